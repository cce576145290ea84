//! Two devices' sessions put together, the same in either order.
//!
//! Copies of one session that went apart are two sessions from then on: both keep the common
//! beginning, the one whose first own step has the smaller id keeps the session's id, the other
//! gets an id made from its first own step.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};
use uuid::{Builder, Uuid};

use crate::outside::SessionId;
use crate::store::{Bin, SessionRecord, StepRecord, StoreError, Tombstone};

/// What becomes of a session that is here already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ImportChoice {
    /// It stays as it is.
    Skip,
    /// What comes takes its place. Where ours went another way, it goes into the bin.
    Replace,
    /// What comes continues it; where the two went apart, there are two sessions.
    #[default]
    KeepBoth,
}

/// How a session that comes stands to what is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ImportStatus {
    /// Not here.
    New,
    /// The same.
    Same,
    /// It goes on where ours ends.
    LongerThere,
    /// Ours goes on where it ends.
    LongerHere,
    /// Both go on in their own way.
    Apart,
    /// It was deleted here, and nothing was entered there since.
    DeletedHere,
}

/// What is known here.
pub trait Known {
    fn session(&self, id: SessionId) -> Result<Option<SessionRecord>, StoreError>;
}

/// What is to be different here.
#[derive(Clone, Debug, Default)]
pub struct Merged {
    pub sessions: BTreeMap<SessionId, SessionRecord>,
    pub gone: Vec<Tombstone>,
    pub back: Vec<SessionId>,
}

/// What comes, and what is to be done with it.
#[derive(Clone, Copy, Debug)]
pub struct Coming<'a> {
    pub sessions: &'a [SessionRecord],
    pub tombstones: &'a [Tombstone],
    pub choice: ImportChoice,
    /// Whether sessions come back that were deleted here: somebody asks for them.
    pub revive: bool,
    pub now: DateTime<Utc>,
}

/// Puts what comes together with what is here.
pub fn merge(
    here: &dyn Known,
    stones: &[Tombstone],
    coming: Coming<'_>,
) -> Result<Merged, StoreError> {
    let mut merging = Merging { here, changed: BTreeMap::new(), now: coming.now };
    for session in coming.sessions {
        let mut session = session.clone();
        let known = merging.current(session.id)?;
        let stone = stones.iter().find(|stone| stone.session == session.id).map(|stone| stone.at);
        let deleted = stone.max(known.as_ref().and_then(SessionRecord::deleted_at));
        if let (Some(deleted), true, None) = (deleted, coming.revive, session.deleted_at()) {
            // Later than the deletion, even if the clock was set.
            let at = coming.now.max(deleted + TimeDelta::milliseconds(1));
            session.bin = Some(Bin { at, deleted: false });
        }
        match coming.choice {
            ImportChoice::KeepBoth => merging.put(session)?,
            ImportChoice::Replace => merging.replace(session)?,
            ImportChoice::Skip if known.is_none() => merging.put(session)?,
            ImportChoice::Skip => {}
        }
    }
    merging.bury(stones, coming.tombstones)
}

/// How a session that comes stands to what is here.
pub(crate) fn status(
    here: Option<&SessionRecord>,
    stone: Option<&Tombstone>,
    there: &SessionRecord,
) -> ImportStatus {
    match here {
        None if stone.is_some_and(|stone| stone.at >= there.touched_at()) => {
            ImportStatus::DeletedHere
        }
        None => ImportStatus::New,
        Some(here) => {
            let common = common(&here.log, &there.log);
            match (common == here.log.len(), common == there.log.len()) {
                (true, true) => ImportStatus::Same,
                (true, _) => ImportStatus::LongerThere,
                (_, true) => ImportStatus::LongerHere,
                _ => ImportStatus::Apart,
            }
        }
    }
}

struct Merging<'a> {
    here: &'a dyn Known,
    now: DateTime<Utc>,
    changed: BTreeMap<SessionId, SessionRecord>,
}

impl Merging<'_> {
    fn current(&self, id: SessionId) -> Result<Option<SessionRecord>, StoreError> {
        match self.changed.get(&id) {
            Some(record) => Ok(Some(record.clone())),
            None => self.here.session(id),
        }
    }

    /// Adds a log to what is here.
    fn put(&mut self, there: SessionRecord) -> Result<(), StoreError> {
        let mut coming = there;
        let mut tried = Vec::new();
        while let Some(here) = self.current(coming.id)? {
            let common = common(&here.log, &coming.log);
            if common == here.log.len() || common == coming.log.len() {
                // Equal logs: what is here has its result from these rules.
                let (longer, shorter) =
                    if coming.log.len() > here.log.len() { (coming, here) } else { (here, coming) };
                coming = SessionRecord { bin: joined_bin(&longer, &shorter), ..longer };
                break;
            }
            let (stays, leaves) = if own(&here, common) < own(&coming, common) {
                (here, coming)
            } else {
                (coming, here)
            };
            tried.push(stays.id);
            self.changed.insert(stays.id, stays);
            coming = SessionRecord { id: branch_id(&leaves, common, &tried), ..leaves };
        }
        self.changed.insert(coming.id, coming);
        Ok(())
    }

    /// Puts what comes in the place of what is here. What would be lost goes into the bin.
    fn replace(&mut self, there: SessionRecord) -> Result<(), StoreError> {
        let mut there = there;
        if let Some(here) = self.current(there.id)? {
            there.bin = there.bin.max(here.bin);
            let common = common(&here.log, &there.log);
            if here.log == there.log {
                there.result = here.result;
            } else if common < here.log.len() {
                let bin = Some(Bin { at: self.now, deleted: true });
                let id = branch_id(&here, common, &[here.id]);
                // What was put into the bin once is not put there again.
                if self.current(id)?.is_none_or(|known| known.log != here.log) {
                    self.put(SessionRecord { bin, id, ..here })?;
                }
            }
        }
        self.changed.insert(there.id, there);
        Ok(())
    }

    /// A session is gone if it was deleted after its last step, and back if it was not.
    fn bury(self, here: &[Tombstone], there: &[Tombstone]) -> Result<Merged, StoreError> {
        let mut stones: BTreeMap<SessionId, Tombstone> = BTreeMap::new();
        for stone in here.iter().chain(there) {
            let kept = stones.entry(stone.session).or_insert(*stone);
            kept.at = kept.at.max(stone.at);
        }
        let known: BTreeMap<SessionId, Tombstone> =
            here.iter().map(|stone| (stone.session, *stone)).collect();
        let mut merged = Merged::default();
        let mut dead = Vec::new();
        for (id, stone) in stones {
            match self.current(id)? {
                Some(session) if session.touched_at() > stone.at => {
                    merged.back.extend(known.contains_key(&id).then_some(id));
                }
                buried => {
                    dead.extend(buried.map(|session| session.id));
                    if known.get(&id) != Some(&stone) || self.here.session(id)?.is_some() {
                        merged.gone.push(stone);
                    }
                }
            }
        }
        for (id, session) in self.changed {
            if !dead.contains(&id) && self.here.session(id)?.as_ref() != Some(&session) {
                merged.sessions.insert(id, session);
            }
        }
        Ok(merged)
    }
}

/// Whether a session is in the bin. A deletion says nothing about steps that came after it on
/// another device: whoever entered them wants the session.
fn joined_bin(longer: &SessionRecord, shorter: &SessionRecord) -> Option<Bin> {
    let outdated = |bin: &Bin| {
        bin.deleted && longer.log.len() > shorter.log.len() && bin.at < longer.updated_at()
    };
    longer.bin.max(shorter.bin.filter(|bin| !outdated(bin)))
}

fn common(one: &[StepRecord], other: &[StepRecord]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

/// The first own step, to be compared: its id, and whatever differs if somebody copied ids.
fn own(session: &SessionRecord, common: usize) -> impl Ord + use<> {
    let step = session.log.get(common).cloned();
    step.map(|step| (step.id, step.at, step.kind, step.payload, step.version, step.offset))
}

/// What a branch's id is made from: its first own step. It sorts beside the session it came from.
/// An id that was tried has another log already, as only somebody's trick can bring about.
fn branch_id(branch: &SessionRecord, common: usize, tried: &[SessionId]) -> SessionId {
    let StepRecord { at, id, kind, offset, payload, version } = &branch.log[common];
    let text = format!("{id} {} {offset} {kind} {version} {payload}", at.timestamp_millis());
    let began = u64::try_from(branch.started_at().timestamp_millis()).unwrap_or(0);
    let mut made = BRANCH;
    loop {
        made = Uuid::new_v5(&made, text.as_bytes());
        let mut tail = [0; 10];
        tail.copy_from_slice(&made.as_bytes()[..10]);
        let id = SessionId(Builder::from_unix_timestamp_millis(began, &tail).into_uuid());
        if !tried.contains(&id) {
            return id;
        }
    }
}

const BRANCH: Uuid = Uuid::from_u128(0x8d0e_3c5a_51f7_4b1b_9d7e_2f60_7461_6c79);

//! Two devices' sessions put together, the same in either order.
//!
//! Copies of one session that went apart are two sessions from then on: both keep the common
//! beginning, the one whose first own step has the smaller id keeps the session's id, the other
//! gets an id made from its first own step.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
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
    /// Whether sessions come back that were deleted here, and when: somebody asks for them.
    pub revive: Option<DateTime<Utc>>,
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
        let buried = stones.iter().any(|stone| stone.session == session.id)
            || known.as_ref().is_some_and(|known| known.deleted_at().is_some());
        if let (Some(at), true, None) = (coming.revive, buried, session.deleted_at()) {
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
                (true, true) if here.bin == there.bin => ImportStatus::Same,
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
        let Some(here) = self.current(there.id)? else {
            self.changed.insert(there.id, there);
            return Ok(());
        };
        let common = common(&here.log, &there.log);
        if common == here.log.len() || common == there.log.len() {
            let bin = here.bin.max(there.bin);
            // Equal logs: what is here has its result from these rules.
            let longer = if there.log.len() > here.log.len() { there } else { here };
            self.changed.insert(longer.id, SessionRecord { bin, ..longer });
            return Ok(());
        }
        let (stays, leaves) =
            if own(&here, common) < own(&there, common) { (here, there) } else { (there, here) };
        let moved = SessionRecord { id: branch_id(&leaves.log, common), ..leaves };
        self.changed.insert(stays.id, stays);
        self.put(moved)
    }

    /// Puts what comes in the place of what is here. What would be lost goes into the bin.
    fn replace(&mut self, there: SessionRecord) -> Result<(), StoreError> {
        if let Some(here) = self.current(there.id)? {
            let common = common(&here.log, &there.log);
            if common < here.log.len() {
                let bin = Some(Bin { at: self.now, deleted: true });
                self.put(SessionRecord { id: branch_id(&here.log, common), bin, ..here })?;
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
        let mut merged = Merged { sessions: BTreeMap::new(), gone: Vec::new(), back: Vec::new() };
        for (id, stone) in stones {
            match self.current(id)? {
                Some(session) if session.touched_at() > stone.at => {
                    merged.back.extend(known.contains_key(&id).then_some(id));
                }
                Some(_) => merged.gone.push(stone),
                None if known.get(&id) != Some(&stone) => merged.gone.push(stone),
                None => {}
            }
        }
        for (id, session) in self.changed {
            let is_gone = merged.gone.iter().any(|stone| stone.session == id);
            if !is_gone && self.here.session(id)?.as_ref() != Some(&session) {
                merged.sessions.insert(id, session);
            }
        }
        Ok(merged)
    }
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
fn branch_id(log: &[StepRecord], common: usize) -> SessionId {
    const BRANCH: Uuid = Uuid::from_u128(0x8d0e_3c5a_51f7_4b1b_9d7e_2f60_7461_6c79);
    let step = &log[common];
    let text = format!("{} {} {} {}", step.id, step.at.timestamp_millis(), step.kind, step.payload);
    let made = Uuid::new_v5(&BRANCH, text.as_bytes());
    let mut tail = [0; 10];
    tail.copy_from_slice(&made.as_bytes()[..10]);
    let began = log.first().map_or(0, |step| step.at.timestamp_millis());
    let began = u64::try_from(began).unwrap_or(0);
    SessionId(Builder::from_unix_timestamp_millis(began, &tail).into_uuid())
}

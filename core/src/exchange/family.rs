//! What is here and what comes, by families: sessions that begin alike, or have one id.

use std::collections::{BTreeMap, BTreeSet};

use super::merge::{Coming, ImportStatus, Known};
use super::tree::common;
use crate::outside::{SessionId, StepId};
use crate::store::{SessionRecord, StoreError, Tombstone};

/// What is here, to be found by how it begins.
pub(crate) struct Families<'a> {
    here: &'a dyn Known,
    sessions: BTreeMap<StepId, Vec<SessionId>>,
    stones: BTreeMap<StepId, Vec<&'a Tombstone>>,
}

impl<'a> Families<'a> {
    pub(crate) fn new(here: &'a dyn Known, all: &'a [Tombstone]) -> Result<Self, StoreError> {
        let mut sessions: BTreeMap<StepId, Vec<SessionId>> = BTreeMap::new();
        for (begins, session) in here.beginnings()? {
            sessions.entry(begins).or_default().push(session);
        }
        Ok(Self { here, sessions, stones: by_beginning(all) })
    }

    /// The sessions that begin like this one, or have its id.
    pub(crate) fn sessions(&self, like: &SessionRecord) -> Result<Vec<SessionRecord>, StoreError> {
        let begins = like.log.first().and_then(|step| self.sessions.get(&step.id));
        let ids: BTreeSet<SessionId> =
            begins.into_iter().flatten().copied().chain([like.id]).collect();
        let found = ids.into_iter().map(|id| self.here.session(id));
        found.filter_map(Result::transpose).collect()
    }

    /// How a session that comes stands to what is here.
    pub(crate) fn status(
        &self,
        there: &SessionRecord,
        here: &[SessionRecord],
        revive: bool,
    ) -> ImportStatus {
        let stands = |one: &SessionRecord| {
            let common = common(one, there);
            (common == one.log.len(), common == there.log.len())
        };
        let begins = there.log.first().map(|step| step.id);
        let stones = begins.and_then(|begins| self.stones.get(&begins)).into_iter().flatten();
        let is_some = |wanted: (bool, bool)| here.iter().any(|one| stands(one) == wanted);
        if is_some((true, true)) {
            ImportStatus::Same
        } else if is_some((false, true)) {
            ImportStatus::LongerHere
        } else if is_some((true, false)) {
            ImportStatus::LongerThere
        } else if !revive && stones.into_iter().any(|stone| stone.buries(there)) {
            ImportStatus::DeletedHere
        } else if here.is_empty() {
            ImportStatus::New
        } else {
            ImportStatus::Apart
        }
    }
}

fn by_beginning(stones: &[Tombstone]) -> BTreeMap<StepId, Vec<&Tombstone>> {
    let mut found: BTreeMap<StepId, Vec<&Tombstone>> = BTreeMap::new();
    for stone in stones {
        if let Some(begins) = stone.steps.first() {
            found.entry(*begins).or_default().push(stone);
        }
    }
    found
}

/// What comes, to be found by how it begins.
pub(super) struct There<'a> {
    pub(super) beginnings: BTreeMap<StepId, Vec<&'a SessionRecord>>,
    pub(super) ids: BTreeMap<SessionId, StepId>,
    stones: BTreeMap<StepId, Vec<&'a Tombstone>>,
}

/// Sessions that belong together.
#[derive(Default)]
pub(super) struct Family<'a> {
    pub(super) beginnings: BTreeSet<StepId>,
    pub(super) here: BTreeMap<SessionId, SessionRecord>,
    pub(super) stones: Vec<&'a Tombstone>,
    pub(super) coming: Vec<&'a SessionRecord>,
    pub(super) coming_stones: Vec<&'a Tombstone>,
}

impl<'a> There<'a> {
    pub(super) fn new(coming: Coming<'a>) -> Self {
        let stones = by_beginning(coming.tombstones);
        let mut beginnings: BTreeMap<StepId, Vec<&'a SessionRecord>> =
            stones.keys().map(|begins| (*begins, Vec::new())).collect();
        let mut ids = BTreeMap::new();
        for session in coming.sessions {
            if let Some(first) = session.log.first() {
                beginnings.entry(first.id).or_default().push(session);
                ids.insert(session.id, first.id);
            }
        }
        Self { beginnings, ids, stones }
    }

    /// All that begins like this, or has an id of what does.
    pub(super) fn family(
        &self,
        begins: StepId,
        here: &Families<'a>,
    ) -> Result<Family<'a>, StoreError> {
        let mut family = Family::default();
        let mut waiting = vec![begins];
        while let Some(begins) = waiting.pop() {
            if !family.beginnings.insert(begins) {
                continue;
            }
            family.stones.extend(here.stones.get(&begins).into_iter().flatten());
            family.coming_stones.extend(self.stones.get(&begins).into_iter().flatten());
            let coming = self.beginnings.get(&begins).into_iter().flatten();
            family.coming.extend(coming.clone());
            let known = here.sessions.get(&begins).into_iter().flatten().copied();
            for id in known.chain(coming.map(|session| session.id)) {
                if !family.here.contains_key(&id)
                    && let Some(session) = here.here.session(id)?
                {
                    waiting.extend(session.log.first().map(|step| step.id));
                    family.here.insert(id, session);
                }
                waiting.extend(self.ids.get(&id));
            }
        }
        Ok(family)
    }
}

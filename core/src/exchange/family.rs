//! What is here and what comes, by families: sessions that begin alike, or have one id.

use std::collections::{BTreeMap, BTreeSet};

use super::merge::ImportStatus;
use super::tree::common;
use crate::outside::{SessionId, StepId};
use crate::store::{SessionRecord, StoreError, Tombstone};

/// What is asked about the sessions that are here, or about those that come.
pub(crate) trait Shelf {
    fn session(&self, id: SessionId) -> Result<Option<SessionRecord>, StoreError>;
    /// The first step of a session.
    fn beginning_of(&self, id: SessionId) -> Result<Option<StepId>, StoreError>;
    /// The sessions that begin with this step.
    fn beginning_with(&self, step: StepId) -> Result<Vec<SessionId>, StoreError>;
    /// The tombstones of logs that began with this step.
    fn stones_of(&self, step: StepId) -> Result<Vec<Tombstone>, StoreError>;
}

/// Sessions that belong together.
#[derive(Debug, Default)]
pub(crate) struct Family {
    pub(crate) beginnings: BTreeSet<StepId>,
    pub(crate) here: BTreeMap<SessionId, SessionRecord>,
    pub(super) stones: Vec<Tombstone>,
    pub(crate) coming: Vec<SessionRecord>,
    pub(super) coming_stones: Vec<Tombstone>,
}

impl Family {
    /// All that begins like this, or has an id of what does.
    pub(crate) fn gather(
        begins: StepId,
        here: &dyn Shelf,
        there: &dyn Shelf,
    ) -> Result<Self, StoreError> {
        let mut family = Self::default();
        let mut waiting = vec![begins];
        while let Some(begins) = waiting.pop() {
            if !family.beginnings.insert(begins) {
                continue;
            }
            family.stones.extend(here.stones_of(begins)?);
            family.coming_stones.extend(there.stones_of(begins)?);
            let coming = there.beginning_with(begins)?;
            for id in &coming {
                family.coming.extend(there.session(*id)?);
            }
            for id in here.beginning_with(begins)?.into_iter().chain(coming) {
                if !family.here.contains_key(&id)
                    && let Some(session) = here.session(id)?
                {
                    waiting.extend(session.log.first().map(|step| step.id));
                    family.here.insert(id, session);
                }
                waiting.extend(there.beginning_of(id)?);
            }
        }
        Ok(family)
    }

    /// The sessions here that begin like this one, or have its id.
    pub(crate) fn like<'a>(
        &'a self,
        there: &'a SessionRecord,
    ) -> impl Iterator<Item = &'a SessionRecord> {
        let begins = first(there);
        self.here.values().filter(move |it| it.id == there.id || first(it) == begins)
    }

    /// How a session that comes stands to what is here.
    pub(crate) fn status(&self, there: &SessionRecord, revive: bool) -> ImportStatus {
        let stands = |one: &SessionRecord| {
            let common = common(one, there);
            (common == one.log.len(), common == there.log.len())
        };
        let is_some = |wanted: (bool, bool)| self.like(there).any(|one| stands(one) == wanted);
        if is_some((true, true)) {
            ImportStatus::Same
        } else if is_some((false, true)) {
            ImportStatus::LongerHere
        } else if is_some((true, false)) {
            ImportStatus::LongerThere
        } else if !revive && self.stones.iter().any(|stone| stone.buries(there)) {
            ImportStatus::DeletedHere
        } else if self.like(there).next().is_none() {
            ImportStatus::New
        } else {
            ImportStatus::Apart
        }
    }
}

fn first(session: &SessionRecord) -> Option<StepId> {
    session.log.first().map(|step| step.id)
}

//! Ours and theirs by families: logs that have a root in common, or an id.

use std::collections::{BTreeMap, BTreeSet};

use super::ImportStatus;
use crate::outside::{SessionId, StepId};
use crate::record::{SessionRecord, Tombstone};

/// What is asked about the sessions that are here, or about those that come. A root is the first step
/// of a log.
pub(crate) trait Side {
    type Error;

    fn session(&self, id: SessionId) -> Result<Option<SessionRecord>, Self::Error>;
    fn root_of(&self, id: SessionId) -> Result<Option<StepId>, Self::Error>;
    fn sessions_from(&self, root: StepId) -> Result<Vec<SessionId>, Self::Error>;
    fn stones_from(&self, root: StepId) -> Result<Vec<Tombstone>, Self::Error>;
}

#[derive(Debug, Default)]
pub(crate) struct Family {
    pub(crate) roots: BTreeSet<StepId>,
    pub(crate) ours: BTreeMap<SessionId, SessionRecord>,
    pub(super) our_stones: Vec<Tombstone>,
    pub(crate) theirs: Vec<SessionRecord>,
    pub(super) their_stones: Vec<Tombstone>,
}

impl Family {
    /// All that has this root, or an id of what has.
    pub(crate) fn gather<E>(
        root: StepId,
        ours: &dyn Side<Error = E>,
        theirs: &dyn Side<Error = E>,
    ) -> Result<Self, E> {
        let mut family = Self::default();
        let mut waiting = vec![root];
        while let Some(root) = waiting.pop() {
            if !family.roots.insert(root) {
                continue;
            }
            family.our_stones.extend(ours.stones_from(root)?);
            family.their_stones.extend(theirs.stones_from(root)?);
            let coming = theirs.sessions_from(root)?;
            for id in &coming {
                family.theirs.extend(theirs.session(*id)?);
            }
            for id in ours.sessions_from(root)?.into_iter().chain(coming) {
                if !family.ours.contains_key(&id)
                    && let Some(session) = ours.session(id)?
                {
                    waiting.extend(session.root());
                    family.ours.insert(id, session);
                }
                waiting.extend(theirs.root_of(id)?);
            }
        }
        Ok(family)
    }

    /// Ours that have the root of one of theirs, or its id.
    pub(crate) fn related<'a>(
        &'a self,
        theirs: &'a SessionRecord,
    ) -> impl Iterator<Item = &'a SessionRecord> {
        self.ours.values().filter(|ours| ours.id == theirs.id || ours.root() == theirs.root())
    }

    /// How a session that comes stands to what is here.
    pub(crate) fn status(&self, theirs: &SessionRecord, revive: bool) -> ImportStatus {
        let stands = |ours: &SessionRecord| (ours.is_prefix_of(theirs), theirs.is_prefix_of(ours));
        let is_some =
            |wanted: (bool, bool)| self.related(theirs).any(|ours| stands(ours) == wanted);
        if is_some((true, true)) {
            ImportStatus::Same
        } else if is_some((false, true)) {
            ImportStatus::LongerHere
        } else if is_some((true, false)) {
            ImportStatus::LongerThere
        } else if !revive && self.our_stones.iter().any(|stone| stone.buries(theirs)) {
            ImportStatus::DeletedHere
        } else if self.related(theirs).next().is_none() {
            ImportStatus::New
        } else {
            ImportStatus::Apart
        }
    }
}

//! What is here and what comes, as families ask for it.

use super::sql::{all, first, from_json, session_id, step_id, value};
use super::staging::Staging;
use super::{SessionRecord, Store, StoreError, Tombstone};
use crate::merge::Side;
use crate::outside::{SessionId, StepId};

/// What comes. Who leaves what is here as it is does not ask for deletions.
#[derive(Debug)]
pub(crate) struct Theirs<'a> {
    pub(crate) staging: &'a Staging,
    pub(crate) with_stones: bool,
}

impl Side for Theirs<'_> {
    type Error = StoreError;

    fn session(&self, id: SessionId) -> Result<Option<SessionRecord>, StoreError> {
        self.staging.theirs(id)
    }

    fn root_of(&self, id: SessionId) -> Result<Option<StepId>, StoreError> {
        self.staging.root_of(&id.to_string())
    }

    fn sessions_from(&self, root: StepId) -> Result<Vec<SessionId>, StoreError> {
        self.staging.ids("SELECT session FROM steps WHERE id = ?1 AND seq = 1", root)
    }

    fn stones_from(&self, root: StepId) -> Result<Vec<Tombstone>, StoreError> {
        if !self.with_stones {
            return Ok(Vec::new());
        }
        self.staging.stones("SELECT body FROM their_stones WHERE root = ?1 ORDER BY tip", root)
    }
}

/// What is here, as it was when it was looked at; logs are read from the database itself.
#[derive(Debug)]
pub(crate) struct Ours<'a> {
    pub(crate) staging: &'a Staging,
    pub(crate) store: &'a Store,
}

impl Side for Ours<'_> {
    type Error = StoreError;

    fn session(&self, id: SessionId) -> Result<Option<SessionRecord>, StoreError> {
        // Most that come are not here.
        if self.staging.is_here(id)? { self.store.session_record(id) } else { Ok(None) }
    }

    fn root_of(&self, id: SessionId) -> Result<Option<StepId>, StoreError> {
        let select = "SELECT root FROM ours WHERE id = ?1 AND root IS NOT NULL";
        first(&self.staging.connection, select, [id.to_string()], |row| step_id(row, 0))
    }

    fn sessions_from(&self, root: StepId) -> Result<Vec<SessionId>, StoreError> {
        self.staging.ids("SELECT id FROM ours WHERE root = ?1 ORDER BY id", root)
    }

    fn stones_from(&self, root: StepId) -> Result<Vec<Tombstone>, StoreError> {
        let select = "SELECT body FROM our_stones WHERE root = ?1 ORDER BY state, tip";
        self.staging.stones(select, root)
    }
}

impl Staging {
    pub(crate) fn is_here(&self, id: SessionId) -> Result<bool, StoreError> {
        let select = "SELECT EXISTS (SELECT 1 FROM ours WHERE id = ?1)";
        value(&self.connection, select, [id.to_string()])
    }

    fn ids(&self, select: &str, root: StepId) -> Result<Vec<SessionId>, StoreError> {
        all(&self.connection, select, [root.to_string()], |row| session_id(row, 0))
    }

    fn stones(&self, select: &str, root: StepId) -> Result<Vec<Tombstone>, StoreError> {
        all(&self.connection, select, [root.to_string()], |row| from_json(row, 0))
    }
}

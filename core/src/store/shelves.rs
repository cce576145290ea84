//! What is here and what comes, as families ask for it.

use super::sql::{all, first, from_json, session_id, step_id, value};
use super::staging::Staging;
use super::{SessionRecord, Store, StoreError, Tombstone};
use crate::exchange::Shelf;
use crate::outside::{SessionId, StepId};

/// What comes. Who leaves what is here as it is does not ask for deletions.
#[derive(Debug)]
pub(crate) struct Coming<'a> {
    pub(crate) staging: &'a Staging,
    pub(crate) with_stones: bool,
}

impl Shelf for Coming<'_> {
    fn session(&self, id: SessionId) -> Result<Option<SessionRecord>, StoreError> {
        self.staging.coming(id)
    }

    fn beginning_of(&self, id: SessionId) -> Result<Option<StepId>, StoreError> {
        self.staging.first_step(&id.to_string())
    }

    fn beginning_with(&self, step: StepId) -> Result<Vec<SessionId>, StoreError> {
        self.staging.ids("SELECT session FROM steps WHERE id = ?1 AND seq = 1", step)
    }

    fn stones_of(&self, step: StepId) -> Result<Vec<Tombstone>, StoreError> {
        if !self.with_stones {
            return Ok(Vec::new());
        }
        self.staging.stones("SELECT body FROM coming_stones WHERE first = ?1 ORDER BY last", step)
    }
}

/// What is here, as it was when it was looked at; logs are read from the database itself.
#[derive(Debug)]
pub(crate) struct Here<'a> {
    pub(crate) staging: &'a Staging,
    pub(crate) store: &'a Store,
}

impl Shelf for Here<'_> {
    fn session(&self, id: SessionId) -> Result<Option<SessionRecord>, StoreError> {
        // Most that come are not here.
        if self.staging.is_here(id)? { self.store.session_record(id) } else { Ok(None) }
    }

    fn beginning_of(&self, id: SessionId) -> Result<Option<StepId>, StoreError> {
        let select = "SELECT first FROM here WHERE id = ?1 AND first IS NOT NULL";
        first(&self.staging.connection, select, [id.to_string()], |row| step_id(row, 0))
    }

    fn beginning_with(&self, step: StepId) -> Result<Vec<SessionId>, StoreError> {
        self.staging.ids("SELECT id FROM here WHERE first = ?1 ORDER BY id", step)
    }

    fn stones_of(&self, step: StepId) -> Result<Vec<Tombstone>, StoreError> {
        let select = "SELECT body FROM here_stones WHERE first = ?1 ORDER BY state, last";
        self.staging.stones(select, step)
    }
}

impl Staging {
    pub(crate) fn is_here(&self, id: SessionId) -> Result<bool, StoreError> {
        let select = "SELECT EXISTS (SELECT 1 FROM here WHERE id = ?1)";
        value(&self.connection, select, [id.to_string()])
    }

    fn ids(&self, select: &str, step: StepId) -> Result<Vec<SessionId>, StoreError> {
        all(&self.connection, select, [step.to_string()], |row| session_id(row, 0))
    }

    fn stones(&self, select: &str, step: StepId) -> Result<Vec<Tombstone>, StoreError> {
        all(&self.connection, select, [step.to_string()], |row| from_json(row, 0))
    }
}

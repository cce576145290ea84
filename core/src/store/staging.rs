//! A database for as long as something is brought in: what comes, what is here, what is to be done.
//!
//! It has a file of its own for what is large, beside the database or among the system's temporary
//! files.

use std::path::Path;

use rusqlite::{Connection, Params, params};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::file::keep_plans;
use super::listing::read_listed;
use super::sql::{all, first, from_json, json, run, step_id, text_or_null, value};
use super::temporary::{Temporary, temporary};
use super::whole::{has_session, put_head, put_steps, session_record};
use super::{Derived, ListedSession, SessionRecord, StoreError, Tombstone};
use crate::merge::ImportStatus;
use crate::outside::{SessionId, StepId};

#[derive(Debug)]
pub(crate) struct Staging {
    pub(super) connection: Connection,
    /// Removed when this is; `None` where there is none.
    _file: Option<Temporary>,
}

/// What a session that comes would become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LookedAt {
    pub(crate) status: ImportStatus,
    /// Whether it is in the bin now, and then.
    pub(crate) bin: (bool, bool),
}

/// One of theirs, as a list shows it.
#[derive(Clone, Debug)]
pub(crate) struct Incoming {
    pub(crate) session: ListedSession,
    pub(crate) looked_at: Option<LookedAt>,
}

/// The lists that are kept by id alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Player,
    Box,
    Proof,
}

impl Kind {
    fn word(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Box => "box",
            Self::Proof => "proof",
        }
    }
}

impl Staging {
    /// For what is small.
    pub(crate) fn in_memory() -> Result<Self, StoreError> {
        Self::set_up(Connection::open_in_memory()?, None)
    }

    /// With a file of its own; `random` is for a name that nobody can guess.
    pub(crate) fn on_disk(beside: Option<&Path>, random: u128) -> Result<Self, StoreError> {
        let (connection, file) = temporary(beside, random)?;
        Self::set_up(connection, Some(file))
    }

    fn set_up(connection: Connection, file: Option<Temporary>) -> Result<Self, StoreError> {
        connection.execute_batch(include_str!("staging.sql"))?;
        keep_plans(&connection)?;
        connection.set_prepared_statement_cache_capacity(48);
        Ok(Self { connection, _file: file })
    }

    /// Does a slice of the work, all of it or nothing.
    pub(crate) fn slice<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce() -> Result<T, E>,
    ) -> Result<T, E> {
        let begun = self.connection.execute_batch("BEGIN");
        begun.map_err(|error| E::from(StoreError::from(error)))?;
        let done = work();
        let ended = self.connection.execute_batch(if done.is_ok() { "COMMIT" } else { "ROLLBACK" });
        let done = done?;
        ended.map_err(|error| E::from(StoreError::from(error)))?;
        Ok(done)
    }

    /// Keeps a session that comes, with what its log gives if anybody will ask. False if there is one
    /// of that id already.
    pub(crate) fn put_theirs(
        &self,
        session: &SessionRecord,
        derived: Option<&Derived>,
    ) -> Result<bool, StoreError> {
        let id = session.id.to_string();
        if has_session(&self.connection, &id)? {
            return Ok(false);
        }
        put_head(&self.connection, session)?;
        put_steps(&self.connection, session, 0)?;
        let Some(Derived { index, proof, differs }) = derived else { return Ok(true) };
        let proof = proof.as_ref().map(json).transpose()?;
        self.put(
            "UPDATE sessions SET found_by = ?2, proof = ?3, differs = ?4 WHERE id = ?1",
            params![id, json(index)?, proof, differs],
        )
    }

    /// A session that comes, whole.
    pub(crate) fn theirs(&self, id: SessionId) -> Result<Option<SessionRecord>, StoreError> {
        #[cfg(test)]
        crate::session::counted::count(|done| &mut done.staged);
        session_record(&self.connection, id)
    }

    pub(crate) fn put_their_stone(&self, stone: &Tombstone) -> Result<bool, StoreError> {
        // Of one without steps nobody knows what it is about.
        let (Some(root), Some(tip)) = (stone.root(), stone.tip()) else {
            return Ok(true);
        };
        self.put(
            "INSERT OR IGNORE INTO their_stones (tip, root, body) VALUES (?1, ?2, ?3)",
            [tip.to_string(), root.to_string(), json(stone)?],
        )
    }

    pub(crate) fn put_other<T: Serialize>(
        &self,
        kind: Kind,
        id: &str,
        body: &T,
    ) -> Result<bool, StoreError> {
        self.put(
            "INSERT OR IGNORE INTO others (kind, id, body) VALUES (?1, ?2, ?3)",
            [kind.word(), id, &json(body)?],
        )
    }

    fn put(&self, put: &str, values: impl Params) -> Result<bool, StoreError> {
        Ok(run(&self.connection, put, values)? == 1)
    }

    pub(crate) fn others<T: DeserializeOwned>(&self, kind: Kind) -> Result<Vec<T>, StoreError> {
        let select = "SELECT body FROM others WHERE kind = ?1 ORDER BY id";
        all(&self.connection, select, [kind.word()], |row| from_json(row, 0))
    }

    pub(crate) fn other<T: DeserializeOwned>(
        &self,
        kind: Kind,
        id: &str,
    ) -> Result<Option<T>, StoreError> {
        let select = "SELECT body FROM others WHERE kind = ?1 AND id = ?2";
        first(&self.connection, select, [kind.word(), id], |row| from_json(row, 0))
    }

    /// How many sessions come.
    pub(crate) fn count_theirs(&self) -> Result<u32, StoreError> {
        value(&self.connection, "SELECT count(*) FROM sessions", [])
    }

    /// How many came with a result that their log does not give, or with somebody else's proof.
    pub(crate) fn count_differing(&self) -> Result<u32, StoreError> {
        let select = "SELECT count(*) FROM sessions
             LEFT JOIN others ON kind = 'proof' AND others.id = sessions.id
             WHERE differs OR body <> proof";
        value(&self.connection, select, [])
    }

    /// A page of those that come, as they came, with what was found out about them.
    pub(crate) fn page(&self, offset: u32, limit: u32) -> Result<Vec<Incoming>, StoreError> {
        let select =
            "SELECT id, game, started_at, updated_at, deleted_at, card, status, before, after
             FROM sessions LEFT JOIN looked_at USING (id)
             WHERE seq > ?1 ORDER BY seq LIMIT ?2";
        all(&self.connection, select, [offset, limit], |row| {
            let looked_at = match text_or_null(row, 6)? {
                Some(_) => {
                    Some(LookedAt { status: from_json(row, 6)?, bin: (row.get(7)?, row.get(8)?) })
                }
                None => None,
            };
            Ok(Incoming { session: read_listed(row)?, looked_at })
        })
    }

    pub(crate) fn put_looked_at(
        &self,
        session: SessionId,
        LookedAt { status, bin: (before, after) }: LookedAt,
    ) -> Result<(), StoreError> {
        let put = "INSERT OR REPLACE INTO looked_at (id, status, before, after)
             VALUES (?1, ?2, ?3, ?4)";
        let values = params![session.to_string(), json(&status)?, before, after];
        run(&self.connection, put, values).map(drop)
    }

    /// How many that come stand so.
    pub(crate) fn count_status(&self, status: ImportStatus) -> Result<u32, StoreError> {
        let select = "SELECT count(*) FROM looked_at WHERE status = ?1";
        value(&self.connection, select, [json(&status)?])
    }

    /// The first step of a session that comes.
    pub(super) fn root_of(&self, id: &str) -> Result<Option<StepId>, StoreError> {
        let select = "SELECT id FROM steps WHERE session = ?1 AND seq = 1";
        first(&self.connection, select, [id], |row| step_id(row, 0))
    }

    /// The next root after this one of anything that comes.
    pub(crate) fn next_root(
        &self,
        after: Option<StepId>,
        with_stones: bool,
    ) -> Result<Option<StepId>, StoreError> {
        let after = after.map(|step| step.to_string()).unwrap_or_default();
        let next = |select| first(&self.connection, select, [&after], |row| step_id(row, 0));
        let session = next("SELECT id FROM steps WHERE seq = 1 AND id > ?1 ORDER BY id LIMIT 1")?;
        let stone = "SELECT root FROM their_stones WHERE root > ?1 ORDER BY root LIMIT 1";
        let stone = if with_stones { next(stone)? } else { None };
        Ok(session.into_iter().chain(stone).min())
    }
}

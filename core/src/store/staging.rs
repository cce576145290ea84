//! A database for as long as something is brought in: what comes, what is here, what is to be done.
//!
//! It has a file of its own for what is large, beside the database or among the system's temporary
//! files. Nobody else opens it, and nothing in it has to survive.

use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OptionalExtension as _, Row as SqlRow, params};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::exchange::{has_session, put_head, put_steps, session_record};
use super::listing::read_listed;
use super::names::{all_beside, beside as beside_database};
use super::{Derived, ListedSession, SessionRecord, Store, StoreError, Tombstone};
use crate::exchange::{ImportStatus, Shelf};
use crate::outside::{SessionId, StepId};

/// What is smaller is kept in memory meanwhile.
pub(crate) const SMALL: u64 = 8 * 1024 * 1024;

/// How the names of such files go on after that of the database.
const NAME: &str = "import-";

#[derive(Debug)]
pub(crate) struct Staging {
    pub(super) connection: Connection,
    /// Removed when this is; `None` where there is none.
    _file: Option<Temporary>,
}

/// A file that is gone with the object. Where a file that is open can lose its name, it has lost it
/// already, so that not even a kill leaves anything.
#[derive(Debug)]
pub(super) struct Temporary(PathBuf);

impl Temporary {
    /// An open file can lose its name almost everywhere; elsewhere it loses it later.
    fn lose_name(&self) {
        let _ = fs::remove_file(&self.0);
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        self.lose_name();
    }
}

/// A database of ours that is only looked into.
#[derive(Debug)]
pub(crate) struct LookedInto {
    pub(crate) store: Store,
    _file: Option<Temporary>,
}

/// What a session that comes would become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LookedAt {
    pub(crate) status: ImportStatus,
    /// Whether it is in the bin now, and then.
    pub(crate) bin: (bool, bool),
}

/// A session that comes, as a list shows it.
#[derive(Clone, Debug)]
pub(crate) struct Arrival {
    pub(crate) session: ListedSession,
    pub(crate) looked_at: Option<LookedAt>,
}

/// The lists that are kept by id alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Player,
    Copy,
    Proof,
}

impl Kind {
    fn word(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Copy => "copy",
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

    /// What is in a backup, or in any database of ours, brought up to date. The file stays as it is.
    pub(crate) fn look_into(
        backup: &Path,
        beside: Option<&Path>,
        random: u128,
    ) -> Result<LookedInto, StoreError> {
        let is_small = fs::metadata(backup).is_ok_and(|data| data.len() <= SMALL);
        let (connection, file) = if is_small {
            (Connection::open_in_memory()?, None)
        } else {
            named(beside, random).map(|(connection, file)| (connection, Some(file)))?
        };
        let store = Store::look_into(backup, connection)?;
        // Only now: while it is copied, a journal of the source's kind may lie beside it.
        if let Some(file) = &file {
            file.lose_name();
        }
        Ok(LookedInto { store, _file: file })
    }

    fn set_up(connection: Connection, file: Option<Temporary>) -> Result<Self, StoreError> {
        connection.execute_batch(include_str!("staging.sql"))?;
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
    pub(crate) fn put_coming(
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
        let proof = proof.as_ref().map(written).transpose()?;
        self.put(
            "UPDATE sessions SET found_by = ?2, proof = ?3, differs = ?4 WHERE id = ?1",
            params![id, written(index)?, proof, differs],
        )
    }

    /// A session that comes, whole.
    pub(crate) fn coming(&self, id: SessionId) -> Result<Option<SessionRecord>, StoreError> {
        #[cfg(test)]
        crate::session::counted::count(|done| &mut done.staged);
        session_record(&self.connection, id)
    }

    pub(crate) fn put_coming_stone(&self, stone: &Tombstone) -> Result<bool, StoreError> {
        // Of one without steps nobody knows what it is about.
        let (Some(first), Some(last)) = (stone.steps.first(), stone.last()) else {
            return Ok(true);
        };
        let body = written(stone)?;
        self.put(
            "INSERT OR IGNORE INTO coming_stones (last, first, body) VALUES (?1, ?2, ?3)",
            params![last.to_string(), first.to_string(), body],
        )
    }

    pub(crate) fn put_other<T: Serialize>(
        &self,
        kind: Kind,
        id: &str,
        body: &T,
    ) -> Result<bool, StoreError> {
        let body = written(body)?;
        self.put(
            "INSERT OR IGNORE INTO others (kind, id, body) VALUES (?1, ?2, ?3)",
            params![kind.word(), id, body],
        )
    }

    fn put(&self, insert: &str, values: impl rusqlite::Params) -> Result<bool, StoreError> {
        Ok(self.connection.prepare_cached(insert)?.execute(values)? == 1)
    }

    pub(crate) fn others<T: DeserializeOwned>(&self, kind: Kind) -> Result<Vec<T>, StoreError> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT body FROM others WHERE kind = ?1 ORDER BY id")?;
        let found = statement.query_map([kind.word()], |row| read(row, 0))?;
        Ok(found.collect::<Result<_, _>>()?)
    }

    pub(crate) fn other<T: DeserializeOwned>(
        &self,
        kind: Kind,
        id: &str,
    ) -> Result<Option<T>, StoreError> {
        let select = "SELECT body FROM others WHERE kind = ?1 AND id = ?2";
        let mut statement = self.connection.prepare_cached(select)?;
        Ok(statement.query_row([kind.word(), id], |row| read(row, 0)).optional()?)
    }

    /// How many sessions come.
    pub(crate) fn count_coming(&self) -> Result<u32, StoreError> {
        Ok(self.connection.query_row("SELECT count(*) FROM sessions", [], |row| row.get(0))?)
    }

    /// How many came with a result that their log does not give, or with somebody else's proof.
    pub(crate) fn count_differing(&self) -> Result<u32, StoreError> {
        let select = "SELECT count(*) FROM sessions
             LEFT JOIN others ON kind = 'proof' AND others.id = sessions.id
             WHERE differs OR body <> proof";
        Ok(self.connection.query_row(select, [], |row| row.get(0))?)
    }

    /// A page of those that come, as they came, with what was found out about them.
    pub(crate) fn coming_page(&self, offset: u32, limit: u32) -> Result<Vec<Arrival>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id, game, started_at, updated_at, deleted_at, card, status, before, after
             FROM sessions LEFT JOIN looked_at USING (id)
             WHERE seq > ?1 ORDER BY seq LIMIT ?2",
        )?;
        let page = statement.query_map([offset, limit], |row| {
            let looked_at = match row.get_ref(6)?.as_str_or_null()? {
                Some(_) => {
                    Some(LookedAt { status: read(row, 6)?, bin: (row.get(7)?, row.get(8)?) })
                }
                None => None,
            };
            Ok(Arrival { session: read_listed(row)?, looked_at })
        })?;
        Ok(page.collect::<Result<_, _>>()?)
    }

    pub(crate) fn put_looked_at(
        &self,
        session: SessionId,
        looked_at: LookedAt,
    ) -> Result<(), StoreError> {
        self.put(
            "INSERT OR REPLACE INTO looked_at (id, status, before, after) VALUES (?1, ?2, ?3, ?4)",
            params![
                session.to_string(),
                written(&looked_at.status)?,
                looked_at.bin.0,
                looked_at.bin.1
            ],
        )
        .map(drop)
    }

    /// How many that come stand so.
    pub(crate) fn count_status(&self, status: ImportStatus) -> Result<u32, StoreError> {
        let select = "SELECT count(*) FROM looked_at WHERE status = ?1";
        Ok(self.connection.query_row(select, [written(&status)?], |row| row.get(0))?)
    }

    /// The next beginning after this one of anything that comes.
    pub(crate) fn next_beginning(
        &self,
        after: Option<StepId>,
        with_stones: bool,
    ) -> Result<Option<StepId>, StoreError> {
        let after = after.map(|step| step.to_string()).unwrap_or_default();
        let next = |select: &str| -> Result<Option<StepId>, StoreError> {
            let mut statement = self.connection.prepare_cached(select)?;
            Ok(statement.query_row([&after], |row| read_step_id(row, 0)).optional()?)
        };
        let session = next("SELECT id FROM steps WHERE seq = 1 AND id > ?1 ORDER BY id LIMIT 1")?;
        let stone = if with_stones {
            next("SELECT first FROM coming_stones WHERE first > ?1 ORDER BY first LIMIT 1")?
        } else {
            None
        };
        Ok(session.into_iter().chain(stone).min())
    }
}

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
        let select = "SELECT id FROM steps WHERE session = ?1 AND seq = 1";
        let mut statement = self.staging.connection.prepare_cached(select)?;
        Ok(statement.query_row([id.to_string()], |row| read_step_id(row, 0)).optional()?)
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
        let mut statement = self.staging.connection.prepare_cached(select)?;
        Ok(statement.query_row([id.to_string()], |row| read_step_id(row, 0)).optional()?)
    }

    fn beginning_with(&self, step: StepId) -> Result<Vec<SessionId>, StoreError> {
        self.staging.ids("SELECT id FROM here WHERE first = ?1 ORDER BY id", step)
    }

    fn stones_of(&self, step: StepId) -> Result<Vec<Tombstone>, StoreError> {
        self.staging
            .stones("SELECT body FROM here_stones WHERE first = ?1 ORDER BY state, last", step)
    }
}

impl Staging {
    pub(crate) fn is_here(&self, id: SessionId) -> Result<bool, StoreError> {
        let select = "SELECT EXISTS (SELECT 1 FROM here WHERE id = ?1)";
        let mut statement = self.connection.prepare_cached(select)?;
        Ok(statement.query_row([id.to_string()], |row| row.get(0))?)
    }

    fn ids(&self, select: &str, step: StepId) -> Result<Vec<SessionId>, StoreError> {
        let mut statement = self.connection.prepare_cached(select)?;
        let ids =
            statement.query_map([step.to_string()], |row| super::sessions::session_id(row, 0))?;
        Ok(ids.collect::<Result<_, _>>()?)
    }

    fn stones(&self, select: &str, step: StepId) -> Result<Vec<Tombstone>, StoreError> {
        let mut statement = self.connection.prepare_cached(select)?;
        let stones = statement.query_map([step.to_string()], |row| read(row, 0))?;
        Ok(stones.collect::<Result<_, _>>()?)
    }
}

/// A new file that only we know of, opened as a database without files beside it.
fn temporary(beside: Option<&Path>, random: u128) -> Result<(Connection, Temporary), StoreError> {
    let (connection, file) = named(beside, random)?;
    file.lose_name();
    Ok((connection, file))
}

/// The same while it still has its name.
fn named(beside: Option<&Path>, random: u128) -> Result<(Connection, Temporary), StoreError> {
    let path = match beside {
        Some(database) => beside_database(database, &format!("{NAME}{random:032x}")),
        None => std::env::temp_dir().join(format!("tallystone-{NAME}{random:032x}")),
    };
    if let Some(database) = beside {
        sweep(database);
    }
    let made = OpenOptions::new().write(true).create_new(true).open(&path);
    made.map_err(|error| StoreError::File { path: path.clone(), error })?;
    let file = Temporary(path.clone());
    let connection = Connection::open(&path)?;
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    connection.pragma_update_and_check(None, "journal_mode", "MEMORY", |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "OFF")?;
    connection.pragma_update(None, "cache_size", -8_000)?;
    connection.execute_batch("BEGIN IMMEDIATE; COMMIT")?;
    Ok((connection, file))
}

/// Removes what a kill left. What is in use stays in use without its name, or cannot be removed.
fn sweep(database: &Path) {
    for left in all_beside(database, NAME) {
        let _ = fs::remove_file(left);
    }
}

pub(super) fn written<T: Serialize>(value: &T) -> Result<String, StoreError> {
    let written = serde_json::to_string(value);
    written.map_err(|error| rusqlite::Error::ToSqlConversionFailure(Box::new(error)).into())
}

/// What we wrote ourselves.
pub(super) fn read<T: DeserializeOwned>(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<T> {
    let text = row.get_ref(column)?.as_str()?;
    serde_json::from_str(text)
        .map_err(|error| rusqlite::Error::ToSqlConversionFailure(Box::new(error)))
}

pub(super) fn read_step_id(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<StepId> {
    super::sessions::uuid(row, column).map(StepId)
}

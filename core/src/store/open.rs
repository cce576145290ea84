//! Opening a database: ours, not newer than we are, whole, brought up to date in one transaction.

use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};

use super::backup::{backups, beside, is_backup_due};
use super::damage::{self, Recovery};
use super::{Store, StoreError};

/// "TALY" in the file's header says that it is ours.
const APPLICATION_ID: i64 = 0x5441_4C59;

/// How every database of SQLite begins.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

/// One file a version; the database's `user_version` counts those that were run.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/001_start.sql"),
    include_str!("../../migrations/002_history.sql"),
    include_str!("../../migrations/003_results.sql"),
    include_str!("../../migrations/004_tombstones.sql"),
];

/// A second process has this long to finish its commit.
const BUSY: Duration = Duration::from_secs(5);

impl Store {
    /// Opens the database at a path, or makes one. A damaged one is moved aside, and what can be
    /// read of it is brought back. `now` names the moved file.
    pub fn open(path: &Path, now: i64) -> Result<(Self, Option<Recovery>), StoreError> {
        // SQLite would take these for a database that is gone with its connection.
        if path.as_os_str().is_empty() || path.as_os_str().as_encoded_bytes().starts_with(b":") {
            return Err(StoreError::NoFile { path: path.to_owned() });
        }
        damage::finish_recovery(path)?;
        match Self::open_sound(path) {
            Ok(store) => Ok((store, None)),
            Err(StoreError::Damaged) => damage::recover(path, now),
            Err(other) => Err(other),
        }
    }

    /// A database that is gone with the object.
    pub fn in_memory() -> Result<Self, StoreError> {
        Self::set_up(Connection::open_in_memory()?, None)
    }

    /// A second connection that only reads, for work that must not hold up a tap; `None` in
    /// memory.
    pub fn reader(&self) -> Result<Option<Self>, StoreError> {
        let Some(path) = &self.path else { return Ok(None) };
        let connection = connect(path)?;
        connection.busy_timeout(BUSY)?;
        connection.pragma_update(None, "query_only", true)?;
        Ok(Some(Self { connection, path: Some(path.clone()), upgraded: false }))
    }

    pub(super) fn open_sound(path: &Path) -> Result<Self, StoreError> {
        if is_something_else(path) {
            return Err(StoreError::Foreign { path: path.to_owned() });
        }
        if is_cut_off(path) {
            return Err(StoreError::Damaged);
        }
        refuse_newer(header_version(path)?)?;
        let connection = connect(path)?;
        connection.busy_timeout(BUSY)?;
        // Until it is known to be ours and whole, not even its journal is touched.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        refuse_foreign(&connection, path)?;
        refuse_newer(version(&connection)?)?;
        let whole_check = is_check_due(path);
        if whole_check {
            refuse_damaged(&connection)?;
        }
        let store = Self::set_up(connection, Some(path))?;
        if whole_check {
            store.can_be_listed()?;
            let _ = fs::remove_file(suspicion(path));
        }
        store.connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
        Ok(store)
    }

    pub(super) fn set_up(
        mut connection: Connection,
        path: Option<&Path>,
    ) -> Result<Self, StoreError> {
        connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        let upgraded = migrate(&mut connection)?;
        if path.is_some() && schema(&connection)? != schema(&Self::in_memory()?.connection)? {
            return Err(StoreError::Damaged);
        }
        Ok(Self { connection, path: path.map(Path::to_owned), upgraded })
    }

    /// Remembers that damage was met in use, so that the next opening looks at every page.
    pub fn suspect(&self) {
        if let Some(path) = &self.path {
            let _ = fs::write(suspicion(path), b"");
        }
    }

    /// One card that cannot be read would keep all the others from being shown.
    fn can_be_listed(&self) -> Result<(), StoreError> {
        self.can_list_all()?;
        self.people()?;
        Ok(())
    }
}

/// A path is a path, whatever it looks like: no address of SQLite's own.
fn connect(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Ok(Connection::open_with_flags(path, flags)?)
}

/// A small database is read whole at every opening, in a few milliseconds; a large one once a day,
/// when a backup is due, and after damage was met.
fn is_check_due(path: &Path) -> bool {
    const SMALL: u64 = 8 * 1024 * 1024;
    let is_small = fs::metadata(path).is_ok_and(|data| data.len() <= SMALL);
    is_small || suspicion(path).exists() || is_backup_due(path)
}

fn suspicion(path: &Path) -> PathBuf {
    beside(path, "suspect")
}

/// A file that was cut off, or emptied although it was in use. SQLite would take it for a new one.
fn is_cut_off(path: &Path) -> bool {
    /// No database is smaller.
    const SMALLEST: u64 = 512;
    let length = |path: &Path| fs::metadata(path).map_or(0, |data| data.len());
    match length(path) {
        0 if !path.exists() => false,
        0 => length(&damage::with_tail(path, "-wal")) > 0 || !backups(path).is_empty(),
        length => length < SMALLEST,
    }
}

/// A file that does not begin like a database, and beside which nothing of ours lies, is somebody's
/// letter or photograph: it is not for us to move.
pub(super) fn is_something_else(path: &Path) -> bool {
    let mut beginning = Vec::new();
    let read = File::open(path).and_then(|file| file.take(16).read_to_end(&mut beginning));
    let alone = !damage::with_tail(path, "-wal").exists() && backups(path).is_empty();
    alone && read.is_ok() && !MAGIC.starts_with(&beginning)
}

/// SQLite keeps `user_version` at byte 60 of the file: read without opening it as a database.
fn header_version(path: &Path) -> Result<i64, StoreError> {
    let mut header = [0; 64];
    match File::open(path).and_then(|mut file| file.read_exact(&mut header)) {
        Ok(()) if header.starts_with(MAGIC) => {
            let [.., a, b, c, d] = header;
            Ok(i64::from(u32::from_be_bytes([a, b, c, d])))
        }
        Ok(()) => Ok(0),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(0),
        Err(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => Ok(0),
        Err(error) => Err(StoreError::File { path: path.to_owned(), error }),
    }
}

pub(super) fn version(connection: &Connection) -> Result<i64, StoreError> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

pub(super) fn refuse_newer(found: i64) -> Result<(), StoreError> {
    let known = known_version();
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(()) }
}

pub(super) fn refuse_foreign(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    // One look at both, as another process may be making the tables just now.
    let look = connection.unchecked_transaction()?;
    let id: i64 = look.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let tables = look.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0));
    if id == APPLICATION_ID {
        tables.map_err(damaged_schema).map(|_: i64| ())
    } else if id == 0 && tables? == 0_i64 {
        Ok(())
    } else {
        Err(StoreError::Foreign { path: path.to_owned() })
    }
}

/// Reads the whole file once: damage is found here rather than in the middle of a game, and never
/// copied over a good backup.
pub(super) fn refuse_damaged(connection: &Connection) -> Result<(), StoreError> {
    let found = connection
        .query_row("PRAGMA integrity_check(1)", [], |row| row.get::<_, String>(0))
        .map_err(damaged_schema)?;
    if found == "ok" { Ok(()) } else { Err(StoreError::Damaged) }
}

/// Where only our own SQL is run, "no such table" and the like mean a schema that is not ours any
/// more.
fn damaged_schema(error: rusqlite::Error) -> StoreError {
    let is_schema = matches!(error, rusqlite::Error::SqlInputError { .. })
        || error.sqlite_error_code() == Some(ErrorCode::Unknown);
    if is_schema { StoreError::Damaged } else { error.into() }
}

/// The tables as they are written down: one letter that has changed is damage.
fn schema(connection: &Connection) -> Result<Vec<(String, Option<String>)>, StoreError> {
    let mut statement = connection
        .prepare("SELECT name, sql FROM sqlite_schema ORDER BY name")
        .map_err(damaged_schema)?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    rows.collect::<Result<_, _>>().map_err(|_| StoreError::Damaged)
}

fn known_version() -> i64 {
    i64::try_from(MIGRATIONS.len()).unwrap_or(i64::MAX)
}

/// Brings the tables up to date. True if there were older ones.
pub(super) fn migrate(connection: &mut Connection) -> Result<bool, StoreError> {
    if version(connection)? == known_version() {
        return Ok(false);
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Another process may have been faster.
    let done = usize::try_from(version(&transaction)?).unwrap_or(0);
    if done < MIGRATIONS.len() {
        for migration in &MIGRATIONS[done..] {
            transaction.execute_batch(migration).map_err(damaged_schema)?;
        }
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        transaction.pragma_update(None, "user_version", known_version())?;
        transaction.commit()?;
    }
    Ok(done > 0)
}

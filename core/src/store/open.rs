//! Opening a database: ours, not newer than we are, brought up to date in one transaction.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, TransactionBehavior};

use super::damage::Recovery;
use super::{Store, StoreError};

/// "TALY" in the file's header says that it is ours.
const APPLICATION_ID: i64 = 0x5441_4C59;

/// One file a version; the database's `user_version` counts those that were run.
const MIGRATIONS: &[&str] = &[include_str!("../../migrations/001_start.sql")];

/// A second process has this long to finish its commit.
const BUSY: Duration = Duration::from_secs(5);

impl Store {
    /// Opens the database at a path, or makes one. A damaged one is moved aside, and what can be
    /// read of it is brought back. `now` names the moved file.
    pub fn open(path: &Path, now: i64) -> Result<(Self, Option<Recovery>), StoreError> {
        match Self::open_sound(path) {
            Ok(store) => Ok((store, None)),
            Err(StoreError::Damaged) => super::damage::recover(path, now),
            Err(other) => Err(other),
        }
    }

    /// A database that is gone with the object.
    pub fn in_memory() -> Result<Self, StoreError> {
        Self::set_up(Connection::open_in_memory()?, None)
    }

    pub(super) fn open_sound(path: &Path) -> Result<Self, StoreError> {
        refuse_newer(header_version(path)?)?;
        let connection = Connection::open(path)?;
        // Until it is known to be ours, not even its journal is touched.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        refuse_foreign(&connection, path)?;
        refuse_newer(version(&connection)?)?;
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
        Self::set_up(connection, Some(path))
    }

    fn set_up(mut connection: Connection, path: Option<&Path>) -> Result<Self, StoreError> {
        connection.busy_timeout(BUSY)?;
        connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        migrate(&mut connection)?;
        // A damaged schema is found here rather than in the middle of a game.
        connection.prepare("SELECT count(*) FROM sessions, steps, players, boxes LIMIT 0")?;
        Ok(Self {
            connection,
            path: path.map(Path::to_owned),
        })
    }
}

/// SQLite keeps `user_version` at byte 60 of the file: read without opening it as a database.
fn header_version(path: &Path) -> Result<i64, StoreError> {
    let mut header = [0; 64];
    match File::open(path).and_then(|mut file| file.read_exact(&mut header)) {
        Ok(()) => Ok(i64::from(u32::from_be_bytes([
            header[60], header[61], header[62], header[63],
        ])))
        .map(|version| {
            if header.starts_with(b"SQLite format 3\0") {
                version
            } else {
                0
            }
        }),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(0),
        Err(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => Ok(0),
        Err(error) => Err(StoreError::File {
            path: path.to_owned(),
            error,
        }),
    }
}

fn version(connection: &Connection) -> Result<i64, StoreError> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

fn refuse_newer(found: i64) -> Result<(), StoreError> {
    let known = known_version();
    if found > known {
        Err(StoreError::Newer { found, known })
    } else {
        Ok(())
    }
}

fn refuse_foreign(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let id: i64 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let tables: i64 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if id == APPLICATION_ID || (id == 0 && tables == 0) {
        Ok(())
    } else {
        Err(StoreError::Foreign {
            path: path.to_owned(),
        })
    }
}

fn known_version() -> i64 {
    i64::try_from(MIGRATIONS.len()).unwrap_or(i64::MAX)
}

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let done = usize::try_from(version(&transaction)?).unwrap_or(0);
    if done < MIGRATIONS.len() {
        for migration in &MIGRATIONS[done..] {
            transaction.execute_batch(migration)?;
        }
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        transaction.pragma_update(None, "user_version", known_version())?;
        transaction.commit()?;
    }
    Ok(())
}

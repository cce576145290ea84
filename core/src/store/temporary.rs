//! Files of our own for as long as something is brought in. Nobody else opens them, and nothing in them
//! has to survive.

use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::names::{all_beside, beside as beside_database};
use super::{Store, StoreError};

/// What is smaller is kept in memory meanwhile.
pub(crate) const SMALL: u64 = 8 * 1024 * 1024;

/// How the names of such files go on after that of the database.
const NAME: &str = "import-";

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

impl LookedInto {
    /// What is in a backup, or in any database of ours, brought up to date. The file stays as it is.
    pub(crate) fn open(
        backup: &Path,
        beside: Option<&Path>,
        random: u128,
    ) -> Result<Self, StoreError> {
        // In a browser there is no place for it but memory.
        let is_small = cfg!(target_family = "wasm")
            || fs::metadata(backup).is_ok_and(|data| data.len() <= SMALL);
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
        Ok(Self { store, _file: file })
    }
}

/// A new file that only we know of, opened as a database without files beside it.
pub(super) fn temporary(
    beside: Option<&Path>,
    random: u128,
) -> Result<(Connection, Temporary), StoreError> {
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

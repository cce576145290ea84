//! The journal of a database: which kind it has, and folding it into the file.
//!
//! It is a write-ahead log, whose index is memory that processes share by a mapped file (`-shm`).
//! `SQLite` makes room for that file by writing one byte in every 4096. Where the blocks of a file
//! system are smaller, the rest of them are holes, and to touch a hole on a full disk ends the
//! process. There the database has a rollback journal, which nothing is mapped for.

use std::fs;
use std::io::Read as _;
use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;

use super::file::look;
use super::names::with_tail;
use super::open::{BUSY, is_busy};
use super::{Store, StoreError};

/// How far apart the bytes are for which room is made.
const STRIDE: u64 = 4096;

/// Folding waits this long for others, and then folds what it may.
const PATIENCE: Duration = Duration::from_millis(200);

impl Store {
    /// Moves what is in the journal into the file itself, so that a copy of the file alone has
    /// it. Nothing depends on it: what others still read, or there is no room for, stays where it
    /// is and is as safe there.
    pub fn fold_journal(&self) {
        if self.path.is_none() || self.is_read_only() {
            return;
        }
        let fold = || -> rusqlite::Result<()> {
            self.connection.busy_timeout(PATIENCE)?;
            self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
        };
        let _ = fold();
        let _ = self.connection.busy_timeout(BUSY);
    }
}

/// Before anything is read: a write-ahead log in holes is read without shared memory.
pub(super) fn avoid_holes(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    if !has_small_blocks(path) || !is_in_wal(path)? {
        return Ok(());
    }
    connection.busy_timeout(Duration::ZERO)?;
    connection.pragma_update_and_check(None, "locking_mode", "EXCLUSIVE", |_| Ok(()))?;
    let read = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()));
    if read.is_err_and(|error| is_busy(&error)) {
        // Others share the memory already.
        connection.pragma_update_and_check(None, "locking_mode", "NORMAL", |_| Ok(()))?;
    }
    connection.busy_timeout(BUSY)?;
    Ok(())
}

/// Chooses a rollback journal where a write-ahead log would lie in holes. False elsewhere.
pub(super) fn rolls_back(connection: &Connection, path: Option<&Path>) -> Result<bool, StoreError> {
    if !path.is_some_and(has_small_blocks) {
        return Ok(false);
    }
    match connection.pragma_update_and_check(None, "journal_mode", "DELETE", |_| Ok(())) {
        // Others share the memory already: it is as they have it.
        Err(error) if is_busy(&error) => {}
        chosen => chosen?,
    }
    connection.pragma_update_and_check(None, "locking_mode", "NORMAL", |_| Ok(()))?;
    // With this the file is let go of.
    connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    Ok(true)
}

/// Whether there is something in a write-ahead log beside a file.
pub(super) fn has_content(path: &Path) -> bool {
    fs::metadata(with_tail(path, "-wal")).is_ok_and(|data| data.is_file() && data.len() > 0)
}

/// Whether a database with a write-ahead log lies there without one: nobody has it open.
pub(super) fn is_left_alone(path: &Path) -> Result<bool, StoreError> {
    Ok(!with_tail(path, "-wal").exists() && is_in_wal(path)?)
}

#[cfg(unix)]
pub(super) fn has_small_blocks(path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let there = fs::metadata(path).or_else(|_| fs::metadata(folder.unwrap_or(Path::new("."))));
    there.is_ok_and(|data| (1..STRIDE).contains(&data.blksize()))
}

#[cfg(not(unix))]
pub(super) fn has_small_blocks(_: &Path) -> bool {
    false
}

/// Byte 18 of a database says how it is written.
fn is_in_wal(path: &Path) -> Result<bool, StoreError> {
    let mut header = [0; 19];
    look(path, |file| Ok(file.read_exact(&mut header).is_ok() && header[18] == 2))
}

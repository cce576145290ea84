//! One at a time: whoever recovers a database or makes copies of it is alone in that, among all
//! processes.
//!
//! The lock is SQLite's, held on an empty database beside the real one: it works wherever SQLite
//! works, can be waited for, and goes with the process that holds it. The empty file stays, as
//! somebody may be waiting for it.

use std::path::Path;
use std::time::Duration;

use rusqlite::{ErrorCode, OpenFlags};

use super::StoreError;
use super::file::{OnFile, connect};
use super::names::beside;

/// A large database is recovered in less.
const PATIENCE: Duration = Duration::from_mins(1);

/// Being alone, for as long as it lives.
#[derive(Debug)]
pub(super) struct Alone {
    _lock: OnFile,
}

impl Alone {
    /// Waits until nobody else is at it.
    pub(super) fn at(path: &Path) -> Result<Self, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
        let lock = connect(&beside(path, "lock"), flags).map_err(|error| match error {
            StoreError::Sqlite(error) if is_no_place(&error) => StoreError::ReadOnly,
            other => other,
        })?;
        lock.connection.busy_timeout(PATIENCE)?;
        lock.connection.execute_batch("BEGIN EXCLUSIVE")?;
        Ok(Self { _lock: lock })
    }
}

/// A folder in which nothing can be made.
fn is_no_place(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::CannotOpen)
}

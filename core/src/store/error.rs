//! What can go wrong with a database, as far as a caller would act differently.

use std::io;
use std::path::PathBuf;

use rusqlite::{ErrorCode, ffi};

use super::NotPlain;

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Written by a newer version; left untouched.
    #[error("the database has version {found}, this version of Tallystone knows up to {known}")]
    Newer { found: i64, known: i64 },
    /// A database of another program; left untouched.
    #[error("{} is a database of another program", path.display())]
    Foreign { path: PathBuf },
    /// The path cannot be that of a file.
    #[error("{} does not name a file", path.display())]
    NoFile { path: PathBuf },
    /// Something else than a plain file; left untouched.
    #[error("{} is not a plain file", path.display())]
    NotPlain { path: PathBuf, what: NotPlain },
    /// Another process has put another file in its place; nothing was stored.
    #[error("another file is in the place of the database")]
    Replaced,
    /// Somebody else has appended to the session in the meantime.
    #[error("the session has grown in the meantime")]
    Conflict,
    #[error("the disk is full")]
    Full,
    #[error("the database cannot be written to")]
    ReadOnly,
    /// Cannot be read as a database (any more).
    #[error("the database is damaged")]
    Damaged,
    /// The same where it can be neither moved aside nor mended.
    #[error("{} is damaged, and nothing can be written there", path.display())]
    Stuck { path: PathBuf },
    #[error("{0}")]
    Sqlite(rusqlite::Error),
    #[error("{path}: {error}", path = path.display())]
    File { path: PathBuf, error: io::Error },
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            // The hook that looks whether the file is still the one at its path.
            _ if extended_code(&error) == Some(ffi::SQLITE_CONSTRAINT_COMMITHOOK) => Self::Replaced,
            Some(ErrorCode::DiskFull) => Self::Full,
            // Room for the shared memory of a journal is room on the disk.
            _ if is_no_room_to_share(&error) => Self::Full,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Self::ReadOnly,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged,
            None if is_unreadable(&error) => Self::Damaged,
            _ => Self::Sqlite(error),
        }
    }
}

fn is_no_room_to_share(error: &rusqlite::Error) -> bool {
    use ffi::{SQLITE_IOERR_SHMMAP, SQLITE_IOERR_SHMOPEN, SQLITE_IOERR_SHMSIZE};
    let code = extended_code(error);
    matches!(code, Some(SQLITE_IOERR_SHMMAP | SQLITE_IOERR_SHMOPEN | SQLITE_IOERR_SHMSIZE))
}

fn extended_code(error: &rusqlite::Error) -> Option<i32> {
    error.sqlite_error().map(|error| error.extended_code)
}

/// What stands in a column is not what was written there.
fn is_unreadable(error: &rusqlite::Error) -> bool {
    matches!(
        error,
        rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::Utf8Error(..)
    )
}

//! A database that cannot be written to, or beside which there is no room: it is read all the same.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs};

use rusqlite::backup::Backup;
use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::file::{Claim, OnFile, as_it_lies, connect};
use super::journal::{has_content, has_small_blocks};
use super::names::with_tail;
use super::open::{
    is_check_due, is_current, refuse_damaged, refuse_foreign, refuse_newer, version,
};
use super::{Store, StoreError};
use crate::outside::{Outside as _, System};

/// Why nothing can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unwritable {
    /// The file or its folder may only be read.
    ReadOnly,
    /// There was no room for what SQLite needs beside the file.
    NoRoom,
}

impl Store {
    /// Opens a database that could not be opened to be written to, if that is why. Whoever
    /// cannot read it either is told why it could not be opened before.
    pub(super) fn open_to_read(path: &Path, why: StoreError) -> Result<Self, StoreError> {
        let Some(reason) = unwritable(&why).filter(|_| path.is_file()) else { return Err(why) };
        match read(path) {
            Ok(store) => {
                Ok(Self { unwritable: Some(reason), path: Some(path.to_owned()), ..store })
            }
            Err(newer @ StoreError::Newer { .. }) => Err(newer),
            Err(foreign @ StoreError::Foreign { .. }) => Err(foreign),
            // It cannot be moved aside here.
            Err(StoreError::Damaged) => Err(StoreError::Stuck { path: path.to_owned() }),
            Err(_) => Err(why),
        }
    }

    /// From now on nothing is written, not even into a copy in memory, where it would be lost.
    pub fn seal(&self) -> Result<(), StoreError> {
        Ok(self.connection.pragma_update(None, "query_only", true)?)
    }
}

fn unwritable(error: &StoreError) -> Option<Unwritable> {
    match error {
        StoreError::ReadOnly => Some(Unwritable::ReadOnly),
        StoreError::Full => Some(Unwritable::NoRoom),
        StoreError::Sqlite(error) => match error.sqlite_error_code()? {
            ErrorCode::CannotOpen => Some(Unwritable::ReadOnly),
            _ => None,
        },
        StoreError::File { error, .. } => match error.kind() {
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
                Some(Unwritable::ReadOnly)
            }
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Some(Unwritable::NoRoom),
            _ => None,
        },
        _ => None,
    }
}

fn read(path: &Path) -> Result<Store, StoreError> {
    let plain = if has_small_blocks(path) { None } else { shared(path).ok() };
    let OnFile { connection, claim } = match plain {
        Some(file) => file,
        // Nobody has it open, or there would be what a reader needs beside it.
        None if has_content(path) => return copy_with_journal(path),
        None => OnFile { connection: as_it_lies(path)?, claim: Claim::none() },
    };
    refuse_foreign(&connection, path)?;
    refuse_newer(version(&connection)?)?;
    if is_check_due(path) {
        refuse_damaged(&connection)?;
    }
    if !is_current(&connection)? {
        return in_memory(&connection);
    }
    Ok(Store::apart(connection, claim))
}

/// As others see it, with their journal.
fn shared(path: &Path) -> Result<OnFile, StoreError> {
    let file = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    file.connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    Ok(file)
}

/// Reads the file and its journal where they can be put together.
fn copy_with_journal(path: &Path) -> Result<Store, StoreError> {
    let elsewhere = Elsewhere::new()?;
    let copy = elsewhere.0.join("copy.db");
    for tail in ["", "-wal"] {
        let from = with_tail(path, tail);
        fs::copy(&from, with_tail(&copy, tail))
            .map_err(|error| StoreError::File { path: from, error })?;
    }
    let connection = Connection::open(&copy)?;
    refuse_foreign(&connection, path)?;
    refuse_newer(version(&connection)?)?;
    refuse_damaged(&connection)?;
    in_memory(&connection)
}

/// A copy that can be brought up to date.
fn in_memory(connection: &Connection) -> Result<Store, StoreError> {
    let mut copy = Connection::open_in_memory()?;
    let backup = Backup::new(connection, &mut copy)?;
    backup.run_to_completion(i32::MAX, Duration::ZERO, None)?;
    drop(backup);
    Store::set_up_in_memory(copy)
}

/// A folder of our own for a moment.
struct Elsewhere(PathBuf);

impl Elsewhere {
    fn new() -> Result<Self, StoreError> {
        let folder =
            env::temp_dir().join(format!("tallystone-{:032x}", System::default().random()));
        let mut make = fs::DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut make, 0o700);
        make.create(&folder).map_err(|error| StoreError::File { path: folder.clone(), error })?;
        Ok(Self(folder))
    }
}

impl Drop for Elsewhere {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

//! A copy of a damaged database with other first bytes, to be read in its place.

use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::Path;

use rusqlite::OpenFlags;
use rusqlite::config::DbConfig;

use super::file::{OnFile, connect, look, plain};
use super::header::{PAGE_SIZES, without_count};
use super::names::{MENDING, Unfinished, with_tail};
use super::{Store, StoreError};

/// Gone with the object.
pub(super) struct MendedCopy(Unfinished);

impl MendedCopy {
    /// Copies a file, with its journal.
    pub(super) fn of(path: &Path) -> Result<Self, StoreError> {
        let copy = Unfinished::beside(path, MENDING)?;
        for tail in ["", "-wal"] {
            let (from, to) = (with_tail(path, tail), with_tail(copy.path(), tail));
            if plain(&from)?.is_some() {
                look(&from, |file| io::copy(file, &mut fs::File::create(&to)?))?;
            }
        }
        Ok(Self(copy))
    }

    /// A file with these bytes in place of the damaged one.
    pub(super) fn holding(bytes: &[u8], path: &Path) -> Result<Self, StoreError> {
        let copy = Unfinished::beside(path, MENDING)?;
        let failed = |error| StoreError::File { path: copy.path().to_owned(), error };
        fs::write(copy.path(), bytes).map_err(failed)?;
        Ok(Self(copy))
    }

    /// The copy as a database that begins like this, if it can be read as one.
    pub(super) fn beginning_with(&self, bytes: &[u8]) -> Result<Option<OnFile>, StoreError> {
        let path = self.0.path();
        let failed = |error| StoreError::File { path: path.to_owned(), error };
        let file = fs::File::options().write(true).open(path);
        file.and_then(|mut file| file.write_all(bytes)).map_err(failed)?;
        // What was made of the journal with another beginning.
        let _ = fs::remove_file(with_tail(path, "-shm"));
        let file = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        let set_up = || {
            file.connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
            file.connection.pragma_update(None, "query_only", true)
        };
        Ok(if set_up().is_ok() { Some(file) } else { None })
    }
}

/// The first page of a database that was just made beside another one.
pub(super) fn fresh_first_page(beside: &Path) -> Result<Vec<u8>, StoreError> {
    let fresh = Unfinished::beside(beside, MENDING)?;
    drop(Store::open_sound(fresh.path())?);
    let mut page = Vec::new();
    look(fresh.path(), |file| file.take(PAGE_SIZES[0].into()).read_to_end(&mut page))?;
    without_count(&mut page);
    Ok(page)
}

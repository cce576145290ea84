//! A database that is gone while its journal or its backups are there. An empty one in its place
//! would look like a new beginning, and `SQLite` would delete the journal; so the ground is laid for
//! them, and what they have is brought back.

use std::fs::{self, File};
use std::io::{ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};

use super::backup::backups;
use super::damage::{Recovery, with_tail};
use super::journal::has_content;
use super::open::{APPLICATION_ID, MAGIC, known_version};
use super::{Store, StoreError};

/// What was there without its database.
#[derive(Debug)]
pub(super) struct Gone {
    path: PathBuf,
    has_journal: bool,
    newest_backup: Option<PathBuf>,
}

impl Gone {
    /// Puts a file where the database was: a first page for its journal to be read with, or
    /// nothing but a name. `None` if nothing is gone.
    pub(super) fn lay_ground(path: &Path) -> Result<Option<Self>, StoreError> {
        let has_journal = has_content(path);
        let newest_backup = backups(path).into_iter().next();
        let is_there = fs::symlink_metadata(path).is_ok();
        if is_there || !has_journal && newest_backup.is_none() {
            return Ok(None);
        }
        let failed = |error| StoreError::File { path: path.to_owned(), error };
        let page = if has_journal { first_page(&with_tail(path, "-wal")) } else { None };
        match File::create_new(path) {
            // Another process was faster.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => return Ok(None),
            ground => ground
                .and_then(|mut file| file.write_all(&page.unwrap_or_default()))
                .map_err(failed)?,
        }
        Ok(Some(Self { path: path.to_owned(), has_journal, newest_backup }))
    }

    /// What is to be said of it, after the database was opened.
    pub(super) fn told(
        self,
        store: &Store,
        recovery: Option<Recovery>,
    ) -> Result<Recovery, StoreError> {
        // The journal had everything.
        let Some(recovery) = recovery else {
            let sessions_recovered = u32::try_from(store.find("")?.len()).unwrap_or(u32::MAX);
            return Ok(Recovery { moved_to: self.path, sessions_recovered, gone: true });
        };
        if self.has_journal {
            return Ok(Recovery { gone: true, ..recovery });
        }
        // Nothing but the name that was put there.
        if fs::metadata(&recovery.moved_to).is_ok_and(|data| data.len() == 0) {
            let _ = fs::remove_file(&recovery.moved_to);
        }
        let moved_to = self.newest_backup.unwrap_or(recovery.moved_to);
        Ok(Recovery { moved_to, gone: true, ..recovery })
    }
}

/// The first page of a database of ours without tables, for pages as large as a journal's. If the
/// journal has that page, too, its own is read.
fn first_page(journal: &Path) -> Option<Vec<u8>> {
    let mut head = [0; 12];
    File::open(journal).and_then(|mut file| file.read_exact(&mut head)).ok()?;
    let [_, _, _, _, _, _, _, _, a, b, c, d] = head;
    let size = u32::from_be_bytes([a, b, c, d]);
    if !size.is_power_of_two() || !(512..=65_536).contains(&size) {
        return None;
    }
    let mut page = vec![0; usize::try_from(size).ok()?];
    let mut put = |at: usize, bytes: &[u8]| page[at..at + bytes.len()].copy_from_slice(bytes);
    // The largest size is written as 1, and where cells begin in it as 0.
    let short = u16::try_from(size);
    put(0, MAGIC);
    put(16, &short.unwrap_or(1).to_be_bytes());
    put(18, &[2, 2, 0, 64, 32, 32]);
    put(24, &1_u32.to_be_bytes());
    put(28, &1_u32.to_be_bytes());
    put(44, &4_u32.to_be_bytes());
    put(56, &1_u32.to_be_bytes());
    put(60, &u32::try_from(known_version()).ok()?.to_be_bytes());
    put(68, &u32::try_from(APPLICATION_ID).ok()?.to_be_bytes());
    put(92, &1_u32.to_be_bytes());
    put(100, &[13]);
    put(105, &short.unwrap_or(0).to_be_bytes());
    Some(page)
}

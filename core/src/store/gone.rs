//! A database that is gone while its journal or its backups are there. An empty one in its place
//! would look like a new beginning, and `SQLite` would delete the journal; so the ground is laid for
//! them, and what they have is brought back.

use std::fs::{self, File};
use std::io::{ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};

use super::backup::backups;
use super::damage::{Recovery, is_cut_short};
use super::journal::has_content;
use super::names::with_tail;
use super::{Store, StoreError, header};

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
        // A recovered one waits for its place.
        if is_cut_short(path) {
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
            let (sessions_recovered, steps_recovered) = store.connection.query_row(
                "SELECT (SELECT count(*) FROM sessions), (SELECT count(*) FROM steps)",
                [],
                |row| Ok((row.get(0)?, row.get(1)?)),
            )?;
            return Ok(Recovery {
                moved_to: self.path,
                gone: true,
                sessions_recovered,
                steps_recovered,
                incomplete: Vec::new(),
                lost: Vec::new(),
                is_all_named: true,
            });
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
    let [.., a, b, c, d] = head;
    let size = u32::from_be_bytes([a, b, c, d]);
    if !header::PAGE_SIZES.contains(&size) {
        return None;
    }
    let mut page = vec![0; usize::try_from(size).ok()?];
    page[..header::LENGTH].copy_from_slice(&header::standard(size));
    // A leaf without cells, which would begin at its end; the largest size is written as 0 there.
    page[header::LENGTH] = 13;
    let end = u16::try_from(size).unwrap_or(0).to_be_bytes();
    page[header::LENGTH + 5..header::LENGTH + 7].copy_from_slice(&end);
    Some(page)
}

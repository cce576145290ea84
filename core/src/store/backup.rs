//! Rolling backups: whole copies beside the database, made by SQLite's backup API while it is in
//! use.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use rusqlite::backup::Backup;
use rusqlite::{Connection, OpenFlags};

use super::alone::Alone;
use super::file::{Claim, OnFile, as_it_lies, connect, plain};
use super::header::Header;
use super::journal::is_left_alone;
use super::names::{COPYING, Unfinished, beside, rename};
use super::open::{
    is_something_else, migrate, refuse_damaged, refuse_foreign, refuse_newer, version,
};
use super::{Store, StoreError};

/// How many copies are kept.
pub const BACKUPS_KEPT: usize = 3;

/// A copy is made at opening when the last one is older.
const BACKUP_EVERY: Duration = Duration::from_hours(24);

/// Copies nearer to each other than this were made in a row: one of them goes before yesterday's does.
const IN_A_ROW: Duration = Duration::from_hours(1);

/// A copy that can be restored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupFile {
    pub path: PathBuf,
    pub made_at: SystemTime,
}

impl Store {
    /// The copies beside the database, the newest first.
    #[cfg(not(target_family = "wasm"))]
    pub fn backups(&self) -> Vec<BackupFile> {
        let copies = self.path.as_deref().map(backups).unwrap_or_default();
        let made = |path: PathBuf| {
            let made_at = fs::metadata(&path).and_then(|data| data.modified()).ok()?;
            Some(BackupFile { path, made_at })
        };
        copies.into_iter().filter_map(made).collect()
    }

    /// What is in a backup, or in any database of ours, read into an empty one and brought up to
    /// date there. The file stays as it is.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn look_into(path: &Path, mut copy: Connection) -> Result<Self, StoreError> {
        let Some(header) = Header::of(path)? else {
            return Err(StoreError::NoFile { path: path.to_owned() });
        };
        if is_something_else(&header, path) {
            return Err(StoreError::Foreign { path: path.to_owned() });
        }
        // Where nobody has it open, SQLite would leave a journal beside it.
        let opened = if is_left_alone(path)? {
            OnFile { connection: as_it_lies(path)?, claim: Claim::none() }
        } else {
            connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?
        };
        let file = &opened.connection;
        refuse_foreign(file, path)?;
        refuse_newer(version(file)?)?;
        refuse_damaged(file)?;
        let backup = Backup::new(file, &mut copy)?;
        backup.run_to_completion(i32::MAX, Duration::ZERO, None)?;
        drop(backup);
        // The pages that were copied say which journal the source has. A write-ahead log is a file of
        // its own, which a copy without a name cannot have.
        copy.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
        copy.pragma_update_and_check(None, "journal_mode", "MEMORY", |_| Ok(()))?;
        migrate(&mut copy)?;
        Ok(Self::apart(copy, Claim::none()))
    }

    /// Makes a copy, the newest of [`BACKUPS_KEPT`], and returns its path; `None` in memory. Waits
    /// for another one that is being made.
    #[cfg(not(target_family = "wasm"))]
    pub fn back_up(&self) -> Result<Option<PathBuf>, StoreError> {
        let Some(path) = &self.path else {
            return Ok(None);
        };
        let _alone = Alone::at(path)?;
        for number in 1..=BACKUPS_KEPT {
            plain(&backup_path(path, number))?;
        }
        Unfinished::clear(path, COPYING);
        let fresh = Unfinished::beside(path, COPYING)?;
        self.copy_to(fresh.path())?;
        // The copy is whole and on disk before it takes the place of an older one.
        fs::File::open(fresh.path())
            .and_then(|file| file.sync_all())
            .map_err(|error| StoreError::File { path: fresh.path().to_owned(), error })?;
        make_room(path)?;
        let newest = backup_path(path, 1);
        fresh.move_to(&newest)?;
        Ok(Some(newest))
    }

    fn copy_to(&self, file: &Path) -> Result<(), StoreError> {
        let mut file = connect(file, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        let copy = &mut file.connection;
        let backup = Backup::new(&self.connection, copy)?;
        // In one go: a copy by pages begins anew whenever somebody writes.
        backup.run_to_completion(i32::MAX, Duration::ZERO, None)?;
        drop(backup);
        // To be read without files beside it.
        copy.pragma_update_and_check(None, "journal_mode", "DELETE", |_| Ok(()))?;
        // Damage that came since opening must not push good copies out.
        refuse_damaged(copy)
    }

    /// Whether a day has passed since the last copy.
    #[cfg(not(target_family = "wasm"))]
    pub fn is_backup_due(&self) -> bool {
        self.path.as_deref().is_some_and(is_backup_due)
    }
}

pub(super) fn is_backup_due(path: &Path) -> bool {
    is_older(&backup_path(path, 1), BACKUP_EVERY)
}

/// Whether a copy was made longer ago than this, or is not there.
fn is_older(copy: &Path, than: Duration) -> bool {
    let made = fs::metadata(copy).and_then(|data| data.modified());
    made.is_err() || made.is_ok_and(|made| made.elapsed().is_ok_and(|age| age > than))
}

/// Moves copies down so that the first place is free. The one before stays, as it may be what somebody
/// wants back; of the others one that was made in a row with a newer one goes, or else the last.
fn make_room(path: &Path) -> Result<(), StoreError> {
    let made = |number: usize| fs::metadata(backup_path(path, number)).and_then(|it| it.modified());
    let in_a_row = |number: &usize| match (made(number - 1), made(*number)) {
        (Ok(newer), Ok(older)) => newer.duration_since(older).is_ok_and(|apart| apart < IN_A_ROW),
        _ => true,
    };
    let goes = (2..BACKUPS_KEPT).find(in_a_row).unwrap_or(BACKUPS_KEPT);
    for number in (1..goes).rev() {
        let (newer, older) = (backup_path(path, number), backup_path(path, number + 1));
        if newer.exists() {
            rename(&newer, &older)?;
        }
    }
    Ok(())
}

/// The copies that exist, newest first.
pub(super) fn backups(path: &Path) -> Vec<PathBuf> {
    (1..=BACKUPS_KEPT)
        .map(|number| backup_path(path, number))
        .filter(|copy| copy.is_file())
        .collect()
}

fn backup_path(path: &Path, number: usize) -> PathBuf {
    beside(path, &format!("backup-{number}"))
}

//! Rolling backups: whole copies beside the database, made by SQLite's backup API while it is in
//! use.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::backup::Backup;

use super::{Store, StoreError};

/// How many copies are kept.
pub const BACKUPS_KEPT: usize = 3;

/// A copy is made at opening when the last one is older.
const BACKUP_EVERY: Duration = Duration::from_hours(24);

impl Store {
    /// Makes a copy, the newest of [`BACKUPS_KEPT`], and returns its path; `None` in memory.
    pub fn back_up(&self) -> Result<Option<PathBuf>, StoreError> {
        let Some(path) = &self.path else {
            return Ok(None);
        };
        let fresh = beside(path, "backup-new");
        let failed = |error| StoreError::File { path: fresh.clone(), error };
        if fresh.exists() {
            fs::remove_file(&fresh).map_err(failed)?;
        }
        if let Err(error) = self.copy_to(&fresh) {
            let _ = fs::remove_file(&fresh);
            return Err(error);
        }
        // The copy is whole and on disk before it takes the place of an older one.
        fs::File::open(&fresh).and_then(|file| file.sync_all()).map_err(failed)?;
        for number in (1..BACKUPS_KEPT).rev() {
            let (newer, older) = (backup_path(path, number), backup_path(path, number + 1));
            if newer.exists() {
                fs::rename(&newer, &older)
                    .map_err(|error| StoreError::File { path: newer, error })?;
            }
        }
        let newest = backup_path(path, 1);
        fs::rename(&fresh, &newest).map_err(failed)?;
        Ok(Some(newest))
    }

    fn copy_to(&self, file: &Path) -> Result<(), StoreError> {
        let mut copy = Connection::open(file)?;
        let backup = Backup::new(&self.connection, &mut copy)?;
        // In one go: a copy by pages begins anew whenever somebody writes.
        backup.run_to_completion(i32::MAX, Duration::ZERO, None)?;
        drop(backup);
        // Damage that came since opening must not push good copies out.
        super::open::refuse_damaged(&copy)
    }

    /// Whether a day has passed since the last copy.
    pub fn is_backup_due(&self) -> bool {
        self.path.as_deref().is_some_and(is_backup_due)
    }
}

pub(super) fn is_backup_due(path: &Path) -> bool {
    let made = fs::metadata(backup_path(path, 1)).and_then(|data| data.modified());
    made.is_err() || made.is_ok_and(|made| made.elapsed().is_ok_and(|age| age > BACKUP_EVERY))
}

/// The copies that exist, newest first.
pub(super) fn backups(path: &Path) -> Vec<PathBuf> {
    (1..=BACKUPS_KEPT)
        .map(|number| backup_path(path, number))
        .filter(|copy| copy.exists())
        .collect()
}

fn backup_path(path: &Path, number: usize) -> PathBuf {
    beside(path, &format!("backup-{number}"))
}

/// `games.db` → `games.db.backup-1`
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".");
    name.push(suffix);
    path.with_file_name(name)
}

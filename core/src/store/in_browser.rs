//! A database in a browser: opening, backups and recovery where no file can be renamed.
//!
//! The database is the file with the highest number: `games.db`, after a recovery `games.db.2`. The
//! one that was damaged stays as it lies. Backups have the second in which they were made in their
//! names. See `docs/decisions/019-in-a-browser.md`.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use chrono::Utc;
use rusqlite::backup::Backup;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::backup::{BACKUPS_KEPT, BackupFile};
use super::damage::Recovery;
use super::file::{Claim, OnFile};
use super::names::{COPYING, RECOVERING, beside, with_tail};
use super::open::{migrate, refuse_damaged, refuse_foreign, refuse_newer, version};
use super::salvage::Salvage;
use super::{Store, StoreError, pool};

/// A copy is made at opening when the last one is older.
const BACKUP_EVERY: i64 = 24 * 60 * 60;

/// Copies nearer to each other than this were made in a row: one of them goes before yesterday's does.
const IN_A_ROW: i64 = 60 * 60;

const BACKUP: &str = "backup-";

impl Store {
    /// Opens the database with the highest number, or makes the first. A damaged one stays as it lies,
    /// and what can be read of it and of the backups is brought back into the next.
    pub fn open(path: &Path, _: i64) -> Result<(Self, Option<Recovery>), StoreError> {
        for unfinished in [RECOVERING, COPYING] {
            clear(&beside(path, unfinished))?;
        }
        let number = highest(path)?;
        let current = numbered(path, number);
        let was_there = pool::exists(&current)?;
        match Self::open_whole(&current, path) {
            Err(StoreError::Damaged | StoreError::Foreign { .. }) => {
                let next = numbered(path, number + 1);
                recover(path, &current, &next, !was_there)
            }
            other => other.map(|store| (store, None)),
        }
    }

    fn open_whole(current: &Path, path: &Path) -> Result<Self, StoreError> {
        let was_there = pool::exists(current)?;
        if !was_there && !backups(path)?.is_empty() {
            return Err(StoreError::Damaged);
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
        let file = connect(current, flags)?;
        let connection = &file.connection;
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        refuse_foreign(connection, current)?;
        refuse_newer(version(connection)?)?;
        refuse_damaged(connection)?;
        if was_there && version(connection)? == 0 && !backups(path)?.is_empty() {
            return Err(StoreError::Damaged);
        }
        let store = Self::set_up(file, Some(path))?;
        store.can_be_listed()?;
        store.connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
        Ok(store)
    }

    /// There is one connection only.
    #[allow(clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
    pub fn reader(&self) -> Result<Option<Self>, StoreError> {
        Ok(None)
    }

    /// Each opening looks at every page.
    pub fn suspect(&self) {}

    /// The copies beside the database, the newest first.
    pub fn backups(&self) -> Vec<BackupFile> {
        let made = self.path.as_deref().and_then(|path| backups(path).ok()).unwrap_or_default();
        let path = self.path.as_deref().unwrap_or(Path::new(""));
        let file = |second: i64| BackupFile {
            path: backup(path, second),
            made_at: SystemTime::UNIX_EPOCH + Duration::from_secs(second.unsigned_abs()),
        };
        made.into_iter().map(file).collect()
    }

    /// Makes a copy and returns its path; `None` in memory.
    pub fn back_up(&self) -> Result<Option<PathBuf>, StoreError> {
        let Some(path) = &self.path else { return Ok(None) };
        let copying = beside(path, COPYING);
        clear(&copying)?;
        let newest = backups(path)?.first().copied().unwrap_or(0);
        // No two in the same second.
        let second = Utc::now().timestamp().max(newest + 1);
        {
            let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
            let mut copy = connect(&copying, flags)?.connection;
            let backup = Backup::new(&self.connection, &mut copy)?;
            backup.run_to_completion(i32::MAX, Duration::ZERO, None)?;
            drop(backup);
            // The pages that were copied say that there is a write-ahead log.
            copy.pragma_update_and_check(None, "journal_mode", "DELETE", |_| Ok(()))?;
            refuse_damaged(&copy)?;
        }
        let place = backup(path, second);
        pool::publish(&copying, &place)?;
        clear(&copying)?;
        make_room(path)?;
        Ok(Some(place))
    }

    pub fn is_backup_due(&self) -> bool {
        let newest = self.path.as_deref().and_then(|path| backups(path).ok()?.first().copied());
        self.path.is_some()
            && newest.is_none_or(|made| Utc::now().timestamp() - made > BACKUP_EVERY)
    }

    /// What is in a backup, or in any database of ours, read into an empty one and brought up to
    /// date there. The file stays as it is.
    pub(super) fn look_into(path: &Path, mut copy: Connection) -> Result<Self, StoreError> {
        if !pool::exists(path)? {
            return Err(StoreError::NoFile { path: path.to_owned() });
        }
        let opened = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        let file = &opened.connection;
        refuse_foreign(file, path)?;
        refuse_newer(version(file)?)?;
        refuse_damaged(file)?;
        let backup = Backup::new(file, &mut copy)?;
        backup.run_to_completion(i32::MAX, Duration::ZERO, None)?;
        drop(backup);
        copy.pragma_update_and_check(None, "journal_mode", "MEMORY", |_| Ok(()))?;
        migrate(&mut copy)?;
        Ok(Self::apart(copy, Claim::none()))
    }
}

/// The one connection there is to a file: with others nothing would be shared. A write-ahead log needs
/// no memory that processes share then, which there is none of.
fn connect(path: &Path, flags: OpenFlags) -> Result<OnFile, StoreError> {
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.pragma_update_and_check(None, "locking_mode", "EXCLUSIVE", |_| Ok(()))?;
    Ok(OnFile { connection, claim: Claim::none() })
}

/// The next database is filled beside the damaged one and gets its number when it is whole: a kill
/// before that begins anew, and one after it finds it.
fn recover(
    path: &Path,
    damaged: &Path,
    next: &Path,
    gone: bool,
) -> Result<(Store, Option<Recovery>), StoreError> {
    let unfinished = beside(path, RECOVERING);
    let found = {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
        let mut salvage = Salvage::into(Store::set_up(connect(&unfinished, flags)?, Some(path))?)?;
        if let Some(source) = to_read(damaged) {
            salvage.damaged_rows(&source.connection)?;
        }
        for second in backups(path)? {
            if let Some(source) = to_read(&backup(path, second)) {
                salvage.rows_of_backup(&source.connection)?;
            }
        }
        salvage.finish()?
    };
    pool::publish(&unfinished, next)?;
    clear(&unfinished)?;
    let recovery = Recovery {
        moved_to: damaged.to_owned(),
        sessions_recovered: u32::try_from(found.sessions).unwrap_or(u32::MAX),
        gone,
        steps_recovered: found.steps,
        incomplete: found.incomplete,
        lost: found.lost,
        is_all_named: found.is_all_named,
    };
    Ok((Store::open_whole(next, path)?, Some(recovery)))
}

/// A connection that changes nothing, if there can be one.
fn to_read(path: &Path) -> Option<OnFile> {
    let file = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE).ok()?;
    file.connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).ok()?;
    file.connection.pragma_update(None, "query_only", true).ok()?;
    Some(file)
}

fn numbered(path: &Path, number: u32) -> PathBuf {
    if number < 2 { path.to_owned() } else { beside(path, &number.to_string()) }
}

fn highest(path: &Path) -> Result<u32, StoreError> {
    let endings = pool::endings(&beside(path, ""))?;
    Ok(endings.iter().filter_map(|ending| ending.parse().ok()).max().unwrap_or(1))
}

fn backup(path: &Path, second: i64) -> PathBuf {
    beside(path, &format!("{BACKUP}{second}"))
}

/// When the backups were made, the latest first.
fn backups(path: &Path) -> Result<Vec<i64>, StoreError> {
    let endings = pool::endings(&beside(path, BACKUP))?;
    let mut made: Vec<i64> = endings.iter().filter_map(|ending| ending.parse().ok()).collect();
    made.sort_unstable_by(|one, other| other.cmp(one));
    Ok(made)
}

/// Too many: the one before the newest stays, as it may be what somebody wants back; of the others one
/// that was made in a row with a newer one goes, or else the last.
fn make_room(path: &Path) -> Result<(), StoreError> {
    let mut made = backups(path)?;
    while made.len() > BACKUPS_KEPT {
        let in_a_row = |at: &usize| made[at - 1] - made[*at] < IN_A_ROW;
        let goes = (2..made.len()).find(in_a_row).unwrap_or(made.len() - 1);
        pool::remove(&backup(path, made.remove(goes)))?;
    }
    Ok(())
}

/// Removes what a kill left unfinished, with its journals.
fn clear(path: &Path) -> Result<(), StoreError> {
    ["-wal", "-journal", ""].iter().try_for_each(|tail| pool::remove(&with_tail(path, tail)))
}

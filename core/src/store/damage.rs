//! A damaged database is moved aside, never deleted; whatever can be read of it, and of the
//! backups, is brought back into a new one.
//!
//! The new one is made whole beside the damaged one before either is moved, so that a kill at any
//! moment loses nothing: the next opening starts again or finishes. Of several processes one does
//! it, and the others find it done.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::OpenFlags;
use rusqlite::config::DbConfig;
use serde::Serialize;

use super::alone::Alone;
use super::backup::backups;
use super::file::{OnFile, connect, plain};
use super::header::Header;
use super::losses::DamagedSession;
use super::names::{MENDING, RECOVERING, TAILS, Unfinished, all_beside, beside, rename, with_tail};
use super::open::{BUSY, is_busy, is_something_else};
use super::salvage::Salvage;
use super::{Store, StoreError};

/// What became of a damaged database.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Recovery {
    /// Where the damaged file is now.
    pub moved_to: PathBuf,
    pub sessions_recovered: u32,
    pub steps_recovered: u64,
    /// Sessions that are back, but not with all their steps.
    pub incomplete: Vec<DamagedSession>,
    /// Sessions that something still speaks of and that are not back.
    pub lost: Vec<DamagedSession>,
    /// Whether these are all; otherwise there may have been more that nothing speaks of.
    pub is_all_named: bool,
}

/// Before what tells one damaged file from another in its name, and the same for what comes in its
/// place.
const DAMAGED: &str = "damaged";
const RECOVERED: &str = "recovered";

/// Makes a new database of what can be read and moves the damaged file aside.
pub(super) fn recover(path: &Path, now: i64) -> Result<(Store, Option<Recovery>), StoreError> {
    let _alone = Alone::at(path)?;
    put_in_place(path)?;
    // Another process may have recovered it in the meantime.
    match Store::open_sound(path) {
        Err(StoreError::Damaged) => {}
        other => return other.map(|store| (store, None)),
    }
    for tail in TAILS {
        plain(&with_tail(path, tail))?;
    }
    for suffix in [RECOVERING, MENDING, RECOVERED] {
        Unfinished::clear(path, suffix);
    }
    let unfinished = Unfinished::beside(path, RECOVERING)?;
    let held = hold(path)?;
    let found = {
        let mut salvage = Salvage::into(Store::open_sound(unfinished.path())?)?;
        salvage.damaged(path, held.as_ref().map(|held| &held.connection))?;
        for backup in backups(path) {
            salvage.backup(&backup)?;
        }
        salvage.finish()?
    };
    let is_something_else = |header: Header| is_something_else(&header, path);
    if found.sessions == 0 && Header::of(path)?.is_some_and(is_something_else) {
        // Nothing of ours was on its pages, so nobody of ours waits for it either.
        let _ = fs::remove_file(beside(path, "lock"));
        return Err(StoreError::Foreign { path: path.to_owned() });
    }
    // Where an open file cannot be moved, nobody else can have it open either.
    let held = held.filter(|_| !cfg!(windows));
    let mark = free_mark(path, now);
    let moved_to = beside(path, &format!("{DAMAGED}{mark}"));
    unfinished.move_to(&beside(path, &format!("{RECOVERED}{mark}")))?;
    rename(path, &moved_to)?;
    put_in_place(path)?;
    drop(held);
    let recovery = Recovery {
        moved_to,
        sessions_recovered: u32::try_from(found.sessions).unwrap_or(u32::MAX),
        steps_recovered: found.steps,
        incomplete: found.incomplete,
        lost: found.lost,
        is_all_named: found.is_all_named,
    };
    Ok((Store::open_sound(path)?, Some(recovery)))
}

/// Keeps others from committing to the damaged file while it is read and moved, as far as it can
/// still be locked. Nothing of it is changed. `None` if it cannot be read at all.
fn hold(path: &Path) -> Result<Option<OnFile>, StoreError> {
    // An empty file has nothing to say, and opening it would delete its journal.
    if fs::metadata(path).is_ok_and(|data| data.len() == 0) {
        return Ok(None);
    }
    let Ok(file) = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE) else { return Ok(None) };
    file.connection.busy_timeout(BUSY)?;
    file.connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    if let Err(error) = file.connection.execute_batch("BEGIN IMMEDIATE")
        && is_busy(&error)
    {
        return Err(error.into());
    }
    let is_safe = file.connection.pragma_update(None, "query_only", true).is_ok();
    Ok(is_safe.then_some(file))
}

/// What was cut short between moving the damaged file and putting the new one in its place.
pub(super) fn finish_recovery(path: &Path) -> Result<(), StoreError> {
    if plain(path)?.is_some() || !is_cut_short(path) {
        return Ok(());
    }
    let _alone = Alone::at(path)?;
    put_in_place(path)
}

/// Whether a recovered database waits for its place.
pub(super) fn is_cut_short(path: &Path) -> bool {
    !all_beside(path, RECOVERED).is_empty()
}

/// Puts a recovered database where the damaged one was, whose file is moved already. Its journal
/// goes first: beside a new database, SQLite would take it for a leftover. Only for whoever is
/// alone.
fn put_in_place(path: &Path) -> Result<(), StoreError> {
    let waiting = all_beside(path, RECOVERED);
    let Some(recovered) = waiting.last().filter(|_| !path.exists()) else { return Ok(()) };
    plain(recovered)?;
    let name = recovered.to_string_lossy();
    let mark = name.rsplit_once(RECOVERED).map_or("", |(_, mark)| mark);
    let damaged = beside(path, &format!("{DAMAGED}{mark}"));
    for tail in TAILS.into_iter().filter(|tail| !tail.is_empty()) {
        let from = with_tail(path, tail);
        if plain(&from)?.is_some() {
            rename(&from, &with_tail(&damaged, tail))?;
        }
    }
    rename(recovered, path)
}

/// What is added to the name of a damaged file, so that no other has it.
fn free_mark(path: &Path, now: i64) -> String {
    let mut mark = format!("-{now}");
    for number in 2.. {
        let name = beside(path, &format!("{DAMAGED}{mark}"));
        if TAILS.iter().all(|tail| fs::symlink_metadata(with_tail(&name, tail)).is_err()) {
            break;
        }
        mark = format!("-{now}-{number}");
    }
    mark
}

//! A damaged database is moved aside, never deleted; whatever can be read of it, and of the
//! backups, is brought back into a new one.
//!
//! The new one is made whole beside the damaged one before either is moved, so that a kill at any
//! moment loses nothing: the next opening starts again or finishes.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::backup::{backups, beside};
use super::salvage::Salvage;
use super::{Store, StoreError};

/// What became of a damaged database.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Recovery {
    /// Where the damaged file is now; of a database that was gone, what was left of it.
    pub moved_to: PathBuf,
    pub sessions_recovered: u32,
    /// Whether there was no database, only its journal or its backups.
    pub gone: bool,
}

/// Makes a new database of what can be read and moves the damaged file aside.
pub(super) fn recover(path: &Path, now: i64) -> Result<(Store, Option<Recovery>), StoreError> {
    let unfinished = beside(path, "recovering");
    for tail in TAILS {
        remove_if_there(&with_tail(&unfinished, tail))?;
    }
    let sessions_recovered = {
        let fresh = Store::open_sound(&unfinished)?;
        let mut salvage = Salvage::into(fresh)?;
        salvage.damaged(path)?;
        for backup in backups(path) {
            salvage.backup(&backup)?;
        }
        salvage.finish()?
    };
    rename(&unfinished, &recovered(path))?;
    let moved_to = free_name(path, now);
    // The journal first: beside a new database, SQLite would take it for a leftover.
    for tail in TAILS {
        let from = with_tail(path, tail);
        if from.exists() {
            rename(&from, &with_tail(&moved_to, tail))?;
        }
    }
    finish_recovery(path)?;
    let store = Store::open_sound(path)?;
    let sessions_recovered = u32::try_from(sessions_recovered).unwrap_or(u32::MAX);
    Ok((store, Some(Recovery { moved_to, sessions_recovered, gone: false })))
}

/// What was cut short between moving the damaged file and putting the new one in its place.
pub(super) fn finish_recovery(path: &Path) -> Result<(), StoreError> {
    let recovered = recovered(path);
    if !path.exists() && recovered.exists() { rename(&recovered, path) } else { Ok(()) }
}

const TAILS: [&str; 3] = ["-wal", "-shm", ""];

fn recovered(path: &Path) -> PathBuf {
    beside(path, "recovered")
}

fn free_name(path: &Path, now: i64) -> PathBuf {
    let mut name = beside(path, &format!("damaged-{now}"));
    for number in 2.. {
        if TAILS.iter().all(|tail| !with_tail(&name, tail).exists()) {
            break;
        }
        name = beside(path, &format!("damaged-{now}-{number}"));
    }
    name
}

pub(super) fn with_tail(path: &Path, tail: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(tail);
    PathBuf::from(name)
}

fn rename(from: &Path, to: &Path) -> Result<(), StoreError> {
    fs::rename(from, to).map_err(|error| StoreError::File { path: from.to_owned(), error })
}

fn remove_if_there(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(StoreError::File { path: path.to_owned(), error })
        }
        _ => Ok(()),
    }
}

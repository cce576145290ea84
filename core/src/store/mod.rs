//! Sessions in SQLite: one durable commit a step, nothing overwritten, nothing lost.
//!
//! See `docs/decisions/003-durability.md` for what survives a kill and what a power loss.

// In a browser files are another matter, and `in_browser` stands for what deals with them.
#![cfg_attr(target_family = "wasm", allow(dead_code, unused_imports, unused_mut))]

mod alone;
mod backup;
mod boxes;
mod caches;
mod damage;
mod error;
mod file;
mod frames;
mod gaps;
mod gone;
mod header;
#[cfg(target_family = "wasm")]
mod in_browser;
mod journal;
mod listing;
mod losses;
mod mended;
mod names;
mod open;
mod ours;
mod pages;
mod plan;
mod players;
#[cfg(target_family = "wasm")]
pub mod pool;
mod preferences;
mod reading;
mod results;
mod salvage;
mod sessions;
mod sides;
mod sql;
mod staging;
mod tables;
mod tallies;
mod temporary;
mod whole;

use std::path::{Path, PathBuf};

use rusqlite::Connection;

pub use backup::{BACKUPS_KEPT, BackupFile};
pub use caches::Caches;
pub use damage::Recovery;
pub use error::StoreError;
pub use file::NotPlain;
pub(crate) use file::plain;
pub use listing::{Filter, ListedSession, Word};
pub use losses::DamagedSession;
pub(crate) use plan::{Derived, Mark, Planned};
pub use reading::Unwritable;
pub use results::{
    GameTally, HeadToHead, LineTally, Played, PlayedSeat, PlayerTally, StartTally, StatsFilter,
    Sum, Tallies,
};
pub(crate) use sessions::options_of;
pub use sessions::{Index, NewRow};
pub(crate) use sides::{Ours, Theirs};
pub(crate) use staging::{Kind, LookedAt, Staging};
pub(crate) use temporary::{LookedInto, SMALL};

pub use crate::record::{
    Bin, BoxRecord, Card, CardSeat, LookRecord, Merged, People, Player, PlayerRecord,
    SessionRecord, StepRecord, Tombstone,
};

/// A database of sessions.
#[derive(Debug)]
pub struct Store {
    connection: Connection,
    /// After the connection, which it counts.
    claim: file::Claim,
    /// `None` for a database in memory.
    path: Option<PathBuf>,
    /// Whether opening brought it up from an older version: its caches are to be made anew.
    upgraded: bool,
    /// Why nothing can be written by it, if nothing can.
    unwritable: Option<Unwritable>,
}

#[cfg(test)]
impl Store {
    /// Says every statement that is carried out.
    pub(crate) fn trace(&mut self, said: fn(&str)) {
        use rusqlite::trace::{TraceEvent, TraceEventCodes};
        thread_local! {
            static SAID: std::cell::Cell<Option<fn(&str)>> = const { std::cell::Cell::new(None) };
        }
        SAID.set(Some(said));
        let say = |event: TraceEvent<'_>| {
            if let (TraceEvent::Stmt(_, statement), Some(said)) = (event, SAID.get()) {
                said(statement);
            }
        };
        let traced = self.connection.trace_v2(TraceEventCodes::SQLITE_TRACE_STMT, Some(say));
        traced.expect("a trace");
    }
}

impl Store {
    /// A database without a path of its own: a copy, or one that is only looked into.
    fn apart(connection: Connection, claim: file::Claim) -> Self {
        Self { connection, claim, path: None, upgraded: false, unwritable: None }
    }

    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Whether a file is the database itself, or one of those beside it.
    pub fn owns(&self, file: &Path) -> bool {
        self.path.as_ref().is_some_and(|path| names::belongs_to(path, file))
    }

    pub fn was_upgraded(&self) -> bool {
        self.upgraded
    }

    pub fn unwritable(&self) -> Option<Unwritable> {
        self.unwritable
    }

    pub fn is_read_only(&self) -> bool {
        self.unwritable.is_some()
    }
}

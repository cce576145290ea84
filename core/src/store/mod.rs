//! Sessions in SQLite: one durable commit a step, nothing overwritten, nothing lost.
//!
//! See `docs/decisions/003-durability.md` for what survives a kill and what a power loss.

mod alone;
mod backup;
mod boxes;
mod card;
mod damage;
mod error;
mod exchange;
mod file;
mod header;
mod listing;
mod losses;
mod mended;
mod names;
mod open;
mod players;
mod preferences;
mod records;
mod results;
mod salvage;
mod sessions;
mod tables;

use std::path::{Path, PathBuf};

use rusqlite::Connection;

pub use backup::{BACKUPS_KEPT, BackupFile};
pub use card::{Card, CardSeat};
pub use damage::Recovery;
pub use error::StoreError;
pub use exchange::Changes;
pub use file::NotPlain;
pub use listing::{Filter, ListedSession, Word};
pub use losses::DamagedSession;
pub use players::{People, Player};
pub use records::{
    Bin, BoxRecord, LookRecord, Merged, PlayerRecord, SessionRecord, StepRecord, Tombstone,
};
pub use results::{
    GameTally, HeadToHead, LineTally, Played, PlayedSeat, PlayerTally, StartTally, StatsFilter,
};
pub(crate) use sessions::options_of;
pub use sessions::{Index, NewRow};

/// A database of sessions.
#[derive(Debug)]
pub struct Store {
    connection: Connection,
    /// After the connection, which it counts.
    _claim: file::Claim,
    /// `None` for a database in memory.
    path: Option<PathBuf>,
    /// Whether opening brought it up from an older version: its caches are to be made anew.
    upgraded: bool,
}

impl Store {
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    pub fn was_upgraded(&self) -> bool {
        self.upgraded
    }
}

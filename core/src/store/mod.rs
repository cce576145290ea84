//! Sessions in SQLite: one durable commit a step, nothing overwritten, nothing lost.
//!
//! See `docs/decisions/003-durability.md` for what survives a kill and what a power loss.

mod backup;
mod boxes;
mod card;
mod damage;
mod error;
mod open;
mod players;
mod salvage;
mod sessions;

use std::path::{Path, PathBuf};

use rusqlite::Connection;

pub use backup::BACKUPS_KEPT;
pub use card::{Card, CardSeat};
pub use damage::Recovery;
pub use error::StoreError;
pub use players::Player;
pub use sessions::{ListedSession, NewRow};

/// A database of sessions.
#[derive(Debug)]
pub struct Store {
    connection: Connection,
    /// `None` for a database in memory.
    path: Option<PathBuf>,
}

impl Store {
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }
}

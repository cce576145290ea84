//! What the players told us about their copies of the games.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension as _, Transaction, params};

use super::sessions::millis;
use super::{Store, StoreError};
use crate::session::Row;

impl Store {
    /// The box of a game as JSON; empty if nothing is remembered.
    pub fn game_box(&self, game: &str) -> Result<String, StoreError> {
        let payload = self
            .connection
            .prepare_cached("SELECT payload FROM boxes WHERE game = ?1")?
            .query_row([game], |row| row.get(0))
            .optional()?;
        Ok(payload.unwrap_or_default())
    }

    /// Puts something else into a box that is there.
    pub fn change_box(
        &mut self,
        game: &str,
        payload: &str,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.connection.execute(
            "UPDATE boxes SET updated_at = ?2, payload = ?3 WHERE game = ?1",
            params![game, millis(at), payload],
        )?;
        Ok(())
    }

    /// Forgets what is known about a copy; it only suggested, so no session changes.
    pub fn forget_box(&mut self, game: &str) -> Result<bool, StoreError> {
        Ok(self.connection.execute("DELETE FROM boxes WHERE game = ?1", [game])? == 1)
    }
}

/// The row that taught it gives the box its id and time.
pub(super) fn put(
    transaction: &Transaction<'_>,
    game: &str,
    payload: &str,
    row: &Row,
) -> Result<(), StoreError> {
    transaction
        .prepare_cached(
            "INSERT INTO boxes (game, id, updated_at, payload) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (game) DO UPDATE SET updated_at = ?3, payload = ?4",
        )?
        .execute(params![game, row.id.to_string(), millis(row.at), payload])?;
    Ok(())
}

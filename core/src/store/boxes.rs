//! What the players told us about their copies of the games.

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension as _, params};

use super::records::BoxRecord;
use super::sessions::{millis, moment, uuid};
use super::{Store, StoreError};

impl Store {
    /// The box of a game as JSON; empty if nothing is remembered.
    pub fn box_of(&self, game: &str) -> Result<String, StoreError> {
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
            "UPDATE boxes SET updated_at = max(updated_at, ?2), payload = ?3 WHERE game = ?1",
            params![game, millis(at), payload],
        )?;
        Ok(())
    }

    /// Forgets what is known about a copy here; it only suggested, so no session changes.
    pub fn forget_box(&mut self, game: &str, at: DateTime<Utc>) -> Result<bool, StoreError> {
        let forget = "UPDATE boxes SET payload = '', updated_at = max(updated_at, ?2)
             WHERE game = ?1 AND payload <> ''";
        Ok(self.connection.execute(forget, params![game, millis(at)])? == 1)
    }

    /// All boxes, by game.
    pub fn box_records(&self) -> Result<Vec<BoxRecord>, StoreError> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT game, id, updated_at, payload FROM boxes ORDER BY game")?;
        let records = statement.query_map([], |row| {
            let (game, id) = (row.get(0)?, uuid(row, 1)?);
            Ok(BoxRecord { content: row.get(3)?, game, id, updated_at: moment(row, 2)? })
        })?;
        Ok(records.collect::<Result<Vec<_>, _>>()?)
    }
}

/// What taught it gives the box its id and time.
pub(super) fn put(connection: &Connection, record: &BoxRecord) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO boxes (game, id, updated_at, payload) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (game) DO UPDATE SET id = ?2, updated_at = ?3, payload = ?4",
        )?
        .execute(params![
            record.game,
            record.id.to_string(),
            millis(record.updated_at),
            record.content
        ])?;
    Ok(())
}

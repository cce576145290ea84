//! Boxes: what the players told us about their games.

use chrono::{DateTime, Utc};
use rusqlite::{Connection, params};
use uuid::Uuid;

use super::sql::{all, first, millis, moment, run, uuid};
use super::{BoxRecord, Store, StoreError};

impl Store {
    /// The box of a game as JSON; empty if nothing is remembered.
    pub fn box_of(&self, game: &str) -> Result<String, StoreError> {
        let select = "SELECT payload FROM boxes WHERE game = ?1";
        Ok(first(&self.connection, select, [game], |row| row.get(0))?.unwrap_or_default())
    }

    /// Puts something else into a box. One that no table has taught anything begins with it, by this
    /// id.
    pub fn change_box(
        &mut self,
        game: &str,
        id: Uuid,
        payload: &str,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let change = "INSERT INTO boxes (game, id, updated_at, payload) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (game) DO UPDATE SET updated_at = max(updated_at, ?3), payload = ?4";
        run(&self.connection, change, params![game, id.to_string(), millis(at), payload]).map(drop)
    }

    /// Forgets what is in a box here; it only suggested, so no session changes.
    pub fn forget_box(&mut self, game: &str, at: DateTime<Utc>) -> Result<bool, StoreError> {
        let forget = "UPDATE boxes SET payload = '', updated_at = max(updated_at, ?2)
             WHERE game = ?1 AND payload <> ''";
        Ok(run(&self.connection, forget, params![game, millis(at)])? == 1)
    }

    /// All boxes, by game.
    pub fn box_records(&self) -> Result<Vec<BoxRecord>, StoreError> {
        let select = "SELECT game, id, updated_at, payload FROM boxes ORDER BY game";
        all(&self.connection, select, [], |row| {
            let (game, id) = (row.get(0)?, uuid(row, 1)?);
            Ok(BoxRecord { content: row.get(3)?, game, id, updated_at: moment(row, 2)? })
        })
    }
}

/// What taught it gives the box its id and time.
pub(super) fn put(connection: &Connection, record: &BoxRecord) -> Result<(), StoreError> {
    let BoxRecord { content, game, id, updated_at } = record;
    let put = "INSERT INTO boxes (game, id, updated_at, payload) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (game) DO UPDATE SET id = ?2, updated_at = ?3, payload = ?4";
    run(connection, put, params![game, id.to_string(), millis(*updated_at), content]).map(drop)
}

//! People who have played here before.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension as _, Transaction, params};
use serde::Serialize;

use super::sessions::{millis, unfit, uuid};
use super::{Store, StoreError};
use crate::look::{Colour, Shape};
use crate::outside::PlayerId;
use crate::text::fold;

/// A remembered player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Player {
    pub id: PlayerId,
    pub name: String,
    /// What they played with last.
    pub colour: Colour,
    pub shape: Shape,
}

impl Store {
    /// Everybody, who played last first.
    pub fn players(&self) -> Result<Vec<Player>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id, name, colour, shape FROM players ORDER BY used_at DESC, id DESC",
        )?;
        let players = statement.query_map([], |row| {
            Ok(Player {
                id: PlayerId(uuid(row, 0)?),
                name: row.get(1)?,
                colour: word(row, 2)?,
                shape: word(row, 3)?,
            })
        })?;
        Ok(players.collect::<Result<Vec<_>, _>>()?)
    }

    /// The player of that name, however it is spelt.
    pub fn player_named(&self, name: &str) -> Result<Option<PlayerId>, StoreError> {
        let mut statement =
            self.connection.prepare_cached("SELECT id FROM players WHERE folded = ?1")?;
        Ok(statement.query_row([fold(name)], |row| uuid(row, 0).map(PlayerId)).optional()?)
    }
}

/// Remembers a player, as new or with what they play now.
pub(super) fn remember(
    transaction: &Transaction<'_>,
    player: &Player,
    at: DateTime<Utc>,
) -> Result<(), StoreError> {
    transaction
        .prepare_cached(
            "INSERT INTO players (id, name, folded, colour, shape, used_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (id) DO UPDATE SET colour = ?4, shape = ?5, used_at = ?6",
        )?
        .execute(params![
            player.id.to_string(),
            player.name,
            fold(&player.name),
            text(&player.colour),
            text(&player.shape),
            millis(at)
        ])?;
    Ok(())
}

fn text<T: Serialize>(value: &T) -> String {
    serde_json::to_value(value)
        .ok()
        .and_then(|value| value.as_str().map(str::to_owned))
        .unwrap_or_default()
}

/// Whether a colour and a shape can be read back.
pub(super) fn are_known(colour: &str, shape: &str) -> bool {
    from_word::<Colour>(colour).is_ok() && from_word::<Shape>(shape).is_ok()
}

fn from_word<T: serde::de::DeserializeOwned>(word: &str) -> serde_json::Result<T> {
    serde_json::from_value(serde_json::Value::String(word.to_owned()))
}

fn word<T: serde::de::DeserializeOwned>(
    row: &rusqlite::Row<'_>,
    column: usize,
) -> rusqlite::Result<T> {
    let text: String = row.get(column)?;
    from_word(&text).map_err(|error| unfit(column, error))
}

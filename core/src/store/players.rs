//! Players in the database.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, Row as SqlRow, params};
use serde::Serialize;

use super::sql::{all, each, millis, moment, run, text, text_or_null, unfit, uuid};
use super::{LookRecord, Merged, People, Player, PlayerRecord, Store, StoreError};
use crate::look::{Colour, Shape};
use crate::name::cleaned;
use crate::outside::{PlayerId, SessionId};
use crate::text::fold;

impl Store {
    pub fn people(&self) -> Result<People, StoreError> {
        let mut looks: BTreeMap<PlayerId, BTreeMap<String, LookRecord>> = BTreeMap::new();
        let select = "SELECT player, game, colour, shape, at FROM looks";
        each(&self.connection, select, [], |row| {
            let look =
                LookRecord { at: moment(row, 4)?, colour: word(row, 2)?, shape: word(row, 3)? };
            looks.entry(PlayerId(uuid(row, 0)?)).or_default().insert(row.get(1)?, look);
            Ok(())
        })?;
        let select = "SELECT id, name, colour, shape, used_at, named_at, merged_into, merged_at,
                 forgotten_at FROM players";
        let records: Vec<PlayerRecord> = all(&self.connection, select, [], |row| {
            let id = PlayerId(uuid(row, 0)?);
            let merged = match text_or_null(row, 6)? {
                Some(_) => Some(Merged { at: moment(row, 7)?, into: PlayerId(uuid(row, 6)?) }),
                None => None,
            };
            Ok(PlayerRecord {
                colour: word(row, 2)?,
                forgotten_at: Some(moment(row, 8)?).filter(|at| at.timestamp_millis() > 0),
                id,
                looks: looks.remove(&id).unwrap_or_default(),
                merged,
                name: name(row, 1)?,
                named_at: moment(row, 5)?,
                shape: word(row, 3)?,
                used_at: moment(row, 4)?,
            })
        })?;
        Ok(People::new(records))
    }

    /// Keeps what has changed of players, in one commit.
    pub fn keep_players(&mut self, records: &[PlayerRecord]) -> Result<(), StoreError> {
        let transaction = self.connection.transaction()?;
        for record in records {
            put(&transaction, record)?;
        }
        transaction.commit()?;
        Ok(())
    }
}

/// Writes a player whole.
pub(super) fn put(connection: &Connection, record: &PlayerRecord) -> Result<(), StoreError> {
    let at = |at: Option<DateTime<Utc>>| at.map_or(0, millis);
    let put = "INSERT OR REPLACE INTO players
             (id, name, folded, colour, shape, used_at, named_at, merged_into, merged_at, forgotten_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";
    let values = params![
        record.id.to_string(),
        record.name,
        fold(&record.name),
        named(&record.colour),
        named(&record.shape),
        millis(record.used_at),
        millis(record.named_at),
        record.merged.map(|merged| merged.into.to_string()),
        at(record.merged.map(|merged| merged.at)),
        at(record.forgotten_at),
    ];
    run(connection, put, values)?;
    for (game, look) in &record.looks {
        put_look(connection, record.id, game, *look)?;
    }
    Ok(())
}

fn put_look(
    connection: &Connection,
    player: PlayerId,
    game: &str,
    look: LookRecord,
) -> Result<(), StoreError> {
    let put = "INSERT OR REPLACE INTO looks (player, game, colour, shape, at)
         VALUES (?1, ?2, ?3, ?4, ?5)";
    let (player, colour, shape) = (player.to_string(), named(&look.colour), named(&look.shape));
    run(connection, put, params![player, game, colour, shape, millis(look.at)]).map(drop)
}

/// The players of a session, as the index has them.
pub(super) fn seated(
    connection: &Connection,
    session: SessionId,
) -> Result<Vec<String>, StoreError> {
    let select = "SELECT DISTINCT player FROM seats WHERE session = ?1";
    all(connection, select, [session.to_string()], |row| row.get(0))
}

/// Drops those of these players who were made up by a name at this table and have no seat at any
/// table any more: it was a slip, or somebody else sits there. Ids are in the order of time, so whoever
/// was known before the session began is older than it.
pub(super) fn drop_made_up(
    connection: &Connection,
    session: SessionId,
    players: &[String],
) -> Result<(), StoreError> {
    let session = session.to_string();
    for player in players.iter().filter(|player| **player > session) {
        let drop = "DELETE FROM players WHERE id = ?1 AND merged_into IS NULL AND forgotten_at = 0
             AND NOT EXISTS (SELECT 1 FROM seats WHERE player = ?1)
             AND NOT EXISTS (SELECT 1 FROM players WHERE merged_into = ?1)";
        if run(connection, drop, [player])? > 0 {
            run(connection, "DELETE FROM looks WHERE player = ?1", [player])?;
        }
    }
    Ok(())
}

/// Remembers a player, as new or with what they play now.
pub(super) fn remember(
    connection: &Connection,
    game: &str,
    player: &Player,
    at: DateTime<Utc>,
) -> Result<(), StoreError> {
    let Player { id, name, colour, shape } = player;
    let put = "INSERT INTO players (id, name, folded, colour, shape, used_at, named_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)
         ON CONFLICT (id) DO UPDATE SET colour = ?4, shape = ?5, used_at = ?6";
    let (id, folded, colour, shape) = (id.to_string(), fold(name), named(colour), named(shape));
    run(connection, put, params![id, name, folded, colour, shape, millis(at)])?;
    let look = LookRecord { at, colour: player.colour, shape: player.shape };
    put_look(connection, player.id, game, look)
}

/// Older versions took names in as they came; one in which nothing is to be seen must be found to be
/// changed.
fn name(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<String> {
    let name = cleaned(text(row, column)?);
    Ok(if name.is_empty() { "?".to_owned() } else { name })
}

/// A colour or a shape as it stands in JSON.
fn named<T: Serialize>(value: &T) -> String {
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

fn word<T: serde::de::DeserializeOwned>(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<T> {
    from_word(text(row, column)?).map_err(|error| unfit(column, error))
}

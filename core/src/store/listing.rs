//! Lists of sessions: a page of all of them, or of those that were looked for.

use std::fmt::Write as _;

use chrono::{DateTime, Utc};
use rusqlite::types::Value;
use rusqlite::{Row as SqlRow, params_from_iter};
use serde::Serialize;

use super::sql::{all, each, moment, session_id, text, value};
use super::{Card, Store, StoreError};
use crate::moment::of_millis;
use crate::outside::{PlayerId, SessionId};

/// A row of the list of sessions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ListedSession {
    pub id: SessionId,
    pub game: String,
    pub started_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
    pub deleted_at: Option<DateTime<Utc>>,
    pub card: Card,
}

/// Which sessions are looked for. Everything that is given must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    pub words: Vec<Word>,
    pub game: Option<String>,
    /// The ids that stand for a player.
    pub players: Option<Vec<PlayerId>>,
    pub year: Option<i32>,
    pub unfinished: bool,
    /// Those in the bin instead of the others.
    pub bin: bool,
}

/// A folded word that is part of a name, a note or the day, or of the name of one of these games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    pub text: String,
    pub games: Vec<String>,
}

const COLUMNS: &str = "SELECT id, game, started_at, updated_at, deleted_at, card FROM sessions";

impl Store {
    /// A page of sessions, the latest begun first: ids are in the order of time, so no index has
    /// to be kept with every tap. In the bin the latest deleted first.
    pub fn list(
        &self,
        filter: &Filter,
        offset: u32,
        limit: u32,
    ) -> Result<Vec<ListedSession>, StoreError> {
        let (conditions, mut values) = filter.conditions();
        let order = if filter.bin { "deleted_at DESC, id DESC" } else { "id DESC" };
        values.extend([Value::from(limit), Value::from(offset)]);
        let select = format!("{COLUMNS} WHERE {conditions} ORDER BY {order} LIMIT ? OFFSET ?");
        all(&self.connection, &select, params_from_iter(values), read_listed)
    }

    /// The ids of all sessions that are looked for: a walk, where pages would be passed again and
    /// again.
    pub fn listed_ids(&self, filter: &Filter) -> Result<Vec<SessionId>, StoreError> {
        let (conditions, values) = filter.conditions();
        let select = format!("SELECT id FROM sessions WHERE {conditions} ORDER BY id");
        all(&self.connection, &select, params_from_iter(values), |row| session_id(row, 0))
    }

    /// Whether every session can be listed, without keeping any.
    pub(super) fn can_list_all(&self) -> Result<(), StoreError> {
        each(&self.connection, COLUMNS, [], |row| Ok(read_listed(row).map(drop)?))
    }

    /// Whether one of these players sat at a table with one of those.
    pub fn have_met(&self, some: &[PlayerId], others: &[PlayerId]) -> Result<bool, StoreError> {
        let (some_places, other_places) = (places(some.len()), places(others.len()));
        let select = format!(
            "SELECT EXISTS (SELECT 1 FROM seats AS one JOIN seats AS other USING (session)
             WHERE one.player IN ({some_places}) AND other.player IN ({other_places}))"
        );
        let players = some.iter().chain(others).map(ToString::to_string);
        value(&self.connection, &select, params_from_iter(players))
    }

    /// The years in which was played, the latest first.
    pub fn years(&self) -> Result<Vec<i32>, StoreError> {
        let select = "SELECT DISTINCT CAST(substr(day, 1, 4) AS INTEGER) AS year FROM sessions
             WHERE deleted_at IS NULL AND day <> '' ORDER BY year DESC";
        all(&self.connection, select, [], |row| row.get(0))
    }
}

impl Filter {
    fn conditions(&self) -> (String, Vec<Value>) {
        let mut sql =
            if self.bin { "deleted_at IS NOT NULL" } else { "deleted_at IS NULL" }.to_owned();
        let mut values = Vec::new();
        if let Some(game) = &self.game {
            sql += " AND game = ?";
            values.push(Value::from(game.clone()));
        }
        if let Some(year) = self.year {
            sql += " AND day >= ? AND day < ?";
            values.push(Value::from(format!("{year:04}")));
            values.push(Value::from(format!("{:04}", year.saturating_add(1))));
        }
        if self.unfinished {
            sql += " AND phase IN ('setting_up', 'playing')";
        }
        if let Some(players) = &self.players {
            let places = places(players.len());
            let among = "id IN (SELECT session FROM seats WHERE player IN";
            let _ = write!(sql, " AND {among} ({places}))");
            values.extend(players.iter().map(|player| Value::from(player.to_string())));
        }
        for Word { text, games } in &self.words {
            let among = places(games.len());
            let _ = write!(sql, " AND (instr(words, ?) OR instr(day, ?) OR game IN ({among}))");
            values.extend([Value::from(text.clone()), Value::from(text.clone())]);
            values.extend(games.iter().map(|game| Value::from(game.clone())));
        }
        (sql, values)
    }
}

fn places(count: usize) -> String {
    vec!["?"; count].join(", ")
}

pub(super) fn read_listed(row: &SqlRow<'_>) -> rusqlite::Result<ListedSession> {
    let deleted_at: Option<i64> = row.get(4)?;
    Ok(ListedSession {
        id: session_id(row, 0)?,
        game: row.get(1)?,
        started_at: moment(row, 2)?,
        updated_at: moment(row, 3)?,
        deleted_at: deleted_at.map(of_millis),
        // A cache that cannot be read is as good as none; the log is there.
        card: Card::read(text(row, 5)?).unwrap_or_else(Card::unread),
    })
}

//! What can still be read of damaged databases and backups, put together in a new one.
//!
//! A table is read from both ends up to the damage; then, session by session and step by step,
//! what lies between damaged pages. The damaged file comes first, backups fill its gaps.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use chrono::DateTime;
use rusqlite::config::DbConfig;
use rusqlite::types::Value;
use rusqlite::{Connection, OpenFlags, Params, params, params_from_iter};
use serde::de::IgnoredAny;
use uuid::Uuid;

use super::{Card, Store, StoreError};
use crate::session::{RawStep, Step};

/// So many steps in a row may be lost; what comes after more is not believed to be of this log.
const LONGEST_GAP: i64 = 1_000;

struct Table {
    name: &'static str,
    columns: &'static [&'static str],
    /// How many of the columns are its key.
    key: usize,
    /// Which columns are ids: what is no id there cannot be used.
    ids: &'static [usize],
    /// Which columns are moments.
    moments: &'static [usize],
}

const SESSIONS: Table = Table {
    name: "sessions",
    columns: &["id", "game", "revision", "phase", "started_at", "updated_at", "deleted_at", "card"],
    key: 1,
    ids: &[0],
    moments: &[4, 5],
};
const STEPS: Table = Table {
    name: "steps",
    columns: &["session", "seq", "id", "at", "offset", "game", "kind", "version", "payload"],
    key: 2,
    ids: &[0, 2],
    moments: &[3],
};
const PLAYERS: Table = Table {
    name: "players",
    columns: &[
        "id",
        "name",
        "folded",
        "named_at",
        "merged_into",
        "merged_at",
        "forgotten_at",
        "colour",
        "shape",
        "used_at",
    ],
    key: 1,
    ids: &[0],
    moments: &[3, 5, 6, 9],
};
/// As the first version kept them.
const FIRST_PLAYERS: Table = Table {
    name: "players",
    columns: &["id", "name", "folded", "colour", "shape", "used_at"],
    key: 1,
    ids: &[0],
    moments: &[5],
};
const LOOKS: Table = Table {
    name: "looks",
    columns: &["player", "game", "colour", "shape", "at"],
    key: 2,
    ids: &[0],
    moments: &[4],
};
const TOMBSTONES: Table = Table {
    name: "tombstones",
    columns: &["last", "session", "at", "back", "steps"],
    key: 1,
    ids: &[0, 1],
    moments: &[2],
};
const PREFERENCES: Table =
    Table { name: "preferences", columns: &["name", "value"], key: 1, ids: &[], moments: &[] };
const BOXES: Table = Table {
    name: "boxes",
    columns: &["game", "id", "updated_at", "payload"],
    key: 1,
    ids: &[1],
    moments: &[2],
};

/// A new database on its way.
pub(super) struct Salvage {
    into: Store,
    /// How long the logs are, where the damaged file still says so: a backup must not lengthen
    /// them.
    lengths: BTreeMap<String, i64>,
}

impl Salvage {
    pub(super) fn into(store: Store) -> Result<Self, StoreError> {
        // Steps may be found before their session.
        store.connection.pragma_update(None, "foreign_keys", false)?;
        store.connection.execute_batch("BEGIN IMMEDIATE")?;
        Ok(Self { into: store, lengths: BTreeMap::new() })
    }

    /// Takes what the damaged file has, without touching a byte of it.
    pub(super) fn damaged(&mut self, path: &Path) -> Result<(), StoreError> {
        // An empty file has nothing to say, and opening it would delete its journal.
        if std::fs::metadata(path).is_ok_and(|data| data.len() == 0) {
            return Ok(());
        }
        if let Some(source) = look_into(path)
            && source.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).is_ok()
        {
            self.take(&source)?;
        }
        let mut lengths = self.into.connection.prepare("SELECT id, revision FROM sessions")?;
        let lengths = lengths.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        self.lengths = lengths.collect::<Result<_, _>>()?;
        Ok(())
    }

    /// Fills gaps from a backup.
    pub(super) fn backup(&mut self, path: &Path) -> Result<(), StoreError> {
        if let Some(source) = look_into(path) {
            self.take(&source)?;
        }
        Ok(())
    }

    /// Makes whole logs of what was found and stores them. Returns how many there are.
    pub(super) fn finish(self) -> Result<usize, StoreError> {
        self.close_gaps()?;
        // Cards are made anew from the logs by whoever opened the database.
        let card = Card::unread().write();
        let connection = &self.into.connection;
        connection.execute(
            "INSERT OR IGNORE INTO sessions (id, game, revision, phase, started_at, updated_at, card)
             SELECT session, min(game), max(seq), 'playing', min(at), max(at), ?1
             FROM steps GROUP BY session",
            [&card],
        )?;
        connection.execute("UPDATE sessions SET phase = 'playing', card = ?1", [&card])?;
        connection.execute_batch(
            "DELETE FROM sessions WHERE id NOT IN (SELECT session FROM steps WHERE seq = 1);
             DELETE FROM sessions WHERE EXISTS (
                 SELECT 1 FROM tombstones WHERE back = 0 AND instr(tombstones.steps,
                     (SELECT id FROM steps WHERE session = sessions.id ORDER BY seq DESC LIMIT 1)));
             DELETE FROM steps WHERE session NOT IN (SELECT id FROM sessions);
             UPDATE sessions SET
                 bin_at = coalesce(deleted_at, 0),
                 revision = (SELECT max(seq) FROM steps WHERE session = sessions.id);
             COMMIT",
        )?;
        let count = "SELECT count(*) FROM sessions";
        let count: i64 = connection.query_row(count, [], |row| row.get(0))?;
        Ok(usize::try_from(count).unwrap_or(0))
    }

    fn take(&self, source: &Connection) -> Result<(), StoreError> {
        for table in
            [&SESSIONS, &STEPS, &PLAYERS, &FIRST_PLAYERS, &LOOKS, &BOXES, &TOMBSTONES, &PREFERENCES]
        {
            for direction in ["", " DESC"] {
                self.copy(source, table, &format!("ORDER BY {}", table.order(direction)), [])?;
            }
        }
        for session in self.known_sessions()? {
            self.copy(source, &SESSIONS, "WHERE id = ?1", [&session])?;
            for order in ["seq", "seq DESC"] {
                let of_session = format!("WHERE session = ?1 ORDER BY {order}");
                self.copy(source, &STEPS, &of_session, [&session])?;
            }
            for seq in self.missing(&session)? {
                self.copy(
                    source,
                    &STEPS,
                    "WHERE session = ?1 AND seq = ?2",
                    params![session, seq],
                )?;
            }
        }
        Ok(())
    }

    /// Copies rows up to the first that cannot be read. Those that are there stay as they are.
    fn copy(
        &self,
        source: &Connection,
        table: &Table,
        which: &str,
        params: impl Params,
    ) -> Result<(), StoreError> {
        let select = format!("SELECT {} FROM {} {which}", table.columns.join(", "), table.name);
        let Ok(mut select) = source.prepare_cached(&select) else { return Ok(()) };
        let Ok(mut rows) = select.query(params) else { return Ok(()) };
        let mut insert = self.into.connection.prepare_cached(&table.insert())?;
        while let Ok(Some(row)) = rows.next() {
            let values: Result<Vec<Value>, _> =
                (0..table.columns.len()).map(|column| row.get(column)).collect();
            let Ok(values) = values else { continue };
            if table.fits(&values) && !self.is_beyond_the_end(table, &values) {
                match insert.execute(params_from_iter(values)).map_err(StoreError::from) {
                    // A type or a NULL that the table does not take: not a row of ours.
                    Ok(_) | Err(StoreError::Sqlite(_)) => {}
                    Err(error) => return Err(error),
                }
            }
        }
        Ok(())
    }

    fn is_beyond_the_end(&self, table: &Table, values: &[Value]) -> bool {
        match (table.name, values) {
            ("steps", [Value::Text(session), Value::Integer(seq), ..]) => {
                self.lengths.get(session).is_some_and(|length| seq > length)
            }
            _ => false,
        }
    }

    /// The sessions that anything found so far speaks of.
    fn known_sessions(&self) -> Result<BTreeSet<String>, StoreError> {
        let mut known = BTreeSet::new();
        let here = "SELECT id FROM sessions UNION SELECT session FROM steps";
        let mut here = self.into.connection.prepare_cached(here)?;
        for id in here.query_map([], |row| row.get(0))? {
            known.insert(id?);
        }
        Ok(known)
    }

    /// The numbers of the steps that should be in a log and are not yet.
    fn missing(&self, session: &str) -> Result<Vec<i64>, StoreError> {
        let last = "SELECT max(coalesce((SELECT revision FROM sessions WHERE id = ?1), 0),
                               coalesce((SELECT max(seq) FROM steps WHERE session = ?1), 0))";
        let mut last = self.into.connection.prepare_cached(last)?;
        let last: i64 = last.query_row([session], |row| row.get(0))?;
        let there = "SELECT seq FROM steps WHERE session = ?1 ORDER BY seq";
        let mut there = self.into.connection.prepare_cached(there)?;
        let there = there.query_map([session], |row| row.get(0))?;
        let there = there.collect::<Result<BTreeSet<i64>, _>>()?;
        let mut missing = Vec::new();
        let mut before = 0;
        for next in there.into_iter().chain([last.saturating_add(1)]) {
            let gap = before + 1..next;
            missing.extend(gap.take(usize::try_from(LONGEST_GAP).unwrap_or(0)));
            before = next;
        }
        Ok(missing)
    }

    /// Puts a lost step into each gap, and ends a log at a gap that is too long.
    fn close_gaps(&self) -> Result<(), StoreError> {
        let connection = &self.into.connection;
        let gaps = "SELECT session, before, seq, at, offset, game FROM (
                 SELECT *, lag(seq) OVER (PARTITION BY session ORDER BY seq) AS before FROM steps)
             WHERE seq > before + 1 ORDER BY session, seq";
        let mut gaps = connection.prepare(gaps)?;
        let mut gaps = gaps.query([])?;
        let mut ended = BTreeSet::new();
        let mut found: Vec<Gap> = Vec::new();
        while let Some(row) = gaps.next()? {
            let session: String = row.get(0)?;
            let (before, next): (i64, i64) = (row.get(1)?, row.get(2)?);
            if ended.contains(&session) {
                continue;
            }
            if next - before > LONGEST_GAP {
                ended.insert(session.clone());
            }
            let (at, offset, game) = (row.get(3)?, row.get(4)?, row.get(5)?);
            found.push(Gap { session, before, next, at, offset, game });
        }
        for gap in found {
            if gap.next - gap.before > LONGEST_GAP {
                let later = "DELETE FROM steps WHERE session = ?1 AND seq > ?2";
                connection.execute(later, params![gap.session, gap.before])?;
            } else {
                gap.close(connection)?;
            }
        }
        Ok(())
    }
}

/// Steps of a log that nobody can read, with what stands after them.
struct Gap {
    session: String,
    before: i64,
    next: i64,
    at: i64,
    offset: i64,
    game: String,
}

impl Gap {
    fn close(&self, connection: &Connection) -> Result<(), StoreError> {
        let of_session = self.session.parse::<Uuid>().map_or(0, |id| id.as_u128());
        let mut insert = connection.prepare_cached(&STEPS.insert())?;
        for seq in self.before + 1..self.next {
            // Nothing can refer to it, it only has to be one of its kind.
            let id = Uuid::from_u128(of_session.wrapping_add(u128::from(seq.unsigned_abs())));
            let Self { session, at, offset, game, .. } = self;
            let id = id.to_string();
            insert.execute(params![session, seq, id, at, offset, game, RawStep::LOST, 1, "{}"])?;
        }
        Ok(())
    }
}

impl Table {
    fn insert(&self) -> String {
        let places = vec!["?"; self.columns.len()].join(", ");
        format!(
            "INSERT OR IGNORE INTO {} ({}) VALUES ({places})",
            self.name,
            self.columns.join(", ")
        )
    }

    fn order(&self, direction: &str) -> String {
        self.columns[..self.key].join(&format!("{direction}, ")) + direction
    }

    /// Damage can read as a row.
    fn fits(&self, values: &[Value]) -> bool {
        let ids = self.ids.iter().all(|column| match &values[*column] {
            Value::Text(text) => is_id(text),
            _ => false,
        });
        let moments = self.moments.iter().all(|column| match values[*column] {
            Value::Integer(millis) => DateTime::from_timestamp_millis(millis).is_some(),
            _ => false,
        });
        let special = match (self.name, values) {
            (
                "steps",
                [
                    _,
                    Value::Integer(seq),
                    ..,
                    Value::Text(game),
                    Value::Text(kind),
                    _,
                    Value::Text(payload),
                ],
            ) => *seq >= 1 && is_word(game) && is_word(kind) && is_payload(*seq, kind, payload),
            ("players" | "looks", [.., Value::Text(colour), Value::Text(shape), _]) => {
                super::players::are_known(colour, shape)
            }
            ("steps" | "players" | "looks", _) => false,
            _ => true,
        };
        ids && moments && special
    }
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_ascii_graphic())
}

/// JSON at least, and a table where a log begins.
fn is_payload(seq: i64, kind: &str, payload: &str) -> bool {
    let raw = RawStep { kind: kind.to_owned(), version: 1, payload: payload.to_owned() };
    serde_json::from_str::<IgnoredAny>(payload).is_ok()
        && (seq > 1 || matches!(Step::read(raw), Step::Opened(_)))
}

fn is_id(text: &str) -> bool {
    text.parse::<Uuid>().is_ok_and(|id| id.to_string() == text)
}

/// A database to read from, if it is one.
fn look_into(path: &Path) -> Option<Connection> {
    let source = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE).ok()?;
    source.pragma_update(None, "query_only", true).ok()?;
    Some(source)
}

//! The tables that are brought back from a damaged database, and what a row of theirs must be like.

use chrono::DateTime;
use rusqlite::types::Value;
use serde::de::IgnoredAny;
use uuid::Uuid;

use crate::session::{Phase, RawStep, Step};

pub(super) struct Table {
    pub(super) name: &'static str,
    pub(super) columns: &'static [&'static str],
    /// How many of the columns are its key.
    key: usize,
    /// Which columns are ids: what is no id there cannot be used.
    ids: &'static [usize],
    /// Which columns are moments.
    moments: &'static [usize],
}

pub(super) const SESSIONS: Table = Table {
    name: "sessions",
    columns: &[
        "id",
        "game",
        "revision",
        "phase",
        "started_at",
        "updated_at",
        "deleted_at",
        "bin_at",
        "card",
    ],
    key: 1,
    ids: &[0],
    moments: &[4, 5, 7],
};
/// As the first version kept them.
pub(super) const FIRST_SESSIONS: Table = Table {
    name: "sessions",
    columns: &["id", "game", "revision", "phase", "started_at", "updated_at", "deleted_at", "card"],
    key: 1,
    ids: &[0],
    moments: &[4, 5],
};
pub(super) const STEPS: Table = Table {
    name: "steps",
    columns: &["session", "seq", "id", "at", "offset", "game", "kind", "version", "payload"],
    key: 2,
    ids: &[0, 2],
    moments: &[3],
};
pub(super) const PLAYERS: Table = Table {
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
pub(super) const FIRST_PLAYERS: Table = Table {
    name: "players",
    columns: &["id", "name", "folded", "colour", "shape", "used_at"],
    key: 1,
    ids: &[0],
    moments: &[5],
};
pub(super) const LOOKS: Table = Table {
    name: "looks",
    columns: &["player", "game", "colour", "shape", "at"],
    key: 2,
    ids: &[0],
    moments: &[4],
};
pub(super) const TOMBSTONES: Table = Table {
    name: "tombstones",
    columns: &["last", "session", "at", "back", "steps"],
    key: 1,
    ids: &[0, 1],
    moments: &[2],
};
pub(super) const PREFERENCES: Table =
    Table { name: "preferences", columns: &["name", "value"], key: 1, ids: &[], moments: &[] };
pub(super) const BOXES: Table = Table {
    name: "boxes",
    columns: &["game", "id", "updated_at", "payload"],
    key: 1,
    ids: &[1],
    moments: &[2],
};

/// All of them, each in the forms that it has had, the newest first. What is not here is made anew from
/// the logs.
pub(super) const TABLES: [&[&Table]; 7] = [
    &[&SESSIONS, &FIRST_SESSIONS],
    &[&STEPS],
    &[&PLAYERS, &FIRST_PLAYERS],
    &[&LOOKS],
    &[&BOXES],
    &[&TOMBSTONES],
    &[&PREFERENCES],
];

impl Table {
    pub(super) fn insert(&self) -> String {
        let places = vec!["?"; self.columns.len()].join(", ");
        format!(
            "INSERT OR IGNORE INTO {} ({}) VALUES ({places})",
            self.name,
            self.columns.join(", ")
        )
    }

    pub(super) fn order(&self, direction: &str) -> String {
        self.columns[..self.key].join(&format!("{direction}, ")) + direction
    }

    /// Damage can read as a row.
    pub(super) fn fits(&self, values: &[Value]) -> bool {
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
            // What is missing at the end of a file is read as zeros: the card stands behind all the rest.
            (
                "sessions",
                [
                    _,
                    Value::Text(game),
                    Value::Integer(revision),
                    Value::Text(phase),
                    ..,
                    Value::Text(card),
                ],
            ) => is_word(game) && *revision >= 1 && is_phase(phase) && !card.starts_with('\0'),
            ("players", [.., Value::Text(colour), Value::Text(shape), _]) => {
                super::players::are_known(colour, shape) && has_no_zeros(values)
            }
            ("looks", [_, Value::Text(game), Value::Text(colour), Value::Text(shape), _]) => {
                is_word(game) && super::players::are_known(colour, shape)
            }
            ("boxes", [Value::Text(game), _, _, Value::Text(_)]) => {
                is_word(game) && has_no_zeros(values)
            }
            ("preferences", [Value::Text(name), Value::Text(_)]) => {
                is_word(name) && has_no_zeros(values)
            }
            ("tombstones", [.., Value::Text(_)]) => has_no_zeros(values),
            _ => false,
        };
        ids && moments && special
    }
}

fn has_no_zeros(values: &[Value]) -> bool {
    values.iter().all(|value| !matches!(value, Value::Text(text) if text.contains('\0')))
}

fn is_phase(text: &str) -> bool {
    Phase::ALL.into_iter().any(|phase| phase.name() == text)
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

pub(super) fn is_id(text: &str) -> bool {
    text.parse::<Uuid>().is_ok_and(|id| id.to_string() == text)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::store::Store;

    /// Made anew from the logs by whoever opens what was brought back.
    const CACHES: [&str; 4] = ["seats", "results", "seat_results", "line_results"];
    const CACHED: [(&str, &str); 2] = [("sessions", "day"), ("sessions", "words")];

    #[test]
    fn every_column_is_brought_back_or_made_anew() {
        let store = Store::in_memory().expect("a database");
        let select = "SELECT tables.name, columns.name
             FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
             WHERE tables.type = 'table'";
        let mut select = store.connection.prepare(select).expect("a query");
        let there: BTreeSet<(String, String)> = select
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
            .and_then(Iterator::collect)
            .expect("columns");
        let newest = TABLES.iter().filter_map(|forms| forms.first());
        let kept = newest.flat_map(|table| table.columns.iter().map(|name| (table.name, *name)));
        let kept: BTreeSet<(String, String)> =
            kept.chain(CACHED).map(|(table, name)| (table.to_owned(), name.to_owned())).collect();
        let there: BTreeSet<_> =
            there.into_iter().filter(|(table, _)| !CACHES.contains(&table.as_str())).collect();
        assert_eq!(kept, there, "what is kept, and what a database of this version has");
    }
}

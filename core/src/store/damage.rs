//! A damaged database is moved aside, never deleted; whatever can be read of it, and of the
//! backups, is brought back into a new one.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::types::Value;
use rusqlite::{Connection, OpenFlags, params_from_iter};
use serde::Serialize;

use super::backup::{backups, beside};
use super::{Store, StoreError};

/// What became of a damaged database.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Recovery {
    /// Where the damaged file is now.
    pub moved_to: PathBuf,
    pub sessions_recovered: usize,
}

/// Cards are made anew from the logs by whoever opened the database.
const EMPTY_CARD: &str = r#"{"phase":"playing","seats":[],"played_seconds":0}"#;

/// Moves the damaged file aside and starts a new one with what can be read of it.
pub(super) fn recover(path: &Path, now: i64) -> Result<(Store, Option<Recovery>), StoreError> {
    let moved_to = free_name(path, now);
    for suffix in ["", "-wal", "-shm"] {
        let (from, to) = (with_tail(path, suffix), with_tail(&moved_to, suffix));
        if from.exists() {
            fs::rename(&from, &to).map_err(|error| StoreError::File { path: from, error })?;
        }
    }
    let mut store = Store::open_sound(path)?;
    salvage(&mut store, &moved_to);
    for backup in backups(path) {
        salvage(&mut store, &backup);
    }
    let count = "SELECT count(*) FROM sessions";
    let sessions: i64 = store.connection.query_row(count, [], |row| row.get(0))?;
    let sessions_recovered = usize::try_from(sessions).unwrap_or(0);
    Ok((
        store,
        Some(Recovery {
            moved_to,
            sessions_recovered,
        }),
    ))
}

/// Copies what can be read and is not there yet. Failing reads end a table, not the salvage.
fn salvage(store: &mut Store, source: &Path) {
    let Ok(source) = Connection::open_with_flags(source, OpenFlags::SQLITE_OPEN_READ_WRITE) else {
        return;
    };
    copy_table(store, &source, "sessions", 8);
    copy_table(store, &source, "steps", 9);
    copy_table(store, &source, "players", 6);
    copy_table(store, &source, "boxes", 4);
    // A log is only as long as it has no gap, and a session without its first step is none.
    let _ = store.connection.execute_batch(
        "DELETE FROM steps WHERE seq > (
             SELECT count(*) FROM steps AS earlier
             WHERE earlier.session = steps.session AND earlier.seq <= steps.seq);
         DELETE FROM sessions WHERE NOT EXISTS (
             SELECT 1 FROM steps WHERE steps.session = sessions.id AND steps.seq = 1);
         UPDATE sessions SET revision = (SELECT max(seq) FROM steps WHERE steps.session = sessions.id);",
    );
}

/// Reads forwards until the damage and backwards to it from the other end.
fn copy_table(store: &mut Store, source: &Connection, table: &str, columns: usize) {
    let places = (1..=columns)
        .map(|number| format!("?{number}"))
        .collect::<Vec<_>>()
        .join(", ");
    let insert = format!("INSERT OR IGNORE INTO {table} VALUES ({places})");
    let Ok(transaction) = store.connection.transaction() else {
        return;
    };
    // Steps may come without their session.
    let _ = transaction.pragma_update(None, "defer_foreign_keys", true);
    let key = if table == "steps" {
        "session, seq"
    } else {
        "1"
    };
    let backwards = if table == "steps" {
        "session DESC, seq DESC"
    } else {
        "1 DESC"
    };
    for order in [key, backwards] {
        let Ok(mut select) = source.prepare(&format!("SELECT * FROM {table} ORDER BY {order}"))
        else {
            continue;
        };
        let Ok(mut rows) = select.query([]) else {
            continue;
        };
        while let Ok(Some(row)) = rows.next() {
            let values: Result<Vec<Value>, _> =
                (0..columns).map(|column| row.get(column)).collect();
            if let Ok(values) = values {
                let _ = transaction.execute(&insert, params_from_iter(values));
            }
        }
    }
    if table == "steps" {
        // A log says by itself whose it is: a session that was lost is made anew from it.
        let _ = transaction.execute(
            "INSERT OR IGNORE INTO sessions (id, game, revision, phase, started_at, updated_at, card)
             SELECT session, min(game), max(seq), 'playing', min(at), max(at), ?1 FROM steps GROUP BY session",
            [EMPTY_CARD],
        );
    }
    let _ = transaction.commit();
}

fn free_name(path: &Path, now: i64) -> PathBuf {
    let mut name = beside(path, &format!("damaged-{now}"));
    for number in 2.. {
        if !name.exists() {
            break;
        }
        name = beside(path, &format!("damaged-{now}-{number}"));
    }
    name
}

fn with_tail(path: &Path, tail: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(tail);
    PathBuf::from(name)
}

//! What a durable entry costs, against a bare SQLite commit and against itself in a long session.

mod measure;

use std::path::Path;

use measure::{compare, folder, open, start, tap, time};
use rusqlite::{Connection, params};
use tallystone_core::app::App;
use tallystone_core::entry::{Focus, When};
use tallystone_core::game::Game as _;
use tallystone_core::games::wodny_szlak::{Options, WodnySzlak};
use tallystone_core::outside::SessionId;
use tallystone_core::table::Table;

const ROUNDS: usize = 400;
/// A short session is left for the next after so many entries.
const ENTRIES_A_SESSION: usize = 8;

fn main() {
    let folder = folder();
    against_a_bare_commit(folder.path());
    short_and_long(folder.path(), 10_000, 1.05);
    short_and_long(folder.path(), 100_000, 1.1);
    a_full_river(folder.path());
}

fn against_a_bare_commit(folder: &Path) {
    let path = folder.join("entries.db");
    let mut app = open(&path);
    let mut screen = start(&mut app);
    screen = app.enter(screen.session, &tap(&screen)).expect("an entry");
    let bytes = vec![b'x'; bytes_of_the_last_entry(&path)];
    let bare = bare(&folder.join("bare.db"));
    let mut insert = bare.prepare("INSERT INTO bare (bytes) VALUES (?1)").expect("an insert");

    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        let entry = tap(&screen);
        ours.push(time(|| screen = app.enter(screen.session, &entry).expect("an entry")));
        theirs.push(time(|| assert_eq!(insert.execute([&bytes]), Ok(1))));
    }
    let what = format!("a durable entry / a bare commit of its {} bytes", bytes.len());
    compare(&what, 1.2, ours, theirs);
}

/// The same kind of file with one table and nothing around it.
fn bare(path: &Path) -> Connection {
    let bare = Connection::open(path).expect("a database");
    bare.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(())).expect("a journal");
    bare.pragma_update(None, "synchronous", "FULL").expect("durability");
    bare.execute_batch("CREATE TABLE bare (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL) STRICT")
        .expect("a table");
    bare
}

fn bytes_of_the_last_entry(path: &Path) -> usize {
    let step = "length(session) + length(id) + length(game) + length(kind) + length(payload) + 32";
    let connection = Connection::open(path).expect("the database");
    let select = format!(
        "SELECT (SELECT {step} FROM steps ORDER BY seq DESC LIMIT 1) + length(card) + 16 FROM sessions"
    );
    connection.query_row(&select, [], |row| row.get(0)).expect("a number")
}

fn short_and_long(folder: &Path, events: u64, aim: f64) {
    let shorts = ROUNDS / ENTRIES_A_SESSION;
    let short_file = folder.join(format!("short-beside-{events}.db"));
    let (mut of_short, short) = sessions_of(&short_file, shorts, 10);
    let (mut of_long, long) = sessions_of(&folder.join(format!("long-{events}.db")), 1, events);
    let mut long = of_long.screen(long[0], When::Now, Focus::default()).expect("a session");

    let (mut shorter, mut longer) = (Vec::new(), Vec::new());
    for session in short {
        let mut short = of_short.screen(session, When::Now, Focus::default()).expect("a session");
        for _ in 0..ENTRIES_A_SESSION {
            let (to_short, to_long) = (tap(&short), tap(&long));
            longer.push(time(|| long = of_long.enter(long.session, &to_long).expect("an entry")));
            shorter.push(time(|| short = of_short.enter(session, &to_short).expect("an entry")));
        }
    }
    compare(&format!("the same entry after {events} events / after 10"), aim, longer, shorter);
}

/// So many sessions of so many events: copies of one that was entered.
fn sessions_of(path: &Path, count: usize, events: u64) -> (App, Vec<SessionId>) {
    let mut app = open(path);
    let mut sessions = Vec::new();
    for _ in 0..count {
        let mut screen = start(&mut app);
        for _ in 0..2 {
            screen = app.enter(screen.session, &tap(&screen)).expect("an entry");
        }
        sessions.push(screen.session);
    }
    let connection = Connection::open(path).expect("the database");
    connection
        .execute_batch(&format!(
            "BEGIN;
             WITH RECURSIVE number (n) AS (SELECT 4 UNION ALL SELECT n + 1 FROM number WHERE n <= {events})
             INSERT INTO steps
             SELECT session, n, format('%08x-0000-7000-8000-%012x', n, n), at, offset, game, kind, version, payload
             FROM steps JOIN number ON seq = 2 + n % 2;
             UPDATE sessions SET revision = (SELECT max(seq) FROM steps WHERE session = sessions.id);
             COMMIT;"
        ))
        .expect("copies");
    let rows: u64 = connection
        .query_row(
            "SELECT max(seq) FROM steps WHERE session = ?1",
            params![sessions[0].to_string()],
            |row| row.get(0),
        )
        .expect("a number");
    assert_eq!(rows, events + 1);
    (app, sessions)
}

/// The board that is dearest to score: 13 tiles of a river, with its reasons.
fn a_full_river(folder: &Path) {
    let document = include_str!("../../examples/wodny_szlak/full-river.json");
    let document: serde_json::Value = serde_json::from_str(document).expect("JSON");
    let position = serde_json::from_value(document["position"].clone()).expect("a position");
    let table = Table::new(2, &[], Options::default());
    let bare = bare(&folder.join("river.db"));
    let mut insert = bare.prepare("INSERT INTO bare (bytes) VALUES (?1)").expect("an insert");
    let bytes = vec![b'x'; 600];
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        ours.push(time(|| assert_eq!(WodnySzlak.score(&table, &position).points().len(), 2)));
        theirs.push(time(|| assert_eq!(insert.execute([&bytes]), Ok(1))));
    }
    compare("scoring a river of 13 tiles / a bare commit of 600 bytes", 0.1, ours, theirs);
}

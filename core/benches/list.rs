//! What the first page of ten thousand sessions costs, against the bare query.

mod measure;

use std::path::Path;

use measure::{compare, folder, open, start, tap, time};
use rusqlite::Connection;

const SESSIONS: usize = 10_000;
const PAGE: u32 = 50;
const ROUNDS: usize = 2_000;

fn main() {
    let folder = folder();
    let path = folder.path().join("sessions.db");
    make_sessions(&path);
    let opening = time(|| drop(open(&path)));
    println!("opening {SESSIONS} sessions, each byte checked: {opening:.0?}");

    let app = open(&path);
    let bare = Connection::open(&path).expect("the database");
    let query = "SELECT id, game, started_at, updated_at, deleted_at, card FROM sessions
         WHERE deleted_at IS NULL ORDER BY id DESC LIMIT 50 OFFSET 0";
    let mut query = bare.prepare(query).expect("a query");
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        ours.push(time(|| {
            let page = app.sessions(0, PAGE).expect("a page");
            assert_eq!(page.len(), 50);
        }));
        theirs.push(time(|| {
            let rows = query.query_map([], |row| {
                let (id, game): (String, String) = (row.get(0)?, row.get(1)?);
                let (started, updated): (i64, i64) = (row.get(2)?, row.get(3)?);
                let (deleted, card): (Option<i64>, String) = (row.get(4)?, row.get(5)?);
                Ok((id, game, started, updated, deleted, card))
            });
            let page = rows.and_then(Iterator::collect::<Result<Vec<_>, _>>).expect("a page");
            assert_eq!(page.len(), 50);
        }));
    }
    compare("the first page of 10,000 sessions / the bare query", 1.5, ours, theirs);
}

/// Copies of one session of 40 steps, a minute apart.
fn make_sessions(path: &Path) {
    let mut app = open(path);
    let mut screen = start(&mut app);
    while screen.revision < 40 {
        screen = app.enter(screen.session, &tap(&screen)).expect("an entry");
    }
    drop(app);
    let id = "format('%08x-0000-7000-8000-%012x', n, n)";
    Connection::open(path)
        .and_then(|connection| {
            connection.execute_batch(&format!(
                "BEGIN;
                 CREATE TEMP TABLE number AS
                 WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < {SESSIONS} - 1)
                 SELECT n FROM number;
                 INSERT INTO sessions
                 SELECT {id}, game, revision, phase, started_at - n * 60000, updated_at - n * 60000, NULL, card
                 FROM sessions JOIN number;
                 INSERT INTO steps
                 SELECT {id}, seq, id, at, offset, game, kind, version, payload
                 FROM number JOIN (SELECT * FROM steps) ORDER BY n, seq;
                 COMMIT;"
            ))
        })
        .expect("copies");
}

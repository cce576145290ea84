//! A log that nobody can read any more does not keep all others from going elsewhere.

use std::path::Path;

use rusqlite::Connection;
use tallystone_core::app::{App, Error, NewSession, VerifiedState};
use tallystone_core::exchange::ImportChoice;
use tallystone_core::game::Catalogue;
use tallystone_core::outside::SessionId;
use tallystone_core::text::Language;
use tallystone_tests::Exact;

fn open(path: &Path, seed: u64) -> App {
    let outside = Box::new(Exact::new(seed));
    App::open(Some(path), Catalogue::standard(), outside, Language::default()).expect("a database")
}

/// Three sessions, of which one has another text in a step than was written there.
fn with_a_damaged_step(path: &Path, seq: i64) -> Vec<SessionId> {
    let mut app = open(path, 1);
    let mut sessions = Vec::new();
    for seats in [2, 3, 4] {
        let session = app.start(&NewSession::of("keltis", seats)).expect("a session").session;
        app.note(session, "a fine evening").expect("a note");
        sessions.push(session);
    }
    drop(app);
    let changed = Connection::open(path)
        .expect("the database")
        .execute(
            "UPDATE steps SET payload = '[' || substr(payload, 2) WHERE session = ?1 AND seq = ?2",
            rusqlite::params![sessions[1].to_string(), seq],
        )
        .expect("damage");
    assert_eq!(changed, 1);
    sessions
}

#[test]
fn what_was_exported_can_be_imported_whatever_a_step_says() {
    for seq in [1, 2] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.db");
        let sessions = with_a_damaged_step(&path, seq);
        let app = open(&path, 2);
        let file = folder.path().join("all.json");
        let mut job = app.export_to(None, &file).expect("an export");
        let mut last = job.step().expect("a step");
        while !last.finished {
            last = job.step().expect("a step");
        }
        assert_eq!(job.left_out(), [sessions[1]], "step {seq}");
        assert_eq!(
            last.text,
            "2 sessions were written. One session was left out, as its log cannot be read; it is \
             still here."
        );
        let mut fresh = open(&folder.path().join("fresh.db"), 3);
        let bundle = std::fs::read_to_string(&file).expect("a bundle");
        assert!(!bundle.contains(&sessions[1].to_string()));
        let report = fresh.import(&bundle, ImportChoice::KeepBoth).expect("an import");
        assert_eq!(report.added, 2);
        let ids: Vec<_> = fresh.sessions(0, 9).expect("a list").iter().map(|it| it.id).collect();
        assert!(ids.contains(&sessions[0]) && ids.contains(&sessions[2]));
        assert!(matches!(app.export(&sessions[1..2]), Err(Error::Refused { .. })));
        let two = app.export(&sessions[..2]).expect("what can be");
        assert!(!two.contains(&sessions[1].to_string()));
    }
}

#[test]
fn players_and_boxes_that_nobody_would_take_are_left_out_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    drop(with_a_damaged_step(&path, 2));
    Connection::open(&path)
        .expect("the database")
        .execute_batch(
            "INSERT INTO boxes VALUES ('keltis', '00000000-0000-7000-8000-000000000001', 1, '{');
             INSERT INTO players (id, name, folded, colour, shape, used_at) VALUES
                 ('00000000-0000-7000-8000-000000000002', 'A' || char(7), 'a', 'red', 'dot', 1);",
        )
        .expect("damage");
    let app = open(&path, 2);
    let bundle = app.export_all().expect("a bundle");
    let mut fresh = open(&folder.path().join("fresh.db"), 3);
    fresh.import(&bundle, ImportChoice::KeepBoth).expect("an import");
}

#[test]
fn a_log_that_cannot_be_read_is_not_told_to_be_unfinished() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let sessions = with_a_damaged_step(&path, 1);
    let app = open(&path, 2);
    assert_eq!(app.verify(sessions[1]).expect("an answer").state, VerifiedState::Unknown);
    assert_eq!(app.verify(sessions[0]).expect("an answer").state, VerifiedState::Unfinished);
}

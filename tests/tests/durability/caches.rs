//! What is kept beside the logs, for lists and statistics: where it does not fit them it is mended
//! and said, and nothing that is entered is held up by it.

use std::path::Path;

use rusqlite::Connection;
use rusqlite::types::Value;
use tallystone_core::app::{App, NewSeat, NewSession};
use tallystone_core::entry::{EntryValue, Focus, When};
use tallystone_core::outside::SessionId;
use tallystone_tests::{Exact, Random};

use crate::files::place;
use crate::play::{self, entry, open};

/// What can go wrong beside a log: all of it is about the session `?1`.
const WRONG: [&str; 13] = [
    "UPDATE sessions SET revision = revision + 3 WHERE id = ?1",
    "UPDATE sessions SET revision = revision - 2 WHERE id = ?1",
    "UPDATE sessions SET revision = 0 WHERE id = ?1",
    "UPDATE sessions SET card = 'nonsense' WHERE id = ?1",
    "UPDATE sessions SET phase = 'abandoned' WHERE id = ?1",
    "UPDATE sessions SET day = '1999-01-01' WHERE id = ?1",
    "UPDATE sessions SET words = 'somebody else' WHERE id = ?1",
    "UPDATE sessions SET started_at = 5, updated_at = 7 WHERE id = ?1",
    "DELETE FROM seats WHERE session = ?1",
    "UPDATE results SET seconds = 1000000 WHERE session = ?1",
    "DELETE FROM results WHERE session = ?1",
    "UPDATE seat_results SET points = 99, winner = 1 - winner WHERE session = ?1",
    "UPDATE line_results SET points = points + 1 WHERE session = ?1",
];

/// Everything that is made from the logs, as it is kept.
fn caches(path: &Path) -> Vec<Vec<Value>> {
    let connection = Connection::open(path).expect("the database opens");
    let mut all = Vec::new();
    for select in [
        "SELECT id, game, revision, phase, started_at, updated_at, card, day, words FROM sessions",
        "SELECT * FROM seats ORDER BY session, seat",
        "SELECT * FROM results ORDER BY session",
        "SELECT * FROM seat_results ORDER BY session, seat",
        "SELECT * FROM line_results ORDER BY session, seat, kind",
    ] {
        let mut select = connection.prepare(select).expect("a table");
        let columns = select.column_count();
        let rows = select.query_map([], |row| (0..columns).map(|it| row.get(it)).collect());
        all.extend(rows.expect("rows").map(|row| row.expect("a row")));
    }
    all
}

/// Returns whether that changed anything.
fn wreck(path: &Path, session: SessionId, how: &str) -> bool {
    let connection = Connection::open(path).expect("the database opens");
    connection.pragma_update(None, "foreign_keys", true).expect("as we have it");
    connection.execute(how, [session.to_string()]).expect(how) > 0
}

/// A finished session and one that goes on, both with names.
fn two_sessions(app: &mut App, random: &mut Random) -> [SessionId; 2] {
    ["stranger", "keltis"].map(|game| {
        let seat = |name: &str| NewSeat { name: Some(name.to_owned()), ..NewSeat::default() };
        let seats = vec![seat("Ann"), seat("Ben")];
        let screen = app.start(&NewSession { seats, ..NewSession::of(game, 0) });
        let screen = play::play(app, screen.expect("a session"), 12, random, |_| ());
        if game == "keltis" {
            app.finish(screen.session, screen.revision).expect("it ends");
        }
        screen.session
    })
}

#[test]
fn what_does_not_fit_a_log_is_mended_and_said() {
    let (_folder, path) = place();
    let mut random = Random::new(5);
    let [going_on, finished] = two_sessions(&mut open(&path, Exact::new(5)), &mut random);
    for how in WRONG {
        let is_result = ["results", "line_results"].iter().any(|table| how.contains(table));
        for session in [going_on, finished] {
            if is_result && session == going_on {
                continue;
            }
            let before = caches(&path);
            assert!(wreck(&path, session, how) && caches(&path) != before, "{how}");

            let mut app = open(&path, Exact::new(6));
            assert_eq!(app.sessions(0, 9).expect("a list").len(), 2, "{how}");
            let screen = app.screen(session, When::Now, Focus::default()).expect(how);
            let said = screen.announcement.clone().unwrap_or_default();
            assert!(said.contains("made anew from the log"), "{how}: {said:?}");
            assert_eq!(caches(&path), before, "{how}");
            let again = app.screen(session, When::Now, Focus::default()).expect(how);
            assert_eq!(again.announcement, None, "it is said once");
            assert!(app.rebuild().expect("nothing to do").mended.is_empty(), "{how}");
        }
    }
}

#[test]
fn an_entry_is_taken_whatever_is_kept_beside_its_log() {
    let (_folder, path) = place();
    let mut random = Random::new(6);
    let mut app = open(&path, Exact::new(5));
    let [going_on, _] = two_sessions(&mut app, &mut random);
    for how in WRONG.iter().filter(|how| !how.contains("result")) {
        let before = app.screen(going_on, When::Now, Focus::default()).expect("a screen");
        let flip = entry(&before, "leaf.0", EntryValue::Flip);
        // While it is laid out here, and when it is not.
        wreck(&path, going_on, how);
        let screen = app.enter(going_on, &flip).expect(how);
        assert_eq!(screen.revision, before.revision + 1, "{how}");
        wreck(&path, going_on, how);
        let mut other = open(&path, Exact::new(7));
        let screen = other.enter(going_on, &flip).expect(how);
        assert_eq!(screen.revision, before.revision + 2, "{how}");
        assert!(screen.announcement.is_some_and(|said| said.contains("made anew")), "{how}");
    }
}

#[test]
fn all_of_it_can_be_made_anew() {
    let (_folder, path) = place();
    let mut random = Random::new(7);
    let [going_on, finished] = two_sessions(&mut open(&path, Exact::new(5)), &mut random);
    let before = caches(&path);
    wreck(&path, going_on, WRONG[0]);
    wreck(&path, finished, WRONG[11]);
    let mut app = open(&path, Exact::new(6));
    let rebuilt = app.rebuild().expect("it can be mended");
    let mut mended = rebuilt.mended.clone();
    mended.sort();
    assert_eq!((rebuilt.compared, mended), (2, vec![going_on, finished]));
    assert!(rebuilt.text.contains("of 2 of them did not fit"), "{}", rebuilt.text);
    assert_eq!(caches(&path), before);
    let again = app.rebuild().expect("nothing is to be done");
    assert_eq!(again.text, "2 sessions were compared with their logs. What is kept of them fits.");
}

/// A log that grows while it is compared is not put back to what it was.
#[test]
fn a_log_that_has_grown_is_left_to_who_made_it_grow() {
    let (_folder, path) = place();
    let mut random = Random::new(8);
    let (mut one, mut other) = (open(&path, Exact::new(5)), open(&path, Exact::new(6)));
    let [session, _] = two_sessions(&mut one, &mut random);
    for _ in 0..20 {
        let seen = other.screen(session, When::Now, Focus::default()).expect("a screen");
        assert_eq!(seen.announcement, None, "there is nothing to mend");
        play::play(&mut one, seen, 2, &mut random, |taken| {
            assert!(!taken.announcement.as_ref().is_some_and(|said| said.contains("made anew")));
        });
    }
}

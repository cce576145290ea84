//! The library: players, the order of sessions, and the bin, where deleted is hidden for thirty days.

use std::path::Path;

use chrono::TimeDelta;
use rusqlite::Connection;
use tallystone_core::app::{App, Error, NewSession};
use tallystone_core::entry::{Focus, When};
use tallystone_core::game::Catalogue;
use tallystone_core::text::Language;
use tallystone_tests::{Exact, Random};

use crate::files::{logs, place};
use crate::play::{self, open};

#[test]
fn a_deleted_session_can_be_restored_for_thirty_days() {
    let (_folder, path) = place();
    let clock = Exact::new(1);
    let mut app = open(&path, clock.clone());
    let screen = play::start(&mut app, "keltis", 3);
    let played = play::play(&mut app, screen, 10, &mut Random::new(1), |_| ());
    let kept = play::start(&mut app, "stranger", 1);
    app.delete(played.session).expect("it can be deleted");
    let listed: Vec<_> = app.sessions(0, 9).expect("a list").iter().map(|it| it.id).collect();
    assert_eq!(listed, [kept.session]);
    assert_eq!(app.bin().expect("a bin").len(), 1);
    drop(app);

    clock.pass(TimeDelta::days(30));
    let mut app = open(&path, clock.clone());
    app.restore(played.session).expect("it is still there");
    assert!(app.bin().expect("a bin").is_empty());
    let again = app.screen(played.session, When::Now, Focus::default()).expect("a screen");
    assert_eq!((again.revision, again.sheet), (played.revision, played.sheet));

    app.delete(played.session).expect("it can be deleted again");
    drop(app);
    clock.pass(TimeDelta::days(30) + TimeDelta::milliseconds(1));
    let mut app = open(&path, clock);
    assert!(app.bin().expect("a bin").is_empty());
    assert!(matches!(app.restore(played.session), Err(Error::NotFound { .. })));
    assert_eq!(app.sessions(0, 9).expect("a list").len(), 1);
    drop(app);
    assert_eq!(logs(&path).len(), 1, "its steps are gone with it");
}

#[test]
fn deleting_what_is_not_there_is_told() {
    let (_folder, path) = place();
    let mut app = open(&path, Exact::new(1));
    let screen = play::start(&mut app, "keltis", 2);
    Connection::open(&path)
        .and_then(|other| {
            other.pragma_update(None, "foreign_keys", true)?;
            other.execute("DELETE FROM sessions", [])
        })
        .expect("another process empties it");
    assert!(matches!(app.delete(screen.session), Err(Error::NotFound { .. })));
    let gone = app.screen(screen.session, When::Now, Focus::default());
    assert!(matches!(gone, Err(Error::NotFound { .. })));
}

#[test]
fn two_new_players_of_one_name_can_sit_down() {
    let (_folder, path) = place();
    let mut app = open(&path, Exact::new(1));
    let mut new = NewSession::of("keltis", 2);
    for (seat, name) in new.seats.iter_mut().zip(["Ann", "ann"]) {
        seat.name = Some(name.to_owned());
    }
    app.start(&new).expect("a session");
    assert_eq!(app.players().expect("players").len(), 1);
}

#[test]
fn sessions_of_one_moment_are_listed_in_their_order() {
    let (_folder, path) = place();
    let mut app = open(&path, Exact::new(1));
    let begun: Vec<_> = (0..20)
        .map(|_| app.start(&NewSession::of("keltis", 2)).expect("a session").session)
        .collect();
    let listed: Vec<_> = app.sessions(0, 50).expect("a list").iter().map(|it| it.id).collect();
    assert_eq!(listed.into_iter().rev().collect::<Vec<_>>(), begun);
}

#[test]
fn names_that_sqlite_takes_for_no_file_are_refused() {
    for path in ["", ":memory:"] {
        let opened = App::open(
            Some(Path::new(path)),
            Catalogue::standard(),
            Box::new(Exact::new(1)),
            Language::default(),
        );
        assert!(matches!(opened, Err(Error::Storage { .. })), "{path}");
    }
}

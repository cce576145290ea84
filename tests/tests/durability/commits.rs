//! One entry is exactly one durable commit; what is no event is none.

use std::path::Path;

use rusqlite::Connection;
use tallystone_core::app::control;
use tallystone_core::entry::EntryValue;
use tallystone_tests::{Exact, Random};

use crate::files::place;
use crate::play::{self, entry, open};

/// Counts the commits of others: frames that end one carry the size of the database.
struct Journal<'a>(&'a Path);

impl Journal<'_> {
    fn commits(&self) -> usize {
        const HEAD: usize = 32;
        const FRAME: usize = 24 + 4096;
        let mut name = self.0.as_os_str().to_owned();
        name.push("-wal");
        let journal = std::fs::read(name).expect("the journal");
        let frames = journal[HEAD..].chunks_exact(FRAME);
        frames.filter(|frame| frame[4..8] != [0; 4] && frame[8..16] == journal[16..24]).count()
    }
}

#[test]
fn an_entry_is_one_commit() {
    let (_folder, path) = place();
    let mut app = open(&path, Exact::new(1));
    let mut screen = play::start(&mut app, "keltis", 4);
    let journal = Journal(&path);
    let other = Connection::open(&path).expect("a second connection");
    let version = || -> i64 {
        other.pragma_query_value(None, "data_version", |row| row.get(0)).expect("a number")
    };
    let mut random = Random::new(1);
    let (mut events, mut none) = (0, 0);
    while events < 100 {
        let (commits, seen) = (journal.commits(), version());
        let Ok(next) = app.enter(screen.session, &play::random_entry(&screen, &mut random)) else {
            assert_eq!(journal.commits(), commits, "a refused entry stores nothing");
            continue;
        };
        let steps = usize::try_from(next.revision - screen.revision).expect("a step at most");
        assert_eq!(journal.commits(), commits + steps);
        assert_eq!(version() != seen, steps == 1);
        events += steps;
        none += 1 - steps;
        screen = next;
    }
    assert!(none > 0, "pens were taken in between");
}

#[test]
fn what_the_box_learns_comes_with_the_same_commit() {
    let (_folder, path) = place();
    let mut app = open(&path, Exact::new(1));
    let screen = play::start(&mut app, "stranger", 2);
    let commits = Journal(&path).commits();
    let value = EntryValue::Number { typed: "7".to_owned() };
    let screen = app.enter(screen.session, &entry(&screen, "value", value)).expect("an entry");
    assert_eq!(app.box_of("stranger"), Ok(String::new()), "it may be undone yet");
    assert_eq!(Journal(&path).commits(), commits + 1);
    app.enter(screen.session, &entry(&screen, control::FINISH, EntryValue::Press)).expect("an end");
    assert_eq!(app.box_of("stranger"), Ok(r#"{"value":7}"#.to_owned()));
    assert_eq!(Journal(&path).commits(), commits + 2);
}

#[test]
fn a_session_with_names_starts_with_one_commit() {
    let (_folder, path) = place();
    let mut app = open(&path, Exact::new(1));
    let commits = Journal(&path).commits();
    let mut new = tallystone_core::app::NewSession::of("keltis", 2);
    new.seats[0].name = Some("Ada".to_owned());
    new.seats[1].name = Some("Ben".to_owned());
    app.start(&new).expect("a session");
    assert_eq!(Journal(&path).commits(), commits + 1);
    assert_eq!(app.players().expect("players").len(), 2);
}

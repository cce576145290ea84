//! Databases of earlier versions open, and their sessions have the scores that they had.

use std::fs;
use std::path::PathBuf;

use chrono::TimeDelta;
use rusqlite::Connection;
use tallystone_core::app::{App, NewSession, Screen};
use tallystone_core::entry::{EntryValue, Focus, When};
use tallystone_core::outside::SessionId;
use tallystone_core::session::{LogStatus, Phase};
use tallystone_tests::Exact;

use crate::files::place;
use crate::play::{entry, open};

pub(crate) fn kept(version: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("databases").join(format!("{version}.db"))
}

fn tap(app: &mut App, screen: &Screen, control: &str, value: EntryValue) -> Screen {
    app.enter(screen.session, &entry(screen, control, value)).expect("an entry")
}

fn cell(cell: &str) -> EntryValue {
    EntryValue::Tap { cell: cell.to_owned() }
}

/// Writes the database that is kept for the current version; a version that has been released is
/// never written again.
#[test]
#[ignore = "makes a file that is checked in; set TALLYSTONE_KEEP=v001 to make it"]
fn make_the_database_of_this_version() {
    let Ok(version) = std::env::var("TALLYSTONE_KEEP") else {
        return;
    };
    let (_folder, path) = place();
    let clock = Exact::new(1);
    let mut app = open(&path, clock.clone());

    let mut new = NewSession::of("keltis", 2);
    new.seats[0].name = Some("Ada".to_owned());
    let mut screen = app.start(&new).expect("a session");
    for step in ["1.9", "2.6", "3.1"] {
        clock.pass(TimeDelta::seconds(30));
        screen = tap(&mut app, &screen, "board", cell(step));
    }
    screen = tap(&mut app, &screen, "board", EntryValue::Pen { pen: "seat.0".to_owned() });
    screen = tap(&mut app, &screen, "board", cell("4.7"));
    screen = tap(&mut app, &screen, "wish.0", EntryValue::Choose { option: "2".to_owned() });
    screen = tap(&mut app, &screen, "track.0", EntryValue::Number { typed: "2+3".to_owned() });
    screen = tap(&mut app, &screen, "tile.3.1", EntryValue::Press);
    screen = tap(&mut app, &screen, "tile.3.1", EntryValue::Press);
    screen = app.undo(screen.session, Focus::default()).expect("an undo");
    app.finish(screen.session, screen.revision).expect("a finish");

    clock.pass(TimeDelta::hours(1));
    let screen = app.start(&NewSession::of("stranger", 2)).expect("a session");
    let screen = tap(&mut app, &screen, "value", EntryValue::Number { typed: "4".to_owned() });
    let screen = tap(&mut app, &screen, "pebbles.1", EntryValue::Step { by: 3 });
    tap(&mut app, &screen, "leaf.1", EntryValue::Flip);
    drop(app);

    fs::create_dir_all(kept(&version).parent().expect("a folder")).expect("a folder");
    fs::copy(path, kept(&version)).expect("a file to check in");
}

/// Where the number of the version is damaged, the tables say which one it is.
#[test]
fn no_two_versions_have_the_same_tables() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../core/migrations");
    let files = fs::read_dir(folder).expect("migrations").map(|file| file.expect("a file").path());
    let mut files: Vec<PathBuf> = files.collect();
    files.sort();
    let database = Connection::open_in_memory().expect("a database");
    let mut versions = std::collections::BTreeSet::new();
    for file in &files {
        let migration = fs::read_to_string(file).expect("a migration");
        database.execute_batch(&migration).expect("it runs");
        let tables = "SELECT group_concat(name || sql, ';' ORDER BY name) FROM sqlite_schema";
        let tables: String = database.query_row(tables, [], |row| row.get(0)).expect("tables");
        assert!(versions.insert(tables), "{} changes no table", file.display());
    }
    assert!(versions.len() >= 5);
}

#[test]
fn a_database_of_version_1_opens_with_the_scores_it_had() {
    let (_folder, path) = place();
    fs::copy(kept("v001"), &path).expect("a copy to open");
    let mut app = open(&path, Exact::new(2));
    assert_eq!(app.recovery(), None);
    let sessions = app.sessions(0, 9).expect("a list");
    let games: Vec<&str> = sessions.iter().map(|session| session.game.as_str()).collect();
    assert_eq!(games, ["stranger", "keltis"]);

    // Pebbles: three of value four, doubled by the leaf.
    assert_eq!(points(&mut app, sessions[0].id), [Some(0), Some(24)]);
    assert_eq!(app.box_of("stranger"), Ok(r#"{"value":4}"#.to_owned()));

    // 10 + 3 − 4 and 6 for the large one doubled, two wish stones 2, track 5 … and three for B.
    let keltis = sessions[1].id;
    assert_eq!(points(&mut app, keltis), [Some(28), Some(-1)]);
    let screen = app.screen(keltis, When::Now, Focus::default()).expect("a screen");
    assert_eq!((screen.phase, screen.revision), (Phase::Finished, 11));
    assert_eq!(screen.seats[0].name, "Ada");
    assert_eq!(screen.seats[0].recorded_points, None, "the rules say today what they said then");
    let log = app.log(keltis).expect("a log");
    assert_eq!(log.iter().filter(|line| line.status == LogStatus::TakenBack).count(), 1);
    assert_eq!(app.players().expect("players").len(), 1);
}

fn points(app: &mut App, session: SessionId) -> Vec<Option<i64>> {
    let screen = app.screen(session, When::Now, Focus::default()).expect("a screen");
    screen.seats.iter().map(|seat| seat.points).collect()
}

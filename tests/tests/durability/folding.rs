//! The journal is folded into the file when a table is left: whoever copies the file has it all.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tallystone_core::app::App;
use tallystone_core::entry::{Focus, When};
use tallystone_tests::{Exact, Random};

use crate::files::{logs, place};
use crate::play::{self, open};

fn journal(path: &Path) -> u64 {
    fs::metadata(format!("{}-wal", path.display())).map_or(0, |data| data.len())
}

fn play_on(app: &mut App, random: &mut Random) {
    let screen = play::start(app, "keltis", 3);
    play::play(app, screen, 30, random, |_| ());
}

/// The file alone, as people copy it.
fn copy_alone(path: &Path, to: &Path) {
    fs::copy(path, to).expect("a copy");
}

#[test]
fn a_copy_of_the_file_alone_has_every_step_once_the_table_was_left() {
    let (folder, path) = place();
    let mut random = Random::new(11);
    let mut app = open(&path, Exact::new(11));
    let reader = app.reader(Box::new(Exact::new(12))).expect("a reader").expect("on a file");
    for round in 0..3 {
        play_on(&mut app, &mut random);
        reader.sessions(0, 9).expect("somebody reads beside it");
        assert!(journal(&path) > 0, "it is written into the journal first");
        app.fold_journal();
        assert_eq!(journal(&path), 0);
        let copy = folder.path().join(format!("copy-{round}.db"));
        copy_alone(&path, &copy);
        assert_eq!(logs(&copy), logs(&path));
        let mut copied = open(&copy, Exact::new(13));
        assert_eq!((copied.recovery(), copied.find("").expect("all").len()), (None, round + 1));
        let last = copied.find("").expect("all")[round];
        let seen = copied.screen(last, When::Now, Focus::default()).expect("a screen");
        assert_eq!(seen, app.screen(last, When::Now, Focus::default()).expect("a screen"));
    }
}

/// Somebody who reads on holds nobody up for long, and what could not be folded is not lost.
#[test]
fn folding_does_not_wait_for_a_long_reader() {
    let (_folder, path) = place();
    let mut random = Random::new(12);
    let mut app = open(&path, Exact::new(11));
    play_on(&mut app, &mut random);
    let other = Connection::open(&path).expect("another process");
    other.execute_batch("BEGIN; SELECT count(*) FROM steps").expect("it reads");
    play_on(&mut app, &mut random);
    let before = logs(&path);
    let began = Instant::now();
    app.fold_journal();
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
    play_on(&mut app, &mut random);
    other.execute_batch("COMMIT").expect("it has read");
    app.fold_journal();
    assert_eq!(journal(&path), 0);
    assert!(before.iter().all(|(session, log)| logs(&path).get(session) == Some(log)));
    assert_eq!(logs(&path).len(), 3);
}

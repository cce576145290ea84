//! Many threads at once, panics inside, and texts that are nothing: the object stays usable.

mod hostile;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use tallystone_core::app::App;
use tallystone_core::game::Catalogue;
use tallystone_core::outside::System;
use tallystone_tests::stranger::{PANIC, Stranger};

use super::*;

const THREADS: usize = 8;
const TAPS: usize = 40;

/// Like [`Tallystone::open`], with the made-up game, whatever the features.
fn open(path: &Path) -> Tallystone {
    let catalogue = Catalogue::standard().with(Stranger);
    let app = App::open(Some(path), catalogue, Box::new(System::default()), Language::default());
    let app = app.expect("a database");
    let shelf = app.reader(Box::new(System::default())).expect("a second connection");
    Tallystone { desk: Mutex::new(app), shelf: shelf.map(Mutex::new) }
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

fn start(app: &Tallystone) -> Screen {
    app.start(NewSession::of("stranger", 2)).expect("a session")
}

fn entry(screen: &Screen, control: &str, value: EntryValue) -> Entry {
    Entry {
        control: control.to_owned(),
        value,
        revision: screen.revision,
        focus: screen.focus.clone(),
        place: screen.place,
    }
}

fn look_again(app: &Tallystone, screen: &Screen) -> Screen {
    app.screen(screen.session, When::Now, Focus::default()).expect("a screen")
}

#[test]
fn taps_of_eight_threads_on_one_session_all_count() {
    let folder = folder();
    let app = Arc::new(open(&folder.path().join("games.db")));
    let screen = start(&app);
    let threads: Vec<_> = (0..THREADS)
        .map(|_| {
            let (app, mut screen) = (Arc::clone(&app), screen.clone());
            thread::spawn(move || {
                for tap in 0..TAPS {
                    let by = if tap % 2 == 0 { 1 } else { -1 };
                    let tap = entry(&screen, "pebbles.0", EntryValue::Step { by });
                    // The others may have emptied the pile: that is refused, and nothing else is.
                    match app.enter(screen.session, tap) {
                        Ok(after) => screen = after,
                        Err(error) => {
                            assert!(matches!(error, TallystoneError::Refused { .. }), "{error:?}");
                        }
                    }
                    assert!(
                        !app.search(SessionQuery::default(), 0, 10).expect("a list").is_empty()
                    );
                    assert!(!app.log(screen.session).expect("a log").is_empty());
                }
            })
        })
        .collect();
    for thread in threads {
        thread.join().expect("no panic");
    }
    let last = look_again(&app, &screen);
    assert!(last.revision > screen.revision + 100, "{}", last.revision);
}

#[test]
fn eight_threads_with_a_session_each() {
    let folder = folder();
    let app = Arc::new(open(&folder.path().join("games.db")));
    let threads: Vec<_> = (0..THREADS)
        .map(|_| {
            let app = Arc::clone(&app);
            thread::spawn(move || {
                let mut screen = start(&app);
                let first = screen.revision;
                for _ in 0..TAPS {
                    let tap = entry(&screen, "leaf.1", EntryValue::Flip);
                    screen = app.enter(screen.session, tap).expect("a tap");
                }
                assert_eq!(screen.revision, first + TAPS as u64);
            })
        })
        .collect();
    for thread in threads {
        thread.join().expect("no panic");
    }
    assert_eq!(app.search(SessionQuery::default(), 0, 100).expect("a list").len(), THREADS);
}

#[test]
fn after_a_panic_inside_everything_is_as_before_it() {
    let folder = folder();
    let app = open(&folder.path().join("games.db"));
    let screen = start(&app);
    let tap = entry(&screen, "leaf.0", EntryValue::Flip);
    let screen = app.enter(screen.session, tap).expect("a tap");
    let lines = |app: &Tallystone| app.explain(screen.session, Seat::new(0)).expect("reasons");
    let before = lines(&app);
    let bad = entry(&screen, "said", EntryValue::Write { text: PANIC.to_owned() });
    assert!(catch_unwind(AssertUnwindSafe(|| app.enter(screen.session, bad))).is_err());
    let after = look_again(&app, &screen);
    assert_eq!((after.revision, lines(&app)), (screen.revision, before));
    let next = entry(&after, "said", EntryValue::Write { text: "well".to_owned() });
    assert_eq!(app.enter(screen.session, next).expect("usable").revision, screen.revision + 1);
}

#[test]
fn language_and_offset_change_while_open() {
    let app = Tallystone::in_memory("xx".to_owned(), 0).expect("in memory");
    app.set_language("en-GB".to_owned());
    app.set_offset(120);
    let screen = app.start(NewSession::of("keltis", 2)).expect("a session");
    let log = app.log(screen.session).expect("a log");
    assert_eq!(log[0].offset_minutes, 120);
}

/// Everything from one to the other, by way of a file.
fn carry(from: &Tallystone, to: &Arc<Tallystone>, choice: ImportChoice) -> String {
    let folder = folder();
    let file = folder.path().join("all.json");
    let export = from.export_all(file.clone()).expect("an export");
    while !export.step().expect("a step").finished {}
    let import = Arc::clone(to).import_file(file).expect("an import");
    import.take_in(choice).expect("decided");
    while !import.step().expect("a step").finished {}
    import.report().expect("a report")
}

#[test]
fn a_log_that_an_import_replaced_is_read_anew_by_both_connections() {
    let (here, there) = (folder(), folder());
    let here = Arc::new(open(&here.path().join("a.db")));
    let there = Arc::new(open(&there.path().join("b.db")));
    let session = start(&here).session;
    let told = carry(&here, &there, ImportChoice::KeepBoth);
    assert!(told.contains('1'), "{told}");
    there.note(session, "there".to_owned()).expect("a note");
    // The older of two branches keeps the id, and within a millisecond neither is the older one.
    thread::sleep(Duration::from_millis(2));
    here.note(session, "here".to_owned()).expect("a note");
    let lines = here.log(session).expect("a log").len();
    carry(&there, &here, ImportChoice::Replace);
    let log = here.log(session).expect("another log");
    assert_eq!(log.len(), lines);
    assert!(log.iter().any(|line| line.text.contains("there")), "{log:?}");
}

#[test]
fn a_tap_in_the_middle_of_an_import_is_neither_lost_nor_kept_waiting() {
    let (here, there) = (folder(), folder());
    let here = Arc::new(open(&here.path().join("a.db")));
    let there = open(&there.path().join("b.db"));
    let folder = folder();
    let file = folder.path().join("all.json");
    let session = start(&here).session;
    let export = here.export_all(file.clone()).expect("an export");
    while !export.step().expect("a step").finished {}
    start(&there);
    let import = Arc::clone(&here).import_file(file).expect("an import");
    while !import.step().expect("a step").finished {}
    assert_eq!(import.preview().expect("a preview").sessions.len(), 1);
    here.note(session, "meanwhile".to_owned()).expect("a note");
    import.take_in(ImportChoice::Replace).expect("decided");
    while !import.step().expect("a step").finished {}
    let report = import.report().expect("a report");
    let log = here.log(session).expect("a log");
    assert!(log.iter().any(|line| line.text.contains("meanwhile")), "{log:?}");
    import.stop();
    assert_eq!(import.report().expect("what was done is done"), report);
}

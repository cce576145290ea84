//! Several at once, threads and processes: they wait for each other, and nothing is lost.

use std::fs;
use std::io::{Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tallystone_core::app::{App, Error};
use tallystone_core::entry::{Focus, When};
use tallystone_core::outside::{SessionId, System};
use tallystone_tests::{Exact, Random, scaled};

use crate::children;
use crate::files::{logs, place, play_sessions};
use crate::play::{self, open, try_open};

const PAGE: usize = 4096;

/// The switch to WAL does not wait by itself.
#[test]
fn a_new_file_that_another_has_locked_is_waited_for() {
    for held in ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE", "BEGIN; SELECT count(*) FROM sqlite_schema"]
    {
        let (_folder, path) = place();
        let other = Connection::open(&path).expect("a file");
        other.execute_batch(held).expect("a lock");
        thread::scope(|scope| {
            let opening = scope.spawn(|| try_open(&path, System::default()).map(drop));
            thread::sleep(Duration::from_millis(300));
            let waits = !opening.is_finished();
            other.execute_batch("ROLLBACK").expect("the lock is given back");
            let opened = opening.join().expect("it ends");
            assert!(opened.is_ok(), "{held}: {opened:?}");
            assert!(waits, "{held}: nobody else could have finished");
        });
    }
}

fn zero_pages(path: &Path, from: usize, to: usize) {
    let mut file = fs::File::options().write(true).open(path).expect("a file");
    let start = u64::try_from((from - 1) * PAGE).expect("a place");
    file.seek(SeekFrom::Start(start)).expect("a page");
    file.write_all(&vec![0; (to + 1 - from) * PAGE]).expect("damage");
}

fn beside(path: &Path, with: &str) -> Vec<PathBuf> {
    let folder = fs::read_dir(path.parent().expect("a folder")).expect("a folder");
    let paths = folder.map(|entry| entry.expect("a file").path());
    paths.filter(|path| path.to_string_lossy().contains(with)).collect()
}

#[test]
#[ignore = "a part of the test that starts it"]
fn a_child_opens() {
    let Some(path) = children::place() else { return };
    let app = open(&path, System::default());
    let recovered = app.recovery().map_or(-1, |it| i64::from(it.sessions_recovered));
    children::say(&format!("{} {recovered}", app.find("").expect("a list").len()));
}

/// What two processes do to one damaged file at once is what one would have done.
#[test]
fn two_processes_that_recover_at_once_lose_nothing() {
    let (_folder, original) = place();
    play_sessions(&original, 40, &mut Random::new(2));
    let backup = open(&original, Exact::new(1)).back_up().expect("a backup").expect("on a disk");
    zero_pages(&original, 3, 6);
    let lay = |path: &Path| {
        fs::copy(&original, path).expect("a copy");
        fs::copy(&backup, path.with_file_name("games.db.backup-1")).expect("a copy");
    };
    let (_folder, alone) = place();
    lay(&alone);
    let expected = open(&alone, Exact::new(1)).recovery().expect("damage").sessions_recovered;
    assert_eq!(expected, 40);
    let what = logs(&alone);
    for round in 0..scaled(150) {
        let (_folder, path) = place();
        lay(&path);
        let said = children::run_together("together::a_child_opens", &path, 2);
        let told = format!("{expected} {expected}");
        let quiet = format!("{expected} -1");
        let all: Vec<&String> = said.iter().flatten().collect();
        assert_eq!(all.len(), 2, "round {round}: {said:?}");
        assert_eq!(all.iter().filter(|it| **it == &told).count(), 1, "round {round}: {said:?}");
        assert_eq!(all.iter().filter(|it| **it == &quiet).count(), 1, "round {round}: {said:?}");
        assert!(logs(&path) == what, "round {round}: what came back is as by one alone");
        let moved = beside(&path, ".damaged-");
        let moved = moved.iter().filter(|it| fs::metadata(it).is_ok_and(|data| data.len() > 0));
        let moved: Vec<_> = moved.filter(|it| !it.to_string_lossy().ends_with("-shm")).collect();
        assert_eq!(moved.len(), 1, "round {round}: {moved:?}");
        let before = fs::read(&original).expect("a file");
        assert!(before == fs::read(moved[0]).expect("a file"), "all its bytes are kept");
        let left = beside(&path, "recover");
        assert!(left.is_empty(), "{left:?}");
    }
}

#[test]
#[ignore = "a part of the test that starts it"]
fn a_child_plays_on() {
    let Some(path) = children::place() else { return };
    let mut random = Random::new(5);
    let mut app = open(&path, System::default());
    let mut screen = play::start(&mut app, "keltis", 2);
    let session = screen.session;
    let mut opened_again = 0;
    // Until the file was moved under it, and some more.
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(20) {
        if opened_again > 0 && screen.revision.is_multiple_of(20) {
            break;
        }
        match app.enter(session, &play::random_entry(&screen, &mut random)) {
            Ok(next) => screen = next,
            Err(Error::Refused { .. }) => {}
            Err(Error::Damaged { .. }) => {
                opened_again += 1;
                drop(app);
                app = open(&path, System::default());
                screen = again(&mut app, session, screen.revision);
            }
            Err(error) => panic!("{error}"),
        }
    }
    children::say(&format!("{session} {} {opened_again}", screen.revision));
}

/// Everything that was acknowledged is there.
fn again(app: &mut App, session: SessionId, acknowledged: u64) -> tallystone_core::app::Screen {
    let screen = app.screen(session, When::Now, Focus::default()).expect("a screen");
    assert!(screen.revision >= acknowledged, "{} of {acknowledged}", screen.revision);
    screen
}

/// A process whose file is moved aside by another one stores nothing there from then on.
#[test]
fn what_is_acknowledged_while_another_process_recovers_is_kept() {
    let (_folder, original) = place();
    play_sessions(&original, 12, &mut Random::new(3));
    let page = Connection::open(&original)
        .and_then(|connection| {
            let leaf = "SELECT min(pageno) FROM dbstat
                 WHERE name = 'steps' AND pagetype = 'leaf' AND path <> '/'";
            connection.query_row(leaf, [], |row| row.get::<_, usize>(0))
        })
        .expect("a page");
    for round in 0..scaled(40) {
        let (_folder, path) = place();
        fs::copy(&original, &path).expect("a copy");
        let child = children::start("together::a_child_plays_on", &path, 0);
        let count = || {
            Connection::open(&path).and_then(|it| {
                it.query_row("SELECT count(*) FROM sessions", [], |row| row.get::<_, i64>(0))
            })
        };
        while count().unwrap_or(0) < 13 {
            thread::sleep(Duration::from_millis(2));
        }
        thread::sleep(Duration::from_millis(20 * (round as u64 % 7)));
        zero_pages(&path, page, page);
        let app = open(&path, System::default());
        assert!(app.recovery().is_some(), "round {round}");
        drop(app);
        let said = children::end(child);
        let words: Vec<&str> = said[0].split(' ').collect();
        assert_eq!(words[2], "1", "round {round}: it opened again, once: {said:?}");
        let session = SessionId(words[0].parse().expect("an id"));
        let mut app = open(&path, System::default());
        assert_eq!(app.recovery(), None);
        let screen = again(&mut app, session, words[1].parse().expect("a number"));
        assert!(screen.set_aside.is_empty(), "{:?}", screen.set_aside);
    }
}

/// The same inside one process, step by step.
#[test]
fn an_app_whose_file_was_replaced_says_so_and_stores_nothing() {
    let (folder, path) = place();
    play_sessions(&path, 1, &mut Random::new(1));
    let mut app = open(&path, Exact::new(1));
    let screen = play::start(&mut app, "keltis", 2);
    let copy = app.back_up().expect("a backup").expect("on a disk");
    let away = folder.path().join("away.db");
    fs::rename(&path, &away).expect("somebody moves it");
    fs::copy(copy, &path).expect("and puts a copy in its place");
    let mut random = Random::new(1);
    let refused = loop {
        match app.enter(screen.session, &play::random_entry(&screen, &mut random)) {
            Ok(same) if same.revision == screen.revision => {}
            Err(Error::Refused { .. }) => {}
            other => break other,
        }
    };
    let Err(Error::Damaged { message }) = &refused else { panic!("{refused:?}") };
    assert!(message.contains("another file"), "{message}");
    drop(app);
    let mut app = open(&path, Exact::new(2));
    let now = again(&mut app, screen.session, screen.revision);
    assert_eq!(play::play(&mut app, now, 1, &mut random, |_| ()).revision, screen.revision + 1);
}

#[test]
#[ignore = "a part of the test that starts it"]
fn a_child_backs_up() {
    let Some(path) = children::place() else { return };
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                let app = open(&path, System::default());
                for _ in 0..scaled(100) {
                    app.back_up().expect("a backup").expect("on a disk");
                }
            });
        }
    });
    children::say("done");
}

#[test]
fn backups_by_threads_and_processes_at_once_all_succeed() {
    let (_folder, path) = place();
    play_sessions(&path, 3, &mut Random::new(1));
    let all = logs(&path);
    let said = children::run_together("together::a_child_backs_up", &path, 2);
    assert_eq!(said, [["done"], ["done"]]);
    let mut copies = beside(&path, ".backup-");
    copies.sort();
    assert!((2..=3).contains(&copies.len()), "{copies:?}");
    for copy in &copies {
        assert!(logs(copy) == all, "{} is whole", copy.display());
    }
}

#[test]
#[ignore = "a part of the test that starts it"]
fn a_child_looks_and_leaves() {
    let Some(path) = children::place() else { return };
    let mut app = open(&path, System::default());
    for session in app.find("").expect("a list") {
        let screen = app.screen(session, When::Now, Focus::default()).expect("a screen");
        children::say(&format!("{session} {}", screen.revision));
    }
}

/// What this process has locked of a file, as the system tells it.
#[cfg(target_os = "linux")]
fn locks(path: &Path) -> Vec<String> {
    use std::os::unix::fs::MetadataExt as _;
    let file = format!(":{}", fs::metadata(path).expect("a file").ino());
    let process = std::process::id().to_string();
    let table = fs::read_to_string("/proc/locks").expect("the system tells");
    let lines = table.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    let here = lines.filter(|it| it.len() > 7 && it[4] == process && it[5].ends_with(&file));
    // The table is read in pieces: while others lock and unlock, a line may come twice.
    let mut held: Vec<String> = here.map(|it| it[3..].join(" ")).collect();
    held.dedup();
    held
}

/// The system drops all locks of a process on a file as soon as the process closes it anywhere.
/// Others then take the file for one that nobody has open: whoever closes it last folds the journal
/// in and deletes it.
#[cfg(target_os = "linux")]
#[test]
fn a_second_object_on_a_file_leaves_the_first_one_its_lock() {
    let (_folder, path) = place();
    let mut first = open(&path, Exact::new(1));
    let mut screen = play::start(&mut first, "keltis", 2);
    let mut random = Random::new(1);
    let held = locks(&path);
    assert_eq!(held.len(), 1, "{held:?}");
    let mut second = None;
    for round in 0..8 {
        // One that stays, one that is closed at once, a look from another one, a backup.
        match round % 4 {
            0 => second = Some(open(&path, Exact::new(2))),
            1 => drop(open(&path, Exact::new(3))),
            2 => drop(second.take()),
            _ => {
                first.back_up().expect("a backup");
                open(&path.with_file_name("other.db"), Exact::new(4))
                    .preview_restore(&path)
                    .expect("a look at it as at a backup");
            }
        }
        assert_eq!(locks(&path), held, "round {round}");
        children::run("together::a_child_looks_and_leaves", &path);
        let journal = format!("{}-wal", path.display());
        assert!(Path::new(&journal).exists(), "round {round}: the journal is in use");
        screen = play::play(&mut first, screen, 3, &mut random, |_| ());
        let said = children::run("together::a_child_looks_and_leaves", &path);
        let expected = format!("{} {}", screen.session, screen.revision);
        assert_eq!(said, [expected], "round {round}: what is acknowledged is seen by others");
    }
}

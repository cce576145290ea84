//! Rolling backups: three, the newest first, each a database by itself.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use chrono::TimeDelta;
use rusqlite::Connection;
use tallystone_core::store::BACKUPS_KEPT;
use tallystone_tests::{Exact, Random};

use crate::files::{logs, place, play_sessions};
use crate::play::{self, open};

fn backup(path: &Path, number: usize) -> PathBuf {
    path.with_file_name(format!("games.db.backup-{number}"))
}

/// Lets a backup look older than it is.
fn age(path: &Path, by: Duration) {
    let made = SystemTime::now() - by;
    let file = fs::File::options().write(true).open(path).expect("a backup");
    file.set_modified(made).expect("a time");
}

#[test]
fn three_backups_are_kept_the_newest_first() {
    let (folder, path) = place();
    let mut states = Vec::new();
    for round in 0..BACKUPS_KEPT + 2 {
        play_sessions(&path, 1, &mut Random::new(round as u64));
        let newest = open(&path, Exact::new(1)).back_up().expect("a backup");
        assert_eq!(newest, Some(backup(&path, 1)));
        for number in (1..=BACKUPS_KEPT).filter(|number| backup(&path, *number).exists()) {
            age(&backup(&path, number), Duration::from_hours(2 * number as u64));
        }
        states.insert(0, logs(&path));
    }
    for (number, state) in (1..=BACKUPS_KEPT).zip(states) {
        assert_eq!(logs(&backup(&path, number)), state, "backup {number}");
    }
    assert!(!backup(&path, BACKUPS_KEPT + 1).exists());
    let left = fs::read_dir(folder.path()).expect("a folder");
    let left: Vec<_> = left.map(|entry| entry.expect("a file").file_name()).collect();
    // And the empty file that is locked while a copy is made.
    assert_eq!(left.len(), 1 + BACKUPS_KEPT + 1, "nothing else is left: {left:?}");
}

#[test]
fn backups_in_a_row_leave_the_older_ones_where_they_are() {
    let (_folder, path) = place();
    play_sessions(&path, 1, &mut Random::new(1));
    let app = open(&path, Exact::new(1));
    app.back_up().expect("a backup");
    let yesterday = logs(&backup(&path, 1));
    age(&backup(&path, 1), Duration::from_hours(24));
    let mut before = yesterday.clone();
    for round in 2..6 {
        let last = logs(&path);
        play_sessions(&path, 1, &mut Random::new(round));
        app.back_up().expect("a backup");
        if round > 2 {
            before = last;
        }
        assert_eq!(logs(&backup(&path, 1)), logs(&path), "the newest is the latest");
        assert_eq!(logs(&backup(&path, 2)), before, "the one before is there, too");
    }
    assert_eq!(logs(&backup(&path, 3)), yesterday);
}

#[test]
fn a_backup_is_a_database_by_itself_even_if_the_original_is_in_use() {
    let (folder, path) = place();
    let mut app = open(&path, Exact::new(2));
    let screen = play::start(&mut app, "keltis", 4);
    let last = play::play(&mut app, screen, 20, &mut Random::new(2), |_| ());
    let backup = app.back_up().expect("a backup").expect("on a disk");
    let alone = folder.path().join("alone.db");
    fs::copy(backup, &alone).expect("without its neighbours");
    let mut other = open(&alone, Exact::new(2));
    assert_eq!(other.recovery(), None);
    let same = other.screen(last.session, last.place, last.focus.clone()).expect("a screen");
    assert_eq!((same.revision, same.sheet, same.seats.len()), (last.revision, last.sheet, 4));
}

#[test]
fn opening_makes_a_backup_when_there_is_none_and_leaves_a_fresh_one() {
    let (_folder, path) = place();
    drop(open(&path, Exact::new(1)));
    assert!(!backup(&path, 1).exists(), "there is nothing to keep yet");
    play_sessions(&path, 1, &mut Random::new(1));
    let clock = Exact::new(1);
    drop(open(&path, clock.clone()));
    assert!(backup(&path, 1).exists());
    clock.pass(TimeDelta::minutes(1));
    drop(open(&path, clock));
    assert!(!backup(&path, 2).exists(), "one a day is enough");
}

/// Three damaged copies would be as good as none.
#[test]
fn damage_is_not_copied_over_good_backups() {
    let (_folder, path) = place();
    play_sessions(&path, 12, &mut Random::new(1));
    let app = open(&path, Exact::new(1));
    app.back_up().expect("a backup");
    let good = fs::read(backup(&path, 1)).expect("a backup");
    app.fold_journal();
    let pages = Connection::open(&path)
        .and_then(|connection| {
            let leaf = "SELECT max(pageno) FROM dbstat WHERE name = 'steps' AND pagetype = 'leaf'";
            connection.query_row(leaf, [], |row| row.get::<_, usize>(0))
        })
        .expect("a page");
    let mut file = fs::read(&path).expect("a file");
    file[(pages - 1) * 4096..pages * 4096].fill(0);
    fs::write(&path, file).expect("damage while it is in use");
    // Another process writes, so that pages are read from the disk again.
    Connection::open(&path)
        .and_then(|other| other.execute("UPDATE sessions SET updated_at = updated_at + 1", []))
        .expect("a commit");
    let refused = app.back_up();
    assert!(matches!(refused, Err(tallystone_core::app::Error::Damaged { .. })), "{refused:?}");
    assert!(good == fs::read(backup(&path, 1)).expect("a backup"), "the good one is still there");
}

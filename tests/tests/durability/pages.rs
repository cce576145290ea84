//! Damage to the pages that lead to others, to a journal, and in the middle of a row.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use tallystone_tests::{Exact, Random};

use crate::files::{Step, logs, place, play_sessions};
use crate::play::{self, open};

const PAGE: usize = 4096;
/// A journal: its head, and the head of each frame.
const HEAD: usize = 32;
const FRAME: usize = 24 + PAGE;

fn wal(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

/// The pages of a table that are like this.
fn pages(path: &Path, table: &str, kind: &str) -> Vec<usize> {
    let connection = Connection::open(path).expect("the database");
    let select = "SELECT pageno FROM dbstat WHERE name = ?1 AND pagetype = ?2 AND pageno > 1";
    let mut select = connection.prepare(select).expect("pages");
    let pages = select.query_map([table, kind], |row| row.get(0)).expect("pages");
    pages.collect::<Result<_, _>>().expect("pages")
}

/// What the list says of each session.
fn heads(path: &Path) -> BTreeMap<String, (String, i64, i64)> {
    let connection = Connection::open(path).expect("the database");
    let select = "SELECT id, game, started_at, revision FROM sessions";
    let mut select = connection.prepare(select).expect("sessions");
    let heads = select
        .query_map([], |row| Ok((row.get(0)?, (row.get(1)?, row.get(2)?, row.get(3)?))))
        .expect("sessions");
    heads.collect::<Result<_, _>>().expect("sessions")
}

fn lost(logs: &BTreeMap<String, Vec<Step>>) -> usize {
    logs.values().flatten().filter(|step| step.1 == "lost").count()
}

#[test]
fn every_log_is_back_though_nothing_says_where_it_is() {
    let (folder, original) = place();
    play_sessions(&original, 30, &mut Random::new(1));
    let before = logs(&original);
    let whole = fs::read(&original).expect("a file");
    let schema = pages(&original, "sqlite_schema", "leaf");
    let inner = pages(&original, "steps", "internal");
    assert!(schema.len() >= 2 && !inner.is_empty(), "{schema:?} {inner:?}");
    for (number, page) in schema.iter().chain(&inner).enumerate() {
        for (damage, keeps_rows) in [("kind", true), ("zeros", !inner.contains(page))] {
            let path = folder.path().join(format!("{number}-{damage}.db"));
            let mut file = whole.clone();
            let bytes = &mut file[(page - 1) * PAGE..page * PAGE];
            match damage {
                "kind" => bytes[0] ^= 1,
                _ => bytes.fill(0),
            }
            fs::write(&path, &file).expect("damage");
            let app = open(&path, Exact::new(2));
            let recovery = app.recovery().expect("it is reported").clone();
            assert!(file == fs::read(&recovery.moved_to).expect("moved"), "all bytes are kept");
            drop(app);
            let after = logs(&path);
            let what = format!("page {page}, {damage}: {} of {}", after.len(), before.len());
            if keeps_rows {
                assert!(after == before, "{what}, {} lost", lost(&after));
                assert_eq!(recovery.sessions_recovered as usize, before.len());
            } else {
                // Such a page holds a few rows of its own.
                assert!(after.len() + 5 >= before.len() && lost(&after) < 40, "{what}");
            }
        }
    }
}

/// A file that was cut off in the middle of a row: what follows is read as zeros.
#[test]
fn a_row_that_ends_in_zeros_is_not_believed() {
    let (folder, original) = place();
    play_sessions(&original, 40, &mut Random::new(2));
    let backup = open(&original, Exact::new(1)).back_up().expect("a backup").expect("a file");
    let (before, listed) = (logs(&original), heads(&original));
    let whole = fs::read(&original).expect("a file");
    let leaves = pages(&original, "sessions", "leaf");
    let mut rounds = 0;
    for page in leaves.iter().rev().take(2) {
        for at in (30..PAGE).step_by(211) {
            rounds += 1;
            let path = folder.path().join(format!("{rounds}.db"));
            fs::write(&path, &whole[..(page - 1) * PAGE + at]).expect("a cut");
            fs::copy(&backup, folder.path().join(format!("{rounds}.db.backup-1"))).expect("a copy");
            let app = open(&path, Exact::new(3));
            let recovery = app.recovery().expect("it is reported").clone();
            drop(app);
            assert!(recovery.lost.is_empty(), "{page}, {at}: {:?}", recovery.text);
            assert_eq!(heads(&path), listed, "page {page} cut at {at}");
            assert!(logs(&path) == before, "page {page} cut at {at}");
            // Without a backup it is made of its log.
            let alone = folder.path().join(format!("{rounds}-alone.db"));
            fs::write(&alone, &whole[..(page - 1) * PAGE + at]).expect("a cut");
            drop(open(&alone, Exact::new(4)));
            for (id, (game, started_at, _)) in heads(&alone) {
                let was = &listed[&id];
                assert_eq!((&was.0, was.1), (&game, started_at), "page {page} cut at {at}");
            }
        }
    }
}

/// A database and its journal as a kill leaves them.
fn killed(folder: &Path) -> (PathBuf, BTreeMap<String, Vec<Step>>) {
    let (_elsewhere, live) = place();
    let mut app = open(&live, Exact::new(5));
    for _ in 0..8 {
        let screen = play::start(&mut app, "keltis", 2);
        play::play(&mut app, screen, 9, &mut Random::new(5), |_| ());
    }
    let path = folder.join("killed.db");
    fs::copy(&live, &path).expect("a copy");
    fs::copy(wal(&live), wal(&path)).expect("a copy");
    (path, logs(&live))
}

/// Which page each frame of a journal holds, and whether it ends a transaction.
fn frames(journal: &[u8]) -> Vec<(u32, bool)> {
    let number = |at: usize| {
        u32::from_be_bytes([journal[at], journal[at + 1], journal[at + 2], journal[at + 3]])
    };
    let frames = (HEAD..journal.len()).step_by(FRAME);
    frames.map(|at| (number(at), number(at + 4) != 0)).collect()
}

#[test]
fn a_damaged_journal_is_kept_and_what_comes_after_the_damage_is_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let (killed, before) = killed(folder.path());
    let whole = fs::read(wal(&killed)).expect("a journal");
    let frames = frames(&whole);
    let commits = frames.iter().filter(|frame| frame.1).count();
    assert!(commits > 60, "{commits}");
    for tenth in [0, 1, 3, 6, 9] {
        let frame = frames.len() * tenth / 10;
        // Its page, which number it has, its salt, its checksum.
        for within in [24 + 700, 1, 9, 17] {
            let name = format!("{tenth}-{within}.db");
            let path = folder.path().join(name);
            let mut journal = whole.clone();
            journal[HEAD + frame * FRAME + within] ^= 4;
            fs::copy(&killed, &path).expect("a copy");
            fs::write(wal(&path), &journal).expect("damage");
            let app = open(&path, Exact::new(6));
            let what = format!("frame {frame} of {}, byte {within}", frames.len());
            let recovery = app.recovery().unwrap_or_else(|| panic!("{what} is told"));
            drop(app);
            let kept = fs::read(wal(&recovery.moved_to)).expect("the journal is kept");
            assert!(kept == journal, "{what}: with all its bytes");
            let after = logs(&path);
            let is_written_again =
                frames[frame + 1..].iter().any(|(page, _)| *page == frames[frame].0);
            if is_written_again {
                assert!(after == before, "{what}: {} lost", lost(&after));
            } else {
                assert!(after.len() + 3 >= before.len(), "{what}: {}", after.len());
            }
            assert!(open(&path, Exact::new(7)).recovery().is_none(), "{what}");
        }
    }
}

#[test]
fn a_damaged_head_of_a_journal_does_not_hide_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, before) = killed(folder.path());
    let mut journal = fs::read(wal(&path)).expect("a journal");
    journal[13] ^= 16;
    fs::write(wal(&path), &journal).expect("damage");
    let recovery = open(&path, Exact::new(6)).recovery().expect("it is told");
    assert!(fs::read(wal(&recovery.moved_to)).expect("kept") == journal);
    assert!(logs(&path) == before);
}

/// What a kill or a power loss leaves is no damage: the end of a journal that was being written, cut
/// anywhere, with some of the last transaction there and some not, or with frames of an older one.
#[test]
fn the_torn_end_of_a_journal_is_no_damage() {
    let folder = tempfile::tempdir().expect("a folder");
    let (killed, _) = killed(folder.path());
    let whole = fs::read(wal(&killed)).expect("a journal");
    let frames = frames(&whole);
    let ends: Vec<usize> = (0..frames.len()).filter(|frame| frames[*frame].1).collect();
    let mut torn: Vec<Vec<u8>> = Vec::new();
    for tenth in 1..10 {
        torn.push(whole[..whole.len() * tenth / 10].to_vec());
    }
    let last = ends[ends.len() - 2] + 1;
    for frame in last..frames.len() {
        let mut journal = whole.clone();
        journal[HEAD + frame * FRAME + 24..HEAD + (frame + 1) * FRAME].fill(0);
        torn.push(journal);
    }
    // The next journal is written over the beginning of this one.
    for kept in [1, ends[3] + 1] {
        let mut journal = whole[..HEAD + kept * FRAME].to_vec();
        let older: BTreeSet<usize> = (kept..frames.len()).collect();
        for frame in older {
            let mut bytes = whole[HEAD + frame * FRAME..HEAD + (frame + 1) * FRAME].to_vec();
            bytes[11] ^= 1;
            journal.extend(bytes);
        }
        torn.push(journal);
    }
    for (number, journal) in torn.into_iter().enumerate() {
        let path = folder.path().join(format!("torn-{number}.db"));
        fs::copy(&killed, &path).expect("a copy");
        fs::write(wal(&path), &journal).expect("a journal");
        let app = open(&path, Exact::new(6));
        assert!(app.recovery().is_none(), "{number}: {:?}", app.recovery());
    }
}

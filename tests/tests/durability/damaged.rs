//! A damaged database is moved aside with all its bytes, and what can be read is back.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::config::DbConfig;
use tallystone_core::app::{App, Error};
use tallystone_core::entry::{Focus, When};
use tallystone_core::outside::SessionId;
use tallystone_tests::{Exact, Random, scaled, seeds};

use crate::files::{Step, bytes, logs, place, play_sessions};
use crate::play::{self, open};
use crate::versions::kept;

const PAGE: usize = 4096;
const SESSIONS: usize = 12;

/// Opens a file that was damaged: its bytes are elsewhere now, and play goes on.
fn recover(path: &Path) -> App {
    let before = fs::read(path).expect("a file");
    let journal = fs::read(wal(path)).unwrap_or_default();
    let mut app = open(path, Exact::new(7));
    let recovery = app.recovery().expect("it is reported").clone();
    assert!(before == fs::read(&recovery.moved_to).expect("moved"), "all its bytes are kept");
    let moved = fs::read(wal(&recovery.moved_to)).unwrap_or_default();
    assert!(journal == moved, "the journal's too");
    let sessions = app.find("").expect("a list");
    assert_eq!(u32::try_from(sessions.len()), Ok(recovery.sessions_recovered));
    let page = app.sessions(0, 1_000).expect("a page");
    assert_eq!(page.len(), sessions.len());
    for session in sessions {
        let screen = app.screen(session, When::Now, Focus::default()).expect("a screen");
        app.log(session).expect("a log");
        let listed = page.iter().find(|listed| listed.id == session).expect("it is listed");
        assert_eq!(listed.card.seats.len(), screen.seats.len(), "cards are made anew");
    }
    let screen = play::start(&mut app, "keltis", 3);
    play::play(&mut app, screen, 3, &mut Random::new(1), |_| ());
    app
}

fn wal(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

/// It opens as it is from now on.
fn is_repaired(path: &Path) {
    let app = open(path, Exact::new(8));
    assert_eq!(app.recovery(), None);
}

/// A copy beside it shows that the file was ours, whatever it holds now.
fn with_backup(path: &Path) {
    play_sessions(path, 1, &mut Random::new(1));
    open(path, Exact::new(1)).back_up().expect("a backup");
}

#[test]
fn garbage_where_our_database_was_is_moved_aside() {
    let mut random = Random::new(3);
    for length in [1, 15, 100, 512, PAGE, 3 * PAGE + 7] {
        let (_folder, path) = place();
        with_backup(&path);
        let garbage: Vec<u8> =
            (0..length).map(|_| u8::try_from(random.below(256)).expect("a byte")).collect();
        fs::write(&path, garbage).expect("a file");
        drop(recover(&path));
        is_repaired(&path);
    }
}

#[test]
fn nothing_is_lost_if_there_is_a_backup_and_nothing_else() {
    for left in [0, 1, 99, 512] {
        let (_folder, path) = place();
        play_sessions(&path, 3, &mut Random::new(1));
        let before = logs(&path);
        open(&path, Exact::new(1)).back_up().expect("a backup");
        let file = fs::read(&path).expect("a file");
        fs::write(&path, &file[..left]).expect("a cut");
        drop(recover(&path));
        let after = logs(&path);
        assert!(before.iter().all(|(session, log)| after.get(session) == Some(log)), "{left}");
        is_repaired(&path);
    }
}

#[test]
fn a_second_damage_finds_a_second_name() {
    let (_folder, path) = place();
    with_backup(&path);
    for _ in 0..3 {
        fs::write(&path, "this is no database").expect("a file");
        drop(recover(&path));
    }
    let moved = bytes(&path).into_values().filter(|bytes| bytes == b"this is no database");
    assert_eq!(moved.count(), 3);
}

/// A damaged database of a dozen sessions, and what stood on its pages.
struct Damaged {
    logs: BTreeMap<String, Vec<Step>>,
    /// Sessions none of whose rows stood on a damaged page.
    spared: BTreeSet<String>,
}

/// Which pages of the tables are what: leaves can be lost one by one.
fn leaves(path: &Path) -> Vec<usize> {
    let connection = Connection::open(path).expect("the database");
    let select = "SELECT pageno FROM dbstat WHERE pagetype = 'leaf' AND path <> '/'
         AND name IN ('steps', 'sessions')";
    let mut select = connection.prepare(select).expect("pages");
    let pages = select.query_map([], |row| row.get(0)).expect("pages");
    pages.collect::<Result<_, _>>().expect("pages")
}

fn damage(path: &Path, random: &mut Random) -> Damaged {
    let logs = logs(path);
    let leaves = leaves(path);
    let mut file = fs::read(path).expect("a file");
    let whole = file.clone();
    let mut hit = BTreeSet::new();
    for _ in 0..=random.below(3) {
        let page = *random.pick(&leaves);
        let bytes = &mut file[(page - 1) * PAGE..page * PAGE];
        match random.below(4) {
            0 => bytes.fill(0),
            1 => bytes.fill_with(|| u8::try_from(random.below(256)).expect("a byte")),
            // The head of the page, where its kind and its cells are told.
            2 => bytes[..16].fill(0xFF),
            _ => bytes[PAGE / 2..].fill(0),
        }
        hit.insert(page);
    }
    fs::write(path, file).expect("damage");
    let was =
        |page: &usize| String::from_utf8_lossy(&whole[(page - 1) * PAGE..page * PAGE]).into_owned();
    let hit: Vec<String> = hit.iter().map(was).collect();
    let spared = logs.keys().filter(|id| !hit.iter().any(|page| page.contains(*id))).cloned();
    Damaged { spared: spared.collect(), logs }
}

#[test]
fn what_stands_on_sound_pages_comes_back_whole() {
    let (mut rounds, mut spared, mut lost) = (0, 0, 0);
    for seed in seeds() {
        let mut random = Random::new(seed);
        let (folder, original) = place();
        play_sessions(&original, SESSIONS, &mut random);
        for round in 0..scaled(100) {
            let path = folder.path().join(format!("{round}.db"));
            fs::copy(&original, &path).expect("a copy");
            let damaged = damage(&path, &mut random);
            drop(recover(&path));
            let after = logs(&path);
            for session in &damaged.spared {
                assert_eq!(
                    after.get(session),
                    damaged.logs.get(session),
                    "seed {seed}, round {round}"
                );
            }
            for (session, log) in &damaged.logs {
                believes_nothing_new(log, after.get(session));
            }
            is_repaired(&path);
            rounds += 1;
            spared += damaged.spared.len();
            lost += damaged.logs.keys().filter(|id| !after.contains_key(*id)).count();
        }
    }
    println!("damaged files: {rounds}, sessions spared and whole: {spared}, lost: {lost}");
    assert!(spared > 0);
}

/// Every step is as it was, or told to be lost.
fn believes_nothing_new(before: &[Step], after: Option<&Vec<Step>>) {
    for (step, was) in after.into_iter().flatten().zip(before) {
        assert!(step == was || (step.0 == was.0 && step.1 == "lost"), "{step:?}, was {was:?}");
    }
    assert!(after.is_none_or(|after| after.len() <= before.len()));
}

#[test]
fn the_backup_fills_the_gaps() {
    for seed in seeds() {
        let mut random = Random::new(seed);
        let (folder, original) = place();
        play_sessions(&original, SESSIONS, &mut random);
        let mut app = open(&original, Exact::new(seed));
        let backup = app.back_up().expect("a backup").expect("on a disk");
        // One session goes on after the backup was made.
        let going_on = app.find("").expect("a list")[0];
        let screen = app.screen(going_on, When::Now, Focus::default()).expect("a screen");
        play::play(&mut app, screen, 5, &mut random, |_| ());
        drop(app);
        for round in 0..scaled(100) {
            let path = folder.path().join(format!("{round}.db"));
            fs::copy(&original, &path).expect("a copy");
            let copy = folder.path().join(format!("{round}.db.backup-1"));
            fs::copy(&backup, copy).expect("a copy");
            let damaged = damage(&path, &mut random);
            drop(recover(&path));
            let after = logs(&path);
            for (session, log) in &damaged.logs {
                let whole = after.get(session) == Some(log);
                let was_going_on = *session == going_on.to_string();
                assert!(whole || was_going_on, "seed {seed}, round {round}, {session}");
                believes_nothing_new(log, after.get(session));
            }
        }
    }
}

/// Anything may have happened to the file: it opens with something, or says why not.
#[test]
fn no_damage_is_too_strange() {
    let (mut rounds, mut recovered) = (0, 0);
    for seed in seeds() {
        let mut random = Random::new(seed);
        let (folder, original) = place();
        play_sessions(&original, 6, &mut random);
        for round in 0..scaled(500) {
            let path = folder.path().join(format!("{round}.db"));
            let mut file = fs::read(&original).expect("a file");
            match random.below(3) {
                0 => file.truncate(random.below(file.len())),
                1 => {
                    for _ in 0..=random.below(20) {
                        let at = random.below(file.len());
                        file[at] ^= 1 << random.below(8);
                    }
                }
                _ => {
                    let (from, length) = (random.below(file.len()), random.below(2 * PAGE));
                    let to = (from + length).min(file.len());
                    file[from..to].fill_with(|| u8::try_from(random.below(256)).expect("a byte"));
                }
            }
            fs::write(&path, &file).expect("damage");
            recovered += usize::from(opens_or_says_why(&path, &file));
            rounds += 1;
        }
    }
    println!("strange damages: {rounds}, moved aside and recovered: {recovered}");
    assert!(recovered > 0);
}

/// True if it was found damaged and recovered.
fn opens_or_says_why(path: &Path, before: &[u8]) -> bool {
    let mut app = match play::try_open(path, Exact::new(1)) {
        Ok(app) => app,
        Err(error) => {
            // The header may now say that it is newer or another program's.
            assert!(before == fs::read(path).expect("a file"), "refused, but changed: {error}");
            let told = matches!(error, Error::NewerDatabase { .. } | Error::ForeignDatabase { .. });
            assert!(told, "{error:?}");
            return false;
        }
    };
    let recovery = app.recovery();
    if let Some(recovery) = &recovery {
        assert!(before == fs::read(&recovery.moved_to).expect("moved"), "all its bytes are kept");
    }
    let sessions = app.sessions(0, 1_000).expect("a list");
    let drawn = |app: &mut App, id: SessionId| app.screen(id, When::Now, Focus::default());
    for session in &sessions {
        // A flipped bit inside a text is no damage that could be seen; that one session may have
        // become unreadable, but the answer is an error, and the others are there.
        let _ = drawn(&mut app, session.id);
        let _ = app.log(session.id);
    }
    let screen = play::start(&mut app, "stranger", 2);
    play::play(&mut app, screen, 2, &mut Random::new(1), |_| ());
    recovery.is_some()
}

/// What was committed but stands only in the journal is salvaged with the rest.
#[test]
fn the_journal_of_a_damaged_file_is_read_and_kept() {
    let (_folder, path) = place();
    play_sessions(&path, SESSIONS, &mut Random::new(5));
    let page = leaves(&path)[0];
    let app = open(&path, Exact::new(5));
    let keeper = Connection::open(&path).expect("the database");
    keeper.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).expect("a setting");
    drop(app);
    keeper
        .execute(
            "INSERT INTO boxes VALUES ('keltis', '00000000-0000-7000-8000-000000000001', 1, '{}')",
            [],
        )
        .expect("a row");
    drop(keeper);
    assert!(fs::metadata(wal(&path)).is_ok_and(|data| data.len() > 0), "a journal is left");
    let mut file = fs::read(&path).expect("a file");
    file[(page - 1) * PAGE..page * PAGE].fill(0);
    fs::write(&path, file).expect("damage");
    let app = recover(&path);
    assert_eq!(app.box_of("keltis"), Ok("{}".to_owned()));
}

/// A kill between moving the damaged file away and moving the new one into its place: the damaged
/// one's journal may still be there, and is not for the new one.
#[test]
fn a_recovery_that_was_cut_short_is_finished() {
    let (folder, path) = place();
    play_sessions(&path, 2, &mut Random::new(1));
    let before = logs(&path);
    fs::rename(&path, folder.path().join("games.db.recovered-7")).expect("as a recovery leaves it");
    fs::write(wal(&path), "a journal").expect("a file");
    drop(open(&path, Exact::new(1)));
    assert_eq!(logs(&path), before);
    let moved = fs::read(folder.path().join("games.db.damaged-7-wal")).expect("moved");
    assert_eq!(moved, b"a journal");
}

/// A kill before the damaged file was moved: it is still there, and is read again.
#[test]
fn a_recovery_that_was_cut_short_early_is_begun_again() {
    let (folder, path) = place();
    play_sessions(&path, 3, &mut Random::new(1));
    open(&path, Exact::new(1)).back_up().expect("a backup");
    let before = logs(&path);
    fs::write(&path, "this is no database").expect("damage");
    for left in ["recovered-7", "recovering-0123456789abcdef", "mending-0123456789abcdef"] {
        fs::write(folder.path().join(format!("games.db.{left}")), "half").expect("a file");
    }
    drop(open(&path, Exact::new(1)));
    assert_eq!(logs(&path), before);
    let left = bytes(&path).into_values().filter(|bytes| bytes == b"half").count();
    assert_eq!(left, 0, "what was left is cleared away");
}

/// Damages a page of a table, or the one that says where everything is, and opens what comes back.
fn damage_and_recover(path: &Path, table: Option<&str>) {
    let connection = Connection::open(path).expect("the database");
    let last = "SELECT max(pageno) FROM dbstat WHERE name = ?1 AND pagetype = 'leaf'";
    let last = |table| connection.query_row(last, [table], |row| row.get(0)).expect("a page");
    let page: usize = table.map_or(1, last);
    drop(connection);
    let mut file = fs::read(path).expect("a file");
    file[(page - 1) * PAGE..page * PAGE].fill(0xFF);
    fs::write(path, file).expect("damage");
    assert!(open(path, Exact::new(7)).recovery().is_some(), "{table:?}");
}

/// Since when each session is in the bin, and when that was changed last.
fn bins(path: &Path) -> BTreeMap<String, (Option<i64>, i64)> {
    let connection = Connection::open(path).expect("the database");
    let mut select =
        connection.prepare("SELECT id, deleted_at, bin_at FROM sessions").expect("sessions");
    let bins = select.query_map([], |row| Ok((row.get(0)?, (row.get(1)?, row.get(2)?))));
    bins.and_then(Iterator::collect).expect("sessions")
}

/// Otherwise another device that has not heard of it would put a session back into the bin.
#[test]
fn what_was_taken_out_of_the_bin_stays_out_of_it() {
    for damage in [Some("steps"), None] {
        let (_folder, path) = place();
        let played = play_sessions(&path, SESSIONS, &mut Random::new(2));
        let mut app = open(&path, Exact::new(2));
        for session in &played[..3] {
            app.delete(*session).expect("into the bin");
        }
        app.restore(played[0]).expect("out of the bin");
        drop(app);
        let before = bins(&path);
        assert_eq!(before.values().filter(|(_, bin_at)| *bin_at > 0).count(), 3);
        damage_and_recover(&path, damage);
        let after = bins(&path);
        assert!(played[..3].iter().all(|id| after.contains_key(&id.to_string())), "{damage:?}");
        assert!(after.iter().all(|(id, bin)| before[id] == *bin), "{damage:?}: {after:?}");
    }
}

#[test]
fn the_bin_of_the_first_version_comes_back() {
    for damage in [Some("players"), None] {
        let (_folder, path) = place();
        fs::copy(kept("v001"), &path).expect("a copy to damage");
        let connection = Connection::open(&path).expect("the database");
        let delete = "UPDATE sessions SET deleted_at = updated_at WHERE game = 'keltis'";
        assert_eq!(connection.execute(delete, []), Ok(1));
        drop(connection);
        damage_and_recover(&path, damage);
        let bins: Vec<_> = bins(&path).into_values().collect();
        assert!(matches!(bins[..], [(Some(at), bin_at), (None, 0)] if at == bin_at), "{bins:?}");
    }
}

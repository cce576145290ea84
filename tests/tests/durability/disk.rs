//! Files and folders that cannot be written to: everything can be read, writing is refused, and not
//! a byte changes.

use std::env;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use tallystone_core::app::{App, Error, NewSession, SessionQuery, StatsQuery};
use tallystone_core::entry::{EntryValue, Focus, When};
use tallystone_core::exchange::ImportChoice;
use tallystone_core::outside::SessionId;
use tallystone_tests::{Exact, Random};

use crate::files::{bytes, place, play_sessions};
use crate::play::{self, entry, open, try_open};
use crate::versions;

/// Where the child is to try, and how many sessions it finds there; without them, it does nothing.
const DATABASE: &str = "TALLYSTONE_READ_ONLY_DATABASE";
const SESSIONS: &str = "TALLYSTONE_READ_ONLY_SESSIONS";
const NOBODY: u32 = 65_534;

fn allow(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).expect("its owner may do that");
}

/// For root nothing is read-only, so a child that is not root tries.
fn try_as_somebody_else(path: &Path, sessions: Option<usize>) {
    // This test may be where nobody else may go.
    let folder = tempfile::tempdir().expect("a folder");
    allow(folder.path(), 0o755);
    let this = env::current_exe().expect("this test has a file");
    let program = folder.path().join("test");
    fs::hard_link(&this, &program)
        .or_else(|_| fs::copy(&this, &program).map(drop))
        .expect("a copy of this test");
    let mut child = Command::new(program);
    child.args(["--exact", "disk::a_child_finds_it_read_only", "--ignored"]).env(DATABASE, path);
    if let Some(sessions) = sessions {
        child.env(SESSIONS, sessions.to_string());
    }
    if is_root() {
        child.uid(NOBODY).gid(NOBODY);
    }
    let output = child.output().expect("the child starts");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && said.contains("1 passed"), "{said}");
}

fn is_root() -> bool {
    let (_folder, path) = place();
    fs::write(&path, "").expect("a file");
    allow(&path, 0o444);
    fs::OpenOptions::new().write(true).open(&path).is_ok()
}

#[test]
#[ignore = "a part of the tests that start it"]
fn a_child_finds_it_read_only() {
    let Some(path) = env::var_os(DATABASE).map(PathBuf::from) else {
        return;
    };
    assert!(!is_root(), "nothing is read-only for root");
    let opened = try_open(&path, Exact::new(1));
    let Ok(sessions) = env::var(SESSIONS) else {
        let Err(Error::Storage { message }) = opened else { panic!("{opened:?}") };
        // Opening it again would not help.
        assert!(!path.exists() || message.contains("Copy it"), "{message}");
        return;
    };
    let mut app = opened.expect("it can be read");
    let sessions: usize = sessions.parse().expect("a number");
    let ids = app.find("").expect("they are found");
    assert_eq!((ids.len(), app.is_read_only()), (sessions, true));
    for id in &ids {
        reads(&mut app, *id);
    }
    reads_all(&app, sessions);
    // The last of them goes on.
    refuses_to_write(&mut app, ids[sessions - 1]);
    // What was refused is not in memory either.
    assert_eq!(app.find("").expect("they are found"), ids);
    reads(&mut app, ids[0]);
}

fn reads(app: &mut App, id: SessionId) {
    let screen = app.screen(id, When::Now, Focus::default()).expect("a screen");
    assert_eq!(screen.announcement, None);
    assert!(!app.log(id).expect("a log").is_empty());
    app.explain(id, screen.seats[0].seat).expect("reasons");
    app.export(&[id]).expect("a bundle");
}

fn reads_all(app: &App, sessions: usize) {
    let listed = app.sessions(0, 99).expect("a list");
    assert_eq!(listed.len(), sessions);
    app.statistics(&StatsQuery::default()).expect("statistics");
    assert!(app.csv(&SessionQuery::default()).expect("a table").lines().count() > sessions);
    assert!(app.export_all().expect("a bundle").contains(&listed[0].id.to_string()));
    assert!(!app.rules("keltis", "").expect("rules").is_empty());
    app.players().expect("players");
    app.preferences().expect("preferences");
}

fn refuses_to_write(app: &mut App, id: SessionId) {
    let screen = app.screen(id, When::Now, Focus::default()).expect("a screen");
    let touched = play::random_entry(&screen, &mut Random::new(3));
    let bundle = app.export_all().expect("a bundle");
    let taken = [
        ("start", app.start(&NewSession::of("keltis", 2)).map(drop)),
        ("note", app.note(id, "a fine evening").map(drop)),
        ("delete", app.delete(id)),
        ("back up", app.back_up().map(drop)),
        ("rebuild", app.rebuild().map(drop)),
        ("preferences", app.set_preferences(&app.preferences().expect("some"))),
        ("import", app.import(&bundle, ImportChoice::Replace).map(drop)),
    ];
    for (what, taken) in taken {
        let Err(Error::Storage { message }) = taken else { panic!("{what}: {taken:?}") };
        assert!(message.starts_with("The sessions cannot be written to."), "{what}: {message}");
    }
    let entered = app.enter(id, &touched).map(|screen| screen.revision);
    let is_nothing = entered == Ok(screen.revision);
    assert!(is_nothing || matches!(entered, Err(Error::Storage { .. } | Error::Refused { .. })));
}

#[test]
fn a_read_only_file_can_be_read_and_is_left() {
    let (folder, path) = place();
    play_sessions(&path, 3, &mut Random::new(1));
    allow(folder.path(), 0o777);
    allow(&path, 0o444);
    let before = fs::read(&path).expect("a file");
    try_as_somebody_else(&path, Some(3));
    assert!(before == fs::read(&path).expect("a file"), "not a byte has changed");
}

#[test]
fn a_read_only_folder_can_be_read_and_is_left() {
    let (folder, path) = place();
    play_sessions(&path, 3, &mut Random::new(1));
    allow(&path, 0o666);
    let before = bytes(&path);
    allow(folder.path(), 0o555);
    try_as_somebody_else(&path, Some(3));
    try_as_somebody_else(&folder.path().join("new.db"), None);
    allow(&path, 0o444);
    try_as_somebody_else(&path, Some(3));
    allow(folder.path(), 0o755);
    assert!(before == bytes(&path), "nothing has changed, nothing has come");
}

/// What the last process did not fold in is read as well, with the memory that it shared or
/// without.
#[test]
fn a_journal_in_a_read_only_folder_is_read_with_its_database() {
    let (_folder, path) = place();
    let mut app = open(&path, Exact::new(1));
    let mut last = play::start(&mut app, "stranger", 2);
    app.fold_journal();
    for _ in 0..5 {
        let flip = entry(&last, "leaf.0", EntryValue::Flip);
        last = app.enter(last.session, &flip).expect("an entry");
    }
    play::start(&mut app, "keltis", 2);
    for tails in [&["", "-wal"][..], &["", "-wal", "-shm"]] {
        let copies = tempfile::tempdir().expect("a folder");
        let copy = copies.path().join("games ?#%.db");
        for tail in tails {
            let name = |path: &Path| format!("{}{tail}", path.display());
            fs::copy(name(&path), name(&copy)).expect("a copy");
            allow(Path::new(&name(&copy)), 0o444);
        }
        let before = bytes(&copy);
        allow(copies.path(), 0o555);
        try_as_somebody_else(&copy, Some(2));
        allow(copies.path(), 0o755);
        assert!(before == bytes(&copy), "nothing has changed, nothing has come");
    }
}

#[test]
fn a_database_of_an_older_version_can_be_read_where_nothing_can_be_written() {
    let (folder, path) = place();
    fs::copy(versions::kept("v001"), &path).expect("a copy to open");
    allow(&path, 0o444);
    let before = bytes(&path);
    allow(folder.path(), 0o555);
    try_as_somebody_else(&path, Some(2));
    allow(folder.path(), 0o755);
    assert!(before == bytes(&path), "nothing has changed, nothing has come");
}

/// It cannot be moved aside there, and what is wrong with it must not be passed over.
#[test]
fn a_damaged_database_is_not_opened_where_nothing_can_be_written() {
    let (folder, path) = place();
    play_sessions(&path, 8, &mut Random::new(1));
    let mut file = fs::read(&path).expect("a file");
    // The root of the steps.
    file[2 * 4096..3 * 4096].fill(0);
    fs::write(&path, file).expect("damage");
    allow(&path, 0o444);
    let before = bytes(&path);
    allow(folder.path(), 0o555);
    try_as_somebody_else(&path, None);
    allow(folder.path(), 0o755);
    assert!(before == bytes(&path), "nothing has changed, nothing has come");
}

//! A database that is gone while its journal or its backups are there: what they have is brought
//! back, and that is said. An empty one in its place would look like a new beginning.

use std::fs;
use std::path::Path;

use tallystone_core::outside::SessionId;
use tallystone_tests::{Exact, Random};

use crate::files::{logs, place, play_sessions};
use crate::play::{self, open};

fn beside(path: &Path, tail: &str) -> std::path::PathBuf {
    format!("{}{tail}", path.display()).into()
}

fn ids(path: &Path) -> Vec<SessionId> {
    open(path, Exact::new(3)).find("").expect("they are found")
}

#[test]
fn what_the_backups_have_is_brought_back_and_said() {
    let (folder, path) = place();
    let played = play_sessions(&path, 3, &mut Random::new(1));
    open(&path, Exact::new(2)).back_up().expect("room").expect("on a file");
    let before = logs(&path);
    fs::remove_file(&path).expect("somebody deletes it");

    let app = open(&path, Exact::new(3));
    let told = app.recovery().expect("it is said");
    assert!(told.gone, "{told:?}");
    assert_eq!(told.sessions_recovered, 3);
    assert_eq!(told.moved_to, beside(&path, ".backup-1"));
    assert_eq!(app.find("").expect("they are found"), played);
    drop(app);
    assert_eq!(logs(&path), before);
    assert_eq!(open(&path, Exact::new(4)).recovery(), None, "it is said once");
    let left = fs::read_dir(folder.path()).expect("a folder");
    let left: Vec<_> = left.map(|it| it.expect("a file").file_name()).collect();
    assert!(left.iter().all(|it| !it.to_string_lossy().contains("damaged")), "{left:?}");
}

/// Until it is folded in for the first time, the journal has everything.
#[test]
fn a_journal_that_has_everything_becomes_the_database_again() {
    let (_folder, path) = place();
    let mut app = open(&path, Exact::new(1));
    let screen = play::start(&mut app, "keltis", 3);
    play::play(&mut app, screen, 20, &mut Random::new(2), |_| ());
    let (_elsewhere, lone) = place();
    fs::copy(beside(&path, "-wal"), beside(&lone, "-wal")).expect("a copy of the journal alone");
    let found = open(&lone, Exact::new(3));
    let told = found.recovery().expect("it is said");
    assert_eq!((told.gone, told.sessions_recovered), (true, 1));
    drop(found);
    assert_eq!(logs(&lone), logs(&path));
    assert_eq!(open(&lone, Exact::new(4)).recovery(), None, "it is said once");
}

/// The rest of it is in the file that is gone: nothing can be read of it, and nothing is deleted.
#[test]
fn a_journal_that_has_only_the_last_pages_is_kept() {
    for has_backup in [true, false] {
        let (_folder, path) = place();
        let played = play_sessions(&path, 3, &mut Random::new(1));
        let mut app = open(&path, Exact::new(2));
        if has_backup {
            app.back_up().expect("room");
        }
        app.fold_journal();
        let screen = play::start(&mut app, "stranger", 2);
        play::play(&mut app, screen, 5, &mut Random::new(2), |_| ());
        let journal = fs::read(beside(&path, "-wal")).expect("a journal");
        let (_elsewhere, lone) = place();
        fs::write(beside(&lone, "-wal"), &journal).expect("the journal is left");
        if has_backup {
            let copy = beside(&path, ".backup-1");
            fs::copy(copy, beside(&lone, ".backup-1")).expect("and a backup");
        }
        let found = open(&lone, Exact::new(3));
        let told = found.recovery().expect("it is said");
        let brought = if has_backup { played } else { Vec::new() };
        assert!(told.gone);
        assert_eq!(found.find("").expect("they are found"), brought);
        drop(found);
        let kept = fs::read(beside(&told.moved_to, "-wal")).expect("the journal is kept");
        assert!(kept == journal, "every byte of it");
        assert_eq!(ids(&lone), brought, "and again");
    }
}

#[test]
fn where_nothing_was_there_is_nothing_to_say() {
    let (_folder, path) = place();
    assert_eq!(open(&path, Exact::new(1)).recovery(), None);
    let (_folder, path) = place();
    fs::write(beside(&path, "-wal"), "").expect("an empty journal says nothing");
    assert_eq!(open(&path, Exact::new(1)).recovery(), None);
}

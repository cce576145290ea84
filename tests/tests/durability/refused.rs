//! What is not ours to open is refused, and not a byte of it changes.

use rusqlite::Connection;
use rusqlite::config::DbConfig;
use tallystone_core::app::Error;
use tallystone_tests::{Exact, Random};

use crate::files::{bytes, place, play_sessions};
use crate::play::try_open;

#[test]
fn a_newer_database_is_refused_untouched() {
    let (_folder, path) = place();
    play_sessions(&path, 1, &mut Random::new(1));
    let newer = Connection::open(&path).expect("the database");
    newer.pragma_update(None, "user_version", 999).expect("a newer version");
    drop(newer);
    let before = bytes(&path);
    for _ in 0..2 {
        let refused = try_open(&path, Exact::new(1));
        assert!(matches!(refused, Err(Error::NewerDatabase { .. })), "{refused:?}");
        assert!(before == bytes(&path), "not a byte has changed");
    }
}

#[test]
fn somebodys_letter_is_refused_untouched() {
    for text in ["hi", "Dear Ann,\n", &"a long letter ".repeat(1_000)] {
        let (_folder, path) = place();
        std::fs::write(&path, text).expect("a file");
        let before = bytes(&path);
        let refused = try_open(&path, Exact::new(1));
        assert!(matches!(refused, Err(Error::ForeignDatabase { .. })), "{refused:?}");
        assert!(before == bytes(&path), "not a byte has changed, nothing lies beside it");
    }
}

#[test]
fn a_database_whose_newer_version_stands_only_in_the_journal_is_refused_untouched() {
    let (_folder, path) = place();
    play_sessions(&path, 1, &mut Random::new(1));
    let newer = Connection::open(&path).expect("the database");
    newer.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).expect("a setting");
    newer.pragma_update(None, "user_version", 999).expect("a newer version");
    drop(newer);
    let before = bytes(&path);
    assert!(before.keys().any(|path| path.to_string_lossy().ends_with("-wal")), "{before:?}");
    for _ in 0..2 {
        let refused = try_open(&path, Exact::new(1));
        assert!(matches!(refused, Err(Error::NewerDatabase { .. })), "{refused:?}");
        assert!(before == bytes(&path), "not a byte has changed");
    }
}

#[test]
fn a_newer_database_that_is_in_use_is_refused_and_stays_in_use() {
    let (_folder, path) = place();
    play_sessions(&path, 1, &mut Random::new(1));
    let newer = Connection::open(&path).expect("the database");
    newer.pragma_update(None, "user_version", 999).expect("a newer version");
    assert!(matches!(try_open(&path, Exact::new(1)), Err(Error::NewerDatabase { .. })));
    newer.execute("DELETE FROM boxes", []).expect("it can still be used");
}

#[test]
fn a_database_of_another_program_is_refused_untouched() {
    for journal in ["DELETE", "WAL"] {
        for id in [0, 77] {
            let (_folder, path) = place();
            let foreign = Connection::open(&path).expect("a database");
            foreign
                .pragma_update_and_check(None, "journal_mode", journal, |_| Ok(()))
                .expect("a journal");
            foreign.pragma_update(None, "application_id", id).expect("an id");
            foreign.execute_batch("CREATE TABLE sessions (theirs)").expect("a table");
            let with_journal = bytes(&path);
            let refused = try_open(&path, Exact::new(1));
            assert!(matches!(refused, Err(Error::ForeignDatabase { .. })), "{refused:?}");
            assert!(with_journal == bytes(&path), "not a byte has changed while it is in use");
            // As after a crash of the other program: its journal is still there.
            foreign
                .set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)
                .expect("a setting");
            drop(foreign);
            let refused = try_open(&path, Exact::new(1));
            assert!(matches!(refused, Err(Error::ForeignDatabase { .. })), "{refused:?}");
            assert!(with_journal == bytes(&path), "not a byte has changed");
        }
    }
}

#[test]
fn nothing_is_left_beside_a_database_of_another_program() {
    let (folder, path) = place();
    let foreign = Connection::open(&path).expect("a database");
    let wal = foreign.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()));
    wal.and_then(|()| foreign.execute_batch("CREATE TABLE letters (text)")).expect("a table");
    drop(foreign);
    let refused = try_open(&path, Exact::new(1));
    assert!(matches!(refused, Err(Error::ForeignDatabase { .. })), "{refused:?}");
    let names = std::fs::read_dir(folder.path()).expect("a folder").filter_map(Result::ok);
    let names: Vec<_> = names.map(|file| file.file_name()).collect();
    assert_eq!(names, ["games.db"]);
}

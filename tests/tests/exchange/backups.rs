//! Backups and restoring on real files: what is there is never lost.

use std::path::Path;

use tallystone_core::app::{App, Error, NewSession};
use tallystone_core::exchange::ImportChoice;
use tallystone_core::game::Catalogue;
use tallystone_core::text::Language;
use tallystone_tests::Exact;

fn open(path: &Path, clock: &Exact) -> App {
    let outside = Box::new(clock.clone());
    App::open(Some(path), Catalogue::standard(), outside, Language::default()).expect("a database")
}

#[test]
fn a_backup_brings_back_what_was_deleted_and_keeps_what_is_new() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = Exact::new(1);
    let mut app = open(&folder.path().join("games.db"), &clock);
    let lost = app.start(&NewSession::of("keltis", 2)).expect("a session").session;
    let binned = app.start(&NewSession::of("keltis", 3)).expect("a session").session;
    let kept = app.start(&NewSession::of("iquazu", 2)).expect("a session").session;
    let backup = app.back_up().expect("a backup").expect("a file");
    assert_eq!(app.backups()[0].path, backup);
    clock.pass(chrono::TimeDelta::hours(1));
    app.delete(lost).expect("into the bin");
    assert_eq!(app.empty_bin().expect("emptied"), 1);
    app.delete(binned).expect("into the bin");
    app.note(kept, "later").expect("a note");
    let new = app.start(&NewSession::of("keltis", 4)).expect("a session").session;
    let before = app.export_all().expect("a bundle");
    let preview = app.preview_restore(&backup).expect("a preview");
    assert_eq!(preview.text, "New: 1. Going on: 0. Gone apart: 0. Known: 2.");
    assert!(preview.sessions[1].text.ends_with("It would come out of the bin."));
    assert_eq!(app.export_all().expect("a bundle"), before, "a preview changes nothing");
    let beside = std::fs::read_dir(folder.path()).expect("a folder").filter_map(Result::ok);
    let names = beside.map(|file| file.file_name().to_string_lossy().into_owned());
    assert!(names.into_iter().all(|name| !name.contains("backup-1-")), "no files beside a backup");
    let report = app.restore_backup(&backup).expect("restored");
    assert_eq!((report.added, report.changed, report.deleted), (1, 1, 0), "{report:?}");
    let mut ids: Vec<_> = app.sessions(0, 9).expect("a list").iter().map(|it| it.id).collect();
    ids.sort();
    assert_eq!(ids, [lost, binned, kept, new]);
    let again = app.restore_backup(&backup).expect("restored");
    assert_eq!((again.added, again.changed), (0, 0), "{again:?}");
}

#[test]
fn a_backup_fills_an_empty_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = Exact::new(2);
    let mut app = open(&folder.path().join("old.db"), &clock);
    app.start(&NewSession::of("keltis", 2)).expect("a session");
    let (backup, before) = (app.back_up().expect("a backup").expect("a file"), app.export_all());
    let mut fresh = open(&folder.path().join("new.db"), &clock);
    fresh.restore_backup(&backup).expect("restored");
    assert_eq!(fresh.export_all(), before);
}

#[test]
fn what_is_no_backup_is_refused_and_stays_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = Exact::new(3);
    let mut app = open(&folder.path().join("games.db"), &clock);
    app.start(&NewSession::of("keltis", 2)).expect("a session");
    let before = app.export_all().expect("a bundle");
    let letter = folder.path().join("letter.txt");
    std::fs::write(&letter, "Dear Ann").expect("written");
    let foreign = folder.path().join("foreign.db");
    rusqlite::Connection::open(&foreign)
        .expect("a database")
        .execute_batch("CREATE TABLE t (a)")
        .expect("a table");
    let damaged = app.back_up().expect("a backup").expect("a file");
    let mut bytes = std::fs::read(&damaged).expect("bytes");
    let half = bytes.len() / 2;
    bytes.truncate(half);
    std::fs::write(&damaged, &bytes).expect("written");
    let missing = folder.path().join("missing.db");
    for path in [&letter, &foreign, &damaged, &missing] {
        let was = std::fs::read(path).ok();
        for error in [
            app.preview_restore(path).map(drop).expect_err("no backup"),
            app.restore_backup(path).map(drop).expect_err("no backup"),
        ] {
            assert!(!error.to_string().is_empty());
            assert!(!matches!(error, Error::Damaged { .. }), "the database is fine: {error}");
        }
        assert_eq!(std::fs::read(path).ok(), was, "{path:?}");
    }
    assert_eq!(app.export_all().expect("a bundle"), before);
}

#[test]
fn a_backup_of_the_first_version_can_be_restored() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = open(&folder.path().join("games.db"), &Exact::new(4));
    let old = folder.path().join("v001.db");
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("databases/v001.db");
    std::fs::copy(kept, &old).expect("a copy");
    let was = std::fs::read(&old).expect("bytes");
    let report = app.restore_backup(&old).expect("restored");
    assert!(report.added > 0, "{report:?}");
    assert_eq!(std::fs::read(&old).expect("bytes"), was);
}

#[test]
fn what_an_import_elsewhere_put_in_place_of_a_log_is_said_before_anything_is_entered() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, clock) = (folder.path().join("games.db"), Exact::new(5));
    let mut shell = open(&path, &clock);
    let session = shell.start(&NewSession::of("keltis", 2)).expect("a session").session;
    let mut other = open(&folder.path().join("other.db"), &Exact::new(6));
    let bundle = shell.export_all().expect("a bundle");
    other.import(&bundle, ImportChoice::KeepBoth).expect("an import");
    other.note(session, "there").expect("a note");
    clock.pass(chrono::TimeDelta::hours(1));
    shell.note(session, "here").expect("a note");
    let mut command = open(&path, &Exact::new(7));
    let bundle = other.export_all().expect("a bundle");
    command.import(&bundle, ImportChoice::KeepBoth).expect("an import");
    let refused = shell.note(session, "and on").expect_err("another log");
    assert!(refused.to_string().contains("another log is here now"), "{refused}");
    let notes = shell.note(session, "and on").expect("a note").notes;
    assert_eq!(notes, ["there", "and on"]);
}

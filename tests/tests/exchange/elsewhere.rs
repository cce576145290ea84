//! Files that are neither a bundle nor a backup of ours: databases of other devices, and pipes.

use std::fs;
use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use rusqlite::Connection;
use tallystone_core::app::{App, NewSession};
use tallystone_core::game::Catalogue;
use tallystone_core::text::Language;
use tallystone_tests::Exact;

fn open(path: &Path, seed: u64) -> App {
    let outside = Box::new(Exact::new(seed));
    App::open(Some(path), Catalogue::standard(), outside, Language::default()).expect("a database")
}

fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("a folder").filter_map(Result::ok);
    let mut names: Vec<String> =
        files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// A database as it lies on another device, of which the last one to use it is gone.
fn other_device(path: &Path, bytes: usize) -> String {
    let mut app = open(path, 1);
    let session = app.start(&NewSession::of("keltis", 2)).expect("a session").session;
    app.note(session, "a fine evening").expect("a note");
    drop(app);
    let widened = Connection::open(path)
        .expect("the database")
        .execute(
            "UPDATE steps SET payload = payload || printf('%*s', ?1, '') WHERE seq = 2",
            [bytes],
        )
        .expect("widened");
    assert_eq!(widened, 1);
    open(path, 2).export_all().expect("a bundle")
}

#[test]
fn a_database_of_another_device_is_restored_whatever_its_size() {
    for bytes in [1, 9 * 1024 * 1024] {
        let folder = tempfile::tempdir().expect("a folder");
        let (there, here) = (folder.path().join("there"), folder.path().join("here"));
        fs::create_dir(&there).and_then(|()| fs::create_dir(&here)).expect("folders");
        let other = there.join("games.db");
        other_device(&other, bytes);
        let (was, beside) = (fs::read(&other).expect("a file"), names(&there));
        let mut app = open(&here.join("games.db"), 3);
        let report = app.restore_backup(&other).expect("restored");
        assert_eq!(report.added, 1, "{bytes}");
        assert!(was == fs::read(&other).expect("a file"), "it stays as it is");
        assert_eq!(names(&there), beside, "nothing is left beside it");
        drop(app);
        assert!(names(&here).iter().all(|name| !name.contains("import-")), "{:?}", names(&here));
    }
}

/// The same while its own program has it open and something is in its journal.
#[test]
fn a_database_that_is_in_use_is_restored_with_its_journal() {
    let folder = tempfile::tempdir().expect("a folder");
    let other = folder.path().join("other.db");
    other_device(&other, 9 * 1024 * 1024);
    let mut there = open(&other, 4);
    there.start(&NewSession::of("iquazu", 2)).expect("a session");
    let mut app = open(&folder.path().join("games.db"), 3);
    assert_eq!(app.restore_backup(&other).expect("restored").added, 2);
}

/// Says what came of it, unless it waits for somebody who never comes.
#[cfg(unix)]
fn at_once<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let (done, answer) = mpsc::channel();
    thread::spawn(move || done.send(work()));
    answer.recv_timeout(Duration::from_secs(20)).expect("an answer at once")
}

#[cfg(unix)]
#[test]
fn nobody_waits_for_the_other_end_of_a_pipe() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.db");
    let pipe = folder.path().join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo");
    assert!(made.success());
    for what in ["import", "verify", "restore", "export"] {
        let (database, pipe) = (database.clone(), pipe.clone());
        let error = at_once(move || {
            let mut app = open(&database, 1);
            let done = match what {
                "import" => app.import_file(&pipe).map(drop),
                "verify" => app.verify_file(&pipe).map(drop),
                "restore" => app.restore_backup(&pipe).map(drop),
                _ => app.export_to(None, &pipe).map(drop),
            };
            done.expect_err("no plain file")
        });
        let text = error.to_string();
        assert!(text.contains("is a pipe or a socket"), "{what}: {text}");
    }
}

/// A kill leaves the unfinished file of an export. Nobody else's is touched, nor one that may still be
/// written to.
#[test]
fn what_killed_exports_left_is_swept_by_a_later_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = open(&folder.path().join("games.db"), 1);
    let out = tempfile::tempdir().expect("a folder");
    let hex = "0123456789abcdef0123456789abcdef";
    let long_ago = std::time::SystemTime::now() - Duration::from_hours(30);
    for (name, is_old) in [
        (format!(".tallystone-{hex}.part"), true),
        (format!(".tallystone-{}.part", hex.replace('0', "1")), false),
        (".tallystone-notes.part".to_owned(), true),
        (format!("tallystone-{hex}.part"), true),
    ] {
        let file = fs::File::create(out.path().join(name)).expect("a file");
        if is_old {
            file.set_modified(long_ago).expect("a time");
        }
    }
    let mut job = app.export_to(None, &out.path().join("all.json")).expect("an export");
    while !job.step().expect("a step").finished {}
    assert_eq!(
        names(out.path()),
        [
            ".tallystone-1123456789abcdef1123456789abcdef.part",
            ".tallystone-notes.part",
            "all.json",
            "tallystone-0123456789abcdef0123456789abcdef.part",
        ]
    );
}

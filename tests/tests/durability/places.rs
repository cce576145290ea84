//! Only a plain file is a database: whatever else is at a path is left, and that is said at once.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use tallystone_core::app::Error;
use tallystone_tests::{Exact, Random};

use crate::files::{logs, place, play_sessions};
use crate::play::{self, open, try_open};

/// Opens in a thread of its own, as it must not take long; returns what was said.
fn refused(path: &Path) -> String {
    let (tell, told) = mpsc::channel();
    let there = path.to_owned();
    thread::spawn(move || tell.send(try_open(&there, Exact::new(1)).map(drop)));
    let answer = told.recv_timeout(Duration::from_secs(5));
    let Ok(Err(Error::Storage { message })) = answer else {
        panic!("{}: {answer:?}", path.display())
    };
    message
}

/// Names, kinds and sizes of what is in a folder.
fn content(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry"));
    let mut content: Vec<String> = names
        .map(|entry| {
            let data = fs::symlink_metadata(entry.path()).expect("it is there");
            format!("{} {:?} {}", entry.file_name().display(), data.file_type(), data.len())
        })
        .collect();
    content.sort();
    content
}

#[test]
fn a_folder_is_never_moved_however_small() {
    let here = tempfile::tempdir().expect("a folder");
    // On a tmpfs an empty folder has 40 bytes, no more than a file that was cut off.
    let in_memory = tempfile::tempdir_in("/dev/shm").ok();
    assert!(in_memory.is_some() || !cfg!(target_os = "linux"), "a Linux has shared memory");
    for folder in [in_memory, Some(here)].into_iter().flatten() {
        let path = folder.path().join("games.db");
        fs::create_dir(&path).expect("a folder");
        for inside in [None, Some("photo.jpg")] {
            if let Some(name) = inside {
                fs::write(path.join(name), "a photo").expect("a file");
            }
            // Also where there is a copy, which would show that a database was here.
            for copy in [None, Some("games.db.backup-1")] {
                if let Some(name) = copy {
                    fs::write(folder.path().join(name), "").expect("a file");
                }
                let before = content(folder.path());
                let said = refused(&path);
                assert!(said.contains("is a folder"), "{said}");
                assert_eq!(content(folder.path()), before, "nothing was moved");
            }
            fs::remove_file(folder.path().join("games.db.backup-1")).expect("a file");
        }
    }
}

#[test]
fn pipes_devices_and_links_to_nothing_are_refused_at_once() {
    let (folder, path) = place();
    let made = Command::new("mkfifo").arg(&path).status().expect("mkfifo is there");
    assert!(made.success());
    let said = refused(&path);
    assert!(said.contains("pipe"), "{said}");
    for device in ["/dev/null", "/dev/zero"] {
        let said = refused(Path::new(device));
        assert!(said.contains("device"), "{said}");
    }
    let (circle, nowhere) = (folder.path().join("circle.db"), folder.path().join("nowhere.db"));
    symlink(&circle, &circle).expect("a link");
    symlink(folder.path().join("gone.db"), &nowhere).expect("a link");
    let before = content(folder.path());
    for link in [&circle, &nowhere] {
        let said = refused(link);
        assert!(said.contains("link"), "{said}");
    }
    assert_eq!(content(folder.path()), before);
}

#[test]
fn what_lies_where_backups_go_is_not_moved() {
    for number in 1..=3 {
        let (folder, path) = place();
        play_sessions(&path, 1, &mut Random::new(1));
        let taken = folder.path().join(format!("games.db.backup-{number}"));
        fs::create_dir(&taken).expect("a folder");
        fs::write(taken.join("photo.jpg"), "a photo").expect("a file");
        let app = open(&path, Exact::new(1));
        for _ in 0..4 {
            let answer = app.back_up();
            assert!(taken.join("photo.jpg").is_file(), "backup {number}: {answer:?}");
            if let Err(error) = answer {
                assert!(error.to_string().contains("is a folder"), "{error}");
            }
        }
    }
}

/// A link to a database is as good as the database: everything lies beside the file itself.
#[test]
fn a_link_to_a_database_stays_and_what_is_damaged_is_moved_where_it_lies() {
    let (folder, path) = place();
    let elsewhere = tempfile::tempdir().expect("a folder");
    let real = elsewhere.path().join("real.db");
    symlink(&real, &path).expect("a link");
    play_sessions(&real, 12, &mut Random::new(1));
    let before = logs(&path);
    open(&path, Exact::new(1)).back_up().expect("a backup");
    assert!(elsewhere.path().join("real.db.backup-1").is_file());
    let mut file = fs::read(&real).expect("a file");
    file[2 * 4096..5 * 4096].fill(0);
    fs::write(&real, &file).expect("damage");
    let mut app = open(&path, Exact::new(1));
    let recovery = app.recovery().expect("it is told").clone();
    assert_eq!(recovery.moved_to.parent(), Some(elsewhere.path()));
    assert!(file == fs::read(recovery.moved_to).expect("moved"), "all its bytes are kept");
    assert!(fs::symlink_metadata(&path).is_ok_and(|data| data.is_symlink()), "the link stays");
    assert_eq!(content(folder.path()).len(), 1, "and nothing lies beside it");
    play::start(&mut app, "keltis", 2);
    drop(app);
    let after = logs(&real);
    assert!(before.iter().all(|(session, log)| after.get(session) == Some(log)));
    assert_eq!(after.len(), before.len() + 1);
}

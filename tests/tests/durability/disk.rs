//! Disks that are full or cannot be written to: the right error, nothing half-written.

use std::env;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use tallystone_core::app::Error;
use tallystone_core::entry::{EntryValue, Focus, When};
use tallystone_tests::{Exact, Random};

use crate::files::{bytes, place, play_sessions};
use crate::play::{self, entry, open, try_open};

/// Where the child is to try; without it, it does nothing.
const DATABASE: &str = "TALLYSTONE_READ_ONLY_DATABASE";
const NOBODY: u32 = 65_534;

fn allow(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).expect("its owner may do that");
}

/// For root nothing is read-only, so a child that is not root tries.
fn try_as_somebody_else(path: &Path) {
    let mut child = Command::new(env::current_exe().expect("this test has a file"));
    child.args(["--exact", "disk::a_child_finds_it_read_only", "--ignored"]).env(DATABASE, path);
    if is_root() {
        child.uid(NOBODY).gid(NOBODY);
    }
    match child.output() {
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stdout);
            assert!(output.status.success() && said.contains("1 passed"), "{said}");
        }
        Err(error) => println!("not run: nobody else may start this test ({error})"),
    }
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
    let refused = try_open(&path, Exact::new(1));
    assert!(matches!(refused, Err(Error::Storage { .. })), "{refused:?}");
}

#[test]
fn a_read_only_file_is_told_and_left() {
    let (folder, path) = place();
    play_sessions(&path, 1, &mut Random::new(1));
    allow(folder.path(), 0o777);
    allow(&path, 0o444);
    let before = fs::read(&path).expect("a file");
    try_as_somebody_else(&path);
    assert!(before == fs::read(&path).expect("a file"), "not a byte has changed");
}

#[test]
fn a_read_only_folder_is_told_and_left() {
    let (folder, path) = place();
    play_sessions(&path, 1, &mut Random::new(1));
    allow(&path, 0o666);
    let before = bytes(&path);
    allow(folder.path(), 0o555);
    try_as_somebody_else(&path);
    try_as_somebody_else(&folder.path().join("new.db"));
    allow(folder.path(), 0o755);
    assert!(before == bytes(&path), "nothing has changed, nothing has come");
}

/// A small disk of our own, if we may have one.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn mount(at: &Path, size: &str) -> Option<Self> {
        let size = format!("size={size}");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &size, "tallystone-tests"]).arg(at);
        let done = mount.output().is_ok_and(|output| output.status.success());
        done.then(|| Self(at.to_owned()))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).output();
    }
}

#[test]
fn a_full_disk_is_told_and_what_was_stored_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(_disk) = SmallDisk::mount(folder.path(), "400k") else {
        println!("not run: a small disk can be mounted by root only");
        return;
    };
    let path = folder.path().join("games.db");
    let mut app = open(&path, Exact::new(1));
    let first = play::start(&mut app, "stranger", 2);
    let mut last = first.clone();
    let full = loop {
        let flip = entry(&last, "leaf.0", EntryValue::Flip);
        match app.enter(first.session, &flip) {
            Ok(screen) => last = screen,
            Err(error) => break error,
        }
        assert!(last.revision < 10_000, "the disk never fills");
    };
    let Error::Storage { message } = &full else { panic!("{full:?}") };
    assert!(message.contains("full"), "{message}");
    let shown = app.screen(first.session, When::Now, Focus::default()).expect("a screen");
    assert_eq!((shown.revision, &shown.sheet), (last.revision, &last.sheet), "nothing half-done");
    drop(app);

    // With room again, everything that was acknowledged is there and play goes on.
    let room = tempfile::tempdir().expect("a folder");
    for (name, content) in bytes(&path) {
        let name = name.file_name().expect("a name");
        fs::write(room.path().join(name), content).expect("a copy");
    }
    let mut app = open(&room.path().join("games.db"), Exact::new(1));
    assert_eq!(app.recovery(), None);
    let again = app.screen(first.session, When::Now, Focus::default()).expect("a screen");
    assert_eq!(again.revision, last.revision);
    let flip = entry(&again, "leaf.0", EntryValue::Flip);
    assert_eq!(app.enter(first.session, &flip).expect("an entry").revision, last.revision + 1);
}

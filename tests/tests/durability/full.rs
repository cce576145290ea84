//! Disks without room: a sentence on every entry, nothing lost, reading goes on, and no crash
//! whatever the size of the disk's blocks.

use std::env;
use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use tallystone_core::app::{App, Error, Screen};
use tallystone_core::entry::{EntryValue, Focus, When};
use tallystone_core::outside::SessionId;
use tallystone_tests::{Exact, Random};

use crate::files::{bytes, play_sessions};
use crate::play::{self, entry, open, try_open};

/// Where the child plays; without it, it does nothing.
const DATABASE: &str = "TALLYSTONE_FULL_DATABASE";
/// Whether files elsewhere have no room either.
const NOWHERE: &str = "TALLYSTONE_NO_ROOM_ANYWHERE";
/// Stands before the session and the revision in what the child prints.
const ACKNOWLEDGED: &str = "acknowledged: ";

/// A small disk of our own, if we may have one.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn in_memory(at: &Path, size: &str) -> Option<Self> {
        let size = format!("size={size}");
        let mut mount = Command::new("mount");
        Self::mounted(mount.args(["-t", "tmpfs", "-o", &size, "tallystone-tests"]).arg(at), at)
    }

    /// With blocks of 1 KB, of which four make a page of memory.
    fn with_small_blocks(at: &Path, image: &Path) -> Option<Self> {
        let disk = File::create(image).and_then(|file| file.set_len(8 * 1024 * 1024));
        disk.expect("a file for a disk");
        let mut make = Command::new("mke2fs");
        make.args(["-q", "-t", "ext4", "-b", "1024", "-m", "0"]).arg(image);
        is_done(&mut make)?;
        Self::mounted(Command::new("mount").args(["-o", "loop"]).arg(image).arg(at), at)
    }

    fn mounted(mount: &mut Command, at: &Path) -> Option<Self> {
        is_done(mount)?;
        Some(Self(at.to_owned()))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).output();
    }
}

fn is_done(command: &mut Command) -> Option<()> {
    command.output().is_ok_and(|output| output.status.success()).then_some(())
}

/// Takes all room but so many KB.
fn leave(folder: &Path, free: u64) {
    let path = folder.join("filler");
    let mut filler = OpenOptions::new().create(true).append(true).open(&path).expect("a file");
    while filler.write_all(&[1; 1024]).is_ok() {}
    filler.sync_all().ok();
    let length = filler.metadata().expect("a file").len();
    filler.set_len(length.saturating_sub(free * 1024)).expect("it can be cut");
    filler.sync_all().expect("on the disk");
}

fn flip(app: &mut App, screen: &Screen) -> Result<Screen, Error> {
    app.enter(screen.session, &entry(screen, "leaf.0", EntryValue::Flip))
}

fn now(app: &mut App, session: SessionId) -> Screen {
    app.screen(session, When::Now, Focus::default()).expect("a screen")
}

fn is_told(refused: &Error) {
    let Error::Storage { message } = refused else { panic!("{refused:?}") };
    assert!(message.contains("full") || message.contains("could not be"), "{message}");
}

#[test]
fn a_full_disk_is_told_and_what_was_stored_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(_disk) = SmallDisk::in_memory(folder.path(), "400k") else {
        println!("not run: a small disk can be mounted by root only");
        return;
    };
    let path = folder.path().join("games.db");
    let mut app = open(&path, Exact::new(1));
    let first = play::start(&mut app, "stranger", 2);
    let mut last = first.clone();
    let full = loop {
        match flip(&mut app, &last) {
            Ok(screen) => last = screen,
            Err(error) => break error,
        }
        assert!(last.revision < 10_000, "the disk never fills");
    };
    let Error::Storage { message } = &full else { panic!("{full:?}") };
    assert!(message.contains("full"), "{message}");
    let shown = now(&mut app, first.session);
    assert_eq!((shown.revision, &shown.sheet), (last.revision, &last.sheet), "nothing half-done");
    drop(app);

    // Whoever opens it now can read, and is told why nothing can be entered.
    leave(folder.path(), 0);
    let mut app = open(&path, Exact::new(1));
    assert_eq!(now(&mut app, first.session).revision, last.revision);
    assert_eq!(app.sessions(0, 9).expect("a list").len(), 1);
    for _ in 0..3 {
        is_told(&flip(&mut app, &last).expect_err("there is no room"));
    }
    drop(app);

    // With room again, everything that was acknowledged is there and play goes on.
    let room = tempfile::tempdir().expect("a folder");
    for (name, content) in bytes(&path) {
        let name = name.file_name().expect("a name");
        fs::write(room.path().join(name), content).expect("a copy");
    }
    let mut app = open(&room.path().join("games.db"), Exact::new(1));
    assert_eq!(app.recovery(), None);
    let again = now(&mut app, first.session);
    assert_eq!(again.revision, last.revision);
    assert_eq!(flip(&mut app, &again).expect("an entry").revision, last.revision + 1);
}

/// Opens, reads and enters; says what was stored.
#[test]
#[ignore = "a part of the tests that start it"]
fn a_child_plays_where_there_is_no_room() {
    let Some(path) = env::var_os(DATABASE).map(PathBuf::from) else {
        return;
    };
    let mut app = match try_open(&path, Exact::new(1)) {
        Ok(app) => app,
        Err(refused) => {
            // Without room anywhere, a journal cannot be put together with its file.
            let journal = fs::metadata(format!("{}-wal", path.display()));
            let has_journal = journal.is_ok_and(|data| data.len() > 0);
            assert!(has_journal && env::var_os(NOWHERE).is_some(), "{refused}");
            return is_told(&refused);
        }
    };
    let sessions = app.find("").expect("they are found");
    for session in &sessions {
        let mut screen = now(&mut app, *session);
        for _ in 0..4 {
            let touched = play::random_entry(&screen, &mut Random::new(screen.revision));
            match app.enter(*session, &touched) {
                Ok(next) => screen = next,
                Err(Error::Refused { .. }) => {}
                Err(refused) => is_told(&refused),
            }
            println!("{ACKNOWLEDGED}{session} {}", screen.revision);
            assert_eq!(now(&mut app, *session).revision, screen.revision, "reading goes on");
        }
    }
    app.fold_journal();
    assert_eq!(app.export_all().map(|_| ()), Ok(()));
}

fn child(path: &Path) -> Command {
    let mut child = tallystone_tests::child("full::a_child_plays_where_there_is_no_room");
    child.env(DATABASE, path);
    child
}

/// Runs it to its end, and notes what it said was stored.
fn run(mut child: Command, stored: &mut Vec<(String, u64)>, what: &str) {
    let output = child.output().expect("the child starts");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{what}: {}: {said}", output.status);
    for line in said.lines() {
        let Some((_, line)) = line.split_once(ACKNOWLEDGED) else { continue };
        let (session, revision) = line.split_once(' ').expect("a session and a revision");
        stored.retain(|(known, _)| known != session);
        stored.push((session.to_owned(), revision.parse().expect("a number")));
    }
}

fn are_there(path: &Path, stored: &[(String, u64)]) {
    let mut app = open(path, Exact::new(2));
    assert_eq!((app.recovery(), app.is_read_only()), (None, false));
    for (session, revision) in stored {
        let id = app.find(session).expect("it is found")[0];
        assert_eq!(now(&mut app, id).revision, *revision, "{session}");
    }
}

/// A page of shared memory that lies in holes of the disk cannot be touched without room, and
/// then the process is gone.
#[test]
fn no_crash_on_a_full_disk_with_small_blocks() {
    let (folder, elsewhere) =
        (tempfile::tempdir().expect("one"), tempfile::tempdir().expect("two"));
    let image = elsewhere.path().join("disk.img");
    let Some(_disk) = SmallDisk::with_small_blocks(folder.path(), &image) else {
        println!("not run: a disk with small blocks can be mounted by root only");
        return;
    };
    let path = folder.path().join("games.db");
    // One from elsewhere has a journal of its own.
    let there = elsewhere.path().join("games.db");
    play_sessions(&there, 2, &mut Random::new(4));
    for comes in [false, true] {
        for (name, _) in bytes(&path) {
            fs::remove_file(name).expect("it is ours");
        }
        if comes {
            let app = open(&there, Exact::new(3));
            for tail in ["", "-wal"] {
                let name = |path: &Path| format!("{}{tail}", path.display());
                fs::copy(name(&there), name(&path)).expect("a copy");
            }
            drop(app);
        } else {
            play_sessions(&path, 2, &mut Random::new(4));
        }
        let mut stored = Vec::new();
        for free in (0..=60).step_by(3) {
            leave(folder.path(), free);
            run(child(&path), &mut stored, &format!("{free} KB left"));
            fs::remove_file(folder.path().join("filler")).expect("room again");
        }
        assert_eq!(stored.len(), 2);
        are_there(&path, &stored);
    }
}

/// What everybody can try: files that may not grow beyond a size.
#[test]
fn files_that_may_not_grow_are_told_and_what_was_stored_stays() {
    let (_folder, path) = crate::files::place();
    play_sessions(&path, 2, &mut Random::new(4));
    let mut stored = Vec::new();
    // In blocks of 512 bytes; the signal for it is as if nobody had sent it.
    let most = fs::metadata(&path).expect("a file").len() / 512;
    for blocks in [0, 1, 8, 16, 64, most / 2, most, most + 8, most + 64, most * 4] {
        let child = child(&path);
        let mut limited = Command::new("sh");
        let limit = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
        limited.args(["-c", &limit]).arg(child.get_program()).args(child.get_args());
        limited.env(DATABASE, &path).env(NOWHERE, "1");
        run(limited, &mut stored, &format!("{blocks} blocks at most"));
    }
    assert_eq!(stored.len(), 2);
    are_there(&path, &stored);
}

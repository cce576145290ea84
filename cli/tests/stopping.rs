//! Long commands in a real terminal: they say how far they are, and Ctrl-C leaves nothing half done.
#![cfg(unix)]

use std::collections::BTreeSet;
use std::fs;
use std::io::{Read as _, Write as _};
use std::path::Path;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use tallystone_core::exchange::Bundle;
use tallystone_core::outside::SessionId;
use tallystone_tests::device::Device;

/// So many that they take a while, also in a program that was made to be quick.
const SESSIONS: u128 = if cfg!(debug_assertions) { 4_000 } else { 40_000 };

/// The same evening again and again, each with ids of its own.
fn many(file: &Path) {
    let mut device = Device::new(1);
    device.start("keltis", &["Ann", "Ben"]);
    let mut bundle = Bundle::read(&device.export()).expect("our own");
    let one = bundle.sessions.remove(0);
    for number in 1..=SESSIONS {
        let mut copy = one.clone();
        let salted = |id: u128| format!("{:032x}", id ^ (number << 64));
        copy.id = SessionId(salted(one.id.0.as_u128()).parse().expect("an id"));
        for step in &mut copy.log {
            step.id.0 = salted(step.id.0.as_u128()).parse().expect("an id");
        }
        bundle.sessions.push(copy);
    }
    fs::write(file, bundle.write()).expect("written");
}

/// Runs a command in a terminal; presses Ctrl-C when it has said this, or never. What it said, and
/// whether it went well.
fn run(database: &Path, args: &[&str], until: Option<&str>) -> (String, bool) {
    let size = PtySize { rows: 24, cols: 100, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).expect("a terminal");
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_tallystone"));
    command.arg("--db");
    command.arg(database);
    command.args(args);
    command.env("LANG", "en_GB.UTF-8");
    let mut child = pair.slave.spawn_command(command).expect("the program starts");
    drop(pair.slave);
    let mut output = pair.master.try_clone_reader().expect("its output");
    let mut keys = pair.master.take_writer().expect("its input");
    let (mut said, mut bytes) = (String::new(), [0; 4096]);
    let mut until = until;
    while let Ok(read @ 1..) = output.read(&mut bytes) {
        said += &String::from_utf8_lossy(&bytes[..read]);
        if until.is_some_and(|until| said.contains(until)) {
            keys.write_all(b"\x03").expect("a key");
            until = None;
        }
    }
    (said, child.wait().expect("it ended").success())
}

fn names(folder: &Path) -> BTreeSet<String> {
    let files = fs::read_dir(folder).expect("a folder").filter_map(Result::ok);
    files.map(|file| file.file_name().to_string_lossy().into_owned()).collect()
}

#[test]
fn an_import_and_an_export_say_how_far_they_are_and_can_be_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let (bundle, database) = (folder.path().join("many.json"), folder.path().join("games.db"));
    many(&bundle);
    let file = bundle.to_str().expect("a path");
    let before = names(folder.path());
    let (said, went_well) = run(&database, &["import", file], Some("Comparing"));
    assert!(!went_well && said.contains("Stopped. Nothing was changed."), "{said}");
    assert!(said.contains(&format!(" of {SESSIONS} sessions.")), "{said}");
    assert_eq!(names(folder.path()), before);
    let (said, went_well) = run(&database, &["import", file], Some("Taking in"));
    assert!(!went_well && said.contains("Stopped."), "{said}");
    let (said, _) = run(&database, &["sessions"], None);
    assert!(!said.contains("Keltis"), "{said}");
    let (said, went_well) = run(&database, &["import", file], None);
    assert!(went_well && said.contains(&format!("Added: {SESSIONS}.")), "{said}");
    // Opening it for the first time makes a backup.
    run(&database, &["sessions"], None);
    let before = names(folder.path());
    let out = folder.path().join("out.json");
    let out = out.to_str().expect("a path");
    let (said, went_well) = run(&database, &["export", "-o", out], Some("sessions."));
    assert!(!went_well && said.contains("Stopped."), "{said}");
    assert_eq!(names(folder.path()), before);
    assert!(run(&database, &["export", "-o", out], None).1);
    let written = Bundle::read(&fs::read_to_string(out).expect("a bundle")).expect("our own");
    assert_eq!(written.sessions.len() as u128, SESSIONS);
}

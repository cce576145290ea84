//! Files that are laid out as traps, folders that cannot be written to, and what is kept beside the
//! logs.

use std::fs::{self, Permissions};
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::Kept;

const NOBODY: u32 = 65_534;

#[test]
fn what_is_kept_beside_the_logs_is_compared_with_them() {
    let kept = Kept::new();
    let said = "2 sessions were compared with their logs. What is kept of them fits.\n";
    assert_eq!(kept.fine(&["rebuild"]), said);
    let rebuilt = kept.json(&["rebuild"]);
    assert_eq!(
        (rebuilt["compared"].as_u64(), &rebuilt["mended"]),
        (Some(2), &Value::Array(vec![]))
    );
}

/// Whoever may write into the folder lays links where an unfinished file would be made.
#[test]
fn no_link_that_was_laid_out_is_followed() {
    let kept = Kept::new();
    let id = kept.finished.to_string();
    let treasure = kept.file("treasure");
    fs::write(&treasure, "somebody's letters").expect("written");
    for (name, args) in [
        ("all.json", ["export"].as_slice()),
        ("all.csv", &["csv"]),
        ("card.svg", &["card", &id]),
        ("plays.bgsplay", &["bgstats", &id]),
    ] {
        let target = kept.file(name);
        let path = target.to_str().expect("a path");
        for planted in [format!("{name}.new"), format!("{name}.part"), format!(".{name}.new")] {
            symlink(&treasure, kept.file(&planted)).expect("a link");
        }
        for _ in 0..2 {
            kept.fine(&[args, &["-o", path]].concat());
            assert!(target.is_file() && !fs::symlink_metadata(&target).expect("it").is_symlink());
        }
        // A link to nothing is no way to make a file elsewhere.
        fs::remove_file(&target).expect("ours");
        symlink(kept.file("elsewhere"), &target).expect("a link");
        kept.fine(&[args, &["-o", path]].concat());
        assert!(!kept.file("elsewhere").exists(), "{name}");
        assert!(target.is_file(), "{name}");
    }
    assert_eq!(fs::read_to_string(&treasure).expect("a file"), "somebody's letters");
    let left = fs::read_dir(kept.folder.path()).expect("a folder");
    let left = left.map(|it| it.expect("a file").file_name().to_string_lossy().into_owned());
    let left: Vec<String> = left.filter(|name| name.starts_with(".tallystone")).collect();
    assert_eq!(left, [""; 0], "nothing unfinished is left");
}

fn allow(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).expect("its owner may do that");
}

/// As somebody who is not root: for root nothing is read-only.
fn run_as_nobody(kept: &Kept, program: &Path, args: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(program);
    command.args(args).env("LANG", "en_GB.UTF-8").env("TALLYSTONE_DB", kept.file("games.db"));
    if fs::metadata("/proc/self").is_ok_and(|it| std::os::unix::fs::MetadataExt::uid(&it) == 0) {
        command.uid(NOBODY).gid(NOBODY);
    }
    let output = command.output().expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code().expect("a code"), text(output.stdout), text(output.stderr))
}

#[test]
fn everything_can_be_read_where_nothing_can_be_written() {
    let kept = Kept::new();
    kept.fine(&["export", "--output", kept.file("all.json").to_str().expect("a path")]);
    let elsewhere = tempfile::tempdir().expect("a folder");
    allow(elsewhere.path(), 0o777);
    // The program may be where nobody else may go.
    let program = elsewhere.path().join("tallystone");
    fs::copy(env!("CARGO_BIN_EXE_tallystone"), &program).expect("a copy of the program");
    allow(&kept.file("games.db"), 0o444);
    allow(kept.folder.path(), 0o555);
    let id = kept.finished.to_string();
    let out = |name: &str| elsewhere.path().join(name).to_str().expect("a path").to_owned();
    let (bundle, table, card) = (out("out.json"), out("out.csv"), out("out.svg"));
    for args in [
        ["sessions"].as_slice(),
        &["sessions", "ann"],
        &["show", &id],
        &["log", &id],
        &["rescore", &id],
        &["decided", &id],
        &["verify", &id],
        &["stats"],
        &["players"],
        &["rules", "keltis", "wish"],
        &["export"],
        &["export", "-o", &bundle],
        &["csv", "-o", &table],
        &["card", &id, "-o", &card],
        &["bgstats", &id],
        &["backup", "--list"],
        &["import", "--preview", &bundle],
    ] {
        let (code, out, err) = run_as_nobody(&kept, &program, args);
        assert!(code == 0 && err.is_empty() && !out.is_empty(), "{args:?}: {code} {out} {err}");
    }
    for args in [
        ["players", "rename", "Ann", "Anna"].as_slice(),
        &["players", "forget", "Ann"],
        &["backup"],
        &["rebuild"],
        &["import", "--keep", "there", &bundle],
    ] {
        let (code, out, err) = run_as_nobody(&kept, &program, args);
        assert!(code == 1 && out.is_empty(), "{args:?}: {code} {out} {err}");
        assert!(err.starts_with("The sessions cannot be written to."), "{args:?}: {err}");
    }
    allow(kept.folder.path(), 0o755);
}

/// Who opens a pipe to write waits for somebody who reads; who never comes is not waited for.
#[test]
fn a_pipe_is_written_into_if_anybody_reads_from_it() {
    let kept = Kept::new();
    let pipe = kept.file("pipe");
    let made = Command::new("mkfifo").arg(&pipe).status().expect("mkfifo");
    assert!(made.success());
    let path = pipe.to_str().expect("a path").to_owned();
    for command in ["export", "csv"] {
        let (pipe, mut reader) = (pipe.clone(), String::new());
        let read = std::thread::spawn(move || {
            let mut file = fs::File::open(pipe).expect("the other end");
            std::io::Read::read_to_string(&mut file, &mut reader).map(|_| reader)
        });
        kept.fine(&[command, "-o", &path]);
        let text = read.join().expect("a reader").expect("a text");
        assert!(text.contains("keltis"), "{text}");
        let alone = kept.refused(&[command, "-o", &path]);
        assert!(alone.contains("nobody reads from this pipe"), "{alone}");
    }
}

#[test]
fn a_link_that_leads_nowhere_is_not_told_to_be_a_new_beginning() {
    let kept = Kept::new();
    let link = kept.file("link.db");
    symlink(kept.file("nothing"), &link).expect("a link");
    for args in [["sessions"].as_slice(), &["export"], &["backup", "--list"]] {
        let (code, _, said) = crate::run(&link, args);
        assert!(code == 1 && said.contains("is a link that leads to no file"), "{args:?}: {said}");
    }
}

#[test]
fn backups_are_listed_though_their_database_is_gone() {
    let kept = Kept::new();
    let none = crate::run(&kept.file("other.db"), &["restore", "1"]);
    assert_eq!(none, (1, String::new(), "There is no backup 1.\n".to_owned()));
    kept.fine(&["backup"]);
    let (listed, as_json) = (kept.fine(&["backup", "--list"]), kept.json(&["backup", "--list"]));
    let none = kept.refused(&["restore", "9"]);
    assert_eq!(none, format!("There is no backup 9. Those that there are:\n{listed}"));
    fs::remove_file(kept.file("games.db")).expect("gone");
    assert_eq!(kept.fine(&["backup", "--list"]), listed);
    assert_eq!(kept.json(&["backup", "--list"]), as_json);
    assert!(!kept.file("games.db").exists(), "a list brings nothing back");
}

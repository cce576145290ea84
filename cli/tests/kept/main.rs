//! The commands about what is kept, as a new user would try them: sessions, players, bundles,
//! backups, another edition; and what is sent to others.

mod bringing;
#[cfg(unix)]
mod disk;
mod naming;
mod planted;
mod sharing;
mod walk;

use std::path::{Path, PathBuf};
use std::process::Command;

use chrono::NaiveDate;
use serde_json::Value;
use tallystone_core::app::{App, NewSeat, NewSession};
use tallystone_core::entry::{Entry, EntryValue, When};
use tallystone_core::game::Catalogue;
use tallystone_core::outside::{SessionId, System};
use tallystone_core::seat::{PerSeat, Seat};
use tallystone_core::session::{StatedResult, StatedSeat};
use tallystone_core::text::Language;
use tempfile::TempDir;

/// A database with a finished and an unfinished session.
struct Kept {
    folder: TempDir,
    finished: SessionId,
}

impl Kept {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = open(&folder.path().join("games.db"), Catalogue::standard());
        let mut start = |game: &str, names: &[&str]| {
            let seat =
                |name: &&str| NewSeat { name: Some((*name).to_owned()), ..NewSeat::default() };
            let seats = names.iter().map(seat).collect();
            app.start(&NewSession { seats, ..NewSession::of(game, 0) }).expect("a session")
        };
        let mut screen = start("keltis", &["Ann", "Ben"]);
        start("stone_layer", &["Cleo", "Ben"]);
        let finished = screen.session;
        for (control, option) in [("wish.0", "3"), ("wish.1", "1")] {
            let entry = Entry {
                control: control.to_owned(),
                value: EntryValue::Choose { option: option.to_owned() },
                revision: screen.revision,
                focus: screen.focus.clone(),
                place: When::Now,
            };
            screen = app.enter(finished, &entry).expect("an entry");
        }
        app.finish(finished, screen.revision).expect("finished");
        Self { folder, finished }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn run(&self, args: &[&str]) -> (i32, String, String) {
        run(&self.file("games.db"), args)
    }

    fn fine(&self, args: &[&str]) -> String {
        let (code, out, err) = self.run(args);
        assert_eq!((code, err.as_str()), (0, ""), "{args:?}");
        out
    }

    fn json(&self, args: &[&str]) -> Value {
        let out = self.fine(&[args, &["--json"]].concat());
        serde_json::from_str(&out).unwrap_or_else(|error| panic!("{args:?}: {error}: {out}"))
    }

    fn refused(&self, args: &[&str]) -> String {
        let (code, out, err) = self.run(args);
        assert_eq!((code, out.as_str()), (1, ""), "{args:?}");
        err
    }
}

fn open(database: &Path, catalogue: Catalogue) -> App {
    let outside = Box::new(System::default());
    App::open(Some(database), catalogue, outside, Language::default()).expect("a database")
}

/// Tells the result of a new session, as points for each, and finishes it.
fn told(app: &mut App, game: &str, names: &[&str], day: Option<NaiveDate>) -> SessionId {
    let seat = |name: &&str| NewSeat { name: Some((*name).to_owned()), ..NewSeat::default() };
    let seats = names.iter().map(seat).collect();
    let session = app.start(&NewSession { seats, ..NewSession::of(game, 0) }).expect("a session");
    let points = |seat: Seat| i64::try_from(20 - seat.index()).ok();
    let seats =
        PerSeat::from_fn(names.len(), |seat| StatedSeat { points: points(seat), winner: false });
    let result = StatedResult { seats, played_on: day };
    let screen = app.state_result(session.session, result).expect("a result");
    app.finish(session.session, screen.revision).expect("finished");
    session.session
}

fn run(database: &Path, args: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_tallystone"))
        .env("LANG", "en_GB.UTF-8")
        .env("TALLYSTONE_DB", database)
        .args(args)
        .output()
        .expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code().expect("a code"), text(output.stdout), text(output.stderr))
}

#[test]
fn sessions_are_listed_and_looked_for() {
    let kept = Kept::new();
    assert_eq!(kept.fine(&["sessions"]).lines().count(), 2);
    assert!(kept.fine(&["sessions", "ann"]).contains("Keltis"));
    assert!(kept.fine(&["sessions", "--player", "cle"]).contains("Stone Layer"));
    assert!(kept.fine(&["sessions", "--unfinished"]).contains("Stone Layer"));
    assert_eq!(kept.json(&["sessions", "--game", "keltis"]).as_array().map(Vec::len), Some(1));
    assert_eq!(kept.fine(&["sessions", "nobody"]), "No session is like that.\n");
    assert_eq!(kept.fine(&["sessions", "--year", "1999"]), "No session is like that.\n");
    assert_eq!(kept.fine(&["sessions", "--bin"]), "The bin is empty.\n");
    assert_eq!(kept.fine(&["sessions", "--bin", "ann"]), "No session is like that.\n");
    assert!(kept.refused(&["sessions", "--player", "Zoe"]).contains("Zoe"));
}

#[test]
fn a_session_is_shown_now_and_as_it_was() {
    let kept = Kept::new();
    let id = kept.finished.to_string();
    let now = kept.fine(&["show", &id]);
    assert!(now.contains("Ann wins by ") && now.contains("Wish"), "{now}");
    assert!(kept.fine(&["log", &id]).lines().count() >= 4);
    let then = kept.json(&["show", &id, "--at", "1"]);
    assert_eq!(then["phase"], "setting_up");
    assert_ne!(kept.fine(&["show", &id, "--at", "2"]), now);
    assert!(kept.refused(&["show", &id, "--at", "99"]).contains("no step 99"));
}

#[test]
fn players_are_listed_renamed_merged_and_forgotten() {
    let kept = Kept::new();
    assert_eq!(kept.fine(&["players"]).lines().count(), 3);
    assert_eq!(kept.fine(&["players", "rename", "ann", "Anna"]), "Renamed.\n");
    assert!(kept.refused(&["players", "rename", "Anna", "Ben"]).contains("merge the two"));
    assert_eq!(kept.fine(&["players", "merge", "Cleo", "Anna"]), "Merged.\n");
    assert_eq!(kept.fine(&["sessions", "--player", "Anna"]).lines().count(), 2);
    let left = kept.json(&["players", "forget", "Ben"]);
    assert_eq!(left[0]["name"], "Anna");
    assert_eq!(left.as_array().map(Vec::len), Some(1));
}

#[test]
fn a_log_is_scored_under_other_options() {
    let kept = Kept::new();
    let options = kept.fine(&["rescore", "last"]);
    let pair =
        options.split_whitespace().find(|word| word.starts_with("edition=")).expect("a pair");
    let other = kept.fine(&["rescore", "last", "--set", pair]);
    assert!(other.contains("as played") && other.contains("otherwise"), "{other}");
    assert!(!other.contains("1. "), "nobody has won: {other}");
    assert!(kept.json(&["rescore", "last", "--set", pair])["seats"].is_array());
    assert!(kept.refused(&["rescore", "last", "--set", "edition"]).contains("OPTION=ANSWER"));
    let unknown = kept.refused(&["rescore", "last", "--set", "colour=blue"]);
    assert!(unknown.contains("colour"), "{unknown}");
}

#[test]
fn everything_goes_out_and_comes_in_as_the_same_bytes() {
    let kept = Kept::new();
    let bundle = kept.file("all.json");
    let path = bundle.to_str().expect("a path");
    let said = kept.fine(&["export", "--output", path]);
    assert!(said.starts_with("Written to "), "{said}");
    let fresh = kept.file("fresh.db");
    let (code, out, err) = run(&fresh, &["import", path, "--preview"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("New: 2.") && out.contains("Nothing was changed yet"), "{out}");
    assert_eq!(run(&fresh, &["sessions"]).1, "No sessions yet.\n");
    assert_eq!(run(&fresh, &["import", path]).1, "Added: 2. Changed: 0. Deleted: 0.\n");
    assert_eq!(run(&fresh, &["import", path]).1, "There was nothing new.\n");
    let again = run(&fresh, &["export"]).1;
    assert_eq!(again, std::fs::read_to_string(&bundle).expect("the bundle"));
    let one: Value =
        serde_json::from_str(&kept.fine(&["export", &kept.finished.to_string()])).expect("JSON");
    assert_eq!(one["sessions"].as_array().map(Vec::len), Some(1));
    let (code, _, err) = run(&fresh, &["import", kept.file("games.db").to_str().expect("a path")]);
    assert_eq!(code, 1);
    assert!(err.contains("not a bundle"), "{err}");
    let missing = kept.refused(&["import", "missing.json"]);
    assert!(missing.contains("missing.json"), "{missing}");
    let nowhere = kept.refused(&["export", "--output", "/no/such/folder/all.json"]);
    assert!(nowhere.contains("/no/such/folder"), "{nowhere}");
}

#[test]
fn an_export_writes_over_nothing_but_a_bundle() {
    let kept = Kept::new();
    let database = kept.file("games.db");
    let before = std::fs::read(&database).expect("bytes");
    let refused = kept.refused(&["export", "--output", database.to_str().expect("a path")]);
    assert!(refused.contains("something else is there"), "{refused}");
    assert_eq!(std::fs::read(&database).expect("bytes"), before);
    let (bundle, link) = (kept.file("all.json"), kept.file("link.json"));
    kept.fine(&["export", "--output", bundle.to_str().expect("a path")]);
    let written = std::fs::read(&bundle).expect("bytes");
    std::fs::write(&bundle, r#"{"boxes":"old"}"#).expect("written");
    #[cfg(unix)]
    {
        use std::os::unix::fs::{PermissionsExt as _, symlink};
        std::fs::set_permissions(&bundle, std::fs::Permissions::from_mode(0o600)).expect("a mode");
        symlink(&bundle, &link).expect("a link");
        kept.fine(&["export", "--output", link.to_str().expect("a path")]);
        assert!(std::fs::symlink_metadata(&link).expect("a link").is_symlink());
        let mode = std::fs::metadata(&bundle).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        assert_eq!(std::fs::read(&bundle).expect("bytes"), written);
        let full = std::fs::File::create("/dev/full").expect("a device");
        let mut command = Command::new(env!("CARGO_BIN_EXE_tallystone"));
        let output = command.env("TALLYSTONE_DB", &database).arg("export").stdout(full).output();
        let output = output.expect("the program runs");
        assert_eq!(output.status.code(), Some(1), "a backup that is not there is not fine");
    }
}

#[test]
fn a_backup_is_made_listed_looked_at_and_restored() {
    let kept = Kept::new();
    let made = kept.fine(&["backup"]);
    let path = made.trim().strip_prefix("Backup: ").expect("a path").to_owned();
    assert!(kept.fine(&["backup", "--list"]).starts_with("1  "));
    assert_eq!(kept.json(&["backup", "--list"])[0]["path"], path);
    assert!(kept.fine(&["restore", "--preview"]).contains("Known: 2."));
    assert_eq!(kept.fine(&["restore"]), "There was nothing new.\n");
    let fresh = kept.file("fresh.db");
    assert_eq!(run(&fresh, &["restore", &path]).1, "Added: 2. Changed: 0. Deleted: 0.\n");
    assert!(kept.refused(&["restore", "7"]).contains("There is no backup 7."));
    assert!(kept.refused(&["restore", "nowhere.db"]).contains("nowhere.db"));
}

#[test]
fn statistics_are_asked_for_by_game_player_number_and_period() {
    let kept = Kept::new();
    let all = kept.fine(&["stats"]);
    assert!(all.starts_with("1 finished game, 0\u{a0}min of play.\n\nPlayers\n"), "{all}");
    assert!(all.contains("–: fewer than 3 games tell it."), "{all}");
    let by = kept.fine(&["stats", "--game", "keltis", "--player", "ann", "--players", "2"]);
    assert!(by.contains("Ann won 1 of them.") && by.contains("What points are made of"), "{by}");
    let json = kept.json(&["stats"]);
    assert_eq!(json["figures"]["games"][0]["plays"], 1);
    assert_eq!(json["statistics"]["sections"][0]["topic"], "players");
    let none = "There is no finished game to count.\n";
    assert_eq!(kept.fine(&["stats", "--year", "1999"]), none);
    assert_eq!(kept.fine(&["stats", "--until", "1999-12-31"]), none);
    assert!(kept.refused(&["stats", "--game", "chess"]).contains("chess"));
    let wrong = kept.run(&["stats", "--since", "today"]);
    assert!(wrong.0 == 2 && wrong.2.contains("YYYY-MM-DD"), "{wrong:?}");
}

#[test]
fn what_decided_a_game_is_said() {
    let kept = Kept::new();
    let id = kept.finished.to_string();
    let text = kept.fine(&["decided", &id]);
    assert!(text.contains(" → ") && text.contains("would have"), "{text}");
    assert_eq!(kept.json(&["decided", &id])["text"], text.replace('\n', " ").trim());
    assert!(kept.refused(&["decided", "last"]).contains("finish it first"));
}

#[test]
fn results_are_verified_here_and_in_a_bundle() {
    let kept = Kept::new();
    let id = kept.finished.to_string();
    let here = kept.json(&["verify", &id]);
    assert_eq!(here[0]["state"], "verified");
    let unfinished = kept.fine(&["verify", "last"]);
    assert!(unfinished.contains("not finished"), "{unfinished}");
    let bundle = kept.file("all.json");
    let bundle = bundle.to_str().expect("a path");
    kept.fine(&["export", "--output", bundle]);
    let there = kept.json(&["verify", bundle]);
    let codes = |results: &Value| -> Vec<Value> {
        results.as_array().into_iter().flatten().map(|it| it["code"].clone()).collect()
    };
    assert!(codes(&there).contains(&codes(&here)[0]), "{there}");
    let changed = std::fs::read_to_string(bundle).expect("a bundle");
    std::fs::write(bundle, changed.replace(r#"\"count\":3"#, r#"\"count\":4"#)).expect("written");
    let (code, out, err) = kept.run(&["verify", bundle]);
    assert_eq!((code, err.as_str()), (1, "Not every result could be verified.\n"));
    assert!(out.contains("Ann, Wish stones: the log gives 6, 3 were recorded."), "{out}");
    std::fs::write(bundle, "{").expect("written");
    assert!(kept.refused(&["verify", bundle]).contains("ends"), "a bundle that was cut off");
}

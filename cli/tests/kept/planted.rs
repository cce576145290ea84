//! Texts that would move the cursor, ring the bell, colour the rest or turn it around, planted
//! wherever a text can be: nothing that a terminal would obey comes out of any command.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use serde_json::{Value, json};
use tallystone_core::app::{App, NewSeat, NewSession};
use tallystone_core::exchange::ImportChoice;
use tallystone_core::game::Catalogue;
use tallystone_core::outside::{SessionId, System};
use tallystone_core::text::Language;

use crate::{Kept, open, run, told};

/// Everything at once, and the word that it is found by.
const PLANTED: &str = "\u{1b}]0;pwned\u{7}\u{1b}[31mPlanted\u{9b}2J\r\u{202e}\u{2066}\u{200f}\u{61c}\
    \u{e0041}\u{2028}\u{7f}\u{8}";

/// A letter that no command may print; rows of a table end with a carriage return, too.
fn is_obeyed(letter: char) -> bool {
    (letter.is_control() && letter != '\n')
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}'
            | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{e0000}'..='\u{e007f}')
}

/// Runs a command whatever it answers, and looks at all that it printed.
fn looked_at(database: &Path, args: &[&str]) -> String {
    let (_, out, err) = run(database, args);
    for (name, text) in [("stdout", out.replace("\r\n", "\n")), ("stderr", err.clone())] {
        assert!(!text.contains(is_obeyed), "{args:?}: {name}: {text:?}");
    }
    out + &err
}

/// A database as an older version may have left it: whatever came was kept.
fn planted() -> (Kept, SessionId, SessionId) {
    let kept = Kept::new();
    let mut app = open(&kept.file("games.db"), Catalogue::standard());
    let seat = |name: &str| NewSeat { name: Some(name.to_owned()), ..NewSeat::default() };
    let seats = vec![seat("Mark"), seat("Otto")];
    let known = app.start(&NewSession { seats, ..NewSession::of("keltis", 0) }).expect("a session");
    app.note(known.session, "a mark Mark").expect("a note");
    let strange = told(&mut app, "keltis", &["Mark", "Ben"], None);
    drop(app);
    let database = Connection::open(kept.file("games.db")).expect("a database");
    let in_json = serde_json::to_string(PLANTED).expect("JSON");
    let in_json = in_json.trim_matches('"');
    let raw = PLANTED.replace(['\u{1e}', '\u{1f}'], "");
    for (sql, text) in [
        ("UPDATE steps SET payload = replace(payload, 'Mark', ?1)", in_json),
        ("UPDATE players SET name = replace(name, 'Mark', ?1)", &raw),
        ("UPDATE sessions SET card = replace(card, 'Mark', ?1)", &raw),
    ] {
        assert!(database.execute(sql, [text]).expect(sql) > 0);
    }
    // And one of a game that nobody here knows, played for longer than there is time.
    let id = strange.to_string();
    let game = format!("from{PLANTED}afar");
    for table in [
        "UPDATE sessions SET game = ?2 WHERE id = ?1",
        "UPDATE steps SET game = ?2 WHERE session = ?1",
    ] {
        database.execute(table, [&id, &game]).expect(table);
    }
    let seconds = "UPDATE sessions SET card = replace(card, char(31) || '0' || char(31), char(31) || ?2 || char(31)) WHERE id = ?1";
    database.execute(seconds, [&id, &i64::MAX.to_string()]).expect("seconds");
    (kept, known.session, strange)
}

#[test]
fn nothing_that_a_terminal_would_obey_is_printed() {
    let (kept, known, strange) = planted();
    let database = kept.file("games.db");
    let backup = kept.file(&format!("copy{}.db", PLANTED.replace('/', "")));
    fs::copy(&database, &backup).expect("a copy");
    let backup = backup.to_str().expect("a path");
    let svg = kept.file(&format!("card{PLANTED}.svg"));
    let svg = svg.to_str().expect("a path");
    let mut seen = 0;
    for session in [known.to_string(), strange.to_string(), kept.finished.to_string()] {
        let session = session.as_str();
        for args in [
            &["show", session][..],
            &["show", session, "--at", "1"],
            &["log", session],
            &["rescore", session],
            &["rescore", session, "--set", &format!("{PLANTED}={PLANTED}")],
            &["rescore", session, "--set", PLANTED],
            &["decided", session],
            &["verify", session],
            &["export", session],
            &["card", session],
            &["card", session, "--day", PLANTED],
            &["card", session, "--format", "svg"],
            &["card", session, "-o", svg],
            &["csv", "--session", session],
            &["bgstats", session],
            &["bgstats", "--file", session],
        ] {
            seen += usize::from(looked_at(&database, args).contains("Planted"));
            looked_at(&database, &[args, &["--json"]].concat());
        }
    }
    for args in [
        &["sessions"][..],
        &["sessions", PLANTED],
        &["sessions", "--game", PLANTED],
        &["sessions", "--player", PLANTED],
        &["sessions", "--year", PLANTED],
        &["players"],
        &["players", "rename", PLANTED, "x"],
        &["players", "merge", PLANTED, PLANTED],
        &["players", "forget", PLANTED],
        &["stats"],
        &["stats", "--player", PLANTED],
        &["stats", "--game", PLANTED],
        &["stats", "--since", PLANTED],
        &["csv"],
        &["export"],
        &["bgstats", "--file"],
        &["show", PLANTED],
        &["log", PLANTED],
        &["verify", PLANTED],
        &["decided", PLANTED],
        &["setup", PLANTED, "--players", "2"],
        &["setup", "keltis", "--players", PLANTED],
        &["rules", PLANTED],
        &["rules", "keltis", PLANTED],
        &["schema", PLANTED],
        &["score", PLANTED],
        &["moves", PLANTED],
        &["import", PLANTED],
        &["restore", PLANTED, "--preview"],
        &["restore", backup, "--preview"],
        &["restore", backup],
        &["backup"],
        &["backup", "--list"],
        &["card", PLANTED],
        &["--lang", PLANTED, "games"],
        &["--db", PLANTED, "sessions"],
        &[PLANTED],
        &[&format!("--{PLANTED}")],
    ] {
        seen += usize::from(looked_at(&database, args).contains("Planted"));
        looked_at(&database, &[args, &["--json"]].concat());
    }
    // The texts are still there, without what was in them.
    assert!(seen > 30, "{seen}");
}

#[test]
fn the_table_of_a_time_that_no_clock_shows_is_written() {
    let (kept, ..) = planted();
    let (code, out, err) = kept.run(&["csv"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.lines().count() > 6, "{out}");
}

/// What is in no database yet: every text of a bundle, one after the other.
#[test]
fn a_bundle_full_of_it_is_refused_or_shown_without_it() {
    let kept = Kept::new();
    let bundle: Value = serde_json::from_str(&kept.fine(&["export"])).expect("JSON");
    let mut strange = bundle.clone();
    strange["sessions"][0]["game"] = json!("from_afar");
    let (mut refused, mut taken) = (0, 0);
    for bundle in [bundle, strange] {
        for place in texts(&bundle, String::new()) {
            for text in [PLANTED.to_owned(), format!("Anna{PLANTED}"), "x".repeat(3_000)] {
                let mut planted = bundle.clone();
                *planted.pointer_mut(&place).expect("a place") = json!(text);
                let file = kept.file("planted.json");
                fs::write(&file, planted.to_string()).expect("a file");
                let file = file.to_str().expect("a path");
                let fresh = kept.file(&format!("{refused}-{taken}.db"));
                let imported = in_memory().import(&planted.to_string(), ImportChoice::KeepBoth);
                if imported.is_err() {
                    refused += 1;
                    if refused % 16 == 0 {
                        looked_at(&fresh, &["import", file]);
                    }
                    continue;
                }
                taken += 1;
                assert!(text.len() < 3_000, "{place}: as long as you like");
                for args in [&["import", file, "--preview"][..], &["import", file], &["players"]] {
                    looked_at(&fresh, args);
                }
            }
        }
    }
    assert!(refused > 40 && taken > 0, "{refused} refused, {taken} taken in");
}

fn in_memory() -> App {
    let outside = Box::new(System::default());
    App::open(None, Catalogue::standard(), outside, Language::default()).expect("in memory")
}

/// Where there are texts in a bundle.
fn texts(value: &Value, at: String) -> Vec<String> {
    match value {
        Value::String(_) => vec![at],
        Value::Array(items) => items
            .iter()
            .take(2)
            .enumerate()
            .flat_map(|(number, item)| texts(item, format!("{at}/{number}")))
            .collect(),
        Value::Object(fields) => {
            fields.iter().flat_map(|(name, item)| texts(item, format!("{at}/{name}"))).collect()
        }
        _ => Vec::new(),
    }
}

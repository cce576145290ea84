//! The commands, run as a user runs them: outputs, exit codes, and what stays untouched.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tallystone_core::app::App;
use tallystone_core::game::Catalogue;
use tallystone_core::outside::System;
use tallystone_core::text::Language;
use tempfile::TempDir;

fn tallystone(home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tallystone"));
    command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    command.env("XDG_DATA_HOME", home).env("HOME", home).env("LANG", "en_GB.UTF-8");
    command
        .env_remove("TALLYSTONE_DB")
        .env_remove("LANGUAGE")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES");
    command.stdin(Stdio::null());
    command
}

struct Ran {
    code: i32,
    out: String,
    err: String,
    home: TempDir,
}

impl Ran {
    fn is_home_empty(&self) -> bool {
        std::fs::read_dir(self.home.path()).expect("a folder").next().is_none()
    }
}

fn run(args: &[&str]) -> Ran {
    let home = tempfile::tempdir().expect("a folder");
    let output = tallystone(home.path()).args(args).output().expect("the program runs");
    ran(&output, home)
}

fn ran(output: &Output, home: TempDir) -> Ran {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("UTF-8");
    let code = output.status.code().expect("an exit code");
    Ran { code, out: text(&output.stdout), err: text(&output.stderr), home }
}

fn fed(args: &[&str], input: &str) -> Ran {
    let home = tempfile::tempdir().expect("a folder");
    let mut child = tallystone(home.path())
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    ran(&output, home)
}

const DOCUMENT: &str = include_str!("../../examples/first.json");

#[test]
fn what_needs_no_database_makes_none() {
    for args in [
        &["games"][..],
        &["setup", "keltis", "--players", "3"],
        &["score", "examples/first.json"],
        &["schema", "keltis"],
        &["rules", "keltis", "wish"],
        &["points", "keltis"],
        &[],
    ] {
        let ran = run(args);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{args:?}");
        assert!(!ran.out.is_empty() && ran.is_home_empty(), "{args:?}");
    }
}

#[test]
fn without_a_terminal_a_worked_example_is_printed_and_what_to_type_next() {
    let ran = run(&[]);
    assert_eq!(ran.code, 0);
    assert!(ran.out.contains("tallystone --help") && ran.out.contains("28  1. Ann"), "{}", ran.out);
}

#[test]
fn set_up_has_its_numbers_resolved() {
    for (players, pile) in [("2", "64"), ("3", "86"), ("4", "78")] {
        let ran = run(&["setup", "keltis", "--players", players]);
        assert!(ran.out.contains(&format!("{pile} cards")), "{}", ran.out);
    }
}

fn games() -> Vec<serde_json::Value> {
    serde_json::from_str(&run(&["games", "--json"]).out).expect("a list of games")
}

#[test]
fn set_up_says_who_takes_how_many_of_what() {
    let ran = run(&["setup", "keltis", "--players", "3"]);
    assert!(ran.out.starts_with("Board and tiles · One of you\n"), "{}", ran.out);
    let shuffled = ran.out.lines().find(|line| line.contains("Shuffle")).expect("a step");
    assert!(shuffled.ends_with(" 110 × cards"), "beside the step: {shuffled}");
    assert!(
        ran.out.contains(" 9 × wish stones · 9 × clover tiles · 7 × point tiles"),
        "{}",
        ran.out
    );
    assert!(ran.out.lines().all(|line| line.chars().count() <= 78), "{}", ran.out);
}

#[test]
fn set_up_is_short_unless_it_is_asked_for_in_full_and_speaks_of_the_table_only() {
    for game in games() {
        let (id, most) = (game["id"].as_str().expect("an id"), &game["most_players"]);
        let asked = ["setup", id, "--players", &most.to_string()];
        let (short, long) = (run(&asked).out, run(&[&asked[..], &["--long"]].concat()).out);
        let steps = |text: &str| text.matches("[ ]").count();
        assert!(0 < steps(&short) && steps(&short) < steps(&long), "{id}: {short}{long}");
        let lower = long.to_lowercase();
        assert!(!lower.contains("the app") && !lower.contains("tap"), "{id}: {long}");
        let json = run(&[&asked[..], &["--long", "--json"]].concat()).out;
        let list: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        let sections = list["sections"].as_array().expect("sections");
        let every = sections.iter().filter_map(|section| section["steps"].as_array()).flatten();
        assert_eq!(every.clone().count(), steps(&long), "{id}");
        for step in every.clone() {
            assert!(step["first_time"].is_boolean() && step["pieces"].is_array(), "{step}");
        }
        assert!(every.clone().any(|step| step["first_time"] == true), "{id}");
        assert!(every.clone().any(|step| step["pieces"][0]["count"].is_u64()), "{id}");
        assert!(sections.iter().any(|section| section["who"].is_string()), "{id}");
        assert!(list["advice"].is_array(), "{id}");
    }
}

#[test]
fn set_up_counts_options_in_and_offers_one_that_fits() {
    let usual = run(&["setup", "stone_layer", "--players", "2"]).out;
    assert!(
        usual.contains("(--set quick_start=yes)") && !usual.contains("Draw 4 tiles"),
        "{usual}"
    );
    let quick = ["setup", "stone_layer", "--players", "2", "--set", "quick_start=yes"];
    let chosen = run(&quick).out;
    assert!(!chosen.contains("--set") && chosen.contains("Draw 4 tiles"), "{chosen}");
    // Several are taken; of two answers the later counts.
    let again = run(&[&quick[..], &["--set", "edition=sv", "--set", "quick_start=no"]].concat());
    assert!(again.out.contains("--set quick_start=yes"), "{}{}", again.out, again.err);
    let wrong = run(&["setup", "stone_layer", "--players", "2", "--set", "quick_start=perhaps"]);
    assert!(wrong.err.contains("“perhaps” is not one of no, yes"), "{}", wrong.err);
}

#[test]
fn rules_are_marked_and_what_fits_in_part_comes_under_its_heading() {
    let ran = run(&["rules", "stone_layer", "tie", "marker"]);
    let heading = ran.out.find("\nOnly some of the words:\n").expect("a heading");
    assert!(heading > 0 && ran.out.matches("Only some of the words").count() == 1, "{}", ran.out);
    let json = run(&["rules", "stone_layer", "tie", "marker", "--json"]).out;
    let rules: Vec<serde_json::Value> = serde_json::from_str(&json).expect("JSON");
    for rule in &rules {
        let (title, id) = (rule["title"].as_str().expect("a title"), rule["id"].as_str());
        let head = match rule["mark"].as_str() {
            Some(mark) => format!("{title} ◇ {mark} ("),
            None => format!("{title} ("),
        };
        let at = ran.out.find(&head).unwrap_or_else(|| panic!("{head} in {}", ran.out));
        assert_eq!(at > heading, rule["partial"] == true, "{id:?}");
        assert!(rule.get("standing").is_some() && rule.get("option").is_some(), "{rule}");
        for other in rule["others"].as_array().expect("a list") {
            let edition = other["edition"].as_str().expect("an edition");
            assert!(ran.out[at..].contains(&format!("    {edition}: ")), "{edition}");
        }
    }
    let of = |wanted: fn(&serde_json::Value) -> bool| rules.iter().filter(|it| wanted(it)).count();
    assert!(of(|rule| rule["mark"].is_string()) > 0 && of(|rule| rule["mark"].is_null()) > 0);
    assert!(of(|rule| rule["others"][0].is_object()) > 0);
    assert!(ran.out.lines().all(|line| line.chars().count() <= 78), "{}", ran.out);
    let none = run(&["rules", "keltis", "xyzzyq"]).out;
    assert!(none.contains("fewer words") && !none.contains("letters"), "{none}");
}

#[test]
fn every_game_has_its_page_of_points() {
    for game in games() {
        let id = game["id"].as_str().expect("an id");
        let page = run(&["points", id]).out;
        let json = run(&["points", id, "--json"]).out;
        let sections: Vec<serde_json::Value> = serde_json::from_str(&json).expect("JSON");
        assert!(!sections.is_empty(), "{id}");
        let word = |value: &serde_json::Value| value.as_str().expect("a text").to_owned();
        for section in &sections {
            let head = format!("{} ({})\n", word(&section["title"]), word(&section["rule"]));
            assert!(page.contains(&head), "{head} in {page}");
            for row in section["rows"].as_array().expect("rows") {
                let (what, points) = (word(&row["what"]), word(&row["points"]));
                let has = |line: &str| line.trim().starts_with(&what) && line.ends_with(&points);
                assert!(page.lines().any(has), "{what} {points} in {page}");
            }
        }
        assert!(page.lines().all(|line| line.chars().count() <= 78), "{page}");
    }
    let keltis = run(&["points", "keltis"]).out;
    assert!(keltis.lines().any(|line| line.starts_with("  stone 9 ") && line.contains("+10")));
}

#[test]
fn a_list_of_games_has_what_is_printed_on_the_box() {
    let text = run(&["games"]).out;
    for game in games() {
        let (name, facts) = (game["name"].as_str(), game["facts"].as_str());
        let both = format!("{} · {}", name.expect("a name"), facts.expect("facts"));
        assert!(text.contains(&both), "{both} in {text}");
    }
    assert!(text.contains("2–4 players, age 10+"), "{text}");
}

#[test]
fn a_score_is_a_tree_with_real_minus_signs() {
    let ran = run(&["score", "examples/first.json"]);
    assert!(ran.out.contains("   28  1. Ann\n    5    Track\n"), "{}", ran.out);
    assert!(ran.out.contains("   −4      path 3"), "{}", ran.out);
    assert!(!ran.out.contains("-4"), "{}", ran.out);
    assert_eq!(
        fed(&["score", "-"], DOCUMENT).out.lines().skip(1).collect::<Vec<_>>(),
        ran.out.lines().skip(1).collect::<Vec<_>>()
    );
}

#[test]
fn several_files_are_scored_and_a_bad_one_does_not_hide_the_others() {
    let ran = run(&["score", "examples/first.json", "no-such-file.json", "examples/first.json"]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.starts_with("no-such-file.json: "), "{}", ran.err);
    assert_eq!(ran.out.matches("1. Ann").count(), 2);
}

#[test]
fn json_of_several_files_has_an_answer_for_each_with_its_name() {
    let ran = run(&["score", "--json", "examples/first.json", "no-such-file.json", "Cargo.toml"]);
    assert_eq!(ran.code, 1);
    let answers: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    let answers = answers.as_array().expect("a list");
    let names: Vec<&str> = answers.iter().filter_map(|answer| answer["file"].as_str()).collect();
    assert_eq!(names, ["examples/first.json", "no-such-file.json", "Cargo.toml"]);
    assert_eq!(answers[0]["scored"]["score"]["seats"][0]["total"]["points"], 28);
    assert!(answers[0].get("refused").is_none());
    for refused in &answers[1..] {
        assert!(refused.get("scored").is_none(), "{refused}");
        let reason = refused["refused"].as_str().expect("a sentence");
        let name = refused["file"].as_str().expect("a name");
        assert!(ran.err.contains(&format!("{name}: {reason}\n")), "{}", ran.err);
    }
    assert_eq!(answers[2]["refused"], "The document: Line 1, column 2 is not JSON.");
    // One file is answered as ever: by its score alone, or by nothing.
    let ran = run(&["score", "--json", "Cargo.toml"]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
}

#[test]
fn moves_names_the_file_and_says_what_is_wrong_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut said = Vec::new();
    for (name, text) in [
        ("empty.json", ""),
        ("half.json", "{\"game\""),
        ("list.json", "[]"),
        ("nobody.json", "{\"game\":\"stones_and_rivers\",\"events\":[]}"),
        ("other.json", "{\"game\":\"keltis\",\"players\":[\"A\",\"B\"],\"events\":[]}"),
        ("row.txt", "13/13 c"),
        ("turn.txt", "13/13/13/13/13/13/13/13/13/13/13/13/13/13"),
        ("letter.txt", "13/13/13/13/13/x/13/13/13/13/13/13/13/13 s"),
        ("prose.txt", "eggs, flour, milk"),
    ] {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("written");
        let path = path.to_str().expect("a name");
        let ran = run(&["moves", path]);
        assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{name}");
        let reason =
            ran.err.strip_prefix(&format!("{path}: ")).expect("the file's name").to_owned();
        assert!(!said.contains(&reason), "{name}: {reason}");
        said.push(reason);
    }
    let bytes = folder.path().join("bytes.json");
    std::fs::write(&bytes, [b'{', 0xff, b'}']).expect("written");
    for command in ["moves", "score"] {
        let ran = run(&[command, bytes.to_str().expect("a name")]);
        assert!(ran.err.ends_with("bytes.json: This is no text in UTF-8.\n"), "{}", ran.err);
    }
    let ran = fed(&["moves", "-"], "{");
    assert!(ran.err.starts_with("-: The document: It ends"), "{}", ran.err);
}

#[test]
fn json_is_one_document() {
    for args in [
        &["games", "--json"][..],
        &["setup", "keltis", "--players", "3", "--json"],
        &["--json", "score", "examples/first.json"],
        &["score", "--json", "examples/first.json", "examples/first.json"],
        &["schema", "keltis", "--json"],
        &["rules", "keltis", "--json"],
        &["points", "keltis", "--json"],
        &["sessions", "--json"],
    ] {
        let ran = run(args);
        assert_eq!(ran.code, 0, "{args:?} {}", ran.err);
        serde_json::from_str::<serde_json::Value>(&ran.out).expect("JSON");
    }
    let scored: serde_json::Value =
        serde_json::from_str(&run(&["score", "--json", "examples/first.json"]).out).expect("JSON");
    assert_eq!(scored["score"]["seats"][0]["total"]["points"], 28);
}

#[test]
fn what_is_refused_says_why_on_stderr() {
    for args in [
        &["setup", "no-such-game", "--players", "3"][..],
        &["setup", "keltis", "--players", "9"],
        &["schema", "no-such-game"],
        &["rules", "no-such-game"],
        &["points", "no-such-game"],
        &["setup", "stone_layer", "--players", "2", "--set", "quick_start"],
        &["setup", "stone_layer", "--players", "2", "--set", "no-such-option=yes"],
        &["setup", "stone_layer", "--players", "2", "--set", "quick_start=perhaps"],
        &["score", "no-such-file.json"],
        &["show", "last"],
        &["show", "0123"],
        &["log", "last"],
    ] {
        let ran = run(args);
        assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{args:?}");
        assert!(!ran.err.trim().is_empty(), "{args:?}");
    }
    for document in ["", "{", "[]", "{\"game\":\"keltis\"}", "{\"game\":\"no-such-game\"}"] {
        let ran = fed(&["score", "-"], document);
        assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{document}");
    }
}

#[test]
fn wrong_use_is_another_exit_code() {
    for args in [
        &["no-such-command"][..],
        &["setup", "keltis"],
        &["setup", "keltis", "--players", "three"],
        &["score"],
        &["games", "--lang", "xx"],
        &["games", "--no-such-flag"],
    ] {
        let ran = run(args);
        assert_eq!(ran.code, 2, "{args:?} {}", ran.err);
        assert!(ran.out.is_empty() && !ran.err.is_empty(), "{args:?}");
    }
    let ran = run(&["--help"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
}

#[test]
fn a_command_that_only_reads_makes_no_database() {
    let ran = run(&["sessions"]);
    assert_eq!((ran.code, ran.out.as_str()), (0, "No sessions yet.\n"));
    assert!(ran.is_home_empty());
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("deep/down/x.db");
    let sessions = |what: &[&str]| {
        tallystone(home.path()).args(what).arg("--db").arg(&file).output().expect("it runs")
    };
    let output = sessions(&["sessions"]);
    let said = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(1), "a name that was mistyped is not an empty list");
    assert!(said.contains("x.db: There is no database."), "{said}");
    assert_eq!(std::fs::read_dir(home.path()).expect("a folder").count(), 0);
    let bundle = home.path().join("all.json");
    std::fs::write(&bundle, run(&["export"]).out).expect("a bundle");
    assert!(sessions(&["import", bundle.to_str().expect("a path")]).status.success());
    assert!(file.exists(), "where it was asked to be");
    assert!(sessions(&["sessions"]).status.success());
}

#[test]
fn a_database_that_was_damaged_is_spoken_of_on_stderr() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("play.db");
    let sessions = || {
        let mut command = tallystone(home.path());
        command.args(["sessions", "--json", "--db"]).arg(&file).output().expect("it runs")
    };
    let made = App::open(
        Some(&file),
        Catalogue::standard(),
        Box::new(System::default()),
        Language::default(),
    );
    drop(made.expect("a database"));
    assert!(sessions().stderr.is_empty());
    let opened = std::fs::File::options().write(true).open(&file).expect("the database");
    opened.set_len(100).expect("cut off");
    let output = sessions();
    let said = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(0), b"[]\n".as_slice()));
    let moved = said.trim_end().rsplit(' ').next().expect("a path");
    assert!(Path::new(moved).starts_with(home.path()) && Path::new(moved).exists(), "{said}");
    assert!(sessions().stderr.is_empty());
}

//! A walk over every command, its help, its usual answer and what it refuses: all that is read there
//! was said in the language that was asked for.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use tallystone_core::text::Language;
use tallystone_tests::spoken::{Vocabulary, outside_brackets};

use super::Kept;

/// Every command, and those under `players`.
const COMMANDS: &str = "games setup score moves schema rules points sessions show log rescore decided \
                        verify stats players export import card csv bgstats backup rebuild restore help";

/// The five games.
const GAMES: [&str; 5] = ["keltis", "stone_layer", "iquazu", "wodny_szlak", "stones_and_rivers"];

/// What is read that nobody says: names of people, commands, options of commands, files, variables.
const OTHERS: [&str; 6] = [
    "Ann Ben Cleo tallystone rename merge forget",
    "json db lang help version players set long depth at game player year since until output keep preview",
    "session unfinished bin dark day format file list last here there both text svg png txt bgsplay",
    "TALLYSTONE_DB yes no fi sv da nb en",
    "keltis stone_layer iquazu wodny_szlak stones_and_rivers",
    "games",
];

/// What is usually typed, and what is refused.
const USUAL: &[&str] = &[
    "",
    "games",
    "setup keltis --players 3",
    "setup stone_layer --players 2 --long",
    "setup nothing --players 3",
    "setup keltis --players 9",
    "setup stone_layer --players 2 --set quick_start",
    "setup stone_layer --players 2 --set zzz=1",
    "setup stone_layer --players 2 --set edition=zzz",
    "score ../examples/first.json",
    "score ../examples/none.json",
    "moves ../examples/none.json",
    "rules keltis end",
    "rules stone_layer tie marker",
    "rules stone_layer zzz",
    "points stone_layer",
    "points nothing",
    "sessions",
    "sessions zzz",
    "sessions --bin",
    "show last",
    "show zzz",
    "log last",
    "rescore last",
    "decided last",
    "decided",
    "verify last",
    "stats",
    "stats --player zzz",
    "players",
    "players rename zzz Ann",
    "players merge Ann Ben",
    "players forget B",
    "import ../examples/first.json",
    "card last",
    "card last --format png",
    "bgstats last",
    "bgstats",
    "backup --list",
    "rebuild",
    "restore 7",
    "restore --preview",
    // Wrong use.
    "gams",
    "games more",
    "setup keltis",
    "setup keltis --players",
    "setup keltis --players zzz",
    "import x --keep zzz",
    "stats --year 2026 --until 2026-01-31",
    "show --at 1 --at 2 last",
    "help zzz",
];

/// What every command says, with how it was asked.
fn walk(tag: &str, mut see: impl FnMut(&str, &str)) {
    let kept = Kept::new();
    let helps =
        COMMANDS.split(' ').flat_map(|name| [format!("{name} --help"), format!("help {name}")]);
    let under = ["rename", "merge", "forget"].map(|name| format!("players {name} --help"));
    let usual = USUAL.iter().map(|typed| (*typed).to_owned());
    for typed in
        ["--help".to_owned(), "help".to_owned()].into_iter().chain(helps).chain(under).chain(usual)
    {
        let args: Vec<&str> = typed.split_whitespace().chain(["--lang", tag]).collect();
        let (code, out, err) = kept.run(&args);
        assert!(!out.is_empty() || !err.is_empty(), "{typed}");
        assert!(!typed.contains("--help") || (code, err.as_str()) == (0, ""), "{typed}: {err}");
        // What is in a folder that was made for this test has names that nobody gave it.
        let folder = kept.folder.path().display().to_string();
        see(&typed, &(out + &err).replace(&folder, ""));
    }
}

/// Ids as they are typed: of options with their answers, of rules, of languages.
fn ids() -> BTreeSet<String> {
    let kept = Kept::new();
    let mut ids: BTreeSet<String> = Language::all().map(|it| it.tag().to_owned()).collect();
    for game in GAMES {
        let of = |args: &[&str]| serde_json::from_str(&kept.fine(args)).expect("JSON");
        let rules: Value = of(&["rules", game, "--json"]);
        let of_rules =
            rules.as_array().into_iter().flatten().filter_map(|rule| rule["id"].as_str());
        ids.extend(of_rules.map(str::to_owned));
        typed_words(&of(&["schema", game]), &mut ids);
    }
    ids
}

/// What a schema lets people type: the names of fields, and the words that stand to choose.
fn typed_words(schema: &Value, into: &mut BTreeSet<String>) {
    match schema {
        Value::Array(all) => all.iter().for_each(|it| typed_words(it, into)),
        Value::Object(fields) => {
            if let Some(Value::Object(named)) = fields.get("properties") {
                into.extend(named.keys().cloned());
            }
            let words = fields.get("enum").and_then(Value::as_array).into_iter().flatten();
            let words = words.chain(fields.get("const")).filter_map(Value::as_str);
            into.extend(words.map(str::to_owned));
            fields.values().for_each(|it| typed_words(it, into));
        }
        _ => {}
    }
}

/// A text without its ids. Those of several parts (`new_tiles`) are ids anywhere; those that are also
/// plain words (`sizes`) only where a list, a quotation or a table has them: “there are: edition, sizes.”
fn without_ids(text: &str, ids: &BTreeSet<String>) -> String {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '-';
    let mut rest = text;
    let mut kept = String::new();
    while let Some(start) = rest.find(is_part) {
        let length = rest[start..].find(|letter| !is_part(letter)).unwrap_or(rest.len() - start);
        let (before, word) = (&rest[..start], &rest[start..start + length]);
        kept += before;
        rest = &rest[start + length..];
        let begins_line =
            kept.trim_end_matches([' ', '*']).chars().last().is_none_or(|it| it == '\n');
        let opens =
            begins_line || kept.trim_end().ends_with([',', ':', '(', '„', '“', '”', '»', '=']);
        let closes =
            rest.starts_with([',', '.', ')', '“', '”', '»', '=', '\n']) || rest.starts_with("  ");
        let is_id = ids.contains(word) && (word.contains(['_', '-']) || (opens && closes));
        kept += if is_id { "0" } else { word };
    }
    kept + rest
}

#[test]
fn every_command_speaks_the_language_that_was_asked_for() {
    let ids = ids();
    let others = [&OTHERS[..], &[COMMANDS]].concat();
    for language in Language::all() {
        let tag = language.tag();
        let foreign_in = |said: &str| match tag {
            "en-XA" => outside_brackets(said, &others),
            tag => Vocabulary::of(tag, &others).foreign(said),
        };
        let mut foreign = BTreeMap::new();
        walk(tag, |typed, said| {
            // What was typed is said again, and so are ids, which are hexadecimal, and links.
            let is_link = typed.starts_with("bgstats") && said.contains("https://");
            let is_id = |word: &str| word.chars().all(|letter| letter.is_ascii_hexdigit());
            let is_told =
                |word: &String| !is_link && !typed.contains(word.as_str()) && !is_id(word);
            for word in foreign_in(&without_ids(said, &ids)).into_iter().filter(is_told) {
                foreign.entry(word).or_insert(typed.to_owned());
            }
        });
        assert!(foreign.is_empty(), "{tag}: words that no message has, and where: {foreign:#?}");
    }
}

#[test]
fn an_id_is_told_from_a_word_by_where_it_stands() {
    let ids = ids();
    let kept = |text: &str| without_ids(text, &ids);
    assert_eq!(kept("Es gibt: edition, sizes, new_tiles."), "Es gibt: 0, 0, 0.");
    assert_eq!(kept("\nsizes  Größen\n  * sizes=yes  Ja"), "\n0  Größen\n  * 0=yes  Ja");
    assert_eq!(kept("Wähle sizes oder new_tiles"), "Wähle sizes oder 0");
    assert_eq!(kept("Noch: five stones, zzz."), "Noch: five stones, zzz.");
}

#[test]
fn help_is_never_wider_than_a_terminal() {
    for language in Language::all() {
        walk(language.tag(), |typed, said| {
            let is_help = typed.contains("help");
            let wide = said.lines().find(|line| is_help && line.chars().count() > 78);
            assert_eq!(wide, None, "{}, {typed}", language.tag());
        });
    }
}

#[test]
fn the_language_is_found_wherever_it_is_asked_for() {
    let kept = Kept::new();
    for args in
        [&["--lang", "en", "--help"][..], &["--help", "--lang=en"], &["help", "--lang", "en-GB"]]
    {
        assert!(kept.fine(args).contains("Usage: tallystone"), "{args:?}");
    }
    let (code, out, err) = kept.run(&["games", "--lang", "xx"]);
    let known: Vec<&str> = Language::all().map(Language::tag).collect();
    let said = format!("There is no language “xx”. There are: {}.\n", known.join(", "));
    assert_eq!((code, out.as_str(), err), (2, "", said));
}

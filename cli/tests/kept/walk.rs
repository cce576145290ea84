//! A walk over every command, its help, its usual answer and what it refuses: all that is read there
//! was said in the language that was asked for.

use std::collections::BTreeMap;

use tallystone_core::text::Language;
use tallystone_tests::spoken::Vocabulary;

use super::Kept;

/// Every command, and those under `players`.
const COMMANDS: &str = "games setup score moves schema rules points sessions show log rescore decided \
                        verify stats players export import card csv bgstats backup rebuild restore help";

/// What is read that nobody says: names, ids, names of commands, options, files and variables.
const OTHERS: [&str; 7] = [
    "Ann Ben Cleo tallystone rename merge forget",
    "json db lang help version players set long depth at game player year since until output keep preview",
    "session unfinished bin dark day format file list last here there both text svg png txt bgsplay",
    "TALLYSTONE_DB quick_start edition yes no de sv nl fi nb da pl en",
    "keltis stone_layer iquazu wodny_szlak stones_and_rivers",
    // Ids of options and of their answers, as they are typed.
    "beside break fall five new on remaining returned sizes stay stays tie",
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

#[test]
fn every_command_speaks_the_language_that_was_asked_for() {
    for language in Language::all().filter(|language| language.tag() != "en-XA") {
        let others = [&OTHERS[..], &[COMMANDS]].concat();
        let vocabulary = Vocabulary::of(language.tag(), &others);
        let mut foreign = BTreeMap::new();
        walk(language.tag(), |typed, said| {
            // What was typed is said again, and so are ids, which are hexadecimal, and links.
            let is_link = typed.starts_with("bgstats") && said.contains("https://");
            let is_id = |word: &str| word.chars().all(|letter| letter.is_ascii_hexdigit());
            let is_told =
                |word: &String| !is_link && !typed.contains(word.as_str()) && !is_id(word);
            for word in vocabulary.foreign(said).into_iter().filter(is_told) {
                foreign.entry(word).or_insert(typed.to_owned());
            }
        });
        let tag = language.tag();
        assert!(foreign.is_empty(), "{tag}: words that no message has, and where: {foreign:#?}");
    }
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

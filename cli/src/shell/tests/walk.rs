//! A walk over every page by keys, in whole sessions of every game: all that is read there was said
//! by the core in the language that was chosen, and what matters is not cut.

use std::collections::BTreeMap;

use crossterm::event::KeyCode;
use tallystone_core::app::NewSession;
use tallystone_core::outside::Seeded;
use tallystone_core::text::{Language, label};
use tallystone_tests::spoken::{Vocabulary, outside_brackets};

use super::super::chrome::Hint;
use super::super::{Ink, Page, Shell, Status, View};
use super::{code, press, shell_in};
use crate::measure::wrap;

/// The names that players have on the walk.
const NAMES: [&str; 2] = ["Ann", "Ben"];
/// What is read that nobody says: the program's name, and files as they are offered.
const OTHERS: [&str; 4] = ["Ann", "Ben", "Tallystone", "json png svg soon"];
/// Keys that are pressed by lot at a table. None leads out of the session.
const KEYS: &str = "nnnnnn123456789 +-[]uredpi.fjhkvwyz";

/// A page as it was read.
struct Seen {
    page: String,
    /// All that was put on it, in that order.
    text: String,
    /// What there was no room for.
    cut: Vec<String>,
    /// The keys that matter most and are not told.
    untold: Vec<Hint>,
}

/// Looks at every page of every game.
fn walk(language: Language, mut see: impl FnMut(Seen)) {
    let games = shell_in(language, Ink::Plain).app.games();
    for (nth, game) in games.iter().enumerate() {
        let mut shell = shell_in(language, Ink::Plain);
        let mut look =
            |shell: &mut Shell, page: &str| see(seen(shell, &format!("{} {page}", game.id)));
        look(&mut shell, "home");
        for keys in ["?", "m", "b", "/"] {
            press(&mut shell, keys);
            look(&mut shell, &format!("home {keys}"));
            code(&mut shell, KeyCode::Esc);
        }
        for _ in 0..nth {
            code(&mut shell, KeyCode::Down);
        }
        code(&mut shell, KeyCode::Enter);
        look(&mut shell, "who plays");
        press(&mut shell, &game.most_players.to_string());
        for name in NAMES {
            press(&mut shell, "sn");
            look(&mut shell, "naming");
            press(&mut shell, name);
            look(&mut shell, "named");
            code(&mut shell, KeyCode::Enter);
        }
        every_view(&mut shell, &mut look);
        press(&mut shell, "t");
        at_random(&mut shell, nth, &mut look);
        every_view(&mut shell, &mut look);
        the_menu(&mut shell, &mut look);
        the_end(&mut shell, &game.id, &mut look);
        at_home(&mut shell, &mut look);
    }
}

fn seen(shell: &mut Shell, page: &str) -> Seen {
    let _ = shell.picture(80, 24);
    let text = shell.texts.iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>().join("\n");
    let mut cut: Vec<String> =
        shell.texts.iter().filter(|(_, cut)| *cut).map(|(text, _)| text.clone()).collect();
    // One mark by itself says that the help has more keys.
    if let Some(mark) = cut.iter().rposition(|text| text == "…") {
        cut.remove(mark);
    }
    let untold = shell.hints().into_iter().enumerate().filter(|(nth, (written, code, what))| {
        let told = format!("{}\n {what}", shell.written(written));
        let matters = *nth == 0 || matches!(code, KeyCode::Esc | KeyCode::Char('?'));
        matters && !text.contains(&told)
    });
    // A sentence of two lines has that of the keys until the next is pressed.
    let is_long = match &shell.status {
        Some(Status::Said(text) | Status::Refused(text)) => wrap(text, 78).len() > 1,
        None => false,
    };
    let untold = untold.filter(|_| !is_long);
    let untold = untold.map(|(_, hint)| hint).collect();
    Seen { page: page.to_owned(), text, cut, untold }
}

fn every_view(shell: &mut Shell, look: &mut impl FnMut(&mut Shell, &str)) {
    for view in View::ALL {
        shell.look_at(view);
        look(shell, &format!("{view:?}"));
        code(shell, KeyCode::End);
        look(shell, &format!("{view:?} end"));
        if view == View::Rules {
            code(shell, KeyCode::Enter);
            look(shell, "rule");
            code(shell, KeyCode::Esc);
            continue;
        }
        for keys in ["?", "e", "p", "d", "."] {
            press(shell, keys);
            look(shell, &format!("{view:?} {keys}"));
            code(shell, KeyCode::End);
            look(shell, &format!("{view:?} {keys} end"));
            out_of_all(shell);
        }
        code(shell, KeyCode::F(2));
        look(shell, &format!("{view:?} points"));
        out_of_all(shell);
    }
    shell.look_at(View::Log);
    press(shell, "x");
    look(shell, "remove");
    out_of_all(shell);
    shell.look_at(View::Log);
    code(shell, KeyCode::Enter);
    look(shell, "correcting");
    if shell.sitting().is_some_and(|it| it.screen.place != tallystone_core::entry::When::Now) {
        code(shell, KeyCode::Esc);
    }
}

/// Whatever comes of keys by lot, and of what is to be done next.
fn at_random(shell: &mut Shell, nth: usize, look: &mut impl FnMut(&mut Shell, &str)) {
    let mut lot = Seeded::new(u64::try_from(nth).unwrap_or(0));
    let keys: Vec<char> = KEYS.chars().collect();
    for step in 0..120_usize {
        let drawn = usize::try_from(lot.next_u64() % 64).unwrap_or(0);
        match keys.get(drawn) {
            Some(letter) => press(shell, &letter.to_string()),
            None if drawn % 3 == 0 => code(shell, KeyCode::Enter),
            None if drawn % 3 == 1 => code(shell, KeyCode::Tab),
            None => code(shell, KeyCode::Right),
        }
        look(shell, &format!("step {step}"));
        out_of_all(shell);
        if shell.sitting().is_some_and(|sitting| sitting.view != View::Table) {
            shell.look_at(View::Table);
        }
    }
}

/// Closes what lies over the page; what was asked is not done.
fn out_of_all(shell: &mut Shell) {
    while !shell.over.is_empty() {
        code(shell, KeyCode::Esc);
    }
}

fn the_menu(shell: &mut Shell, look: &mut impl FnMut(&mut Shell, &str)) {
    shell.look_at(View::Table);
    press(shell, "m");
    look(shell, "menu");
    out_of_all(shell);
    // But for the rematch, which is another session.
    for digit in ["1", "2", "4", "5", "6", "7", "8", "9", "0"] {
        press(shell, "m");
        press(shell, digit);
        look(shell, &format!("menu {digit}"));
        if digit == "7" {
            for keys in ["n", "g", "x"] {
                press(shell, keys);
                look(shell, &format!("players {keys}"));
                code(shell, KeyCode::Esc);
            }
        }
        out_of_all(shell);
    }
}

/// A result, and what is said of it.
fn the_end(shell: &mut Shell, game: &str, look: &mut impl FnMut(&mut Shell, &str)) {
    let ended = shell.app.start(&NewSession::of(game, 2)).expect("a session");
    shell.sit_down(ended);
    press(shell, "m1");
    press(shell, "x");
    look(shell, "result");
    code(shell, KeyCode::Backspace);
    press(shell, "w");
    for _ in 0..2 {
        code(shell, KeyCode::Down);
    }
    press(shell, "soon");
    code(shell, KeyCode::Enter);
    look(shell, "no day");
    for _ in 0..4 {
        code(shell, KeyCode::Backspace);
    }
    press(shell, "2026-01-31");
    code(shell, KeyCode::Enter);
    look(shell, "result told");
    press(shell, "f");
    look(shell, "the end");
    for keys in ["e", "p", "g", "?"] {
        press(shell, keys);
        look(shell, &format!("the end {keys}"));
        out_of_all(shell);
    }
    shell.look_at(View::Log);
    look(shell, "log of the end");
}

fn at_home(shell: &mut Shell, look: &mut impl FnMut(&mut Shell, &str)) {
    shell.go_home();
    look(shell, "home with sessions");
    press(shell, "x");
    look(shell, "delete");
    code(shell, KeyCode::Enter);
    look(shell, "deleted");
    press(shell, "b");
    look(shell, "bin");
    press(shell, "?");
    look(shell, "help of the bin");
    out_of_all(shell);
    press(shell, "b/ann");
    code(shell, KeyCode::Enter);
    look(shell, "found");
    press(shell, "/xyz");
    code(shell, KeyCode::Enter);
    assert!(matches!(shell.page, Page::Home(_)));
    let _ = shell.picture(79, 24);
    let text: Vec<&str> = shell.texts.iter().map(|(text, _)| text.as_str()).collect();
    assert!(text.concat().contains("80 × 24"), "{text:?}");
}

#[test]
fn every_page_is_said_by_the_core_and_the_keys_that_matter_are_told() {
    for language in Language::all() {
        let vocabulary =
            (language.tag() != "en-XA").then(|| Vocabulary::of(language.tag(), &OTHERS));
        let foreign_in = |said: &str| match &vocabulary {
            Some(vocabulary) => vocabulary.foreign(said),
            None => outside_brackets(said, &in_names_of_files(language)),
        };
        let (mut pages, mut foreign, mut untold) = (0, BTreeMap::new(), BTreeMap::new());
        walk(language, |seen| {
            for word in foreign_in(&seen.text).into_iter().filter(|it| !is_position(it)) {
                foreign.entry(word).or_insert(seen.page.clone());
            }
            for (written, _, what) in seen.untold {
                untold.entry(format!("{written} {what}")).or_insert(seen.page.clone());
            }
            pages += 1;
        });
        let tag = language.tag();
        assert!(foreign.is_empty(), "{tag}: words that no message has, and a page: {foreign:#?}");
        assert!(untold.is_empty(), "{tag}: keys that are not told, and a page: {untold:#?}");
        assert!(pages > 1_000, "{pages}");
    }
}

/// What names of files that are offered are made of: the program, the games' ids.
fn in_names_of_files(language: Language) -> Vec<&'static str> {
    let games = shell_in(language, Ink::Plain).app.games();
    let ids = games.into_iter().map(|game| &*game.id.replace('_', " ").leak());
    OTHERS.into_iter().chain(["tallystone"]).chain(ids).collect()
}

/// Positions in one line are for programs: `sssssss`.
fn is_position(word: &str) -> bool {
    word.chars().count() > 2 && word.chars().all(|letter| word.starts_with(letter))
}

#[test]
fn a_word_in_the_code_would_be_found() {
    let vocabulary = Vocabulary::of("en", &OTHERS);
    let mut shell = shell_in(Language::default(), Ink::Plain);
    shell.say("Xyzzy 3 players");
    assert_eq!(vocabulary.foreign(&seen(&mut shell, "home").text), ["Xyzzy"]);
    let mut shell = shell_in(Language::find("en-XA").expect("made for tests"), Ink::Plain);
    shell.say("Xyzzy 3 players");
    assert_eq!(outside_brackets(&seen(&mut shell, "home").text, &OTHERS), ["Xyzzy", "players"]);
}

/// Help, menus and questions are read whole; what players wrote, and rows of names, may be cut.
#[test]
fn help_menus_and_questions_are_not_cut() {
    let whole = ["?", "menu", "remove", "delete", "deleted", "who plays", "result", "bin"];
    let mut cut = BTreeMap::new();
    for language in Language::all() {
        walk(language, |seen| {
            if whole.iter().any(|end| seen.page.ends_with(&format!(" {end}"))) {
                // The tabs have a line and no more; the language of the tests is longer than any.
                let is_tab = |text: &String| {
                    language.tag() == "en-XA" && *text == label(language, "label_tidy_up")
                };
                let of = |text| (text, format!("{} {}", language.tag(), seen.page));
                cut.extend(seen.cut.into_iter().filter(|text| !is_tab(text)).map(of));
            }
        });
    }
    assert!(cut.is_empty(), "what is cut, and a page: {cut:#?}");
}

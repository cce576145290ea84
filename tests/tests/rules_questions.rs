//! Questions that players ask in their own words, each with the rule that answers it: a table a game in
//! `rules_questions/`, written from the rulebook by somebody who had not seen the search; in other
//! languages in a folder each.

use std::fmt::Write as _;
use std::fs;
use std::ops::Add;
use std::path::Path;

use tallystone_core::app::App;
use tallystone_core::game::Catalogue;
use tallystone_core::text::Language;
use tallystone_tests::Exact;

/// The games, each with a table in every folder.
const GAMES: [&str; 5] = ["keltis", "iquazu", "stone_layer", "stones_and_rivers", "wodny_szlak"];

/// Of how many questions the right rule was found first, and among three.
#[derive(Clone, Copy, Default)]
struct Found {
    asked: usize,
    first: usize,
    among: usize,
}

impl Found {
    /// In a hundred: so many first, so many among three.
    fn is_enough(self, least_first: usize, least_among: usize) -> bool {
        100 * self.first >= least_first * self.asked && 100 * self.among >= least_among * self.asked
    }
}

impl Add for Found {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            asked: self.asked + other.asked,
            first: self.first + other.first,
            among: self.among + other.among,
        }
    }
}

#[test]
fn questions_find_the_rule_that_answers_them() {
    by_game("", 95, 100);
}

/// Twelve more a game, by somebody who had seen neither the search nor its words; since taken up.
#[test]
fn so_do_questions_by_somebody_else() {
    by_game("second", 85, 90);
}

/// Twelve more a game by a third one, after all words were written, and not taken up.
#[test]
fn so_do_questions_that_no_word_was_written_for() {
    let (found, said) = ask(Language::default(), "third");
    let all = found.into_iter().fold(Found::default(), Add::add);
    assert!(all.is_enough(85, 97), "{said}");
}

/// At least 25 a game in each language, by somebody who had not seen its words before; many were taken
/// up since.
#[test]
fn every_language_is_asked_in_its_own_words() {
    let is_written = |language: &Language| !language.tag().starts_with("en");
    for language in Language::all().filter(is_written) {
        let (found, said) = ask(language, language.tag());
        assert!(found.iter().all(|game| game.asked >= 25), "{said}");
        let all = found.into_iter().fold(Found::default(), Add::add);
        assert!(all.is_enough(95, 100), "{}: {said}", language.tag());
    }
}

fn by_game(folder: &str, least_first: usize, least_among: usize) {
    let (found, said) = ask(Language::default(), folder);
    assert!(found.iter().all(|game| game.is_enough(least_first, least_among)), "{said}");
}

/// What the tables of a folder find, by game, and in words.
fn ask(language: Language, folder: &str) -> (Vec<Found>, String) {
    let outside = Box::new(Exact::new(1));
    let app = App::open(None, Catalogue::standard(), outside, language).expect("in memory");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules_questions").join(folder);
    let mut said = String::new();
    let mut all = Vec::new();
    for game in GAMES {
        let table = fs::read_to_string(folder.join(game).with_extension("txt")).expect("a table");
        let mut counts = Found::default();
        for line in table.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            let (question, ids) = line.rsplit_once('|').expect("a question | its rules");
            let ids: Vec<&str> =
                ids.split(',').map(|id| id.trim().trim_start_matches('+')).collect();
            let found = app.rules(game, question.trim()).expect("a game");
            let found: Vec<&str> = found.iter().take(3).map(|atom| atom.id.as_str()).collect();
            let is_first = found.first().is_some_and(|id| ids.contains(id));
            counts.asked += 1;
            counts.first += usize::from(is_first);
            counts.among += usize::from(found.iter().any(|id| ids.contains(id)));
            if !is_first {
                let _ = writeln!(said, "{game}: {question}→ {found:?}, wanted {ids:?}");
            }
        }
        let Found { asked, first, among } = counts;
        let _ = writeln!(said, "{game}: {first} of {asked} first, {among} among three");
        all.push(counts);
    }
    println!("{said}");
    (all, said)
}

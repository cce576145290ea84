//! Questions that players ask in their own words, each with the rule that answers it: a table a game in
//! `rules_questions/`, written from the rulebook by somebody who had not seen the search.

use std::fmt::Write as _;

use tallystone_core::app::App;
use tallystone_core::game::Catalogue;
use tallystone_core::text::Language;
use tallystone_tests::Exact;

/// A table of a game: its id, and its lines.
type Table = (&'static str, &'static str);

const TABLES: &[Table] = &[
    ("keltis", include_str!("rules_questions/keltis.txt")),
    ("iquazu", include_str!("rules_questions/iquazu.txt")),
    ("stone_layer", include_str!("rules_questions/stone_layer.txt")),
    ("stones_and_rivers", include_str!("rules_questions/stones_and_rivers.txt")),
    ("wodny_szlak", include_str!("rules_questions/wodny_szlak.txt")),
];

/// Twelve more a game, by somebody who had seen neither the search nor its words.
const SECOND: &[Table] = &[
    ("keltis", include_str!("rules_questions/second/keltis.txt")),
    ("iquazu", include_str!("rules_questions/second/iquazu.txt")),
    ("stone_layer", include_str!("rules_questions/second/stone_layer.txt")),
    ("stones_and_rivers", include_str!("rules_questions/second/stones_and_rivers.txt")),
    ("wodny_szlak", include_str!("rules_questions/second/wodny_szlak.txt")),
];

#[test]
fn questions_find_the_rule_that_answers_them() {
    // In a hundred: so many first, so many among three.
    ask(TABLES, 95, 100);
}

#[test]
fn so_do_questions_by_somebody_else() {
    ask(SECOND, 85, 90);
}

fn ask(tables: &[Table], least_first: usize, least_among: usize) {
    let outside = Box::new(Exact::new(1));
    let app = App::open(None, Catalogue::standard(), outside, Language::default());
    let app = app.expect("in memory");
    let mut said = String::new();
    let mut good = true;
    for (game, table) in tables {
        let (mut asked, mut first, mut among) = (0, 0, 0);
        for line in table.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
            let (question, ids) = line.split_once('|').expect("a question | its rules");
            let ids: Vec<&str> =
                ids.split(',').map(|id| id.trim().trim_start_matches('+')).collect();
            let found = app.rules(game, question.trim()).expect("a game");
            let found: Vec<&str> = found.iter().take(3).map(|atom| atom.id.as_str()).collect();
            asked += 1;
            first += usize::from(found.first().is_some_and(|id| ids.contains(id)));
            let is_among = found.iter().any(|id| ids.contains(id));
            among += usize::from(is_among);
            if found.first().is_none_or(|id| !ids.contains(id)) {
                let _ = writeln!(said, "{game}: {question}→ {found:?}, wanted {ids:?}");
            }
        }
        let _ = writeln!(said, "{game}: {first} of {asked} first, {among} among three");
        good &= 100 * first >= least_first * asked && 100 * among >= least_among * asked;
    }
    println!("{said}");
    assert!(good, "{said}");
}

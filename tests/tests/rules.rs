//! Rule atoms of every game: ids are used once, related rules exist, every rule that a score, a
//! refusal or a checklist can name is there, and the search finds what somebody would ask.

use serde_json::Value;
use tallystone_core::app::App;
use tallystone_core::game::Catalogue;
use tallystone_core::score::Line;
use tallystone_core::table::Table;
use tallystone_core::text::Language;
use tallystone_tests::{Exact, Player, scaled};

#[test]
fn ids_are_used_once_and_related_rules_exist() {
    for game in Catalogue::standard().games() {
        let rules = game.rules(&Value::Null);
        let of = game.about().id;
        for rule in &rules {
            let id = &rule.id;
            assert_eq!(rules.iter().filter(|other| other.id == *id).count(), 1, "{of}: {id}");
            for related in &rule.related {
                assert!(rules.iter().any(|other| other.id == *related), "{of}: {id} → {related}");
            }
        }
    }
}

#[test]
fn checklists_name_rules_that_exist() {
    for game in Catalogue::standard().games() {
        let rules = game.rules(&Value::Null);
        for players in game.about().seats.clone() {
            let options = game.resolve(&Value::Null).expect("the default options");
            let table = Table::new(usize::from(players), game.about().colours, options);
            for step in game.setup(&table).expect("a fine table").steps() {
                let rule = step.rule.as_ref().expect("a rule behind every step");
                assert!(
                    rules.iter().any(|other| other.id == *rule),
                    "{}: {} → {rule}",
                    game.about().id,
                    step.id
                );
            }
        }
    }
}

#[test]
fn scores_and_refusals_name_rules_that_exist() {
    for game in Catalogue::standard().games() {
        let rules = game.rules(&Value::Null);
        let of = game.about().id;
        let known = |id: &str| {
            assert!(
                rules.iter().any(|rule| rule.id == id),
                "{of} names a rule {id}, which it lacks"
            );
        };
        for seed in 0..scaled(300) {
            let mut player = Player::sit_down(game, seed as u64);
            for _ in 0..30 {
                let Some(step) = player.any_step() else { continue };
                if let Err(refusal) = player.session.judge(&step)
                    && let Some(rule) = refusal.rule
                {
                    known(rule);
                }
                player.take(step);
            }
            let score = player.session.score();
            score.seats.values().for_each(|seat| rules_of(&seat.total, &known));
            score.tie_breaks.iter().for_each(|tie| known(tie.rule));
        }
    }
}

fn rules_of(line: &Line, known: &impl Fn(&str)) {
    line.rule().into_iter().for_each(known);
    line.parts().iter().for_each(|part| rules_of(part, known));
}

/// Words that somebody would type, and the rule that is to come first.
const ASKED: &[(&str, &str, &str)] = &[
    ("keltis", "start player", "start-player"),
    ("keltis", "tie", "winner"),
    ("iquazu", "tie", "rock-ties"),
    ("iquazu", "winner tie", "winner"),
    ("stone_layer", "tie", "winning"),
    ("stone_layer", "tied", "winning"),
    ("stone_layer", "start player", "start-player"),
    ("stone_layer", "first player", "start-player"),
    ("stone_layer", "who starts", "start-player"),
    ("stone_layer", "toppled", "collapse"),
    ("stone_layer", "swap points", "exchange"),
    ("stones_and_rivers", "start player", "first-player"),
    ("wodny_szlak", "tie", "winner"),
    ("wodny_szlak", "how many rounds", "end"),
    ("wodny_szlak", "can I move a tile?", "placing"),
    ("wodny_szlak", "port bridge", "port-bridge"),
    ("wodny_szlak", "two ports same tile", "two-ports"),
    ("wodny_szlak", "extra sacks", "mill"),
    ("wodny_szlak", "rotate", "turning"),
    ("wodny_szlak", "rotation", "turning"),
    ("wodny_szlak", "fork", "fork"),
    ("wodny_szlak", "starorzecze", "oxbow"),
    ("wodny_szlak", "łąka", "meadow"),
    ("wodny_szlak", "laka", "meadow"),
    ("wodny_szlak", "kolko", "ring"),
    ("wodny_szlak", "młyn", "mill"),
];

#[test]
fn what_somebody_would_type_finds_the_rule() {
    let outside = Box::new(Exact::new(1));
    let app = App::open(None, Catalogue::standard(), outside, Language::default());
    let app = app.expect("in memory");
    for (game, words, rule) in ASKED {
        let found = app.rules(game, words).expect("a game");
        let ids: Vec<&str> = found.iter().map(|atom| atom.id.as_str()).collect();
        assert_eq!(ids.first(), Some(rule), "{game}: {words} finds {ids:?}");
    }
}

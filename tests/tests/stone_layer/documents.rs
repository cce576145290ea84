//! Stone Layer as documents: the examples, and what no table ever looked like.

use serde_json::{Value, json};
use tallystone_core::document::{self, Scored};
use tallystone_core::error::Error;
use tallystone_core::game::Catalogue;
use tallystone_core::text::Language;

fn score(document: &str) -> Result<Scored, Error> {
    document::score(&Catalogue::standard(), Language::default(), document)
}

fn points(document: &str) -> Vec<i64> {
    let scored = score(document).expect("a fine document");
    scored.score.seats.values().map(|seat| seat.total.points()).collect()
}

#[test]
fn one_log_gives_0_and_2_by_the_english_and_3_and_2_by_the_norwegian_text() {
    let english = include_str!("../../../examples/stone_layer/own-tokens-english.json");
    let norwegian = include_str!("../../../examples/stone_layer/own-tokens-norwegian.json");
    assert_eq!((points(english), points(norwegian)), (vec![0, 2], vec![3, 2]));
    let events = |text: &str| serde_json::from_str::<Value>(text).expect("JSON")["events"].clone();
    assert_eq!(events(english), events(norwegian), "the same log");
}

#[test]
fn the_example_of_a_tie_is_decided_by_tokens_beside_the_stacks() {
    let text = include_str!("../../../examples/stone_layer/tie.json");
    let scored = score(text).expect("a fine document");
    let winners: Vec<bool> = scored.score.seats.values().map(|seat| seat.winner).collect();
    assert_eq!(winners, [false, true, false]);
    assert!(scored.doubts.is_empty(), "{:?}", scored.doubts);
    let ending = scored.ending.unwrap_or_default();
    assert!(ending.ends_with("Ben has the most, 3, and wins."), "{ending}");
}

/// Of three who are level in points two share the most tokens.
#[test]
fn a_tie_that_two_of_three_share_is_decided_for_both() {
    let bare = json!({ "tokens": [0, 0, 0, 0] });
    let mut stacks = vec![bare; 6];
    stacks[0] = json!({ "stones": 2, "tokens": [1, 1, 0, 0] });
    let position = json!({ "marker": 1, "up": 3, "stacks": stacks,
        "seats": [{ "gold": 10 }, { "gold": 10 }, { "gold": 10 }, {}] });
    let players = ["Ann", "Ben", "Cleo", "Dora"];
    let document = json!({ "game": "stone_layer", "players": players, "position": position });
    let scored = score(&document.to_string()).expect("a fine document");
    let ties: Vec<&str> = scored.score.tie_breaks.iter().map(|tie| tie.text.as_str()).collect();
    let said = "Level: Ann, Ben and Cleo. Tokens beside the stacks: Ann and Ben are ahead and share \
                the place.";
    assert_eq!(ties, [said]);
}

#[test]
fn stacks_that_fell_together_are_joined_by_and() {
    let stack = json!({ "stones": 1, "tokens": [0, 0] });
    let mut position = json!({ "marker": 1, "up": 0, "seats": [{}, {}] });
    position["stacks"] = json!(vec![stack; 6]);
    let fallen = |base: u8| json!({ "base": base, "stones": 1, "tokens": [0, 1] });
    position["falls"] =
        json!([{ "turn": 0, "by": 0, "stacks": [fallen(2), fallen(3), fallen(5)] }]);
    position["seats"][1]["gold"] = json!(3);
    let document = json!({ "game": "stone_layer", "players": ["A", "B"], "position": position });
    let scored = score(&document.to_string()).expect("a fine document");
    let of_ben = &scored.score.seats[tallystone_core::seat::Seat::new(1)];
    let line = &of_ben.total.parts()[0].parts()[0];
    assert_eq!(line.text(), "stacks 2, 3 and 5, toppled by A: 3 tokens");
    assert_eq!(of_ben.total.parts()[0].text(), "Points from collapses");
}

fn with(changes: &[(&str, Value)]) -> String {
    let bare = json!({ "stones": 0, "tokens": [0, 0] });
    let mut position = json!({ "marker": 1, "up": 0, "stacks": vec![bare; 6], "seats": [{}, {}] });
    for (field, value) in changes {
        position[*field] = value.clone();
    }
    json!({ "game": "stone_layer", "players": ["A", "B"], "position": position }).to_string()
}

#[test]
fn a_table_that_nobody_has_ever_seen_is_scored_and_doubted() {
    let high = json!({ "stones": 37, "tokens": [255, 255] });
    let fallen = |base: u8| json!({ "base": base, "stones": 37, "tokens": [255, 255] });
    let fall = json!({ "turn": 65535, "by": 1, "stacks": (1..=6).map(fallen).collect::<Vec<_>>() });
    let most = with(&[
        ("stacks", json!(vec![high; 6])),
        ("seats", json!([{ "gold": 255, "fives": 255 }, { "gold": 255, "fives": 255 }])),
        ("turns", json!(65535)),
        ("quick_stones", json!(4)),
        ("tiles", json!({ "open": 255, "pile": 255, "used": 255 })),
        ("falls", json!([fall])),
        ("of_size", json!([12, 12, 12])),
    ]);
    let scored = score(&most).expect("a form that fits");
    let doubted: Vec<&str> = scored.doubts.iter().map(|doubt| doubt.kind.as_str()).collect();
    for kind in ["stones", "tokens", "beside", "fives", "fives-box", "points", "all-won", "tiles"] {
        assert!(doubted.contains(&kind), "{kind} in {doubted:?}");
    }
}

#[test]
fn nonsense_is_refused_with_what_was_expected() {
    let bare = json!({ "stones": 0, "tokens": [0, 0] });
    let short = json!({ "stones": 0, "tokens": [0] });
    let fallen = json!({ "base": 3, "stones": 1, "tokens": [0, 1] });
    let twice = json!([{ "turn": 0, "by": 0, "stacks": [fallen.clone(), fallen] }]);
    for (document, expected) in [
        (
            with(&[("marker", json!(7))]),
            "position.marker: a whole number from 1 to 6 is expected, 7 came",
        ),
        (with(&[("stacks", json!(vec![bare; 5]))]), "6"),
        (with(&[("stacks", json!(vec![short; 6]))]), "2 players"),
        (with(&[("seats", json!([{}]))]), "2 players"),
        (with(&[("up", json!(2))]), "Seat 2 is not"),
        (with(&[("falls", twice)]), "each stack once"),
        (with(&[("turn", json!({ "topplers": [9] }))]), "Seat 9 is not"),
    ] {
        let error = score(&document).map(|_| ()).expect_err("nonsense").to_string();
        assert!(error.contains(expected), "{expected}: {error}");
    }
}

fn told(options: &Value, events: &Value) -> Scored {
    let players = ["Ann", "Ben"];
    let document =
        json!({ "game": "stone_layer", "players": players, "options": options, "events": events });
    score(&document.to_string()).expect("a fine document")
}

fn doubts(scored: Scored) -> Vec<String> {
    scored.doubts.into_iter().map(|doubt| doubt.text).collect()
}

fn stood(seat: u8) -> [Value; 2] {
    let stone = json!({ "event": "stone", "seat": seat, "outcome": "stood" });
    [stone, json!({ "event": "tile", "steps": 6 })]
}

#[test]
fn a_stone_does_not_lie_on_a_stack_that_fell() {
    let lies = |lies: bool| {
        let fell = json!({ "fell": { "stacks": { "at_marker": true }, "lies": lies } });
        let [stone, tile] = stood(0);
        let toppled = json!({ "event": "stone", "seat": 1, "outcome": fell });
        doubts(told(&json!({}), &json!([stone, tile, toppled])))
    };
    assert_eq!(lies(false), [] as [&str; 0]);
    assert_eq!(
        lies(true),
        [
            "Turn 2: the stone is said to lie on stack 1, but that stack fell, so it went back to the \
          river."
        ]
    );
}

#[test]
fn a_stack_that_is_named_twice_falls_once_and_is_doubtful() {
    let [stone, tile] = stood(0);
    let stacks = json!({ "at_marker": true, "others": [1] });
    let fell = json!({ "fell": { "stacks": stacks, "lies": false } });
    let toppled = json!({ "event": "stone", "seat": 1, "outcome": fell });
    let scored = told(&json!({}), &json!([stone, tile, toppled]));
    assert_eq!(scored.score.seats.values().map(|seat| seat.total.points()).sum::<i64>(), 1);
    assert_eq!(
        doubts(scored),
        ["Turn 2: stack 1 is named twice among those that fell, at the marker and by its number."]
    );
}

#[test]
fn stones_in_advance_are_doubtful_without_a_quick_start() {
    let quick = json!([{ "event": "quick_stone", "steps": 2 }]);
    assert_eq!(doubts(told(&json!({ "quick_start": true }), &quick)), [] as [&str; 0]);
    assert_eq!(
        doubts(told(&json!({}), &quick)),
        ["1 stone was placed in advance; 0 were expected."]
    );
}

#[test]
fn a_stack_that_fell_had_no_more_tokens_than_its_stones_can_give() {
    let bare = json!({ "stones": 0, "tokens": [0, 0] });
    let with = |edition: &str, tokens: [u8; 2]| {
        let stack = json!({ "base": 2, "stones": 1, "tokens": tokens });
        let position = json!({
            "marker": 1, "up": 0, "turns": 9, "seats": [{ "gold": 9 }, {}],
            "stacks": vec![bare.clone(); 6],
            "falls": [{ "turn": 5, "by": 1, "stacks": [stack] }],
        });
        let document = json!({
            "game": "stone_layer", "players": ["Ann", "Ben"],
            "options": { "edition": edition }, "position": position,
        });
        doubts(score(&document.to_string()).expect("a fine document"))
    };
    assert_eq!(with("en", [1, 0]), [] as [&str; 0]);
    assert_eq!(with("nb", [9, 2]), [] as [&str; 0], "tokens may have stayed");
    assert_eq!(
        with("en", [9, 2]),
        ["Turn 6: stack 2 had 11 tokens when it fell; a stack of 1 can have 1."]
    );
}

#[test]
fn tokens_stay_beside_as_many_base_stones_as_stacks_fell() {
    let mut events: Vec<Value> = Vec::new();
    for (seat, steps) in [(0, 1), (1, 6), (0, 5), (1, 1)] {
        let outcome = if events.len() == 6 { "slid_off" } else { "stood" };
        events.push(json!({ "event": "stone", "seat": seat, "outcome": outcome }));
        events.push(json!({ "event": "tile", "steps": steps }));
    }
    let stacks = json!({ "at_marker": true, "others": [1] });
    let fell = json!({ "fell": { "stacks": stacks, "lies": false } });
    events.push(json!({ "event": "stone", "seat": 0, "outcome": fell }));
    let scored = told(&json!({ "edition": "nb" }), &json!(events));
    let ann = scored.score.seats.values().next().expect("Ann");
    assert_eq!(
        ann.total.parts()[0].parts()[0].text(),
        "stacks 1 and 2: own doing, so no points; 2 tokens stayed beside the base stones"
    );
}

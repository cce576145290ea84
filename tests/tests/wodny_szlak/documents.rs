//! Wodny szlak as documents: what is not known, what has one name, and circles that can be opened.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tallystone_core::document::{self, Scored};
use tallystone_core::error::Error;
use tallystone_core::game::Catalogue;
use tallystone_core::text::Language;

fn score(position: &Value) -> Result<Scored, Error> {
    let document = json!({ "game": "wodny_szlak", "players": ["Ann"], "position": position });
    document::score(&Catalogue::standard(), Language::default(), &document.to_string())
}

fn river(tiles: &Value) -> Value {
    json!({ "seats": [{ "river": { "tiles": tiles } }] })
}

fn with_start(tiles: &Value) -> Value {
    let start = json!({ "tributaries": ["left", "upper_left"], "outlet": "right" });
    json!({ "seats": [{ "river": { "start": start, "tiles": tiles } }] })
}

fn mill(sides: &[&str], points: u8) -> Value {
    json!({ "sides": sides, "bridge": { "works": "mill", "points": points, "needs": 1 } })
}

/// What is said about the mills of the only player, and by which rules.
fn mills(position: &Value) -> Vec<(String, Option<&'static str>)> {
    let scored = score(position).expect("a fine document");
    let mills = &scored.score.seats.values().next().expect("a seat").total.parts()[0];
    mills.parts().iter().map(|line| (line.text().clone(), line.rule())).collect()
}

#[test]
fn before_the_start_tile_is_described_nobody_knows_what_an_oxbow_is() {
    let tiles = json!({ "P14": { "channels": [mill(&["west"], 4)] } });
    let [(said, rule)] = mills(&river(&tiles)).try_into().expect("one mill");
    assert!(!said.contains("oxbow") && said.contains("start tile"), "{said}");
    assert_eq!(rule, Some("flow"));
    let apart = json!({ "N13": {}, "N12": { "channels": [mill(&["north"], 4)] } });
    let [(said, rule)] = mills(&with_start(&apart)).try_into().expect("one mill");
    assert!(said.contains("oxbow"), "{said}");
    assert_eq!(rule, Some("oxbow"));
}

#[test]
fn two_buildings_on_one_tile_are_told_apart() {
    let two = json!({ "channels": [mill(&["north", "east"], 4), mill(&["south", "west"], 5)] });
    let said: Vec<String> =
        mills(&with_start(&json!({ "P14": two }))).into_iter().map(|(said, _)| said).collect();
    let names: BTreeSet<&str> = said.iter().filter_map(|it| it.split(':').next()).collect();
    assert_eq!(names.len(), 2, "{said:?}");
    let unsaid = |sides: [&str; 2]| json!({ "sides": sides, "bridge": { "works": "mill" } });
    let two = json!({ "channels": [unsaid(["north", "east"]), unsaid(["south", "west"])] });
    let scored = score(&with_start(&json!({ "P14": two }))).expect("a fine document");
    let doubts = scored.doubts.iter().filter(|doubt| doubt.kind == "no-value");
    let texts: BTreeSet<&str> = doubts.map(|doubt| doubt.text.as_str()).collect();
    assert_eq!(texts.len(), 2, "{texts:?}");
}

#[test]
fn a_result_below_a_table_is_below_its_lowest_row_however_it_is_written() {
    let row = |least: u16| json!({ "least": least, "title": "" });
    for rows in [json!({ "1": row(40), "2": row(20) }), json!({ "1": row(20), "2": row(40) })] {
        let scored = score(&json!({ "seats": [{}], "ratings": rows })).expect("a fine document");
        assert!(scored.doubts.is_empty(), "{:?}", scored.doubts);
        let notes = &scored.score.seats.values().next().expect("a seat").notes;
        assert_eq!(*notes, ["By your table: below its lowest row, which is from 20 points"]);
    }
}

fn water(sides: &[&str]) -> Value {
    json!({ "channels": [{ "sides": sides }] })
}

/// A ring of four tiles with an arm to the east at its upper right, or to the west.
fn two_rings() -> Value {
    json!({
        "N15": water(&["east", "south"]), "O15": water(&["south", "west", "east"]),
        "N16": water(&["north", "east"]), "O16": water(&["north", "west"]),
        "P15": water(&["west", "east"]),
        "Q15": water(&["west", "east", "south"]), "R15": water(&["west", "south"]),
        "Q16": water(&["north", "east"]), "R16": water(&["north", "west"]),
    })
}

/// The fields that a refusal asks to leave one of.
fn named(refused: &str) -> Vec<String> {
    let list = refused.split("circle over ").nth(1).and_then(|it| it.split(", which").next());
    let list = list.unwrap_or_else(|| panic!("{refused}")).replace(" and ", ", ");
    list.split(", ").map(str::to_owned).collect()
}

#[test]
fn a_circle_is_refused_with_tiles_that_each_open_it() {
    let ring = json!({
        "N15": water(&["east", "south"]), "O15": water(&["south", "west"]),
        "N16": water(&["north", "east"]), "O16": water(&["north", "west", "east"]),
        "P16": water(&["west", "east"]), "Q16": water(&["west"]),
    });
    // From the left of the start tile round to its upper left: the start tile cannot be left out.
    let over_start = json!({
        "M14": water(&["east", "north"]), "M13": water(&["south", "east"]),
        "N13": water(&["west", "south"]),
    });
    for (position, fields, count) in
        [(river(&ring), &ring, 4), (with_start(&over_start), &over_start, 3)]
    {
        let refused = score(&position).map(|_| ()).expect_err("a circle").to_string();
        let named = named(&refused);
        assert_eq!(named.len(), count, "{refused}");
        for field in named {
            let mut left = position.clone();
            let tiles = left["seats"][0]["river"]["tiles"].as_object_mut().expect("tiles");
            assert!(tiles.remove(&field).is_some(), "{field} is no tile of {fields}");
            score(&left).unwrap_or_else(|error| panic!("without {field}: {error}"));
        }
    }
}

/// The tile between two circles opens neither; each circle is named with its own tiles.
#[test]
fn of_two_circles_one_is_named_after_the_other() {
    let mut position = river(&two_rings());
    let mut seen = BTreeSet::new();
    for _ in 0..2 {
        let refused = score(&position).map(|_| ()).expect_err("a circle").to_string();
        let named = named(&refused);
        assert_eq!(named.len(), 4, "{refused}");
        let tiles = position["seats"][0]["river"]["tiles"].as_object_mut().expect("tiles");
        tiles.remove(&named[0]);
        seen.extend(named);
    }
    assert_eq!(seen.len(), 8);
    assert!(!seen.contains("P15"), "{seen:?}");
    score(&position).expect("both are open");
}

#[test]
fn a_tile_under_the_start_tile_is_refused_for_that() {
    let refused = score(&river(&json!({ "N14": {} }))).map(|_| ()).expect_err("taken").to_string();
    assert!(refused.contains("The start tile of Ann lies on N14"), "{refused}");
}

//! Scorings by counts, and what is known and not known of them.

use serde_json::json;
use tallystone_core::seat::Seat;

use super::documents::{position_document, read, scored};
use super::wall::seat;

/// A column by counts at a table of three: its lines for rock 1, and its doubts.
fn by_counts(counts: [(u8, u8); 3]) -> (Vec<String>, Vec<String>) {
    let seats = counts.map(|(gems, lowest)| json!({ "gems": gems, "lowest": lowest }));
    let how = json!({ "by": "counts", "seats": seats, "tiles": [] });
    let events = json!([
        { "event": "rock", "column": 1, "values": [8, 5] },
        { "event": "score", "column": 1, "how": how },
    ]);
    let document =
        json!({ "game": "iquazu", "players": ["Ann", "Ben", "Cem"], "events": events }).to_string();
    let scored = read(&document).expect("a fine document");
    let rock = |seat: Seat| scored.score.seats[seat].total.parts()[0].parts()[0].text().clone();
    (Seat::all(3).map(rock).collect(), scored.doubts.into_iter().map(|doubt| doubt.text).collect())
}

#[test]
fn who_is_lower_is_said_only_where_it_is_known() {
    let open = |seats: &str| {
        format!(
            "Column 1: {seats} are level, and what was said does not decide whose lowest gem is \
             lower. The order is by chance until it is said."
        )
    };
    let (lines, doubts) = by_counts([(2, 3), (2, 0), (1, 0)]);
    assert_eq!(
        lines[..2],
        [
            "rock 1: place 1 (2 gems, level with Ben, and it is not known who is lower)",
            "rock 1: place 2 (2 gems, level with Ann, and it is not known who is lower)",
        ]
    );
    assert_eq!(doubts, [open("Ann and Ben")]);

    let (lines, doubts) = by_counts([(2, 0), (2, 1), (1, 0)]);
    assert_eq!(
        lines[..2],
        [
            "rock 1: place 2 (2 gems, level with Ben, who is lower)",
            "rock 1: place 1 (2 gems, level with Ann, but lower)",
        ],
        "nothing is lower than the bottom place"
    );
    assert_eq!(doubts, [] as [&str; 0]);

    let (_, doubts) = by_counts([(2, 2), (2, 0), (1, 1)]);
    assert_eq!(doubts, [] as [&str; 0], "the only lower place is Cem’s");
    let (_, doubts) = by_counts([(2, 4), (2, 2), (2, 0)]);
    assert_eq!(doubts, [open("Ben, Ann and Cem")], "Cem may be before, between or after them");
}

#[test]
fn two_gems_at_one_place_are_a_contradiction() {
    let (lines, doubts) = by_counts([(2, 1), (2, 1), (1, 2)]);
    assert_eq!(
        lines[0],
        "rock 1: place 1 (2 gems, level with Ben, and both are said to lie equally low)"
    );
    assert_eq!(
        doubts,
        ["Column 1: the lowest gems of Ann and Ben are said to lie at the same place, where \
          only one can. Of those who are level, the order is by chance until it is said."]
    );
    let (_, doubts) = by_counts([(3, 1), (2, 1), (0, 4)]);
    assert_eq!(
        doubts,
        ["Column 1: the lowest gems of Ann and Ben are said to lie at the same place, where \
          only one can."]
    );
}

#[test]
fn a_tile_whose_winner_nobody_named_cannot_be_told_yet() {
    let how = json!({ "by": "points", "points": [8, 0], "tiles": ["unknown", "nobody"] });
    let told = |row: u8| {
        let kind = json!({ "kind": "points", "points": 4 });
        let events = json!([
            { "event": "score", "column": 1, "how": how },
            { "event": "tell", "column": 1, "row": row, "kind": kind },
        ]);
        let document = json!({ "game": "iquazu", "players": ["Ann", "Ben"], "events": events });
        read(&document.to_string()).map(|_| ()).expect_err("no tile")
    };
    assert_eq!(
        told(1),
        "events[1]: It is not said who won the tile in the scoring of column 1, row 1: name its \
         winner in that scoring first."
    );
    assert_eq!(told(2), "events[1]: Nobody has won a tile in the scoring of column 1, row 2.");
}

#[test]
fn what_comes_to_a_column_that_was_scored_is_doubtful() {
    let before = [
        json!({ "event": "rock", "column": 1, "values": [8] }),
        json!({ "event": "rock", "column": 2, "values": [9] }),
        json!({ "event": "place", "column": 1, "row": 1, "item": 0 }),
        json!({ "event": "place", "column": 2, "row": 1, "item": 0 }),
        json!({ "event": "score", "column": 1, "how": { "by": "wall" } }),
    ];
    let doubts = |after: &[serde_json::Value]| {
        let events = [&before[..], after].concat();
        scored(&json!(events)).doubts.into_iter().map(|doubt| doubt.text).collect::<Vec<_>>()
    };
    let late = json!({ "event": "place", "column": 1, "row": 1, "item": 1 });
    let sentence = "Column 1, row 1: something was placed there after the column was scored.";
    let scored_again = json!({ "event": "score", "column": 2, "how": { "by": "wall" } });
    assert_eq!(doubts(&[]), [] as [&str; 0]);
    assert_eq!(doubts(std::slice::from_ref(&late)), [sentence]);
    assert_eq!(doubts(&[late.clone(), scored_again.clone()]), [sentence], "it stays so");
    let taken = json!({ "event": "take", "column": 1, "row": 1, "index": 1 });
    assert_eq!(doubts(&[late, taken, scored_again]), [] as [&str; 0], "it is not there after all");

    let mut wall = vec![json!([[], [], [], [], []]); 11];
    wall[0] = json!([[0], [], [], [], []]);
    let ranked = json!([{ "seat": 0, "gems": 1, "depth": 1, "row": 1 }]);
    let scorings = json!([{ "column": 1, "outcome": { "ranked": ranked } }]);
    let told = read(&position_document(&json!({ "wall": wall, "scorings": scorings })));
    assert_eq!(told.expect("a position").doubts, [], "what was carried over need not be told");
}

#[test]
fn what_lies_on_top_cannot_be_raised() {
    let raised = |index: u8| {
        let events = json!([
            { "event": "place", "column": 1, "row": 1, "item": 0 },
            { "event": "raise", "column": 1, "row": 1, "index": index },
        ]);
        let document = json!({ "game": "iquazu", "players": ["Ann", "Ben"], "events": events });
        read(&document.to_string()).map(|_| ()).expect_err("refused")
    };
    assert_eq!(raised(0), "events[1]: What lies on top cannot be raised.");
    assert_eq!(raised(1), "events[1]: There is nothing to take or raise at that place.");
}

#[test]
fn all_who_are_level_in_a_row_are_one_list() {
    let lying = [(1, 0), (2, 1), (2, 3), (2, 2)];
    let mut events: Vec<serde_json::Value> = lying
        .iter()
        .map(|(column, seat)| json!({ "event": "place", "column": column, "row": 1, "item": seat }))
        .collect();
    events.push(json!({ "event": "score", "column": 1, "how": { "by": "wall" } }));
    let players = ["Ann", "Ben", "Cem", "Dia"];
    let document = json!({ "game": "iquazu", "players": players, "events": events }).to_string();
    let scored = read(&document).expect("a fine document");
    let tiles = &scored.score.seats[seat(2)].total.parts()[1];
    assert_eq!(
        tiles.parts()[0].text(),
        "Row 1: Cem, level with Ann, Ben and Dia at 1, lies further right than Ann and lower than Ben \
         and Dia. Tile: unknown tile."
    );
}

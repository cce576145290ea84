//! Documents of Iquazú: what they score, what is refused, what is doubted.

use serde_json::json;
use tallystone_core::document::{self, Scored};
use tallystone_core::game::Catalogue;
use tallystone_core::text::Language;

use super::wall::seat;

pub(crate) fn scored(events: &serde_json::Value) -> Scored {
    let document = json!({ "game": "iquazu", "players": ["Ann", "Ben"], "events": events });
    document::score(&Catalogue::standard(), Language::default(), &document.to_string())
        .expect("a fine document")
}

/// The drop falls onto the top-most free crevice, which may be above a gem of an earlier frame.
#[test]
fn a_drop_above_an_older_gem_is_beyond_doubt() {
    let rocks = json!([{ "column": 1, "values": [5] }]);
    let scored = scored(&json!([
        { "event": "place", "column": 1, "row": 1, "item": 0 },
        { "event": "place", "column": 2, "row": 1, "item": 0 },
        { "event": "score", "column": 1, "how": { "by": "wall" }, "rocks": rocks },
        { "event": "place", "column": 2, "row": 1, "item": "drop" },
        { "event": "raise", "column": 2, "row": 1, "index": 1 },
    ]));
    assert_eq!(scored.doubts, []);
}

#[test]
fn a_column_by_counts_may_be_full_of_drops() {
    let how = json!({ "by": "counts", "seats": [{}, {}], "tiles": [] });
    let scored = scored(&json!([{ "event": "score", "column": 1, "how": how }]));
    assert_eq!(scored.doubts, []);
}

/// Points tiles count only at the end of the game, so the marker is not where the total is.
#[test]
fn a_running_score_says_that_it_is_one_and_what_is_on_the_track() {
    let points = json!({ "by": "points", "points": [8, 0], "tiles": [{ "seat": 0 }] });
    let kind = json!({ "kind": "points", "points": 4 });
    let won = |columns: u8| {
        let mut events = vec![json!({ "event": "score", "column": 1, "how": points })];
        events.push(json!({ "event": "tell", "column": 1, "row": 1, "kind": kind }));
        let bare = json!({ "by": "points", "points": [0, 0], "tiles": [] });
        events.extend(
            (2..=columns).map(|column| json!({ "event": "score", "column": column, "how": bare })),
        );
        scored(&json!(events)).score
    };
    let (running, over) = (won(1), won(11));
    let (running, over) = (&running.seats[seat(0)], &over.seats[seat(0)]);
    assert_eq!((running.total.points(), over.total.points()), (12, 12));
    assert_eq!(running.total.text(), "Total of Ann as it stands");
    let said = "As it stands: 12. On the track so far: 8; tiles count at the end: 4";
    assert_eq!(running.notes, [said, "Marker on field 8"]);
    assert_eq!(over.total.text(), "Total of Ann");
    assert_eq!(over.notes, ["Marker on field 12"]);
}

/// A position of three players, with what is given put in.
pub(crate) fn position_document(given: &serde_json::Value) -> String {
    let empty_columns = vec![json!([[], [], [], [], []]); 11];
    let mut position = json!({
        "rocks": [[8, 5], null, null, null, null, null, null, null, null, null, null],
        "wall": empty_columns,
        "held": [[], [], []],
        "boxes": { "gems": 0, "water": 2 },
    });
    for (field, value) in given.as_object().expect("fields") {
        position[field] = value.clone();
    }
    let players = ["Ann", "Ben", "Cem"];
    json!({ "game": "iquazu", "players": players, "position": position }).to_string()
}

pub(crate) fn read(document: &str) -> Result<Scored, String> {
    let scored = document::score(&Catalogue::standard(), Language::default(), document);
    scored.map_err(|error| error.to_string())
}

#[test]
fn a_ranking_out_of_order_is_refused() {
    let ranked = |standings: serde_json::Value| {
        let scoring = json!({ "column": 1, "outcome": { "ranked": standings } });
        read(&position_document(&json!({ "scorings": [scoring] })))
    };
    let standing =
        |seat: u8, gems: u8, depth: u8| json!({ "seat": seat, "gems": gems, "depth": depth });
    for (standings, sentence) in [
        (
            json!([standing(1, 1, 5), standing(0, 2, 4)]),
            "position: The ranking of column 1 has the best first: Ann, with 2 gems, comes before \
             Ben, with 1.",
        ),
        (
            json!([standing(2, 3, 1), standing(1, 2, 3), standing(0, 2, 4)]),
            "position: The ranking of column 1 has the best first: Ann and Ben are level with 2 gems, so \
             Ann, at depth 4, comes before Ben, at 3.",
        ),
    ] {
        assert_eq!(ranked(standings).map(|_| ()).expect_err("out of order"), sentence);
    }
    for fine in [
        json!([standing(0, 2, 4), standing(1, 2, 3), standing(2, 1, 9)]),
        json!([standing(1, 2, 0), standing(0, 2, 0)]),
        json!([standing(0, 2, 7), standing(1, 2, 0)]),
        json!([standing(1, 2, 0), standing(0, 2, 7)]),
    ] {
        ranked(fine).expect("the best first");
    }
}

#[test]
fn a_tile_that_fits_no_award_is_refused() {
    let held = |column: u8, scored: u8, awards: serde_json::Value| {
        let scoring = |column: u8| {
            let awards = if column == 1 { awards.clone() } else { json!([]) };
            json!({ "column": column, "outcome": { "stated": [8, 5, 0] }, "awards": awards })
        };
        let scorings: Vec<serde_json::Value> = (1..=scored).map(scoring).collect();
        let tile = json!({ "column": column, "row": 1, "kind": { "kind": "points", "points": 4 } });
        read(&position_document(&json!({ "scorings": scorings, "held": [[], [tile], []] }))).map(
            |scored| {
                scored.score.seats.values().map(|seat| seat.total.points()).collect::<Vec<_>>()
            },
        )
    };
    let award = |seat: serde_json::Value, reason: &str| json!([{ "row": 1, "seat": seat, "reason": reason }]);
    assert_eq!(held(1, 1, award(json!(1), "stated")), Ok(vec![8, 9, 0]));
    assert_eq!(held(1, 1, json!([])), Ok(vec![8, 9, 0]), "awards need not be told");
    for (refused, sentence) in [
        (
            held(1, 0, json!([])),
            "position: Ben holds the tile of row 1 from column 1, but that column is not among the \
             scorings: add its scoring, or leave the tile out.",
        ),
        (
            held(1, 1, award(json!(0), "stated")),
            "position: Ben holds the tile of row 1 from column 1, but by the award of that row it \
             went to Ann: name the same player in both.",
        ),
        (
            held(1, 1, award(json!(null), "unknown")),
            "position: Ben holds the tile of row 1 from column 1, but the award of that row names \
             nobody: name the same player in both.",
        ),
        (
            held(10, 11, json!([])),
            "position: Ben holds a tile from column 10, but the last two rocks give none.",
        ),
    ] {
        assert_eq!(refused, Err(sentence.to_owned()));
    }
}

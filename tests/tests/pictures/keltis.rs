//! Tables of Keltis from the first figure to the last.

use serde_json::{Value, json};
use tallystone_core::entry::EntryValue;

use crate::tabletop::{Situation, Tabletop};

const TWO: &[&str] = &["Ann", "Ben"];
const THREE: &[&str] = &["Ann", "Ben", "Cleo"];
const FOUR: &[&str] = &["Ann", "Ben", "Cleo", "Dov"];

pub(crate) fn situations() -> Vec<Situation> {
    vec![
        laid(TWO).seen("empty"),
        laid(THREE).tap("board", "3.1").seen("first_entry"),
        lying(THREE, &midway()).pen("board", "seat.2").seen("middle"),
        lying(FOUR, &crowd()).pen("board", "seat.3").seen("crowded"),
        lying(TWO, &two_midway()).pen("board", "seat.1").pen("board", "seat.1").seen("selected"),
        lying(TWO, &two_midway())
            .tap("board", "1.5")
            .tap("board", "4.7")
            .tap("board", "4.8")
            .seen("taken"),
        lying(TWO, &two_midway()).tap("board", "3.2").tap("board", "5.3").seen("asked"),
        lying(FOUR, &crowd()).tap("board", "5.4").seen("free_step"),
        lying(THREE, &midway()).knowing(&coloured()).pen("board", "seat.1").seen("colours"),
        laid(FOUR).knowing(&coloured()).seen("empty_colours"),
        doubtful().seen("doubtful"),
        lying(FOUR, &goal_reached()).seen("ended"),
        lying(FOUR, &deck_drawn()).seen("all_placed"),
        lying(FOUR, &together()).seen("four_on_a_stone"),
        entering_tiles().seen("tiles"),
    ]
}

/// A box whose paths have these colours; one of them was not told.
fn coloured() -> Value {
    json!({ "paths": { "1": "brown", "2": "yellow", "3": "pink", "5": "blue" } })
}

fn laid(names: &[&str]) -> Tabletop {
    Tabletop::laid("keltis", names, &Value::Null)
}

fn lying(names: &[&str], position: &Value) -> Tabletop {
    Tabletop::lying("keltis", names, &Value::Null, position)
}

/// A seat with these steps on the five paths; the path with its large figure, or 0.
fn side(steps: [u8; 5], large: usize) -> Value {
    let out = (1..).zip(steps).filter(|(_, step)| *step > 0);
    let figures: Vec<Value> = out
        .map(|(path, step)| json!({ "path": path, "step": step, "large": path == large }))
        .collect();
    json!({ "track": 2, "wish_stones": 1, "figures": figures })
}

/// By path and step.
fn tiles(tiles: &[(u8, u8, &str)]) -> Value {
    let tiles = tiles.iter();
    tiles.map(|(path, step, tile)| json!({ "path": path, "step": step, "tile": tile })).collect()
}

/// Three players, who have entered some of the tiles.
fn midway() -> Value {
    json!({
        "seats": [side([5, 0, 3, 7, 0], 4), side([5, 2, 6, 0, 4], 3), side([0, 4, 3, 1, 0], 0)],
        "tiles": tiles(&[
            (1, 3, "two"), (1, 9, "clover"), (2, 4, "one"), (2, 6, "wish_stone"), (3, 9, "three"),
            (4, 1, "clover"), (4, 4, "clover"), (5, 6, "wish_stone"), (5, 8, "two"),
        ]),
    })
}

fn two_midway() -> Value {
    json!({
        "seats": [side([4, 2, 0, 6, 0], 4), side([6, 0, 0, 3, 1], 0)],
        "tiles": tiles(&[(1, 5, "clover"), (2, 3, "two"), (4, 7, "wish_stone"), (5, 1, "one")]),
    })
}

/// All figures are out and all tiles are known; the wish stones that were reached are gone.
fn crowd() -> Value {
    json!({
        "seats": [
            side([7, 4, 5, 6, 3], 4),
            side([7, 4, 8, 6, 1], 3),
            side([5, 4, 5, 6, 9], 2),
            side([5, 2, 5, 1, 3], 1),
        ],
        "tiles": tiles(&[
            (1, 2, "clover"), (1, 4, "one"), (1, 5, "clover"), (1, 7, "two"), (1, 9, "wish_stone"),
            (2, 2, "three"), (2, 4, "clover"), (2, 6, "wish_stone"), (2, 8, "clover"),
            (2, 9, "clover"), (3, 1, "two"), (3, 5, "one"), (3, 7, "clover"), (3, 9, "three"),
            (4, 4, "two"), (4, 7, "clover"), (4, 8, "wish_stone"), (4, 9, "wish_stone"),
            (5, 1, "clover"), (5, 4, "clover"),
        ]),
    })
}

/// Four on one stone, with a clover, with points and without, and with large figures among them.
fn together() -> Value {
    json!({
        "seats": [
            side([2, 4, 6, 5, 1], 4),
            side([2, 4, 6, 5, 1], 3),
            side([2, 4, 6, 5, 1], 3),
            side([2, 4, 6, 5, 0], 2),
        ],
        "tiles": tiles(&[
            (1, 2, "clover"), (1, 3, "two"), (2, 4, "three"), (2, 5, "clover"), (3, 6, "two"),
            (5, 1, "one"),
        ]),
    })
}

/// The fifth figure in the goal area is Ben's, on the second path.
fn goal_reached() -> Value {
    json!({
        "seats": [
            side([9, 3, 0, 8, 2], 1),
            side([4, 7, 5, 0, 6], 2),
            side([6, 1, 9, 0, 4], 3),
            side([9, 2, 5, 3, 0], 1),
        ],
        "tiles": tiles(&[(1, 9, "three"), (2, 3, "clover"), (2, 7, "two"), (3, 9, "one")]),
        "end": { "by": "goal", "seat": 1, "path": 2 },
    })
}

/// Everybody is on every path, and the last card is drawn.
fn deck_drawn() -> Value {
    json!({
        "seats": [
            side([9, 6, 4, 3, 7], 5),
            side([6, 6, 4, 6, 5], 4),
            side([3, 6, 1, 5, 5], 2),
            side([6, 2, 7, 4, 7], 3),
        ],
        "deck_empty": true,
        "end": { "by": "deck" },
    })
}

/// Ann has got the two points of a tile that is now said to be a clover.
fn doubtful() -> Tabletop {
    lying(TWO, &two_midway())
        .tap("board", "2.3")
        .enter("tiles", EntryValue::Flip)
        .pen("board", "tile.clover")
        .tap("board", "2.3")
        .enter("tiles", EntryValue::Flip)
}

/// Stone after stone at the beginning, before anybody has moved.
fn entering_tiles() -> Tabletop {
    let lying: [(&str, &[&str]); 5] = [
        ("tile.clover", &["1.2", "2.5", "3.9", "4.3"]),
        ("tile.wish", &["1.4", "2.9", "3.6", "5.1"]),
        ("tile.1", &["1.7", "4.9"]),
        ("tile.2", &["2.2", "3.4", "5.5"]),
        ("tile.3", &["1.9", "4.6"]),
    ];
    let table = laid(FOUR).enter("tiles", EntryValue::Flip);
    lying.into_iter().fold(table, |table, (pen, stones)| {
        let table = table.pen("board", pen);
        stones.iter().fold(table, |table, stone| table.tap("board", stone))
    })
}

//! Stone Layer: stacks that grow, fall and lie in the river again.

use serde_json::{Value, json};
use tallystone_core::entry::EntryValue;

use crate::tabletop::{Situation, Tabletop};

const FOUR: [&str; 4] = ["Ann", "Ben", "Cleo", "Dov"];

pub(crate) fn situations() -> Vec<Situation> {
    vec![
        laid(4, &Value::Null).seen("empty"),
        laid(2, &Value::Null).tap("ring", "2").press("stood").seen("first_entry"),
        middle().seen("middle"),
        crowded().seen("crowded"),
        empty_river().tap("ring", "5").seen("selected"),
        middle().press("fell").seen("asked"),
        doubtful().seen("doubtful"),
        ended().seen("ended"),
        twelve().seen("a_stack_of_twelve"),
        twelve().tap("ring", "5").seen("twelve_fall"),
        by_another().seen("another_did_it"),
        crowded().press("fell").tap("ring", "2").seen("two_stacks_fall"),
        beside_the_stone().seen("the_stone_lies"),
        middle().press("fell").press("settle").seen("after_a_collapse"),
        empty_river().seen("the_river_is_empty"),
        laid(2, &json!({ "quick_start": true }))
            .choose("steps", "2")
            .choose("steps", "3")
            .seen("quick_start"),
        sizes().seen("sizes"),
        middle().enter("moving", EntryValue::Flip).seen("the_marker_is_moved"),
    ]
}

fn laid(players: usize, options: &Value) -> Tabletop {
    Tabletop::laid("stone_layer", &FOUR[..players], options)
}

/// Stacks clockwise, as stones and the tokens beside them; and the points of the seats.
fn lying(options: &Value, marker: u8, stacks: &[(Value, &[u8])], gold: &[u8]) -> Tabletop {
    let stack = |(stones, tokens): &(Value, &[u8])| json!({ "stones": stones, "tokens": tokens });
    let stacks: Vec<Value> = stacks.iter().map(stack).collect();
    let seats: Vec<Value> = gold.iter().map(|gold| json!({ "gold": gold })).collect();
    let position =
        json!({ "marker": marker, "stacks": stacks, "seats": seats, "up": 0, "turns": 20 });
    Tabletop::lying("stone_layer", &FOUR[..gold.len()], options, &position)
}

fn middle() -> Tabletop {
    let stacks: [(Value, &[u8]); 6] = [
        (json!(3), &[1, 0, 2]),
        (json!(5), &[2, 3, 1]),
        (json!(0), &[0, 0, 0]),
        (json!(1), &[0, 1, 0]),
        (json!(4), &[2, 0, 3]),
        (json!(2), &[0, 1, 1]),
    ];
    lying(&Value::Null, 2, &stacks, &[4, 2, 0])
}

fn crowded() -> Tabletop {
    let stacks: [(Value, &[u8]); 6] = [
        (json!(7), &[4, 3, 7, 2]),
        (json!(6), &[4, 1, 2, 5]),
        (json!(6), &[1, 5, 1, 2]),
        (json!(5), &[1, 1, 3, 1]),
        (json!(6), &[2, 4, 1, 4]),
        (json!(6), &[5, 2, 1, 4]),
    ];
    lying(&Value::Null, 1, &stacks, &[2, 3, 4, 1])
}

/// All 37 stones lie on stacks: the next one is taken from the top of another.
fn empty_river() -> Tabletop {
    let stacks: [(Value, &[u8]); 6] = [
        (json!(8), &[3, 4]),
        (json!(6), &[4, 3]),
        (json!(5), &[2, 4]),
        (json!(0), &[0, 0]),
        (json!(11), &[5, 4]),
        (json!(7), &[3, 2]),
    ];
    lying(&Value::Null, 3, &stacks, &[2, 1])
}

/// Two stones gave at most two tokens, but three lie there.
fn doubtful() -> Tabletop {
    let stacks: [(Value, &[u8]); 6] = [
        (json!(3), &[1, 2]),
        (json!(0), &[0, 0]),
        (json!(2), &[2, 1]),
        (json!(1), &[0, 1]),
        (json!(0), &[0, 0]),
        (json!(1), &[1, 0]),
    ];
    lying(&Value::Null, 6, &stacks, &[0, 2])
}

fn ended() -> Tabletop {
    let stacks: [(Value, &[u8]); 6] = [
        (json!(4), &[2, 1, 1]),
        (json!(2), &[1, 0, 1]),
        (json!(0), &[0, 0, 0]),
        (json!(6), &[2, 4, 3]),
        (json!(3), &[0, 2, 1]),
        (json!(1), &[0, 0, 1]),
    ];
    lying(&Value::Null, 4, &stacks, &[3, 7, 5]).press("fell").press("settle")
}

fn twelve() -> Tabletop {
    let stacks: [(Value, &[u8]); 6] = [
        (json!(1), &[1, 0, 0]),
        (json!(3), &[1, 1, 1]),
        (json!(0), &[0, 0, 0]),
        (json!(2), &[0, 1, 1]),
        (json!(12), &[12, 9, 13]),
        (json!(5), &[3, 2, 1]),
    ];
    lying(&Value::Null, 5, &stacks, &[1, 3, 2])
}

/// By the Norwegian rules, whose tokens stay; not the player who is up.
fn by_another() -> Tabletop {
    let stacks: [(Value, &[u8]); 6] = [
        (json!(2), &[1, 1, 0]),
        (json!(0), &[0, 2, 0]),
        (json!(6), &[3, 5, 4]),
        (json!(4), &[2, 1, 1]),
        (json!(3), &[0, 1, 2]),
        (json!(0), &[0, 0, 0]),
    ];
    let table = lying(&json!({ "edition": "nb" }), 4, &stacks, &[1, 0, 4]);
    table.tap("ring", "3").choose("by", "1")
}

/// The stone of the turn lies on its stack, but another stack fell: it earns nothing.
fn beside_the_stone() -> Tabletop {
    let stacks: [(Value, &[u8]); 6] = [
        (json!(2), &[1, 1]),
        (json!(4), &[3, 2]),
        (json!(1), &[0, 1]),
        (json!(0), &[0, 0]),
        (json!(3), &[2, 1]),
        (json!(5), &[4, 3]),
    ];
    lying(&Value::Null, 1, &stacks, &[4, 3]).tap("ring", "2")
}

/// Some sizes were told, others not.
fn sizes() -> Tabletop {
    let stacks: [(Value, &[u8]); 6] = [
        (json!(["large", "medium", "medium", "small", "small"]), &[4, 2, 2]),
        (json!(["medium", "small"]), &[1, 1, 0]),
        (json!([]), &[0, 0, 0]),
        (json!(["large", "large", "medium", null, "large", "small", "small"]), &[2, 5, 3]),
        (json!(["small"]), &[0, 0, 1]),
        (json!([null, "medium", "large"]), &[1, 0, 1]),
    ];
    lying(&json!({ "sizes": true }), 4, &stacks, &[3, 1, 2])
}

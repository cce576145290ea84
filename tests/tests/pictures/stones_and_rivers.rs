//! Stones & Rivers: from the set-up to the fifth stone.

use serde_json::{Value, json};

use crate::tabletop::{Situation, Tabletop};

const GAME: &str = "stones_and_rivers";

/// Some way into a game: rivers of both in reach of each other.
const MIDDLE: &str = "13/13/9c3/5c1c-5/3s1ss2s3/2s|2s-2s4/4c2s5/3s1c|2s-4/3c1cc1c2c-1/3cc2c|1c3/\
                      5s1s5/8s-4/4s8/13";
/// Both have met in the middle, and hardly a point is free.
const CROWDED: &str =
    "13/13/13/4cc7/3sc-s|ss-s4/3cs|c|sc-s-s3/3sc|ccs-c|c3/4c-scs|5/6c6/13/4s8/13/13/13";
/// Four stones and a river in the circles' area; three stones in the squares'.
const ONE_SHORT: &str = "13/13/6s6/4ccccc-4/3s2s2c|3/2s3s-1s4/6c|3s2/3s2c2s3/4c4c3/6cc1s|3/\
                         4s1s1s4/4c3c4/6s6/13";

pub(crate) fn situations() -> Vec<Situation> {
    let middle = || lying(MIDDLE, "circle", &Value::Null);
    let by_hand = || lying(MIDDLE, "circle", &json!({ "referee": false }));
    let one_short = || lying(ONE_SHORT, "circle", &Value::Null);
    vec![
        laid().seen("empty"),
        laid().tap("board", "f6").tap("board", "f7").seen("first_entry"),
        middle().seen("middle"),
        lying(CROWDED, "square", &Value::Null).seen("crowded"),
        middle().tap("board", "f6").seen("selected"),
        lying(CROWDED, "square", &Value::Null).tap("board", "h8").seen("selected_in_a_crowd"),
        laid().tap("board", "d6").seen("selected_at_the_start"),
        middle().tap("board", "f7").tap("board", "f6").seen("asked"),
        by_hand().tap("board", "f6").seen("no_referee"),
        by_hand().tap("board", "e5").tap("board", "e4").seen("doubtful"),
        one_short().seen("one_short"),
        one_short().tap("board", "i11").choose("turn", "stone").seen("ended"),
    ]
}

fn laid() -> Tabletop {
    Tabletop::laid(GAME, &["Ann", "Ben"], &Value::Null)
}

fn lying(ground: &str, turn: &str, options: &Value) -> Tabletop {
    let position = json!({ "ground": ground, "turn": turn });
    Tabletop::lying(GAME, &["Ann", "Ben"], options, &position)
}

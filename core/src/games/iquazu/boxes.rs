//! Who has the box of gems and the box of water, for the turn helper.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::seat::Seat;
use crate::table::Table;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Boxes {
    pub gems: Seat,
    pub water: Seat,
    /// How often a column was completed in this turn: so often the water box passes at its end.
    #[serde(default)]
    pub completed: u8,
}

impl Boxes {
    pub(super) fn new<O>(table: &Table<O>) -> Self {
        let water = right_of(table, table.start);
        let mut boxes = Self { gems: table.start, water, completed: 0 };
        boxes.reseat(table);
        boxes
    }

    /// Nach der Zwischenwertung: the water box goes counter-clockwise after a scoring, the gem box
    /// clockwise every turn.
    pub(super) fn pass<O>(&mut self, table: &Table<O>) {
        for _ in 0..std::mem::take(&mut self.completed) {
            self.water = right_of(table, self.water);
        }
        self.gems = left_of(table, self.gems);
    }

    /// The boxes of whoever has left go on as they pass.
    pub(super) fn reseat<O>(&mut self, table: &Table<O>) {
        let has_left = |seat: Seat| table.seats.get(seat).is_some_and(|seated| seated.left);
        if has_left(self.gems) {
            self.gems = left_of(table, self.gems);
        }
        if has_left(self.water) {
            self.water = right_of(table, self.water);
        }
    }
}

/// The next player clockwise, passing over those who have left.
fn left_of<O>(table: &Table<O>, seat: Seat) -> Seat {
    neighbour(table, seat, 1)
}

/// The next player counter-clockwise.
pub(super) fn right_of<O>(table: &Table<O>, seat: Seat) -> Seat {
    neighbour(table, seat, table.order.len().saturating_sub(1))
}

fn neighbour<O>(table: &Table<O>, seat: Seat, stride: usize) -> Seat {
    let count = table.order.len();
    let Some(mut place) = table.order.iter().position(|other| *other == seat) else { return seat };
    for _ in 0..count {
        place = (place + stride) % count;
        if !table.seats[table.order[place]].left {
            return table.order[place];
        }
    }
    seat
}

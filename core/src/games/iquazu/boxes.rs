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
        let water = table.right_of(table.start);
        let mut boxes = Self { gems: table.start, water, completed: 0 };
        boxes.reseat(table);
        boxes
    }

    /// Nach der Zwischenwertung: the water box goes counter-clockwise after a scoring, the gem box
    /// clockwise every turn.
    pub(super) fn pass<O>(&mut self, table: &Table<O>) {
        for _ in 0..std::mem::take(&mut self.completed) {
            self.water = table.right_of(self.water);
        }
        self.gems = table.left_of(self.gems);
    }

    /// The boxes of whoever has left go on as they pass.
    pub(super) fn reseat<O>(&mut self, table: &Table<O>) {
        self.gems = table.present_from(self.gems);
        if !table.plays(self.water) {
            self.water = table.right_of(self.water);
        }
    }
}

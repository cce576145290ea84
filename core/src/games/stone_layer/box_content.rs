//! What the players' box of Stone Layer holds, as far as they said: stones of each size.

use serde::{Deserialize, Serialize};

use super::position::Position;
use super::ring::{STONES, Size};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct BoxContent {
    of_size: [Option<u8>; 3],
}

impl BoxContent {
    /// How many stones of a size there are: as told at this table, as told before, or as the other
    /// two sizes leave.
    pub(super) fn suggested(&self, position: &Position, size: Size) -> Option<u8> {
        // A box that contradicts what was told at this table is another one.
        let before = |size: Size| {
            self.of_size[size.index()].filter(|stones| *stones <= position.most_of(size))
        };
        let told = |size: Size| position.of_size[size.index()].or_else(|| before(size));
        told(size).or_else(|| {
            let others: Option<Vec<u8>> = size.others().map(told).collect();
            STONES.checked_sub(others?.into_iter().try_fold(0, u8::checked_add)?)
        })
    }

    /// What was told before.
    pub(super) fn of_size(&self, size: Size) -> Option<u8> {
        self.of_size[size.index()]
    }

    /// Remembers it otherwise, or not any more.
    pub(super) fn set(&mut self, size: Size, stones: Option<u8>) {
        self.of_size[size.index()] = stones;
    }

    /// Whether no stone of a size can be left in the river.
    pub(super) fn is_used_up(&self, position: &Position, size: Size) -> bool {
        let all = self.suggested(position, size);
        all.is_some_and(|all| position.on_stacks(size) >= usize::from(all))
    }

    /// What was told at a table is the newest.
    pub(super) fn learn(&mut self, position: &Position) {
        self.of_size = newest(position.of_size, self.of_size);
    }

    /// What another device knows of the same box.
    pub(super) fn join(&mut self, older: &Self) {
        self.of_size = newest(self.of_size, older.of_size);
    }
}

fn newest(newer: [Option<u8>; 3], older: [Option<u8>; 3]) -> [Option<u8>; 3] {
    std::array::from_fn(|size| newer[size].or(older[size]))
}

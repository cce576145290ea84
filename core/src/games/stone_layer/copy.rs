//! What the players told us about their copy of Stone Layer: how many stones of each size it has.

use serde::{Deserialize, Serialize};

use super::position::Position;
use super::ring::{STONES, Size};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Copy {
    of_size: [Option<u8>; 3],
}

impl Copy {
    /// What the box suggests, where the players of this session have not said.
    pub(super) fn suggested(&self, position: &Position, size: Size) -> Option<u8> {
        // A box that contradicts what was said at this table is another one.
        let remembered = |size: Size| {
            self.of_size[size.index()].filter(|stones| *stones <= position.most_of(size))
        };
        let known = |size: Size| position.of_size[size.index()].or_else(|| remembered(size));
        known(size).or_else(|| {
            // Two of the three say the third.
            let others = Size::ALL.into_iter().filter(|other| *other != size);
            let others: Option<Vec<u8>> = others.map(known).collect();
            STONES.checked_sub(others?.into_iter().try_fold(0, u8::checked_add)?)
        })
    }

    /// Whether no stone of a size can be left in the river.
    pub(super) fn is_used_up(&self, position: &Position, size: Size) -> bool {
        let all = self.suggested(position, size);
        all.is_some_and(|all| position.on_stacks(size) >= usize::from(all))
    }

    /// What was told at a table.
    pub(super) fn learn(&mut self, position: &Position) {
        for (own, told) in self.of_size.iter_mut().zip(position.of_size) {
            *own = told.or(*own);
        }
    }

    /// What another device knows of the same copy.
    pub(super) fn join(&mut self, older: &Self) {
        for (own, other) in self.of_size.iter_mut().zip(older.of_size) {
            *own = own.or(other);
        }
    }
}

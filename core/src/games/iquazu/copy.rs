//! What the players told us about their copy of Iquazú: the numbers that no rulebook prints.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::position::{Column, Kind, Position};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Copy {
    /// By number of players and column: the points on the rock, the highest first.
    pub(super) rocks: BTreeMap<u8, BTreeMap<u8, Vec<u16>>>,
    /// The values of points tiles that were seen.
    pub(super) point_tiles: BTreeSet<u16>,
}

impl Copy {
    /// What another device knows of the same copy.
    pub(super) fn join(&mut self, older: Self) {
        for (players, columns) in older.rocks {
            let known = self.rocks.entry(players).or_default();
            for (column, values) in columns {
                known.entry(column).or_insert(values);
            }
        }
        self.point_tiles.extend(older.point_tiles);
    }

    pub(super) fn rock(&self, players: usize, column: Column) -> Option<&Vec<u16>> {
        self.rocks.get(&u8::try_from(players).ok()?)?.get(&column.number())
    }

    /// Rocks whose values were told or taken for a scoring, and points tiles that were seen.
    pub(super) fn learn(&mut self, players: usize, position: &Position) {
        for (index, values) in position.rocks.iter().enumerate() {
            if let Some(values) = values {
                self.learn_rock(players, Column::after(index), values);
            }
        }
        let held = position.held.values().flatten().filter_map(|tile| tile.kind);
        for kind in held.chain(position.open_tiles.into_iter().flatten()) {
            self.learn_tile(kind);
        }
    }

    fn learn_tile(&mut self, kind: Kind) {
        if let Kind::Points { points } = kind {
            self.point_tiles.insert(points);
        }
    }

    fn learn_rock(&mut self, players: usize, column: Column, values: &[u16]) {
        if let (Ok(players), false) = (u8::try_from(players), values.is_empty()) {
            self.rocks.entry(players).or_default().insert(column.number(), values.to_vec());
        }
    }
}

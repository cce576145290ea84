//! What the players told us about their copy of Iquazú: the numbers that no rulebook prints.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::event::Event;
use super::position::{Column, Kind};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Copy {
    /// By number of players and column: the points on the rock, the highest first.
    pub(super) rocks: BTreeMap<u8, BTreeMap<u8, Vec<u16>>>,
    /// The values of points tiles that were seen.
    pub(super) point_tiles: BTreeSet<u16>,
}

impl Copy {
    pub(super) fn rock(&self, players: usize, column: Column) -> Option<&Vec<u16>> {
        self.rocks.get(&u8::try_from(players).ok()?)?.get(&column.number())
    }

    pub(super) fn learn(&mut self, players: usize, event: &Event) {
        match event {
            Event::Rock { column, values } => self.learn_rock(players, *column, values),
            Event::Tile { kind: Some(Kind::Points { points }), .. }
            | Event::Tell { kind: Kind::Points { points }, .. } => {
                self.point_tiles.insert(*points);
            }
            _ => {}
        }
    }

    fn learn_rock(&mut self, players: usize, column: Column, values: &[u16]) {
        if let (Ok(players), false) = (u8::try_from(players), values.is_empty()) {
            self.rocks.entry(players).or_default().insert(column.number(), values.to_vec());
        }
    }
}

//! What the players told us about their box of Iquazú: the numbers that no rulebook prints.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::position::{Kind, Position};
use super::wall::Column;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct BoxContent {
    /// By number of players and column: the points on the rock, the highest first.
    rocks: BTreeMap<u8, BTreeMap<Column, Vec<u16>>>,
    /// The values of points tiles that were seen.
    pub(super) point_tiles: BTreeSet<u16>,
}

impl BoxContent {
    /// What another device knows of the same box.
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
        self.rocks.get(&u8::try_from(players).ok()?)?.get(&column)
    }

    /// The rocks, by number of players.
    pub(super) fn rocks(&self) -> impl Iterator<Item = (u8, &BTreeMap<Column, Vec<u16>>)> {
        self.rocks.iter().map(|(players, columns)| (*players, columns))
    }

    pub(super) fn rock_mut(&mut self, players: u8, column: Column) -> Option<&mut Vec<u16>> {
        self.rocks.get_mut(&players)?.get_mut(&column)
    }

    /// False if nothing was known of it.
    pub(super) fn forget_rock(&mut self, players: u8, column: Column) -> bool {
        let Some(columns) = self.rocks.get_mut(&players) else { return false };
        let was_known = columns.remove(&column).is_some();
        self.rocks.retain(|_, columns| !columns.is_empty());
        was_known
    }

    /// The numbers that rocks have had at a place, for so many players.
    pub(super) fn seen_at(&self, players: usize, place: usize) -> impl Iterator<Item = u16> {
        let columns = u8::try_from(players).ok().and_then(|players| self.rocks.get(&players));
        let values = columns.into_iter().flat_map(BTreeMap::values);
        values.filter_map(move |values| values.get(place).copied())
    }

    /// Rocks whose values were told or taken for a scoring, and points tiles that were seen.
    pub(super) fn learn(&mut self, players: usize, position: &Position) {
        let Ok(players) = u8::try_from(players) else { return };
        for (index, values) in position.rocks.iter().enumerate() {
            if let Some(values) = values.as_ref().filter(|values| !values.is_empty()) {
                let rocks = self.rocks.entry(players).or_default();
                rocks.insert(Column::after(index), values.clone());
            }
        }
        let held = position.tiles().filter_map(|(_, tile)| tile.kind);
        let seen = held.chain(position.open_tiles.into_iter().flatten());
        self.point_tiles.extend(seen.filter_map(Kind::points));
    }
}

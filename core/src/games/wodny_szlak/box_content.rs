//! What the box of Wodny szlak holds, as the players told it: its tiles, the start tile, and the
//! table of results. None of it stands in the rulebook's text.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::position::{Position, Rating};
use super::river::{Bridge, Herd, Start, Tile, Works};

/// The box holds 60 square tiles; twice as many descriptions are room enough for mistakes.
const MOST_TILES: usize = 120;
const MOST_STARTS: usize = 8;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct BoxContent {
    /// Each once, the way up that is the same for all.
    pub(super) tiles: BTreeSet<Tile>,
    pub(super) starts: BTreeSet<Start>,
    pub(super) ratings: BTreeMap<u8, Rating>,
}

impl BoxContent {
    /// What another device knows of the same box.
    pub(super) fn join(&mut self, older: Self) {
        add(&mut self.tiles, older.tiles, MOST_TILES);
        add(&mut self.starts, older.starts, MOST_STARTS);
        for (row, rating) in older.ratings {
            self.ratings.entry(row).or_insert(rating);
        }
    }

    /// What lies on a table, and its table of results if it has one.
    pub(super) fn learn(&mut self, position: &Position) {
        add(&mut self.tiles, position.tiles().map(Tile::upright), MOST_TILES);
        add(&mut self.starts, position.rivers().filter_map(|river| river.start), MOST_STARTS);
        if !position.ratings.is_empty() {
            self.ratings.clone_from(&position.ratings);
        }
    }

    /// How many tiles of a compartment are known.
    pub(super) fn of_herd(&self, herd: Herd) -> usize {
        self.tiles.iter().filter(|tile| tile.herd() == herd).count()
    }

    /// The points or needs that buildings of a kind are known to have.
    pub(super) fn numbers(&self, of: Works, number: fn(Bridge) -> Option<u8>) -> BTreeSet<u8> {
        let buildings = self.tiles.iter().flat_map(Tile::buildings);
        buildings.filter(|(works, _)| *works == of).filter_map(|(_, it)| number(it)).collect()
    }
}

fn add<T: Ord>(known: &mut BTreeSet<T>, more: impl IntoIterator<Item = T>, most: usize) {
    for item in more {
        if known.len() < most {
            known.insert(item);
        }
    }
}

//! What the players told us about their copy of Wodny szlak: its tiles, the start tile, and the
//! table of results. None of it stands in the rulebook's text.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::forget::Item;
use super::position::{Position, Rating};
use super::start::Start;
use super::tile::{Bridge, Herd, Tile, Works};

/// The box holds 60 square tiles; twice as many descriptions are room enough for mistakes.
const MOST_TILES: usize = 120;
const MOST_STARTS: usize = 8;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Copy {
    /// Each once, the way up that is the same for all.
    pub(super) tiles: BTreeSet<Tile>,
    pub(super) starts: BTreeSet<Start>,
    pub(super) ratings: BTreeMap<u8, Rating>,
}

impl Copy {
    /// What another device knows of the same copy.
    pub(super) fn join(&mut self, older: Self) {
        let room = MOST_TILES.saturating_sub(self.tiles.len());
        let new: Vec<Tile> = older.tiles.difference(&self.tiles).take(room).cloned().collect();
        self.tiles.extend(new);
        let room = MOST_STARTS.saturating_sub(self.starts.len());
        let new: Vec<Start> = older.starts.difference(&self.starts).take(room).copied().collect();
        self.starts.extend(new);
        for (row, rating) in older.ratings {
            self.ratings.entry(row).or_insert(rating);
        }
    }

    /// What lies on a table, and its table of results if it has one.
    pub(super) fn learn(&mut self, position: &Position) {
        for river in position.seats.values().map(|holding| &holding.river) {
            for tile in river.tiles.values().map(Tile::upright) {
                if self.tiles.len() < MOST_TILES {
                    self.tiles.insert(tile);
                }
            }
            if let Some(start) = river.start.filter(|_| self.starts.len() < MOST_STARTS) {
                self.starts.insert(start);
            }
        }
        if !position.ratings.is_empty() {
            self.ratings.clone_from(&position.ratings);
        }
    }

    pub(super) fn forget(&mut self, item: &Item) {
        match item {
            Item::Tile(tile) => self.tiles.remove(tile),
            Item::Start(start) => self.starts.remove(start),
        };
    }
}

/// How many of the tiles belong to a compartment of the box.
pub(super) fn of_herd(tiles: &BTreeSet<Tile>, herd: Herd) -> usize {
    tiles.iter().filter(|tile| tile.herd() == herd).count()
}

/// The points or needs that buildings of a kind are known to have.
pub(super) fn seen(
    tiles: &BTreeSet<Tile>,
    works: Works,
    number: fn(&Bridge) -> Option<u8>,
) -> BTreeSet<u8> {
    let bridges = tiles.iter().flat_map(Tile::channels).filter_map(|it| it.bridge);
    bridges.filter(|it| it.works == Some(works)).filter_map(|it| number(&it)).collect()
}

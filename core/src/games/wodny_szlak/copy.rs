//! What the players told us about their copy of Wodny szlak: its tiles, the start tile, and the
//! table of results. None of it stands in the rulebook's text.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::event::Event;
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

    /// Remembers what lies on the table while something else happens: a tile that is still being
    /// described, or that is taken back at once, has not been used.
    pub(super) fn learn(&mut self, before: &Position, event: &Event) {
        match event {
            Event::Rating { row, rating: Some(rating) } => {
                self.ratings.insert(*row, rating.clone());
            }
            Event::Rating { row, rating: None } => {
                self.ratings.remove(row);
            }
            Event::Describe { .. } | Event::Turn { .. } | Event::Ratings { .. } => {}
            _ => self.learn_rivers(before, event),
        }
    }

    fn learn_rivers(&mut self, before: &Position, event: &Event) {
        for (seat, holding) in before.seats.iter() {
            let river = &holding.river;
            let own = event.seat() == Some(seat);
            for (cell, tile) in &river.tiles {
                let described_now = own && event.cell() == Some(*cell);
                if !described_now && self.tiles.len() < MOST_TILES {
                    self.tiles.insert(tile.upright());
                }
            }
            let told_now = own && matches!(event, Event::Start { .. });
            if let Some(start) = river.start.filter(|_| !told_now)
                && self.starts.len() < MOST_STARTS
            {
                self.starts.insert(start);
            }
        }
    }

    /// The tiles of the box and of this table.
    pub(super) fn known_tiles(&self, position: &Position) -> BTreeSet<Tile> {
        let lying = position.seats.values().flat_map(|it| it.river.tiles.values());
        self.tiles.iter().cloned().chain(lying.map(Tile::upright)).collect()
    }

    pub(super) fn known_starts(&self, position: &Position) -> BTreeSet<Start> {
        let lying = position.seats.values().filter_map(|it| it.river.start);
        self.starts.iter().copied().chain(lying).collect()
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

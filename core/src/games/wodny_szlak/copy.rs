//! What the players told us about their copy of Wodny szlak: its tiles, the start tile, and the
//! table of results. None of it stands in the rulebook's text.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::event::Event;
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
    /// Learnt from the table that is played, and not known before: a correction there replaces it.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    fresh: BTreeSet<Item>,
    /// Described wrongly, as the players said: an old table where it lies does not bring it back.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    forgotten: BTreeSet<Item>,
    /// Something forgotten that is being described once more.
    #[serde(skip_serializing_if = "Option::is_none")]
    anew: Option<Item>,
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
        // On its way to another description, a tile may for a moment look like a forgotten one.
        let still_lies = matches!(event, Event::Turn { .. } | Event::Move { .. });
        if self.anew.is_some() && !still_lies && self.anew == Item::changed_by(before, event) {
            self.anew = None;
        }
        self.correct(before, event);
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
        if let Some(item) = Item::described_by(event).filter(|it| self.forgotten.contains(it)) {
            self.anew = Some(item);
        }
    }

    /// What was learnt from this table and is now described otherwise was wrong. What was known
    /// before stays: then only a wrong one was chosen.
    fn correct(&mut self, before: &Position, event: &Event) {
        let Some(new) = Item::described_by(event) else { return };
        let Some(old) = Item::changed_by(before, event).filter(|old| *old != new) else { return };
        if old.times_on(before) == 1 && self.fresh.remove(&old) {
            self.take_out(&old);
        }
    }

    fn take_out(&mut self, item: &Item) -> bool {
        match item {
            Item::Tile(tile) => self.tiles.remove(tile),
            Item::Start(start) => self.starts.remove(start),
        }
    }

    fn learn_rivers(&mut self, before: &Position, event: &Event) {
        self.fresh.retain(|item| item.times_on(before) > 0);
        for (seat, holding) in before.seats.iter() {
            let river = &holding.river;
            let own = event.seat() == Some(seat);
            for (cell, tile) in &river.tiles {
                let described_now = own && event.cell() == Some(*cell);
                if !described_now && self.tiles.len() < MOST_TILES {
                    self.remember(Item::Tile(tile.upright()));
                }
            }
            let told_now = own && matches!(event, Event::Start { .. });
            if let Some(start) = river.start.filter(|_| !told_now)
                && self.starts.len() < MOST_STARTS
            {
                self.remember(Item::Start(start));
            }
        }
    }

    fn remember(&mut self, item: Item) {
        if self.anew.as_ref() == Some(&item) {
            self.forgotten.remove(&item);
            self.anew = None;
        }
        if self.forgotten.contains(&item) {
            return;
        }
        let new = match &item {
            Item::Tile(tile) => self.tiles.insert(tile.clone()),
            Item::Start(start) => self.starts.insert(*start),
        };
        if new {
            self.fresh.insert(item);
        }
    }

    pub(super) fn forget(&mut self, item: Item) {
        self.fresh.remove(&item);
        if self.take_out(&item) {
            self.forgotten.insert(item);
        }
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

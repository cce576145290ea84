//! Remembered tiles, and which of them a tile that was laid can be.

use std::collections::BTreeSet;

use super::compass::{Sides, Turn};
use super::copy::Copy;
use super::editor::{choice, code, pictured};
use super::position::Position;
use super::shapes;
use super::start::Start;
use super::tile::{Herd, Tile};
use super::words;
use crate::sheet::Control;
use crate::text::msg;

/// The tiles of the box and of a table.
#[derive(Debug)]
pub(super) struct Known {
    pub(super) tiles: BTreeSet<Tile>,
    pub(super) starts: BTreeSet<Start>,
    lying: BTreeSet<Tile>,
    players: usize,
}

impl Known {
    pub(super) fn of(copy: &Copy, position: &Position) -> Self {
        Self {
            tiles: copy.tiles.clone(),
            starts: copy.starts.clone(),
            lying: tiles_of(position),
            players: position.seats.len(),
        }
    }

    /// For a tile with nothing on it: the remembered ones whose river runs the same way, as they
    /// would lie. What cannot be in anybody's hand any more comes last.
    fn alike(&self, tile: &Tile) -> Vec<Tile> {
        if !shapes::is_bare(tile) {
            return Vec::new();
        }
        let shape = rivers(tile, Turn::NONE);
        let mut alike = Vec::new();
        for known in &self.tiles {
            let unlikely = self.lying.contains(known) || !self.uses(known.herd());
            for turn in Turn::ALL.into_iter().filter(|turn| rivers(known, *turn) == shape) {
                let way = (unlikely, known.turned(turn));
                if way.1 != *tile && !alike.contains(&way) {
                    alike.push(way);
                }
            }
        }
        alike.sort_by_key(|(unlikely, _)| *unlikely);
        alike.into_iter().map(|(_, tile)| tile).collect()
    }

    /// Whether tiles of this kind are used at the table.
    pub(super) fn uses(&self, herd: Herd) -> bool {
        herd.is_used_by(self.players)
    }

    pub(super) fn is_offered_for(&self, tile: &Tile) -> bool {
        !self.alike(tile).is_empty()
    }

    pub(super) fn control(&self, tile: &Tile) -> Option<Control> {
        let alike = self.alike(tile);
        let options = alike.iter().map(|it| pictured(code(it), it, words::tile(it))).collect();
        let label = msg!(wodny_szlak_known);
        (!alike.is_empty()).then(|| choice("known", label, options, None))
    }

    pub(super) fn chosen(&self, tile: &Tile, option: &str) -> Option<Tile> {
        self.alike(tile).into_iter().find(|it| code(it) == option)
    }
}

/// The tiles of a table, as the box remembers them.
pub(super) fn tiles_of(position: &Position) -> BTreeSet<Tile> {
    let lying = position.seats.values().flat_map(|it| it.river.tiles.values());
    lying.map(Tile::upright).collect()
}

pub(super) fn starts_of(position: &Position) -> BTreeSet<Start> {
    position.seats.values().filter_map(|it| it.river.start).collect()
}

/// The ways of a tile's water when it is turned, in an order that does not depend on the turn.
fn rivers(tile: &Tile, turn: Turn) -> Vec<Sides> {
    let mut rivers: Vec<Sides> =
        tile.channels().iter().map(|channel| channel.sides.turned(turn)).collect();
    rivers.sort_unstable_by_key(|sides| sides.number());
    rivers
}

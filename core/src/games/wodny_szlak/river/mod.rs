//! A player's river: the start tile and what has been laid to it, and whether a tile fits there.

mod cell;
mod channel;
mod compass;
mod delivery;
mod flow;
mod laid;
pub(super) mod meadow;
pub(super) mod route;
pub(super) mod shapes;
pub(super) mod start;
mod survey;
mod tile;
mod water;

pub use cell::Cell;
pub use channel::{Bridge, Cargo, Channel, Load, Works};
pub(super) use channel::{MOST_LOADS, MOST_POINTS};
pub use compass::{Around, Bearing, Corner, Corners, Side, Sides, Turn};
pub use delivery::{Stop, Stopped, Supply};
pub use flow::{Course, flows};
pub use laid::LaidRiver;
pub use meadow::Meadow;
pub use route::Route;
pub use start::{Shore, Start, StartDrawn};
pub use survey::Survey;
pub use tile::{Drawn, Herd, Tile};
pub use water::Place;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use water::Water;

/// Przebieg gry: 13 rounds, one tile in each.
pub(crate) const TILES_A_PLAYER: usize = 13;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct River {
    /// Which edges of the start tile carry the river; absent while nobody has said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
    pub turned: Turn,
    /// The square tiles by the fields they lie on.
    pub tiles: BTreeMap<Cell, Tile>,
}

/// What an edge of a field shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bank {
    /// No tile, or a start tile that nobody has described.
    Open,
    Land,
    Water,
}

/// Two fields whose common edge is water on one tile and land on the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clash {
    pub water: Cell,
    pub land: Cell,
}

impl River {
    pub fn is_untouched(&self) -> bool {
        self.start.is_none() && self.tiles.is_empty()
    }

    pub fn is_full(&self) -> bool {
        self.tiles.len() >= TILES_A_PLAYER
    }

    pub fn start_fields(&self) -> [Cell; 2] {
        start::fields(self.turned)
    }

    pub fn is_free(&self, cell: Cell) -> bool {
        !self.start_fields().contains(&cell) && !self.tiles.contains_key(&cell)
    }

    /// The fields under the start tile and the others, in order.
    pub(crate) fn fields(&self) -> impl Iterator<Item = Cell> + '_ {
        self.start_fields().into_iter().chain(self.tiles.keys().copied())
    }

    pub(crate) fn bank(&self, cell: Cell, side: Side) -> Bank {
        let bank = |water: bool| if water { Bank::Water } else { Bank::Land };
        if self.start_fields().contains(&cell) {
            return self.start.map_or(Bank::Open, |start| {
                let mut shores = start.shores().into_iter();
                bank(shores.any(|it| start::place(it, self.turned) == (cell, side)))
            });
        }
        self.tiles.get(&cell).map_or(Bank::Open, |tile| bank(tile.sides().contains(side)))
    }

    /// What the neighbour beyond a side shows there.
    fn opposite_bank(&self, cell: Cell, side: Side) -> Bank {
        cell.beyond(side).map_or(Bank::Open, |next| self.bank(next, side.opposite()))
    }

    /// How many neighbours lead water to a field.
    pub(crate) fn joints(&self, cell: Cell) -> usize {
        let is_wet = |side: &&Side| self.opposite_bank(cell, **side) == Bank::Water;
        Side::ALL.iter().filter(is_wet).count()
    }

    /// Rys. 1: water meets water and land meets land.
    fn fits(&self, cell: Cell, tile: &Tile) -> bool {
        Side::ALL.into_iter().all(|side| match self.opposite_bank(cell, side) {
            Bank::Open => true,
            Bank::Water => tile.sides().contains(side),
            Bank::Land => !tile.sides().contains(side),
        })
    }

    /// Rys. 1C: the edges at which water meets land, each once.
    pub fn clashes(&self) -> Vec<Clash> {
        let edges = self.fields().flat_map(|cell| Side::ALL.map(|side| (cell, side)));
        let wet = edges.filter(|(cell, side)| self.bank(*cell, *side) == Bank::Water);
        let dry = wet.filter(|(cell, side)| self.opposite_bank(*cell, *side) == Bank::Land);
        let clash = |(water, side): (Cell, Side)| Some(Clash { water, land: water.beyond(side)? });
        dry.filter_map(clash).collect()
    }

    /// A tile touches one that lies there already: those that no chain of touching tiles joins to
    /// the start tile could not have been laid in any order.
    pub fn stray(&self) -> Vec<Cell> {
        let mut waiting = [false; Cell::COUNT];
        self.tiles.keys().for_each(|cell| waiting[cell.index()] = true);
        let mut open: Vec<Cell> = self.start_fields().into();
        while let Some(cell) = open.pop() {
            for next in cell.neighbours() {
                if std::mem::take(&mut waiting[next.index()]) {
                    open.push(next);
                }
            }
        }
        self.tiles.keys().copied().filter(|cell| waiting[cell.index()]).collect()
    }

    /// What of it can lie on a table: without the tiles that touch nothing.
    pub(crate) fn sound(&self) -> Cow<'_, Self> {
        let stray = self.stray();
        if stray.is_empty() {
            return Cow::Borrowed(self);
        }
        let mut sound = self.clone();
        sound.tiles.retain(|cell, _| !stray.contains(cell));
        Cow::Owned(sound)
    }

    /// The free fields beside what lies there.
    pub(crate) fn free_neighbours(&self) -> BTreeSet<Cell> {
        self.fields().flat_map(Cell::neighbours).filter(|cell| self.is_free(*cell)).collect()
    }

    /// Rys. 3A: the river may not run in a circle.
    pub fn has_ring(&self) -> bool {
        Water::of(self).has_ring()
    }

    /// The tiles of one circle in which water runs: without any one of them that circle is open.
    pub(crate) fn ring_tiles(&self) -> BTreeSet<Cell> {
        let mut river = self.clone();
        for cell in self.tiles.keys() {
            let without = river.without(*cell);
            if without.has_ring() {
                river = without;
            }
        }
        river.tiles.into_keys().collect()
    }

    /// Whether a start tile turned this way would lie on other tiles.
    pub(crate) fn start_overlaps(&self, turned: Turn) -> Option<Cell> {
        start::fields(turned).into_iter().find(|cell| self.tiles.contains_key(cell))
    }

    /// The river with this tile on this field.
    pub(crate) fn with(&self, cell: Cell, tile: Tile) -> Self {
        let mut river = self.clone();
        river.tiles.insert(cell, tile);
        river
    }

    /// The river without what lies on this field.
    pub(crate) fn without(&self, cell: Cell) -> Self {
        let mut river = self.clone();
        river.tiles.remove(&cell);
        river
    }

    /// Whether a tile could be laid here without a fault.
    pub(crate) fn takes(&self, cell: Cell, tile: &Tile) -> bool {
        // One joint closes nothing.
        let may_close = self.joints(cell) > 1;
        self.fits(cell, tile) && !(may_close && self.with(cell, tile.clone()).has_ring())
    }
}

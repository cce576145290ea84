//! A player's river: the start tile and what has been laid to it, and whether a tile fits there.

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::compass::{Bearing as _, Cell, Side, Turn};
use super::start::{self, Shore, Start};
use super::tile::Tile;
use super::water::Water;

/// Przebieg gry: 13 rounds, one tile in each.
pub(super) const TILES_A_PLAYER: usize = 13;

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
pub(super) enum Bank {
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

    pub fn start_fields(&self) -> [Cell; 2] {
        start::fields(self.turned)
    }

    pub fn is_free(&self, cell: Cell) -> bool {
        !self.start_fields().contains(&cell) && !self.tiles.contains_key(&cell)
    }

    /// The fields under the start tile and the others, in order.
    pub(super) fn fields(&self) -> impl Iterator<Item = Cell> + '_ {
        self.start_fields().into_iter().chain(self.tiles.keys().copied())
    }

    fn shores(start: Start) -> [Shore; 3] {
        let [one, other] = start.tributaries();
        [one, other, start.outlet()]
    }

    pub(super) fn bank(&self, cell: Cell, side: Side) -> Bank {
        let bank = |water: bool| if water { Bank::Water } else { Bank::Land };
        if self.start_fields().contains(&cell) {
            return self.start.map_or(Bank::Open, |start| {
                let shores = Self::shores(start);
                bank(shores.iter().any(|it| start::place(*it, self.turned) == (cell, side)))
            });
        }
        self.tiles.get(&cell).map_or(Bank::Open, |tile| bank(tile.sides().contains(side)))
    }

    /// What the neighbour beyond a side shows there.
    fn opposite_bank(&self, cell: Cell, side: Side) -> Bank {
        cell.beyond(side).map_or(Bank::Open, |next| self.bank(next, side.opposite()))
    }

    /// Whether two fields lie under one tile: the two halves of the start tile.
    fn is_inside_start(&self, one: Cell, other: Cell) -> bool {
        let fields = self.start_fields();
        fields.contains(&one) && fields.contains(&other)
    }

    /// Rys. 1: water meets water and land meets land.
    pub(super) fn fits(&self, cell: Cell, tile: &Tile) -> bool {
        Side::ALL.into_iter().all(|side| match self.opposite_bank(cell, side) {
            Bank::Open => true,
            Bank::Water => tile.sides().contains(side),
            Bank::Land => !tile.sides().contains(side),
        })
    }

    /// Rys. 1C: the edges at which water meets land, each once.
    pub fn clashes(&self) -> Vec<Clash> {
        let mut clashes = Vec::new();
        for cell in self.fields() {
            for side in Side::ALL {
                let Some(next) = cell.beyond(side) else { continue };
                if self.bank(cell, side) == Bank::Water
                    && self.opposite_bank(cell, side) == Bank::Land
                    && !self.is_inside_start(cell, next)
                {
                    clashes.push(Clash { water: cell, land: next });
                }
            }
        }
        clashes
    }

    /// A tile touches one that lies there already: those that no chain of touching tiles joins to
    /// the start tile could not have been laid in any order.
    pub fn stray(&self) -> Vec<Cell> {
        let mut waiting = [false; Cell::COUNT];
        self.tiles.keys().for_each(|cell| waiting[cell.index()] = true);
        let mut open: Vec<Cell> = self.start_fields().into();
        while let Some(cell) = open.pop() {
            for next in Side::ALL.into_iter().filter_map(|side| cell.beyond(side)) {
                if std::mem::take(&mut waiting[next.index()]) {
                    open.push(next);
                }
            }
        }
        self.tiles.keys().copied().filter(|cell| waiting[cell.index()]).collect()
    }

    /// What of it can lie on a table: without the tiles that touch nothing.
    pub(super) fn sound(&self) -> std::borrow::Cow<'_, Self> {
        let stray = self.stray();
        if stray.is_empty() {
            return std::borrow::Cow::Borrowed(self);
        }
        let mut sound = self.clone();
        sound.tiles.retain(|cell, _| !stray.contains(cell));
        std::borrow::Cow::Owned(sound)
    }

    /// The free fields beside what lies there.
    pub(super) fn free_neighbours(&self) -> BTreeSet<Cell> {
        let next = |cell: Cell| Side::ALL.into_iter().filter_map(move |side| cell.beyond(side));
        self.fields().flat_map(next).filter(|cell| self.is_free(*cell)).collect()
    }

    /// Rys. 3A: the river may not run in a circle.
    pub fn has_ring(&self) -> bool {
        Water::of(self).has_ring()
    }

    /// The tiles of one circle in which water runs: without any one of them that circle is open.
    pub(super) fn ring_tiles(&self) -> BTreeSet<Cell> {
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
    pub(super) fn start_overlaps(&self, turned: Turn) -> Option<Cell> {
        start::fields(turned).into_iter().find(|cell| self.tiles.contains_key(cell))
    }

    /// The river with this tile on this field.
    pub(super) fn with(&self, cell: Cell, tile: Tile) -> Self {
        let mut river = self.clone();
        river.tiles.insert(cell, tile);
        river
    }

    /// The river without what lies on this field.
    pub(super) fn without(&self, cell: Cell) -> Self {
        let mut river = self.clone();
        river.tiles.remove(&cell);
        river
    }

    /// Whether a tile could be laid here without a fault.
    pub(super) fn takes(&self, cell: Cell, tile: &Tile) -> bool {
        let is_wet = |side: &&Side| self.opposite_bank(cell, **side) == Bank::Water;
        let joints = Side::ALL.iter().filter(is_wet).count();
        // One joint closes nothing.
        self.fits(cell, tile) && (joints < 2 || !self.with(cell, tile.clone()).has_ring())
    }
}

//! All that a river gives: what its tiles add up to, from the sound part of it.

use std::collections::BTreeSet;

use super::compass::{Cell, Side};
use super::delivery::{Supply, supplies};
use super::flow::{Way, courses};
use super::meadow::{Meadow, meadows};
use super::options::Options;
use super::river::River;
use super::route::{POINTS_A_TILE, Route, longest};
use super::tile::Works;
use super::water::{Place, Water};
use super::words;
use crate::text::Message;

/// What a river is worth, and why. Tiles that touch nothing and edges where water meets land are
/// left out of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Survey {
    pub supplies: Vec<Supply>,
    pub route: Option<Route>,
    pub meadows: Vec<Meadow>,
    /// Fields whose tile has two buildings, each on a water of its own.
    twins: BTreeSet<Cell>,
}

impl Survey {
    pub fn of(river: &River, options: Options) -> Self {
        let river = river.sound();
        let water = Water::of(&river);
        Self {
            supplies: supplies(&water, &courses(&water), options),
            route: longest(&water, options),
            meadows: meadows(&river),
            twins: river
                .tiles
                .iter()
                .filter(|(_, tile)| tile.has_two_buildings())
                .map(|(cell, _)| *cell)
                .collect(),
        }
    }

    /// Where a building stands, so that it can be told from another on the same tile.
    pub(super) fn name(&self, place: Place) -> Message {
        match place {
            Place::Tile(cell, side) if self.twins.contains(&cell) => words::on_side(cell, side),
            _ => words::place(place),
        }
    }

    pub fn of_kind(&self, works: Works) -> impl Iterator<Item = &Supply> {
        self.supplies.iter().filter(move |supply| supply.works == works)
    }

    /// The points of the supplied mills or sawmills, the highest first.
    pub fn values(&self, works: Works) -> Vec<u8> {
        let mut values: Vec<u8> = self.of_kind(works).map(Supply::points).collect();
        values.retain(|points| *points > 0);
        values.sort_unstable_by(|one, other| other.cmp(one));
        values
    }

    pub fn route_tiles(&self) -> usize {
        self.route.as_ref().map_or(0, |route| route.tiles)
    }

    pub fn meadows_of(&self, fragments: u8) -> usize {
        self.meadows.iter().filter(|meadow| meadow.fragments == fragments).count()
    }
}

/// Porty: points for a way of so many tiles.
pub(super) fn route_points(tiles: usize) -> i64 {
    i64::try_from(tiles).unwrap_or(0) * POINTS_A_TILE
}

/// Rys. 2: which way water passes each edge of a river, where it flows.
pub fn flows(river: &River) -> Vec<((Cell, Side), Way)> {
    let river = river.sound();
    let water = Water::of(&river);
    let mut flows = Vec::new();
    for (bed, course) in water.beds.iter().zip(courses(&water)) {
        for (at, arm) in bed.arms.iter().enumerate() {
            flows.extend(course.through(at).map(|way| ((arm.cell, arm.side), way)));
        }
    }
    flows
}

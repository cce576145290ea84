//! All that a river gives: what its tiles add up to, from the sound part of it.

use super::super::options::Options;
use super::River;
use super::channel::Works;
use super::delivery::{Supply, supplies};
use super::flow::courses;
use super::meadow::{Meadow, meadows};
use super::route::{Route, longest};
use super::water::Water;

/// What a river is worth, and why. Tiles that touch nothing and edges where water meets land are
/// left out of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Survey {
    pub supplies: Vec<Supply>,
    pub route: Option<Route>,
    pub meadows: Vec<Meadow>,
}

impl Survey {
    pub fn of(river: &River, options: Options) -> Self {
        let river = river.sound();
        let water = Water::of(&river);
        Self {
            supplies: supplies(&water, &courses(&water), options),
            route: longest(&water, options),
            meadows: meadows(&river),
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

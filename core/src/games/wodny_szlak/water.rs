//! Where water touches water: the channels of a river as a graph, free of rings.

use super::compass::{Cell, Side};
use super::river::River;
use super::start;
use super::tile::Channel;

/// A channel by what it is: the start tile's, or that of a tile which reaches a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    Start,
    Tile(Cell, Side),
}

impl Place {
    pub fn cell(self) -> Option<Cell> {
        match self {
            Self::Start => None,
            Self::Tile(cell, _) => Some(cell),
        }
    }
}

/// An end of a channel at an edge of its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Arm {
    pub(super) cell: Cell,
    pub(super) side: Side,
    /// The channel and arm beyond the edge, if water meets water there.
    pub(super) joins: Option<(usize, usize)>,
}

/// A channel with its arms, clockwise; those of the start tile are its tributaries and its outlet.
#[derive(Clone, Debug)]
pub(super) struct Bed<'a> {
    pub(super) place: Place,
    pub(super) arms: Vec<Arm>,
    /// What is on it; the start tile's is bare.
    pub(super) channel: Option<&'a Channel>,
}

impl Bed<'_> {
    pub(super) fn has_bridge(&self) -> bool {
        self.channel.is_some_and(|channel| channel.bridge.is_some())
    }
}

/// All channels of a river: the start tile's first, if it is described.
#[derive(Clone, Debug)]
pub(super) struct Water<'a> {
    pub(super) beds: Vec<Bed<'a>>,
}

/// The arms of the start tile's channel.
pub(super) const OUTLET: usize = 2;

impl<'a> Water<'a> {
    pub(super) fn of(river: &'a River) -> Self {
        let mut beds = Vec::new();
        if let Some(start) = &river.start {
            let [one, other] = start.tributaries();
            let arm = |shore| {
                let (cell, side) = start::place(shore, river.turned);
                Arm { cell, side, joins: None }
            };
            let arms = [one, other, start.outlet()].map(arm).to_vec();
            beds.push(Bed { place: Place::Start, arms, channel: None });
        }
        for (cell, tile) in &river.tiles {
            for channel in tile.channels() {
                let arm = |side| Arm { cell: *cell, side, joins: None };
                let arms: Vec<Arm> = channel.sides.iter().map(arm).collect();
                let Some(first) = arms.first() else { continue };
                let place = Place::Tile(*cell, first.side);
                beds.push(Bed { place, arms, channel: Some(channel) });
            }
        }
        let mut water = Self { beds };
        water.join();
        water
    }

    fn join(&mut self) {
        let mut ends: Vec<((Cell, Side), (usize, usize))> = Vec::new();
        for (at, bed) in self.beds.iter().enumerate() {
            ends.extend((0..).zip(&bed.arms).map(|(arm, end)| ((end.cell, end.side), (at, arm))));
        }
        ends.sort_unstable();
        for arm in self.beds.iter_mut().flat_map(|bed| &mut bed.arms) {
            let Some(beyond) = arm.cell.beyond(arm.side) else { continue };
            let wanted = (beyond, arm.side.opposite());
            let found = ends.binary_search_by_key(&wanted, |(end, _)| *end);
            arm.joins = found.ok().map(|found| ends[found].1);
        }
    }

    /// Rys. 3A: whether water closes a ring somewhere. A network without rings has one joint fewer
    /// than channels in each of its parts.
    pub(super) fn has_ring(&self) -> bool {
        let mut parts: Vec<usize> = (0..self.beds.len()).collect();
        for (at, bed) in self.beds.iter().enumerate() {
            // Each joint has two ends; it is looked at from one of them.
            for (other, _) in (0..)
                .zip(&bed.arms)
                .filter_map(|(arm, end)| end.joins.filter(|beyond| *beyond > (at, arm)))
            {
                let (one, other) = (root(&mut parts, at), root(&mut parts, other));
                if one == other {
                    return true;
                }
                parts[one] = other;
            }
        }
        false
    }
}

/// The channel that stands for all that are joined to this one.
fn root(parts: &mut [usize], mut at: usize) -> usize {
    while parts[at] != at {
        parts[at] = parts[parts[at]];
        at = parts[at];
    }
    at
}

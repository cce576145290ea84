//! Where water touches water: the channels of a river as a graph, free of rings.

use super::cell::Cell;
use super::channel::Channel;
use super::compass::{Bearing as _, Side};
use super::{River, start};

/// A channel by where it is: the start tile's, or on a field the one with this first side.
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

/// The arms of a channel: one for each side of a tile at most.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arms {
    all: [Arm; 4],
    count: usize,
}

impl Arms {
    fn at(ends: impl Iterator<Item = (Cell, Side)>) -> Self {
        let none = Arm { cell: Cell::HOME, side: Side::North, joins: None };
        let mut arms = Self { all: [none; 4], count: 0 };
        for ((cell, side), arm) in ends.zip(&mut arms.all) {
            *arm = Arm { cell, side, joins: None };
            arms.count += 1;
        }
        arms
    }
}

impl std::ops::Deref for Arms {
    type Target = [Arm];

    fn deref(&self) -> &[Arm] {
        &self.all[..self.count]
    }
}

/// A channel with its arms, clockwise; those of the start tile are its tributaries and its outlet.
#[derive(Clone, Debug)]
pub(super) struct Bed<'a> {
    pub(super) place: Place,
    pub(super) arms: Arms,
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

/// Which arm of the start tile's channel is the outlet.
pub(super) const OUTLET: usize = 2;

impl<'a> Water<'a> {
    pub(super) fn of(river: &'a River) -> Self {
        let mut beds = Vec::with_capacity(2 * river.tiles.len() + 1);
        if let Some(start) = &river.start {
            let shores = start.shores().into_iter();
            let arms = Arms::at(shores.map(|it| start::place(it, river.turned)));
            beds.push(Bed { place: Place::Start, arms, channel: None });
        }
        for (cell, tile) in &river.tiles {
            for channel in tile.channels() {
                let arms = Arms::at(channel.sides.iter().map(|side| (*cell, side)));
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
        // For each side of each field which arm ends there: four to a channel, from 1; 0 is none.
        let mut ends = [[0_u16; 4]; Cell::COUNT];
        for (at, bed) in self.beds.iter().enumerate() {
            for (number, arm) in bed.arms.iter().enumerate() {
                ends[arm.cell.index()][usize::from(arm.side.index())] =
                    u16::try_from(4 * at + number + 1).unwrap_or(0);
            }
        }
        for bed in &mut self.beds {
            for arm in &mut bed.arms.all[..bed.arms.count] {
                let Some(beyond) = arm.cell.beyond(arm.side) else { continue };
                let end = ends[beyond.index()][usize::from(arm.side.opposite().index())];
                arm.joins = usize::from(end).checked_sub(1).map(|end| (end / 4, end % 4));
            }
        }
    }

    /// Rys. 3A: whether water closes a ring somewhere. A network without rings has one joint fewer
    /// than channels in each of its parts.
    pub(super) fn has_ring(&self) -> bool {
        let mut parts: Vec<usize> = (0..self.beds.len()).collect();
        for (at, bed) in self.beds.iter().enumerate() {
            // Each joint has two ends; it is looked at from one of them.
            for (other, _) in (0..)
                .zip(bed.arms.iter())
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

//! What happens in Stone Layer, as the players tell it. Events say what was seen, never what it
//! gave: the same log can be read by the rules of every edition.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ring::{Base, Size, Steps};
use crate::seat::Seat;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// The marker stands at this base stone.
    Marker { base: Base },
    /// A stone of a quick start: so many steps further than the one before it.
    QuickStone {
        steps: Steps,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        size: Option<Size>,
    },
    /// The stone of a turn, for the stack at the marker.
    Stone {
        /// Whose turn it is.
        seat: Seat,
        outcome: Outcome,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        size: Option<Size>,
        /// The stack it was taken from, as the river was empty.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Base>,
    },
    /// Stacks fell by somebody else's doing, or once more in a turn.
    Collapse { by: Seat, stacks: Stacks },
    /// The tile is put away and the turn is over. No steps: nobody said.
    Tile {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        steps: Option<Steps>,
    },
    /// No open tile could be used: five new ones.
    NewTiles,
    /// Five gold points for a five-point token.
    Exchange { seat: Seat },
    /// The box has so many stones of a size.
    Count {
        size: Size,
        #[schemars(range(max = 37))]
        stones: u8,
    },
}

/// How a stone ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// As the rules want it.
    Stood,
    /// It lies on the stack, but leans, or something else was touched.
    NoToken,
    /// It is back in the river, and nothing else fell.
    SlidOff,
    /// Its player toppled stacks. `lies`: the stone itself lies on its stack afterwards, which it
    /// cannot where that stack fell: all its stones went back to the river.
    Fell { stacks: Stacks, lies: bool },
    /// The stack it was being taken from fell, perhaps with others.
    SourceFell { stacks: Stacks },
}

/// Stacks that fell together: the one at the marker, others by their base stones.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Stacks {
    pub at_marker: bool,
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub others: BTreeSet<Base>,
}

impl Stacks {
    pub(super) fn bases(&self, marker: Base) -> BTreeSet<Base> {
        self.others.iter().copied().chain(self.at_marker.then_some(marker)).collect()
    }
}

impl Event {
    pub(super) fn seat(&self) -> Option<Seat> {
        match self {
            Self::Stone { seat, .. }
            | Self::Collapse { by: seat, .. }
            | Self::Exchange { seat } => Some(*seat),
            Self::Marker { .. }
            | Self::QuickStone { .. }
            | Self::Tile { .. }
            | Self::NewTiles
            | Self::Count { .. } => None,
        }
    }
}

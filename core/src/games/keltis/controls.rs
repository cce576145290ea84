//! What can be touched in Keltis.

use serde::{Deserialize, Serialize};

use super::position::{Path, Step, Tile};
use crate::id::ids;
use crate::seat::Seat;

ids! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Control {
        Board = "board",
        /// The points on the track.
        Track(seat: Seat) = "track",
        /// A point tile was reached.
        Tile(tile: Tile, seat: Seat) = "tile",
        WishStones(seat: Seat) = "wish",
        /// The last card was drawn.
        Deck = "deck",
        /// Tiles are entered instead of figures.
        Tiles = "tiles",
        /// Asks for a seat's track and wish stones.
        Count = "count",
        /// Closes that question.
        Cancel = "cancel",
        /// The colour of a path of this box.
        Colour = "colour",
    }
}

/// What a tap on the board means; kept between taps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Pen {
    Small(Seat),
    Large(Seat),
    Tile(Tile),
}

ids! {
    /// A pen as it lies beside the board: one a seat, for its figures of both sizes.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum PenId {
        Seat(seat: Seat) = "seat",
        Tile(tile: Tile) = "tile",
    }
}

impl Pen {
    pub(super) fn id(self) -> PenId {
        match self {
            Self::Small(seat) | Self::Large(seat) => PenId::Seat(seat),
            Self::Tile(tile) => PenId::Tile(tile),
        }
    }

    /// What is in hand after a pen was tapped: that of a seat which is in hand already changes its
    /// size.
    pub(super) fn taken(self, tapped: PenId) -> Self {
        match tapped {
            PenId::Seat(seat) if self == Self::Small(seat) => Self::Large(seat),
            PenId::Seat(seat) => Self::Small(seat),
            PenId::Tile(tile) => Self::Tile(tile),
        }
    }

    /// Whose figures it moves.
    pub(super) fn seat(self) -> Option<Seat> {
        match self {
            Self::Small(seat) | Self::Large(seat) => Some(seat),
            Self::Tile(_) => None,
        }
    }
}

/// A stone of a path.
pub(super) type Stone = (Path, Step);

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
    }
}

ids! {
    /// What a tap on the board means; kept between taps.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub(super) enum Pen {
        Small(seat: Seat) = "small",
        Large(seat: Seat) = "large",
        Tile(tile: Tile) = "tile",
    }
}

impl Pen {
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

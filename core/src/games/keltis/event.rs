//! What happens in Keltis, as the players told it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::position::{Path, Size, Step, Tile};
use crate::seat::Seat;

pub(super) const MOST_TRACK_POINTS: u16 = 999;
pub(super) const MOST_WISH_STONES: u8 = 9;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// The seat's figure of this path now stands here.
    Figure {
        seat: Seat,
        path: Path,
        step: Step,
        /// Absent: as it was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        size: Option<Size>,
        /// The tile that it landed on, if it is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tile: Option<Tile>,
    },
    /// A point tile was reached.
    TilePoints { seat: Seat, tile: Tile },
    /// The track shows this many points.
    Track { seat: Seat, points: u16 },
    /// The seat has so many wish stones.
    WishStones { seat: Seat, count: u8 },
    /// This tile lies on this stone, or none does.
    Tile { path: Path, step: Step, tile: Option<Tile> },
    /// Whether the last card of the pile has been drawn.
    Deck { empty: bool },
}

impl Event {
    pub(super) fn seat(&self) -> Option<Seat> {
        match self {
            Self::Figure { seat, .. }
            | Self::TilePoints { seat, .. }
            | Self::Track { seat, .. }
            | Self::WishStones { seat, .. } => Some(*seat),
            Self::Tile { .. } | Self::Deck { .. } => None,
        }
    }
}

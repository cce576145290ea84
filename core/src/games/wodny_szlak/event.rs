//! What happens at a table of Wodny szlak, as the players told it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::position::{Name, Rating, Stated};
use super::river::{Cell, Start, Tile, Turn};
use crate::seat::Seat;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A mill or sawmill that the players tell about without a board; `null` if it is not there.
    Building { seat: Seat, name: Name, stated: Option<Stated> },
    /// The longest way between two ports has so many tiles; 0 for none.
    Route {
        seat: Seat,
        #[schemars(range(max = 60))]
        tiles: u8,
    },
    /// So many meadows of this size.
    Meadows {
        seat: Seat,
        size: Size,
        #[schemars(range(max = 60))]
        count: u8,
    },
    /// Which edges of the start tile carry the river, and how it lies.
    Start { seat: Seat, start: Start, turned: Turn },
    /// This tile, as it lies, is laid on a free field.
    Place { seat: Seat, cell: Cell, tile: Tile },
    /// The tile that lies there is really this one.
    Describe { seat: Seat, cell: Cell, tile: Tile },
    /// The tile that lies there is turned clockwise.
    Turn { seat: Seat, cell: Cell, quarters: Turn },
    /// The tile lies on another field.
    Move { seat: Seat, from: Cell, to: Cell },
    /// No tile lies there.
    Remove { seat: Seat, cell: Cell },
    /// No tile lies on the river any more; its start tile stays.
    Clear { seat: Seat },
    /// Whether a player has placed in this round.
    Placed { seat: Seat, round: u8, placed: bool },
    /// Everybody has placed, passed and drawn.
    Round { round: u8 },
    /// A row of the table of results, or none.
    Rating { row: u8, rating: Option<Rating> },
    /// The whole table of results, as it was remembered.
    Ratings { rows: Vec<Rating> },
}

/// How many fragments a meadow has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Size {
    Three,
    Four,
}

impl Event {
    pub(super) fn seat(&self) -> Option<Seat> {
        match self {
            Self::Building { seat, .. }
            | Self::Route { seat, .. }
            | Self::Meadows { seat, .. }
            | Self::Start { seat, .. }
            | Self::Place { seat, .. }
            | Self::Describe { seat, .. }
            | Self::Turn { seat, .. }
            | Self::Move { seat, .. }
            | Self::Remove { seat, .. }
            | Self::Clear { seat }
            | Self::Placed { seat, .. } => Some(*seat),
            Self::Round { .. } | Self::Rating { .. } | Self::Ratings { .. } => None,
        }
    }

    /// The field whose tile it is about.
    pub(super) fn cell(&self) -> Option<Cell> {
        match self {
            Self::Place { cell, .. }
            | Self::Describe { cell, .. }
            | Self::Turn { cell, .. }
            | Self::Remove { cell, .. }
            | Self::Move { from: cell, .. } => Some(*cell),
            _ => None,
        }
    }
}

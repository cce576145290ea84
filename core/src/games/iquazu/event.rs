//! What happens at the wall of Iquazú, as the players told it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::position::Kind;
use super::wall::{Column, Item, ROWS, Row};
use crate::seat::{PerSeat, Seat};

pub(super) const MOST_ROCK_POINTS: u16 = 99;
pub(super) const MOST_CREVICES: u8 = 9;
/// 35 of a colour, one of which is the marker.
pub(super) const MOST_GEMS: u8 = 34;
/// More than could ever lie in one row of a column.
pub(super) const MOST_IN_A_CELL: usize = 12;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A gem or a drop lies in this cell, below what lies there already.
    Place { column: Column, row: Row, item: Item },
    /// The thing at this place of a cell (0 is the top) is not there.
    Take { column: Column, row: Row, index: u8 },
    /// The thing at this place of a cell lies one higher.
    Raise { column: Column, row: Row, index: u8 },
    /// The points on a rock, the highest first.
    Rock {
        column: Column,
        #[schemars(inner(range(max = 99)))]
        values: Vec<u16>,
    },
    /// What the open tile at the end of a row is.
    Tile { row: Row, kind: Option<Kind> },
    /// So many crevices has a column in its five rows.
    Crevices {
        column: Column,
        #[schemars(inner(range(max = 9)))]
        rows: [u8; ROWS],
    },
    /// The column is full and is scored.
    Score {
        column: Column,
        how: How,
        /// Rock values that were taken from the box for it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        rocks: Vec<RockValues>,
    },
    /// What the tile is that was won in a column's scoring at the end of a row.
    Tell { column: Column, row: Row, kind: Kind },
    /// Whoever has that tile uses it up, or takes that back.
    Use { column: Column, row: Row, used: bool },
    /// The turn is over: the boxes pass.
    Turn,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RockValues {
    pub column: Column,
    #[schemars(inner(range(max = 99)))]
    pub values: Vec<u16>,
}

/// How a scoring was entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum How {
    /// From what lies on the wall.
    Wall,
    /// Each seat's gems in the column, and how far up its lowest one lies (1 is the lowest).
    Counts { seats: PerSeat<Count>, tiles: Vec<TileTo> },
    /// Points given by the players themselves.
    Points { points: PerSeat<u16>, tiles: Vec<TileTo> },
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Count {
    #[schemars(range(max = 34))]
    pub gems: u8,
    /// The place of the lowest gem, counted from the bottom; 0 while nobody has said.
    pub lowest: u8,
}

/// Who gets a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TileTo {
    #[default]
    Unknown,
    Nobody,
    Seat(Seat),
}

impl How {
    /// Who got the tiles, as far as the wall does not say it.
    pub(super) fn tiles(&self) -> &[TileTo] {
        match self {
            Self::Wall => &[],
            Self::Counts { tiles, .. } | Self::Points { tiles, .. } => tiles,
        }
    }
}

impl TileTo {
    fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Unknown | Self::Nobody => None,
        }
    }
}

impl Event {
    pub(super) fn seats(&self) -> Vec<Seat> {
        match self {
            Self::Place { item, .. } => item.seat().into_iter().collect(),
            Self::Score { how, .. } => how.tiles().iter().filter_map(|to| to.seat()).collect(),
            Self::Take { .. }
            | Self::Raise { .. }
            | Self::Rock { .. }
            | Self::Tile { .. }
            | Self::Crevices { .. }
            | Self::Tell { .. }
            | Self::Use { .. }
            | Self::Turn => Vec::new(),
        }
    }
}

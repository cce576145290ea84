//! What can be touched in Wodny szlak, and what can be chosen there.

use serde::{Deserialize, Serialize};

use super::position::Name;
use super::river::{Cargo, Corner, Shore, Side, Works};
use crate::id::ids;
use crate::seat::Seat;

ids! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Control {
        /// How a player's points are entered.
        Mode = "way",
        /// Whose points are entered.
        Open(seat: Seat) = "open",
        /// All tiles are taken away, so that what was told counts again.
        Clear = "clear",
        /// A player has placed in this round.
        Placed(seat: Seat) = "placed",
        /// The round is over.
        Round = "round",

        /// Told without a board: what the building of this number is worth, needs and got.
        Mill(seat: Seat, number: u8, part: BuildingPart) = "mill",
        Sawmill(seat: Seat, number: u8, part: BuildingPart) = "sawmill",
        Route(seat: Seat) = "route",
        Threes(seat: Seat) = "threes",
        Fours(seat: Seat) = "fours",

        /// The board.
        River(seat: Seat) = "river",
        /// How the water of a new tile runs.
        Shape = "shape",
        /// Rare shapes and those that do not fit are offered, too.
        All = "all",
        /// The remembered tiles that this one can be.
        Known = "known",
        /// The one thing that is on most tiles.
        Thing = "thing",
        Points = "points",
        Needs = "needs",
        /// What lies at an edge of water that a bridge parts.
        Load(side: Side) = "load",
        Meadows = "meadows",
        /// What is asked of few tiles is shown, too.
        More = "more",
        /// The loads at an edge, or those of the channel that is called by it.
        Sacks(side: Side) = "sack",
        Axes(side: Side) = "axe",
        Port = "port",
        Turned = "turned",
        Herd = "herd",
        Move = "move",
        Remove = "remove",
        Start(part: StartPart) = "start",
        /// Closes what is asked about a field or the start tile.
        Cancel = "cancel",

        /// The remembered table of results is used.
        Ratings = "ratings",
        Least(row: u8) = "least",
        Title(row: u8) = "title",
    }
}

impl Control {
    pub(super) fn building(seat: Seat, name: Name, part: BuildingPart) -> Self {
        match name.works {
            Works::Mill => Self::Mill(seat, name.number, part),
            Works::Sawmill => Self::Sawmill(seat, name.number, part),
        }
    }

    pub(super) fn loads(cargo: Cargo, side: Side) -> Self {
        match cargo {
            Cargo::Sack => Self::Sacks(side),
            Cargo::Axe => Self::Axes(side),
        }
    }
}

ids! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum BuildingPart {
        Points = "points",
        Needs = "needs",
        Arrived = "arrived",
    }
}

ids! {
    /// What is said of the start tile.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum StartPart {
        /// A remembered one, and how it lies.
        Known = "known",
        /// Its edges and corners.
        Tile = "tile",
        Turned = "turned",
    }
}

ids! {
    /// A place on the start tile.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum StartPlace {
        Edge(shore: Shore) = "edge",
        /// As it lies on the table.
        Corner(corner: Corner) = "corner",
    }
}

ids! {
    /// How a player's points are entered.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub(super) enum Mode {
        /// What was supplied, the length of the route, the meadows.
        #[default]
        Result = "result",
        /// The same, with what every building needs and got.
        Buildings = "buildings",
        /// The river itself.
        River = "river",
    }
}

impl Mode {
    pub(super) const ALL: [Self; 3] = [Self::Result, Self::Buildings, Self::River];
}

ids! {
    /// What is on a tile, by an edge of the water that it is on.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Thing {
        None = "none",
        Mill(side: Side) = "mill",
        Sawmill(side: Side) = "sawmill",
        Bridge(side: Side) = "bridge",
        Sacks(count: u8, side: Side) = "sack",
        Axes(count: u8, side: Side) = "axe",
        Port(side: Side) = "port",
    }
}

impl Thing {
    pub(super) fn works(works: Option<Works>, side: Side) -> Self {
        match works {
            None => Self::Bridge(side),
            Some(Works::Mill) => Self::Mill(side),
            Some(Works::Sawmill) => Self::Sawmill(side),
        }
    }

    pub(super) fn loads(cargo: Cargo, count: u8, side: Side) -> Self {
        match cargo {
            Cargo::Sack => Self::Sacks(count, side),
            Cargo::Axe => Self::Axes(count, side),
        }
    }
}

ids! {
    /// What lies at an edge.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Lying {
        None = "none",
        Loads(cargo: Cargo, count: u8) = "of",
    }
}

//! The start tile: two fields long, two tributaries that meet in one main river.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::cell::Cell;
use super::compass::{Corner, Corners, Side, Turn};
use crate::id::{Id, ids};
use crate::json::Told;
use crate::text::msg;

/// One of the six edges of the start tile as it lies unturned, with its long sides up and down;
/// clockwise from the left.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Shore {
    Left,
    UpperLeft,
    UpperRight,
    Right,
    LowerRight,
    LowerLeft,
}

impl Shore {
    pub const ALL: [Self; 6] = [
        Self::Left,
        Self::UpperLeft,
        Self::UpperRight,
        Self::Right,
        Self::LowerRight,
        Self::LowerLeft,
    ];

    /// Whether it belongs to the right half, and which side of that half it is.
    fn half(self) -> (bool, Side) {
        match self {
            Self::Left => (false, Side::West),
            Self::UpperLeft => (false, Side::North),
            Self::UpperRight => (true, Side::North),
            Self::Right => (true, Side::East),
            Self::LowerRight => (true, Side::South),
            Self::LowerLeft => (false, Side::South),
        }
    }
}

ids!(for Shore {
    Shore::Left = "left",
    Shore::UpperLeft = "upper_left",
    Shore::UpperRight = "upper_right",
    Shore::Right = "right",
    Shore::LowerRight = "lower_right",
    Shore::LowerLeft = "lower_left",
});

/// Which edges of the start tile carry the river, and its meadow corners. The rulebook's text does
/// not print them: the players say it once.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "StartDrawn", into = "StartDrawn")]
#[schemars(with = "StartDrawn")]
pub struct Start(StartDrawn);

/// A start tile as it is written down.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(deny_unknown_fields)]
pub struct StartDrawn {
    /// Where the two tributaries come in.
    pub tributaries: [Shore; 2],
    /// Where the main river leaves.
    pub outlet: Shore,
    #[serde(default)]
    #[schemars(with = "BTreeSet<Corner>")]
    pub meadows: Corners,
}

impl TryFrom<StartDrawn> for Start {
    type Error = Told;

    fn try_from(mut drawn: StartDrawn) -> Result<Self, Told> {
        drawn.tributaries.sort_unstable();
        let [one, other] = drawn.tributaries;
        if one == other || drawn.outlet == one || drawn.outlet == other {
            return Err(Told(msg!(wodny_szlak_unread_start)));
        }
        Ok(Self(drawn))
    }
}

impl From<Start> for StartDrawn {
    fn from(start: Start) -> Self {
        start.0
    }
}

impl Start {
    pub fn tributaries(self) -> [Shore; 2] {
        self.0.tributaries
    }

    pub fn outlet(self) -> Shore {
        self.0.outlet
    }

    /// All that carry the river: the tributaries and the outlet.
    pub(crate) fn shores(self) -> [Shore; 3] {
        let [one, other] = self.0.tributaries;
        [one, other, self.0.outlet]
    }

    pub fn meadows(self) -> Corners {
        self.0.meadows
    }
}

/// Its shores and the number of its meadows.
impl Id for Start {
    fn write(&self, id: &mut String) {
        let [one, other] = self.0.tributaries;
        ((one, other), (self.0.outlet, self.0.meadows)).write(id);
    }

    fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        let ((one, other), (outlet, meadows)) = Id::read(parts)?;
        Self::try_from(StartDrawn { tributaries: [one, other], outlet, meadows }).ok()
    }
}

/// The two fields under the start tile, from the left or from above.
pub(crate) fn fields(turned: Turn) -> [Cell; 2] {
    let side = if turned.quarters().is_multiple_of(2) { Side::East } else { Side::South };
    [Cell::HOME, Cell::HOME.beyond(side).unwrap_or(Cell::HOME)]
}

/// Where a half of the tile lies when it is turned: its right half comes first from a half turn on.
fn field(right: bool, turned: Turn) -> Cell {
    let second = right != (turned.quarters() >= 2);
    fields(turned)[usize::from(second)]
}

/// The field and its side that an edge of the start tile becomes.
pub(crate) fn place(shore: Shore, turned: Turn) -> (Cell, Side) {
    let (right, side) = shore.half();
    (field(right, turned), turned.of(side))
}

/// Where its meadow corners lie. It has four corners: none in the middle of its long sides.
pub(crate) fn corners(start: Start, turned: Turn) -> Vec<(Cell, Corner)> {
    let right = |corner: Corner| matches!(corner, Corner::NorthEast | Corner::SouthEast);
    let meadows = start.meadows().iter();
    meadows.map(|corner| (field(right(corner), turned), turned.of(corner))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_tile_turns_about_its_first_field() {
        let turn = |quarters: u8| Turn::try_from(quarters).expect("0 to 3");
        let at = |shore: Shore, quarters: u8| {
            let (cell, side) = place(shore, turn(quarters));
            (cell.to_string(), side)
        };
        assert_eq!(at(Shore::Left, 0), ("N14".to_owned(), Side::West));
        assert_eq!(at(Shore::Left, 1), ("N14".to_owned(), Side::North));
        assert_eq!(at(Shore::Left, 2), ("O14".to_owned(), Side::East));
        assert_eq!(at(Shore::Left, 3), ("N15".to_owned(), Side::South));
        assert_eq!(at(Shore::UpperRight, 1), ("N15".to_owned(), Side::East));
        assert_eq!(at(Shore::LowerRight, 3), ("N14".to_owned(), Side::East));
    }

    #[test]
    fn every_edge_of_the_two_fields_is_named_once() {
        for turned in Turn::ALL {
            let mut edges: Vec<_> = Shore::ALL.map(|shore| place(shore, turned)).to_vec();
            edges.sort_unstable();
            edges.dedup();
            assert_eq!(edges.len(), 6);
            let fields = fields(turned);
            let inner = |(cell, side): &(Cell, Side)| {
                cell.beyond(*side).is_some_and(|next| fields.contains(&next))
            };
            assert!(!edges.iter().any(inner), "{turned:?}");
        }
    }

    #[test]
    fn three_different_edges_carry_the_river() {
        let drawn = |one, other, outlet| StartDrawn {
            tributaries: [one, other],
            outlet,
            meadows: Corners::NONE,
        };
        assert!(Start::try_from(drawn(Shore::Left, Shore::Left, Shore::Right)).is_err());
        assert!(Start::try_from(drawn(Shore::Left, Shore::Right, Shore::Right)).is_err());
        let one = Start::try_from(drawn(Shore::Left, Shore::UpperLeft, Shore::Right));
        assert_eq!(one, Start::try_from(drawn(Shore::UpperLeft, Shore::Left, Shore::Right)));
    }
}

//! Sides, corners and quarter turns.

use std::fmt;
use std::marker::PhantomData;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board;
use crate::id::{Id, ids};
use crate::text::{Message, msg};

/// One of four, counted clockwise.
pub trait Bearing: Copy + 'static {
    const ALL: [Self; 4];

    fn index(self) -> u8;
}

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Bearing for Side {
    const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    fn index(self) -> u8 {
        self as u8
    }
}

impl Side {
    pub fn opposite(self) -> Self {
        Turn::HALF.of(self)
    }

    pub(crate) fn edge(self) -> board::Edge {
        match self {
            Self::North => board::Edge::North,
            Self::East => board::Edge::East,
            Self::South => board::Edge::South,
            Self::West => board::Edge::West,
        }
    }

    pub(crate) fn name(self) -> Message {
        match self {
            Self::North => msg!(wodny_szlak_north),
            Self::East => msg!(wodny_szlak_east),
            Self::South => msg!(wodny_szlak_south),
            Self::West => msg!(wodny_szlak_west),
        }
    }

    /// As a picture of a tile has it.
    pub(crate) fn letter(self) -> Message {
        match self {
            Self::North => msg!(wodny_szlak_north_letter),
            Self::East => msg!(wodny_szlak_east_letter),
            Self::South => msg!(wodny_szlak_south_letter),
            Self::West => msg!(wodny_szlak_west_letter),
        }
    }
}

ids!(for Side { Side::North = "n", Side::East = "e", Side::South = "s", Side::West = "w" });

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Corner {
    NorthEast,
    SouthEast,
    SouthWest,
    NorthWest,
}

impl Bearing for Corner {
    const ALL: [Self; 4] = [Self::NorthEast, Self::SouthEast, Self::SouthWest, Self::NorthWest];

    fn index(self) -> u8 {
        self as u8
    }
}

impl Corner {
    pub(crate) fn dot(self) -> board::Corner {
        match self {
            Self::NorthEast => board::Corner::NorthEast,
            Self::SouthEast => board::Corner::SouthEast,
            Self::SouthWest => board::Corner::SouthWest,
            Self::NorthWest => board::Corner::NorthWest,
        }
    }

    pub(crate) fn name(self) -> Message {
        match self {
            Self::NorthEast => msg!(wodny_szlak_north_east),
            Self::SouthEast => msg!(wodny_szlak_south_east),
            Self::SouthWest => msg!(wodny_szlak_south_west),
            Self::NorthWest => msg!(wodny_szlak_north_west),
        }
    }
}

ids!(for Corner {
    Corner::NorthEast = "ne",
    Corner::SouthEast = "se",
    Corner::SouthWest = "sw",
    Corner::NorthWest = "nw",
});

/// Some of the four sides or corners, written as a list. In a schema they are a `BTreeSet`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "Vec<T>", into = "Vec<T>")]
#[serde(bound(
    serialize = "T: Bearing + Serialize",
    deserialize = "T: Bearing + Deserialize<'de>"
))]
pub struct Around<T> {
    bits: u8,
    of: PhantomData<T>,
}

pub type Sides = Around<Side>;
pub type Corners = Around<Corner>;

impl Sides {
    /// `nsw`, clockwise.
    pub(crate) fn letters(self) -> String {
        self.iter().map(|side| side.to_id()).collect()
    }
}

/// Chosen by its number.
impl Id for Corners {
    fn write(&self, id: &mut String) {
        self.number().write(id);
    }

    fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        u8::read(parts).filter(|number| *number < 16).map(Self::numbered)
    }
}

impl<T: Bearing> Around<T> {
    pub const NONE: Self = Self { bits: 0, of: PhantomData };

    /// The set with this number, 0 to 15: one bit for each, clockwise.
    pub fn numbered(bits: u8) -> Self {
        Self { bits: bits & 15, of: PhantomData }
    }

    pub fn number(self) -> u8 {
        self.bits
    }

    pub fn of(items: &[T]) -> Self {
        items.iter().fold(Self::NONE, |set, item| set.with(*item))
    }

    pub fn with(self, item: T) -> Self {
        Self::numbered(self.bits | 1 << item.index())
    }

    /// With it if it was not there, without it if it was.
    pub fn toggled(self, item: T) -> Self {
        Self::numbered(self.bits ^ 1 << item.index())
    }

    pub fn and(self, other: Self) -> Self {
        Self::numbered(self.bits | other.bits)
    }

    pub fn contains(self, item: T) -> bool {
        self.bits & 1 << item.index() != 0
    }

    pub fn meets(self, other: Self) -> bool {
        self.bits & other.bits != 0
    }

    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    pub fn len(self) -> usize {
        self.iter().count()
    }

    pub fn iter(self) -> impl Iterator<Item = T> {
        T::ALL.into_iter().filter(move |item| self.contains(*item))
    }

    pub fn turned(self, turn: Turn) -> Self {
        Self::numbered(self.bits << turn.0 | self.bits >> (4 - turn.0))
    }
}

impl<T> Default for Around<T> {
    fn default() -> Self {
        Self { bits: 0, of: PhantomData }
    }
}

impl<T: Bearing + fmt::Debug> fmt::Debug for Around<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Bearing> From<Vec<T>> for Around<T> {
    fn from(items: Vec<T>) -> Self {
        Self::of(&items)
    }
}

impl<T: Bearing> From<Around<T>> for Vec<T> {
    fn from(set: Around<T>) -> Self {
        set.iter().collect()
    }
}

/// Quarter turns clockwise: 0 to 3.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "u8", into = "u8")]
#[schemars(with = "u8", extend("maximum" = 3))]
pub struct Turn(u8);

impl Turn {
    pub const NONE: Self = Self(0);
    pub const HALF: Self = Self(2);
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    pub fn quarters(self) -> u8 {
        self.0
    }

    /// The turn that leads here from another.
    pub fn after(self, other: Self) -> Self {
        Self((self.0 + 4 - other.0) % 4)
    }

    /// The turn that leads back.
    pub fn back(self) -> Self {
        Self::NONE.after(self)
    }

    /// Where a side or a corner points after the turn.
    pub fn of<T: Bearing>(self, item: T) -> T {
        T::ALL[usize::from((item.index() + self.0) % 4)]
    }
}

impl TryFrom<u8> for Turn {
    type Error = String;

    fn try_from(quarters: u8) -> Result<Self, String> {
        if quarters < 4 {
            Ok(Self(quarters))
        } else {
            Err(format!("a turn is 0 to 3 quarters, not {quarters}"))
        }
    }
}

impl From<Turn> for u8 {
    fn from(turn: Turn) -> u8 {
        turn.0
    }
}

ids!(number Turn);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_quarters_are_none() {
        let quarter = Turn(1);
        assert_eq!(quarter.of(Side::West), Side::North);
        assert_eq!(quarter.of(Corner::NorthWest), Corner::NorthEast);
        for number in 0..16 {
            let sides = Sides::numbered(number);
            let once = sides.turned(quarter);
            assert!(
                Side::ALL.iter().all(|it| sides.contains(*it) == once.contains(quarter.of(*it)))
            );
            assert_eq!(once.turned(Turn(3)), sides);
            assert_eq!(sides.turned(Turn::NONE), sides);
        }
    }
}

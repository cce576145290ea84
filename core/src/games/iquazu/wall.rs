//! The wall of Iquazú: columns of five rows, and what lies in their crevices.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::id::ids;
use crate::seat::Seat;

pub(super) const ROWS: usize = 5;
/// The frame shows so many columns, as far as the wall reaches.
pub(super) const FRAME: usize = 5;

/// One of the five rows, counted from the top: 1 to 5.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "u8", into = "u8")]
#[schemars(with = "u8", extend("minimum" = 1, "maximum" = 5))]
pub struct Row(u8);

impl Row {
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=5).map(Self)
    }

    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl TryFrom<u8> for Row {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if (1..=5).contains(&number) {
            Ok(Self(number))
        } else {
            Err(format!("a row is 1 to 5, not {number}"))
        }
    }
}

/// A column of the wall, counted from the left, from 1. Which of them exist depends on the table.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Column(u8);

impl Column {
    /// The column with so many before it.
    pub fn after(count: usize) -> Self {
        Self(u8::try_from(count + 1).unwrap_or(u8::MAX))
    }

    /// `None` for 0, which is no column.
    pub fn index(self) -> Option<usize> {
        usize::from(self.0).checked_sub(1)
    }
}

impl From<u8> for Column {
    fn from(number: u8) -> Self {
        Self(number)
    }
}

/// Rows and columns are numbers in ids and in sentences.
macro_rules! numbers {
    ($($name:ident),+) => {
        $(
            impl From<$name> for u8 {
                fn from(value: $name) -> u8 {
                    value.0
                }
            }

            impl From<$name> for i64 {
                fn from(value: $name) -> i64 {
                    value.0.into()
                }
            }

            ids!(number $name);
        )+
    };
}

numbers!(Row, Column);

/// What lies in a crevice: a seat's gem (its number) or `"drop"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Item {
    Gem(Seat),
    Drop(Water),
}

impl Item {
    pub const DROP: Self = Self::Drop(Water::Drop);

    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Gem(seat) => Some(seat),
            Self::Drop(_) => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Water {
    Drop,
}

/// A column of the wall: its five rows, each from top to bottom.
pub type WallColumn = [Vec<Item>; ROWS];

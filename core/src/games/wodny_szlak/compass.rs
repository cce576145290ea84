//! Sides, corners and quarter turns, and the cells of the grid that a river grows on.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};

use crate::board;
use crate::json::Told;
use crate::text::{Message, echo, msg};

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

    pub(super) fn edge(self) -> board::Edge {
        match self {
            Self::North => board::Edge::North,
            Self::East => board::Edge::East,
            Self::South => board::Edge::South,
            Self::West => board::Edge::West,
        }
    }

    pub(super) fn name(self) -> Message {
        match self {
            Self::North => msg!(wodny_szlak_north),
            Self::East => msg!(wodny_szlak_east),
            Self::South => msg!(wodny_szlak_south),
            Self::West => msg!(wodny_szlak_west),
        }
    }

    pub(super) fn letter(self) -> char {
        ['n', 'e', 's', 'w'][usize::from(self.index())]
    }
}

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
    pub(super) fn dot(self) -> board::Corner {
        match self {
            Self::NorthEast => board::Corner::NorthEast,
            Self::SouthEast => board::Corner::SouthEast,
            Self::SouthWest => board::Corner::SouthWest,
            Self::NorthWest => board::Corner::NorthWest,
        }
    }

    pub(super) fn name(self) -> Message {
        match self {
            Self::NorthEast => msg!(wodny_szlak_north_east),
            Self::SouthEast => msg!(wodny_szlak_south_east),
            Self::SouthWest => msg!(wodny_szlak_south_west),
            Self::NorthWest => msg!(wodny_szlak_north_west),
        }
    }
}

/// Some of the four sides or corners.
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

/// Written as a list of what is in it: sides and corners have different schemas.
impl<T: JsonSchema> JsonSchema for Around<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        Vec::<T>::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = Vec::<T>::json_schema(generator);
        schema.insert("uniqueItems".to_owned(), true.into());
        schema
    }
}

pub type Sides = Around<Side>;
pub type Corners = Around<Corner>;

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

/// A field of the grid, called by its column's letters and its row: `N14`. The start tile lies on
/// N14 and the field to its right or below, so that 13 tiles in a row stay on the grid whichever
/// way they go, and a field has the same name for as long as the game lasts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String", extend("pattern" = "^([A-Z]|A[AB])([1-9]|1[0-9]|2[0-8])$"))]
pub struct Cell {
    row: u8,
    column: u8,
}

impl Cell {
    pub const GRID: u8 = 28;
    /// Where the start tile lies, or its upper or left half.
    pub const HOME: Self = Self { row: 13, column: 13 };

    /// The cell with so many columns and rows before it.
    pub fn at(column: u8, row: u8) -> Option<Self> {
        (column < Self::GRID && row < Self::GRID).then_some(Self { row, column })
    }

    /// How many cells the grid has, and where this one stands among them.
    pub(super) const COUNT: usize = Self::GRID as usize * Self::GRID as usize;

    pub(super) fn index(self) -> usize {
        usize::from(self.row) * usize::from(Self::GRID) + usize::from(self.column)
    }

    pub fn column(self) -> u8 {
        self.column
    }

    pub fn row(self) -> u8 {
        self.row
    }

    /// The cell beyond a side; `None` at the rim of the grid.
    pub fn beyond(self, side: Side) -> Option<Self> {
        let (column, row) = (self.column, self.row);
        match side {
            Side::North => Self::at(column, row.checked_sub(1)?),
            Side::East => Self::at(column + 1, row),
            Side::South => Self::at(column, row + 1),
            Side::West => Self::at(column.checked_sub(1)?, row),
        }
    }

    pub fn column_name(column: u8) -> String {
        let letter = |index: u8| char::from(b'A' + index % 26);
        match column / 26 {
            0 => letter(column).to_string(),
            more => [letter(more - 1), letter(column)].iter().collect(),
        }
    }

    pub(super) fn name(self) -> Message {
        Message::verbatim(self.to_string())
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Self::column_name(self.column), self.row + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::str::FromStr for Cell {
    type Err = Told;

    fn from_str(text: &str) -> Result<Self, Told> {
        let wrong = || Told(msg!(wodny_szlak_unread_field, came = echo(text)));
        let digits = text.find(|letter: char| letter.is_ascii_digit()).ok_or_else(wrong)?;
        let (letters, row) = text.split_at(digits);
        let column = (0..Self::GRID).find(|column| Self::column_name(*column) == letters);
        let row = row.parse::<u8>().ok().and_then(|row| row.checked_sub(1));
        let cell = column.zip(row).and_then(|(column, row)| Self::at(column, row));
        cell.filter(|cell| cell.to_string() == text).ok_or_else(wrong)
    }
}

impl TryFrom<String> for Cell {
    type Error = Told;

    fn try_from(text: String) -> Result<Self, Told> {
        text.parse()
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> Self {
        cell.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_called_like_those_of_a_sheet() {
        for (column, row, name) in [(0, 0, "A1"), (13, 13, "N14"), (25, 9, "Z10"), (27, 27, "AB28")]
        {
            let cell = Cell::at(column, row).expect("on the grid");
            assert_eq!(cell.to_string(), name);
            assert_eq!(name.parse(), Ok(cell));
        }
        for wrong in ["", "A", "1", "A0", "A29", "AC1", "a1", "A01", "A1 ", "ÄA1"] {
            assert!(wrong.parse::<Cell>().is_err(), "{wrong}");
        }
    }

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

//! The cells of the grid that a river grows on.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::compass::{Bearing as _, Side};
use crate::json::Told;
use crate::text::{Message, echo, msg};

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
    pub(crate) const COUNT: usize = Self::GRID as usize * Self::GRID as usize;

    pub(crate) fn index(self) -> usize {
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

    pub(crate) fn neighbours(self) -> impl Iterator<Item = Self> {
        Side::ALL.into_iter().filter_map(move |side| self.beyond(side))
    }

    pub fn column_name(column: u8) -> String {
        let letter = |index: u8| char::from(b'A' + index % 26);
        match column / 26 {
            0 => letter(column).to_string(),
            more => [letter(more - 1), letter(column)].iter().collect(),
        }
    }

    pub(crate) fn name(self) -> Message {
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
}

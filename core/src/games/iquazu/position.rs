//! The table of Iquazú: the rocks below the wall, tiles, and what has been scored.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::boxes::Boxes;
use super::options::Options;
use super::wall::{Column, FRAME, Item, ROWS, Row, WallColumn};
use crate::seat::{PerSeat, Seat};
use crate::table::Table;

/// What a bonus tile is good for.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Kind {
    /// Counts at the end of the game.
    Points {
        #[schemars(range(max = 99))]
        points: u16,
    },
    /// Two, three or four cards.
    Cards {
        #[schemars(range(min = 2, max = 4))]
        cards: u8,
    },
    AnyColour,
    DoubleMove,
}

impl Kind {
    /// What it counts, if it is a points tile.
    pub fn points(self) -> Option<u16> {
        match self {
            Self::Points { points } => Some(points),
            Self::Cards { .. } | Self::AnyColour | Self::DoubleMove => None,
        }
    }
}

/// A bonus tile that a seat has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// The scoring that it was won in, and the row it lay in: what it is known by.
    pub column: Column,
    pub row: Row,
    /// Absent while nobody has said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub used: bool,
}

/// What a column was worth to whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    pub column: Column,
    pub outcome: Outcome,
    /// One a row; none for the last two rocks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub awards: Vec<Award>,
}

impl Scoring {
    /// Who has gems in the column; nobody where the players gave the points themselves.
    pub(super) fn standings(&self) -> &[Standing] {
        match &self.outcome {
            Outcome::Ranked(standings) => standings,
            Outcome::Stated(_) => &[],
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Who has gems in the column, the best first.
    Ranked(Vec<Standing>),
    /// Points as the players gave them.
    Stated(PerSeat<u16>),
}

/// What decides a seat's place in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    pub seat: Seat,
    #[schemars(range(min = 1, max = 60))]
    pub gems: u16,
    /// How far down its lowest gem lies: more is lower. Comparable within one column only; 0 while
    /// nobody has said.
    pub depth: u16,
    /// The row of that gem, if the wall was entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<Row>,
}

impl Standing {
    /// Whether somebody has said how far down its lowest gem lies.
    pub(super) fn is_told(self) -> bool {
        self.depth > 0
    }
}

/// Who gets the tile at the end of a row, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Award {
    pub row: Row,
    pub seat: Option<Seat>,
    pub reason: Reason,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// No gem in the row: the tile leaves the game.
    NoGem,
    Majority {
        gems: u16,
    },
    /// Level with these; its gem lies further right.
    FurtherRight {
        level: Vec<Seat>,
        gems: u16,
    },
    /// Level with these, also in the column; its gem lies lower there.
    Lower {
        level: Vec<Seat>,
        gems: u16,
        /// Level in gems, too, but not so far to the right.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        further_left: Vec<Seat>,
    },
    /// As the players said.
    Stated,
    /// Nobody said.
    Unknown,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Points on the rocks, the highest first; absent while nobody has said.
    pub rocks: Vec<Option<Vec<u16>>>,
    pub wall: Vec<WallColumn>,
    #[serde(default)]
    pub scorings: Vec<Scoring>,
    /// Kinds of the five open tiles in the frame, from the top row down.
    #[serde(default)]
    pub open_tiles: [Option<Kind>; ROWS],
    pub held: PerSeat<Vec<Held>>,
    /// How many crevices a column has in each row, where the players have said.
    #[serde(default)]
    pub crevices: Vec<Option<[u8; ROWS]>>,
    pub boxes: Boxes,
    /// What lay on the wall at the last scoring: what is carried over.
    #[serde(default)]
    pub carried: Vec<WallColumn>,
    /// Cells in which something that was carried over was gone or had changed by a later scoring.
    #[serde(default)]
    pub disturbed: Vec<(Column, Row)>,
    /// Cells of columns that were scored already when something was placed there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub late: Vec<(Column, Row)>,
}

impl Position {
    pub fn new(table: &Table<Options>) -> Self {
        let columns = table.options.columns.count();
        Self {
            rocks: vec![None; columns],
            wall: vec![WallColumn::default(); columns],
            scorings: Vec::new(),
            open_tiles: [None; ROWS],
            held: PerSeat::from_fn(table.len(), |_| Vec::new()),
            crevices: vec![None; columns],
            boxes: Boxes::new(table),
            carried: vec![WallColumn::default(); columns],
            disturbed: Vec::new(),
            late: Vec::new(),
        }
    }

    pub fn columns(&self) -> usize {
        self.wall.len()
    }

    /// The column that is scored next, if there is one.
    pub fn current(&self) -> Option<Column> {
        (self.scorings.len() < self.columns()).then(|| Column::after(self.scorings.len()))
    }

    /// How many columns are scored with bonus tiles: all but the last two.
    pub(super) fn with_tiles(&self) -> usize {
        self.columns().saturating_sub(2)
    }

    /// Whether the next scoring gives bonus tiles.
    pub fn gives_tiles(&self) -> bool {
        self.scorings.len() < self.with_tiles()
    }

    /// Whether the third-last rock is next: from the wall, the last two are scored with it, full or
    /// not.
    pub(super) fn is_third_last_next(&self) -> bool {
        self.scorings.len() + 1 == self.with_tiles()
    }

    /// The columns that are scored next, from the wall or otherwise.
    pub(super) fn scored_next(&self, from_wall: bool) -> impl Iterator<Item = Column> + use<> {
        let first = self.scorings.len();
        let count = if from_wall && self.is_third_last_next() { 3 } else { 1 };
        (first..self.columns().min(first + count)).map(Column::after)
    }

    pub(super) fn is_scored(&self, column: Column) -> bool {
        column.index().is_some_and(|index| index < self.scorings.len())
    }

    /// What a scoring said about the tile of a row.
    pub(super) fn award(&self, column: Column, row: Row) -> Option<&Award> {
        let scoring = self.scorings.iter().find(|scoring| scoring.column == column)?;
        scoring.awards.iter().find(|award| award.row == row)
    }

    /// How many columns the frame has left behind. It stops at the third-last rock; from then on
    /// nothing moves.
    pub(super) fn frame_start(&self) -> usize {
        self.scorings.len().min(self.columns().saturating_sub(3))
    }

    /// The columns inside the frame, from the left.
    pub fn frame(&self) -> impl ExactSizeIterator<Item = Column> + Clone {
        let start = self.frame_start();
        (start..self.columns().min(start + FRAME)).map(Column::after)
    }

    pub fn cell(&self, column: Column, row: Row) -> Option<&Vec<Item>> {
        self.wall.get(column.index()?).map(|rows| &rows[row.index()])
    }

    pub(super) fn cell_mut(&mut self, column: Column, row: Row) -> Option<&mut Vec<Item>> {
        self.wall.get_mut(column.index()?).map(|rows| &mut rows[row.index()])
    }

    /// All tiles that were won.
    pub(super) fn tiles(&self) -> impl Iterator<Item = (Seat, &Held)> {
        self.held.iter().flat_map(|(seat, held)| held.iter().map(move |tile| (seat, tile)))
    }

    /// The tile that was won in a scoring at the end of a row.
    pub fn tile(&self, column: Column, row: Row) -> Option<(Seat, &Held)> {
        self.tiles().find(|(_, tile)| (tile.column, tile.row) == (column, row))
    }

    pub(super) fn tile_mut(&mut self, column: Column, row: Row) -> Option<&mut Held> {
        let mut tiles = self.held.values_mut().flatten();
        tiles.find(|tile| (tile.column, tile.row) == (column, row))
    }

    pub fn rock(&self, column: Column) -> Option<&Vec<u16>> {
        self.rocks.get(column.index()?)?.as_ref()
    }

    pub(super) fn crevices_of(&self, column: Column) -> Option<[u8; ROWS]> {
        *self.crevices.get(column.index()?)?
    }

    /// How many values a rock has: one fewer than players, so that somebody goes without.
    pub(super) fn places(&self) -> usize {
        self.held.len().saturating_sub(1)
    }

    /// Whether somebody should have got a value of a scored rock that nobody has told.
    pub(super) fn lacks_values(&self, scoring: &Scoring) -> bool {
        let taking = scoring.standings().len().min(self.places());
        taking > self.rock(scoring.column).map_or(0, Vec::len)
    }

    pub(super) fn has_gem(&self, column: Column, seat: Seat) -> bool {
        let mut rows = Row::all().filter_map(|row| self.cell(column, row));
        rows.any(|cell| cell.contains(&Item::Gem(seat)))
    }

    /// Whether every row of a column holds something, and all that there is room for where that was
    /// said.
    pub(super) fn may_be_full(&self, column: Column) -> bool {
        let room = self.crevices_of(column).unwrap_or_default();
        Row::all().all(|row| {
            let lying = self.cell(column, row).map_or(0, Vec::len);
            lying >= usize::from(room[row.index()]).max(1)
        })
    }

    /// Whether it was said how many crevices each row of a column has, and none is free.
    pub(super) fn is_known_full(&self, column: Column) -> bool {
        let is_told = |rows: [u8; ROWS]| rows.iter().all(|room| *room > 0);
        self.crevices_of(column).is_some_and(is_told) && self.may_be_full(column)
    }

    /// Whether nothing has been placed since the last scoring.
    pub fn is_untouched(&self) -> bool {
        self.wall.iter().zip(&self.carried).all(|(rows, carried)| {
            rows.iter().zip(carried).all(|(cell, carried)| cell.len() == carried.len())
        })
    }

    /// Whether each thing of a cell was carried over: those that lay there at the last scoring, in
    /// the order they had, whatever was told between and above them since.
    pub(super) fn carried_over(&self, column: Column, row: Row) -> Vec<bool> {
        let mut left = self.carried_in(column, row).iter().peekable();
        let cell = self.cell(column, row).into_iter().flatten();
        cell.map(|item| left.next_if_eq(&item).is_some()).collect()
    }

    /// Whether something that was carried over is gone or has changed.
    pub(super) fn is_disturbed(&self, column: Column, row: Row) -> bool {
        let still = self.carried_over(column, row).into_iter().filter(|carried| *carried).count();
        still < self.carried_in(column, row).len() || self.disturbed.contains(&(column, row))
    }

    /// Whether something was placed there after the column was scored: the column was full, and the
    /// water covers it. A position from outside need not tell what was carried over.
    pub(super) fn came_late(&self, column: Column, row: Row) -> bool {
        let lying = self.cell(column, row).map_or(0, Vec::len);
        let is_new = !self.carried.is_empty() && lying > self.carried_in(column, row).len();
        self.is_scored(column) && is_new || self.late.contains(&(column, row))
    }

    fn carried_in(&self, column: Column, row: Row) -> &[Item] {
        let rows = column.index().and_then(|index| self.carried.get(index));
        rows.map_or(&[], |rows| &rows[row.index()])
    }

    /// All cells of the wall, from the left and from the top.
    pub(super) fn cells(&self) -> impl Iterator<Item = (Column, Row)> + use<> {
        let columns = (0..self.columns()).map(Column::after);
        columns.flat_map(|column| Row::all().map(move |row| (column, row)))
    }

    pub fn is_over(&self) -> bool {
        self.current().is_none()
    }
}

//! Where everything is. A unit is about a tenth of a dp on a small phone.

use super::super::controls::Place;
use super::super::position::Position;
use super::super::wall::{Column, FRAME, ROWS, Row};
use crate::drawing::Rect;

pub(super) const COLUMN: i32 = 480;
pub(super) const ROW: i32 = 556;
/// The smallest text that is still read on a small phone.
pub(super) const SMALL: i32 = 110;
/// The stones above the wall that bear the columns' numbers.
pub(super) const LINTEL: i32 = 150;
/// The water to the left of the window, over the column that was scored last.
pub(super) const LEFT: i32 = 320;
/// The sixth column of the frame, with the bonus tiles.
pub(super) const TILES: i32 = 420;
/// The water to the right.
const RIGHT: i32 = 250;
/// The pool at the foot of the fall.
pub(super) const POOL: i32 = 120;
/// A line of a pennant: a value, and who gets it.
pub(super) const LINE: i32 = 146;
pub(super) const PENNANT: i32 = 416;
/// How far a pennant's tails hang below its last line.
pub(super) const TAIL: i32 = 56;
/// What is free above the pennants and below them.
pub(super) const AIR: i32 = 34;

pub(super) struct Places {
    /// All of the drawing.
    pub(super) frame: Rect,
    /// What is seen of the wall, with its lintel and the tiles.
    pub(super) window: Rect,
    /// How many values a rock has at this table.
    pub(super) values: usize,
}

impl Places {
    pub(super) fn of(position: &Position) -> Self {
        // One fewer than players: somebody always gets nothing.
        let values = position.held.len().saturating_sub(1);
        let lines = whole(values.clamp(1, 3));
        let (x, height) = (column_x(Column::after(position.frame_start())), whole(ROWS) * ROW);
        let width = whole(FRAME) * COLUMN + TILES;
        let window = Rect::new(x, -LINTEL, width, LINTEL + height);
        let top = window.y - AIR - TAIL - lines * LINE - AIR;
        let frame = Rect::new(x - LEFT, top, LEFT + width + RIGHT, window.bottom() + POOL - top);
        Self { frame, window, values }
    }

    pub(super) fn tile(&self, row: Row) -> Rect {
        Rect::new(self.window.right() - TILES, row_y(row), TILES, ROW)
    }

    /// Where a pennant hangs from, and how far its lines go down.
    pub(super) fn pennant(&self, column: Column) -> Rect {
        let (side, y) = ((COLUMN - PENNANT) / 2, self.frame.y + AIR);
        Rect::new(column_x(column) + side, y, PENNANT, i32::from(self.lines()) * LINE)
    }

    /// How many lines a pennant has: one for each value.
    pub(super) fn lines(&self) -> u16 {
        u16::try_from(self.values.clamp(1, 3)).unwrap_or(1)
    }

    /// The middle of the water on the left, and on the right.
    pub(super) fn left_water(&self) -> i32 {
        self.window.x - LEFT / 2 - 6
    }

    pub(super) fn right_water(&self) -> i32 {
        self.window.right() + RIGHT / 2 + 6
    }
}

/// The same all session long, wherever the frame is.
pub(super) fn cell((column, row): Place) -> Rect {
    Rect::new(column_x(column), row_y(row), COLUMN, ROW)
}

pub(super) fn column_x(column: Column) -> i32 {
    whole(column.index().unwrap_or(0)) * COLUMN
}

pub(super) fn row_y(row: Row) -> i32 {
    whole(row.index()) * ROW
}

/// A small number of things as one to count units with.
pub(super) fn whole(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(0)
}

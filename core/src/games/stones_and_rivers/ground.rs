//! The ground of Stones & Rivers: 13 × 14 points, and the pieces that stand on them.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::seat::Seat;

pub const COLUMNS: u8 = 13;
pub const ROWS: u8 = 14;

/// A rim of walls around the points: a step off the board needs no test of its own.
const STRIDE: usize = COLUMNS as usize + 2;
const CELLS: usize = STRIDE * (ROWS as usize + 2);

/// A crossing of the lines. Columns are letters from a to m, rows count from the circle player's
/// edge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// Both from 1; `None` off the board.
    pub fn new(column: u8, row: u8) -> Option<Self> {
        let fits = (1..=COLUMNS).contains(&column) && (1..=ROWS).contains(&row);
        // 16 rows of 15 are fewer than 256.
        fits.then(|| Self(row * (COLUMNS + 2) + column))
    }

    pub fn column(self) -> u8 {
        self.0 % (COLUMNS + 2)
    }

    pub fn row(self) -> u8 {
        self.0 / (COLUMNS + 2)
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (1..=ROWS).flat_map(|row| (1..=COLUMNS).filter_map(move |column| Self::new(column, row)))
    }

    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    pub(super) fn at(index: usize) -> Option<Self> {
        let index = u8::try_from(index).ok()?;
        Self::new(index % (COLUMNS + 2), index / (COLUMNS + 2))
    }

    /// The point on the other side of the middle: what a player sees from the opposite edge.
    pub fn turned(self) -> Self {
        Self((ROWS + 1 - self.row()) * (COLUMNS + 2) + (COLUMNS + 1 - self.column()))
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column() - 1), self.row())
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A player: circles begin at the lower rows, squares at the upper ones.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    Circle,
    Square,
}

impl Side {
    pub const BOTH: [Self; 2] = [Self::Circle, Self::Square];

    pub fn other(self) -> Self {
        match self {
            Self::Circle => Self::Square,
            Self::Square => Self::Circle,
        }
    }

    /// The first seat plays the circles.
    pub fn seat(self) -> Seat {
        match self {
            Self::Circle => Seat::new(0),
            Self::Square => Seat::new(1),
        }
    }

    pub fn of(seat: Seat) -> Self {
        if seat.index() == 0 { Self::Circle } else { Self::Square }
    }

    /// The row of its score area, across the board.
    fn score_row(self) -> u8 {
        match self {
            Self::Circle => 11,
            Self::Square => 4,
        }
    }

    /// The five points of its score area.
    pub fn score_area(self) -> impl Iterator<Item = Point> {
        (5..=9).filter_map(move |column| Point::new(column, self.score_row()))
    }

    pub fn owns(self, point: Point) -> bool {
        point.row() == self.score_row() && (5..=9).contains(&point.column())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Axis {
    Horizontal,
    Vertical,
}

impl Axis {
    pub fn across(self) -> Self {
        match self {
            Self::Horizontal => Self::Vertical,
            Self::Vertical => Self::Horizontal,
        }
    }

    pub(super) fn steps(self) -> [isize; 2] {
        match self {
            Self::Horizontal => [1, -1],
            Self::Vertical => [STRIDE.cast_signed(), -STRIDE.cast_signed()],
        }
    }
}

/// The four ways to step.
pub(super) fn steps() -> [isize; 4] {
    let ([right, left], [up, down]) = (Axis::Horizontal.steps(), Axis::Vertical.steps());
    [right, left, up, down]
}

/// Which side of a piece is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    Stone,
    River(Axis),
}

impl Face {
    pub const ACROSS: Self = Self::River(Axis::Horizontal);
    pub const ALONG: Self = Self::River(Axis::Vertical);
    pub const ALL: [Self; 3] = [Self::Stone, Self::ACROSS, Self::ALONG];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    pub side: Side,
    pub face: Face,
}

impl Piece {
    pub fn axis(self) -> Option<Axis> {
        match self.face {
            Face::Stone => None,
            Face::River(axis) => Some(axis),
        }
    }
}

/// What stands at a place of the grid with its rim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Spot {
    Empty,
    Taken(Piece),
    Wall,
}

/// All points with their pieces.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Ground {
    spots: [Spot; CELLS],
}

impl Ground {
    pub fn empty() -> Self {
        let mut spots = [Spot::Wall; CELLS];
        for point in Point::all() {
            spots[point.index()] = Spot::Empty;
        }
        Self { spots }
    }

    /// Completed set-up: two rows of seven stones each.
    pub fn start() -> Self {
        let mut ground = Self::empty();
        for (side, rows) in [(Side::Circle, [5, 6]), (Side::Square, [9, 10])] {
            for point in
                rows.into_iter().flat_map(|row| (4..=10).filter_map(move |it| Point::new(it, row)))
            {
                ground.put(point, Some(Piece { side, face: Face::Stone }));
            }
        }
        ground
    }

    pub fn piece(&self, point: Point) -> Option<Piece> {
        match self.spots[point.index()] {
            Spot::Taken(piece) => Some(piece),
            Spot::Empty | Spot::Wall => None,
        }
    }

    pub fn put(&mut self, point: Point, piece: Option<Piece>) {
        self.spots[point.index()] = piece.map_or(Spot::Empty, Spot::Taken);
    }

    pub(super) fn spot(&self, index: usize) -> Spot {
        self.spots[index]
    }

    pub fn pieces(&self) -> impl Iterator<Item = (Point, Piece)> {
        Point::all().filter_map(|point| self.piece(point).map(|piece| (point, piece)))
    }

    /// How many of its stones lie in its score area.
    pub fn scored(&self, side: Side) -> usize {
        let stone = Some(Piece { side, face: Face::Stone });
        side.score_area().filter(|point| self.piece(*point) == stone).count()
    }

    /// Ending the game: five own stones in the own score area.
    pub fn has_won(&self, side: Side) -> bool {
        self.scored(side) == 5
    }

    pub fn is_won(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.has_won(side))
    }

    /// The same ground seen from the other edge, with the sides exchanged.
    pub fn turned(&self) -> Self {
        let mut ground = Self::empty();
        for (point, piece) in self.pieces() {
            ground.put(point.turned(), Some(Piece { side: piece.side.other(), ..piece }));
        }
        ground
    }
}

//! The board as a drawing: a slab with 13 × 14 crossings of lines, the score areas, the pieces, and
//! what the one that is up may do.

mod cover;
mod hints;
mod parts;
mod slab;
mod ways;

pub(super) use cover::cover;
pub(super) use parts::pictures;

use super::board::{self, Tap};
use super::focus::Focus;
use super::ground::{Point, ROWS, Side};
use super::options::Options;
use super::position::Position;
use crate::board::Face;
use crate::drawing::{Canvas, Drawing, Ink, Layer, Rect, Scene};
use crate::table::Table;
use parts::POINT;

/// A point has 38 dp at least: nine of them, which is two more than the start needs, are as wide as
/// a small phone.
const LEAST: i32 = 96;

/// A board in the making.
struct Painting<'a> {
    canvas: Canvas,
    position: &'a Position,
    rules: Options,
    focus: Focus,
    scene: &'a Scene<'a>,
    /// What can be tapped, each point once.
    taps: Vec<(Point, Tap)>,
}

pub(super) fn paint(
    table: &Table<Options>,
    position: &Position,
    focus: Focus,
    scene: &Scene<'_>,
) -> Drawing {
    let rules = table.options;
    let mut taps = Vec::new();
    for tap in board::taps(position, rules, focus) {
        if !taps.iter().any(|(point, _)| *point == tap.0) {
            taps.push(tap);
        }
    }
    let canvas = Canvas::new(slab::frame(), LEAST);
    let mut painting = Painting { canvas, position, rules, focus, scene, taps };
    painting.slab();
    painting.homes();
    painting.hints_below();
    painting.pieces();
    painting.hints_above();
    painting.look();
    painting.areas();
    painting.canvas.done()
}

/// A piece as it is chosen by: whose colour it has is not known here, its shape says whose it is.
pub(super) fn paint_choice(face: &Face<String>) -> Drawing {
    let mut canvas = Canvas::new(Rect::around((0, 0), POINT), LEAST);
    if let Some(piece) = board::piece_of(face) {
        let picture = parts::piece_number(piece);
        canvas.picture("piece", Layer::Piece, picture, (0, 0), 100, Ink::StoneLight);
    }
    canvas.done()
}

/// Where a point is, seen by the circle player, who sits below, where rows begin.
fn place(point: Point) -> (i32, i32) {
    (i32::from(point.column() - 1) * POINT, i32::from(ROWS - point.row()) * POINT)
}

impl Painting<'_> {
    /// Where a point is, seen from the edge that was wished.
    fn place(&self, point: Point) -> (i32, i32) {
        place(self.focus.seen(point))
    }

    fn colour(&self, side: Side) -> Ink {
        Ink::Seat(self.scene.look(side.seat()).colour)
    }

    /// The same for a piece wherever it goes.
    fn key(&self, point: Point) -> String {
        format!("piece.{}", self.position.origins.of(point))
    }

    fn pieces(&mut self) {
        for (point, piece) in self.position.ground.pieces() {
            let (picture, ink) = (parts::piece_number(piece), self.colour(piece.side));
            let key = self.key(point);
            self.canvas.picture(&key, Layer::Piece, picture, self.place(point), 100, ink);
        }
    }

    /// The piece that is up and where it may go; otherwise all pieces with a point around them.
    fn look(&mut self) {
        let up = self.focus.selected(self.position, self.rules).filter(|_| self.rules.referee);
        let points: Vec<Point> = match up {
            Some(point) => self.targets().chain([point]).collect(),
            None => self.position.ground.pieces().map(|(point, _)| point).collect(),
        };
        for point in points {
            self.canvas.look_at(Rect::around(self.place(point), 2 * POINT));
        }
    }

    fn areas(&mut self) {
        for cell in &self.scene.board.cells {
            if let Ok(point) = cell.id.parse() {
                self.canvas.area(cell, Rect::around(self.place(point), POINT));
            }
        }
    }

    /// Where something would land or be pushed.
    fn targets(&self) -> impl Iterator<Item = Point> {
        let targets =
            self.taps.iter().filter(|(_, tap)| matches!(tap, Tap::Act(_) | Tap::StepOnto));
        targets.map(|(point, _)| *point)
    }
}

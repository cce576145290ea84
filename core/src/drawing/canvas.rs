//! What a painter draws on.

use super::pebble::{RISE, SIDE, letter_room, picture_of};
use super::{Anchor, Area, Drawing, Ink, Layer, Part, Path, Piece, Rect, What};
use crate::board::{Board, Cell};
use crate::look::{Colour, Shape};
use crate::seat::{PerSeat, Seat};

/// What a painter is given: the board as it was said, and how the seats look.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The id of the control that the board is.
    pub control: &'a str,
    pub board: &'a Board<String>,
    pub seats: &'a PerSeat<SeatLook>,
}

/// How a seat is told from the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatLook {
    pub colour: Colour,
    pub shape: Shape,
    pub letter: char,
}

impl<'a> Scene<'a> {
    pub fn cell(&self, id: &str) -> Option<&'a Cell<String>> {
        self.board.cells.iter().find(|cell| cell.id == id)
    }

    /// How a seat looks; one that is not at the table looks like nobody.
    pub fn look(&self, seat: Seat) -> SeatLook {
        let nobody = SeatLook { colour: Colour::Grey, shape: Shape::Circle, letter: '?' };
        self.seats.get(seat).copied().unwrap_or(nobody)
    }
}

/// A drawing in the making. What is drawn later lies above.
#[derive(Debug)]
pub struct Canvas {
    drawing: Drawing,
}

impl Canvas {
    /// `least`: so many dp for 1,000 units, at a text size of 1.
    pub fn new(frame: Rect, least: i32) -> Self {
        let (pieces, areas) = (Vec::new(), Vec::new());
        Self { drawing: Drawing { frame, look_at: None, least, pieces, areas } }
    }

    pub fn look_at(&mut self, rect: Rect) {
        self.drawing.look_at = Some(match self.drawing.look_at {
            Some(other) => other.with(rect),
            None => rect,
        });
    }

    pub fn done(self) -> Drawing {
        self.drawing
    }

    /// Whatever a painter made by itself.
    pub fn piece(&mut self, piece: Piece) {
        self.drawing.pieces.push(piece);
    }

    /// A part whose points are where they are on the board. What may move is drawn by
    /// [`Self::part_at`].
    pub fn part(&mut self, key: &str, layer: Layer, part: Part) {
        self.part_at(key, layer, part, (0, 0));
    }

    /// A part whose points are around a place.
    pub fn part_at(&mut self, key: &str, layer: Layer, part: Part, (x, y): (i32, i32)) {
        let (key, own, what) = (key.to_owned(), part.ink, What::Path { part });
        self.drawing.pieces.push(Piece { key, layer, x, y, turn: 0, scale: 100, own, what });
    }

    /// One of the game's pictures, around a place; parts in their own ink are in `own`.
    pub fn picture(
        &mut self,
        key: &str,
        layer: Layer,
        picture: u16,
        (x, y): (i32, i32),
        scale: i32,
        own: Ink,
    ) {
        let (key, what) = (key.to_owned(), What::Picture { picture });
        self.drawing.pieces.push(Piece { key, layer, x, y, turn: 0, scale, own, what });
    }

    /// The same, turned clockwise by so many degrees.
    pub fn turned_picture(
        &mut self,
        key: &str,
        layer: Layer,
        picture: u16,
        at: (i32, i32),
        (scale, turn): (i32, i32),
        own: Ink,
    ) {
        self.picture(key, layer, picture, at, scale, own);
        if let Some(piece) = self.drawing.pieces.last_mut() {
            piece.turn = turn;
        }
    }

    /// A text around a place; it never gets wider than `width`.
    pub fn text(
        &mut self,
        key: &str,
        layer: Layer,
        text: impl Into<String>,
        (x, middle): (i32, i32),
        (size, width): (i32, i32),
        ink: Ink,
    ) {
        let what =
            What::Text { text: text.into(), size, width, bold: true, anchor: Anchor::Middle };
        let y = middle + size * RISE / 200;
        let key = key.to_owned();
        self.drawing.pieces.push(Piece { key, layer, x, y, turn: 0, scale: 100, own: ink, what });
    }

    /// A seat's piece around a place: its shape, its colour and its letter.
    pub fn pebble(&mut self, key: &str, layer: Layer, look: SeatLook, at: (i32, i32), side: i32) {
        let scale = side * 100 / SIDE;
        self.picture(key, layer, picture_of(look.shape), at, scale, Ink::Seat(look.colour));
        let (below, high, wide) = letter_room(look.shape);
        let middle = (at.0, at.1 + below * side / SIDE);
        let room = (high * side / SIDE, wide * side / SIDE);
        self.text(key, layer, look.letter, middle, room, Ink::OnSeat(look.colour));
    }

    /// A line of dashes around what is touched or asked.
    pub fn ring(&mut self, key: &str, path: &Path, ink: Ink, stroke: i32) {
        self.part(key, Layer::Hint, path.dashed(4 * stroke, 3 * stroke).stroked(ink, stroke));
    }

    /// Where a cell can be touched, and what is heard there.
    pub fn area(&mut self, cell: &Cell<String>, rect: Rect) {
        self.drawing.areas.push(Area {
            cell: cell.id.clone(),
            rect,
            spoken: cell.spoken.clone(),
            can_tap: cell.can_tap,
            selected: cell.selected,
        });
        if cell.selected {
            self.look_at(rect);
        }
    }
}

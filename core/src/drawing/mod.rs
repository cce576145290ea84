//! Drawings as data: what a board looks like, decided once, here, and painted by every shell with the
//! same few strokes. A shell knows how to fill a path and write a text; it knows nothing of boards.
//!
//! Coordinates are whole numbers that stay the same for a session: what grows to the left moves
//! nothing. x grows to the right, y downwards. Words are never drawn: a text is figures, the letter of
//! a seat or a sign, so a drawing needs no language, and text size is zoom.

mod calls;
mod canvas;
mod ink;
mod look;
pub(crate) mod measure;
mod path;
mod pebble;
pub mod plain;
mod svg;

use serde::Serialize;

pub use calls::{Call, calls};
pub use canvas::{Canvas, Scene, SeatLook};
pub use ink::{Ink, Shade, Swatch, swatches};
pub use look::{Look, SeatColour, SeatShape};
pub use measure::width as text_width;
pub use path::Path;
pub use pebble::{
    FIRST_OF_GAME, SIDE as SEAT_SIDE, outline as seat_outline, picture_of as shape_number,
    seat_pictures,
};
pub use svg::{svg, svg_in_words};

/// A board as a picture, with what can be touched on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Drawing {
    /// All of it. It may begin anywhere, and it grows when the board does.
    pub frame: Rect,
    /// What must be in sight now, if not all of it can be.
    pub look_at: Option<Rect>,
    /// How small it may get: so many dp for 1,000 units, at a text size of 1.
    pub least: i32,
    /// From the lowest to the topmost.
    pub pieces: Vec<Piece>,
    pub areas: Vec<Area>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Rect {
    pub x: i32,
    pub y: i32,
    pub width: i32,
    pub height: i32,
}

/// Something that is drawn. Pieces of one key move together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Piece {
    /// The same thing has the same key in the next drawing, wherever it is then.
    pub key: String,
    pub layer: Layer,
    pub x: i32,
    pub y: i32,
    /// Clockwise, in degrees.
    pub turn: i32,
    /// In hundredths.
    pub scale: i32,
    /// What parts in [`Ink::Own`] are drawn in, and texts.
    pub own: Ink,
    pub what: What,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Layer {
    /// The board itself: texts may stand on it.
    Ground,
    /// What lies on it.
    Piece,
    /// What can be done, or was just touched: not shown of an earlier moment.
    Hint,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum What {
    /// One of the pictures that a game has, by its number.
    Picture {
        picture: u16,
    },
    Path {
        part: Part,
    },
    /// In one line; x and y are where its baseline begins, has its middle or ends. It is never wider
    /// than `width`: letters that would be are written smaller.
    Text {
        text: String,
        size: i32,
        width: i32,
        bold: bool,
        anchor: Anchor,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// Something that is drawn often: its parts are sent once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Picture {
    pub id: u16,
    /// From the lowest to the topmost.
    pub parts: Vec<Part>,
}

/// A path in one ink.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Part {
    /// A letter a verb: `M` and `L` take one point, `Q` two, `C` three, `Z` none.
    pub verbs: String,
    /// x and y in turn.
    pub points: Vec<i32>,
    pub ink: Ink,
    /// How thick its line is, with round ends and corners; 0 for a path that is filled.
    pub stroke: i32,
}

/// Where a cell of the board is, for fingers and ears.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Area {
    pub cell: String,
    pub rect: Rect,
    pub spoken: String,
    pub can_tap: bool,
    pub selected: bool,
}

impl Rect {
    pub const fn new(x: i32, y: i32, width: i32, height: i32) -> Self {
        Self { x, y, width, height }
    }

    /// A square around a point.
    pub const fn around((x, y): (i32, i32), side: i32) -> Self {
        Self { x: x - side / 2, y: y - side / 2, width: side, height: side }
    }

    pub const fn right(self) -> i32 {
        self.x + self.width
    }

    pub const fn bottom(self) -> i32 {
        self.y + self.height
    }

    pub const fn middle(self) -> (i32, i32) {
        (self.x + self.width / 2, self.y + self.height / 2)
    }

    /// Larger by so much on every side.
    pub const fn grown(self, by: i32) -> Self {
        Self {
            x: self.x - by,
            y: self.y - by,
            width: self.width + 2 * by,
            height: self.height + 2 * by,
        }
    }

    /// The smallest that holds both.
    pub fn with(self, other: Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let (right, bottom) = (self.right().max(other.right()), self.bottom().max(other.bottom()));
        Self { x, y, width: right - x, height: bottom - y }
    }

    pub const fn holds(self, other: Self) -> bool {
        self.x <= other.x
            && self.y <= other.y
            && self.right() >= other.right()
            && self.bottom() >= other.bottom()
    }

    /// Whether they share more than a line.
    pub const fn overlaps(self, other: Self) -> bool {
        self.x < other.right()
            && other.x < self.right()
            && self.y < other.bottom()
            && other.y < self.bottom()
    }
}

impl Drawing {
    /// What was just touched and what can be done is left out: as an earlier moment is shown.
    pub fn without_hints(mut self) -> Self {
        self.pieces.retain(|piece| piece.layer != Layer::Hint);
        self.look_at = None;
        for area in &mut self.areas {
            area.can_tap = false;
            area.selected = false;
        }
        self
    }
}

//! A seat's piece: its shape in its colour, with its letter on it. Always the three together.

use super::{Anchor, Ink, Layer, Path, Picture, Piece, What};
use crate::look::Shape;

/// Pictures of a game begin with this number; those before are the seats' shapes.
pub const FIRST_OF_GAME: u16 = 16;

/// How large the shapes are drawn, from side to side.
pub const SIDE: i32 = 240;

/// The seats' shapes, in a rim that parts them from whatever they lie on.
pub fn seat_pictures() -> Vec<Picture> {
    let picture = |(id, shape): (u16, Shape)| Picture {
        id,
        parts: vec![outline(shape).stroked(Ink::Plate, 26), outline(shape).filled(Ink::Own)],
    };
    (0..).zip(Shape::ALL).map(picture).collect()
}

/// The number of a shape and of its picture.
pub fn picture_of(shape: Shape) -> u16 {
    (0..).zip(Shape::ALL).find(|(_, other)| *other == shape).map_or(0, |(id, _)| id)
}

/// Around 0, with sides of [`SIDE`].
pub fn outline(shape: Shape) -> Path {
    match shape {
        Shape::Circle => Path::circle((0, 0), 108),
        Shape::Triangle => Path::polygon(&[(0, -112), (120, 98), (-120, 98)]),
        Shape::Square => Path::polygon(&[(-94, -94), (94, -94), (94, 94), (-94, 94)]),
        Shape::Diamond => Path::polygon(&[(0, -120), (112, 0), (0, 120), (-112, 0)]),
        Shape::Pentagon => {
            Path::polygon(&[(0, -116), (118, -28), (74, 106), (-74, 106), (-118, -28)])
        }
        Shape::Hexagon => {
            Path::polygon(&[(-60, -106), (60, -106), (118, 0), (60, 106), (-60, 106), (-118, 0)])
        }
        Shape::Star => Path::polygon(&[
            (0, -124),
            (38, -46),
            (124, -36),
            (60, 26),
            (78, 112),
            (0, 68),
            (-78, 112),
            (-60, 26),
            (-124, -36),
            (-38, -46),
        ]),
        Shape::Cross => Path::polygon(&[
            (-50, -112),
            (50, -112),
            (50, -50),
            (112, -50),
            (112, 50),
            (50, 50),
            (50, 112),
            (-50, 112),
            (-50, 50),
            (-112, 50),
            (-112, -50),
            (-50, -50),
        ]),
    }
}

/// How far capital letters and figures rise above their line, in hundredths of their size.
pub(super) const RISE: i32 = 72;

/// The letter on a shape of [`SIDE`] around 0, still to be written.
pub(super) fn letter_on(shape: Shape) -> Piece {
    let (below, size, width) = letter_room(shape);
    let (key, layer, own) = (String::new(), Layer::Piece, Ink::Own);
    let what = What::Text { text: String::new(), size, width, bold: true, anchor: Anchor::Middle };
    Piece { key, layer, x: 0, y: below + size * RISE / 200, turn: 0, scale: 100, own, what }
}

/// Where the middle of the letter is below that of the shape, how high the letter is and how wide it
/// may be, for a shape of [`SIDE`].
pub(super) const fn letter_room(shape: Shape) -> (i32, i32, i32) {
    match shape {
        Shape::Triangle => (30, 104, 96),
        Shape::Diamond => (0, 116, 112),
        Shape::Pentagon => (6, 124, 130),
        Shape::Star => (4, 96, 88),
        Shape::Cross => (0, 112, 116),
        Shape::Circle | Shape::Square | Shape::Hexagon => (0, 132, 140),
    }
}

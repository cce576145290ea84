//! Everything that a shell needs to draw, whatever the game; read once.

use serde::Serialize;

use super::pebble::letter_on;
use super::{Picture, Piece, Swatch, seat_pictures, swatches};
use crate::look::{Colour, Shape, THEME, Theme, Tint};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Look {
    pub theme: Theme,
    pub colours: Vec<SeatColour>,
    /// The inks of drawings, each at its number.
    pub inks: Vec<Swatch>,
    /// In the order of [`Shape::ALL`].
    pub shapes: Vec<SeatShape>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SeatColour {
    pub colour: Colour,
    pub tint: Tint,
}

/// How a seat's shape is drawn, with its letter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatShape {
    /// Its number is that of the shape.
    pub picture: Picture,
    /// Where the letter stands on it; the text is still to be written.
    pub letter: Piece,
}

impl Look {
    pub fn standard() -> Self {
        let colour = |colour: Colour| SeatColour { colour, tint: colour.tint() };
        let shape = |(picture, shape)| SeatShape { picture, letter: letter_on(shape) };
        Self {
            theme: THEME,
            colours: Colour::ALL.map(colour).to_vec(),
            inks: swatches(),
            shapes: seat_pictures().into_iter().zip(Shape::ALL).map(shape).collect(),
        }
    }
}

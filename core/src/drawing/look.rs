//! Everything that a shell needs to draw, whatever the game; read once.

use serde::Serialize;

use super::{Picture, Swatch, seat_pictures, swatches};
use crate::look::{Colour, THEME, Theme, Tint};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Look {
    pub theme: Theme,
    pub colours: Vec<SeatColour>,
    /// The inks of drawings, each at its number.
    pub inks: Vec<Swatch>,
    /// The seats' shapes: the picture of each has its number, in the order of [`Shape::ALL`].
    ///
    /// [`Shape::ALL`]: crate::look::Shape::ALL
    pub shapes: Vec<Picture>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SeatColour {
    pub colour: Colour,
    pub tint: Tint,
}

impl Look {
    pub fn standard() -> Self {
        let colour = |colour: Colour| SeatColour { colour, tint: colour.tint() };
        Self {
            theme: THEME,
            colours: Colour::ALL.map(colour).to_vec(),
            inks: swatches(),
            shapes: seat_pictures(),
        }
    }
}

//! The card's own pictures, as SVG path data on a grid of 24 × 24.

/// Flat river stones to be piled up, the lowest first; each lies in the upper third of its grid.
pub(super) const STONES: [&str; 3] = [
    "M1 5C0 2 4 .4 11 .2C18 0 24 1 23.6 4.6C23.2 7.6 18 8 11.6 8C5.4 8 2 7.8 1 5z",
    "M.4 4C.6 1 6 0 13 .2C20 .4 24.4 2 23.6 5C22.8 7.8 18 8 12 8C5 8 .2 7.4 .4 4z",
    "M.6 4.4C.2 1.4 5.4 .4 11.4 .1C18 -.2 23.6 1.2 23.7 4.2C23.8 7.4 18.4 8 12.4 8C6 8 1 7.8 .6 4.4z",
];

/// How high a stone is, on its grid.
pub(super) const STONE_HEIGHT: f64 = 8.0;

/// A river across the whole grid, as thin as it is to be drawn.
pub(super) const RIVER: &str = "M0 .3C2 0 4 0 6 .3C8 .6 10 .6 12 .3C14 0 16 0 18 .3C20 .6 22 .6 24 .3V.42C22 .72 20 .72 18 .42C16 .12 14 .12 12 .42C10 .72 8 .72 6 .42C4 .12 2 .12 0 .42z";

/// What the seats that won or are ahead are marked with, beside the word.
pub(super) const CROWN: &str = "M3 7l4.5 4.5L12 4l4.5 7.5L21 7l-1.6 10H4.6zM4.6 18.5h14.8v2H4.6z";

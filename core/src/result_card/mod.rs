//! The result card: a result as a list of shapes and texts, to be shared as a picture.
//!
//! All is decided here, down to the place of every text, so that the card looks the same wherever
//! it is drawn: [`ResultCard::svg`] is one way, a phone's canvas another. A shell draws the items
//! one over the other, in their order, and needs no knowledge of what they mean.

mod content;
mod layout;
mod paths;
mod score_table;
mod svg;
mod words;

use serde::Serialize;

pub(crate) use content::{Content, ContentRow, ContentSeat};

use crate::look::Tint;

/// A result as a picture, and the same in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResultCard {
    pub width: f64,
    pub height: f64,
    /// To be drawn one over the other; the first fills the card.
    pub items: Vec<CardItem>,
    /// The picture in words, for those who do not see it.
    pub alt: String,
    /// A few lines for a chat, without any markup.
    pub text: String,
}

/// Something to draw. Lengths are in the card's own units, colours are `0xRRGGBB`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "item", rename_all = "snake_case")]
pub enum CardItem {
    /// A filled rectangle with round corners.
    Rectangle { x: f64, y: f64, width: f64, height: f64, radius: f64, colour: u32 },
    /// A filled shape: SVG path data on a grid of 24 × 24, moved by `x` and `y` after it was
    /// enlarged by `scale`.
    Path { x: f64, y: f64, scale: f64, path: String, colour: u32 },
    /// One line of text with figures of equal width. `x` is where the anchor says, `y` the line it
    /// stands on. Whoever draws it in a font that is too wide for `width` makes it smaller.
    Text {
        x: f64,
        y: f64,
        size: f64,
        width: f64,
        /// 400 is regular, 700 bold.
        weight: u32,
        anchor: CardAnchor,
        colour: u32,
        text: String,
    },
}

/// Which part of a text its `x` is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CardAnchor {
    Start,
    Middle,
    End,
}

/// Dark ink on light ground, or the other way round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CardTheme {
    #[default]
    Light,
    Dark,
}

impl CardTheme {
    const fn of(self, tint: Tint) -> u32 {
        match self {
            Self::Light => tint.light,
            Self::Dark => tint.dark,
        }
    }
}

impl ResultCard {
    pub(crate) fn new(content: &Content, theme: CardTheme) -> Self {
        let (height, items) = layout::lay_out(content, theme);
        Self {
            width: layout::WIDTH,
            height,
            items,
            alt: words::alt(content),
            text: words::chat(content),
        }
    }
}

/// A number with a real minus sign.
fn figure(number: i64) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

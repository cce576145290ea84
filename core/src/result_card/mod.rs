//! The result card: a result as a drawing with words, to be shared as a picture.
//!
//! All is decided here, down to the place of every text, so that the card looks the same wherever
//! it is drawn: [`ResultCard::svg`] is one way, a phone's canvas another.

mod content;
mod finale;
mod layout;
mod paths;
mod score_table;
mod words;

use serde::Serialize;

pub(crate) use content::{Content, ContentRow, ContentSeat};

use crate::drawing::{Drawing, Shade, svg_in_words};

/// A result as a picture, and the same in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ResultCard {
    pub drawing: Drawing,
    /// The cairn in the order of places with the winner on top, without words: for the page of the
    /// result.
    pub finale: Drawing,
    /// The picture in words, for those who do not see it.
    pub alt: String,
    /// A few lines for a chat, without any markup.
    pub text: String,
}

impl ResultCard {
    pub(crate) fn new(content: &Content) -> Self {
        let drawing = layout::lay_out(content);
        let finale = finale::draw(content);
        Self { drawing, finale, alt: words::alt(content), text: words::chat(content) }
    }

    /// The picture as an SVG document.
    pub fn svg(&self, shade: Shade) -> String {
        let title = self.text.lines().next().unwrap_or_default();
        // As wide as chats show pictures.
        svg_in_words(&self.drawing, &[], shade, 1080, (title, &self.alt))
    }
}

/// A number with a real minus sign.
fn figure(number: i64) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

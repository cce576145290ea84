//! Colours by what they mean: the palette's dark tints, the sixteen of every terminal, or none.

use ratatui::style::{Color, Modifier, Style};
use tallystone_core::look::{Colour, Shape, THEME, Tint};

/// How much colour the terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Shapes, letters and reverse video only.
    Plain,
    Sixteen,
    Full,
}

impl Ink {
    /// What the environment says about the terminal.
    pub fn from_environment() -> Self {
        let value = |name: &str| std::env::var(name).unwrap_or_default();
        if !value("NO_COLOR").is_empty() || value("TERM") == "dumb" {
            Self::Plain
        } else if matches!(value("COLORTERM").as_str(), "truecolor" | "24bit") {
            Self::Full
        } else {
            Self::Sixteen
        }
    }

    fn of(self, tint: Tint, sixteen: Color) -> Color {
        match self {
            Self::Plain => Color::Reset,
            Self::Sixteen => sixteen,
            Self::Full => rgb(tint.dark),
        }
    }

    /// The ground that everything is drawn on.
    pub(crate) fn page(self) -> Style {
        match self {
            Self::Full => Style::new().fg(rgb(THEME.ink.dark)).bg(rgb(THEME.background.dark)),
            _ => Style::new(),
        }
    }

    pub(crate) fn text(self) -> Style {
        self.page()
    }

    pub(crate) fn strong(self) -> Style {
        self.text().add_modifier(Modifier::BOLD)
    }

    pub(crate) fn dim(self) -> Style {
        match self {
            Self::Plain => Style::new().add_modifier(Modifier::DIM),
            _ => Style::new().fg(self.of(THEME.second_ink, Color::DarkGray)),
        }
    }

    pub(crate) fn line(self) -> Style {
        match self {
            Self::Plain => Style::new().add_modifier(Modifier::DIM),
            Self::Sixteen => Style::new().fg(Color::DarkGray),
            // Half way between the ground and the palette's line: a board is not a cage.
            Self::Full => Style::new().fg(Color::Rgb(0x3C, 0x46, 0x4B)),
        }
    }

    /// What can be done now.
    pub(crate) fn accent(self) -> Style {
        Style::new().fg(self.of(THEME.river, Color::Cyan))
    }

    /// Where the cursor is.
    pub(crate) fn here(self) -> Style {
        match self {
            Self::Plain => Style::new().add_modifier(Modifier::REVERSED),
            Self::Sixteen => Style::new().fg(Color::Black).bg(Color::Cyan),
            Self::Full => Style::new().fg(rgb(THEME.on_river.dark)).bg(rgb(THEME.river.dark)),
        }
    }

    /// What has been chosen.
    pub(crate) fn chosen(self) -> Style {
        self.accent().add_modifier(Modifier::BOLD)
    }

    /// What is to be touched next: the only thing that stands out.
    pub(crate) fn next(self) -> Style {
        self.chosen().add_modifier(Modifier::UNDERLINED)
    }

    pub(crate) fn gained(self) -> Style {
        Style::new().fg(self.of(THEME.gained, Color::Green))
    }

    pub(crate) fn lost(self) -> Style {
        Style::new().fg(self.of(THEME.lost, Color::Red))
    }

    pub(crate) fn doubt(self) -> Style {
        Style::new().fg(self.of(THEME.doubt, Color::Yellow)).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn seat(self, colour: Colour) -> Style {
        Style::new().fg(self.of(colour.tint(), sixteen(colour))).add_modifier(Modifier::BOLD)
    }
}

fn rgb(colour: u32) -> Color {
    let [_, red, green, blue] = colour.to_be_bytes();
    Color::Rgb(red, green, blue)
}

fn sixteen(colour: Colour) -> Color {
    match colour {
        Colour::Red => Color::LightRed,
        Colour::Yellow => Color::LightYellow,
        Colour::Green => Color::LightGreen,
        Colour::Blue => Color::LightBlue,
        Colour::Purple => Color::Magenta,
        Colour::Orange => Color::Red,
        Colour::Brown => Color::Yellow,
        Colour::Beige | Colour::White => Color::White,
        Colour::Black => Color::DarkGray,
        Colour::Pink => Color::LightMagenta,
        Colour::Grey => Color::Gray,
    }
}

/// A shape in one column.
pub(crate) fn glyph(shape: Shape) -> char {
    match shape {
        Shape::Circle => '●',
        Shape::Triangle => '▲',
        Shape::Square => '■',
        Shape::Diamond => '◆',
        Shape::Pentagon => '⬟',
        Shape::Hexagon => '⬢',
        Shape::Star => '★',
        Shape::Cross => '✚',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measure::width;

    #[test]
    fn every_shape_takes_one_column_and_is_its_own() {
        let mut glyphs: Vec<char> = Shape::ALL.iter().map(|shape| glyph(*shape)).collect();
        assert!(glyphs.iter().all(|glyph| width(&glyph.to_string()) == 1));
        glyphs.sort_unstable();
        glyphs.dedup();
        assert_eq!(glyphs.len(), Shape::ALL.len());
    }

    #[test]
    fn without_colour_there_is_none() {
        for style in [
            Ink::Plain.here(),
            Ink::Plain.doubt(),
            Ink::Plain.accent(),
            Ink::Plain.seat(Colour::Red),
        ] {
            assert!(style.fg.is_none_or(|colour| colour == Color::Reset), "{style:?}");
            assert!(style.bg.is_none(), "{style:?}");
        }
    }
}

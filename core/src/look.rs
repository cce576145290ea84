//! How things look, as data: the colours and shapes of seats, and the surfaces of the app. Every shell
//! and the result card draw from the same tables.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A seat's colour: the colour of the player's pieces.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    Red,
    Yellow,
    Green,
    Blue,
    Purple,
    Orange,
    Brown,
    Beige,
    Black,
    White,
    Pink,
    Grey,
}

/// A colour of the light and of the dark theme, as `0xRRGGBB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Tint {
    pub light: u32,
    pub dark: u32,
}

impl Colour {
    pub const ALL: [Self; 12] = [
        Self::Red,
        Self::Yellow,
        Self::Green,
        Self::Blue,
        Self::Purple,
        Self::Orange,
        Self::Brown,
        Self::Beige,
        Self::Black,
        Self::White,
        Self::Pink,
        Self::Grey,
    ];

    pub const fn tint(self) -> Tint {
        let (light, dark) = match self {
            Self::Red => (0x00B3_261E, 0x00FF_8A7A),
            Self::Yellow => (0x0082_6400, 0x00F2_CF4A),
            Self::Green => (0x002B_762F, 0x007E_D58A),
            Self::Blue => (0x001F_5FBF, 0x0082_B4FF),
            Self::Purple => (0x007B_3FA0, 0x00D3_A0F5),
            Self::Orange => (0x00A8_4A0A, 0x00FF_AE66),
            Self::Brown => (0x006D_4C33, 0x00D0_A582),
            Self::Beige => (0x0072_6751, 0x00E8_DCC0),
            Self::Black => (0x002B_2B2B, 0x00C4_C9CC),
            Self::White => (0x005C_6670, 0x00FF_FFFF),
            Self::Pink => (0x00B0_266B, 0x00FF_94C2),
            Self::Grey => (0x005F_6368, 0x00B4_BBC0),
        };
        Tint { light, dark }
    }

    /// The shape that goes with the colour, unless the player prefers another.
    pub const fn shape(self) -> Shape {
        match self {
            Self::Red | Self::Beige => Shape::Circle,
            Self::Yellow | Self::Black => Shape::Triangle,
            Self::Green | Self::White => Shape::Square,
            Self::Blue | Self::Pink => Shape::Diamond,
            Self::Purple | Self::Grey => Shape::Pentagon,
            Self::Orange => Shape::Hexagon,
            Self::Brown => Shape::Star,
        }
    }
}

/// A seat's shape: colour is never alone.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    Circle,
    Triangle,
    Square,
    Diamond,
    Pentagon,
    Hexagon,
    Star,
    Cross,
}

impl Shape {
    pub const ALL: [Self; 8] = [
        Self::Circle,
        Self::Triangle,
        Self::Square,
        Self::Diamond,
        Self::Pentagon,
        Self::Hexagon,
        Self::Star,
        Self::Cross,
    ];
}

/// The surfaces and inks of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Theme {
    pub background: Tint,
    pub surface: Tint,
    pub raised: Tint,
    pub ink: Tint,
    pub second_ink: Tint,
    pub line: Tint,
    /// The accent.
    pub river: Tint,
    pub on_river: Tint,
    pub gained: Tint,
    pub lost: Tint,
    pub doubt: Tint,
}

const fn tint(light: u32, dark: u32) -> Tint {
    Tint { light, dark }
}

pub const THEME: Theme = Theme {
    background: tint(0x00F7_F5F1, 0x0014_181A),
    surface: tint(0x00FF_FFFF, 0x001C_2225),
    raised: tint(0x00EC_E8E1, 0x0026_2D31),
    ink: tint(0x001E_2326, 0x00EC_EFEF),
    second_ink: tint(0x004F_585C, 0x00A9_B4B8),
    line: tint(0x008C_877D, 0x006F_7C82),
    river: tint(0x000B_6073, 0x006C_C5D8),
    on_river: tint(0x00FF_FFFF, 0x0006_252C),
    gained: tint(0x001E_6B3A, 0x007F_D39B),
    lost: tint(0x00A3_301F, 0x00FF_9B8A),
    doubt: tint(0x007A_4F00, 0x00F0_BE5A),
};

/// What stands for a thing beside the board: one of its game's pictures. `glyph` is what a terminal
/// shows instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Icon {
    pub id: &'static str,
    pub picture: u16,
    pub glyph: char,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn channel(value: u32) -> f64 {
        let part = f64::from(value) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    }

    fn luminance(colour: u32) -> f64 {
        0.2126 * channel(colour >> 16 & 0xFF)
            + 0.7152 * channel(colour >> 8 & 0xFF)
            + 0.0722 * channel(colour & 0xFF)
    }

    /// The contrast ratio of WCAG 2.
    fn contrast(one: u32, other: u32) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    fn least_contrast(tint: Tint) -> f64 {
        [THEME.background, THEME.surface, THEME.raised]
            .iter()
            .flat_map(|ground| {
                [contrast(tint.light, ground.light), contrast(tint.dark, ground.dark)]
            })
            .fold(f64::INFINITY, f64::min)
    }

    #[test]
    fn seat_colours_stand_out_on_every_surface() {
        for colour in Colour::ALL {
            let least = least_contrast(colour.tint());
            assert!(least >= 4.5, "{colour:?} has a contrast of {least:.2}, expected 4.5 or more");
        }
    }

    #[test]
    fn text_is_readable_on_every_surface() {
        for ink in [THEME.ink, THEME.second_ink, THEME.river, THEME.gained, THEME.lost, THEME.doubt]
        {
            let least = least_contrast(ink);
            assert!(least >= 5.3, "{ink:?} has a contrast of {least:.2}, expected 5.3 or more");
        }
        let on_river = contrast(THEME.on_river.light, THEME.river.light)
            .min(contrast(THEME.on_river.dark, THEME.river.dark));
        assert!(on_river >= 5.3, "text on the accent: {on_river:.2}");
    }

    #[test]
    fn lines_of_a_board_can_be_seen() {
        let least = least_contrast(THEME.line);
        assert!(least >= 2.8, "{least:.2}");
    }
}

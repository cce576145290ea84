//! Inks by what they are for, with their values in light and dark, at normal and high contrast.

use serde::Serialize;

use crate::look::Colour;

/// What a path or a text is drawn in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ink {
    /// The piece's own: in pictures that are drawn in several inks.
    Own,
    /// What the board lies on.
    Paper,
    /// A card that lies on the paper, and what stands out from it.
    Surface,
    Raised,
    /// A plate that something is written on.
    Plate,
    /// Land, wood of a table, a wall.
    Ground,
    /// Lower or darker ground: gaps, cracks, shadows.
    Deep,
    /// Lines on the ground.
    Line,
    /// Figures and signs.
    Text,
    /// Figures and signs of less weight.
    Quiet,
    /// What can be done, and what was touched.
    Accent,
    OnAccent,
    /// Ground that gives points, and that costs them.
    GainGround,
    LossGround,
    Gain,
    Loss,
    Doubt,
    Water,
    /// Water that does not flow to where it counts.
    StillWater,
    Bank,
    /// Marks on the water: which way it flows.
    Current,
    Meadow,
    /// Figures on meadows, and their rim.
    OnMeadow,
    Wood,
    Roof,
    Sack,
    Metal,
    /// Three stones, from the lightest to the darkest, and their rim.
    StoneLight,
    Stone,
    StoneDark,
    StoneRim,
    /// Light on a stone.
    Shine,
    Gold,
    Seat(Colour),
    /// A letter on a seat's colour.
    OnSeat(Colour),
}

/// In which of four ways a drawing is coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shade {
    Light,
    Dark,
    /// The same at high contrast.
    LightHigh,
    DarkHigh,
}

impl Shade {
    pub const ALL: [Self; 4] = [Self::Light, Self::Dark, Self::LightHigh, Self::DarkHigh];
}

/// An ink in all four ways, as `0xRRGGBB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Swatch {
    pub light: u32,
    pub dark: u32,
    pub light_high: u32,
    pub dark_high: u32,
}

impl Swatch {
    pub const fn in_shade(self, shade: Shade) -> u32 {
        match shade {
            Shade::Light => self.light,
            Shade::Dark => self.dark,
            Shade::LightHigh => self.light_high,
            Shade::DarkHigh => self.dark_high,
        }
    }
}

const fn swatch(light: u32, dark: u32, light_high: u32, dark_high: u32) -> Swatch {
    Swatch { light, dark, light_high, dark_high }
}

const ROLES: [Ink; 33] = [
    Ink::Own,
    Ink::Paper,
    Ink::Surface,
    Ink::Raised,
    Ink::Plate,
    Ink::Ground,
    Ink::Deep,
    Ink::Line,
    Ink::Text,
    Ink::Quiet,
    Ink::Accent,
    Ink::OnAccent,
    Ink::GainGround,
    Ink::LossGround,
    Ink::Gain,
    Ink::Loss,
    Ink::Doubt,
    Ink::Water,
    Ink::StillWater,
    Ink::Bank,
    Ink::Current,
    Ink::Meadow,
    Ink::OnMeadow,
    Ink::Wood,
    Ink::Roof,
    Ink::Sack,
    Ink::Metal,
    Ink::StoneLight,
    Ink::Stone,
    Ink::StoneDark,
    Ink::StoneRim,
    Ink::Shine,
    Ink::Gold,
];

impl Ink {
    /// All of them, each at its number.
    pub fn all() -> impl Iterator<Item = Self> {
        let seats = Colour::ALL.into_iter().map(Self::Seat);
        let letters = Colour::ALL.into_iter().map(Self::OnSeat);
        ROLES.into_iter().chain(seats).chain(letters)
    }

    /// Where it stands among the swatches.
    pub fn number(self) -> u8 {
        let place = Self::all().position(|ink| ink == self).unwrap_or(0);
        u8::try_from(place).unwrap_or(0)
    }

    /// The one at a number; texts are written in what is at none.
    pub fn numbered(number: u8) -> Self {
        Self::all().nth(usize::from(number)).unwrap_or(Self::Text)
    }

    pub fn swatch(self) -> Swatch {
        match self {
            Self::Own | Self::Text => swatch(0x001E_2326, 0x00EC_EFEF, 0x0000_0000, 0x00FF_FFFF),
            Self::Paper => swatch(0x00F7_F5F1, 0x0014_181A, 0x00FF_FFFF, 0x0000_0000),
            Self::Surface => swatch(0x00FF_FFFF, 0x001C_2225, 0x00FF_FFFF, 0x0000_0000),
            Self::Raised => swatch(0x00EC_E8E1, 0x0026_2D31, 0x00E2_DED6, 0x002A_3236),
            Self::Plate => swatch(0x00FF_FFFF, 0x000E_1214, 0x00FF_FFFF, 0x0000_0000),
            Self::Ground => swatch(0x00E7_E0CE, 0x002B_3032, 0x00F4_F0E6, 0x0022_2729),
            Self::Deep => swatch(0x00C9_BFA8, 0x001D_2224, 0x00B9_AF98, 0x000F_1314),
            Self::Line => swatch(0x008C_8370, 0x006F_7C82, 0x004A_4438, 0x00B4_BEC2),
            Self::Quiet => swatch(0x004F_585C, 0x00A9_B4B8, 0x002A_3033, 0x00D6_DDE0),
            Self::Accent => swatch(0x000B_6073, 0x006C_C5D8, 0x0000_4656, 0x008F_E6F8),
            Self::OnAccent => swatch(0x00FF_FFFF, 0x0006_252C, 0x00FF_FFFF, 0x0000_0000),
            Self::GainGround => swatch(0x00DC_EBDA, 0x001E_3226, 0x00E6_F5E4, 0x000C_2414),
            Self::LossGround => swatch(0x00F3_DFDA, 0x003A_2522, 0x00FB_E8E3, 0x002C_120E),
            Self::Gain => swatch(0x001E_6B3A, 0x007F_D39B, 0x000A_4A22, 0x00A4_F0BC),
            Self::Loss => swatch(0x00A3_301F, 0x00FF_9B8A, 0x007A_1608, 0x00FF_BBAE),
            Self::Doubt => swatch(0x007A_4F00, 0x00F0_A040, 0x005A_3800, 0x00FF_B860),
            Self::Water => swatch(0x008C_C3D6, 0x002A_6478, 0x009A_D4E8, 0x0014_4E62),
            Self::StillWater => swatch(0x00C6_DEE6, 0x002A_4149, 0x00D4_E8EF, 0x001E_343C),
            Self::Bank => swatch(0x00B0_9258, 0x008C_7A54, 0x006E_5524, 0x00C8_B078),
            Self::Current => swatch(0x001F_5F76, 0x00BF_E4F0, 0x0000_3C50, 0x00E6_F8FF),
            Self::Meadow => swatch(0x0093_C26C, 0x003F_6B34, 0x00A4_D67C, 0x002C_5422),
            Self::OnMeadow => swatch(0x0027_4D12, 0x00DD_F2CF, 0x0014_3200, 0x00F2_FFE8),
            Self::Wood => swatch(0x007A_5230, 0x00C8_9A70, 0x0054_3212, 0x00E4_B88E),
            Self::Roof => swatch(0x009E_4230, 0x00D8_7E6A, 0x0076_2212, 0x00F0_9C88),
            Self::Sack => swatch(0x00C8_9650, 0x00D8_A864, 0x0096_6620, 0x00F0_C484),
            Self::Metal => swatch(0x005F_6E7C, 0x00A8_B6C2, 0x003A_4854, 0x00D0_DCE6),
            Self::StoneLight => swatch(0x00C4_B096, 0x00B8_A48A, 0x00C8_B498, 0x00C8_B498),
            Self::Stone => swatch(0x0093_9AA0, 0x008A_9298, 0x0090_989E, 0x0098_A0A6),
            Self::StoneDark => swatch(0x006E_625A, 0x006A_5F58, 0x005C_5048, 0x007A_6E66),
            Self::StoneRim => swatch(0x003C_3834, 0x0010_1416, 0x0014_1210, 0x0000_0000),
            Self::Shine => swatch(0x00F0_ECE4, 0x00E4_E0D8, 0x00FF_FFFF, 0x00FF_FFFF),
            Self::Gold => swatch(0x00B8_8A12, 0x00E8_C050, 0x0086_6000, 0x00FF_DC78),
            Self::Seat(colour) => {
                let tint = colour.tint();
                swatch(tint.light, tint.dark, tint.light, tint.dark)
            }
            Self::OnSeat(_) => swatch(0x00FF_FFFF, 0x0014_181A, 0x00FF_FFFF, 0x0000_0000),
        }
    }
}

impl Serialize for Ink {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// All inks, each at its number: sent once.
pub fn swatches() -> Vec<Swatch> {
    Ink::all().map(Ink::swatch).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ink_has_its_number() {
        for (number, ink) in (0..).zip(Ink::all()) {
            assert_eq!(ink.number(), number, "{ink:?}");
            assert_eq!(Ink::numbered(number), ink);
        }
        assert_eq!(swatches().len(), ROLES.len() + 2 * Colour::ALL.len());
    }
}

//! Regions of a board of points: a sign each, and what the signs mean.

use tallystone_core::board::{Board, BoardStyle, Region, Tone};

use super::Shell;
use super::canvas::{Piece, Row};
use crate::measure::{fit, width};

/// A sign, the room after it, and the room to the next.
const SPACED: usize = 3;

/// The sign of an empty point, by its region: two regions are told apart without colour, too.
pub(crate) fn point_sign(tone: Option<Tone>) -> &'static str {
    match tone {
        Some(Tone::Accent) => "□",
        Some(Tone::Gain) => "◇",
        Some(Tone::Loss) => "△",
        Some(Tone::Quiet) | None => "·",
    }
}

impl Shell {
    /// The signs of a board of points and what they mean, in one line.
    pub(super) fn region_row(&self, board: &Board<String>, columns: u16) -> Option<Row> {
        let named = board.style == BoardStyle::Points && !board.regions.is_empty();
        let each = usize::from(columns) / board.regions.len().max(1);
        let label = |region: &Region<String>| {
            let tone = Some(region.tone);
            let text = fit(&region.label, each.saturating_sub(SPACED));
            let gap = each.saturating_sub(SPACED + width(&text)).min(SPACED);
            [
                Piece::new(point_sign(tone), self.dot_style(tone)),
                Piece::new(format!(" {text}"), self.ink.dim()),
                Piece::gap(gap + 1),
            ]
        };
        named.then(|| Row::new(board.regions.iter().flat_map(label).collect()))
    }
}

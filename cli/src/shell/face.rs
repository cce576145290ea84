//! What is to be seen on a cell of a board: rivers, corners, badges and pieces as text. Where a
//! cell is high enough, rivers are drawn in it as they run; see `rivers`.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use tallystone_core::board::{Badge, Cell, Corner, Edge, Face, Flow, Mark, Tone};

use super::Shell;
use super::canvas::Piece;
use super::rivers::{arrow, stroke_glyph};
use crate::measure::fit;

impl Shell {
    /// What is on a cell, in as many lines as it has; shortened until it fits.
    pub(super) fn face_lines(
        &self,
        cell: &Cell<String>,
        spot: Rect,
        tone: Option<Tone>,
        way: &[Edge],
    ) -> Vec<Vec<Piece>> {
        if let Some(picture) = self.river_lines(cell, spot, way) {
            return picture;
        }
        if let Some(stack) = self.stack_lines(cell, spot) {
            return stack;
        }
        // Where the selected piece may go: marked in front of all else, so that it is never cut.
        let target = (cell.target && cell.can_tap).then(|| Piece::new("○", self.ink.accent()));
        let room = usize::from(spot.width).saturating_sub(usize::from(target.is_some()));
        let fits = |pieces: &[Piece]| pieces.iter().map(Piece::width).sum::<usize>() <= room;
        let caption = cell
            .face
            .caption
            .as_ref()
            .map(|caption| Piece::new(fit(caption, room), self.caption_style(tone)));
        let last = if target.is_some() { 4 } else { 3 };
        let mut marks = (0..last)
            .map(|level| self.face(&cell.face, way, level))
            .find(|face| fits(face))
            .unwrap_or_else(|| self.face(&cell.face, way, last));
        if cell.doubtful {
            marks.push(Piece::new("?", self.ink.doubt()));
        }
        let mut lines = match caption {
            None if marks.is_empty() => Vec::new(),
            Some(caption) if marks.is_empty() => vec![vec![caption]],
            Some(caption) if spot.height > 1 => vec![vec![caption], marks],
            _ => vec![marks],
        };
        if let (Some(line), Some(target)) = (lines.last_mut(), target) {
            line.insert(0, target);
        }
        lines
    }

    /// An empty cell, tinted by its region.
    pub(super) fn dot_style(&self, tone: Option<Tone>) -> Style {
        match tone {
            Some(Tone::Gain | Tone::Loss | Tone::Accent) => self.caption_style(tone),
            Some(Tone::Quiet) | None => self.ink.line(),
        }
    }

    fn caption_style(&self, tone: Option<Tone>) -> Style {
        match tone {
            Some(Tone::Gain) => self.ink.gained(),
            Some(Tone::Loss) => self.ink.lost(),
            Some(Tone::Accent) => self.ink.accent(),
            Some(Tone::Quiet) | None => self.ink.dim(),
        }
    }

    /// Strokes, corners, badges and marks side by side. Level 0 shows everything with room in
    /// between; then the room, then shapes, then all but the first marks are left out, and at last
    /// what badges say.
    pub(super) fn face(&self, face: &Face<String>, way: &[Edge], level: u8) -> Vec<Piece> {
        let mut pieces = Vec::new();
        if !face.strokes.is_empty() {
            let glyph = stroke_glyph(&face.strokes, way);
            let mut text = glyph.to_string();
            text.extend(
                face.strokes
                    .iter()
                    .find(|stroke| stroke.flow == Some(Flow::Out))
                    .map(|out| arrow(out.edge)),
            );
            pieces.push(Piece::new(text, self.ink.accent()));
        }
        if !face.corners.is_empty() {
            pieces.push(Piece::new(corner_glyph(&face.corners).to_string(), self.ink.gained()));
        }
        pieces.extend(face.badges.iter().map(|badge| self.badge(badge, level < 4)));
        let shown = if level < 3 { face.marks.len() } else { face.marks.len().min(1) };
        for mark in face.marks.iter().take(shown) {
            if level == 0 && !pieces.is_empty() {
                pieces.push(Piece::gap(1));
            }
            pieces.push(self.mark(mark, level));
        }
        if face.marks.len() > shown {
            pieces.push(Piece::new(format!("+{}", face.marks.len() - shown), self.ink.dim()));
        }
        pieces
    }

    pub(super) fn badge(&self, badge: &Badge<String>, with_text: bool) -> Piece {
        let icon = self.icon(&badge.icon);
        let text = badge.text.as_deref().filter(|_| with_text).unwrap_or_default();
        Piece::new(format!("{icon}{text}"), self.ink.text())
    }

    pub(super) fn mark(&self, mark: &Mark, level: u8) -> Piece {
        let seats = self.screen().map(|screen| screen.seats.as_slice()).unwrap_or_default();
        let seat = seats.iter().find(|seat| Some(seat.seat) == mark.seat);
        let icon = mark.icon.as_ref().map(|icon| self.icon(icon));
        let mut piece = match seat {
            Some(seat) if level < 2 => self.pebble(seat, mark.large),
            // A large piece without its shape: set apart by a line under its letter.
            Some(seat) => {
                let large = if mark.large { Modifier::UNDERLINED } else { Modifier::empty() };
                Piece::new(seat.letter.clone(), self.ink.seat(seat.colour).add_modifier(large))
            }
            None => Piece::new(icon.unwrap_or("•"), self.ink.text()),
        };
        if mark.count > 1 {
            piece.text += &mark.count.to_string();
        }
        piece
    }
}

/// One block with a dot in each of these corners.
pub(super) fn corner_glyph(corners: &[Corner]) -> char {
    const BLOCKS: [char; 16] =
        [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];
    let index = corners.iter().fold(0, |index, corner| {
        index
            | match corner {
                Corner::NorthWest => 1,
                Corner::NorthEast => 2,
                Corner::SouthWest => 4,
                Corner::SouthEast => 8,
            }
    });
    BLOCKS[index]
}

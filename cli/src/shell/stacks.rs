//! Stacks drawn by their height: two layers a line, each a little aside of the one below.

use ratatui::layout::Rect;
use tallystone_core::board::{Badge, Board, BoardStyle, Cell};

use super::Shell;
use super::canvas::Piece;
use crate::measure::{fit, width};

/// The sign by which the core's icons say that something lies in layers.
const LAYERS: &str = "≡";
/// The widest that a layer is drawn.
const WIDEST: usize = 7;
/// Lines of a cell with a stack: what it says, six layers, what lies beside, and its rule; on large
/// terminals ten.
pub(super) const USUAL: u16 = 6;
pub(super) const TALLEST: u16 = 8;

impl Shell {
    /// How many layers lie on a cell, if it is one for stacks.
    fn layers(&self, cell: &Cell<String>) -> Option<usize> {
        let badge = cell.face.badges.iter().find(|badge| self.is_stack(badge))?;
        badge.text.as_deref()?.parse().ok()
    }

    fn is_stack(&self, badge: &Badge<String>) -> bool {
        self.icon(&badge.icon) == LAYERS
    }

    pub(super) fn has_stacks(&self, board: &Board<String>) -> bool {
        board.style == BoardStyle::Fields && board.cells.iter().any(|it| self.layers(it).is_some())
    }

    /// What the cell says, its stack on the ground, and beneath it how many there are and what lies
    /// beside it; `None` where there is no room to see a height.
    pub(super) fn stack_lines(&self, cell: &Cell<String>, spot: Rect) -> Option<Vec<Vec<Piece>>> {
        let layers = self.layers(cell)?;
        let lines = usize::from(spot.height).checked_sub(2).filter(|lines| *lines > 1)?;
        let room = usize::from(spot.width);
        let beside = cell.face.badges.iter().filter(|badge| !self.is_stack(badge));
        let mut head: Vec<Piece> = beside.map(|badge| self.badge(badge, true)).collect();
        let used: usize = head.iter().map(Piece::width).sum();
        if let Some(caption) = &cell.face.caption {
            head.push(Piece::new(fit(caption, room.saturating_sub(used)), self.ink.dim()));
        }
        let wide = WIDEST.min(room.saturating_sub(2));
        let mut drawn: Vec<Vec<Piece>> = vec![Vec::new(); lines];
        for (pair, line) in (0..layers.div_ceil(2)).zip(drawn.iter_mut().rev()) {
            let both = layers >= 2 * pair + 2;
            let text = if both {
                format!("▄{}▀", "█".repeat(wide.saturating_sub(1)))
            } else {
                format!("{} ", "▄".repeat(wide))
            };
            *line = vec![Piece::new(text, self.ink.accent())];
        }
        let count = Piece::new(format!("{LAYERS}{layers}"), self.ink.text());
        let marks = |level: u8| {
            let marks = cell.face.marks.iter();
            let marks = marks.flat_map(|mark| [Piece::gap(1), self.mark(mark, level)]);
            std::iter::once(count.clone()).chain(marks).collect::<Vec<_>>()
        };
        let fits = |line: &Vec<Piece>| line.iter().map(Piece::width).sum::<usize>() <= room;
        let foot = [marks(0), marks(2)].into_iter().find(fits).unwrap_or_else(|| {
            let more = format!(" +{}", cell.face.marks.len());
            vec![count.clone(), Piece::new(fit(&more, room - width(&count.text)), self.ink.dim())]
        });
        let mut all = vec![head];
        all.append(&mut drawn);
        all.push(foot);
        if cell.doubtful {
            all[0].push(Piece::new("?", self.ink.doubt()));
        }
        Some(all)
    }
}

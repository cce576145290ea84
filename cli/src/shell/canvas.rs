//! What is drawn on: pieces of text that know what a click on them means, in rows.

use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use tallystone_core::entry::EntryValue;
use tallystone_core::seat::Seat;
use tallystone_core::text::one_line;

use super::View;
use crate::measure::{fit, width};

/// What a click means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// As if this key had been pressed.
    Key(KeyCode),
    Tab(View),
    /// A line of the list at hand.
    Line(usize),
    /// A rule of the game, by its id.
    Rule(String),
    /// A control: the cursor goes there.
    Control(String),
    /// A control, and what is entered there.
    Enter(String, EntryValue),
    /// A cell of a board.
    Cell {
        control: String,
        column: u32,
        row: u32,
    },
    /// A seat: why it has its points.
    Seat(Seat),
}

#[derive(Clone, Debug)]
pub(crate) struct Hit {
    pub(crate) area: Rect,
    pub(crate) target: Target,
}

/// A piece of text in one style.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    pub(crate) text: String,
    pub(crate) style: Style,
    pub(crate) target: Option<Target>,
}

impl Piece {
    pub(crate) fn new(text: impl Into<String>, style: Style) -> Self {
        Self { text: text.into(), style, target: None }
    }

    pub(crate) fn to(mut self, target: Target) -> Self {
        self.target = Some(target);
        self
    }

    pub(crate) fn gap(columns: usize) -> Self {
        Self::new(" ".repeat(columns), Style::new())
    }

    pub(crate) fn width(&self) -> usize {
        width(&self.text)
    }
}

/// Pieces side by side that are never torn apart, and the control they belong to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chunk {
    pub(crate) control: Option<String>,
    pub(crate) pieces: Vec<Piece>,
}

impl Chunk {
    pub(crate) fn width(&self) -> usize {
        self.pieces.iter().map(Piece::width).sum()
    }
}

/// One line: pieces from the left, and pieces that end at the right edge.
#[derive(Clone, Debug, Default)]
pub(crate) struct Row {
    pub(crate) left: Vec<Chunk>,
    pub(crate) right: Vec<Piece>,
    /// The whole line answers to a click.
    pub(crate) target: Option<Target>,
}

impl Row {
    pub(crate) fn new(pieces: Vec<Piece>) -> Self {
        Self { left: vec![Chunk { control: None, pieces }], ..Self::default() }
    }

    pub(crate) fn text(text: impl Into<String>, style: Style) -> Self {
        Self::new(vec![Piece::new(text, style)])
    }

    pub(crate) fn right(mut self, pieces: Vec<Piece>) -> Self {
        self.right = pieces;
        self
    }

    pub(crate) fn to(mut self, target: Target) -> Self {
        self.target = Some(target);
        self
    }

    pub(crate) fn holds(&self, control: &str) -> bool {
        self.left.iter().any(|chunk| chunk.control.as_deref() == Some(control))
    }
}

/// Chunks in lines of at most so many columns.
pub(crate) fn flow(chunks: Vec<Chunk>, columns: usize, indent: usize, gap: usize) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut used = usize::MAX;
    for chunk in chunks {
        let wide = chunk.width();
        if used.saturating_add(gap + wide) > columns {
            let start = Chunk { control: None, pieces: vec![Piece::gap(indent)] };
            rows.push(Row { left: vec![start], ..Row::default() });
            used = indent;
        } else if let Some(row) = rows.last_mut() {
            row.left.push(Chunk { control: None, pieces: vec![Piece::gap(gap)] });
            used += gap;
        }
        used += wide;
        if let Some(row) = rows.last_mut() {
            row.left.push(chunk);
        }
    }
    rows
}

#[derive(Debug)]
pub(crate) struct Canvas<'a> {
    pub(crate) buffer: &'a mut Buffer,
    pub(crate) hits: Vec<Hit>,
    /// The first line in view of the page's list.
    pub(crate) first_line: usize,
    /// The furthest that what is read can be moved to.
    pub(crate) last_scroll: usize,
    /// What was put on it, as it was to be read, and whether there was no room for all of it.
    #[cfg(test)]
    pub(crate) texts: Vec<(String, bool)>,
}

impl<'a> Canvas<'a> {
    /// `first_line`: where the page's list was scrolled to when it was drawn last.
    pub(crate) fn new(buffer: &'a mut Buffer, first_line: usize) -> Self {
        Self {
            buffer,
            hits: Vec::new(),
            first_line,
            last_scroll: 0,
            #[cfg(test)]
            texts: Vec::new(),
        }
    }

    pub(crate) fn fill(&mut self, area: Rect, style: Style) {
        let area = area.intersection(self.buffer.area);
        for position in area.positions() {
            self.buffer[position].reset();
        }
        self.buffer.set_style(area, style);
        // What lies beneath cannot be clicked any more.
        self.hits.retain(|hit| !area.contains(Position::new(hit.area.x, hit.area.y)));
    }

    /// The only way for a text onto the screen: without what a terminal would obey, and cut at the
    /// edge. Says how many columns it took.
    pub(crate) fn put(&mut self, x: u16, y: u16, columns: u16, text: &str, style: Style) -> u16 {
        if y >= self.buffer.area.bottom() || x >= self.buffer.area.right() {
            return 0;
        }
        let whole = one_line(text);
        let text = fit(&whole, usize::from(columns));
        #[cfg(test)]
        self.texts.push((whole.to_string(), text != whole || text.ends_with('…')));
        let (end, _) = self.buffer.set_stringn(x, y, &text, usize::from(columns), style);
        end - x
    }

    pub(crate) fn hit(&mut self, area: Rect, target: Target) {
        self.hits.push(Hit { area, target });
    }

    pub(crate) fn pieces(&mut self, x: u16, y: u16, columns: u16, pieces: &[Piece]) -> u16 {
        let mut used = 0;
        for piece in pieces {
            let wide = self.put(x + used, y, columns - used, &piece.text, piece.style);
            if let Some(target) = &piece.target {
                self.hit(Rect::new(x + used, y, wide, 1), target.clone());
            }
            used += wide;
            if used >= columns {
                break;
            }
        }
        used
    }

    pub(crate) fn row(&mut self, area: Rect, row: &Row) {
        if let Some(target) = &row.target {
            self.hit(Rect::new(area.x, area.y, area.width, 1), target.clone());
        }
        let of_right: usize = row.right.iter().map(Piece::width).sum();
        let of_right = u16::try_from(of_right).unwrap_or(u16::MAX).min(area.width);
        let columns = area.width - of_right;
        let mut used = 0;
        for chunk in &row.left {
            let start = used;
            let before = self.hits.len();
            used += self.pieces(area.x + used, area.y, columns - used, &chunk.pieces);
            if let Some(control) = &chunk.control {
                let hit = Hit {
                    area: Rect::new(area.x + start, area.y, used - start, 1),
                    target: Target::Control(control.clone()),
                };
                // Beneath its parts: a click on a part means the part.
                self.hits.insert(before, hit);
            }
        }
        self.pieces(area.x + columns, area.y, of_right, &row.right);
    }

    /// Rows, scrolled so that one of them is in view.
    pub(crate) fn rows(&mut self, area: Rect, rows: &[Row], wanted: usize) {
        let offset = scrolled(rows.len(), usize::from(area.height), wanted);
        self.rows_from(area, rows, offset);
    }

    /// Rows from one of them on, as far as they go; keeps how far they could be moved.
    pub(crate) fn read(&mut self, area: Rect, rows: &[Row], first: usize) {
        self.last_scroll = rows.len().saturating_sub(usize::from(area.height));
        self.rows_from(area, rows, first.min(self.last_scroll));
    }

    /// Rows of the page's list. They stay where they are as long as the wanted one is in view:
    /// what was clicked does not slip away under the pointer.
    pub(crate) fn list(&mut self, area: Rect, rows: &[Row], wanted: usize) {
        let visible = usize::from(area.height);
        let before = self.first_line.min(rows.len().saturating_sub(visible));
        // An item may have several rows that mean the same.
        let target = rows.get(wanted).and_then(|row| row.target.as_ref());
        let further = rows.iter().skip(wanted + 1);
        let further = further.take_while(|row| target.is_some() && row.target.as_ref() == target);
        let last = wanted + further.count();
        let in_view = before <= wanted && last < before + visible;
        let offset = if in_view { before } else { scrolled(rows.len(), visible, wanted) };
        self.first_line = offset;
        self.rows_from(area, rows, offset);
    }

    fn rows_from(&mut self, area: Rect, rows: &[Row], offset: usize) {
        let visible = usize::from(area.height);
        for (row, y) in rows.iter().skip(offset).take(visible).zip(area.y..) {
            self.row(Rect::new(area.x, y, area.width, 1), row);
        }
        if rows.len() > visible && area.width > 2 {
            let x = area.right() - 1;
            if offset > 0 {
                self.put(x, area.y, 1, "↑", Style::new());
            }
            if offset + visible < rows.len() {
                self.put(x, area.bottom() - 1, 1, "↓", Style::new());
            }
        }
    }

    /// What lies under a point, the topmost first.
    pub(crate) fn target_at(hits: &[Hit], x: u16, y: u16) -> Option<&Target> {
        hits.iter().rev().find(|hit| hit.area.contains(Position::new(x, y))).map(|hit| &hit.target)
    }
}

/// The first of the visible lines, so that the wanted one is about in the middle.
pub(crate) fn scrolled(total: usize, visible: usize, wanted: usize) -> usize {
    wanted.saturating_sub(visible / 2).min(total.saturating_sub(visible))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wanted_line_is_always_in_view() {
        for (total, visible) in [(5, 10), (10, 10), (30, 7), (3, 1)] {
            for wanted in 0..total {
                let first = scrolled(total, visible, wanted);
                assert!((first..first + visible).contains(&wanted), "{total} {visible} {wanted}");
            }
        }
    }

    #[test]
    fn chunks_flow_into_lines() {
        let chunk =
            |text: &str| Chunk { control: None, pieces: vec![Piece::new(text, Style::new())] };
        let rows = flow(vec![chunk("one"), chunk("two"), chunk("three")], 10, 2, 1);
        assert_eq!(rows.len(), 2);
        assert!(flow(Vec::new(), 10, 2, 1).is_empty());
    }
}

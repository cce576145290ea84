//! The tidy-up list: what goes back into the box, last out first in.

use super::canvas::{Piece, Row, Target};
use super::{Shell, View};
use crate::measure::right;

impl Shell {
    pub(super) fn tidy_rows(&self) -> (Vec<Row>, usize) {
        let Some(sitting) = self.sitting() else { return (Vec::new(), 0) };
        let at = sitting.line(View::Tidy);
        let mut rows = vec![Row::text(self.label("label_back_into_box"), self.ink.dim())];
        for (index, pieces) in sitting.pieces.iter().enumerate() {
            let style = if index == at { self.ink.here() } else { self.ink.text() };
            let row = Row::new(vec![
                Piece::new(right(&pieces.count.to_string(), 5), self.ink.strong()),
                Piece::gap(1),
                Piece::new(format!(" {} ", pieces.text), style),
            ]);
            rows.push(row.to(Target::Line(index)));
        }
        (rows, at + 1)
    }
}

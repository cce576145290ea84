//! Everybody's points beside each other, by round or kind; each number opens its reasons.

use crossterm::event::{KeyCode, KeyEvent};
use tallystone_core::app::{ScoreTable, SeatView};

use super::Shell;
use super::canvas::{Piece, Row};
use super::over::Over;
use crate::figures::plain;
use crate::measure::{fit, left, right, width, wrap};

/// Room for a number and for most of a name above it.
const WIDEST_COLUMN: usize = 14;
const GAP: usize = 2;

#[derive(Debug)]
pub(crate) struct Points {
    table: ScoreTable,
    /// Where first and second differ, in a sentence.
    difference: String,
    row: usize,
    seat: usize,
}

impl Points {
    fn move_by(&mut self, rows: isize, seats: isize) {
        let step = |at: usize, by: isize, count: usize| {
            at.saturating_add_signed(by).min(count.saturating_sub(1))
        };
        self.row = step(self.row, rows, self.table.rows.len());
        self.seat = step(self.seat, seats, self.table.seats.len());
    }
}

impl Shell {
    pub(super) fn open_points(&mut self) {
        let Some(screen) = self.screen() else { return };
        let session = screen.session;
        let table = self.app.score_table(session);
        let Some(table) = self.answered(table) else { return };
        let difference = self.app.difference(session);
        let Some(difference) = self.answered(difference) else { return };
        if table.rows.is_empty() {
            self.say(self.label("label_no_points"));
            return;
        }
        let row = table.rows.len() - 1;
        self.over.push(Over::Points(Points { table, difference: difference.text, row, seat: 0 }));
    }

    pub(super) fn points_key(&mut self, key: KeyEvent) {
        let Some(Over::Points(points)) = self.over.last_mut() else { return };
        match key.code {
            KeyCode::Up => points.move_by(-1, 0),
            KeyCode::Down => points.move_by(1, 0),
            KeyCode::Left | KeyCode::BackTab => points.move_by(0, -1),
            KeyCode::Right | KeyCode::Tab => points.move_by(0, 1),
            KeyCode::PageUp | KeyCode::Home => points.move_by(isize::MIN, 0),
            KeyCode::PageDown | KeyCode::End => points.move_by(isize::MAX, 0),
            KeyCode::Enter | KeyCode::Char(' ' | 'e') => {
                let seat = points.table.seats.get(points.seat).copied();
                let cell =
                    points.table.rows.get(points.row).and_then(|row| row.cells.get(points.seat));
                let line = cell.map_or(0, |cell| usize::try_from(cell.line).unwrap_or(0));
                self.explain_at(seat, line);
            }
            KeyCode::Char('p') => drop(self.over.pop()),
            _ => {}
        }
    }

    pub(super) fn points_rows(&self, points: &Points, columns: usize) -> (Vec<Row>, usize) {
        let Some(screen) = self.screen() else { return (Vec::new(), 0) };
        let table = &points.table;
        let seats: Vec<&SeatView> = table
            .seats
            .iter()
            .filter_map(|seat| screen.seats.iter().find(|view| view.seat == *seat))
            .collect();
        let headings = table.rows.iter().map(|row| width(&row.heading)).max().unwrap_or(0);
        let headings = headings.min(columns / 3);
        let room = columns.saturating_sub(headings) / seats.len().max(1);
        let wide = room.saturating_sub(GAP).clamp(4, WIDEST_COLUMN);

        let mut names = vec![Piece::gap(headings)];
        for seat in &seats {
            let pebble = self.pebble(seat, false);
            let name = fit(&seat.name, wide.saturating_sub(pebble.width() + 1));
            let used = pebble.width() + 1 + width(&name);
            names.push(Piece::gap(GAP + wide.saturating_sub(used)));
            names.push(pebble);
            names.push(Piece::new(format!(" {name}"), self.ink.text()));
        }
        let mut rows = vec![
            Row::text(screen.standings_title.clone(), self.ink.dim()),
            Row::default(),
            Row::new(names),
        ];
        let mut wanted = 0;
        for (index, row) in table.rows.iter().enumerate() {
            let last = index + 1 == table.rows.len();
            if last {
                rows.push(Row::default());
            }
            if index == points.row {
                wanted = rows.len();
            }
            let heading = left(&fit(&row.heading, headings), headings);
            let mut pieces = vec![Piece::new(heading, self.ink.dim())];
            for (place, cell) in row.cells.iter().enumerate() {
                let text = cell.points.map_or_else(|| "–".to_owned(), plain);
                let style = match cell.points.unwrap_or(0) {
                    _ if index == points.row && place == points.seat => self.ink.here(),
                    points if points < 0 => self.ink.lost(),
                    _ if last => self.ink.strong(),
                    0 => self.ink.dim(),
                    _ => self.ink.text(),
                };
                pieces.push(Piece::gap(GAP));
                pieces.push(Piece::new(right(&text, wide), style));
            }
            rows.push(Row::new(pieces));
        }
        rows.push(Row::default());
        let said = wrap(&points.difference, columns);
        rows.extend(said.into_iter().map(|line| Row::text(line, self.ink.text())));
        (rows, wanted)
    }
}

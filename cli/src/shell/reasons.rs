//! Why a seat has its points: the whole tree, and the rule behind each line.

use crossterm::event::{KeyCode, KeyEvent};
use tallystone_core::app::LineView;
use tallystone_core::seat::Seat;

use super::Shell;
use super::canvas::{Piece, Row, Target};
use super::over::Over;
use crate::figures::plain;
use crate::measure::{right, width, wrap};

#[derive(Debug)]
pub(crate) struct Reasons {
    seat: Seat,
    lines: Vec<LineView>,
    at: usize,
}

impl Reasons {
    pub(crate) fn go_to(&mut self, line: usize) {
        self.at = line.min(self.lines.len().saturating_sub(1));
    }
}

impl Shell {
    /// Opens a seat's reasons, or turns to them if another seat's are open.
    pub(super) fn explain(&mut self, seat: Option<Seat>) {
        self.explain_at(seat, 0);
    }

    /// The same, with the cursor on a line.
    pub(super) fn explain_at(&mut self, seat: Option<Seat>, line: usize) {
        let (Some(screen), Some(seat)) = (self.screen(), seat) else { return };
        let lines = self.app.explain(screen.session, seat);
        let Some(lines) = self.answered(lines) else { return };
        if matches!(self.over.last(), Some(Over::Reasons(_))) {
            self.over.pop();
        }
        let mut reasons = Reasons { seat, lines, at: 0 };
        reasons.go_to(line);
        self.over.push(Over::Reasons(reasons));
    }

    pub(super) fn reasons_key(&mut self, key: KeyEvent) {
        let seats: Vec<Seat> = self
            .screen()
            .map(|screen| screen.seats.iter().map(|seat| seat.seat).collect())
            .unwrap_or_default();
        let Some(Over::Reasons(reasons)) = self.over.last_mut() else { return };
        let place = seats.iter().position(|seat| *seat == reasons.seat).unwrap_or(0);
        match key.code {
            KeyCode::Up => reasons.go_to(reasons.at.saturating_sub(1)),
            KeyCode::Down => reasons.go_to(reasons.at + 1),
            KeyCode::PageUp | KeyCode::Home => reasons.go_to(0),
            KeyCode::PageDown | KeyCode::End => reasons.go_to(usize::MAX),
            KeyCode::Right | KeyCode::Tab => {
                let next = seats.get((place + 1) % seats.len().max(1)).copied();
                self.explain(next);
            }
            KeyCode::Left | KeyCode::BackTab => {
                let before = seats
                    .get((place + seats.len().saturating_sub(1)) % seats.len().max(1))
                    .copied();
                self.explain(before);
            }
            KeyCode::Enter | KeyCode::Char(' ' | 'i') => {
                let rule = reasons.lines.get(reasons.at).and_then(|line| line.rule.clone());
                match rule {
                    Some(rule) => self.open_rule(&rule),
                    None => self.say(self.label("label_no_rule")),
                }
            }
            KeyCode::Char('e') => drop(self.over.pop()),
            _ => {}
        }
    }

    pub(super) fn reasons_rows(&self, reasons: &Reasons, columns: usize) -> (Vec<Row>, usize) {
        let Some(screen) = self.screen() else { return (Vec::new(), 0) };
        let Some(seat) = screen.seats.iter().find(|seat| seat.seat == reasons.seat) else {
            return (Vec::new(), 0);
        };
        let columns = columns.min(72);
        let numbers =
            reasons.lines.iter().map(|line| width(&plain(line.points))).max().unwrap_or(1) + 1;
        let mut rows = vec![
            Row::new(vec![
                self.pebble(seat, false),
                Piece::new(format!(" {}", seat.name), self.ink.strong()),
            ]),
            Row::text(screen.standings_title.clone(), self.ink.dim()),
            Row::default(),
        ];
        let mut wanted = 0;
        for (index, line) in reasons.lines.iter().enumerate() {
            let here = index == reasons.at;
            if here {
                wanted = rows.len();
            }
            let indent = 2 * usize::try_from(line.depth).unwrap_or(0);
            let style = match line.depth {
                _ if here => self.ink.here(),
                0 => self.ink.strong(),
                1 => self.ink.text(),
                _ => self.ink.dim(),
            };
            let points = if line.points < 0 { self.ink.lost() } else { style };
            let points = if here { self.ink.here() } else { points };
            for (part, text) in wrap(&line.text, columns.saturating_sub(numbers + 4 + indent))
                .into_iter()
                .enumerate()
            {
                let number = if part == 0 {
                    right(&plain(line.points), numbers)
                } else {
                    " ".repeat(numbers)
                };
                let number = Piece::new(number, points);
                let row =
                    Row::new(vec![number, Piece::new(" ".repeat(2 + indent) + &text + " ", style)]);
                rows.push(row.to(Target::Line(index)));
            }
        }
        if !seat.notes.is_empty() {
            rows.push(Row::default());
            rows.extend(seat.notes.iter().map(|note| Row::text(note.clone(), self.ink.dim())));
        }
        (rows, wanted)
    }
}

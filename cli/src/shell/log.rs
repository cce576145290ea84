//! The log: who did what, when; and the way back to any moment of it.

use chrono::FixedOffset;
use crossterm::event::{KeyCode, KeyEvent};
use tallystone_core::entry::{Focus, When};
use tallystone_core::session::{LogLine, LogStatus};
use tallystone_core::text::{self, Language};

use super::canvas::{Piece, Row, Target};
use super::cursor::TableCursor;
use super::over::{Confirm, Over};
use super::{Shell, View};
use crate::measure::wrap;
use crate::told::say;

impl Shell {
    pub(super) fn log_key(&mut self, key: KeyEvent) {
        let Some(sitting) = self.sitting() else { return };
        let event =
            sitting.log.get(sitting.line(View::Log)).and_then(|line| line.events.first().copied());
        match (key.code, event) {
            (KeyCode::Enter, Some(event)) => self.go_back_to(When::InsteadOf { event }),
            (KeyCode::Char('i'), Some(event)) => self.go_back_to(When::Before { event }),
            (KeyCode::Char('x'), Some(event)) => {
                let line = sitting.log.get(sitting.line(View::Log));
                let line = line.map_or("", |line| line.text.as_str());
                let text = say!(self.language, commands_ask_remove, line = line);
                self.over.push(Over::Confirm(Confirm::Remove(event), text));
            }
            (KeyCode::Enter | KeyCode::Char('i' | 'x'), None) => {
                self.say(self.label("label_not_correctable"));
            }
            _ => self.move_line(key),
        }
    }

    /// Opens the screen as it was: entries made there become corrections.
    fn go_back_to(&mut self, place: When) {
        let Some(screen) = self.screen() else { return };
        let then = self.app.screen(screen.session, place, Focus::default());
        let Some(screen) = self.answered(then) else { return };
        self.letters.learn(&screen);
        let Some(sitting) = self.sitting_mut() else { return };
        sitting.table = TableCursor::at_first(&screen);
        sitting.screen = screen;
        self.say_correction();
        self.look_at(View::Table);
    }

    /// Words what the next entry does to the line of the log at its cursor.
    pub(super) fn say_correction(&mut self) {
        let language = self.language;
        let Some(sitting) = self.sitting_mut() else { return };
        let line = sitting.log.get(sitting.line(View::Log)).map_or("", |line| line.text.as_str());
        sitting.correcting = match sitting.screen.place {
            When::Now => String::new(),
            When::Before { .. } => say!(language, commands_will_insert, line = line),
            When::InsteadOf { .. } => say!(language, commands_will_replace, line = line),
        };
    }

    pub(super) fn log_rows(&self, columns: usize) -> (Vec<Row>, usize) {
        let Some(sitting) = self.sitting() else { return (Vec::new(), 0) };
        let (mut rows, mut wanted) = (Vec::new(), 0);
        let at = sitting.line(View::Log);
        for (index, line) in sitting.log.iter().enumerate() {
            let here = index == at;
            if here {
                wanted = rows.len();
            }
            let seat = sitting.screen.seats.iter().find(|seat| Some(seat.seat) == line.seat);
            let pebble = seat.map(|seat| self.pebble(seat, false));
            let after = self.after_pebble(seat);
            let style = match line.status {
                _ if here => self.ink.here(),
                LogStatus::Holds => self.ink.text(),
                LogStatus::TakenBack | LogStatus::Corrected | LogStatus::AfterEnd => self.ink.dim(),
                LogStatus::SetAside => self.ink.doubt(),
            };
            let status = self.status_of(line.status);
            let said = status
                .map_or_else(|| line.text.clone(), |status| format!("{} ({status})", line.text));
            let said = line
                .reason
                .as_ref()
                .map_or_else(|| said.clone(), |reason| format!("{said}: {reason}"));
            for (part, text) in wrap(&said, columns.saturating_sub(14)).into_iter().enumerate() {
                let start = if part == 0 {
                    let time =
                        Piece::new(format!(" {}  ", clock(line, self.language)), self.ink.dim());
                    [vec![time], pebble.clone().into_iter().collect(), vec![after.clone()]].concat()
                } else {
                    let pebble = pebble.as_ref().map_or(0, Piece::width);
                    vec![Piece::gap(8 + pebble + after.width())]
                };
                let row = Row::new([start, vec![Piece::new(text, style)]].concat());
                rows.push(row.to(Target::Line(index)));
            }
        }
        (rows, wanted)
    }

    fn status_of(&self, status: LogStatus) -> Option<String> {
        match status {
            LogStatus::Holds => None,
            LogStatus::TakenBack => Some(self.label("label_taken_back")),
            LogStatus::Corrected => Some(self.label("label_log_corrected")),
            LogStatus::SetAside => Some(self.label("label_set_aside")),
            LogStatus::AfterEnd => Some(self.label("label_after_end")),
        }
    }
}

/// The time at the table.
fn clock(line: &LogLine<String>, language: Language) -> String {
    let there = FixedOffset::east_opt(line.offset_minutes.saturating_mul(60));
    let time = there.map_or_else(|| line.at.time(), |there| line.at.with_timezone(&there).time());
    text::clock(language, time)
}

//! The views of a session that are lists: their lines, and the keys that move through them.

use crossterm::event::{KeyCode, KeyEvent};

use super::canvas::Row;
use super::{Shell, View};

impl Shell {
    /// The rows of a list, and the row that has to be in view.
    pub(super) fn list_rows(&self, view: View, columns: usize) -> (Vec<Row>, usize) {
        match view {
            View::Checklist => self.checklist_rows(columns),
            View::Options => self.options_rows(columns),
            View::Seats => self.seats_rows(columns),
            View::Log => self.log_rows(columns),
            View::Tidy => self.tidy_rows(),
            View::Table | View::Rules => (Vec::new(), 0),
        }
    }

    /// How many lines of the view the cursor can stand on.
    fn list_length(&self) -> usize {
        let Some(sitting) = self.sitting() else { return 0 };
        match sitting.view {
            View::Checklist => sitting.checklist.steps().count(),
            View::Options => sitting.settings.iter().map(|setting| setting.choices.len()).sum(),
            View::Seats => sitting.screen.seats.len(),
            View::Log => sitting.log.len(),
            View::Rules => sitting.search.found.len(),
            View::Tidy => sitting.pieces.len(),
            View::Table => 0,
        }
    }

    pub(super) fn move_line(&mut self, key: KeyEvent) {
        let length = self.list_length();
        let Some(sitting) = self.sitting_mut() else { return };
        let line = sitting.line(sitting.view);
        let line = match key.code {
            KeyCode::Up | KeyCode::BackTab => line.saturating_sub(1),
            KeyCode::Down | KeyCode::Tab => line + 1,
            KeyCode::PageUp => line.saturating_sub(10),
            KeyCode::PageDown => line + 10,
            KeyCode::Home => 0,
            KeyCode::End => length,
            _ => line,
        };
        sitting.set_line(sitting.view, line.min(length.saturating_sub(1)));
    }
}

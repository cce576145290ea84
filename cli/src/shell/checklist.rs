//! The checklist: set-up steps with every number resolved, ticked off one by one.

use crossterm::event::{KeyCode, KeyEvent};

use super::canvas::{Piece, Row, Target};
use super::over::Over;
use super::{Shell, View};
use crate::measure::wrap;

impl Shell {
    pub(super) fn checklist_key(&mut self, key: KeyEvent) {
        let Some(sitting) = self.sitting() else { return };
        let line = sitting.line(View::Checklist);
        let step = sitting.checklist.steps().nth(line).cloned();
        match (key.code, step) {
            (KeyCode::Char(' '), Some(step)) => {
                let session = sitting.screen.session;
                let ticked = self.app.tick(session, &step.id, !step.done);
                let Some(list) = self.answered(ticked) else { return };
                let Some(sitting) = self.sitting_mut() else { return };
                sitting.checklist = list;
                if !step.done {
                    self.move_line(KeyEvent::from(KeyCode::Down));
                }
                self.read_screen_again();
            }
            (KeyCode::Enter, Some(step)) => {
                if let Some(rule) = &step.rule {
                    self.open_rule(rule);
                }
            }
            _ => self.move_line(key),
        }
    }

    /// A tick is a step too: entries carry the revision after it.
    fn read_screen_again(&mut self) {
        let Some(sitting) = self.sitting() else { return };
        let (session, place, focus) =
            (sitting.screen.session, sitting.screen.place, sitting.screen.focus.clone());
        let screen = self.app.screen(session, place, focus);
        if let Some(screen) = self.answered(screen)
            && let Some(sitting) = self.sitting_mut()
        {
            sitting.screen = screen;
        }
    }

    pub(super) fn checklist_click(&mut self, line: usize) {
        if let Some(sitting) = self.sitting_mut() {
            sitting.set_line(View::Checklist, line);
        }
        self.checklist_key(KeyEvent::from(KeyCode::Char(' ')));
    }

    pub(super) fn checklist_rows(&self, columns: usize) -> (Vec<Row>, usize) {
        let Some(sitting) = self.sitting() else { return (Vec::new(), 0) };
        let (mut rows, mut wanted) = (Vec::new(), 0);
        let at = sitting.line(View::Checklist);
        let mut index = 0;
        for section in &sitting.checklist.sections {
            if !rows.is_empty() {
                rows.push(Row::default());
            }
            rows.push(Row::text(section.title.clone(), self.ink.dim()));
            for step in &section.steps {
                let here = index == at;
                if here {
                    wanted = rows.len();
                }
                let mark = if step.done { "[x]" } else { "[ ]" };
                let mark_style = if here {
                    self.ink.here()
                } else if step.done {
                    self.ink.gained()
                } else {
                    self.ink.accent()
                };
                let text_style = if step.done { self.ink.dim() } else { self.ink.text() };
                for (part, text) in
                    wrap(&step.text, columns.saturating_sub(8)).into_iter().enumerate()
                {
                    let start =
                        if part == 0 { Piece::new(mark, mark_style) } else { Piece::gap(3) };
                    let row = Row::new(vec![
                        Piece::gap(2),
                        start,
                        Piece::gap(1),
                        Piece::new(text, text_style),
                    ]);
                    rows.push(row.to(Target::Line(index)));
                }
                index += 1;
            }
        }
        let done = sitting.checklist.steps().filter(|step| step.done).count();
        let count = format!("{done} / {index}");
        if let Some(first) = rows.first_mut() {
            first.right = vec![Piece::new(count, self.ink.dim())];
        }
        (rows, wanted)
    }

    /// Shows a rule over the page.
    pub(super) fn open_rule(&mut self, rule: &str) {
        if let Some(game) = self.game_at_hand() {
            self.open_rule_of(&game, rule);
        }
    }

    /// The game of the session, or of the page that lies over what is here.
    pub(super) fn game_at_hand(&self) -> Option<String> {
        let of_page = self.over.iter().rev().find_map(|over| match over {
            Over::Remembered(page) => Some(page.game.clone()),
            _ => None,
        });
        of_page.or_else(|| self.screen().map(|screen| screen.game.clone()))
    }

    pub(super) fn open_rule_of(&mut self, game: &str, rule: &str) {
        let found = self.app.rule(game, rule);
        if let Some(rule) = self.answered(found) {
            self.over.push(Over::Rule(rule));
        }
    }
}

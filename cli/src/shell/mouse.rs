//! Clicks and the wheel: what was drawn there says what they mean.

use crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use tallystone_core::app::control;
use tallystone_core::entry::EntryValue;
use tallystone_core::sheet::ControlKind;

use super::canvas::{Canvas, Target};
use super::{Page, Shell, View};

impl Shell {
    pub fn mouse(&mut self, mouse: MouseEvent) {
        if self.too_small {
            return;
        }
        match mouse.kind {
            MouseEventKind::ScrollUp => self.key(KeyEvent::from(KeyCode::Up)),
            MouseEventKind::ScrollDown => self.key(KeyEvent::from(KeyCode::Down)),
            MouseEventKind::Down(MouseButton::Left) => {
                if let Some(target) =
                    Canvas::target_at(&self.hits, mouse.column, mouse.row).cloned()
                {
                    self.status = None;
                    self.click(target);
                }
            }
            _ => {}
        }
    }

    fn click(&mut self, target: Target) {
        match target {
            Target::Key(code) => self.key(KeyEvent::from(code)),
            Target::Tab(view) => {
                self.over.clear();
                self.look_at(view);
            }
            Target::Line(line) => self.click_line(line),
            Target::Rule(rule) => self.open_rule(&rule),
            Target::Seat(seat) => self.explain(Some(seat)),
            Target::Control(id) => {
                self.go_to(&id);
                // The line of a group opens it.
                if self.screen().is_some_and(|screen| screen.control(&id).is_none()) {
                    self.key(KeyEvent::from(KeyCode::Enter));
                }
            }
            Target::Enter(id, value) => {
                self.go_to(&id);
                match value {
                    EntryValue::Press => self.press_if_open(&id),
                    value => self.enter(&id, value),
                }
            }
            Target::Cell { control, column, row } => {
                let Some(sitting) = self.sitting_mut() else { return };
                sitting.table.go_to_cell(&control, (column, row));
                let kind = sitting.screen.control(&control).map(|control| control.kind.clone());
                if let Some(ControlKind::Board { board }) = kind {
                    self.tap(&control, &board, (column, row));
                }
            }
        }
    }

    fn press_if_open(&mut self, id: &str) {
        let open = self.screen().is_some_and(|screen| screen.can_press(id));
        if open || [control::UNDO, control::REDO, control::FINISH].contains(&id) {
            self.press(id);
        }
    }

    fn go_to(&mut self, id: &str) {
        if let Some(sitting) = self.sitting_mut() {
            sitting.table.stand_on(id);
        }
    }

    /// A line of a list: the first click goes there, one on the line at the cursor opens it. What
    /// can be ticked or chosen is, at once.
    fn click_line(&mut self, line: usize) {
        if !self.over.is_empty() {
            self.over_click(line);
            return;
        }
        match &mut self.page {
            Page::Home(_) => self.home_click(line),
            Page::Players(_) => self.players_click(line),
            Page::Session(sitting) if sitting.view == View::Checklist => self.checklist_click(line),
            Page::Session(sitting) if sitting.view == View::Options => {
                sitting.set_line(View::Options, line);
                self.key(KeyEvent::from(KeyCode::Enter));
            }
            Page::Session(sitting) => {
                let view = sitting.view;
                let again = sitting.line(view) == line;
                sitting.set_line(view, line);
                if again {
                    self.key(KeyEvent::from(KeyCode::Enter));
                }
            }
        }
    }
}

//! The table view: keys that move between controls and enter into them.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use tallystone_core::board::Board;
use tallystone_core::entry::{EntryValue, parse_sum};
use tallystone_core::sheet::{ChoiceOption, ControlKind};

use super::canvas::Target;
use super::chrome::Hint;
use super::cursor::{cell_at, stops};
use super::digits::{Digit, digit, typed};
use super::field::{Field, LONGEST_NOTE, LONGEST_SUM, Typed};
use super::over::Over;
use super::paste::is_of_a_sum;
use super::pick::WALKED_THROUGH;
use super::{Shell, View};

/// Whether a key empties the field.
fn is_clearing(key: KeyEvent) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('u')
}

impl Shell {
    /// Whether a key moves a stepper: held, that is one gesture.
    pub(super) fn is_stepping(&self, key: KeyEvent) -> bool {
        let Some(sitting) = self.sitting().filter(|sitting| sitting.view == View::Table) else {
            return false;
        };
        let control = sitting.screen.control(&sitting.table.control);
        direction(key).is_some()
            && control.is_some_and(|it| matches!(it.kind, ControlKind::Stepper { .. }))
    }

    pub(super) fn table_key(&mut self, key: KeyEvent, times: u16) {
        let Some(sitting) = self.sitting() else { return };
        match key.code {
            KeyCode::Tab => return self.go_on(1),
            KeyCode::BackTab => return self.go_on(-1),
            KeyCode::Backspace => {
                if let Some(sitting) = self.sitting_mut() {
                    sitting.table.go_to_board(&sitting.screen);
                }
                return;
            }
            KeyCode::Char('x')
                if sitting.screen.can_press(tallystone_core::app::control::REMOVE) =>
            {
                return self.press(tallystone_core::app::control::REMOVE);
            }
            KeyCode::Char('i') => {
                return self.over.push(Over::Remarks);
            }
            KeyCode::Char(letter) => {
                if let Some(action) = self.action_of_letter(letter) {
                    return self.press(&action);
                }
            }
            _ => {}
        }
        let Some(control) = sitting.screen.control(&sitting.table.control) else { return };
        let id = control.id.clone();
        match control.kind.clone() {
            ControlKind::Board { board } => self.board_key(&id, &board, key),
            ControlKind::Stepper { value, min, max } => match (direction(key), key.code) {
                (Some(sign), _) => self.step(&id, sign * i64::from(times), value, min, max),
                (None, KeyCode::Char(digit)) if digit.is_ascii_digit() => {
                    self.type_into(digit.to_string(), LONGEST_SUM);
                }
                (None, code) => self.go(code),
            },
            ControlKind::Choice { options, chosen } => {
                // What is only suggested can be taken like any other.
                let chosen = chosen.filter(|_| control.entered);
                self.choice_key(&id, &options, chosen.as_deref(), key);
            }
            ControlKind::Toggle { .. } => match key.code {
                KeyCode::Enter | KeyCode::Char(' ') => self.enter(&id, EntryValue::Flip),
                code => self.go(code),
            },
            ControlKind::Number { .. } => match key.code {
                KeyCode::Enter => self.type_into(String::new(), LONGEST_SUM),
                KeyCode::Char(letter) if letter.is_ascii_digit() || "+-−".contains(letter) => {
                    self.type_into(letter.to_string(), LONGEST_SUM);
                }
                code => self.go(code),
            },
            ControlKind::Note { text, longest } => match key.code {
                KeyCode::Enter => {
                    self.type_into(text, usize::try_from(longest).unwrap_or(LONGEST_NOTE));
                }
                code => self.go(code),
            },
            ControlKind::Action { .. } => match key.code {
                KeyCode::Enter | KeyCode::Char(' ') => self.press(&id),
                code => self.go(code),
            },
        }
    }

    fn type_into(&mut self, text: String, longest: usize) {
        if let Some(sitting) = self.sitting_mut() {
            sitting.table.typing = Some(Field::of(text, longest));
        }
    }

    /// Keys while a number or a note is being typed.
    pub(super) fn typing_key(&mut self, key: KeyEvent) {
        let is_number = self.takes_numbers_only();
        let Some(sitting) = self.sitting_mut() else { return };
        let Some(field) = &mut sitting.table.typing else { return };
        let kind = sitting.screen.control(&sitting.table.control).map(|control| &control.kind);
        if let KeyCode::Char(letter) = key.code
            && is_number
            && !(is_of_a_sum(letter) || is_clearing(key))
        {
            return;
        }
        match (field.key(key), key.code) {
            (Typed::Cancelled, _) => sitting.table.typing = None,
            (Typed::Done, _) if is_number && field.text.trim().is_empty() => {
                sitting.table.typing = None;
            }
            (Typed::Done, _) | (Typed::Other, KeyCode::Tab | KeyCode::Down) => {
                let text = field.text.clone();
                let id = sitting.table.control.clone();
                let value = match kind {
                    Some(ControlKind::Note { .. }) => EntryValue::Write { text },
                    Some(ControlKind::Choice { options, .. }) => {
                        let option = typed(options, &text).map_or(text, |it| it.id.clone());
                        EntryValue::Choose { option }
                    }
                    Some(ControlKind::Stepper { value, .. }) => {
                        let wished = parse_sum(&text).unwrap_or(*value);
                        EntryValue::Step { by: wished.saturating_sub(*value) }
                    }
                    _ => EntryValue::Number { typed: text },
                };
                self.enter(&id, value);
                // A refused number stays to be mended.
                if self.status_is_refusal() {
                    return;
                }
                if let Some(sitting) = self.sitting_mut() {
                    sitting.table.typing = None;
                }
                if key.code != KeyCode::Enter {
                    self.go_on(1);
                }
            }
            _ => {}
        }
    }

    /// Moves a stepper, as far as it goes.
    fn step(&mut self, id: &str, by: i64, value: i64, min: i64, max: i64) {
        let reachable = value.saturating_add(by).clamp(min, max) - value;
        // At its end the core says why it does not go on.
        let by = if reachable == 0 { by.signum() } else { reachable };
        self.enter(id, EntryValue::Step { by });
    }

    fn choice_key(
        &mut self,
        id: &str,
        options: &[ChoiceOption<String>],
        chosen: Option<&str>,
        key: KeyEvent,
    ) {
        let at = options.iter().position(|option| Some(option.id.as_str()) == chosen);
        let opens = matches!(
            key.code,
            KeyCode::Left | KeyCode::Right | KeyCode::Enter | KeyCode::Char(' ' | '+' | '-')
        );
        // What is chosen by its picture is looked at first.
        let pictured = options.iter().any(|option| option.face.is_some());
        if opens && (options.len() > WALKED_THROUGH || pictured) {
            return self.open_pick(id, options, chosen);
        }
        let next = match key.code {
            KeyCode::Char(letter) if letter.is_ascii_digit() => match digit(options, letter) {
                Digit::Takes(at) => Some(at),
                Digit::Begins(_) => return self.type_into(letter.to_string(), LONGEST_SUM),
                Digit::Nothing => None,
            },
            KeyCode::Right | KeyCode::Char('+') => Some(at.map_or(0, |at| at + 1)),
            KeyCode::Left | KeyCode::Char('-') => Some(at.map_or(0, |at| at.saturating_sub(1))),
            KeyCode::Enter | KeyCode::Char(' ') => {
                Some(at.map_or(0, |at| (at + 1) % options.len().max(1)))
            }
            code => return self.go(code),
        };
        if let Some(option) = next.and_then(|next| options.get(next))
            && Some(option.id.as_str()) != chosen
        {
            self.enter(id, EntryValue::Choose { option: option.id.clone() });
        }
    }

    fn board_key(&mut self, id: &str, board: &Board<String>, key: KeyEvent) {
        let Some(sitting) = self.sitting_mut() else { return };
        let (column, row) = sitting.table.cell(id, board);
        let pen = board.pens.iter().position(|pen| Some(&pen.id) == board.pen.as_ref());
        let to = match key.code {
            KeyCode::Left if column > 0 => (column - 1, row),
            KeyCode::Right if column + 1 < board.columns => (column + 1, row),
            KeyCode::Up if row > 0 => (column, row - 1),
            KeyCode::Down if row + 1 < board.rows => (column, row + 1),
            KeyCode::Home => (0, row),
            KeyCode::End => (board.columns.saturating_sub(1), row),
            KeyCode::PageUp => (column, 0),
            KeyCode::PageDown => (column, board.rows.saturating_sub(1)),
            KeyCode::Enter | KeyCode::Char(' ') => {
                // The cursor stays where it taps, whatever is lit then.
                sitting.table.go_to_cell(id, (column, row));
                return self.tap(id, board, (column, row));
            }
            KeyCode::Char('[') => {
                return self.take_pen(id, board, pen.and_then(|pen| pen.checked_sub(1)));
            }
            KeyCode::Char(']') => {
                return self.take_pen(id, board, Some(pen.map_or(0, |pen| pen + 1)));
            }
            KeyCode::Char(letter) if letter.is_ascii_digit() => {
                if board.pens.is_empty() {
                    return self.digit_anywhere(letter);
                }
                let nth =
                    letter.to_digit(10).and_then(|digit| usize::try_from(digit).ok()).unwrap_or(0);
                return self.take_pen(id, board, nth.checked_sub(1));
            }
            code => return self.go(code),
        };
        sitting.table.go_to_cell(id, to);
    }

    /// A digit that means nothing where the cursor is goes to the first choice that shows it: in the
    /// words of a chip, or beside a picture.
    fn digit_anywhere(&mut self, key: char) {
        let Some(screen) = self.screen() else { return };
        let found = stops(screen).find_map(|control| match &control.kind {
            ControlKind::Choice { options, .. } => {
                let Digit::Takes(at) = digit(options, key) else { return None };
                let shows =
                    |it: &&ChoiceOption<String>| it.face.is_some() || it.label.starts_with(key);
                let option = options.get(at).filter(shows)?;
                Some((control.id.clone(), option.id.clone()))
            }
            _ => None,
        });
        if let Some((control, option)) = found {
            self.enter(&control, EntryValue::Choose { option });
        }
    }

    pub(super) fn tap(&mut self, id: &str, board: &Board<String>, at: (u32, u32)) {
        let Some(id_of_cell) = cell_at(board, at) else { return };
        let silent = board.cells.iter().find(|cell| cell.id == id_of_cell && !cell.can_tap);
        if let Some(cell) = silent {
            // It is there to be seen: say what it is.
            return self.say(cell.spoken.clone());
        }
        if let Some(sitting) = self.sitting_mut() {
            sitting.table.tapped(id, id_of_cell);
        }
        let before = self.screen().map(|screen| (screen.revision, screen.focus.clone()));
        self.enter(id, EntryValue::Tap { cell: id_of_cell.to_owned() });
        let after = self.screen().map(|screen| (screen.revision, screen.focus.clone()));
        // A second tap that changes nothing goes on to what can be said about the cell.
        if before == after
            && !self.status_is_refusal()
            && let Some(sitting) = self.sitting_mut()
        {
            sitting.table.go_aside(&sitting.screen);
        }
    }

    fn take_pen(&mut self, id: &str, board: &Board<String>, pen: Option<usize>) {
        if let Some(pen) = pen.and_then(|pen| board.pens.get(pen)) {
            self.enter(id, EntryValue::Pen { pen: pen.id.clone() });
        }
    }

    /// The next control, or the one before, round and round.
    fn go_on(&mut self, by: isize) {
        let Some(sitting) = self.sitting_mut() else { return };
        let ids: Vec<&str> = stops(&sitting.screen).map(|control| control.id.as_str()).collect();
        let at = ids.iter().position(|id| *id == sitting.table.control);
        let next = match at {
            Some(at) => (at.cast_signed() + by).rem_euclid(ids.len().cast_signed()).cast_unsigned(),
            None => 0,
        };
        if let Some(next) = ids.get(next).map(|id| (*id).to_owned()) {
            sitting.table.control = next;
        }
    }

    /// To the nearest control in the direction of an arrow, as things were drawn.
    fn go(&mut self, arrow: KeyCode) {
        let Some(sitting) = self.sitting() else { return };
        let spot = |id: &str| {
            self.hits
                .iter()
                .find(|hit| matches!(&hit.target, Target::Control(control) if control == id))
                .map(|hit| hit.area)
        };
        let Some(here) = spot(&sitting.table.control) else { return };
        let nearest = stops(&sitting.screen)
            .filter(|control| control.id != sitting.table.control)
            .filter_map(|control| spot(&control.id).map(|area| (control, area)))
            .filter_map(|(control, area)| {
                distance(here, area, arrow).map(|distance| (distance, control.id.clone()))
            })
            .min();
        match (nearest, arrow) {
            (Some((_, id)), _) => {
                if let Some(sitting) = self.sitting_mut() {
                    sitting.table.control = id;
                }
            }
            // Nothing further that way: what is not in view comes in turn.
            (None, KeyCode::Down) => self.go_on(1),
            (None, KeyCode::Up) => self.go_on(-1),
            _ => {}
        }
    }
}

fn direction(key: KeyEvent) -> Option<i64> {
    match key.code {
        KeyCode::Right | KeyCode::Char('+' | '=') => Some(1),
        KeyCode::Left | KeyCode::Char('-' | '−') => Some(-1),
        _ => None,
    }
}

/// How far it is from one area to another along an arrow; sideways counts double.
fn distance(from: Rect, to: Rect, arrow: KeyCode) -> Option<i32> {
    let gap = |start: u16, end: u16, other_start: u16, other_end: u16| {
        (i32::from(other_start) - i32::from(end))
            .max(i32::from(start) - i32::from(other_end))
            .max(0)
    };
    let across = gap(from.x, from.right(), to.x, to.right());
    let along = gap(from.y, from.bottom(), to.y, to.bottom());
    let centre = |area: Rect| i32::from(area.x) + i32::from(area.width) / 2;
    let aside = (centre(from) - centre(to)).abs();
    match arrow {
        KeyCode::Down if to.y >= from.bottom() => Some(along * 200 + across * 2 + aside / 4),
        KeyCode::Up if to.bottom() <= from.y => Some(along * 200 + across * 2 + aside / 4),
        KeyCode::Right if to.x >= from.right() => Some(across + along * 20),
        KeyCode::Left if to.right() <= from.x => Some(across + along * 20),
        _ => None,
    }
}

impl Shell {
    /// The keys for the control at the cursor, then those for the whole table.
    pub(super) fn table_hints(&self) -> Vec<Hint> {
        let Some(sitting) = self.sitting() else { return Vec::new() };
        if sitting.table.typing.is_some() {
            let cancel = ("Esc", KeyCode::Esc, self.label("label_key_cancel"));
            return vec![("Enter", KeyCode::Enter, self.label("label_key_keep")), cancel];
        }
        let kind = sitting.screen.control(&sitting.table.control).map(|control| &control.kind);
        let enter = |what: String| ("Enter", KeyCode::Enter, what);
        let arrows = |what: String| ("← →", KeyCode::Right, what);
        let mut hints = match kind {
            Some(ControlKind::Board { board }) if !board.pens.is_empty() => {
                vec![
                    enter(self.label("label_key_tap")),
                    ("[ ]", KeyCode::Char(']'), self.label("label_key_pen")),
                ]
            }
            Some(ControlKind::Board { board }) => {
                let at = sitting.table.cell(&sitting.table.control, board);
                let is_selected =
                    board.cells.iter().any(|it| it.selected && (it.column, it.row) == at);
                let what = if is_selected { "label_key_details" } else { "label_key_tap" };
                vec![enter(self.label(what))]
            }
            Some(ControlKind::Stepper { .. }) => vec![arrows(self.label("label_key_change"))],
            Some(ControlKind::Choice { .. }) => vec![arrows(self.label("label_key_choose"))],
            Some(ControlKind::Toggle { .. }) => vec![enter(self.label("label_key_flip"))],
            Some(ControlKind::Number { .. }) => {
                vec![("0–9", KeyCode::Enter, self.label("label_key_type"))]
            }
            Some(ControlKind::Note { .. }) => vec![enter(self.label("label_key_type"))],
            Some(ControlKind::Action { .. }) => vec![enter(self.label("label_key_press"))],
            None => Vec::new(),
        };
        hints.extend([
            ("Tab", KeyCode::Tab, self.label("label_key_next")),
            ("e", KeyCode::Char('e'), self.label("label_key_reasons")),
            ("p", KeyCode::Char('p'), self.label("label_key_points")),
            ("m", KeyCode::Char('m'), self.label("label_key_menu")),
            ("?", KeyCode::Char('?'), self.label("label_key_help")),
            ("Esc", KeyCode::Esc, self.label("label_key_back")),
        ]);
        hints
    }
}

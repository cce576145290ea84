//! The table view: keys that move between controls and enter into them.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use tallystone_core::board::Board;
use tallystone_core::entry::{EntryValue, parse_sum};
use tallystone_core::sheet::{ChoiceOption, ControlKind, Group};

use super::ask::numbered_actions;
use super::canvas::Target;
use super::chrome::Hint;
use super::cursor::{Stop, cell_at, fold_id};
use super::digits::{Digit, alone, digit, typed};
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
        if self.finale_key(key) {
            return;
        }
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
            KeyCode::Char('.') => return self.over.push(Over::Remarks),
            KeyCode::Char('i') => return self.open_rule_here(),
            KeyCode::Char('n') => return self.go_to_next(),
            KeyCode::Char(letter) => {
                if self.go_to_seat_of(letter) {
                    return;
                }
                if let Some(action) = self.action_of_letter(letter) {
                    return self.press(&action);
                }
            }
            _ => {}
        }
        let Some(sitting) = self.sitting() else { return };
        let Some(control) = sitting.screen.control(&sitting.table.control) else {
            return self.fold_key(key);
        };
        let id = control.id.clone();
        let asked = sitting.screen.sheet.asked();
        let is_asked = asked.is_some_and(|it| it.controls.iter().any(|it| it.id == id));
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
                if is_asked {
                    self.asked_choice_key(&id, &options, chosen.as_deref(), key);
                } else {
                    self.choice_key(&id, &options, chosen.as_deref(), key);
                }
            }
            ControlKind::Toggle { .. } => match key.code {
                KeyCode::Enter | KeyCode::Char(' ') => self.enter(&id, EntryValue::Flip),
                code => self.go(code),
            },
            ControlKind::Number { min, max, usual, .. } => {
                self.number_key(&id, &usual, (min, max), key);
            }
            ControlKind::Note { text, longest } => match key.code {
                KeyCode::Enter => {
                    self.type_into(text, usize::try_from(longest).unwrap_or(LONGEST_NOTE));
                }
                code => self.go(code),
            },
            ControlKind::Action { .. } => match key.code {
                KeyCode::Enter | KeyCode::Char(' ') => self.press(&id),
                KeyCode::Char(letter) if is_asked && letter.is_ascii_digit() => {
                    if let Some(action) = self.asked_action(letter) {
                        self.press(&action);
                    }
                }
                code => self.go(code),
            },
        }
    }

    /// A number: a usual one by walking to its chip or by its digit where that can mean no other,
    /// any by typing.
    fn number_key(&mut self, id: &str, usual: &[i64], within: (i64, i64), key: KeyEvent) {
        let looked_at = self.sitting().and_then(|sitting| sitting.table.looked_at(id));
        let last = usual.len().checked_sub(1);
        match (key.code, last) {
            (KeyCode::Right, Some(last)) => {
                self.look_at_option(id, looked_at.map_or(0, |at| (at + 1).min(last)));
            }
            (KeyCode::Left, Some(_)) if looked_at.is_some_and(|at| at > 0) => {
                self.look_at_option(id, looked_at.map_or(0, |at| at - 1));
            }
            (KeyCode::Enter | KeyCode::Char(' '), _) => {
                match looked_at.and_then(|at| usual.get(at)) {
                    Some(number) => {
                        self.enter(id, EntryValue::Number { typed: number.to_string() });
                    }
                    None => self.type_into(String::new(), LONGEST_SUM),
                }
            }
            (KeyCode::Char(letter), _) if letter.is_ascii_digit() || "+-−".contains(letter) => {
                match alone(letter, usual, within) {
                    Some(number) => {
                        self.enter(id, EntryValue::Number { typed: number.to_string() });
                    }
                    None => self.type_into(letter.to_string(), LONGEST_SUM),
                }
            }
            (code, _) => self.go(code),
        }
    }

    /// What is asked shows all that can be chosen: arrows look at it, Enter takes it.
    fn asked_choice_key(
        &mut self,
        id: &str,
        options: &[ChoiceOption<String>],
        chosen: Option<&str>,
        key: KeyEvent,
    ) {
        let Some(sitting) = self.sitting() else { return };
        let at = sitting.table.looked_at(id);
        let at = at.unwrap_or_else(|| chosen_of(options, chosen).unwrap_or(0));
        let last = options.len().saturating_sub(1);
        let take = match key.code {
            KeyCode::Right | KeyCode::Char('+') => {
                return self.look_at_option(id, (at + 1).min(last));
            }
            KeyCode::Left | KeyCode::Char('-') => {
                return self.look_at_option(id, at.saturating_sub(1));
            }
            KeyCode::Home => return self.look_at_option(id, 0),
            KeyCode::End => return self.look_at_option(id, last),
            KeyCode::Enter | KeyCode::Char(' ') => at,
            KeyCode::Char(letter) if letter.is_ascii_digit() => match digit(options, letter) {
                Digit::Takes(at) => at,
                Digit::Begins(_) => return self.type_into(letter.to_string(), LONGEST_SUM),
                Digit::Nothing => return,
            },
            code => return self.go(code),
        };
        if let Some(option) = options.get(take) {
            self.enter(id, EntryValue::Choose { option: option.id.clone() });
        }
    }

    fn look_at_option(&mut self, id: &str, option: usize) {
        if let Some(sitting) = self.sitting_mut() {
            sitting.table.look_at(id, option);
        }
    }

    /// The line of a group that folds.
    fn fold_key(&mut self, key: KeyEvent) {
        let Some(sitting) = self.sitting_mut() else { return };
        let here = |group: &&Group<String>| fold_id(group) == sitting.table.control;
        let Some(group) = sitting.screen.sheet.groups.iter().find(here) else { return };
        let is_open = sitting.table.shows(group);
        match key.code {
            KeyCode::Enter | KeyCode::Char(' ') => sitting.table.turn(&group.id),
            KeyCode::Right if !is_open => sitting.table.turn(&group.id),
            KeyCode::Left if is_open => sitting.table.turn(&group.id),
            code => self.go(code),
        }
    }

    /// To what is to be touched next; there already, an action is pressed.
    fn go_to_next(&mut self) {
        let Some(sitting) = self.sitting_mut() else { return };
        let Some(next) = sitting.screen.sheet.next.clone() else { return };
        if sitting.table.control == next && sitting.screen.can_press(&next) {
            return self.press(&next);
        }
        let groups = &sitting.screen.sheet.groups;
        let holds = |group: &&Group<String>| group.controls.iter().any(|it| it.id == next);
        if let Some(group) = groups.iter().find(holds)
            && !sitting.table.shows(group)
        {
            sitting.table.turn(&group.id);
        }
        sitting.table.stand_on(&next);
    }

    /// A seat's letter, as its pebble has it, leads to its numbers, or to its pen.
    fn go_to_seat_of(&mut self, letter: char) -> bool {
        let Some(sitting) = self.sitting_mut().filter(|_| letter.is_uppercase()) else {
            return false;
        };
        let mut seats = sitting.screen.seats.iter();
        let Some(seat) = seats.find(|seat| seat.letter.starts_with(letter)).map(|it| it.seat)
        else {
            return false;
        };
        if sitting.table.go_to_seat(&sitting.screen, seat) {
            return true;
        }
        let pen = sitting.screen.sheet.controls().find_map(|control| match &control.kind {
            ControlKind::Board { board } => {
                let pen = board.pens.iter().find(|pen| pen.seat == Some(seat))?;
                Some((control.id.clone(), pen.id.clone()))
            }
            _ => None,
        });
        if let Some((board, pen)) = pen {
            sitting.table.stand_on(&board);
            self.enter(&board, EntryValue::Pen { pen });
        }
        true
    }

    /// The rule behind the control at the cursor, or else what there is to know.
    fn open_rule_here(&mut self) {
        let Some(sitting) = self.sitting() else { return };
        let control = sitting.screen.control(&sitting.table.control);
        match control.and_then(|control| control.rule.clone()) {
            Some(rule) => self.open_rule(&rule),
            None => self.over.push(Over::Remarks),
        }
    }

    /// The nth action of what is asked, where actions are all that is asked.
    fn asked_action(&self, digit: char) -> Option<String> {
        let group = self.screen()?.sheet.asked()?;
        let nth = usize::try_from(digit.to_digit(10)?).ok()?.checked_sub(1)?;
        let control = numbered_actions(group).nth(nth)?;
        Some(control.id.clone())
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
        let at = chosen_of(options, chosen);
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
            let choose = EntryValue::Choose { option: option.id.clone() };
            // Whoever walks through the options has not arrived yet.
            if matches!(key.code, KeyCode::Char(letter) if letter.is_ascii_digit()) {
                self.enter(id, choose);
            } else {
                self.enter_and_stay(id, choose);
            }
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
            KeyCode::Char(sign @ ('+' | '-')) => {
                return sitting.table.go_through_lit(id, board, sign == '+');
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
        let found = screen.sheet.controls().find_map(|control| match &control.kind {
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
        let refused = self.status_is_refusal();
        let Some(sitting) = self.sitting_mut().filter(|_| !refused) else { return };
        if sitting.screen.sheet.asked().is_some() {
            sitting.table.go_into_ask(&sitting.screen);
        } else if before == after {
            // A second tap that changes nothing goes on to what can be said about the cell.
            sitting.table.go_aside(&sitting.screen);
        }
    }

    fn take_pen(&mut self, id: &str, board: &Board<String>, pen: Option<usize>) {
        if let Some(pen) = pen.and_then(|pen| board.pens.get(pen)) {
            self.enter(id, EntryValue::Pen { pen: pen.id.clone() });
            // What can be done with it is lit: the cursor is there already, or goes to it.
            if let Some(sitting) = self.sitting_mut()
                && let Some(ControlKind::Board { board }) =
                    sitting.screen.control(id).map(|control| &control.kind)
            {
                sitting.table.go_to_lit(id, board);
            }
        }
    }

    /// The next control, or the one before, round and round.
    fn go_on(&mut self, by: isize) {
        let Some(sitting) = self.sitting_mut() else { return };
        let ids: Vec<String> = sitting.table.stops(&sitting.screen).iter().map(Stop::id).collect();
        let at = ids.iter().position(|id| *id == sitting.table.control);
        let next = match at {
            Some(at) => (at.cast_signed() + by).rem_euclid(ids.len().cast_signed()).cast_unsigned(),
            None => 0,
        };
        if let Some(next) = ids.get(next) {
            sitting.table.stand_on(next);
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
        let here = self.cell_spot().or_else(|| spot(&sitting.table.control));
        let Some(here) = here else { return };
        let nearest = sitting
            .table
            .stops(&sitting.screen)
            .iter()
            .map(Stop::id)
            .filter(|id| *id != sitting.table.control)
            .filter_map(|id| {
                let area = spot(&id)?;
                distance(here, area, arrow).map(|distance| (distance, id))
            })
            .min();
        match (nearest, arrow) {
            (Some((_, id)), _) => {
                if let Some(sitting) = self.sitting_mut() {
                    sitting.table.stand_on(&id);
                }
            }
            // Nothing further that way: what is not in view comes in turn.
            (None, KeyCode::Down) => self.go_on(1),
            // Nothing stands above a board; the end of the bar is not what is meant.
            (None, KeyCode::Up) if self.cell_spot().is_none() => self.go_on(-1),
            _ => {}
        }
    }
}

impl Shell {
    /// Where the cell at the cursor was drawn: whoever leaves a board goes to what stands beside it.
    fn cell_spot(&self) -> Option<Rect> {
        let sitting = self.sitting()?;
        let here = &sitting.table.control;
        let ControlKind::Board { board } = &sitting.screen.control(here)?.kind else { return None };
        let id = cell_at(board, sitting.table.cell(here, board))?;
        let cell = board.cells.iter().find(|cell| cell.id == id)?;
        let at = (cell.column, cell.row);
        let hit = self.hits.iter().find(|hit| {
            matches!(&hit.target, Target::Cell { control, column, row }
                if control == here && (*column, *row) == at)
        });
        hit.map(|hit| hit.area)
    }
}

/// The place of the option that is chosen.
fn chosen_of(options: &[ChoiceOption<String>], chosen: Option<&str>) -> Option<usize> {
    options.iter().position(|option| Some(option.id.as_str()) == chosen)
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
        if let Some(finale) = &sitting.finale {
            return self.finale_hints(finale);
        }
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
        ]);
        // While something is asked, its last control is the way out.
        let way_out = sitting.screen.sheet.asked().and_then(|group| group.controls.last());
        let back = way_out.map_or_else(|| self.label("label_key_back"), |it| it.label.clone());
        hints.push(("Esc", KeyCode::Esc, back));
        hints
    }
}

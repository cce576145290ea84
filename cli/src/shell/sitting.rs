//! A session on the screen: its views, and the way of one tap to the core and back.

use std::collections::HashMap;

use crossterm::event::{KeyCode, KeyEvent};
use tallystone_core::app::{Error, GameView, Screen, control};
use tallystone_core::checklist::{Checklist, Pieces};
use tallystone_core::entry::{Entry, EntryValue, Focus, When};
use tallystone_core::game::Setting;
use tallystone_core::outside::SessionId;
use tallystone_core::seat::Seat;
use tallystone_core::session::{LogLine, Phase};
use tallystone_core::sheet::{CANCEL, Control, ControlKind, Role};

use super::cursor::TableCursor;
use super::field::Field;
use super::finale::Finale;
use super::over::Over;
use super::rules::Search;
use super::{Page, Shell, Status, View};

#[derive(Debug)]
pub(crate) struct Sitting {
    pub(crate) screen: Screen,
    pub(crate) view: View,
    pub(crate) game: Option<GameView>,
    pub(crate) checklist: Checklist<String>,
    /// Whether it is the long one, as for the first time.
    pub(crate) every_step: bool,
    pub(crate) settings: Vec<Setting<String>>,
    pub(crate) log: Vec<LogLine<String>>,
    pub(crate) pieces: Vec<Pieces<String>>,
    /// The line of each list that the cursor is on.
    lines: HashMap<View, usize>,
    pub(crate) table: TableCursor,
    pub(crate) search: Search,
    /// The name being typed for the seat at the cursor.
    pub(crate) naming: Option<Field>,
    /// Whom that name may be, of those who played before.
    pub(crate) offered: Vec<String>,
    /// What the next entry does to the log, while the screen is one of an earlier moment.
    pub(crate) correcting: String,
    /// What there is to see when it is over.
    pub(crate) finale: Option<Finale>,
}

impl Sitting {
    pub(crate) fn line(&self, view: View) -> usize {
        self.lines.get(&view).copied().unwrap_or(0)
    }

    pub(crate) fn set_line(&mut self, view: View, line: usize) {
        self.lines.insert(view, line);
    }

    /// Whether the board is next and nothing is asked: counts are told one after the other, and the
    /// board waits.
    fn is_on_board_next(&self) -> bool {
        let sheet = &self.screen.sheet;
        let next = sheet.next.as_ref().and_then(|next| sheet.control(next));
        let is_board = next.is_some_and(|it| matches!(it.kind, ControlKind::Board { .. }));
        is_board && sheet.asked().is_none()
    }

    pub(crate) fn is_typing(&self) -> bool {
        self.naming.is_some() || (self.view == View::Table && self.table.typing.is_some())
    }
}

/// How many cells of boards are lit.
fn lit_cells(screen: &Screen) -> usize {
    let boards = screen.sheet.controls().filter_map(|control| match &control.kind {
        ControlKind::Board { board } => Some(board),
        _ => None,
    });
    boards.flat_map(|board| &board.cells).filter(|cell| cell.target).count()
}

impl Shell {
    /// Opens a session: at its checklist while nothing has happened, else at its table.
    pub(super) fn open_session(&mut self, id: SessionId) {
        let screen = self.app.screen(id, When::Now, Focus::default());
        if let Some(screen) = self.answered(screen) {
            self.sit_down(screen);
        }
    }

    pub(super) fn sit_down(&mut self, screen: Screen) {
        self.letters.learn(&screen);
        let view = if screen.phase == Phase::SettingUp { View::Checklist } else { View::Table };
        let game = self.app.games().into_iter().find(|game| game.id == screen.game);
        let every_step = self.wants_every_step(&screen.game);
        let sitting = Sitting {
            table: TableCursor::at_first(&screen),
            screen,
            view,
            game,
            checklist: Checklist::new(Vec::new()),
            every_step,
            settings: Vec::new(),
            log: Vec::new(),
            pieces: Vec::new(),
            lines: HashMap::new(),
            search: Search::default(),
            naming: None,
            offered: Vec::new(),
            correcting: String::new(),
            finale: None,
        };
        self.page = Page::Session(Box::new(sitting));
        self.read_finale();
        self.look_at(view);
    }

    /// Turns to a view and reads what it shows.
    pub(super) fn look_at(&mut self, view: View) {
        let Some(sitting) = self.sitting_mut() else { return };
        let turned = sitting.view != view;
        sitting.view = view;
        sitting.naming = None;
        let id = sitting.screen.session;
        let words = sitting.search.words.text.clone();
        if turned {
            self.first_line = 0;
        }
        match view {
            View::Table | View::Seats => {}
            View::Checklist => {
                let list = self.app.checklist(id);
                self.keep_checklist(list);
            }
            View::Options => {
                let settings = self.app.session_settings(id);
                self.keep(settings, |sitting, settings| sitting.settings = settings);
            }
            View::Log => {
                let log = self.app.log(id);
                self.keep(log, |sitting, log| {
                    if turned {
                        sitting.set_line(View::Log, log.len().saturating_sub(1));
                    }
                    sitting.log = log;
                });
            }
            View::Rules => {
                let found = self.app.rules_of(id, &words);
                self.keep(found, |sitting, found| sitting.search.found = found);
                let every = self.app.rules_of(id, "");
                self.keep(every, |sitting, every| sitting.search.every = every);
            }
            View::Tidy => {
                let pieces = self.app.tidy_up(id);
                self.keep(pieces, |sitting, pieces| sitting.pieces = pieces);
            }
        }
    }

    fn keep<T>(&mut self, result: Result<T, Error>, put: impl FnOnce(&mut Sitting, T)) {
        if let Some(value) = self.answered(result)
            && let Some(sitting) = self.sitting_mut()
        {
            put(sitting, value);
        }
    }

    /// One tap. What answers a question leads on to the next one; what can be tapped again does not.
    pub(super) fn enter(&mut self, control: &str, value: EntryValue) {
        // Whoever answers from elsewhere, as from the board by a digit, stays there.
        let answers = self.is_at(control)
            && matches!(
                value,
                EntryValue::Choose { .. } | EntryValue::Number { .. } | EntryValue::Write { .. }
            );
        self.enter_and_stay(control, value);
        if answers
            && !self.status_is_refusal()
            && let Some(sitting) = self.sitting_mut()
            && !sitting.is_on_board_next()
        {
            sitting.table.go_to_next(&sitting.screen);
        }
    }

    /// Everything the core needs comes from the screen that it was made on.
    pub(super) fn enter_and_stay(&mut self, control: &str, value: EntryValue) {
        let Some(screen) = self.screen() else { return };
        let entry = Entry {
            control: control.to_owned(),
            value,
            revision: screen.revision,
            focus: screen.focus.clone(),
            place: screen.place,
        };
        let session = screen.session;
        let answer = self.app.enter(session, &entry);
        self.show(answer);
    }

    /// Shows the screen that came back, or why none did.
    pub(super) fn show(&mut self, answer: Result<Screen, Error>) {
        let Some(screen) = self.answered(answer) else { return };
        self.status = screen.announcement.clone().map(Status::Said);
        self.letters.learn(&screen);
        let Some(sitting) = self.sitting_mut() else { return };
        sitting.table.follow(&sitting.screen, &screen);
        sitting.screen = screen;
        let view = sitting.view;
        self.read_finale();
        if view != View::Table {
            self.look_at(view);
        }
    }

    /// Presses an action.
    pub(super) fn press(&mut self, id: &str) {
        let Some(screen) = self.screen() else { return };
        let ends = screen
            .control(id)
            .is_some_and(|control| matches!(control.kind, ControlKind::Action { ends: true, .. }));
        let lit = self.screen().map(lit_cells);
        self.enter(id, EntryValue::Press);
        // Where an action lights cells, one of them is tapped next.
        if let Some(sitting) = self.sitting_mut()
            && Some(lit_cells(&sitting.screen)) > lit
        {
            sitting.table.go_to_board(&sitting.screen);
        }
        // What was ended is not to be ended again by the same key; what is asked has the cursor.
        if ends
            && !self.status_is_refusal()
            && let Some(sitting) = self.sitting_mut()
            && sitting.screen.sheet.asked().is_none()
        {
            sitting.table.control.clear();
            sitting.table.follow(&sitting.screen, &sitting.screen);
        }
    }

    pub(super) fn sitting_key(&mut self, key: KeyEvent, times: u16) {
        let Some(sitting) = self.sitting() else { return };
        let view = sitting.view;
        if sitting.is_typing() || (view == View::Rules && self.rules_take(key)) {
            match view {
                View::Table => self.typing_key(key),
                View::Seats => self.naming_key(key),
                _ => {}
            }
            return;
        }
        if self.session_key(key) {
            return;
        }
        match view {
            View::Table => self.table_key(key, times),
            View::Checklist => self.checklist_key(key),
            View::Options => self.options_key(key),
            View::Seats => self.seats_key(key),
            View::Log => self.log_key(key),
            View::Rules => self.rules_key(key),
            View::Tidy => self.move_line(key),
        }
    }

    /// Keys that mean the same in every view.
    fn session_key(&mut self, key: KeyEvent) -> bool {
        let Some(screen) = self.screen() else { return false };
        match key.code {
            KeyCode::Esc | KeyCode::Char('q') => self.leave(),
            KeyCode::Char('u') => self.enter(control::UNDO, EntryValue::Press),
            KeyCode::Char('r') => self.enter(control::REDO, EntryValue::Press),
            KeyCode::Char('f') if screen.control(control::REOPEN).is_some() => {
                self.press(control::REOPEN);
            }
            KeyCode::Char('f') => self.press(control::FINISH),
            KeyCode::Char('e') => self.explain(self.seat_at_cursor()),
            KeyCode::Char('p') => self.open_points(),
            KeyCode::F(2) => self.open_scoring_at_hand(),
            KeyCode::Char('d') if !screen.doubts.is_empty() || !screen.set_aside.is_empty() => {
                // What was set aside is named as the log names it.
                let log = self.app.log(screen.session);
                self.keep(log, |sitting, log| sitting.log = log);
                self.over.push(Over::Doubts(0));
            }
            KeyCode::Char('m') => self.open_session_menu(),
            KeyCode::Char('?') => self.over.push(Over::Help),
            KeyCode::Char(letter) => {
                let Some(view) = View::ALL.into_iter().find(|view| view.key() == letter) else {
                    return false;
                };
                self.look_at(view);
            }
            _ => return false,
        }
        true
    }

    /// Back: from an earlier moment to now, from a view to the table, there from what is held to
    /// empty hands, and from there to the list.
    fn leave(&mut self) {
        let Some(screen) = self.screen() else { return };
        let asked = screen.sheet.asked().and_then(|group| group.controls.last());
        let at_table = self.sitting().is_some_and(|it| it.view == View::Table);
        if let Some(way_out) = asked.map(|control| control.id.clone()).filter(|_| at_table) {
            self.press(&way_out);
        } else if screen.place != When::Now {
            let now = self.app.screen(screen.session, When::Now, Focus::default());
            self.show(now);
        } else if self.sitting().is_some_and(|it| it.view == View::Table)
            && self.screen().is_some_and(|screen| screen.can_press(CANCEL))
        {
            self.press(CANCEL);
        } else if let Some(free) = self.with_empty_hands() {
            self.show(Ok(free));
        } else if self.sitting().is_some_and(|it| matches!(it.view, View::Table | View::Checklist))
        {
            self.go_home();
        } else {
            self.look_at(View::Table);
        }
    }

    /// The table with nothing picked up, if something on a board is now.
    fn with_empty_hands(&mut self) -> Option<Screen> {
        let sitting = self.sitting().filter(|sitting| sitting.view == View::Table)?;
        let held = selected_cells(&sitting.screen);
        if held.is_empty() {
            return None;
        }
        let boards = board_ids(&sitting.screen);
        let free = self.app.screen(sitting.screen.session, When::Now, Focus::default()).ok()?;
        // What is marked in any case is not held; nor is a board that would be gone.
        (selected_cells(&free) != held && board_ids(&free) == boards).then_some(free)
    }

    /// The seat that the cursor is about: its strip, its line, the pen in hand, or its board.
    pub(super) fn seat_at_cursor(&self) -> Option<Seat> {
        let sitting = self.sitting()?;
        let seats = &sitting.screen.seats;
        if sitting.view == View::Seats {
            return seats.get(sitting.line(View::Seats)).map(|seat| seat.seat);
        }
        let groups = &sitting.screen.sheet.groups;
        let group = groups
            .iter()
            .find(|group| group.controls.iter().any(|it| it.id == sitting.table.control));
        let of_pen = sitting.screen.control(&sitting.table.control).and_then(|control| {
            match &control.kind {
                ControlKind::Board { board } => {
                    board.pens.iter().find(|pen| Some(&pen.id) == board.pen.as_ref())?.seat
                }
                _ => None,
            }
        });
        group
            .and_then(|group| group.seat)
            .or(of_pen)
            .or_else(|| groups.iter().find(|group| group.role == Role::Hero)?.seat)
            .or_else(|| seats.first().map(|seat| seat.seat))
    }
}

fn board_ids(screen: &Screen) -> Vec<String> {
    let is_board = |it: &&Control<String>| matches!(it.kind, ControlKind::Board { .. });
    screen.sheet.controls().filter(is_board).map(|it| it.id.clone()).collect()
}

/// The cells of all boards that are picked up or marked.
fn selected_cells(screen: &Screen) -> Vec<String> {
    let boards = screen.sheet.controls().filter_map(|control| match &control.kind {
        ControlKind::Board { board } => Some(board),
        _ => None,
    });
    let cells = boards.flat_map(|board| &board.cells).filter(|cell| cell.selected);
    cells.map(|cell| cell.id.clone()).collect()
}

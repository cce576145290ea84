//! The first page: what is going on, what can be played, what has been played.

use chrono::{DateTime, Utc};
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use tallystone_core::app::{GameView, SessionQuery, SessionView};
use tallystone_core::session::Phase;
use tallystone_core::text;

use super::canvas::{Canvas, Piece, Row, Target};
use super::field::{Field, LONGEST_NOTE};
use super::ink::glyph;
use super::over::{Confirm, Over};
use super::{Page, Shell};
use crate::commands::moment;
use crate::figures::plain;
use crate::measure::{fit, width, wrap};
use crate::told::say;

/// Sessions read at a time.
const PAGE: u32 = 100;

#[derive(Debug, Default)]
pub(crate) struct Home {
    /// Running ones first.
    sessions: Vec<SessionView>,
    games: Vec<GameView>,
    /// How many have been read from the store, in its own order.
    read: u32,
    line: usize,
    /// The bin is shown instead.
    pub(crate) bin: bool,
    /// Only sessions in which these words are found.
    words: String,
}

/// What a line of the list is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    Session(usize),
    Game(usize),
}

impl Home {
    /// In the order of the page: going on, games, earlier.
    fn items(&self) -> Vec<Item> {
        let running = |session: &SessionView| is_running(session) && !self.is_list();
        let of = |wanted: bool| {
            let sessions = self.sessions.iter().enumerate();
            sessions
                .filter(move |(_, session)| running(session) == wanted)
                .map(|(index, _)| Item::Session(index))
        };
        let games = if self.is_list() { 0 } else { self.games.len() };
        of(true).chain((0..games).map(Item::Game)).chain(of(false)).collect()
    }

    /// How many lines there are to choose from.
    #[cfg(test)]
    pub(super) fn lines(&self) -> usize {
        self.items().len()
    }

    /// Whether only sessions are shown, as they come.
    pub(crate) fn is_list(&self) -> bool {
        self.bin || !self.words.is_empty()
    }

    fn query(&self) -> SessionQuery {
        SessionQuery { words: self.words.clone(), bin: self.bin, ..SessionQuery::default() }
    }

    fn item(&self) -> Option<Item> {
        self.items().get(self.line).copied()
    }

    /// The game at the cursor, or that of the session there.
    fn game(&self) -> Option<String> {
        match self.item()? {
            Item::Game(index) => Some(self.games[index].id.clone()),
            Item::Session(index) => Some(self.sessions[index].game.clone()),
        }
    }

    fn session(&self) -> Option<&SessionView> {
        match self.item()? {
            Item::Session(index) => self.sessions.get(index),
            Item::Game(_) => None,
        }
    }
}

fn is_running(session: &SessionView) -> bool {
    matches!(session.card.phase, Phase::SettingUp | Phase::Playing)
}

impl Shell {
    pub(super) fn go_home(&mut self) {
        if self.sitting().is_some() {
            // Whoever copies the file now has the whole table.
            self.app.fold_journal();
        }
        self.list_sessions(false, 0);
    }

    fn list_sessions(&mut self, bin: bool, line: usize) {
        self.list(Home { line, bin, ..Home::default() });
    }

    /// The same list, its cursor where it was.
    pub(super) fn list_again(&mut self) {
        let Page::Home(home) = &self.page else { return };
        let (line, bin, words) = (home.line, home.bin, home.words.clone());
        self.list(Home { line, bin, words, ..Home::default() });
    }

    /// Shows the sessions in which words are found, of the bin while it is looked into; all of
    /// them for none.
    pub(super) fn look_for(&mut self, words: String) {
        let bin = self.is_at_bin();
        self.list(Home { bin, words, ..Home::default() });
    }

    pub(super) fn is_at_bin(&self) -> bool {
        matches!(&self.page, Page::Home(home) if home.bin)
    }

    fn list(&mut self, wished: Home) {
        let listed = self.app.search(&wished.query(), 0, PAGE);
        let Some(sessions) = self.answered(listed) else { return };
        let read = u32::try_from(sessions.len()).unwrap_or(u32::MAX);
        let line = wished.line;
        let mut home = Home { sessions, games: self.app.games(), read, ..wished };
        home.line = line.min(home.items().len().saturating_sub(1));
        self.page = Page::Home(home);
    }

    /// Reads on when the end of the list comes near.
    fn read_on(&mut self) {
        let Page::Home(home) = &self.page else { return };
        if home.line + 5 < home.items().len() || home.read % PAGE != 0 || home.read == 0 {
            return;
        }
        let more = self.app.search(&home.query(), home.read, PAGE);
        let Some(more) = self.answered(more) else { return };
        let Page::Home(home) = &mut self.page else { return };
        // Not a full page any more: the end.
        home.read = if more.is_empty() {
            home.read + 1
        } else {
            home.read + u32::try_from(more.len()).unwrap_or(0)
        };
        home.sessions.extend(more);
    }

    pub(super) fn home_key(&mut self, key: KeyEvent) {
        let Page::Home(home) = &mut self.page else { return };
        let last = home.items().len().saturating_sub(1);
        match key.code {
            // From what was found in the bin to all that is in it.
            KeyCode::Char('q') | KeyCode::Esc if home.is_list() => {
                let bin = home.bin && !home.words.is_empty();
                self.list_sessions(bin, 0);
            }
            KeyCode::Char('/') => {
                let words = home.words.clone();
                self.over.push(Over::Search(Field::of(&words, LONGEST_NOTE)));
            }
            KeyCode::Char('q') => self.done = true,
            KeyCode::Char('?') => self.over.push(Over::Help),
            KeyCode::Char('m') => {
                let game = home.game();
                self.open_home_menu(game);
            }
            KeyCode::F(2) => {
                if let Some(game) = home.game() {
                    self.open_scoring(&game);
                }
            }
            KeyCode::Up => home.line = home.line.saturating_sub(1),
            KeyCode::Down => home.line = (home.line + 1).min(last),
            KeyCode::PageUp => home.line = home.line.saturating_sub(10),
            KeyCode::PageDown => home.line = (home.line + 10).min(last),
            KeyCode::Home => home.line = 0,
            KeyCode::End => home.line = last,
            KeyCode::Char('n') | KeyCode::Tab => {
                let game = home.items().iter().position(|item| matches!(item, Item::Game(_)));
                home.line = game.unwrap_or(home.line);
            }
            KeyCode::Char('b') => {
                let bin = !home.bin;
                self.list_sessions(bin, 0);
            }
            KeyCode::Char('x') if !home.bin => {
                if let Some(session) = home.session() {
                    let (id, text) = (session.id, self.label("label_ask_delete"));
                    self.over.push(Over::Confirm(Confirm::Delete(id), text));
                }
            }
            KeyCode::Enter | KeyCode::Char(' ') => self.open_line(),
            KeyCode::Char(letter) if letter.is_ascii_digit() => {
                let players = letter.to_digit(10).and_then(|digit| u8::try_from(digit).ok());
                if let (Some(Item::Game(index)), Some(players)) = (home.item(), players) {
                    let game = home.games[index].clone();
                    self.start(&game, players);
                }
            }
            _ => {}
        }
        self.read_on();
    }

    fn open_line(&mut self) {
        let Page::Home(home) = &self.page else { return };
        let line = home.line;
        match home.item() {
            Some(Item::Session(index)) => {
                let id = home.sessions[index].id;
                if home.bin {
                    let words = home.words.clone();
                    let restored = self.app.restore(id);
                    if self.answered(restored).is_some() {
                        self.list(Home { line, bin: true, words, ..Home::default() });
                        self.say(self.label("label_restored"));
                    }
                } else {
                    self.open_session(id);
                }
            }
            Some(Item::Game(index)) => {
                let game = home.games[index].clone();
                self.ask_who_plays(game);
            }
            None => {}
        }
    }

    /// Puts a session into the bin.
    pub(super) fn delete(&mut self, session: tallystone_core::outside::SessionId) {
        let deleted = self.app.delete(session);
        if self.answered(deleted).is_some() {
            let line = if let Page::Home(home) = &self.page { home.line } else { 0 };
            self.list_sessions(false, line);
            self.say(self.label("label_deleted"));
        }
    }

    pub(super) fn home_click(&mut self, line: usize) {
        if let Page::Home(home) = &mut self.page {
            home.line = line;
            self.open_line();
        }
    }

    pub(super) fn draw_home(&self, canvas: &mut Canvas<'_>, area: Rect, home: &Home) {
        let columns = usize::from(area.width);
        let mut rows: Vec<Row> = Vec::new();
        let mut wanted = 0;
        let mut section = String::new();
        for (index, item) in home.items().into_iter().enumerate() {
            let title = match item {
                _ if !home.words.is_empty() => {
                    say!(self.language, commands_found, words = fit(&home.words, 40))
                }
                _ if home.bin => self.label("label_bin_explained"),
                Item::Session(session) if is_running(&home.sessions[session]) => {
                    self.label("label_going_on")
                }
                Item::Session(_) => self.label("label_earlier"),
                Item::Game(_) => self.label("label_new_session"),
            };
            if title != section {
                if !rows.is_empty() {
                    rows.push(Row::default());
                }
                rows.push(Row::text(title.clone(), self.ink.dim()));
                section = title;
            }
            let here = index == home.line;
            if here {
                wanted = rows.len();
            }
            let line = match item {
                Item::Session(session) => self.session_rows(&home.sessions[session], here, columns),
                Item::Game(game) => self.game_rows(&home.games[game], here, columns),
            };
            rows.extend(line.into_iter().map(|row| row.to(Target::Line(index))));
        }
        if home.bin && home.words.is_empty() && home.sessions.is_empty() {
            rows.push(Row::text(self.label("label_bin_empty"), self.ink.dim()));
        } else if home.is_list() && home.sessions.is_empty() {
            rows.push(Row::text(self.label("label_no_session_found"), self.ink.dim()));
        }
        canvas.rows(area, &rows, wanted);
    }

    fn session_rows(&self, session: &SessionView, here: bool, columns: usize) -> Vec<Row> {
        let day = session
            .card
            .played_on
            .map_or_else(|| self.moment(session.updated_at), |day| text::day(self.language, day));
        let style = if here { self.ink.here() } else { self.ink.text() };
        let name = fit(&session.game_name, 20);
        let head = Row::new(vec![Piece::gap(2), Piece::new(format!(" {name} "), style)]);
        let phase = self.phase(session.card.phase);
        let practice = session.card.practice.then(|| self.label("label_practice") + " · ");
        let told = format!("{}{phase} · {day}", practice.unwrap_or_default());
        let head = head.right(vec![Piece::new(told, self.ink.dim())]);
        let seats = &session.card.seats;
        let each = columns.saturating_sub(5) / seats.len().max(1);
        let mut pieces = vec![Piece::gap(3)];
        for seat in seats {
            let points = seat.points.map(plain).unwrap_or_default();
            let name =
                if seat.name == seat.letter { String::new() } else { format!(" {}", seat.name) };
            let name = fit(&name, each.saturating_sub(width(&points) + 6).min(20));
            let style = if seat.winner { self.ink.strong() } else { self.ink.text() };
            pieces.push(Piece::new(
                format!("{}{}", glyph(seat.shape), seat.letter),
                self.ink.seat(seat.colour),
            ));
            pieces.push(Piece::new(name, self.ink.text()));
            pieces.push(Piece::new(format!(" {points}"), style));
            pieces.push(Piece::gap(3));
        }
        vec![head, Row::new(pieces)]
    }

    /// A day and a time where this machine is.
    pub(super) fn moment(&self, at: DateTime<Utc>) -> String {
        moment(at, self.language)
    }

    fn game_rows(&self, game: &GameView, here: bool, columns: usize) -> Vec<Row> {
        let style = if here { self.ink.here() } else { self.ink.text() };
        let head = Row::new(vec![Piece::gap(2), Piece::new(format!(" {} ", game.name), style)]);
        let head = head.right(vec![Piece::new(game.facts.clone(), self.ink.dim())]);
        let summary = wrap(&game.summary, columns.saturating_sub(4)).into_iter();
        let summary = summary.map(|line| Piece::new(line, self.ink.dim()));
        let summary = summary.map(|line| Row::new(vec![Piece::gap(3), line]));
        std::iter::once(head).chain(summary).collect()
    }
}

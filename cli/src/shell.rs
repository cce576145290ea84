//! The full-screen shell: state, what keys and clicks do to it, and how it is drawn.
//!
//! [`Shell`] holds the state; `keys` and `mouse` change it; `draw` shows it. The loop around it
//! is in `terminal`. A page each: `home`, `players` (a new session), `sitting` (a session) with
//! a file a view: `table`, `checklist`, `options`, `seats`, `log`, `rules`, `tidy`. What lies
//! over a page is in `over`; a rule of its own is in `rule`.

mod ask;
mod board;
mod canvas;
mod checklist;
mod chrome;
mod cursor;
mod digits;
mod face;
mod field;
mod finale;
mod home;
mod ink;
mod languages;
mod layout;
mod letters;
mod lists;
mod log;
mod menu;
mod mouse;
mod options;
mod over;
mod paste;
mod pick;
mod players;
mod points;
mod reasons;
mod regions;
mod remembered;
mod result;
mod rivers;
mod roster;
mod rule;
mod rules;
mod save;
mod scoring;
mod seats;
mod sitting;
mod stacks;
mod strip;
mod table;
mod terminal;
#[cfg(test)]
mod tests;
mod tidy;

use std::collections::HashMap;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tallystone_core::app::{App, Error, Screen};
use tallystone_core::text::{self, Language};

use canvas::Hit;
use home::Home;
pub use ink::Ink;
use letters::Letters;
use over::Over;
use players::Players;
use sitting::Sitting;
pub use terminal::play;

/// The smallest terminal that everything fits on.
pub const SMALLEST: (u16, u16) = (80, 24);

#[derive(Debug)]
pub struct Shell {
    app: App,
    language: Language,
    ink: Ink,
    page: Page,
    /// What lies over the page, the topmost last.
    over: Vec<Over>,
    status: Option<Status>,
    letters: Letters,
    /// What can be clicked, as it was drawn last.
    hits: Vec<Hit>,
    /// Where the list of a view is scrolled to, as it was drawn last.
    first_line: usize,
    /// How many pages lie over each other, and the line that the topmost is moved to.
    scrolled: (usize, usize),
    /// The furthest that it can be moved, as it was drawn last.
    last_scroll: usize,
    /// What stands for the icons of all games.
    icons: HashMap<String, String>,
    /// There was no room to draw the page: nobody sees what keys and clicks would do.
    too_small: bool,
    done: bool,
    /// What was drawn last, and what of it was cut.
    #[cfg(test)]
    texts: Vec<(String, bool)>,
}

#[derive(Debug)]
enum Page {
    Home(Home),
    Players(Players),
    Session(Box<Sitting>),
}

/// A side of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum View {
    Checklist,
    Table,
    Options,
    Seats,
    Log,
    Rules,
    Tidy,
}

impl View {
    pub(crate) const ALL: [Self; 7] = [
        Self::Checklist,
        Self::Table,
        Self::Options,
        Self::Seats,
        Self::Log,
        Self::Rules,
        Self::Tidy,
    ];

    /// The key that leads there from anywhere in a session.
    pub(crate) const fn key(self) -> char {
        match self {
            Self::Checklist => 'c',
            Self::Table => 't',
            Self::Options => 'o',
            Self::Seats => 's',
            Self::Log => 'l',
            Self::Rules => '/',
            Self::Tidy => 'b',
        }
    }
}

/// The line at the bottom.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Status {
    Said(String),
    Refused(String),
}

impl Shell {
    pub fn new(app: App, language: Language, ink: Ink) -> Self {
        let mut shell = Self {
            app,
            language,
            ink,
            page: Page::Home(Home::default()),
            over: Vec::new(),
            status: None,
            letters: Letters::default(),
            hits: Vec::new(),
            first_line: 0,
            scrolled: (0, 0),
            last_scroll: 0,
            icons: HashMap::new(),
            too_small: false,
            done: false,
            #[cfg(test)]
            texts: Vec::new(),
        };
        let icons = shell.app.games().into_iter().flat_map(|game| game.icons);
        shell.icons = icons.map(|icon| (icon.id, icon.glyph)).collect();
        if let Some(recovery) = shell.app.recovery() {
            shell.status = Some(Status::Refused(recovery.text));
        } else if shell.app.is_read_only() {
            shell.status = Some(Status::Refused(shell.label("label_read_only")));
        }
        shell.go_home();
        shell
    }

    /// Whether the players want to leave.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// What the cursor is on at the table, in a sentence for the ear.
    pub fn spoken(&self) -> Option<&str> {
        let sitting = self.sitting().filter(|sitting| sitting.view == View::Table)?;
        let control = sitting.screen.control(&sitting.table.control)?;
        Some(control.spoken.as_str())
    }

    pub fn key(&mut self, key: KeyEvent) {
        self.keys(key, 1);
    }

    /// A key, pressed or held for so many times.
    pub fn keys(&mut self, key: KeyEvent, times: u16) {
        if key.code == KeyCode::Char('c') && is_chord(key) && with_control(key) {
            self.done = true;
            return;
        }
        if self.too_small {
            self.done |= key.code == KeyCode::Char('q') && !is_chord(key)
                || key.code == KeyCode::Esc && self.is_at_home();
            return;
        }
        let clears = key.code == KeyCode::Char('u') && with_control(key);
        if is_chord(key) && !(clears && self.is_typing()) {
            return;
        }
        if self.over.is_empty() && self.is_stepping(key) {
            self.one_key(key, times);
        } else {
            for _ in 0..times {
                self.one_key(key, 1);
            }
        }
    }

    fn one_key(&mut self, key: KeyEvent, times: u16) {
        self.status = None;
        if !self.over.is_empty() {
            self.over_key(key);
            return;
        }
        match self.page {
            Page::Home(_) => self.home_key(key),
            Page::Players(_) => self.players_key(key),
            Page::Session(_) => self.sitting_key(key, times),
        }
    }

    /// Whether letters go into a field.
    fn is_typing(&self) -> bool {
        match self.over.last() {
            Some(Over::Roster(roster)) => roster.naming.is_some(),
            Some(Over::Remembered(page)) => page.typing.is_some(),
            Some(over) => {
                matches!(over, Over::Note(_) | Over::Result(_) | Over::Search(_) | Over::Save(_))
            }
            None => self.sitting().is_some_and(|it| it.is_typing() || it.view == View::Rules),
        }
    }

    fn is_at_home(&self) -> bool {
        self.over.is_empty() && matches!(&self.page, Page::Home(home) if !home.bin)
    }

    /// How a terminal shows one of the games' icons.
    fn icon(&self, id: &str) -> &str {
        self.icons.get(id).map_or("•", String::as_str)
    }

    fn label(&self, name: &str) -> String {
        text::label(self.language, name)
    }

    fn sitting(&self) -> Option<&Sitting> {
        match &self.page {
            Page::Session(sitting) => Some(sitting),
            _ => None,
        }
    }

    fn sitting_mut(&mut self) -> Option<&mut Sitting> {
        match &mut self.page {
            Page::Session(sitting) => Some(sitting),
            _ => None,
        }
    }

    fn screen(&self) -> Option<&Screen> {
        self.sitting().map(|sitting| &sitting.screen)
    }

    fn say(&mut self, text: impl Into<String>) {
        self.status = Some(Status::Said(text.into()));
    }

    /// Shows why something was not done; nothing has changed.
    fn refuse(&mut self, error: &Error) {
        self.status = Some(Status::Refused(error.to_string()));
    }

    fn status_is_refusal(&self) -> bool {
        matches!(self.status, Some(Status::Refused(_)))
    }

    /// What came of a question to the core, if anything did.
    fn answered<T>(&mut self, result: Result<T, Error>) -> Option<T> {
        match result {
            Ok(answer) => Some(answer),
            Err(error) => {
                self.refuse(&error);
                None
            }
        }
    }
}

/// A letter with Ctrl or Alt held: not that letter. With both it is one: on Windows they come with
/// the right Alt key, by which half of Europe types its letters.
fn is_chord(key: KeyEvent) -> bool {
    let held = key.modifiers & (KeyModifiers::CONTROL | KeyModifiers::ALT);
    matches!(key.code, KeyCode::Char(_))
        && (held == KeyModifiers::CONTROL || held == KeyModifiers::ALT)
}

fn with_control(key: KeyEvent) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL) && !key.modifiers.contains(KeyModifiers::ALT)
}

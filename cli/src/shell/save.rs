//! What is written into a file: a result as a picture or in words, one session or all of them.

use std::path::Path;

use crossterm::event::KeyEvent;
use tallystone_core::outside::SessionId;

use super::canvas::Row;
use super::field::{Field, LONGEST_LINE, Typed};
use super::over::Over;
use super::{Shell, Status};
use crate::commands;
use crate::measure::wrap;

/// A file to be written.
#[derive(Debug)]
pub(crate) struct Save {
    what: What,
    pub(crate) name: Field,
    /// What it says, for what can be read here.
    words: String,
}

/// What goes into a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// A result, in the form that the end of the name asks for.
    Card(SessionId),
    /// A session, or everything.
    Bundle(Option<SessionId>),
}

impl Save {
    pub(crate) fn of(what: What, name: String) -> Self {
        Self { what, name: Field::of(name, LONGEST_LINE), words: String::new() }
    }
}

impl Shell {
    /// The result of the session in words, and a name for it as a picture.
    pub(super) fn open_card(&mut self) {
        let Some(screen) = self.screen() else { return };
        let (session, game) = (screen.session, screen.game.clone());
        let card = self.app.result_card(session, None);
        let Some(card) = self.answered(card) else { return };
        let day = chrono::Local::now().format("%Y-%m-%d");
        let end = if cfg!(feature = "png") { "png" } else { "svg" };
        let save = Save::of(What::Card(session), format!("{game}-{day}.{end}"));
        self.over.push(Over::Save(Save { words: card.text, ..save }));
    }

    pub(super) fn save_key(&mut self, key: KeyEvent) {
        let Some(Over::Save(save)) = self.over.last_mut() else { return };
        match save.name.key(key) {
            Typed::Cancelled => drop(self.over.pop()),
            Typed::Done => {
                let (what, name) = (save.what, save.name.text.trim().to_owned());
                self.write(what, Path::new(&name));
            }
            Typed::Changed | Typed::Other => {}
        }
    }

    fn write(&mut self, what: What, path: &Path) {
        let written = match what {
            What::Card(session) => commands::write_card(&mut self.app, session, path),
            What::Bundle(session) => commands::write_bundle(&self.app, session, path),
        };
        match written {
            Ok(said) => {
                self.over.pop();
                self.say(said);
            }
            Err(reason) => self.status = Some(Status::Refused(reason)),
        }
    }

    pub(super) fn save_rows(&self, save: &Save, columns: usize) -> Vec<Row> {
        let mut rows = Vec::new();
        let lines = save.words.lines().flat_map(|line| wrap(line, columns));
        rows.extend(lines.map(|line| Row::text(line, self.ink.text())));
        let title = match save.what {
            What::Card(_) => "label_save_card",
            What::Bundle(_) => "label_save_bundle",
        };
        let (ask, field) = (self.label(title), save.name.shown(columns));
        let ask = [Row::text(ask, self.ink.dim()), Row::text(field, self.ink.chosen())];
        // The name first: it is what is typed.
        let mut all = Vec::from(ask);
        all.push(Row::default());
        all.append(&mut rows);
        all
    }
}

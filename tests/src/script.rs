//! Recorded scripts: entries that were found once and can be repeated by anybody, in any language,
//! so that two ways of playing them can be compared.

use serde::{Deserialize, Serialize};
use tallystone_core::app::{App, NewSession, Screen};
use tallystone_core::entry::{Entry, EntryValue};

use crate::{Random, valid_entry};

/// So many entries that store nothing in a row, before what ends something may be pressed.
const PATIENCE: usize = 20;

/// What was entered at one table, in order. Where and with which focus is what the screen said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Script {
    pub game: String,
    pub players: usize,
    pub entries: Vec<(String, EntryValue)>,
}

impl Script {
    /// Plays at random until so many entries were stored, and writes down what was taken.
    pub fn record(app: &mut App, game: &str, players: usize, stored: u64) -> Self {
        Self::record_after(app, game, players, stored, Vec::new())
    }

    /// The same, after entries that are given.
    pub fn record_after(
        app: &mut App,
        game: &str,
        players: usize,
        stored: u64,
        mut entries: Vec<(String, EntryValue)>,
    ) -> Self {
        let mut random = Random::new(7);
        let mut screen = app.start(&NewSession::of(game, players)).expect("a session");
        let (session, mut in_vain) = (screen.session, 0);
        for (control, value) in &entries {
            screen = app.enter(session, &entry(&screen, control, value)).expect("it fits");
        }
        while screen.revision < stored {
            let found = valid_entry(&mut random, &screen.sheet);
            let (control, value) = found.expect("something to enter");
            // What is drawn by lot would be drawn anew.
            if control.starts_with("draw.") {
                continue;
            }
            let is_of_session = control.starts_with("session.");
            if is_of_session && (control != "session.undo" || in_vain < PATIENCE) {
                in_vain += 1;
                continue;
            }
            let entry = entry(&screen, &control, &value);
            let Ok(after) = app.enter(session, &entry) else { continue };
            in_vain = if after.revision > screen.revision { 0 } else { in_vain + 1 };
            screen = after;
            entries.push((control, value));
        }
        Self { game: game.to_owned(), players, entries }
    }

    /// A line for the players and one for each entry: control, kind and value between tabs, for those
    /// who play it in another language.
    pub fn to_lines(&self) -> String {
        let line = |(control, value): &(String, EntryValue)| {
            let (kind, value) = match value {
                EntryValue::Step { by } => ("step", by.to_string()),
                EntryValue::Choose { option } => ("choose", option.clone()),
                EntryValue::Flip => ("flip", String::new()),
                EntryValue::Number { typed } => ("number", typed.clone()),
                EntryValue::Tap { cell } => ("tap", cell.clone()),
                EntryValue::Pen { pen } => ("pen", pen.clone()),
                EntryValue::Press => ("press", String::new()),
                EntryValue::Write { text } => ("write", text.clone()),
            };
            format!("{control}\t{kind}\t{value}")
        };
        let lines = std::iter::once(self.players.to_string()).chain(self.entries.iter().map(line));
        lines.collect::<Vec<_>>().join("\n")
    }

    pub fn start(&self, app: &mut App) -> Screen {
        app.start(&NewSession::of(&self.game, self.players)).expect("a session")
    }
}

/// An entry on what a screen shows.
pub fn entry(screen: &Screen, control: &str, value: &EntryValue) -> Entry {
    Entry {
        control: control.to_owned(),
        value: value.clone(),
        revision: screen.revision,
        focus: screen.focus.clone(),
        place: screen.place,
    }
}

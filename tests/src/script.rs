//! Recorded scripts: entries that were found once and can be repeated by anybody, in any language,
//! so that two ways of playing them can be compared.

use serde::{Deserialize, Serialize};
use tallystone_core::app::{App, NewSession, Screen};
use tallystone_core::entry::{Entry, EntryValue};
use tallystone_core::sheet::ControlKind;

use crate::{Random, valid_entry};

/// So many entries that store nothing in a row, before what ends something may be pressed.
const PATIENCE: usize = 20;

/// Tiles of a whole river.
const TILES: usize = 13;

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

    /// One of the largest boards there are: somebody's river of all their tiles, on each of which a
    /// corner becomes a meadow, and is none any more, until so many entries were stored.
    pub fn full_river(app: &mut App, stored: u64) -> Self {
        let mut river = Laying::begun(app);
        let tiles = river.lay_all();
        for (nth, tile) in tiles.iter().cycle().enumerate() {
            if river.screen.revision >= stored {
                break;
            }
            river.enter("river.0", EntryValue::Tap { cell: tile.clone() });
            let corners = river.cells("meadows");
            let cell = corners[nth / tiles.len() % corners.len()].clone();
            river.enter("meadows", EntryValue::Tap { cell });
        }
        Self { game: Laying::GAME.to_owned(), players: Laying::PLAYERS, entries: river.entries }
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

/// A river that is laid, and what was entered for it.
struct Laying<'a> {
    app: &'a mut App,
    screen: Screen,
    entries: Vec<(String, EntryValue)>,
}

impl<'a> Laying<'a> {
    const GAME: &'static str = "wodny_szlak";
    const PLAYERS: usize = 4;

    fn begun(app: &'a mut App) -> Self {
        let screen = app.start(&NewSession::of(Self::GAME, Self::PLAYERS)).expect("a session");
        let mut river = Self { app, screen, entries: Vec::new() };
        river.enter("way", EntryValue::Choose { option: "river".to_owned() });
        for edge in
            river.cells("start.tile").into_iter().filter(|it| it.starts_with("edge")).take(3)
        {
            river.enter("start.tile", EntryValue::Tap { cell: edge });
        }
        river
    }

    /// Wherever a tile can lie, the first that fits, until nobody has another one.
    fn lay_all(&mut self) -> Vec<String> {
        let mut tiles = Vec::new();
        while tiles.len() < TILES {
            let is_new = |cell: &String| !tiles.contains(cell);
            let free = self.cells("river.0").into_iter().filter(is_new);
            let cell = free.collect::<Vec<_>>().into_iter().find(|cell| self.lays(cell));
            tiles.push(cell.expect("a field for a tile"));
        }
        tiles
    }

    fn lays(&mut self, cell: &str) -> bool {
        self.enter("river.0", EntryValue::Tap { cell: cell.to_owned() });
        let Some(shape) = self.screen.control("shape") else { return false };
        let ControlKind::Choice { options, .. } = &shape.kind else { return false };
        let Some(option) = options.first().map(|option| option.id.clone()) else { return false };
        self.enter("shape", EntryValue::Choose { option });
        true
    }

    fn enter(&mut self, control: &str, value: EntryValue) {
        let entry = entry(&self.screen, control, &value);
        self.screen = self.app.enter(self.screen.session, &entry).expect("it fits");
        self.entries.push((control.to_owned(), value));
    }

    /// What can be tapped on a board.
    fn cells(&self, control: &str) -> Vec<String> {
        match self.screen.control(control).map(|control| &control.kind) {
            Some(ControlKind::Board { board }) => {
                board.cells.iter().filter(|cell| cell.can_tap).map(|cell| cell.id.clone()).collect()
            }
            other => panic!("{control}: {other:?}"),
        }
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

//! A table of one game, touched as players would, and what its board looks like then.

use std::borrow::Borrow;
use std::cell::Cell;
use std::sync::Arc;

use serde_json::Value;
use tallystone_core::drawing::{Drawing, Picture};
use tallystone_core::entry::{EntryValue, Focus};
use tallystone_core::game::{AnyGame, Ask, Catalogue, Entered, Play};
use tallystone_core::sheet::{ControlKind, Sheet};
use tallystone_core::table::Table;
use tallystone_core::text::{Language, Say as _, Speaker};

thread_local! {
    /// What the tables of this thread speak.
    static LANGUAGE: Cell<Language> = Cell::new(Language::default());
}

/// Lays tables that speak a language.
pub(crate) fn speaking<T>(language: Language, lay: impl FnOnce() -> T) -> T {
    let before = LANGUAGE.replace(language);
    let laid = lay();
    LANGUAGE.set(before);
    laid
}

/// A board at a moment, by its name.
pub(crate) struct Situation {
    pub(crate) name: &'static str,
    pub(crate) drawing: Drawing,
    pub(crate) pictures: Vec<Picture>,
}

pub(crate) struct Tabletop {
    game: Arc<dyn AnyGame>,
    table: Table,
    play: Arc<dyn Play>,
    focus: Focus,
    /// What is remembered of the players' box, as it is stored.
    known: String,
}

impl Tabletop {
    /// A table where nothing has happened. `options` as documents have them, or null.
    pub(crate) fn laid(game: &str, names: &[&str], options: &Value) -> Self {
        let (game, table) = table(game, names, options);
        let play = game.begin(&table).expect("a table");
        Self { game, table, play, focus: Focus::default(), known: String::new() }
    }

    /// A table on which everything lies as a position document says.
    pub(crate) fn lying(game: &str, names: &[&str], options: &Value, position: &Value) -> Self {
        let (game, table) = table(game, names, options);
        let play = game.begin_with(&table, position).expect("a position");
        Self { game, table, play, focus: Focus::default(), known: String::new() }
    }

    /// The same, with something remembered of the players' box.
    pub(crate) fn knowing(mut self, known: &Value) -> Self {
        self.known = known.to_string();
        self
    }

    fn sheet(&self) -> Sheet {
        self.play.sheet(&self.focus, &self.known)
    }

    pub(crate) fn enter(mut self, control: &str, value: impl Borrow<EntryValue>) -> Self {
        let value = value.borrow();
        let sheet = self.sheet();
        let (focus, lot) = (&self.focus, 0);
        let ask = Ask { sheet: &sheet, focus, known: &self.known, control, value, lot };
        match self.play.enter(&ask) {
            Ok(Entered::Focus(focus) | Entered::Box { focus, .. }) => self.focus = focus,
            Ok(Entered::Event { after, focus, .. }) => {
                self.play = after;
                self.focus = focus;
            }
            Err(refusal) => {
                let ids: Vec<&str> = sheet.controls().map(|control| &*control.id).collect();
                let said = refusal.text.say(&self.speaker());
                panic!("{control} {value:?}: {said}; the sheet has {ids:?}");
            }
        }
        self
    }

    pub(crate) fn tap(self, control: &str, cell: &str) -> Self {
        self.enter(control, EntryValue::Tap { cell: cell.to_owned() })
    }

    pub(crate) fn pen(self, control: &str, pen: &str) -> Self {
        self.enter(control, EntryValue::Pen { pen: pen.to_owned() })
    }

    pub(crate) fn press(self, control: &str) -> Self {
        self.enter(control, EntryValue::Press)
    }

    pub(crate) fn choose(self, control: &str, option: &str) -> Self {
        self.enter(control, EntryValue::Choose { option: option.to_owned() })
    }

    fn speaker(&self) -> Speaker {
        Speaker::new(LANGUAGE.get(), self.table.names())
    }

    /// What the first board of the sheet looks like.
    pub(crate) fn seen(&self, name: &'static str) -> Situation {
        self.seen_where(name, |_| true)
    }

    /// What the board of this control looks like.
    pub(crate) fn seen_at(&self, control: &str, name: &'static str) -> Situation {
        self.seen_where(name, |id| id == control)
    }

    fn seen_where(&self, name: &'static str, wanted: impl Fn(&str) -> bool) -> Situation {
        let sheet = self.sheet();
        let controls = sheet.controls().filter(|control| wanted(&control.id));
        let boards = controls.filter_map(|control| match &control.kind {
            ControlKind::Board { board } => Some((&control.id, board.say(&self.speaker()))),
            _ => None,
        });
        let (id, board) = boards.into_iter().next().expect("a board");
        let drawing = self.play.paint(&self.focus, id, &board);
        Situation { name, drawing, pictures: self.game.pictures() }
    }
}

/// The game at a glance.
pub(crate) fn cover(game: &str) -> Situation {
    let catalogue = Catalogue::standard();
    let game = catalogue.find(game).expect("a game");
    Situation { name: "cover", drawing: game.cover(), pictures: game.pictures() }
}

fn table(game: &str, names: &[&str], options: &Value) -> (Arc<dyn AnyGame>, Table) {
    let catalogue = Catalogue::standard();
    let game = Arc::clone(catalogue.find(game).expect("a game"));
    let options = game.resolve(options).expect("options");
    let mut table = Table::new(names.len(), game.about().colours, options);
    for (seated, name) in table.seats.values_mut().zip(names) {
        seated.name = Some((*name).to_owned());
    }
    (game, table)
}

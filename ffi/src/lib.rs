//! The crate behind the contract in `udl/tallystone.udl`: lock, call the core, map the error.
//!
//! The contract is the documentation; each method here is what it says there. Nothing is decided
//! in this crate but which of two connections a call uses: `desk` for all that may write or is
//! part of a tap, `shelf` for long reads, so that neither waits for the other.

// UniFFI hands every argument over as a value of its own.
#![allow(clippy::needless_pass_by_value)]

mod kept;
#[cfg(test)]
mod tests;
pub mod types;

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Mutex, MutexGuard};

use tallystone_core::app::App;
use tallystone_core::document;
use tallystone_core::game::Catalogue;
use tallystone_core::outside::System;
use tallystone_core::table::TableChange;
use tallystone_core::text::Language;

// All names of the contract.
#[allow(clippy::wildcard_imports)]
use types::*;

uniffi::include_scaffolding!("tallystone");

type Answer<T> = Result<T, TallystoneError>;

/// The one object that a shell holds.
#[derive(Debug)]
pub struct Tallystone {
    desk: Mutex<App>,
    /// `None` in memory: there is one connection then.
    shelf: Option<Mutex<App>>,
}

fn languages() -> Vec<String> {
    Language::all().map(|language| language.tag().to_owned()).collect()
}

fn labels(language: String) -> HashMap<String, String> {
    tallystone_core::text::labels(language_of(&language))
}

fn look() -> Look {
    Look::standard()
}

fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// The machine's clock, with the table's offset: no place on earth is a day away from UTC.
fn here(offset_minutes: i32) -> System {
    System { offset_minutes: offset_minutes.clamp(-24 * 60, 24 * 60) }
}

fn language_of(tag: &str) -> Language {
    Language::find(tag).unwrap_or_default()
}

/// The games on offer.
fn catalogue() -> Catalogue {
    #[cfg(feature = "stranger")]
    return Catalogue::standard().with(tallystone_tests::stranger::Stranger);
    #[cfg(not(feature = "stranger"))]
    Catalogue::standard()
}

/// After a panic inside, what is in memory may be half done: it is read again from the disk.
fn lock(app: &Mutex<App>) -> MutexGuard<'_, App> {
    app.lock().unwrap_or_else(|poisoned| {
        app.clear_poison();
        let mut app = poisoned.into_inner();
        app.forget_all();
        app
    })
}

/// Opening.
impl Tallystone {
    pub fn new(path: String, language: String, offset_minutes: i32) -> Answer<Self> {
        Self::open(Some(Path::new(&path)), &language, offset_minutes)
    }

    pub fn in_memory(language: String, offset_minutes: i32) -> Answer<Self> {
        Self::open(None, &language, offset_minutes)
    }

    fn open(path: Option<&Path>, language: &str, offset_minutes: i32) -> Answer<Self> {
        let outside = here(offset_minutes);
        let app = App::open(path, catalogue(), Box::new(outside), language_of(language))?;
        let shelf = app.reader(Box::new(outside))?.map(Mutex::new);
        Ok(Self { desk: Mutex::new(app), shelf })
    }

    /// For all that may write, and for what belongs to a tap.
    fn desk(&self) -> MutexGuard<'_, App> {
        lock(&self.desk)
    }

    /// For long reads.
    fn shelf(&self) -> MutexGuard<'_, App> {
        lock(self.shelf.as_ref().unwrap_or(&self.desk))
    }

    fn both(&self, change: impl Fn(&mut App)) {
        change(&mut self.desk());
        if let Some(shelf) = &self.shelf {
            change(&mut lock(shelf));
        }
    }

    /// What came in may have put another log in the place of one that the shelf has laid out.
    fn read_anew(&self) {
        self.both(App::forget_all);
    }

    fn change(&self, session: SessionId, change: TableChange) -> Answer<Screen> {
        self.desk().change_table(session, change)
    }

    pub fn recovery(&self) -> Option<Recovery> {
        self.desk().recovery()
    }

    pub fn set_language(&self, language: String) {
        self.both(|app| app.set_language(language_of(&language)));
    }

    pub fn set_offset(&self, minutes: i32) {
        self.both(|app| app.set_outside(Box::new(here(minutes))));
    }
}

/// What can be asked without a session.
impl Tallystone {
    pub fn games(&self) -> Vec<GameView> {
        self.shelf().games()
    }

    pub fn settings(&self, game: String, options: Json) -> Answer<Vec<Setting>> {
        self.shelf().settings(&game, &options)
    }

    pub fn set_up(&self, game: String, players: u8, options: Json) -> Answer<Checklist> {
        self.shelf().set_up(&game, usize::from(players), &options)
    }

    pub fn rules(&self, game: String, words: String) -> Answer<Vec<RuleAtom>> {
        self.shelf().rules(&game, &words)
    }

    pub fn rule(&self, game: String, id: String) -> Answer<RuleAtom> {
        self.shelf().rule(&game, &id)
    }

    pub fn sessions(&self, offset: u32, limit: u32) -> Answer<Vec<SessionView>> {
        self.shelf().sessions(offset, limit)
    }

    pub fn bin(&self) -> Answer<Vec<SessionView>> {
        self.shelf().bin()
    }

    pub fn search(&self, query: SessionQuery, offset: u32, limit: u32) -> Answer<Vec<SessionView>> {
        self.shelf().search(&query, offset, limit)
    }

    pub fn years(&self) -> Answer<Vec<i32>> {
        self.shelf().years()
    }

    pub fn empty_bin(&self) -> Answer<u32> {
        self.desk().empty_bin()
    }

    pub fn last_options(&self, game: String) -> Answer<Json> {
        self.shelf().last_options(&game)
    }

    pub fn preferences(&self) -> Answer<Preferences> {
        self.shelf().preferences()
    }

    pub fn set_preferences(&self, preferences: Preferences) -> Answer<()> {
        self.desk().set_preferences(&preferences)
    }

    pub fn game_box(&self, game: String) -> Answer<String> {
        self.shelf().game_box(&game)
    }

    pub fn forget_box(&self, game: String) -> Answer<bool> {
        self.desk().forget_box(&game)
    }

    pub fn back_up(&self) -> Answer<Option<FilePath>> {
        self.shelf().back_up()
    }

    pub fn score(&self, document: String) -> Answer<String> {
        let language = self.shelf().language();
        let scored = document::score(&catalogue(), language, &document)?;
        // A score has nothing that JSON could not hold.
        Ok(serde_json::to_string(&scored).unwrap_or_default())
    }
}

/// A session: its screens and what is entered.
impl Tallystone {
    pub fn start(&self, session: NewSession) -> Answer<Screen> {
        self.desk().start(&session)
    }

    pub fn screen(&self, session: SessionId, place: When, focus: Focus) -> Answer<Screen> {
        self.desk().screen(session, place, focus)
    }

    pub fn screen_as_of(&self, session: SessionId, revision: u64) -> Answer<Screen> {
        self.desk().screen_as_of(session, revision)
    }

    pub fn enter(&self, session: SessionId, entry: Entry) -> Answer<Screen> {
        self.desk().enter(session, &entry)
    }

    pub fn undo(&self, session: SessionId, focus: Focus) -> Answer<Screen> {
        self.desk().undo(session, focus)
    }

    pub fn redo(&self, session: SessionId, focus: Focus) -> Answer<Screen> {
        self.desk().redo(session, focus)
    }

    pub fn remove(&self, session: SessionId, event: StepId, revision: u64) -> Answer<Screen> {
        self.desk().remove(session, event, revision)
    }

    pub fn finish(&self, session: SessionId, revision: u64) -> Answer<Screen> {
        self.desk().finish(session, revision)
    }

    pub fn abandon(&self, session: SessionId) -> Answer<Screen> {
        self.desk().abandon(session)
    }

    pub fn reopen(&self, session: SessionId, revision: u64) -> Answer<Screen> {
        self.desk().reopen(session, revision)
    }

    pub fn state_result(&self, session: SessionId, result: StatedResult) -> Answer<Screen> {
        self.desk().state_result(session, result)
    }

    pub fn note(&self, session: SessionId, text: String) -> Answer<Screen> {
        self.desk().note(session, &text)
    }

    pub fn explain(&self, session: SessionId, seat: Seat) -> Answer<Vec<LineView>> {
        self.desk().explain(session, seat)
    }

    pub fn score_table(&self, session: SessionId) -> Answer<ScoreTable> {
        self.desk().score_table(session)
    }

    pub fn difference(&self, session: SessionId) -> Answer<Difference> {
        self.desk().difference(session)
    }

    pub fn rescore(&self, session: SessionId, choices: Vec<Chosen>) -> Answer<Compared> {
        self.desk().rescore(session, &choices)
    }

    pub fn rematch(&self, session: SessionId) -> Answer<Screen> {
        self.desk().rematch(session)
    }

    pub fn log(&self, session: SessionId) -> Answer<Vec<LogLine>> {
        self.shelf().log(session)
    }

    pub fn delete_session(&self, session: SessionId) -> Answer<()> {
        self.desk().delete(session)
    }

    pub fn restore_session(&self, session: SessionId) -> Answer<()> {
        self.desk().restore(session)
    }
}

/// A session: its table and its set-up.
impl Tallystone {
    pub fn name_seat(&self, session: SessionId, seat: Seat, name: String) -> Answer<Screen> {
        self.desk().name(session, seat, &name)
    }

    pub fn colour_seat(&self, session: SessionId, seat: Seat, colour: Colour) -> Answer<Screen> {
        self.change(session, TableChange::Colour { seat, colour })
    }

    pub fn shape_seat(&self, session: SessionId, seat: Seat, shape: Shape) -> Answer<Screen> {
        self.change(session, TableChange::Shape { seat, shape })
    }

    pub fn order_seats(&self, session: SessionId, order: Vec<Seat>) -> Answer<Screen> {
        self.change(session, TableChange::Order { order })
    }

    pub fn begin_with(&self, session: SessionId, seat: Seat) -> Answer<Screen> {
        self.change(session, TableChange::Start { seat })
    }

    pub fn leave_seat(&self, session: SessionId, seat: Seat, left: bool) -> Answer<Screen> {
        let change = if left { TableChange::Leave { seat } } else { TableChange::Return { seat } };
        self.change(session, change)
    }

    pub fn set_seats(&self, session: SessionId, count: u8) -> Answer<Screen> {
        self.change(session, TableChange::Seats { count })
    }

    pub fn draw(&self, session: SessionId, lot: Lot) -> Answer<Screen> {
        self.desk().draw(session, lot)
    }

    pub fn session_settings(&self, session: SessionId) -> Answer<Vec<Setting>> {
        self.desk().session_settings(session)
    }

    pub fn choose(&self, session: SessionId, setting: String, choice: String) -> Answer<Screen> {
        self.desk().choose(session, &setting, &choice)
    }

    pub fn checklist(&self, session: SessionId) -> Answer<Checklist> {
        self.desk().checklist(session)
    }

    pub fn tick(&self, session: SessionId, step: String, done: bool) -> Answer<Checklist> {
        self.desk().tick(session, &step, done)
    }

    pub fn tidy_up(&self, session: SessionId) -> Answer<Vec<Pieces>> {
        self.desk().tidy_up(session)
    }
}

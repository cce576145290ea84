//! The crate behind the contract in `udl/tallystone.udl`: lock, call the core, map the error.
//!
//! The contract is the documentation; each method here is what it says there. Nothing is decided
//! in this crate but which of two connections a call uses: `desk` for all that may write or is
//! part of a tap, `shelf` for long reads, so that neither waits for the other.

// UniFFI hands every argument over as a value of its own.
#![allow(clippy::needless_pass_by_value)]

#[cfg(target_family = "wasm")]
mod browser;
mod jobs;
mod kept;
mod parts;
mod sheets;
#[cfg(test)]
mod tests;
pub mod types;

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Mutex, MutexGuard};

use tallystone_core::app::{self, App};
use tallystone_core::game::{self, Catalogue};
use tallystone_core::outside::System;
use tallystone_core::table;
use tallystone_core::text::Language;

// All names of the contract.
#[allow(clippy::wildcard_imports)]
use types::*;

pub use jobs::{ExportJob, ImportJob};
use parts::each;

uniffi::include_scaffolding!("tallystone");

type Answer<T> = Result<T, TallystoneError>;

/// The one object that a shell holds.
#[derive(Debug)]
pub struct Tallystone {
    desk: Mutex<App>,
    /// `None` in memory: there is one connection then.
    shelf: Option<Mutex<App>>,
}

fn languages() -> Vec<LanguageView> {
    Language::all().map(LanguageView::from).collect()
}

fn find_language(preferred: Vec<String>) -> String {
    Language::preferred(&preferred).tag().to_owned()
}

fn labels(language: String) -> HashMap<String, String> {
    tallystone_core::text::labels(language_of(&language))
}

fn counted(language: String, what: Counted, n: u32) -> String {
    tallystone_core::text::counted(language_of(&language), what, n)
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

fn painted(sections: Vec<game::BoxSection<String>>, easel: &app::Easel) -> Vec<BoxSection> {
    sections.into_iter().map(|section| BoxSection::painted(section, easel)).collect()
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

    pub fn recovery(&self) -> Option<String> {
        self.desk().recovery().map(|recovery| recovery.text)
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
        let app = self.shelf();
        let with_pictures = |game: app::GameView| {
            let (pictures, cover) = (app.pictures(&game.id).ok()?, app.cover(&game.id).ok()?);
            Some(GameView::with_pictures(game, pictures, cover))
        };
        app.games().into_iter().filter_map(with_pictures).collect()
    }

    pub fn settings(&self, game: String, options: Json) -> Answer<Vec<Setting>> {
        self.shelf().settings(&game, &options)
    }

    pub fn rules(
        &self,
        game: String,
        session: Option<SessionId>,
        words: String,
    ) -> Answer<Vec<RuleAtom>> {
        let mut app = self.shelf();
        match session {
            Some(session) => app.rules_of(session, &words),
            None => app.rules(&game, &words),
        }
        .map(each)
    }

    pub fn rule(&self, game: String, session: Option<SessionId>, id: String) -> Answer<RuleAtom> {
        let mut app = self.shelf();
        match session {
            Some(session) => app.rule_of(session, &id),
            None => app.rule(&game, &id),
        }
        .map(Into::into)
    }

    pub fn points_page(
        &self,
        game: String,
        session: Option<SessionId>,
    ) -> Answer<Vec<PointsSection>> {
        let mut app = self.shelf();
        match session {
            Some(session) => app.points_page_of(session),
            None => app.points_page(&game),
        }
    }

    pub fn groups(&self, game: String) -> Answer<Vec<PlayerGroup>> {
        self.shelf().groups(&game)
    }

    pub fn remembered(&self, game: String) -> Answer<Vec<BoxSection>> {
        let app = self.shelf();
        Ok(painted(app.remembered(&game)?, &app.easel(&game)?))
    }

    pub fn correct_remembered(
        &self,
        game: String,
        item: String,
        control: String,
        value: EntryValue,
    ) -> Answer<Vec<BoxSection>> {
        let mut app = self.desk();
        let sections = app.correct_remembered(&game, &item, &control, &value)?;
        Ok(painted(sections, &app.easel(&game)?))
    }

    pub fn forget_remembered(&self, game: String, item: String) -> Answer<Vec<BoxSection>> {
        let mut app = self.desk();
        Ok(painted(app.forget_remembered(&game, &item)?, &app.easel(&game)?))
    }

    pub fn search(&self, query: SessionQuery, offset: u32, limit: u32) -> Answer<Vec<SessionView>> {
        self.shelf().search(&query, offset, limit).map(each)
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

    pub fn back_up(&self) -> Answer<()> {
        self.shelf().back_up().map(drop)
    }

    pub fn fold_journal(&self) {
        self.desk().fold_journal();
    }
}

/// A session: its screens and what is entered.
impl Tallystone {
    pub fn start(&self, session: NewSession) -> Answer<Screen> {
        self.desk().start(&session).map(Into::into)
    }

    pub fn screen(&self, session: SessionId, place: When, focus: Focus) -> Answer<Screen> {
        self.desk().screen(session, place, focus).map(Into::into)
    }

    pub fn screen_as_of(&self, session: SessionId, revision: u64) -> Answer<Screen> {
        self.desk().screen_as_of(session, revision).map(Into::into)
    }

    pub fn boards(&self, session: SessionId, revision: Option<u64>) -> Answer<Vec<BoardView>> {
        self.shelf().boards(session, revision)
    }

    pub fn enter(&self, session: SessionId, entry: Entry) -> Answer<Screen> {
        self.desk().enter(session, &entry).map(Into::into)
    }

    pub fn remove(&self, session: SessionId, event: StepId, revision: u64) -> Answer<Screen> {
        self.desk().remove(session, event, revision).map(Into::into)
    }

    pub fn finish(&self, session: SessionId, revision: u64) -> Answer<Screen> {
        self.desk().finish(session, revision).map(Into::into)
    }

    pub fn abandon(&self, session: SessionId) -> Answer<Screen> {
        self.desk().abandon(session).map(Into::into)
    }

    pub fn state_result(
        &self,
        session: SessionId,
        seats: Vec<TypedSeat>,
        played_on: Option<Day>,
    ) -> Answer<Screen> {
        self.desk().state_typed(session, &seats, played_on).map(Into::into)
    }

    pub fn note(&self, session: SessionId, text: String) -> Answer<Screen> {
        self.desk().note(session, &text).map(Into::into)
    }

    pub fn explain(&self, session: SessionId, seat: Seat) -> Answer<Vec<LineView>> {
        self.desk().explain(session, seat).map(each)
    }

    pub fn score_table(&self, session: SessionId) -> Answer<ScoreTable> {
        self.desk().score_table(session)
    }

    pub fn difference(&self, session: SessionId) -> Answer<Difference> {
        self.desk().difference(session).map(Into::into)
    }

    pub fn rescore(&self, session: SessionId, choices: Vec<Chosen>) -> Answer<Compared> {
        self.desk().rescore(session, &choices)
    }

    pub fn rematch(&self, session: SessionId) -> Answer<Screen> {
        self.desk().rematch(session).map(Into::into)
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
    pub fn change_table(&self, session: SessionId, change: TableChange) -> Answer<Screen> {
        use table::TableChange as Kept;
        let mut desk = self.desk();
        let kept = match change {
            // What the core adds: who that is, a seed, the other options.
            TableChange::Name { seat, name } => {
                return desk.name(session, seat, &name).map(Into::into);
            }
            TableChange::Draw { lot } => return desk.draw(session, lot).map(Into::into),
            TableChange::Choose { setting, choice } => {
                return desk.choose(session, &setting, &choice).map(Into::into);
            }
            TableChange::Colour { seat, colour } => Kept::Colour { seat, colour },
            TableChange::Shape { seat, shape } => Kept::Shape { seat, shape },
            TableChange::Order { order } => Kept::Order { order },
            TableChange::Start { seat } => Kept::Start { seat },
            TableChange::Leave { seat } => Kept::Leave { seat },
            TableChange::Return { seat } => Kept::Return { seat },
            TableChange::Seats { count } => Kept::Seats { count },
        };
        desk.change_table(session, kept).map(Into::into)
    }

    pub fn session_settings(&self, session: SessionId) -> Answer<Vec<Setting>> {
        self.desk().session_settings(session)
    }

    pub fn checklist(&self, session: SessionId) -> Answer<Checklist> {
        self.desk().checklist(session).map(Into::into)
    }

    pub fn tick(&self, session: SessionId, step: String, done: bool) -> Answer<Checklist> {
        self.desk().tick(session, &step, done).map(Into::into)
    }

    pub fn tidy_up(&self, session: SessionId) -> Answer<Vec<Pieces>> {
        self.desk().tidy_up(session)
    }
}

//! The one object that shells hold: games, sessions, entries, screens.
//!
//! One tap is one call ([`App::enter`]), one durable commit, one [`Screen`] back. The same path
//! for the terminal, a phone, a test and an import.

mod bar;
mod boards;
mod caches;
mod commit;
mod compare;
mod decided;
mod enter;
mod exchange;
mod groups;
mod history;
mod in_hand;
mod library;
mod people;
mod preferences;
mod proof;
mod recovery;
mod remembered;
mod screen;
mod share;
mod stated;
mod statistics;
mod table;

use std::cell::Cell;
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use uuid::Uuid;

pub use bar::control;
pub use boards::{BoardView, Easel, LaidBoard};
pub use caches::Rebuilt;
pub use compare::{Chosen, Compared, ComparedSeat, Difference, DifferenceLine, SettingChange};
pub use decided::Decided;
pub use exchange::{
    BackupView, ExportJob, ImportJob, ImportPreview, ImportReport, ImportedSession, Progress,
};
pub use groups::PlayerGroup;
pub use history::{SessionQuery, SessionView};
pub use library::{GameView, IconView};
use people::PlayerChange;
pub use people::PlayerView;
pub use preferences::{Preferences, ThemeChoice};
pub use proof::{Verification, VerifiedState};
pub use recovery::RecoveryView;
pub use screen::{LineView, ScoreCell, ScoreRow, ScoreTable, Screen, SeatView, SetAside};
pub use stated::{Mistyped, TypedSeat, read_result};
pub use statistics::{Statistics, StatsQuery, StatsRow, StatsSection, StatsTopic};
pub use table::{NewSeat, NewSession};

use crate::entry::{Focus, When};
pub use crate::error::Error;
use crate::game::{AnyGame, Catalogue};
use crate::outside::{Outside, SessionId, new_id};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::session::{Session, Verdict};
use crate::sheet::Sheet;
use crate::store::{Filter, Recovery, Store, StoreError, Unwritable};
use crate::taken;
use crate::text::{Language, Message, Speaker, echo, msg};
use history::{card, index};
use screen::{Happened, Source, flatten, score_table};

/// Deleted sessions stay in the bin for so long.
const BIN: TimeDelta = TimeDelta::days(30);

pub struct App {
    catalogue: Catalogue,
    store: Store,
    outside: Box<dyn Outside>,
    language: Language,
    /// The speaker of what is at no table.
    away: Arc<Speaker>,
    in_hand: HashMap<SessionId, Session>,
    recovery: Option<Recovery>,
    /// Sessions that were mended, which nobody was told yet.
    mended: HashSet<SessionId>,
    /// The time in the id that was made last.
    last_id: Cell<u64>,
    /// What was done about players, the latest last.
    player_changes: Vec<PlayerChange>,
    /// The speaker of the table that was last spoken of.
    at_the_table: Arc<Speaker>,
    /// The screen that was made last.
    shown: Option<Shown>,
}

/// A sheet, and what it was made of: it judges an entry that is about the same.
#[derive(Debug)]
struct Shown {
    session: SessionId,
    revision: u64,
    place: When,
    focus: Focus,
    known: String,
    sheet: Sheet,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("store", &self.store).finish_non_exhaustive()
    }
}

impl App {
    /// Opens the database at a path, or one in memory.
    pub fn open(
        path: Option<&Path>,
        catalogue: Catalogue,
        outside: Box<dyn Outside>,
        language: Language,
    ) -> Result<Self, Error> {
        let speaker = Arc::new(Speaker::without_table(language));
        let now = outside.now();
        let opened = match path {
            Some(path) => Store::open(path, now.timestamp()),
            None => Store::in_memory().map(|store| (store, None)),
        };
        let (store, recovery) = opened.map_err(|error| Error::stored(&error, &speaker))?;
        let mut app = Self {
            catalogue,
            store,
            outside,
            language,
            away: Arc::clone(&speaker),
            in_hand: HashMap::new(),
            last_id: Cell::new(0),
            player_changes: Vec::new(),
            recovery,
            mended: HashSet::new(),
            at_the_table: Arc::clone(&speaker),
            shown: None,
        };
        app.tend(now).map_err(|error| Error::stored(&error, &speaker))?;
        Ok(app)
    }

    /// An app on the same database that only reads, by a connection of its own: long work there
    /// never holds up a tap here. `None` in memory.
    pub fn reader(&self, outside: Box<dyn Outside>) -> Result<Option<Self>, Error> {
        let store = self.store.reader().map_err(|error| self.stored(&error))?;
        Ok(store.map(|store| Self {
            catalogue: self.catalogue.clone(),
            store,
            outside,
            language: self.language,
            away: self.speaker(),
            in_hand: HashMap::new(),
            last_id: Cell::new(0),
            player_changes: Vec::new(),
            recovery: None,
            mended: HashSet::new(),
            at_the_table: self.speaker(),
            shown: None,
        }))
    }

    /// Lays everything out anew from the disk, after something went wrong in the middle.
    pub fn forget_all(&mut self) {
        self.store.undo_written();
        self.in_hand.clear();
        self.shown = None;
    }

    /// What is due at every opening: cards after a recovery, the bin, a backup.
    fn tend(&mut self, now: DateTime<Utc>) -> Result<(), StoreError> {
        if self.recovery.is_some() || self.store.was_upgraded() {
            self.rebuild_all()?;
        }
        if self.store.is_read_only() {
            return self.store.seal();
        }
        match self.store.purge(now - BIN) {
            // What is in the bin can stay there; what is kept can be read.
            Err(StoreError::Full | StoreError::ReadOnly) => {}
            purged => drop(purged?),
        }
        let worth_it = !self.store.list(&Filter::default(), 0, 1)?.is_empty();
        if worth_it && self.store.is_backup_due() {
            // No room for a copy is no reason not to play.
            let _ = self.store.back_up();
        }
        Ok(())
    }

    /// Whether the sessions can only be looked at: the file or its folder is read-only, or there
    /// was no room at opening.
    pub fn is_read_only(&self) -> bool {
        self.store.is_read_only()
    }

    /// Moves what is in the journal into the database file itself, as far as nobody else reads it
    /// now: for the end of a table, the background, the end of the program. Nothing depends on it.
    pub fn fold_journal(&self) {
        self.store.fold_journal();
    }

    pub fn language(&self) -> Language {
        self.language
    }

    pub fn set_language(&mut self, language: Language) {
        self.language = language;
        self.away = Arc::new(Speaker::without_table(language));
    }

    /// Replaces clock and chance, for instance when the time zone changes.
    pub fn set_outside(&mut self, outside: Box<dyn Outside>) {
        self.outside = outside;
    }

    /// Makes a backup now and says where it is.
    pub fn back_up(&self) -> Result<Option<PathBuf>, Error> {
        if self.is_read_only() {
            return Err(self.stored(&StoreError::ReadOnly));
        }
        self.store.back_up().map_err(|error| self.stored(&error))
    }

    /// The screen of a session at a moment.
    pub fn screen(
        &mut self,
        session: SessionId,
        place: When,
        focus: Focus,
    ) -> Result<Screen, Error> {
        let known = self.look_at(session)?;
        self.screen_after(session, place, focus, known, Happened::default())
    }

    /// A session as it was when its log had so many steps: to look at, not to enter into.
    pub fn screen_as_of(&mut self, session: SessionId, revision: u64) -> Result<Screen, Error> {
        let then = self.session_as_of(session, revision)?;
        let known = self.known_of(&then)?;
        let speaker = Speaker::new(self.language, then.table().names());
        let source = Source {
            session: &then,
            speaker: &speaker,
            known: &known,
            place: When::Now,
            focus: Focus::default(),
        };
        Ok(source.screen(then.play(), &Happened::default()).0)
    }

    /// Shows a session that is in hand. What is on the screen judges the next entry.
    fn screen_after(
        &mut self,
        session: SessionId,
        place: When,
        focus: Focus,
        known: String,
        happened: Happened,
    ) -> Result<Screen, Error> {
        let happened = happened.after(self.first_words(session));
        let speaker = self.speaker_in_hand(session)?;
        let laid_out = self.in_hand(session)?;
        let play = laid_out
            .play_at(place)
            .ok_or_else(|| Error::not_found(&msg!(app_refused_no_event), &speaker))?;
        let mut focus = taken::focus(focus);
        // A correction begins where what it corrects was entered.
        if let When::InsteadOf { event } = place
            && focus == Focus::default()
            && let Some(told) = laid_out.told_as(event)
        {
            focus = play.focus_of(&told);
        }
        let source = Source { session: laid_out, speaker: &speaker, known: &known, place, focus };
        let (screen, sheet) = source.screen(&play, &happened);
        self.shown = Some(Shown {
            session,
            revision: screen.revision,
            place,
            focus: screen.focus.clone(),
            known,
            sheet,
        });
        Ok(screen)
    }

    /// Why a seat has its points: its whole tree of lines, each before its parts.
    pub fn explain(&mut self, session: SessionId, seat: Seat) -> Result<Vec<LineView>, Error> {
        let speaker = self.speaker_of(session)?;
        let laid_out = self.session(session)?;
        let score = laid_out.score();
        let mut lines = Vec::new();
        match score.seats.get(seat) {
            Some(of_seat) => flatten(&of_seat.total, 0, &speaker, &mut lines),
            None => return Err(Error::not_found(&msg!(app_error_no_seat), &speaker)),
        }
        Ok(lines)
    }

    /// Everybody's points by round or kind; what `explain` says of a cell is at its line.
    pub fn score_table(&mut self, session: SessionId) -> Result<ScoreTable, Error> {
        let speaker = self.speaker_of(session)?;
        Ok(score_table(self.session(session)?, &speaker))
    }

    fn new_id(&self) -> Uuid {
        new_id(&*self.outside, &self.last_id)
    }

    fn game(&self, id: &str) -> Result<Arc<dyn AnyGame>, Error> {
        self.catalogue.find(id).cloned().ok_or_else(|| {
            let known: Vec<Message> =
                self.catalogue.games().map(|game| Message::verbatim(game.about().id)).collect();
            Error::not_found(
                &msg!(app_error_no_game, game = echo(id), known = known),
                &self.speaker(),
            )
        })
    }

    /// The speaker for a session.
    fn speaker_of(&mut self, session: SessionId) -> Result<Arc<Speaker>, Error> {
        self.session(session)?;
        self.speaker_in_hand(session)
    }

    fn speaker_in_hand(&mut self, session: SessionId) -> Result<Arc<Speaker>, Error> {
        let language = self.language;
        let names = self.in_hand(session)?.table().names();
        if !self.at_the_table.is_for(language, &names) {
            self.at_the_table = Arc::new(Speaker::new(language, names));
        }
        Ok(Arc::clone(&self.at_the_table))
    }

    fn speaker(&self) -> Arc<Speaker> {
        Arc::clone(&self.away)
    }

    fn stored(&self, error: &StoreError) -> Error {
        if matches!(error, StoreError::Damaged) {
            self.store.suspect();
        }
        if matches!(error, StoreError::ReadOnly)
            && self.store.unwritable() == Some(Unwritable::NoRoom)
        {
            return Error::Storage { message: self.speaker().say(&msg!(app_error_no_room)) };
        }
        Error::stored(error, &self.speaker())
    }

    fn refused(&self, refusal: &Refusal) -> Error {
        Error::refused(refusal, &self.speaker())
    }

    fn no_session(&self) -> Error {
        Error::not_found(&msg!(app_error_no_session), &self.speaker())
    }
}

/// The verdict of a session as the rules give it now.
fn verdict_of(session: &Session) -> Verdict {
    Verdict::of(&session.score(), session.game().rules_version())
}

//! What a game is ([`Game`]), and the list of those there are ([`Catalogue`]).
//!
//! Start reading here. A game brings its own types for options, position, event and focus; the
//! rest of the core handles all games through one object-safe face ([`AnyGame`] and [`Play`]) and
//! never by name.

mod erased;
mod face;
mod forms;
mod json;
mod remembered;
mod running;
mod settings;
pub mod tally;

use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

pub use face::{AnyGame, Ask, Entered, GameEvent, Play};
pub use forms::Forms;
pub(crate) use json::{ask_to_finish, is_finishing, settled};
pub use remembered::{BoxItem, BoxSection};
pub use settings::{Setting, SettingChoice, SettingOf, group, no_yes, one_of, yes_no};

use crate::board::Face;
use crate::checklist::Checklist;
use crate::drawing::{Drawing, Picture, Scene, plain};
use crate::entry;
use crate::id::Id;
use crate::look::{Colour, Icon};
use crate::refusal::Refusal;
use crate::rules::{PointsSection, RuleAtom};
use crate::score::Score;
use crate::seat::Seat;
use crate::sheet::Sheet;
use crate::table::Table;
use crate::text::{Language, Message, Say, Speaker, count_of, msg};

/// A game's own data: kept as JSON, with a schema made from the type.
pub trait Data:
    Clone + PartialEq + Serialize + DeserializeOwned + JsonSchema + Send + Sync + 'static
{
}

impl<T: Clone + PartialEq + Serialize + DeserializeOwned + JsonSchema + Send + Sync + 'static> Data
    for T
{
}

/// One of the games.
pub trait Game: Send + Sync + 'static {
    /// Edition, variant, open rulings; the default is what the rulebook says or comes closest to.
    type Options: Data + Default;
    /// The table as far as we know it.
    type Position: Data;
    /// One thing that happened, as the players told it.
    type Event: Data;
    /// What is remembered between two taps and is not an event.
    type Focus: Clone + Default + Serialize + DeserializeOwned;
    /// What the players told us about their box of the game. It only suggests: a value that is
    /// used is copied whole into the event.
    type Box: Clone + Default + PartialEq + Serialize + DeserializeOwned;
    /// What can be touched, other than by its board's cells and pens.
    type Control: Id;

    /// Stands in databases, documents and file names: never changed.
    const ID: &'static str;
    /// Raised when an older event would not be read any more as it is; see [`Game::upcast`].
    const EVENT_VERSION: u32 = 1;
    /// Raised when the same log may give another score than before.
    const RULES_VERSION: u32 = 1;

    fn about(&self) -> About;

    /// The options as the players see and change them.
    fn settings(&self) -> Vec<SettingOf<Self::Options>> {
        Vec::new()
    }

    /// The options of a new table for which nobody chose any, in a language of people. What is stored,
    /// exported or scored never depends on it.
    fn usual_options(&self, _: Language) -> Self::Options {
        Self::Options::default()
    }

    fn setup(&self, table: &Table<Self::Options>) -> Checklist;

    /// Who begins or began, where somebody does and it is known: as the table was laid, unless the game
    /// has a way of its own to find out.
    fn begins(&self, table: &Table<Self::Options>, _: &Self::Position) -> Option<Seat> {
        self.about().has_start_player.then_some(table.start)
    }

    fn begin(&self, table: &Table<Self::Options>) -> Self::Position;

    /// Whether a position from outside fits the table.
    fn check_position(
        &self,
        table: &Table<Self::Options>,
        position: &Self::Position,
    ) -> Result<(), Refusal>;

    /// The seats that an event names. One with a seat that is not at the table is refused before
    /// the game sees it.
    fn seats_in(&self, event: &Self::Event) -> impl IntoIterator<Item = Seat>;

    /// Whether an event can have happened now.
    fn check(
        &self,
        table: &Table<Self::Options>,
        position: &Self::Position,
        event: &Self::Event,
    ) -> Result<(), Refusal>;

    /// Carries a checked event out. Never fails.
    fn apply(
        &self,
        table: &Table<Self::Options>,
        position: &mut Self::Position,
        event: &Self::Event,
    );

    /// Somebody has left the table or is back: what lay with whoever is not there any more, such as
    /// the turn, is the next one's now.
    fn reseat(&self, table: &Table<Self::Options>, position: &mut Self::Position) {
        let _ = (table, position);
    }

    /// The score if the game ended now. Total on every position that `apply` can reach.
    fn score(&self, table: &Table<Self::Options>, position: &Self::Position) -> Score;

    /// What cannot be true on a real table.
    fn doubts(&self, table: &Table<Self::Options>, position: &Self::Position) -> Vec<Doubt> {
        let _ = (table, position);
        Vec::new()
    }

    /// Why the game is over, if the rules say that it is.
    fn ended(&self, table: &Table<Self::Options>, position: &Self::Position) -> Option<Message> {
        let _ = (table, position);
        None
    }

    /// What a result lacks besides the controls that are wanted, in plain words: “5 of 9 scorings
    /// are not entered”. Whoever finishes all the same is asked first.
    fn unfinished(&self, table: &Table<Self::Options>, position: &Self::Position) -> Vec<Message> {
        let _ = (table, position);
        Vec::new()
    }

    /// Whether anything was told about a seat: before that its points would claim what nobody said.
    fn is_told(&self, position: &Self::Position, seat: Seat) -> bool {
        let _ = (position, seat);
        true
    }

    fn sheet(
        &self,
        table: &Table<Self::Options>,
        position: &Self::Position,
        focus: &Self::Focus,
        known: &Self::Box,
    ) -> Sheet;

    /// A board of the sheet as a drawing.
    fn paint(
        &self,
        table: &Table<Self::Options>,
        position: &Self::Position,
        focus: &Self::Focus,
        scene: &Scene<'_>,
    ) -> Drawing {
        let _ = (table, position, focus);
        plain::paint(scene)
    }

    /// Something that is chosen by what it looks like.
    fn paint_choice(&self, face: &Face<String>) -> Drawing {
        let _ = face;
        plain::blank()
    }

    /// The game at a glance, for lists: without texts.
    fn cover(&self) -> Drawing {
        plain::blank()
    }

    /// What its drawings have often, with numbers from
    /// [`FIRST_OF_GAME`](crate::drawing::FIRST_OF_GAME).
    fn pictures(&self) -> Vec<Picture> {
        Vec::new()
    }

    /// From where all boards of the table are seen that are worth a look afterwards.
    fn views(&self, table: &Table<Self::Options>, position: &Self::Position) -> Vec<Self::Focus> {
        let _ = (table, position);
        vec![Self::Focus::default()]
    }

    /// What an entry means. It has passed the sheet's gate, so the value is one that the control offers.
    /// A value of the box that is used goes into the event.
    fn read(
        &self,
        table: &Table<Self::Options>,
        position: &Self::Position,
        focus: Self::Focus,
        known: &Self::Box,
        control: &Self::Control,
        value: &entry::Value,
    ) -> Result<Read<Self>, Refusal>;

    /// An event in words, told from the position before it.
    fn tell(
        &self,
        table: &Table<Self::Options>,
        before: &Self::Position,
        event: &Self::Event,
    ) -> Told;

    /// Puts what this table teaches about the players' box on top of what is known of it. Sheets see
    /// it at once; it is stored when the session ends, so what is undone or corrected was never learnt.
    fn teach(
        &self,
        table: &Table<Self::Options>,
        position: &Self::Position,
        known: &mut Self::Box,
    ) {
        let _ = (table, position, known);
    }

    /// Puts together what two devices remember of one box; where they disagree, the newer is
    /// right.
    fn join(&self, newer: &mut Self::Box, older: Self::Box) {
        let _ = (newer, older);
    }

    /// What is remembered of the players' box, to be looked through.
    fn remembered(&self, known: &Self::Box) -> Vec<BoxSection> {
        let _ = known;
        Vec::new()
    }

    /// Corrects something that is remembered, by one of its controls and a value that it takes;
    /// `None` forgets it. False if there is no such thing.
    fn correct_box(
        &self,
        known: &mut Self::Box,
        item: &str,
        change: Option<(&str, &entry::Value)>,
    ) -> bool {
        let _ = (known, item, change);
        false
    }

    /// What a control that was pressed takes out of the box, in words; `None` for all others. It is
    /// no event and undo does not bring it back: a sheet asks before it offers such a control.
    fn forget(
        &self,
        table: &Table<Self::Options>,
        position: &Self::Position,
        focus: &Self::Focus,
        known: &mut Self::Box,
        control: &Self::Control,
    ) -> Option<Message> {
        let _ = (table, position, focus, known, control);
        None
    }

    /// The focus from which an event could have been entered: where a correction of it begins.
    fn focus_of(&self, event: &Self::Event) -> Self::Focus {
        let _ = event;
        Self::Focus::default()
    }

    /// An event written by an older version, in today's form.
    fn upcast(&self, version: u32, event: Value) -> Result<Value, Refusal> {
        let _ = version;
        Ok(event)
    }

    /// What the rules allow now, in the game's own notation, for games that know it.
    fn moves(
        &self,
        table: &Table<Self::Options>,
        position: &Self::Position,
    ) -> Option<Vec<String>> {
        let _ = (table, position);
        None
    }

    /// How many lines of play of so many moves there are.
    fn count_lines(
        &self,
        table: &Table<Self::Options>,
        position: &Self::Position,
        depth: u32,
    ) -> Option<u64> {
        let _ = (table, position, depth);
        None
    }

    /// A position from one line of text, for games that have such a form, or why it cannot be read;
    /// `None` for a text that is no such line.
    fn read_line(&self, line: &str) -> Option<Result<Self::Position, Message>> {
        let _ = line;
        None
    }

    /// The kinds of points that a seat's total is the sum of, and what they are called. Points that
    /// the players stated in place of an account need no name.
    fn kinds(&self) -> Vec<(&'static str, Message)> {
        Vec::new()
    }

    /// The rules in the smallest pieces, with the texts of the edition that is played.
    fn rules(&self, options: &Self::Options) -> Vec<RuleAtom>;

    /// What people say when they ask for a rule: a line an atom, its id before a colon. For the search.
    fn asked(&self) -> Option<Message> {
        None
    }

    /// What gives how many points, made of the constants that score.
    fn points_page(&self, options: &Self::Options) -> Vec<PointsSection> {
        let _ = options;
        Vec::new()
    }
}

/// What an entry turned out to be: a new focus, and an event if something happened.
#[derive(Debug)]
pub struct Read<G: Game + ?Sized> {
    pub focus: G::Focus,
    pub event: Option<G::Event>,
}

/// A game's identity card.
#[derive(Clone, Debug)]
pub struct About {
    pub id: &'static str,
    pub name: Message,
    /// In a sentence, for the list of games.
    pub summary: Message,
    pub seats: std::ops::RangeInclusive<u8>,
    /// From which age and for how many minutes, where the box or the rulebook prints it.
    pub printed: Printed,
    /// Colours offered first, one a seat.
    pub colours: &'static [Colour],
    /// Whether somebody begins; nobody does where all play at once.
    pub has_start_player: bool,
    pub result: ResultKind,
    pub icons: &'static [Icon],
}

/// What a box prints about who plays and for how long.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Printed {
    pub age: Option<u8>,
    /// From and to.
    pub minutes: Option<(u16, u16)>,
}

impl About {
    /// Whether so many can play.
    pub(crate) fn check_players(&self, players: usize) -> Result<(), Refusal> {
        let (least, most) = (*self.seats.start(), *self.seats.end());
        if (usize::from(least)..=usize::from(most)).contains(&players) {
            return Ok(());
        }
        let (game, n) = (self.name.clone(), count_of(players));
        Err(Refusal::new(if least == most {
            msg!(app_refused_players_exactly, game = game, most = most, n = n)
        } else {
            msg!(app_refused_players, game = game, least = least, most = most, n = n)
        }))
    }
}

/// What a result of the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ResultKind {
    /// The most points win.
    Points,
    /// First to a number of points.
    Race,
    /// Somebody wins; there are no points.
    WinOnly,
}

/// Something on the sheet that cannot be true on a real table. It never blocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Doubt<T = Message> {
    /// Which doubt it is; the same in every language.
    pub kind: String,
    pub text: T,
    /// The control it points at, and the cell on it.
    pub control: Option<String>,
    pub cell: Option<String>,
    /// The rule atom that says why.
    pub rule: Option<String>,
    /// Unusual rather than impossible.
    pub soft: bool,
}

impl Doubt {
    pub fn at(kind: &str, text: Message, control: impl Into<String>) -> Self {
        let (kind, control) = (kind.to_owned(), Some(control.into()));
        Self { kind, text, control, cell: None, rule: None, soft: false }
    }

    pub fn rule(mut self, atom: &str) -> Self {
        self.rule = Some(atom.to_owned());
        self
    }

    pub fn on_cell(mut self, cell: impl Into<String>) -> Self {
        self.cell = Some(cell.into());
        self
    }

    pub fn soft(mut self) -> Self {
        self.soft = true;
        self
    }
}

impl Say for Doubt {
    type Said = Doubt<String>;

    fn say(&self, speaker: &Speaker) -> Doubt<String> {
        Doubt {
            kind: self.kind.clone(),
            text: self.text.say(speaker),
            control: self.control.clone(),
            cell: self.cell.clone(),
            rule: self.rule.clone(),
            soft: self.soft,
        }
    }
}

/// An event in words. Quick changes of one subject are told as one: from the first to the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What was changed, as an id: a control, a figure.
    pub subject: String,
    pub seat: Option<Seat>,
    pub what: Message,
    /// From and to, for things that have a value.
    pub change: Option<(Message, Message)>,
    /// It says all that was said right before it about the same subject, and more: one line, and
    /// corrected as one.
    pub retells: bool,
}

/// The games there are: [`Catalogue::standard`] lists those of Tallystone.
#[derive(Clone, Debug)]
pub struct Catalogue {
    games: Vec<Arc<dyn AnyGame>>,
}

impl Catalogue {
    pub fn empty() -> Self {
        Self { games: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, game: impl Game) -> Self {
        self.games.push(erased::erase(game));
        self
    }

    pub fn games(&self) -> impl Iterator<Item = &Arc<dyn AnyGame>> {
        self.games.iter()
    }

    pub fn find(&self, id: &str) -> Option<&Arc<dyn AnyGame>> {
        self.games.iter().find(|game| game.about().id == id)
    }
}

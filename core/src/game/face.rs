//! The one object-safe face of all games: JSON outside. What is behind it is in `erased` and
//! `running`.

use std::fmt::Debug;
use std::sync::Arc;

use serde_json::Value;

use super::forms::Forms;
use super::{About, BoxSection, Doubt, Setting, Told};
use crate::board::{Board, Face};
use crate::checklist::Checklist;
use crate::drawing::{Drawing, Picture};
use crate::entry::{EntryValue, Focus};
use crate::json::Fault;
use crate::refusal::Refusal;
use crate::rules::{PointsSection, RuleAtom};
use crate::score::Score;
use crate::seat::Seat;
use crate::sheet::Sheet;
use crate::table::Table;
use crate::text::{Language, Message};

/// A game event as it is kept: the exact text, and the version that wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameEvent {
    pub version: u32,
    pub payload: String,
}

/// An entry, and what it is about.
#[derive(Clone, Copy, Debug)]
pub struct Ask<'a> {
    /// What was shown: the gate that the entry has to pass.
    pub sheet: &'a Sheet,
    pub focus: &'a Focus,
    /// What is stored about the players' box of the game.
    pub known: &'a str,
    pub control: &'a str,
    pub value: &'a EntryValue,
    /// A number that nobody chose, for what is drawn by lot.
    pub lot: u64,
}

/// What an entry turned out to be.
#[derive(Clone, Debug)]
pub enum Entered {
    /// Something was looked at or taken up; nothing happened.
    Focus(Focus),
    /// Something is taken out of the box, and that in words.
    Box { focus: Focus, content: String, said: Message },
    /// Something happened, and this is what the table looks like after it.
    Event { event: GameEvent, after: Arc<dyn Play>, told: Told, focus: Focus },
}

/// A game, whichever it is.
pub trait AnyGame: Send + Sync + Debug {
    fn about(&self) -> &About;

    fn rules_version(&self) -> u32;

    fn event_version(&self) -> u32;

    /// Options from outside, fully resolved; `Null` for the default. A text is JSON that could not be
    /// read.
    fn resolve(&self, options: &Value) -> Result<Value, Refusal>;

    /// The options of a new table for which nobody chose any: a box with rules in several languages is
    /// played by those that its players read.
    fn usual_options(&self, language: Language) -> Value;

    fn settings(&self, options: &Value) -> Result<Vec<Setting>, Refusal>;

    /// The options with one setting changed.
    fn choose(&self, options: &Value, setting: &str, choice: &str) -> Result<Value, Refusal>;

    fn setup(&self, table: &Table) -> Result<Checklist, Refusal>;

    fn begin(&self, table: &Table) -> Result<Arc<dyn Play>, Refusal>;

    /// A table on which everything already lies as a position from outside says.
    fn begin_with(&self, table: &Table, position: &Value) -> Result<Arc<dyn Play>, Refusal>;

    /// A position from one line of text, as JSON, for games that have such a form, or why it cannot
    /// be read; `None` for a text that is no such line.
    fn read_line(&self, line: &str) -> Option<Result<Value, Refusal>>;

    /// The kinds of points that a seat's total is the sum of, and what they are called.
    fn kinds(&self) -> Vec<(&'static str, Message)>;

    /// Something that is chosen by what it looks like.
    fn paint_choice(&self, face: &Face<String>) -> Drawing;

    /// The game at a glance, for lists: without texts.
    fn cover(&self) -> Drawing;

    /// What its drawings have often, the seats' shapes first.
    fn pictures(&self) -> Vec<Picture>;

    /// The rules, with the texts of the edition that is played.
    fn rules(&self, options: &Value) -> Vec<RuleAtom>;

    /// What people say when they ask for a rule, a line an atom.
    fn asked(&self) -> Option<Message>;

    /// What gives how many points.
    fn points_page(&self, options: &Value) -> Vec<PointsSection>;

    /// What two devices remember of one box, put together.
    fn join_boxes(&self, newer: &str, older: &str) -> String;

    /// What is remembered of the players' box, to be looked through.
    fn remembered(&self, known: &str) -> Vec<BoxSection>;

    /// What is remembered with one thing corrected by one of its controls, or forgotten.
    fn corrected_box(
        &self,
        known: &str,
        item: &str,
        change: Option<(&str, &EntryValue)>,
    ) -> Result<String, Refusal>;

    /// JSON Schemas of options, position and event.
    fn forms(&self) -> &Forms;

    /// Whether an event that came from outside is written as events are: nothing twice, no list for
    /// an object, no number for a name. What it says is judged when it is played.
    fn check_event_form(&self, event: &GameEvent) -> Result<(), Fault>;

    /// The same for options.
    fn check_options_form(&self, options: &Value) -> Result<(), Fault>;
}

/// A game being played at a table: a position that never changes, with what was derived from it.
/// Whatever is derived is derived once, when it is asked for first.
pub trait Play: Send + Sync + Debug {
    /// What an entry on a sheet of this position means, checked and carried out.
    fn enter(&self, ask: &Ask<'_>) -> Result<Entered, Refusal>;

    /// The position after an event of a log, or why it does not fit.
    fn after(&self, event: &GameEvent) -> Result<Arc<dyn Play>, Refusal>;

    /// The same with the players of these seats, and no others, away from the table; `None` if that
    /// is so already.
    fn reseated(&self, away: &[Seat]) -> Option<Arc<dyn Play>>;

    fn score(&self) -> &Score;

    fn doubts(&self) -> &[Doubt];

    fn ended(&self) -> Option<&Message>;

    /// What a result lacks besides the controls that are wanted, in plain words.
    fn unfinished(&self) -> Vec<Message>;

    /// Who begins or began, where somebody does and it is known.
    fn begins(&self) -> Option<Seat>;

    /// Whether anything was told about a seat.
    fn is_told(&self, seat: Seat) -> bool;

    /// `known` is what is stored about the players' box of the game; what this table teaches about
    /// it is put on top.
    fn sheet(&self, focus: &Focus, known: &str) -> Sheet;

    /// A board of the sheet with that focus, as a drawing: the control's id and the board as it is said.
    fn paint(&self, focus: &Focus, control: &str, board: &Board<String>) -> Drawing;

    /// From where all boards are seen that are worth a look afterwards.
    fn views(&self) -> Vec<Focus>;

    fn tell(&self, event: &GameEvent) -> Result<Told, Refusal>;

    /// The focus from which an event could have been entered.
    fn focus_of(&self, event: &GameEvent) -> Focus;

    /// Whether two events are of one kind, so that one can stand for the other.
    fn are_alike(&self, one: &GameEvent, other: &GameEvent) -> bool;

    /// What is known of the players' box with what this table teaches; `None` if that is nothing
    /// new.
    fn taught(&self, known: &str) -> Option<String>;

    /// What the rules allow now, for games that know it.
    fn moves(&self) -> Option<Vec<String>>;

    /// How many lines of play of so many moves there are, for games that know it.
    fn count_lines(&self, depth: u32) -> Option<u64>;

    fn position(&self) -> Value;

    /// An event from a document, where it is called `place`, in the form the log keeps.
    fn event(&self, event: &Value, place: &str) -> Result<GameEvent, Fault>;
}

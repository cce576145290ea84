//! The one object-safe face of all games: JSON outside. What is behind it is in `erased` and
//! `running`.

use std::fmt::Debug;

use serde_json::Value;

use super::forms::Forms;
use super::{About, Doubt, Setting, Told};
use crate::checklist::Checklist;
use crate::entry::{self, Focus};
use crate::json::Fault;
use crate::refusal::Refusal;
use crate::rules::RuleAtom;
use crate::score::Score;
use crate::seat::Seat;
use crate::sheet::Sheet;
use crate::table::Table;
use crate::text::Message;

/// A game event as it is kept: the exact text, and the version that wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameEvent {
    pub version: u32,
    pub payload: String,
}

/// What an entry turned out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    pub focus: Focus,
    pub event: Option<GameEvent>,
}

/// A game, whichever it is.
pub trait AnyGame: Send + Sync + Debug {
    fn about(&self) -> &About;

    fn rules_version(&self) -> u32;

    fn event_version(&self) -> u32;

    /// Options from outside, fully resolved; `Null` for the default. A text is JSON that could not be
    /// read.
    fn resolve(&self, options: &Value) -> Result<Value, Refusal>;

    fn settings(&self, options: &Value) -> Result<Vec<Setting>, Refusal>;

    /// The options with one setting changed.
    fn choose(&self, options: &Value, setting: &str, choice: &str) -> Result<Value, Refusal>;

    fn setup(&self, table: &Table) -> Result<Checklist, Refusal>;

    fn begin(&self, table: &Table) -> Result<Box<dyn Play>, Refusal>;

    /// A table on which everything already lies as a position from outside says.
    fn begin_with(&self, table: &Table, position: &Value) -> Result<Box<dyn Play>, Refusal>;

    /// A position from one line of text, as JSON, for games that have such a form, or why it cannot
    /// be read; `None` for a text that is no such line.
    fn read_line(&self, line: &str) -> Option<Result<Value, Refusal>>;

    /// The kinds of points that a seat's total is the sum of, and what they are called.
    fn kinds(&self) -> Vec<(&'static str, Message)>;

    fn rules(&self) -> Vec<RuleAtom>;

    /// What two devices remember of one copy, put together.
    fn join_boxes(&self, newer: &str, older: &str) -> String;

    /// JSON Schemas of options, position and event.
    fn forms(&self) -> &Forms;

    /// Whether an event that came from outside is written as events are: nothing twice, no list for
    /// an object, no number for a name. What it says is judged when it is played.
    fn check_event_form(&self, event: &GameEvent) -> Result<(), Fault>;

    /// The same for options.
    fn check_options_form(&self, options: &Value) -> Result<(), Fault>;
}

/// A game being played at a table: the position and what can be asked of it.
pub trait Play: Send + Debug {
    /// A copy to come back to.
    fn fork(&self) -> Box<dyn Play>;

    /// Takes an event in, or says why it does not fit; then nothing has changed.
    fn play(&mut self, event: &GameEvent) -> Result<(), Refusal>;

    /// The players of these seats, and no others, are not at the table from now on.
    fn set_away(&mut self, away: &[Seat]);

    fn score(&self) -> Score;

    fn doubts(&self) -> Vec<Doubt>;

    fn ended(&self) -> Option<Message>;

    fn sheet(&self, focus: &Focus, copy: &str) -> Sheet;

    fn read(
        &self,
        focus: &Focus,
        copy: &str,
        control: &str,
        value: &entry::Value,
    ) -> Result<Reading, Refusal>;

    fn tell(&self, event: &GameEvent) -> Result<Told, Refusal>;

    /// The focus from which an event could have been entered.
    fn focus_of(&self, event: &GameEvent) -> Focus;

    /// Whether two events are of one kind, so that one can stand for the other.
    fn are_alike(&self, one: &GameEvent, other: &GameEvent) -> bool;

    /// The box after an event, if there is anything new to remember.
    fn learn(&self, copy: &str, event: &GameEvent) -> Option<String>;
    /// The box without what a control takes out of it, and that in words.
    fn forget(&self, focus: &Focus, copy: &str, control: &str) -> Option<(String, Message)>;

    /// What the rules allow now, for games that know it.
    fn moves(&self) -> Option<Vec<String>>;

    /// How many lines of play of so many moves there are, for games that know it.
    fn count_lines(&self, depth: u32) -> Option<u64>;

    fn position(&self) -> Value;

    /// An event from a document, where it is called `place`, in the form the log keeps.
    fn event(&self, event: &Value, place: &str) -> Result<GameEvent, Fault>;
}

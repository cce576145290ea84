//! The short way to a game: a sheet of categories, what each is worth, and what decides a tie.
//!
//! Such a game is one file that implements [`Tally`]; whatever does that is a [`Game`]. What is
//! entered, refused, told, shown and scored, and the JSON of it, is here and the same for all.

mod category;
mod form;
mod kept;
mod pad;
mod score;
mod sheet;

use std::fmt::Debug;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use category::{Category, Tie};
use kept::check;
pub use kept::{Amount, Column, Event, Name, Position};
pub use pad::{Look, Pad};

use super::{About, Data, Doubt, Game, Read, SettingOf, Told};
use crate::checklist::Checklist;
use crate::entry::Value;
use crate::refusal::Refusal;
use crate::rules::RuleAtom;
use crate::score::Score;
use crate::seat::{PerSeat, Seat};
use crate::sheet::Sheet;
use crate::table::Table;
use crate::text::{Message, count_of, msg};

/// A game that is a sheet of categories. The type itself holds nothing: derive what is asked for
/// here on an empty struct.
pub trait Tally: Copy + Ord + Debug + Send + Sync + 'static {
    /// [`NoOptions`], or a struct as `settings.rs` wants it.
    type Options: Data + Default + Debug;

    /// Stands in databases, documents and file names: never changed.
    const ID: &'static str;
    /// Raised when the same log may give another score than before.
    const RULES_VERSION: u32 = 1;

    fn about() -> About;

    /// The options as the players see and change them.
    fn settings() -> Vec<SettingOf<Self::Options>> {
        Vec::new()
    }

    fn setup(table: &Table<Self::Options>) -> Checklist;

    /// All that there are under any options, in the order of the score pad. Their ids stand in logs
    /// and documents: never changed, plain letters without a dot.
    fn categories() -> Vec<Category<Self>>;

    /// What decides between equal totals: the first that differs. None: the place is shared.
    fn ties() -> Vec<Tie<Self>> {
        Vec::new()
    }

    /// What cannot be true on a real table.
    fn doubts(pad: &Pad<'_, Self>) -> Vec<Doubt> {
        let _ = pad;
        Vec::new()
    }

    /// Why the game is over, if the rules say that it is.
    fn ended(pad: &Pad<'_, Self>) -> Option<Message> {
        let _ = pad;
        None
    }

    fn rules() -> Vec<RuleAtom>;
}

/// For a game that leaves nothing open. Options that come later are read from its old logs, too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NoOptions {}

impl<T: Tally> Game for T {
    type Options = <T as Tally>::Options;
    type Position = Position<T>;
    type Event = Event<T>;
    type Focus = ();
    type Box = ();
    type Control = (Name<T>, Seat);

    const ID: &'static str = <T as Tally>::ID;
    const RULES_VERSION: u32 = <T as Tally>::RULES_VERSION;

    fn about(&self) -> About {
        <T as Tally>::about()
    }

    fn settings(&self) -> Vec<SettingOf<Self::Options>> {
        <T as Tally>::settings()
    }

    fn setup(&self, table: &Table<Self::Options>) -> Checklist {
        <T as Tally>::setup(table)
    }

    fn begin(&self, table: &Table<Self::Options>) -> Position<T> {
        Position { seats: PerSeat::from_fn(table.len(), |_| Column::blank()) }
    }

    fn check_position(
        &self,
        table: &Table<Self::Options>,
        position: &Position<T>,
    ) -> Result<(), Refusal> {
        let (seats, columns) = (table.len(), position.seats.len());
        if seats != columns {
            let (seats, columns) = (count_of(seats), count_of(columns));
            let text = msg!(app_tally_refused_seats, seats = seats, columns = columns);
            return Err(Refusal::new(text));
        }
        let mut told = position.seats.values().flat_map(Column::iter);
        told.try_for_each(|(name, amount)| check(table, name, amount))
    }

    fn seats_in(&self, event: &Event<T>) -> impl IntoIterator<Item = Seat> {
        let Event::Entry { seat, .. } = event;
        [*seat]
    }

    fn check(
        &self,
        table: &Table<Self::Options>,
        _: &Position<T>,
        event: &Event<T>,
    ) -> Result<(), Refusal> {
        let Event::Entry { category, value, .. } = event;
        check(table, *category, value)
    }

    fn apply(&self, _: &Table<Self::Options>, position: &mut Position<T>, event: &Event<T>) {
        let Event::Entry { seat, category, value } = event;
        position.seats[*seat].put(*category, value.clone());
    }

    fn score(&self, table: &Table<Self::Options>, position: &Position<T>) -> Score {
        score::score(&Pad::new(table, position))
    }

    fn doubts(&self, table: &Table<Self::Options>, position: &Position<T>) -> Vec<Doubt> {
        <T as Tally>::doubts(&Pad::new(table, position))
    }

    fn ended(&self, table: &Table<Self::Options>, position: &Position<T>) -> Option<Message> {
        <T as Tally>::ended(&Pad::new(table, position))
    }

    fn sheet(
        &self,
        table: &Table<Self::Options>,
        position: &Position<T>,
        (): &(),
        (): &(),
    ) -> Sheet {
        sheet::sheet(&Pad::new(table, position))
    }

    fn read(
        &self,
        _: &Table<Self::Options>,
        _: &Position<T>,
        (): (),
        (): &(),
        &(category, seat): &Self::Control,
        value: &Value,
    ) -> Result<Read<Self>, Refusal> {
        let value = sheet::read(category, seat, value)?;
        Ok(Read { focus: (), event: Some(Event::Entry { seat, category, value }) })
    }

    fn tell(&self, _: &Table<Self::Options>, before: &Position<T>, event: &Event<T>) -> Told {
        sheet::tell(before, event)
    }

    fn kinds(&self) -> Vec<(&'static str, Message)> {
        T::categories().into_iter().map(|category| (category.id, category.heading)).collect()
    }

    fn rules(&self, _: &Self::Options) -> Vec<RuleAtom> {
        <T as Tally>::rules()
    }
}

//! Iquazú (Michael Feldkötter, 2017), by its German rulebook.
//!
//! Gems on a wall of columns and rows: each column is scored once by majority, with bonus tiles
//! for majorities in the rows inside the frame. What the rulebook does not print (the values on
//! the rocks, the tiles) the players say once, and the box remembers it.

mod board;
mod copy;
mod doubts;
mod event;
mod focus;
mod majority;
mod options;
mod position;
mod read;
mod rules;
mod score;
mod setup;
mod sheet;
mod tell;

pub use copy::Copy;
pub use event::{Count, Event, How, RockValues, TileTo};
pub use options::{Columns, Options};
pub use position::{
    Award, Boxes, Column, Held, Item, Kind, Outcome, Position, Reason, Row, Scoring, Standing,
    WallColumn, Water,
};

use crate::checklist::Checklist;
use crate::entry::Value;
use crate::game::{About, Doubt, Game, Read, ResultKind, SettingOf, Told};
use crate::look::Colour;
use crate::refusal::Refusal;
use crate::rules::RuleAtom;
use crate::score::Score;
use crate::seat::Seat;
use crate::sheet::Sheet;
use crate::table::Table;
use crate::text::{Message, msg};

#[derive(Clone, Copy, Debug)]
pub struct Iquazu;

const COLOURS: &[Colour] = &[Colour::Green, Colour::Yellow, Colour::Red, Colour::Purple];

impl Game for Iquazu {
    type Options = Options;
    type Position = Position;
    type Event = Event;
    type Focus = focus::Focus;
    type Box = Copy;
    type Control = String;

    const ID: &'static str = "iquazu";

    fn about(&self) -> About {
        About {
            id: Self::ID,
            name: msg!(iquazu_name),
            summary: msg!(iquazu_summary),
            seats: 2..=4,
            colours: COLOURS,
            result: ResultKind::Points,
            icons: board::ICONS,
        }
    }

    fn settings(&self) -> Vec<SettingOf<Options>> {
        options::settings()
    }

    fn setup(&self, table: &Table<Options>) -> Checklist {
        setup::setup(table)
    }

    fn begin(&self, table: &Table<Options>) -> Position {
        Position::new(table)
    }

    fn check_position(&self, table: &Table<Options>, position: &Position) -> Result<(), Refusal> {
        position::admit(table, position)
    }

    fn seats_in(&self, event: &Event) -> impl IntoIterator<Item = Seat> {
        event.seats()
    }

    fn check(&self, _: &Table<Options>, position: &Position, event: &Event) -> Result<(), Refusal> {
        event::check(position, event)
    }

    fn apply(&self, table: &Table<Options>, position: &mut Position, event: &Event) {
        event::apply(table, position, event);
    }

    fn reseat(&self, table: &Table<Options>, position: &mut Position) {
        position.boxes.reseat(table);
    }

    fn score(&self, table: &Table<Options>, position: &Position) -> Score {
        score::score(table, position)
    }

    fn doubts(&self, _: &Table<Options>, position: &Position) -> Vec<Doubt> {
        doubts::doubts(position)
    }

    fn ended(&self, _: &Table<Options>, position: &Position) -> Option<Message> {
        position.is_over().then(|| msg!(iquazu_end))
    }

    fn sheet(
        &self,
        table: &Table<Options>,
        position: &Position,
        focus: &focus::Focus,
        copy: &Copy,
    ) -> Sheet {
        sheet::sheet(table, position, focus, copy)
    }

    fn read(
        &self,
        table: &Table<Options>,
        position: &Position,
        focus: focus::Focus,
        copy: &Copy,
        control: &String,
        value: &Value,
    ) -> Result<Read<Self>, Refusal> {
        let (focus, event) = read::read(table, position, focus, copy, control, value)?;
        Ok(Read { focus, event })
    }

    fn tell(&self, _: &Table<Options>, before: &Position, event: &Event) -> Told {
        tell::tell(before, event)
    }

    fn join(&self, newer: &mut Copy, older: Copy) {
        newer.join(older);
    }

    fn teach(&self, table: &Table<Options>, position: &Position, known: &mut Copy) {
        known.learn(table.len(), position);
    }

    fn focus_of(&self, event: &Event) -> focus::Focus {
        focus::Focus::of(event)
    }

    fn kinds(&self) -> Vec<(&'static str, Message)> {
        vec![("rocks", msg!(iquazu_line_rocks)), ("tiles", msg!(iquazu_line_tiles))]
    }

    fn rules(&self) -> Vec<RuleAtom> {
        rules::rules()
    }
}

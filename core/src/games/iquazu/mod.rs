//! Iquazú (Michael Feldkötter, 2017), by its German rulebook.
//!
//! Gems on a wall of columns and rows: each column is scored once by majority, with bonus tiles
//! for majorities in the rows inside the frame. What the rulebook does not print (the values on
//! the rocks, the tiles) the players say once, and the box remembers it.

mod apply;
mod asks;
mod board;
mod box_content;
mod boxes;
mod check;
mod controls;
mod doubts;
mod event;
mod faces;
mod focus;
mod majority;
mod options;
mod paint;
mod points;
mod position;
mod read;
mod remembered;
mod rules;
mod score;
mod setup;
mod sheet;
mod tell;
mod wall;

pub use box_content::BoxContent;
pub use boxes::Boxes;
pub use event::{Count, Event, How, RockValues, TileTo};
use focus::Focus;
pub use options::{Columns, Options};
pub use position::{Award, Held, Kind, Outcome, Position, Reason, Scoring, Standing};
pub use wall::{Column, Item, Row, WallColumn, Water};

use crate::board::Face;
use crate::checklist::Checklist;
use crate::drawing::{Drawing, Picture, Scene};
use crate::entry::Value;
use crate::game::{About, BoxSection, Doubt, Game, Printed, Read, ResultKind, SettingOf, Told};
use crate::look::Colour;
use crate::refusal::Refusal;
use crate::rules::{PointsSection, RuleAtom};
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
    type Focus = Focus;
    type Box = BoxContent;
    type Control = controls::Control;

    const ID: &'static str = "iquazu";

    fn about(&self) -> About {
        About {
            id: Self::ID,
            name: msg!(iquazu_name),
            summary: msg!(iquazu_summary),
            seats: 2..=4,
            printed: Printed { age: Some(10), minutes: Some((50, 50)) },
            colours: COLOURS,
            has_start_player: true,
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
        check::check_position(table, position)
    }

    fn seats_in(&self, event: &Event) -> impl IntoIterator<Item = Seat> {
        event.seats()
    }

    fn check(&self, _: &Table<Options>, position: &Position, event: &Event) -> Result<(), Refusal> {
        check::check(position, event)
    }

    fn apply(&self, table: &Table<Options>, position: &mut Position, event: &Event) {
        apply::apply(table, position, event);
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

    fn unfinished(&self, _: &Table<Options>, position: &Position) -> Vec<Message> {
        score::unfinished(position)
    }

    fn sheet(
        &self,
        table: &Table<Options>,
        position: &Position,
        focus: &Focus,
        known: &BoxContent,
    ) -> Sheet {
        sheet::sheet(table, position, focus, known)
    }

    fn paint(
        &self,
        table: &Table<Options>,
        position: &Position,
        focus: &Focus,
        scene: &Scene<'_>,
    ) -> Drawing {
        paint::paint(table, position, focus, scene)
    }

    fn pictures(&self) -> Vec<Picture> {
        paint::pictures()
    }

    fn paint_choice(&self, face: &Face<String>) -> Drawing {
        paint::paint_choice(face)
    }

    fn cover(&self) -> Drawing {
        paint::cover()
    }

    fn read(
        &self,
        table: &Table<Options>,
        position: &Position,
        focus: Focus,
        known: &BoxContent,
        &control: &Self::Control,
        value: &Value,
    ) -> Result<Read<Self>, Refusal> {
        let (focus, event) = read::read(table, position, focus, known, control, value)?;
        Ok(Read { focus, event })
    }

    fn tell(&self, _: &Table<Options>, before: &Position, event: &Event) -> Told {
        tell::tell(before, event)
    }

    fn join(&self, newer: &mut BoxContent, older: BoxContent) {
        newer.join(older);
    }

    fn teach(&self, table: &Table<Options>, position: &Position, known: &mut BoxContent) {
        known.learn(table.len(), position);
    }

    fn remembered(&self, known: &BoxContent) -> Vec<BoxSection> {
        remembered::remembered(known)
    }

    fn correct_box(
        &self,
        known: &mut BoxContent,
        item: &str,
        change: Option<(&str, &Value)>,
    ) -> bool {
        remembered::correct(known, item, change)
    }

    fn focus_of(&self, event: &Event) -> Focus {
        Focus::of(event)
    }

    fn kinds(&self) -> Vec<(&'static str, Message)> {
        vec![("rocks", msg!(iquazu_line_rocks)), ("tiles", msg!(iquazu_line_tiles))]
    }

    fn rules(&self, options: &Options) -> Vec<RuleAtom> {
        rules::rules(*options)
    }

    fn asked(&self) -> Option<Message> {
        Some(msg!(iquazu_asked))
    }

    fn points_page(&self, options: &Options) -> Vec<PointsSection> {
        points::points_page(*options)
    }
}

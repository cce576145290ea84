//! Wodny szlak (Wojciech Grajkowski, 2019), by its Polish rulebook.
//!
//! Everybody lays a river of 13 tiles. Mills and sawmills count if enough sacks and axes float
//! down to them; the longest way between two ports and meadows at the corners count, too. What the
//! rulebook's text does not print (the tiles, the start tile, the table for one) the players say
//! once, and the box remembers it. Start reading in
//! `river/survey.rs`, which joins the four rules.

mod apply;
mod board;
mod box_content;
mod box_page;
mod check;
mod controls;
mod doubts;
mod entry;
mod event;
mod focus;
mod options;
mod paint;
mod points;
mod position;
mod read;
mod river;
mod rules;
mod score;
mod setup;
mod sheet;
mod tell;

pub use box_content::BoxContent;
use controls::Control;
use entry::unfinished::unfinished;
pub use event::{Event, Size};
use focus::Focus;
pub use options::Options;
pub use position::{Building, Holding, Name, Position, Rating, Stated};
pub use river::{
    Around, Bearing, Bridge, Cargo, Cell, Channel, Clash, Corner, Corners, Course, Drawn, Herd,
    LaidRiver, Load, Meadow, Place, River, Route, Shore, Side, Sides, Start, StartDrawn, Stop,
    Stopped, Supply, Survey, Tile, Turn, Works, flows,
};

use std::ops::RangeInclusive;

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
pub struct WodnySzlak;

/// There are no pieces in player colours: these only tell the seats apart.
const COLOURS: &[Colour] = &[Colour::Blue, Colour::Green, Colour::Orange, Colour::Red];
const SEATS: RangeInclusive<u8> = 1..=4;
/// The rulebook's title page: 8+, 20 min.
const PRINTED: Printed = Printed { age: Some(8), minutes: Some((20, 20)) };

impl Game for WodnySzlak {
    type Options = Options;
    type Position = Position;
    type Event = Event;
    type Focus = Focus;
    type Box = BoxContent;
    type Control = Control;

    const ID: &'static str = "wodny_szlak";

    fn about(&self) -> About {
        About {
            id: Self::ID,
            name: msg!(wodny_szlak_name),
            summary: msg!(wodny_szlak_summary),
            seats: SEATS,
            printed: PRINTED,
            colours: COLOURS,
            // All choose and lay their tiles at once.
            has_start_player: false,
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
        Position::new(table.len())
    }

    fn check_position(&self, table: &Table<Options>, position: &Position) -> Result<(), Refusal> {
        check::check_position(table, position)
    }

    fn seats_in(&self, event: &Event) -> impl IntoIterator<Item = Seat> {
        event.seat()
    }

    fn check(&self, _: &Table<Options>, position: &Position, event: &Event) -> Result<(), Refusal> {
        check::check(position, event)
    }

    fn apply(&self, _: &Table<Options>, position: &mut Position, event: &Event) {
        apply::apply(position, event);
    }

    fn score(&self, table: &Table<Options>, position: &Position) -> Score {
        score::score(table, position)
    }

    fn doubts(&self, table: &Table<Options>, position: &Position) -> Vec<Doubt> {
        doubts::doubts(table, position)
    }

    fn ended(&self, table: &Table<Options>, position: &Position) -> Option<Message> {
        position.is_over(table).then(|| msg!(wodny_szlak_end))
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

    fn paint_choice(&self, face: &Face<String>) -> Drawing {
        paint::paint_choice(face)
    }

    fn cover(&self) -> Drawing {
        paint::cover()
    }

    fn pictures(&self) -> Vec<Picture> {
        paint::pictures()
    }

    fn views(&self, table: &Table<Options>, position: &Position) -> Vec<Focus> {
        paint::views(table, position)
    }

    fn read(
        &self,
        table: &Table<Options>,
        position: &Position,
        focus: Focus,
        known: &BoxContent,
        &control: &Control,
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

    fn teach(&self, _: &Table<Options>, position: &Position, known: &mut BoxContent) {
        known.learn(position);
    }

    fn unfinished(&self, table: &Table<Options>, position: &Position) -> Vec<Message> {
        unfinished(table, position)
    }

    fn is_told(&self, position: &Position, seat: Seat) -> bool {
        let is_told = |it: &Holding| it.is_stated() || !it.river.is_untouched();
        position.seats.get(seat).is_some_and(is_told)
    }

    fn remembered(&self, known: &BoxContent) -> Vec<BoxSection> {
        box_page::sections(known)
    }

    fn correct_box(
        &self,
        known: &mut BoxContent,
        item: &str,
        change: Option<(&str, &Value)>,
    ) -> bool {
        box_page::correct(known, item, change).is_some()
    }

    fn focus_of(&self, event: &Event) -> Focus {
        Focus::of(event)
    }

    fn kinds(&self) -> Vec<(&'static str, Message)> {
        score::kinds().map(|(kind, _, name)| (kind, name)).to_vec()
    }

    fn rules(&self, _: &Options) -> Vec<RuleAtom> {
        rules::rules()
    }

    fn asked(&self) -> Option<Message> {
        Some(msg!(wodny_szlak_asked))
    }

    fn points_page(&self, _: &Options) -> Vec<PointsSection> {
        points::points_page()
    }
}

//! Keltis (Reiner Knizia, 2008), by its Dutch rulebook.
//!
//! Figures walk up five paths; at the end each is worth the number beside its stone. Wish stones
//! and point tiles add to it. There are other games of the name with other tables: they are not
//! mixed in here.

mod apply;
mod board;
mod check;
mod colours;
mod controls;
mod doubts;
mod event;
mod focus;
mod options;
mod paint;
mod points;
mod position;
mod read;
mod rules;
mod score;
mod setup;
mod sheet;
mod tell;

pub use colours::Colours;
pub use event::Event;
use focus::Focus;
pub use options::Options;
pub use position::{
    CarriedOut, End, Figure, Figures, LaidTile, Path, Position, Side, Size, Step, Tile,
};

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
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

#[derive(Clone, Copy, Debug)]
pub struct Keltis;

/// The rulebook does not name the colours of the figures: these are only offered first.
const COLOURS: &[Colour] = &[Colour::Green, Colour::Yellow, Colour::Red, Colour::Blue];

impl Game for Keltis {
    type Options = Options;
    type Position = Position;
    type Event = Event;
    type Focus = Focus;
    /// Every number of the game is printed in its rulebook, but not the colours of the paths.
    type Box = Colours;
    type Control = controls::Control;

    const ID: &'static str = "keltis";

    fn about(&self) -> About {
        About {
            id: Self::ID,
            name: msg!(keltis_name),
            summary: msg!(keltis_summary),
            seats: 2..=4,
            printed: Printed { age: Some(10), minutes: Some((30, 30)) },
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
        Position::new(table.len())
    }

    fn check_position(&self, table: &Table<Options>, position: &Position) -> Result<(), Refusal> {
        check::check_position(table, position)
    }

    fn seats_in(&self, event: &Event) -> impl IntoIterator<Item = Seat> {
        event.seat()
    }

    fn check(&self, _: &Table<Options>, _: &Position, event: &Event) -> Result<(), Refusal> {
        check::check(event)
    }

    fn apply(&self, _: &Table<Options>, position: &mut Position, event: &Event) {
        apply::apply(position, event);
    }

    fn score(&self, table: &Table<Options>, position: &Position) -> Score {
        score::score(table, position)
    }

    fn doubts(&self, _: &Table<Options>, position: &Position) -> Vec<Doubt> {
        doubts::doubts(position)
    }

    fn ended(&self, _: &Table<Options>, position: &Position) -> Option<Message> {
        match position.end {
            Some(End::Goal { seat, path }) => {
                Some(msg!(keltis_end_goal, seat = seat, path = path.number()))
            }
            Some(End::Deck) => Some(msg!(keltis_end_deck)),
            // A position from a file does not say which figure was the fifth.
            None => (position.in_goal() >= 5).then(|| msg!(keltis_end_goal_told)),
        }
    }

    fn unfinished(&self, _: &Table<Options>, position: &Position) -> Vec<Message> {
        let n = count_of(position.in_goal());
        let open = position.end.is_none() && n < 5;
        open.then(|| msg!(keltis_unfinished, n = n)).into_iter().collect()
    }

    fn is_told(&self, position: &Position, seat: Seat) -> bool {
        position.seats.get(seat).is_some_and(Side::is_told)
    }

    fn sheet(
        &self,
        table: &Table<Options>,
        position: &Position,
        focus: &Focus,
        known: &Colours,
    ) -> Sheet {
        sheet::sheet(table, position, *focus, known)
    }

    fn paint(
        &self,
        table: &Table<Options>,
        position: &Position,
        focus: &Focus,
        scene: &Scene<'_>,
    ) -> Drawing {
        paint::paint(table, position, *focus, scene)
    }

    fn paint_choice(&self, face: &Face<String>) -> Drawing {
        paint::paint_path(face)
    }

    fn cover(&self) -> Drawing {
        paint::cover()
    }

    fn pictures(&self) -> Vec<Picture> {
        paint::pictures()
    }

    fn read(
        &self,
        table: &Table<Options>,
        position: &Position,
        focus: Focus,
        _: &Colours,
        &control: &Self::Control,
        value: &Value,
    ) -> Result<Read<Self>, Refusal> {
        let (focus, event) = read::read(table, position, focus, control, value)?;
        Ok(Read { focus, event })
    }

    fn tell(&self, _: &Table<Options>, before: &Position, event: &Event) -> Told {
        tell::tell(before, event)
    }

    fn join(&self, newer: &mut Colours, older: Colours) {
        newer.join(&older);
    }

    fn remembered(&self, known: &Colours) -> Vec<BoxSection> {
        known.remembered()
    }

    fn correct_box(&self, known: &mut Colours, item: &str, change: Option<(&str, &Value)>) -> bool {
        known.correct(item, change)
    }

    fn focus_of(&self, event: &Event) -> Focus {
        Focus::of(event)
    }

    fn kinds(&self) -> Vec<(&'static str, Message)> {
        vec![
            ("track", msg!(keltis_line_track)),
            ("figures", msg!(keltis_line_figures)),
            ("wish-stones", msg!(keltis_wish_stones)),
        ]
    }

    fn rules(&self, _: &Options) -> Vec<RuleAtom> {
        rules::rules()
    }

    fn asked(&self) -> Option<Message> {
        Some(msg!(keltis_asked))
    }

    fn points_page(&self, _: &Options) -> Vec<PointsSection> {
        points::points_page()
    }
}

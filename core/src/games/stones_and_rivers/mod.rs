//! Stones & Rivers (Trevor Harron, 2020), by its English rules.
//!
//! No points: the first with five stones in the score area across the board wins. One generator
//! (`moves.rs`) says what is legal, for play, for hints and for the record.

mod apply;
mod board;
mod check;
mod controls;
mod doubts;
mod event;
mod focus;
mod ground;
mod moves;
mod notation;
mod options;
mod origins;
mod paint;
mod points;
mod position;
mod read;
mod rules;
mod score;
mod setup;
mod sheet;
mod tell;

pub use event::Event;
use focus::Focus;
pub use ground::{Axis, COLUMNS, Face, Ground, Piece, Point, ROWS, Side};
pub use moves::{actions, carry_out, count_lines, winning_action};
pub use notation::Action;
pub use options::Options;
pub use position::{Call, Irregular, Missed, Position, Toss};

use crate::board::Face as CellFace;
use crate::checklist::Checklist;
use crate::drawing::{Drawing, Picture, Scene};
use crate::entry::Value;
use crate::game::{About, Doubt, Game, Printed, Read, ResultKind, SettingOf, Told};
use crate::look::Colour;
use crate::refusal::Refusal;
use crate::rules::{PointsSection, RuleAtom};
use crate::score::Score;
use crate::seat::Seat;
use crate::sheet::Sheet;
use crate::table::Table;
use crate::text::{Message, msg};

#[derive(Clone, Copy, Debug)]
pub struct StonesAndRivers;

/// A colour whose shape is a circle, and one whose shape is a square.
const COLOURS: &[Colour] = &[Colour::Red, Colour::White];

impl Game for StonesAndRivers {
    type Options = Options;
    type Position = Position;
    type Event = Event;
    type Focus = Focus;
    /// No box of the game holds anything that the rules do not name.
    type Box = ();
    type Control = controls::Control;

    const ID: &'static str = "stones_and_rivers";
    /// 2: while nobody has won, nobody has a place.
    const RULES_VERSION: u32 = 2;

    fn about(&self) -> About {
        About {
            id: Self::ID,
            name: msg!(stones_and_rivers_name),
            summary: msg!(stones_and_rivers_summary),
            seats: 2..=2,
            printed: Printed { age: Some(10), minutes: Some((25, 35)) },
            colours: COLOURS,
            has_start_player: true,
            result: ResultKind::WinOnly,
            icons: &[],
        }
    }

    fn settings(&self) -> Vec<SettingOf<Options>> {
        options::settings()
    }

    fn setup(&self, _: &Table<Options>) -> Checklist {
        setup::setup()
    }

    /// A piece is flipped for it. Without a referee nobody knows later who moved first.
    fn begins(&self, table: &Table<Options>, position: &Position) -> Option<Seat> {
        let moved_first = match position.actions % 2 {
            0 => position.turn,
            _ => position.turn.other(),
        };
        (position.actions == 0 || table.options.referee).then(|| moved_first.seat())
    }

    fn begin(&self, table: &Table<Options>) -> Position {
        Position::new(table)
    }

    /// Whatever can be read can lie on the board; what it cannot have come from is doubtful.
    fn check_position(&self, _: &Table<Options>, _: &Position) -> Result<(), Refusal> {
        Ok(())
    }

    /// Events name sides, and both are always there.
    fn seats_in(&self, _: &Event) -> impl IntoIterator<Item = Seat> {
        None
    }

    fn check(
        &self,
        table: &Table<Options>,
        position: &Position,
        event: &Event,
    ) -> Result<(), Refusal> {
        check::check(table.options, position, event)
    }

    fn apply(&self, table: &Table<Options>, position: &mut Position, event: &Event) {
        apply::apply(table.options, position, event);
    }

    fn score(&self, table: &Table<Options>, position: &Position) -> Score {
        score::score(table, position)
    }

    fn doubts(&self, table: &Table<Options>, position: &Position) -> Vec<Doubt> {
        doubts::doubts(table.options, position)
    }

    fn ended(&self, _: &Table<Options>, position: &Position) -> Option<Message> {
        let won: Vec<Side> =
            Side::BOTH.into_iter().filter(|side| position.ground.has_won(*side)).collect();
        match won.as_slice() {
            [] => None,
            [side] => Some(msg!(stones_and_rivers_end, seat = side.seat())),
            _ => Some(msg!(stones_and_rivers_end_both)),
        }
    }

    fn unfinished(&self, _: &Table<Options>, position: &Position) -> Vec<Message> {
        let open = !position.ground.is_won();
        open.then(|| msg!(stones_and_rivers_unfinished)).into_iter().collect()
    }

    fn sheet(&self, table: &Table<Options>, position: &Position, focus: &Focus, (): &()) -> Sheet {
        sheet::sheet(table, position, *focus)
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

    fn paint_choice(&self, face: &CellFace<String>) -> Drawing {
        paint::paint_choice(face)
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
        (): &(),
        &control: &Self::Control,
        value: &Value,
    ) -> Result<Read<Self>, Refusal> {
        let (focus, event) = read::read(table, position, focus, control, value)?;
        Ok(Read { focus, event })
    }

    fn tell(&self, _: &Table<Options>, before: &Position, event: &Event) -> Told {
        tell::tell(before, event)
    }

    fn focus_of(&self, event: &Event) -> Focus {
        Focus::of(event)
    }

    fn moves(&self, table: &Table<Options>, position: &Position) -> Option<Vec<String>> {
        let over = position.ground.is_won();
        let actions = actions(&position.ground, position.turn, table.options);
        Some(actions.iter().filter(|_| !over).map(Action::to_string).collect())
    }

    fn count_lines(&self, table: &Table<Options>, position: &Position, depth: u32) -> Option<u64> {
        Some(count_lines(&position.ground, position.turn, table.options, depth))
    }

    fn read_line(&self, line: &str) -> Option<Result<Position, Message>> {
        Position::from_line(line)
    }

    fn kinds(&self) -> Vec<(&'static str, Message)> {
        vec![("area", msg!(stones_and_rivers_line_area))]
    }

    fn rules(&self, options: &Options) -> Vec<RuleAtom> {
        rules::rules(*options)
    }

    fn asked(&self) -> Option<Message> {
        Some(msg!(stones_and_rivers_asked))
    }

    fn points_page(&self, _: &Options) -> Vec<PointsSection> {
        points::points_page()
    }
}

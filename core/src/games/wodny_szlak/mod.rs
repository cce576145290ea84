//! Wodny szlak (Wojciech Grajkowski, 2019), by its Polish rulebook.
//!
//! Everybody lays a river of 13 tiles. Mills and sawmills count if enough sacks and axes float
//! down to them; the longest way between two ports and meadows at the corners count, too. What the
//! rulebook's text does not print (the tiles, the start tile, the table for one) the players say
//! once, and the box remembers it. Start reading in `survey.rs`, which joins the four rules.

mod board;
mod compass;
mod copy;
mod delivery;
mod describe;
mod differs;
mod doubts;
mod editor;
mod event;
mod flow;
mod focus;
mod forget;
mod meadow;
mod options;
mod position;
mod prompt;
mod read;
mod remembered;
mod river;
mod route;
mod rules;
mod score;
mod setup;
mod shapes;
mod sheet;
mod solo;
mod start;
mod start_editor;
mod stated;
mod survey;
mod surveyed;
mod tell;
mod tile;
mod unlikely;
mod water;
mod words;

pub use compass::{Around, Bearing, Cell, Corner, Corners, Side, Sides, Turn};
pub use copy::Copy;
pub use delivery::{Stop, Stopped, Supply};
pub use event::{Event, Size};
pub use flow::{Course, Way};
pub use meadow::Meadow;
pub use options::Options;
pub use position::{Building, Holding, Name, Position, Rating, Stated};
pub use river::{Clash, River};
pub use route::Route;
pub use start::{Shore, Start, StartDrawn};
pub use survey::{Survey, flows};
pub use surveyed::Surveyed;
pub use tile::{Bridge, Cargo, Channel, Drawn, Herd, Load, Tile, Works};
pub use water::Place;

use focus::Focus;

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
pub struct WodnySzlak;

/// There are no pieces in player colours: these only tell the seats apart.
const COLOURS: &[Colour] = &[Colour::Blue, Colour::Green, Colour::Orange, Colour::Red];

impl Game for WodnySzlak {
    type Options = Options;
    type Position = Position;
    type Event = Event;
    type Focus = Focus;
    type Box = Copy;
    type Control = String;

    const ID: &'static str = "wodny_szlak";

    fn about(&self) -> About {
        About {
            id: Self::ID,
            name: msg!(wodny_szlak_name),
            summary: msg!(wodny_szlak_summary),
            seats: 1..=4,
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
        Position::new(table.len())
    }

    fn check_position(&self, table: &Table<Options>, position: &Position) -> Result<(), Refusal> {
        position::admit(table, position)
    }

    fn seats_in(&self, event: &Event) -> impl IntoIterator<Item = Seat> {
        event.seat()
    }

    fn check(&self, _: &Table<Options>, position: &Position, event: &Event) -> Result<(), Refusal> {
        event::check(position, event)
    }

    fn apply(&self, _: &Table<Options>, position: &mut Position, event: &Event) {
        event::apply(position, event);
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
        copy: &Copy,
    ) -> Sheet {
        sheet::sheet(table, position, focus, copy)
    }

    fn read(
        &self,
        table: &Table<Options>,
        position: &Position,
        focus: Focus,
        copy: &Copy,
        control: &String,
        value: &Value,
    ) -> Result<Read<Self>, Refusal> {
        let (focus, event) = read::read(table, position, &focus, copy, control, value)?;
        Ok(Read { focus, event })
    }

    fn tell(&self, _: &Table<Options>, before: &Position, event: &Event) -> Told {
        tell::tell(before, event)
    }

    fn join(&self, newer: &mut Copy, older: Copy) {
        newer.join(older);
    }

    fn teach(&self, _: &Table<Options>, position: &Position, known: &mut Copy) {
        known.learn(position);
    }

    fn forget(
        &self,
        table: &Table<Options>,
        position: &Position,
        focus: &Focus,
        copy: &mut Copy,
        control: &String,
    ) -> Option<Message> {
        if control != "forget.yes" {
            return None;
        }
        let selected = focus.selected(&position.seats.get(focus.seat(table))?.river)?;
        let item = forget::chosen(copy, position, selected, focus.forgets.as_deref())?;
        let name = item.name();
        copy.forget(&item);
        Some(msg!(wodny_szlak_forgotten, tile = name))
    }

    fn focus_of(&self, event: &Event) -> Focus {
        Focus::of(event)
    }

    fn kinds(&self) -> Vec<(&'static str, Message)> {
        vec![
            ("mills", msg!(wodny_szlak_line_mills)),
            ("sawmills", msg!(wodny_szlak_line_sawmills)),
            ("route", msg!(wodny_szlak_line_ports)),
            ("meadows", msg!(wodny_szlak_line_meadows)),
        ]
    }

    fn rules(&self) -> Vec<RuleAtom> {
        rules::rules()
    }
}

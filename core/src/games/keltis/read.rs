//! What an entry in Keltis means: another pen, or an event.

use super::board;
use super::controls::{Control, Pen};
use super::event::Event;
use super::focus::Focus;
use super::options::Options;
use super::position::{Position, Tile};
use crate::entry::Value;
use crate::id::Id as _;
use crate::refusal::Refusal;
use crate::table::Table;

pub(super) fn read(
    table: &Table<Options>,
    position: &Position,
    focus: Focus,
    control: Control,
    value: &Value,
) -> Result<(Focus, Option<Event>), Refusal> {
    let event = match (control, value) {
        (Control::Board, Value::Pen(pen)) => return Ok((Focus { pen: Pen::parse(pen) }, None)),
        (Control::Tiles, Value::On(on)) => {
            return Ok((Focus { pen: on.then_some(Pen::Tile(Tile::WishStone)) }, None));
        }
        (Control::Board, Value::Cell(cell)) => board::tap(position, focus.pen(table), cell),
        (Control::Track(seat), Value::Number(points)) => {
            u16::try_from(*points).ok().map(|points| Event::Track { seat, points })
        }
        (Control::Tile(tile, seat), Value::Pressed { .. }) => {
            Some(Event::TilePoints { seat, tile })
        }
        (Control::WishStones(seat), Value::Option(count)) => {
            u8::parse(count).map(|count| Event::WishStones { seat, count })
        }
        (Control::Deck, Value::On(empty)) => Some(Event::Deck { empty: *empty }),
        _ => None,
    };
    match event {
        Some(event) => Ok((focus, Some(event))),
        None => Err(Refusal::no_control(control)),
    }
}

//! What an entry in Keltis means: another pen, a question, or an event.

use super::board;
use super::controls::{Control, Pen, PenId};
use super::event::Event;
use super::focus::{Focus, to_count};
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
    let unknown = || Refusal::no_control(control);
    let pen = focus.pen(table);
    let event = match (control, value) {
        (Control::Board, Value::Pen(tapped)) => {
            let tapped = PenId::parse(tapped).ok_or_else(unknown)?;
            return Ok((Focus::with(pen.taken(tapped)), None));
        }
        (Control::Tiles, Value::On(on)) => {
            let pen = on.then_some(Pen::Tile(Tile::WishStone));
            return Ok((Focus { pen, ..Focus::default() }, None));
        }
        (Control::Count, Value::Pressed { .. }) => {
            let seat = pen.seat().and_then(|seat| to_count(table, position, seat));
            let seat = seat.ok_or_else(unknown)?;
            return Ok((Focus { asked: Some(seat), ..Focus::with(Pen::Small(seat)) }, None));
        }
        (Control::Cancel, Value::Pressed { .. }) => return Ok((Focus::with(pen), None)),
        (Control::Board, Value::Cell(cell)) if cell == board::START => {
            let seat = pen.seat().ok_or_else(unknown)?;
            return Ok((Focus::with(pen.taken(PenId::Seat(seat))), None));
        }
        (Control::Board, Value::Cell(cell)) => board::tap(position, pen, cell),
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
    let event = event.ok_or_else(unknown)?;
    Ok((after(table, position, focus, &event), Some(event)))
}

/// The pen and the question after something was told.
fn after(table: &Table<Options>, position: &Position, focus: Focus, event: &Event) -> Focus {
    let focus = Focus { at: None, ..focus };
    match *event {
        Event::Figure { seat, path, step, size, .. } => {
            let side = &position.seats[seat];
            let mut figures = side.figures;
            figures.put(path, step, size);
            let is_fifth = figures.on_paths().count() == 5 && side.figures.on_paths().count() < 5;
            let asked = (is_fifth && !side.is_counted()).then_some(seat);
            // There is one large figure: once it stands, a tap moves the others.
            Focus { asked, ..Focus::with(Pen::Small(seat)) }
        }
        Event::Track { seat, .. } | Event::WishStones { seat, .. } if focus.asked == Some(seat) => {
            let wish_stones_told =
                focus.wish_stones_told || matches!(event, Event::WishStones { .. });
            let track_told =
                position.seats[seat].has_track() || matches!(event, Event::Track { .. });
            if !(wish_stones_told && track_told) {
                return Focus { wish_stones_told, ..focus };
            }
            // This seat is done: the next one takes the pen.
            let mut told = position.clone();
            super::apply::apply(&mut told, event);
            Focus::with(Pen::Small(to_count(table, &told, seat).unwrap_or(seat)))
        }
        _ => focus,
    }
}

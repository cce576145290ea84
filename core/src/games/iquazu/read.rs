//! What an entry in Iquazú means: a new focus, a draft, or an event.

use super::board::{self, Pen, WALL};
use super::copy::Copy;
use super::event::{Count, Event, How, RockValues, TileTo};
use super::focus::{Focus, Way};
use super::options::Options;
use super::position::{Column, Kind, Position, ROWS, Row};
use crate::entry::Value;
use crate::refusal::Refusal;
use crate::seat::{PerSeat, Seat};
use crate::table::Table;
use crate::text::msg;

/// What an entry means: a new focus, or an event.
pub(super) fn read(
    table: &Table<Options>,
    position: &Position,
    mut focus: Focus,
    copy: &Copy,
    control: &str,
    value: &Value,
) -> Result<(Focus, Option<Event>), Refusal> {
    let (what, number) = match control.split_once('.') {
        Some((what, number)) => (what, number.parse::<u8>().ok()),
        None => (control, None),
    };
    let unknown = || Refusal::new(msg!(app_refused_control, control = control));
    let event = match (what, number, value) {
        (WALL, _, Value::Pen(pen)) => {
            focus.pen = board::find_pen(table, pen);
            focus.opened = None;
            None
        }
        (WALL, _, Value::Cell(cell)) => {
            let (column, row) = board::parse_cell(cell).ok_or_else(unknown)?;
            let pen = focus.pen(table);
            focus.opened = (pen == Pen::Open).then_some((column, row));
            match board::tap(position, pen, column, row) {
                None if pen == Pen::Clear => {
                    return Err(Refusal::new(msg!(iquazu_refused_nothing_there)));
                }
                event => event,
            }
        }
        ("raise" | "take", Some(index), Value::Pressed { .. }) => {
            let (column, row) = focus.opened.ok_or_else(unknown)?;
            Some(if what == "raise" {
                Event::Raise { column, row, index }
            } else {
                Event::Take { column, row, index }
            })
        }
        ("score", _, Value::Pressed { .. }) => {
            let event = score_event(table, position, &focus, copy);
            focus = Focus {
                pen: focus.pen,
                way: focus.way,
                crevices: focus.crevices,
                ..Focus::default()
            };
            Some(event)
        }
        ("turn", _, Value::Pressed { .. }) => Some(Event::Turn),
        ("rock", _, Value::Number(column)) => {
            focus.rock = u8::try_from(*column).ok().map(Column::from);
            None
        }
        ("value", Some(place), Value::Number(points)) => {
            Some(rock_event(table, position, &focus, copy, usize::from(place), small(*points)))
        }
        ("forget", None, Value::Pressed { .. }) => {
            Some(Event::Rock { column: focus.rock(position), values: Vec::new() })
        }
        ("crevices", _, Value::On(on)) => {
            focus.crevices = *on;
            None
        }
        ("crevice", Some(row), Value::Number(count)) => {
            let column = focus.rock(position);
            let row = Row::try_from(row).map_err(|_| unknown())?;
            let known =
                column.index().and_then(|index| position.crevices.get(index)).copied().flatten();
            let mut rows: [u8; ROWS] = known.unwrap_or_default();
            rows[row.index()] = u8::try_from(*count).unwrap_or(0);
            Some(Event::Crevices { column, rows })
        }
        ("tile", Some(row), Value::Option(kind)) => {
            let row = Row::try_from(row).map_err(|_| unknown())?;
            let kind = parse_kind(kind);
            // A second tap on the same chip takes it away.
            let kind = kind.filter(|kind| position.open_tiles[row.index()] != Some(*kind));
            Some(Event::Tile { row, kind })
        }
        ("way", _, Value::Option(way)) => {
            focus.way = match way.as_str() {
                "counts" => Way::Counts,
                "points" => Way::Points,
                _ => Way::Wall,
            };
            None
        }
        _ => return read_seat(table, position, focus, (what, number), value).ok_or_else(unknown),
    };
    Ok((focus, event))
}

/// Entries that belong to a seat or to a draft of a scoring by hand.
fn read_seat(
    table: &Table<Options>,
    position: &Position,
    mut focus: Focus,
    (what, number): (&str, Option<u8>),
    value: &Value,
) -> Option<(Focus, Option<Event>)> {
    let number = number?;
    let seat = Seat::new(number);
    match (what, value) {
        ("gems" | "lowest", Value::Number(count)) => {
            focus.counts.resize(table.len(), Count::default());
            let of_seat = focus.counts.get_mut(seat.index())?;
            let count = u8::try_from(*count).ok()?;
            if what == "gems" {
                of_seat.gems = count;
            } else {
                of_seat.lowest = count;
            }
            Some((focus, None))
        }
        ("points", Value::Number(points)) => {
            focus.points.resize(table.len(), 0);
            *focus.points.get_mut(seat.index())? = small(*points);
            Some((focus, None))
        }
        ("to", Value::Option(whom)) => {
            let row = Row::try_from(number).ok()?;
            focus.tiles.resize(ROWS, TileTo::Unknown);
            focus.tiles[row.index()] =
                whom.parse().map_or(TileTo::Nobody, |seat| TileTo::Seat(Seat::new(seat)));
            Some((focus, None))
        }
        ("use", Value::Option(tile)) => {
            let (column, row) = board::parse_cell(tile)?;
            Some((focus, Some(Event::Use { column, row, used: true })))
        }
        ("tell", Value::Option(kind)) => {
            let tile = position.held.get(seat)?.iter().find(|held| held.kind.is_none())?;
            let event = Event::Tell { column: tile.column, row: tile.row, kind: parse_kind(kind)? };
            Some((focus, Some(event)))
        }
        _ => None,
    }
}

/// A number that the sheet has limited already.
fn small(number: i64) -> u16 {
    u16::try_from(number).unwrap_or(0)
}

fn score_event(table: &Table<Options>, position: &Position, focus: &Focus, copy: &Copy) -> Event {
    let tiles: Vec<TileTo> = Row::all().map(|row| focus.tile_to(row)).collect();
    let how = match focus.way {
        Way::Wall => How::Wall,
        Way::Counts => {
            How::Counts { seats: PerSeat::from_fn(table.len(), |seat| focus.count(seat)), tiles }
        }
        Way::Points => {
            How::Points { points: PerSeat::from_fn(table.len(), |seat| focus.stated(seat)), tiles }
        }
    };
    // The values that the box suggested are used now, so they go into the event.
    let first = position.scorings.len();
    let count = if how == How::Wall && first + 3 == position.columns() { 3 } else { 1 };
    let columns = (first..position.columns().min(first + count)).map(Column::after);
    let rocks = columns.filter(|column| position.rock(*column).is_none()).filter_map(|column| {
        copy.rock(table.len(), column).map(|values| RockValues { column, values: values.clone() })
    });
    Event::Score { column: Column::after(first), rocks: rocks.collect(), how }
}

fn rock_event(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    copy: &Copy,
    place: usize,
    points: u16,
) -> Event {
    let column = focus.rock(position);
    let known = position.rock(column).or_else(|| copy.rock(table.len(), column));
    let mut values = known.cloned().unwrap_or_default();
    if values.len() <= place {
        values.resize(place + 1, 0);
    }
    values[place] = points;
    Event::Rock { column, values }
}

fn parse_kind(id: &str) -> Option<Kind> {
    match id.split_once('.') {
        Some(("points", points)) => Some(Kind::Points { points: points.parse().ok()? }),
        Some(("cards", cards)) => Some(Kind::Cards { cards: cards.parse().ok()? }),
        None if id == "any" => Some(Kind::AnyColour),
        None if id == "double" => Some(Kind::DoubleMove),
        _ => None,
    }
}

//! What an entry in Iquazú means: a new focus, a draft, or an event.

use super::board;
use super::box_content::BoxContent;
use super::controls::{Control, EnteredBy, Pen, Place};
use super::event::{Event, How, RockValues, TileTo};
use super::focus::Focus;
use super::options::Options;
use super::position::{Kind, Position};
use super::wall::{Column, ROWS, Row};
use crate::entry::Value;
use crate::id::Id as _;
use crate::refusal::Refusal;
use crate::seat::PerSeat;
use crate::table::Table;

pub(super) fn read(
    table: &Table<Options>,
    position: &Position,
    mut focus: Focus,
    known: &BoxContent,
    control: Control,
    value: &Value,
) -> Result<(Focus, Option<Event>), Refusal> {
    if look(table, &mut focus, control, value).is_some() {
        return Ok((focus, None));
    }
    let event = happen(table, position, &focus, known, control, value)
        .ok_or_else(|| Refusal::no_control(control))?;
    if control == Control::Score {
        // The drafts have become the event.
        let Focus { pen, entered_by, crevices, .. } = focus;
        focus = Focus { pen, entered_by, crevices, ..Focus::default() };
    }
    Ok((focus, Some(event)))
}

/// What is looked at or drafted; `None` for everything else.
fn look(table: &Table<Options>, focus: &mut Focus, control: Control, value: &Value) -> Option<()> {
    let seats = table.len();
    match (control, value) {
        (Control::Wall, Value::Pen(pen)) => {
            focus.pen = Some(Pen::parse(pen)?);
            focus.opened = None;
        }
        (Control::Wall, Value::Cell(cell)) if focus.pen(table) == Pen::Open => {
            focus.opened = Some(Place::parse(cell)?);
        }
        (Control::Rock, Value::Number(column)) => {
            focus.rock = Some(Column::from(limited::<u8>(*column)));
        }
        (Control::Crevices, Value::On(on)) => focus.crevices = *on,
        (Control::EnteredBy, Value::Option(by)) => focus.entered_by = EnteredBy::parse(by)?,
        (Control::Gems(seat), Value::Number(count)) => {
            draft(&mut focus.counts, seats, seat.index())?.gems = limited(*count);
        }
        (Control::Lowest(seat), Value::Number(place)) => {
            draft(&mut focus.counts, seats, seat.index())?.lowest = limited(*place);
        }
        (Control::Points(seat), Value::Number(points)) => {
            *draft(&mut focus.points, seats, seat.index())? = limited(*points);
        }
        (Control::TileTo(row), Value::Option(to)) => {
            *draft(&mut focus.tiles, ROWS, row.index())? = TileTo::parse(to)?;
        }
        _ => return None,
    }
    Some(())
}

/// What happened, if this is an entry of something that did.
fn happen(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    known: &BoxContent,
    control: Control,
    value: &Value,
) -> Option<Event> {
    Some(match (control, value) {
        (Control::Wall, Value::Cell(cell)) => {
            board::tap(position, focus.pen(table), Place::parse(cell)?)?
        }
        (Control::Raise(index), Value::Pressed { .. }) => {
            let (column, row) = focus.opened?;
            Event::Raise { column, row, index }
        }
        (Control::Take(index), Value::Pressed { .. }) => {
            let (column, row) = focus.opened?;
            Event::Take { column, row, index }
        }
        (Control::Use(_), Value::Option(tile)) => {
            let (column, row) = Place::parse(tile)?;
            Event::Use { column, row, used: true }
        }
        (Control::Tell(seat), Value::Option(kind)) => {
            let tile = position.held.get(seat)?.iter().find(|tile| tile.kind.is_none())?;
            Event::Tell { column: tile.column, row: tile.row, kind: Kind::parse(kind)? }
        }
        (Control::Value(place), Value::Number(points)) => {
            let column = focus.rock(position);
            let told = position.rock(column).or_else(|| known.rock(table.len(), column));
            let mut values = told.cloned().unwrap_or_default();
            let place = usize::from(place);
            values.resize(values.len().max(place + 1), 0);
            values[place] = limited(*points);
            Event::Rock { column, values }
        }
        (Control::Forget, Value::Pressed { .. }) => {
            Event::Rock { column: focus.rock(position), values: Vec::new() }
        }
        (Control::CrevicesOf(row), Value::Number(count)) => {
            let column = focus.rock(position);
            let mut rows = position.crevices_of(column).unwrap_or_default();
            rows[row.index()] = limited(*count);
            Event::Crevices { column, rows }
        }
        (Control::Tile(row), Value::Option(kind)) => {
            // A second tap on the same chip takes it away.
            let told = position.open_tiles[row.index()];
            let kind = Some(Kind::parse(kind)?).filter(|kind| told != Some(*kind));
            Event::Tile { row, kind }
        }
        (Control::Score, Value::Pressed { .. }) => score_event(table, position, focus, known),
        (Control::Turn, Value::Pressed { .. }) => Event::Turn,
        _ => return None,
    })
}

/// One of so many drafts.
fn draft<T: Clone + Default>(drafts: &mut Vec<T>, count: usize, index: usize) -> Option<&mut T> {
    drafts.resize(count, T::default());
    drafts.get_mut(index)
}

/// A number that the sheet has limited already.
fn limited<T: TryFrom<i64> + Default>(number: i64) -> T {
    number.try_into().unwrap_or_default()
}

fn score_event(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    known: &BoxContent,
) -> Event {
    let seats = table.len();
    let tiles: Vec<TileTo> = Row::all().map(|row| focus.tile_to(row)).collect();
    let how = match focus.entered_by {
        EnteredBy::Wall => How::Wall,
        EnteredBy::Counts => {
            How::Counts { seats: PerSeat::from_fn(seats, |seat| focus.count(seat)), tiles }
        }
        EnteredBy::Points => {
            How::Points { points: PerSeat::from_fn(seats, |seat| focus.stated(seat)), tiles }
        }
    };
    // The values that the box suggested are used now, so they go into the event.
    let untold =
        position.scored_next(how == How::Wall).filter(|column| position.rock(*column).is_none());
    let rocks = untold.filter_map(|column| {
        known.rock(seats, column).map(|values| RockValues { column, values: values.clone() })
    });
    let column = Column::after(position.scorings.len());
    Event::Score { column, rocks: rocks.collect(), how }
}

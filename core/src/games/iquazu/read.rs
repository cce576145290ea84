//! What an entry in Iquazú means: a new focus, a draft, or an event.

use super::asks::{self, Sight, asked_rock};
use super::board;
use super::box_content::BoxContent;
use super::controls::{Control, EnteredBy, Pen, Place};
use super::event::{Event, How, RockValues, TileTo};
use super::focus::{Asked, Focus};
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
    let sight = Sight { table, position, known };
    if ask(sight, &mut focus, control, value) || look(table, &mut focus, control, value).is_some() {
        return Ok((focus, None));
    }
    let event = happen(sight, &focus, control, value);
    let event = event.ok_or_else(|| Refusal::no_control(control))?;
    focus.place = None;
    match (control, &event) {
        (Control::Score | Control::ScoreUntold, _) => {
            let is_left_out = focus.asked == Some(Asked::Winners);
            // The drafts have become the event.
            let Focus { pen, entered_by, crevices, without_tiles, .. } = focus;
            let without_tiles = without_tiles || is_left_out;
            focus = Focus { pen, entered_by, crevices, without_tiles, ..Focus::default() };
        }
        (Control::Kind | Control::TilePoints, _) => {
            focus.asked = asks::next_tile(position, focus.asked);
        }
        (_, Event::Take { column, row, .. }) if focus.opened == Some((*column, *row)) => {
            let is_last = position.cell(*column, *row).is_none_or(|cell| cell.len() < 2);
            focus.opened = focus.opened.filter(|_| !is_last);
        }
        // Something else was touched than what was asked about.
        (Control::Wall, _) => focus.close(),
        _ => {}
    }
    Ok((focus, Some(event)))
}

/// Whether something is asked now that was not, or is not any more.
fn ask(sight: Sight<'_>, focus: &mut Focus, control: Control, value: &Value) -> bool {
    let Sight { position, .. } = sight;
    let asked = match (control, value) {
        (Control::Cancel, Value::Pressed { .. }) => {
            focus.put_off = asked_rock(sight, focus).and_then(|_| position.current());
            focus.close();
            return true;
        }
        (Control::Wall, Value::Cell(cell)) => match Control::parse(cell) {
            Some(Control::Tile(row)) => Asked::Tile(row),
            _ => return false,
        },
        (Control::Tile(row), Value::Pressed { .. }) => Asked::Tile(row),
        (Control::Tell(seat), Value::Pressed { .. }) => match asks::untold(position, seat).next() {
            Some((column, row)) => Asked::Held(column, row),
            None => return false,
        },
        // A scoring without values would give nothing, and nobody would notice.
        (Control::Score, Value::Pressed { .. }) if asks::lacking(sight, focus).is_some() => {
            Asked::Values
        }
        // Nor would anybody notice tiles that are nobody's.
        (Control::Score, Value::Pressed { .. }) if asks::untold_winner(sight, focus).is_some() => {
            Asked::Winners
        }
        _ => return false,
    };
    focus.close();
    focus.asked = Some(asked);
    true
}

/// What is looked at or drafted; `None` for everything else.
fn look(table: &Table<Options>, focus: &mut Focus, control: Control, value: &Value) -> Option<()> {
    let seats = table.len();
    match (control, value) {
        (Control::Wall, Value::Pen(pen)) => {
            focus.pen = Some(Pen::parse(pen)?);
            focus.close();
        }
        (Control::Wall, Value::Cell(cell)) if focus.pen(table) == Pen::Open => {
            let place = Place::parse(cell)?;
            focus.close();
            focus.opened = Some(place);
        }
        (Control::Rock, Value::Number(column)) => {
            focus.close();
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
            *draft(&mut focus.points, seats, seat.index())? = Some(limited(*points));
        }
        (Control::TileTo(row), Value::Option(to)) => {
            *draft(&mut focus.tiles, ROWS, row.index())? = TileTo::parse(to)?;
        }
        _ => return None,
    }
    Some(())
}

/// What happened, if this is an entry of something that did.
fn happen(sight: Sight<'_>, focus: &Focus, control: Control, value: &Value) -> Option<Event> {
    let Sight { table, position, known } = sight;
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
        (Control::Kind, Value::Option(kind)) => told_tile(position, focus, Kind::parse(kind)?)?,
        (Control::TilePoints, Value::Number(points)) => {
            told_tile(position, focus, Kind::Points { points: limited(*points) })?
        }
        (Control::Value(place), Value::Number(points)) => {
            let column = asked_rock(sight, focus).unwrap_or_else(|| focus.rock(position));
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
        (Control::Score | Control::ScoreUntold, Value::Pressed { .. }) => {
            score_event(table, position, focus, known)
        }
        (Control::Turn, Value::Pressed { .. }) => Event::Turn,
        _ => return None,
    })
}

/// The tile that is asked about is of this kind.
fn told_tile(position: &Position, focus: &Focus, kind: Kind) -> Option<Event> {
    match focus.asked? {
        Asked::Tile(row) => {
            // A second tap on the same chip takes it away.
            let told = position.open_tiles[row.index()];
            Some(Event::Tile { row, kind: Some(kind).filter(|kind| told != Some(*kind)) })
        }
        Asked::Held(column, row) => Some(Event::Tell { column, row, kind }),
        Asked::Values | Asked::Winners => None,
    }
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
        EnteredBy::Points => How::Points {
            points: PerSeat::from_fn(seats, |seat| focus.stated(seat).unwrap_or(0)),
            tiles,
        },
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

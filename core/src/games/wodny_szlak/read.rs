//! What an entry in Wodny szlak means: a new focus, a draft, or an event.

use super::apply::apply;
use super::board;
use super::box_content::BoxContent;
use super::controls::{Control, Mode};
use super::entry::{describe, ratings, start_editor, stated};
use super::event::Event;
use super::focus::{Focus, Selected};
use super::options::Options;
use super::position::Position;
use super::river::shapes;
use crate::entry::Value;
use crate::id::Id as _;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::table::Table;

pub(super) fn read(
    table: &Table<Options>,
    position: &Position,
    mut focus: Focus,
    known: &BoxContent,
    control: Control,
    value: &Value,
) -> Result<(Focus, Option<Event>), Refusal> {
    let seat = focus.seat(table);
    if look(seat, &mut focus, control, value).is_some() {
        return Ok((focus, None));
    }
    let told = tell(position, seat, focus, known, control, value);
    told.ok_or_else(|| Refusal::no_control(control))
}

/// What is looked at or under way; `None` for what says more.
fn look(own: Seat, focus: &mut Focus, control: Control, value: &Value) -> Option<()> {
    match (control, value) {
        (Control::Mode, Value::Option(mode)) => focus.choose_mode(own, Mode::parse(mode)?),
        (Control::Open(seat), _) => focus.open(seat),
        (Control::All, Value::On(on)) => focus.all = *on,
        (Control::Move, _) => focus.moving = !focus.moving,
        (Control::More, Value::On(on)) => focus.more = *on,
        (Control::Cancel, _) => focus.close(),
        _ => return None,
    }
    Some(())
}

fn tell(
    position: &Position,
    own: Seat,
    mut focus: Focus,
    known: &BoxContent,
    control: Control,
    value: &Value,
) -> Option<(Focus, Option<Event>)> {
    let river = &position.seats.get(own)?.river;
    let field = focus.field(river);
    let event = match (control, value) {
        (Control::River(_), Value::Cell(cell)) => {
            board::tap(river, own, &mut focus, cell.parse().ok()?)
        }
        (Control::Start(part), _) => {
            let (draft, start) = start_editor::read(river, focus.start, part, value)?;
            focus.start = draft;
            focus.selected = Some(Selected::Start);
            let event = start.map(|(start, turned)| Event::Start { seat: own, start, turned });
            event.and_then(|event| news(position, event))
        }
        (Control::Shape, Value::Option(option)) => {
            Some(Event::Place { seat: own, cell: field?, tile: shapes::with_id(option)? })
        }
        (Control::Remove, _) => {
            focus.moving = false;
            Some(Event::Remove { seat: own, cell: field? })
        }
        (Control::Clear, _) => news(position, Event::Clear { seat: own }),
        (Control::Round, _) => Some(Event::Round { round: position.round()? }),
        // A tile on the river shows by itself that it was placed: to say otherwise changes nothing.
        (Control::Placed(seat), Value::On(placed)) => {
            let round = position.round()?;
            news(position, Event::Placed { seat, round, placed: *placed })
        }
        (Control::Ratings | Control::Least(_) | Control::Title(_), _) => {
            Some(ratings::read(position, known, control, value)?)
        }
        _ => {
            let counted = focus.mode(position, own) == Mode::Buildings;
            let stated = stated::read(position, counted, control, value);
            let described = || describe::read(position, own, field?, known, control, value);
            news(position, stated.or_else(described)?)
        }
    };
    Some((focus, event))
}

/// The event, unless the table is so already: a second tap on the same chip tells nothing.
fn news(position: &Position, event: Event) -> Option<Event> {
    let mut after = position.clone();
    apply(&mut after, &event);
    (after != *position).then_some(event)
}

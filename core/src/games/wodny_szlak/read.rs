//! What an entry in Wodny szlak means: a new focus, a draft, or an event.

use super::compass::Cell;
use super::copy::Copy;
use super::event::Event;
use super::focus::{Focus, Selected, Way};
use super::options::Options;
use super::position::Position;
use super::remembered::Known;
use super::{describe, solo, start_editor, stated};
use crate::entry::Value;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::table::Table;
use crate::text::msg;

pub(super) fn read(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    copy: &Copy,
    control: &str,
    value: &Value,
) -> Result<(Focus, Option<Event>), Refusal> {
    let seat = focus.seat(table);
    let way = focus.way(position, seat);
    let told = seats_and_rounds(position, seat, focus, control, value)
        .or_else(|| match way {
            Way::River => on_river(position, seat, focus, copy, control, value),
            Way::Result | Way::Buildings => {
                let holding = position.seats.get(seat)?;
                let event = stated::read(holding, way == Way::Buildings, control, value)?;
                Some((focus.clone(), stated::is_news(holding, &event).then_some(event)))
            }
        })
        .or_else(|| Some((focus.clone(), Some(solo::read(position, copy, control, value)?))));
    told.ok_or_else(|| Refusal::new(msg!(app_refused_control, control = control)))
}

/// Whose points are entered and how, and the round helper.
fn seats_and_rounds(
    position: &Position,
    own: Seat,
    focus: &Focus,
    control: &str,
    value: &Value,
) -> Option<(Focus, Option<Event>)> {
    let (what, of) = control.split_once('.').unwrap_or((control, ""));
    let seat = of.parse::<u8>().ok().map(Seat::new);
    let mut focus = focus.clone();
    match (what, value) {
        ("way", Value::Option(way)) => {
            let (way, _) = Way::ALL.into_iter().find(|(_, id)| id == way)?;
            focus.choose_way(own, way);
            Some((focus, None))
        }
        ("open", Value::Pressed { .. }) => {
            focus.put_aside();
            focus.selected = None;
            focus.seat = Some(seat?);
            Some((focus, None))
        }
        ("clear", Value::Pressed { .. }) => {
            let counts = position.seats.get(own)?.counts_river();
            Some((focus, counts.then_some(Event::Clear { seat: own })))
        }
        ("round", Value::Pressed { .. }) => {
            Some((focus, Some(Event::Round { round: position.round()? })))
        }
        ("placed", Value::On(placed)) => {
            let (seat, round) = (seat?, position.round()?);
            // What lies on a river is seen there and cannot be unsaid here.
            let told = position.placed.contains(&seat) == *placed;
            let event = Event::Placed { seat, round, placed: *placed };
            Some((focus, (!told).then_some(event)))
        }
        _ => None,
    }
}

fn on_river(
    position: &Position,
    seat: Seat,
    focus: &Focus,
    copy: &Copy,
    control: &str,
    value: &Value,
) -> Option<(Focus, Option<Event>)> {
    let river = &position.seats.get(seat)?.river;
    let mut focus = focus.clone();
    match (control, value) {
        (_, Value::Cell(cell)) => Some(tap(position, seat, focus, cell.parse().ok()?)),
        ("all", Value::On(on)) => {
            focus.all = *on;
            Some((focus, None))
        }
        (_, value) if control.starts_with("forget") => {
            match (control, value) {
                ("forget", _) => focus.forgetting = true,
                ("forget.item", Value::Option(option)) => focus.forgets = Some(option.clone()),
                // What was chosen is forgotten by the game's own method.
                _ => focus.put_aside(),
            }
            Some((focus, None))
        }
        (_, Value::Option(option)) if control.starts_with("start.") => {
            let known = Known::of(copy, position).starts;
            let (draft, event) =
                start_editor::read(river, seat, focus.start, &known, (control, option));
            focus.start = draft;
            focus.selected = Some(Selected::Start);
            Some((focus, event))
        }
        _ => {
            let Some(Selected::Field(cell)) = focus.selected(river) else { return None };
            let event = match (control, value, river.tiles.get(&cell)) {
                ("move", Value::Pressed { .. }, Some(_)) => {
                    focus.moving = !focus.moving;
                    None
                }
                ("remove", Value::Pressed { .. }, Some(_)) => {
                    focus.moving = false;
                    Some(Event::Remove { seat, cell })
                }
                (_, Value::Option(option), Some(tile)) => {
                    let known = Known::of(copy, position);
                    describe::change((seat, cell), tile, &known, (control, option))
                }
                (_, Value::Option(option), None) => describe::lay((seat, cell), (control, option)),
                _ => return None,
            };
            Some((focus, event))
        }
    }
}

/// A tap on the river selects, or moves the tile that is being moved.
fn tap(position: &Position, seat: Seat, mut focus: Focus, cell: Cell) -> (Focus, Option<Event>) {
    let Some(holding) = position.seats.get(seat) else { return (focus, None) };
    let river = &holding.river;
    let from = focus.moving(river).filter(|_| river.is_free(cell));
    focus.put_aside();
    focus.selected = Some(if river.start_fields().contains(&cell) {
        Selected::Start
    } else {
        Selected::Field(cell)
    });
    (focus, from.map(|from| Event::Move { seat, from, to: cell }))
}

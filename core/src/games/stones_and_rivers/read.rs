//! What an entry in Stones & Rivers means: a piece is taken up or put down, or an event.

use super::board::{self, Tap};
use super::controls::Control;
use super::event::Event;
use super::focus::Focus;
use super::ground::{Face, Point, Side};
use super::notation::Action;
use super::options::Options;
use super::position::{Position, Toss};
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
    let rules = table.options;
    let unknown = || Refusal::no_control(control);
    let chooser = || position.toss.map(Toss::chooser).ok_or_else(unknown);
    let released = focus.released();
    let settled = Focus { settled: true, ..released };
    let event = match (control, value) {
        (Control::Board, Value::Cell(cell)) => {
            let point: Point = cell.parse().map_err(|_| unknown())?;
            let taps = board::taps(position, rules, focus);
            match taps.into_iter().find(|(other, _)| *other == point).ok_or_else(unknown)?.1 {
                Tap::Select => return Ok((Focus { selected: Some(point), ..released }, None)),
                Tap::Release => return Ok((released, None)),
                Tap::StepOnto => return Ok((Focus { onto: Some(point), ..focus }, None)),
                Tap::Act(action) => Event::Act { action },
            }
        }
        (Control::Caller, Value::Option(side)) => {
            let caller = Some(Side::parse(side).ok_or_else(unknown)?);
            return Ok((Focus { caller, ..released }, None));
        }
        (Control::Draw(face), Value::Pressed { lot }) => {
            let caller = focus.caller.ok_or_else(unknown)?;
            Event::Toss(Toss { caller, called: face, seed: *lot })
        }
        (Control::First, Value::Pressed { .. }) => {
            return Ok((settled, Some(Event::First { side: chooser()? })));
        }
        (Control::Second, Value::Pressed { .. }) => {
            return Ok((settled, Some(Event::First { side: chooser()?.other() })));
        }
        (Control::Turn, Value::Option(to)) => {
            let at = focus.selected(position, rules).ok_or_else(unknown)?;
            let to = Face::parse(to).ok_or_else(unknown)?;
            Event::Act { action: Action::Turn { at, to } }
        }
        (Control::Across, Value::On(across)) => {
            return Ok((Focus { across: *across, ..focus }, None));
        }
        // A piece that is up is put down first.
        (Control::Cancel, Value::Pressed { .. }) => {
            let is_up = focus.selected(position, rules).is_some();
            return Ok((if is_up { released } else { settled }, None));
        }
        _ => return Err(unknown()),
    };
    Ok((released, Some(event)))
}

//! What an entry in Stones & Rivers means: a piece is taken up or put down, or an event.

use super::board::{self, Tap};
use super::controls::Control;
use super::event::Event;
use super::focus::Focus;
use super::ground::{Point, Side};
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
    let released = Focus { caller: focus.caller, ..Focus::default() };
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
        (Control::Draw(called), Value::Pressed { lot }) => {
            Event::Toss(Toss { caller: focus.caller(), called, seed: *lot })
        }
        (Control::First, Value::Pressed { .. }) => Event::First { side: chooser()? },
        (Control::Second, Value::Pressed { .. }) => Event::First { side: chooser()?.other() },
        (Control::Turn(to), Value::Pressed { .. }) => {
            let at = focus.selected(position, rules).ok_or_else(unknown)?;
            Event::Act { action: Action::Turn { at, to } }
        }
        _ => return Err(unknown()),
    };
    Ok((released, Some(event)))
}

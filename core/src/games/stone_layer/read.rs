//! What an entry in Stone Layer means: a new focus, a draft, or an event.

use super::board::{self, Tap};
use super::controls::Control;
use super::event::{Event, Outcome};
use super::focus::{Draft, Focus, Stage};
use super::options::Options;
use super::position::Position;
use super::ring::{Base, Size, Steps};
use crate::entry::Value;
use crate::id::Id as _;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::table::Table;

/// `None`: the control does not mean that.
type Meaning = Option<(Focus, Option<Event>)>;

pub(super) fn read(
    table: &Table<Options>,
    position: &Position,
    focus: Focus,
    control: Control,
    value: &Value,
) -> Result<(Focus, Option<Event>), Refusal> {
    let meaning = match (control, value) {
        (Control::Ring, Value::Cell(cell)) => tap(table, position, focus, cell),
        (Control::Steps, Value::Option(steps)) => choose_steps(table, position, &focus, steps),
        (Control::Count(size), Value::Number(stones)) => {
            let count = u8::try_from(*stones).ok().map(|stones| Event::Count { size, stones });
            count.map(|event| (focus, Some(event)))
        }
        (_, Value::Pressed { .. }) => press(position, focus, control),
        (_, Value::Option(option)) => choose(focus, control, option),
        (_, Value::On(on)) => flip(focus, control, *on),
        _ => None,
    };
    meaning.ok_or_else(|| Refusal::no_control(control))
}

/// What was in the focus went into the event.
fn happened(event: Event) -> (Focus, Option<Event>) {
    (Focus::default(), Some(event))
}

fn tap(table: &Table<Options>, position: &Position, mut focus: Focus, cell: &str) -> Meaning {
    let base = Base::parse(cell)?;
    match board::tap(table, position, &focus, base)? {
        Tap::Marker => return Some(happened(Event::Marker { base })),
        Tap::Stood => return press(position, focus, Control::Stood),
        Tap::Steps => return Some(make(table, position, &focus, position.marker.steps_to(base))),
        Tap::Source => focus.source = (focus.source != Some(base)).then_some(base),
        Tap::Fell => focus.draft.get_or_insert_default().flip(position.marker, base),
    }
    Some((focus, None))
}

fn choose_steps(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    option: &str,
) -> Meaning {
    Some(make(table, position, focus, Steps::parse(option)?))
}

/// The marker goes so far; in a quick start a stone is placed where it comes to.
fn make(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    steps: Steps,
) -> (Focus, Option<Event>) {
    happened(if focus.stage(table, position) == Stage::QuickStart {
        Event::QuickStone { steps, size: focus.size }
    } else {
        Event::Tile { steps: Some(steps) }
    })
}

fn press(position: &Position, focus: Focus, control: Control) -> Meaning {
    let stone = |outcome| Some(happened(focus.stone(position, outcome)));
    match control {
        Control::Stood => stone(Outcome::Stood),
        Control::NoToken => stone(Outcome::NoToken),
        Control::SlidOff => stone(Outcome::SlidOff),
        Control::Fell => Some((focus.drafting(what_probably_fell(position)), None)),
        Control::SourceFell => {
            let source = focus.source(position)?;
            let draft = Draft { source_fell: true, ..Draft::of(position.marker, source) };
            Some((focus.drafting(draft), None))
        }
        Control::Settle => focus.collapse(position).map(happened),
        Control::Cancel => Some((Focus { draft: None, ..focus }, None)),
        Control::Next => Some(happened(Event::Tile { steps: None })),
        Control::NewTiles => Some(happened(Event::NewTiles)),
        Control::Exchange(seat) => Some((focus, Some(Event::Exchange { seat }))),
        _ => None,
    }
}

/// The only stack that stands, or else the one at the marker if it stands.
fn what_probably_fell(position: &Position) -> Draft {
    let standing: Vec<Base> = position.standing().collect();
    match standing.as_slice() {
        [only] => Draft::of(position.marker, *only),
        standing if standing.contains(&position.marker) => {
            Draft::of(position.marker, position.marker)
        }
        _ => Draft::default(),
    }
}

fn choose(mut focus: Focus, control: Control, option: &str) -> Meaning {
    match control {
        Control::Up => focus.up = Seat::parse(option),
        Control::By => focus.draft.as_mut()?.by = Seat::parse(option),
        // A second tap on the same chip takes it away.
        Control::Size => focus.size = Size::parse(option).filter(|size| focus.size != Some(*size)),
        _ => return None,
    }
    Some((focus, None))
}

fn flip(mut focus: Focus, control: Control, on: bool) -> Meaning {
    match control {
        Control::Moving => focus.moving = on,
        Control::Lies => focus.draft.as_mut()?.lies = Some(on),
        Control::Apart => focus.draft.as_mut()?.apart = on,
        _ => return None,
    }
    Some((focus, None))
}

//! What an entry in Stone Layer means: a new focus, a draft, or an event.

use super::board::{self, RING, Tap};
use super::draft::{Draft, Focus, Stage};
use super::event::{Event, Outcome};
use super::options::Options;
use super::position::Position;
use super::ring::{Base, Size, Steps};
use super::sheet::size_id;
use crate::entry::Value;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::sheet::CANCEL;
use crate::table::Table;
use crate::text::msg;

pub(super) fn read(
    table: &Table<Options>,
    position: &Position,
    focus: Focus,
    control: &str,
    value: &Value,
) -> Result<(Focus, Option<Event>), Refusal> {
    let read = match value {
        Value::Pressed { .. } => press(position, &focus, control),
        Value::Option(option) => choose(table, position, focus, control, option),
        Value::Cell(cell) if control == RING => {
            board::parse_cell(cell).and_then(|base| tap(table, position, focus, base))
        }
        Value::On(on) => flip(focus, control, *on),
        Value::Number(number) => count(control, *number).map(|event| (focus, Some(event))),
        _ => None,
    };
    read.ok_or_else(|| Refusal::new(msg!(app_refused_control, control = control)))
}

/// `None`: there is no such control.
type Meaning = Option<(Focus, Option<Event>)>;

/// Something happened: what was in the focus went into it.
fn happened(event: Event) -> (Focus, Option<Event>) {
    (Focus::default(), Some(event))
}

fn press(position: &Position, focus: &Focus, control: &str) -> Meaning {
    let outcome = match control {
        "stood" => Outcome::Stood,
        "no_token" => Outcome::NoToken,
        "slid_off" => Outcome::SlidOff,
        "settle" => return focus.collapse(position).map(happened),
        CANCEL => return Some((Focus { draft: None, ..focus.clone() }, None)),
        "fell" => return Some((drafting(focus, what_probably_fell(position)), None)),
        "source_fell" => {
            let source = focus.source(position)?;
            let draft = Draft { source_fell: true, ..Draft::beginning_with(position, source) };
            return Some((drafting(focus, draft), None));
        }
        "next" => return Some(happened(Event::Tile { steps: None })),
        "new_tiles" => return Some(happened(Event::NewTiles)),
        _ => {
            let seat = control.strip_prefix("exchange.")?.parse().ok().map(Seat::new)?;
            return Some((focus.clone(), Some(Event::Exchange { seat })));
        }
    };
    Some(happened(focus.stone(position, outcome)))
}

fn drafting(focus: &Focus, draft: Draft) -> Focus {
    Focus { draft: Some(draft), moving: false, ..focus.clone() }
}

/// The stack at the marker fell, or else the only one that stands.
fn what_probably_fell(position: &Position) -> Draft {
    let standing: Vec<Base> = Base::all().filter(|base| position.height(*base) > 0).collect();
    match standing.as_slice() {
        [only] => Draft::beginning_with(position, *only),
        standing if standing.contains(&position.marker) => {
            Draft::beginning_with(position, position.marker)
        }
        _ => Draft::default(),
    }
}

fn choose(
    table: &Table<Options>,
    position: &Position,
    mut focus: Focus,
    control: &str,
    option: &str,
) -> Meaning {
    let seat = || option.parse().ok().map(Seat::new);
    match control {
        "steps" => {
            let steps = Steps::try_from(option.parse::<u8>().ok()?).ok()?;
            let quick = focus.stage(table, position) == Stage::QuickStart;
            Some(happened(if quick {
                Event::QuickStone { steps, size: focus.size }
            } else {
                Event::Tile { steps: Some(steps) }
            }))
        }
        "up" => {
            focus.up = seat();
            Some((focus, None))
        }
        "by" => {
            focus.draft.as_mut()?.by = seat();
            Some((focus, None))
        }
        "size" => {
            let size = parse_size(option);
            // A second tap on the same chip takes it away.
            focus.size = size.filter(|size| focus.size != Some(*size));
            Some((focus, None))
        }
        _ => None,
    }
}

fn tap(table: &Table<Options>, position: &Position, mut focus: Focus, base: Base) -> Meaning {
    match board::tap(table, position, &focus, base)? {
        Tap::Marker => Some(happened(Event::Marker { base })),
        Tap::Source => {
            focus.source = (focus.source != Some(base)).then_some(base);
            Some((focus, None))
        }
        Tap::Fell => {
            match &mut focus.draft {
                Some(draft) => draft.flip(position.marker, base),
                None => focus.draft = Some(Draft::beginning_with(position, base)),
            }
            Some((focus, None))
        }
    }
}

fn flip(mut focus: Focus, control: &str, on: bool) -> Meaning {
    match control {
        "moving" => focus.moving = on,
        "lies" => focus.draft.as_mut()?.lies = Some(on),
        "apart" => focus.draft.as_mut()?.apart = on,
        _ => return None,
    }
    Some((focus, None))
}

fn count(control: &str, number: i64) -> Option<Event> {
    let size = parse_size(control.strip_prefix("count.")?)?;
    Some(Event::Count { size, stones: u8::try_from(number).ok()? })
}

fn parse_size(id: &str) -> Option<Size> {
    Size::ALL.into_iter().find(|size| size_id(*size) == id)
}

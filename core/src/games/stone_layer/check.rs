//! What may have happened in Stone Layer, and how a table may stand.

use std::collections::BTreeSet;

use super::event::{Event, Outcome, Stacks};
use super::options::Options;
use super::position::{Fall, Odd, Position, QUICK_STONES};
use super::ring::{Base, STONES, Size};
use super::tell::{size_name, turn_number};
use super::tokens::can_exchange;
use crate::refusal::Refusal;
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

/// A refusal names the turn: one that comes up later, because something before it was corrected or
/// removed, can be found again.
pub(super) fn check(
    table: &Table<Options>,
    position: &Position,
    event: &Event,
) -> Result<(), Refusal> {
    check_rules(table, position, event).map_err(|refusal| {
        let turn = turn_number(position.turns);
        let text = msg!(stone_layer_refused_in_turn, turn = turn, why = refusal.text);
        Refusal { text, ..refusal }
    })
}

fn check_rules(table: &Table<Options>, position: &Position, event: &Event) -> Result<(), Refusal> {
    let has_stone = position.turn.stone.is_some();
    refuse_if(position.is_over(table), "winning", || msg!(stone_layer_refused_over))?;
    match event {
        Event::Marker { .. } => refuse_if(has_stone, "marker", || msg!(stone_layer_refused_marker)),
        Event::QuickStone { .. } => {
            check_quick_start(position.can_quick_start() && position.river() > 0)
        }
        Event::Stone { outcome, from, .. } => {
            refuse_if(has_stone, "one-stone", || msg!(stone_layer_refused_second_stone))?;
            check_source(position, *from)?;
            check_outcome(position, outcome, *from)
        }
        Event::Collapse { stacks, .. } => check_stacks(position, stacks, None),
        Event::Tile { .. } => refuse_if(!has_stone, "turn", || msg!(stone_layer_refused_no_stone)),
        Event::NewTiles => {
            let rule = "no-usable-tile";
            refuse_if(has_stone, rule, || msg!(stone_layer_refused_tile_chosen))?;
            let is_closed = position.river() > 0 && !table.options.new_tiles;
            refuse_if(is_closed, rule, || msg!(stone_layer_refused_new_tiles))
        }
        Event::Exchange { seat } => {
            let cannot = !can_exchange(table.options, position, *seat);
            refuse_if(cannot, "exchange", || msg!(stone_layer_refused_exchange, seat = *seat))
        }
        Event::Count { size, stones } => check_count(position, *size, *stones),
    }
}

fn refuse_if(
    it_is_so: bool,
    rule: &'static str,
    text: impl FnOnce() -> Message,
) -> Result<(), Refusal> {
    if it_is_so { Err(Refusal::by_rule(text(), rule)) } else { Ok(()) }
}

/// Alternative way to start: so many stones, before anything else.
fn check_quick_start(fits: bool) -> Result<(), Refusal> {
    refuse_if(!fits, "quick-start", || msg!(stone_layer_refused_quick, n = QUICK_STONES))
}

/// The river runs out of stones: only then, the stone comes from the top of another stack.
fn check_source(position: &Position, from: Option<Base>) -> Result<(), Refusal> {
    let text = match (position.river(), from) {
        (0, None) => msg!(stone_layer_refused_no_source),
        (1.., Some(_)) => msg!(stone_layer_refused_source),
        (0, Some(base)) if base == position.marker => {
            msg!(stone_layer_refused_source_marker, stack = base.number())
        }
        (0, Some(base)) if position.height(base) == 0 => bare(base),
        _ => return Ok(()),
    };
    Err(Refusal::by_rule(text, "river-empty"))
}

fn check_outcome(
    position: &Position,
    outcome: &Outcome,
    from: Option<Base>,
) -> Result<(), Refusal> {
    match outcome {
        Outcome::Stood | Outcome::NoToken | Outcome::SlidOff => Ok(()),
        Outcome::Fell { stacks, .. } => check_stacks(position, stacks, from),
        Outcome::SourceFell { stacks } => {
            let fell = from.is_some_and(|from| stacks.others.contains(&from));
            refuse_if(!fell, "source-falls", || msg!(stone_layer_refused_source_fell))?;
            check_stacks(position, stacks, None)
        }
    }
}

/// A base stone without a stack cannot fall; `taken` has one stone less.
fn check_stacks(position: &Position, stacks: &Stacks, taken: Option<Base>) -> Result<(), Refusal> {
    let bases = stacks.bases(position.marker);
    check_any_fell(&bases)?;
    bases.into_iter().try_for_each(|base| {
        let height = position.height(base).saturating_sub(u8::from(taken == Some(base)));
        refuse_if(height == 0, "collapse", || bare(base))
    })
}

fn check_any_fell(bases: &BTreeSet<Base>) -> Result<(), Refusal> {
    if bases.is_empty() {
        return Err(Refusal::new(msg!(stone_layer_refused_nothing_fell)));
    }
    Ok(())
}

fn bare(base: Base) -> Message {
    msg!(stone_layer_refused_bare, stack = base.number())
}

/// Contents: 37 stones, of all sizes together.
fn check_count(position: &Position, size: Size, stones: u8) -> Result<(), Refusal> {
    let most = position.most_of(size);
    refuse_if(stones > most, "contents", || {
        let size = size_name(size);
        msg!(stone_layer_refused_count, size = size, n = stones, all = STONES, most = most)
    })
}

/// Whether a position from outside fits the table.
pub(super) fn check_position(table: &Table<Options>, position: &Position) -> Result<(), Refusal> {
    let seats = table.len();
    let mut lengths = position
        .stacks
        .iter()
        .map(|stack| stack.tokens.len())
        .chain([position.seats.len()])
        .chain(position.falls.iter().flat_map(|fall| &fall.stacks).map(|it| it.tokens.len()));
    if let Some(wrong) = lengths.find(|length| *length != seats) {
        let text = msg!(stone_layer_refused_lists, n = count_of(seats), came = count_of(wrong));
        return Err(Refusal::new(text));
    }
    position.falls.iter().try_for_each(check_fall)?;
    for (size, told) in Size::ALL.into_iter().zip(position.of_size) {
        told.map_or(Ok(()), |stones| check_count(position, size, stones))?;
    }
    check_quick_start(position.quick_stones <= QUICK_STONES)?;
    let odd = position.odd.iter().filter_map(|odd| match odd {
        Odd::OutOfTurn { seat, expected, .. } => Some((*seat).max(*expected)),
        Odd::NoSteps { .. } | Odd::LiesOnFallen { .. } | Odd::NamedTwice { .. } => None,
    });
    let mut named = [position.up]
        .into_iter()
        .chain(position.turn.stone.map(|laid| laid.seat))
        .chain(position.turn.topplers.iter().copied())
        .chain(position.falls.iter().map(|fall| fall.by))
        .chain(odd);
    if let Some(seat) = named.find(|seat| seat.index() >= seats) {
        return Err(Refusal::no_seat(seat, seats));
    }
    check_points(position)
}

/// A stack has stones before it falls, and falls once.
fn check_fall(fall: &Fall) -> Result<(), Refusal> {
    let bases: BTreeSet<Base> = fall.bases().collect();
    let is_doubled = bases.len() != fall.stacks.len();
    refuse_if(is_doubled, "collapse", || msg!(stone_layer_refused_fall))?;
    check_any_fell(&bases)?;
    fall.stacks.iter().try_for_each(|stack| {
        let (base, n) = (stack.base, stack.stones);
        refuse_if(n == 0, "collapse", || bare(base))?;
        refuse_if(n > STONES, "contents", || {
            msg!(stone_layer_refused_height, stack = base.number(), n = n, most = STONES)
        })
    })
}

/// Collecting the score tokens: gold points cannot be lost, so nobody has fewer than the
/// collapses gave.
fn check_points(position: &Position) -> Result<(), Refusal> {
    position.seats.seats().try_for_each(|seat| {
        let given: i64 = position.falls.iter().map(|fall| i64::from(fall.points(seat))).sum();
        let points = position.points(seat);
        refuse_if(given > i64::from(points), "gold", || {
            msg!(stone_layer_refused_falls, seat = seat, given = given, points = points)
        })
    })
}

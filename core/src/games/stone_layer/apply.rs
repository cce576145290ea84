//! What an event does to the table: quick start, stone, collapse, and the end of the turn.

use super::collapse::settle;
use super::event::{Event, Outcome, Stacks};
use super::options::{Marker, Options};
use super::position::{Laid, Odd, Position};
use super::ring::{Base, Size, Steps};
use super::tokens::{exchange, lay_tokens, withdraw_tokens, worth_to};
use crate::seat::Seat;
use crate::table::Table;

pub(super) fn apply(table: &Table<Options>, position: &mut Position, event: &Event) {
    let options = table.options;
    match event {
        Event::Marker { base } => position.marker = *base,
        Event::QuickStone { steps, size } => place_quick_stone(options, position, *steps, *size),
        Event::Stone { seat, outcome, size, from } => {
            note_turn_order(table, position, *seat);
            place_stone(options, position, *seat, outcome, *size, *from);
        }
        Event::Collapse { by, stacks } => {
            // By the player in turn, it replaces a stone that stood; by another, it leaves the
            // turn as it is.
            if position.turn.stone.is_some_and(|laid| laid.seat == *by) {
                withdraw_tokens(position);
            }
            topple(options, position, *by, stacks);
        }
        Event::Tile { steps } => end_turn(table, position, *steps),
        Event::NewTiles => position.tiles.replace_all(),
        Event::Exchange { seat } => exchange(position, *seat),
        Event::Count { size, stones } => position.of_size[size.index()] = Some(*stones),
    }
}

/// Alternative way to start: steps add up from stone to stone, and the marker ends at the last
/// one. Nobody gets tokens, but the stones count for the height.
fn place_quick_stone(options: Options, position: &mut Position, steps: Steps, size: Option<Size>) {
    position.marker = position.marker.after(steps);
    position.stack_mut(position.marker).stones.push(size);
    position.quick_stones = position.quick_stones.saturating_add(1);
    position.tiles.draw_for_quick_start(options.quick_start_tiles);
}

/// In the first turn nobody is expected: the river decides who begins, and the app does not know it.
fn note_turn_order(table: &Table<Options>, position: &mut Position, seat: Seat) {
    let (expected, turn) = (position.up, position.turns);
    if seat != expected && turn > 0 && table.plays(seat) {
        position.odd.push(Odd::OutOfTurn { turn, seat, expected });
    }
}

/// Placing the stone. One from a stack has the size that was told when it was laid there.
fn place_stone(
    options: Options,
    position: &mut Position,
    seat: Seat,
    outcome: &Outcome,
    size: Option<Size>,
    from: Option<Base>,
) {
    let marker = position.marker;
    let source_fell = matches!(outcome, Outcome::SourceFell { .. });
    let stone = match from {
        Some(base) if !source_fell => position.stack_mut(base).stones.pop(),
        _ => size,
    };
    position.river_ran_out |= from.is_some();
    let worth = if *outcome == Outcome::Stood { worth_to(position, seat) } else { 0 };
    let failed = worth == 0;
    let mut laid = Laid { seat, tokens: 0, worth, exchanged: false, failed, source_fell };
    match outcome {
        Outcome::Stood | Outcome::NoToken => {
            position.stack_mut(marker).stones.push(stone);
            (laid.tokens, laid.exchanged) = lay_tokens(options, position, seat, worth);
        }
        Outcome::SlidOff => {}
        Outcome::Fell { stacks, lies } => {
            topple(options, position, seat, stacks);
            if *lies && stacks.bases(marker).contains(&marker) {
                position.odd.push(Odd::LiesOnFallen { turn: position.turns, base: marker });
            } else if *lies {
                // Also if the game ends here: on a base stone it makes a stack, whose tokens
                // count in a tie.
                position.stack_mut(marker).stones.push(stone);
            }
        }
        Outcome::SourceFell { stacks } => topple(options, position, seat, stacks),
    }
    position.turn.stone = Some(laid);
}

fn topple(options: Options, position: &mut Position, by: Seat, stacks: &Stacks) {
    let (turn, base) = (position.turns, position.marker);
    if stacks.at_marker && stacks.others.contains(&base) {
        position.odd.push(Odd::NamedTwice { turn, base });
    }
    settle(options, position, &stacks.bases(base), by);
}

/// Moving the location marker, and the end of the turn.
fn end_turn(table: &Table<Options>, position: &mut Position, steps: Option<Steps>) {
    let Some(laid) = std::mem::take(&mut position.turn).stone else { return };
    match (marker_rule(table.options, laid), steps) {
        (Marker::Stays, _) => {}
        (Marker::Moves, Some(steps)) => position.marker = position.marker.after(steps),
        (Marker::Moves, None) => position.odd.push(Odd::NoSteps { turn: position.turns }),
    }
    position.tiles.put_away();
    position.turns = position.turns.saturating_add(1);
    position.up = table.left_of(laid.seat);
}

/// Whether the marker moves at the end of this turn; no text says it for a stone that failed.
pub(super) fn marker_rule(options: Options, laid: Laid) -> Marker {
    if laid.source_fell {
        options.marker_after_source_fall
    } else if laid.failed {
        options.marker_after_failure
    } else {
        Marker::Moves
    }
}

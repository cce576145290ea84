//! What an event does to the table: quick start, stone, collapse, and the end of the turn.

use super::collapse::settle;
use super::event::{Event, Outcome, Stacks};
use super::options::{Marker, Options};
use super::position::{Laid, Odd, Position, Turn, next_player};
use super::ring::{Base, Size, Steps};
use super::tokens::{exchange, lay_tokens, withdraw_tokens, worth_of_next};
use crate::seat::Seat;
use crate::table::Table;

pub(super) fn apply(table: &Table<Options>, position: &mut Position, event: &Event) {
    let options = table.options;
    match event {
        Event::Marker { base } => position.marker = *base,
        Event::QuickStone { steps, size } => place_quick_stone(options, position, *steps, *size),
        Event::Stone { seat, outcome, size, from } => {
            place_stone(table, position, *seat, outcome, (*size, *from));
        }
        Event::Collapse { by, stacks } => collapse(options, position, *by, stacks),
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
    let marker = position.marker;
    position.stack_mut(marker).stones.push(size);
    position.quick_stones = position.quick_stones.saturating_add(1);
    position.tiles.draw_for_quick_start(options.quick_start_tiles);
    remember(position, steps);
}

/// Placing the stone.
fn place_stone(
    table: &Table<Options>,
    position: &mut Position,
    seat: Seat,
    outcome: &Outcome,
    (size, from): (Option<Size>, Option<Base>),
) {
    let (options, marker) = (table.options, position.marker);
    note_turn_order(table, position, seat);
    let source_fell = matches!(outcome, Outcome::SourceFell { .. });
    let stone = match from {
        Some(base) if !source_fell => position.stack_mut(base).stones.pop(),
        _ => size,
    };
    position.river_ran_out |= from.is_some();
    // A stack that its own player toppled earlier in the turn costs the token, too.
    let failed = *outcome != Outcome::Stood || position.turn.topplers.contains(&seat);
    let worth = if failed { 0 } else { worth_of_next(position, marker) };
    note_oddities(position, outcome);
    let mut laid = Laid { seat, tokens: 0, worth, exchanged: false, failed, source_fell };
    match outcome {
        Outcome::Stood | Outcome::NoToken => {
            position.stack_mut(marker).stones.push(stone);
            let paid = lay_tokens(options, position, seat, marker, worth);
            (laid.tokens, laid.exchanged) = (paid.tokens, paid.exchanged);
        }
        Outcome::SlidOff => {}
        Outcome::Fell { stacks, lies } => {
            let fallen = stacks.bases(marker);
            settle(options, position, &fallen, seat);
            // A stone that lies there lies there at the end of the game, too: it makes a stack of
            // a base stone whose tokens decide a tie. One on a fallen stack went back with it.
            if *lies && !fallen.contains(&marker) {
                position.stack_mut(marker).stones.push(stone);
            }
        }
        Outcome::SourceFell { stacks } => settle(options, position, &stacks.bases(marker), seat),
    }
    position.turn.stone = Some(laid);
}

fn note_turn_order(table: &Table<Options>, position: &mut Position, seat: Seat) {
    let (expected, turn) = (position.up, position.turns);
    // Whoever makes the first turn began: the river, not the app, says who that is.
    if seat != expected && turn > 0 && table.seats.get(seat).is_some_and(|seated| !seated.left) {
        position.odd.push(Odd::OutOfTurn { turn, seat, expected });
    }
}

/// What cannot be among the stacks that fell with the stone of a turn.
fn note_oddities(position: &mut Position, outcome: &Outcome) {
    let (turn, base) = (position.turns, position.marker);
    if let Outcome::Fell { stacks, .. } | Outcome::SourceFell { stacks } = outcome {
        note_named_twice(position, stacks);
    }
    if let Outcome::Fell { stacks, lies: true } = outcome
        && stacks.bases(base).contains(&base)
    {
        position.odd.push(Odd::LiesOnFallen { turn, base });
    }
}

fn note_named_twice(position: &mut Position, stacks: &Stacks) {
    let (turn, base) = (position.turns, position.marker);
    if stacks.at_marker && stacks.others.contains(&base) {
        position.odd.push(Odd::NamedTwice { turn, base });
    }
}

/// Another player's collapse leaves the turn as it is. One by the player in turn takes the token
/// of this turn back: it replaces a stone that stood.
fn collapse(options: Options, position: &mut Position, by: Seat, stacks: &Stacks) {
    if position.turn.stone.is_some_and(|laid| laid.seat == by) {
        withdraw_tokens(position);
        if let Some(laid) = position.turn.stone.as_mut() {
            laid.failed = true;
        }
    }
    note_named_twice(position, stacks);
    let bases = stacks.bases(position.marker);
    settle(options, position, &bases, by);
}

/// Moving the location marker, and the end of the turn.
fn end_turn(table: &Table<Options>, position: &mut Position, steps: Option<Steps>) {
    let Some(laid) = std::mem::take(&mut position.turn).stone else { return };
    match (marker_rule(table.options, laid), steps) {
        (Marker::Stays, _) => {}
        (Marker::Moves, Some(steps)) => position.marker = position.marker.after(steps),
        (Marker::Moves, None) => position.odd.push(Odd::NoSteps { turn: position.turns }),
    }
    if let Some(steps) = steps {
        remember(position, steps);
    }
    position.tiles.put_away();
    position.turns = position.turns.saturating_add(1);
    position.turn = Turn::default();
    position.up = next_player(table, laid.seat);
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

/// The latest step number first: it is the one that is marked.
fn remember(position: &mut Position, steps: Steps) {
    position.last_steps.retain(|other| *other != steps);
    position.last_steps.insert(0, steps);
}

//! Events of Stone Layer in words, and what things are called.

use super::apply::marker_rule;
use super::event::{Event, Outcome, Stacks};
use super::options::{Counted, Marker, Options};
use super::position::Position;
use super::ring::{Base, Size};
use super::tokens::worth_to;
use crate::game::Told;
use crate::seat::Seat;
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

pub(super) fn tell(table: &Table<Options>, before: &Position, event: &Event) -> Told {
    let in_turn = before.turn.stone;
    let seat = match event {
        Event::Tile { .. } => in_turn.map(|laid| laid.seat),
        _ => event.seat().filter(|seat| before.has_seat(*seat)),
    };
    let (subject, what) = match event {
        Event::Marker { base } => ("marker", msg!(stone_layer_told_marker, stack = base.number())),
        Event::QuickStone { steps, .. } => {
            let stack = before.marker.after(*steps).number();
            let number = before.quick_stones.saturating_add(1);
            ("quick", msg!(stone_layer_told_quick, n = number, stack = stack))
        }
        Event::Stone { seat, outcome, from, .. } => {
            let what = tell_stone(before, *seat, outcome);
            let what = match from {
                Some(from) => msg!(stone_layer_told_from, what = what, from = from.number()),
                None => what,
            };
            ("stone", what)
        }
        Event::Collapse { stacks, .. } => {
            ("collapse", msg!(stone_layer_told_collapse, stacks = fallen(before, stacks)))
        }
        Event::Tile { steps } => {
            let stays = |laid| marker_rule(table.options, laid) == Marker::Stays;
            let what = match steps {
                _ if in_turn.is_some_and(stays) => {
                    msg!(stone_layer_told_stays, stack = before.marker.number())
                }
                Some(steps) => {
                    let stack = before.marker.after(*steps).number();
                    msg!(stone_layer_told_steps, n = steps.number(), stack = stack)
                }
                None => msg!(stone_layer_told_no_steps),
            };
            ("tile", what)
        }
        Event::NewTiles => ("new_tiles", msg!(stone_layer_told_new_tiles)),
        Event::Exchange { .. } => ("exchange", msg!(stone_layer_told_exchange)),
        Event::Count { size, stones } => {
            ("count", msg!(stone_layer_told_count, size = size_name(*size), n = *stones))
        }
    };
    Told { subject: subject.to_owned(), seat, what, change: None, retells: false }
}

fn tell_stone(before: &Position, seat: Seat, outcome: &Outcome) -> Message {
    let (marker, worth) = (before.marker, worth_to(before, seat));
    let stack = marker.number();
    match outcome {
        Outcome::Stood if worth > 0 => msg!(stone_layer_told_stood, stack = stack, n = worth),
        Outcome::Stood | Outcome::NoToken => msg!(stone_layer_told_no_token, stack = stack),
        Outcome::SlidOff => msg!(stone_layer_told_slid_off, stack = stack),
        Outcome::Fell { stacks, lies } => {
            let list = fallen(before, stacks);
            if *lies && !stacks.bases(marker).contains(&marker) {
                msg!(stone_layer_told_fell_lies, stacks = list, stack = stack)
            } else {
                msg!(stone_layer_told_fell, stacks = list)
            }
        }
        Outcome::SourceFell { stacks } => {
            msg!(stone_layer_told_source_fell, stacks = fallen(before, stacks))
        }
    }
}

fn fallen(before: &Position, stacks: &Stacks) -> Message {
    stack_list(stacks.bases(before.marker))
}

/// "stack 3", "stacks 2 and 3"
pub(super) fn stack_list(bases: impl IntoIterator<Item = Base>) -> Message {
    let numbers = bases.into_iter().map(|base| msg!(app_number, n = base.number()));
    let numbers: Vec<Message> = numbers.collect();
    let n = count_of(numbers.len());
    msg!(stone_layer_stacks, n = n, stacks = Message::and(numbers))
}

pub(super) fn size_name(size: Size) -> Message {
    match size {
        Size::Small => msg!(stone_layer_small),
        Size::Medium => msg!(stone_layer_medium),
        Size::Large => msg!(stone_layer_large),
    }
}

/// Which tokens decide a tie.
pub(super) fn counted_name(counted: Counted) -> Message {
    match counted {
        Counted::BesideStacks => msg!(stone_layer_tie_stacks),
        Counted::OnBoard => msg!(stone_layer_tie_board),
    }
}

/// The number of a turn, when so many are over.
pub(super) fn turn_number(over: u16) -> i64 {
    i64::from(over) + 1
}

//! Events of Stone Layer in words, and what things are called.

use super::event::{Event, Outcome, Stacks};
use super::options::{Marker, Options};
use super::position::Position;
use super::ring::{Base, Size};
use super::tokens::worth_of_next;
use super::turn::marker_rule;
use crate::game::Told;
use crate::seat::Seat;
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

pub(super) fn tell(table: &Table<Options>, before: &Position, event: &Event) -> Told {
    let known = |seat: Seat| before.seats.get(seat).is_some().then_some(seat);
    let (subject, seat, what) = match event {
        Event::Marker { base } => {
            ("marker", None, msg!(stone_layer_told_marker, stack = base.number()))
        }
        Event::QuickStone { steps, .. } => {
            let stack = before.marker.after(*steps).number();
            let number = before.quick_stones.saturating_add(1);
            ("quick", None, msg!(stone_layer_told_quick, n = number, stack = stack))
        }
        Event::Stone { seat, outcome, from, .. } => {
            ("stone", known(*seat), tell_stone(before, *seat, outcome, *from))
        }
        Event::Collapse { by, stacks } => {
            let stacks = fallen(before, stacks);
            ("collapse", known(*by), msg!(stone_layer_told_collapse, stacks = stacks))
        }
        Event::Tile { steps } => {
            let stays = |laid| marker_rule(table.options, laid) == Marker::Stays;
            let what = match steps {
                _ if before.turn.stone.is_some_and(stays) => {
                    msg!(stone_layer_told_stays, stack = before.marker.number())
                }
                Some(steps) => {
                    let stack = before.marker.after(*steps).number();
                    msg!(stone_layer_told_steps, n = steps.number(), stack = stack)
                }
                None => msg!(stone_layer_told_no_steps),
            };
            ("tile", before.turn.stone.map(|laid| laid.seat), what)
        }
        Event::NewTiles => ("new_tiles", None, msg!(stone_layer_told_new_tiles)),
        Event::Exchange { seat } => ("exchange", known(*seat), msg!(stone_layer_told_exchange)),
        Event::Count { size, stones } => {
            ("count", None, msg!(stone_layer_told_count, size = size_name(*size), n = *stones))
        }
    };
    Told { subject: subject.to_owned(), seat, what, change: None, retells: false }
}

fn tell_stone(before: &Position, seat: Seat, outcome: &Outcome, from: Option<Base>) -> Message {
    let stack = before.marker.number();
    let what = match outcome {
        Outcome::Stood if before.turn.topplers.contains(&seat) => {
            msg!(stone_layer_told_no_token, stack = stack)
        }
        Outcome::Stood => {
            msg!(stone_layer_told_stood, stack = stack, n = worth_of_next(before, before.marker))
        }
        Outcome::NoToken => msg!(stone_layer_told_no_token, stack = stack),
        Outcome::SlidOff => msg!(stone_layer_told_slid_off, stack = stack),
        Outcome::Fell { stacks, lies: true }
            if !stacks.bases(before.marker).contains(&before.marker) =>
        {
            msg!(stone_layer_told_fell_lies, stacks = fallen(before, stacks), stack = stack)
        }
        Outcome::Fell { stacks, .. } => {
            msg!(stone_layer_told_fell, stacks = fallen(before, stacks))
        }
        Outcome::SourceFell { stacks } => {
            msg!(stone_layer_told_source_fell, stacks = fallen(before, stacks))
        }
    };
    match from {
        Some(from) => msg!(stone_layer_told_from, what = what, from = from.number()),
        None => what,
    }
}

fn fallen(before: &Position, stacks: &Stacks) -> Message {
    stack_list(stacks.bases(before.marker).into_iter())
}

/// "stack 3", "stacks 2 and 3"
pub(super) fn stack_list(bases: impl Iterator<Item = Base>) -> Message {
    let numbers: Vec<Message> = bases.map(|base| msg!(app_number, n = base.number())).collect();
    let n = count_of(numbers.len());
    msg!(stone_layer_stacks, n = n, stacks = Message::and(numbers))
}

pub(super) fn stack_name(base: Base) -> Message {
    stack_list(std::iter::once(base))
}

pub(super) fn size_name(size: Size) -> Message {
    match size {
        Size::Small => msg!(stone_layer_small),
        Size::Medium => msg!(stone_layer_medium),
        Size::Large => msg!(stone_layer_large),
    }
}

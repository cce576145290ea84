//! Collecting the score tokens: who gets what when stacks fall.

use std::collections::BTreeSet;

use super::options::{Options, OwnTokens};
use super::position::{Fall, FallenStack, Position};
use super::ring::Base;
use crate::seat::Seat;
use crate::table::count_of;

/// What a collapse means for the tokens of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Share {
    /// No token lay there.
    Nothing,
    /// So many points.
    Points(u16),
    /// The causer's tokens, back in hand.
    Returned(u16),
    /// The causer's tokens, still beside the base stone.
    Stays(u16),
}

impl FallenStack {
    pub(super) fn tokens_of(&self, seat: Seat) -> u8 {
        self.tokens.get(seat).copied().unwrap_or(0)
    }
}

impl Fall {
    /// Tokens of a seat that lay beside the stacks.
    pub fn tokens(&self, seat: Seat) -> u16 {
        self.stacks.iter().map(|stack| u16::from(stack.tokens_of(seat))).sum()
    }

    /// How many of the stacks a seat had tokens beside.
    pub(super) fn stacks_of(&self, seat: Seat) -> i64 {
        count_of(self.stacks.iter().filter(|stack| stack.tokens_of(seat) > 0).count())
    }

    pub(super) fn bases(&self) -> impl Iterator<Item = Base> {
        self.stacks.iter().map(|stack| stack.base)
    }

    /// Every token is a point for its owner, but for whoever caused the collapse.
    pub fn points(&self, seat: Seat) -> u16 {
        if seat == self.by { 0 } else { self.tokens(seat) }
    }

    pub fn stones(&self) -> u16 {
        self.stacks.iter().map(|stack| u16::from(stack.stones)).sum()
    }

    pub(super) fn share(&self, options: Options, seat: Seat) -> Share {
        match (self.tokens(seat), seat == self.by, options.own_tokens) {
            (0, ..) => Share::Nothing,
            (tokens, false, _) => Share::Points(tokens),
            (tokens, true, OwnTokens::Returned) => Share::Returned(tokens),
            (tokens, true, OwnTokens::Stay) => Share::Stays(tokens),
        }
    }
}

/// Stacks fall together: their stones go back to the river, completely or partly fallen alike;
/// their tokens turn to gold, except those of the causer. The base stones stay.
pub(super) fn settle(options: Options, position: &mut Position, bases: &BTreeSet<Base>, by: Seat) {
    let fallen = |base: &Base| {
        let stack = position.stack(*base);
        FallenStack { base: *base, stones: stack.stones.height(), tokens: stack.tokens.clone() }
    };
    let fall = Fall { turn: position.turns, by, stacks: bases.iter().map(fallen).collect() };
    for base in bases {
        let stack = position.stack_mut(*base);
        stack.stones.clear();
        for seat in stack.tokens.seats() {
            if seat != by || options.own_tokens == OwnTokens::Returned {
                stack.tokens[seat] = 0;
            }
        }
    }
    for seat in position.seats.seats() {
        let gold = &mut position.seats[seat].gold;
        *gold = gold.saturating_add(u8::try_from(fall.points(seat)).unwrap_or(u8::MAX));
    }
    // What was laid for the stone of this turn is gold now, or gone.
    if bases.contains(&position.marker)
        && let Some(laid) = position.turn.stone.as_mut()
    {
        laid.take_tokens();
    }
    if !position.turn.topplers.contains(&by) {
        position.turn.topplers.push(by);
    }
    position.falls.push(fall);
}

//! Score tokens: how many a stone is worth, laying them, exchanging gold points for more.

use super::options::Options;
use super::position::Position;
use super::ring::Base;
use crate::seat::Seat;

/// Gold points that one five-point token stands for.
pub(super) const FIVE: u8 = 5;

/// Placing the stone, High stacks: one token, and one more for the fourth stone, two more for the
/// fifth, three more for the sixth and all above it. The base stone does not count.
pub(super) fn worth_of_stone(number: u8) -> u8 {
    match number {
        0 => 0,
        1..=3 => 1,
        4 => 2,
        5 => 3,
        6.. => 4,
    }
}

/// The most tokens that can lie beside a stack of this height: every stone of it stood.
pub(super) fn most_beside(height: u8) -> u16 {
    (0..=height).map(|number| u16::from(worth_of_stone(number))).sum()
}

/// Tokens for the next stone on a stack.
pub(super) fn worth_of_next(position: &Position, base: Base) -> u8 {
    worth_of_stone(position.height(base).saturating_add(1))
}

/// Tokens for the stone of this turn if it stands: none for whoever has toppled a stack in it.
pub(super) fn worth_to(position: &Position, seat: Seat) -> u8 {
    if position.turn.topplers.contains(&seat) {
        0
    } else {
        worth_of_next(position, position.marker)
    }
}

/// Lays tokens beside the stack at the marker. If the hand is too small, gold points are exchanged
/// where the table wants that; then as many are laid as there are. Says how many, and whether
/// points were exchanged.
pub(super) fn lay_tokens(
    options: Options,
    position: &mut Position,
    seat: Seat,
    worth: u8,
) -> (u8, bool) {
    let short = position.in_hand(seat) < worth;
    let exchanged = short && options.exchange && can_exchange(options, position, seat);
    if exchanged {
        exchange(position, seat);
    }
    let tokens = worth.min(position.in_hand(seat));
    let beside = &mut position.stack_mut(position.marker).tokens[seat];
    *beside = beside.saturating_add(tokens);
    (tokens, exchanged)
}

/// Takes back what was laid for the stone of this turn, which earns nothing after all: its player
/// toppled something before the turn was over.
pub(super) fn withdraw_tokens(position: &mut Position) {
    let Some(laid) = position.turn.stone.as_mut() else { return };
    let (seat, (tokens, exchanged)) = (laid.seat, laid.take_tokens());
    laid.failed = true;
    let beside = &mut position.stack_mut(position.marker).tokens[seat];
    *beside = beside.saturating_sub(tokens);
    let side = &mut position.seats[seat];
    if exchanged && side.fives > 0 {
        side.fives -= 1;
        side.gold = side.gold.saturating_add(FIVE);
    }
}

/// Collecting the score tokens: five gold points for one five-point token, while the box has one.
pub(super) fn can_exchange(options: Options, position: &Position, seat: Seat) -> bool {
    position.seats.get(seat).is_some_and(|side| side.gold >= FIVE)
        && position.fives_taken() < u16::from(u8::from(options.five_point_tokens))
}

/// The five gold tokens are turned over: they can be laid again.
pub(super) fn exchange(position: &mut Position, seat: Seat) {
    let side = &mut position.seats[seat];
    side.gold = side.gold.saturating_sub(FIVE);
    side.fives = side.fives.saturating_add(1);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_are_worth_1_1_1_2_3_4_and_4_from_then_on() {
        let worth: Vec<u8> = (1..=9).map(worth_of_stone).collect();
        assert_eq!(worth, [1, 1, 1, 2, 3, 4, 4, 4, 4]);
        let sums: Vec<u16> = (0..=7).map(most_beside).collect();
        assert_eq!(sums, [0, 1, 2, 3, 5, 8, 12, 16]);
    }

    /// The example of the rulebook.
    #[test]
    fn the_fourth_stone_gives_two_tokens_in_total() {
        assert_eq!(worth_of_stone(4), 2);
    }

    /// The Norwegian text counts the base stone as well: fifth, sixth, seventh with it.
    #[test]
    fn counted_with_the_base_stone_the_norwegian_table_is_the_same() {
        let norwegian = |with_base: u8| 1 + with_base.saturating_sub(4).min(3);
        assert!((1..=12).all(|stone| norwegian(stone + 1) == worth_of_stone(stone)));
    }
}

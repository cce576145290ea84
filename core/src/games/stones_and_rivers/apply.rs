//! What an event does to the ground of Stones & Rivers.

use super::event::Event;
use super::moves::{actions_of, carry_out, winning_action};
use super::notation::Action;
use super::options::Options;
use super::position::{Irregular, Missed, Position};

pub(super) fn apply(rules: Options, position: &mut Position, event: &Event) {
    match event {
        Event::Toss(toss) => position.toss = Some(*toss),
        Event::First { side } => position.turn = *side,
        Event::Act { action } => act(rules, position, *action),
    }
}

fn act(rules: Options, position: &mut Position, action: Action) {
    let Some(piece) = position.ground.piece(action.by()) else { return };
    let number = position.next_number();
    let side = piece.side;
    let regular = side == position.turn
        && !position.ground.is_won()
        && actions_of(&position.ground, action.by(), rules).contains(&action);
    if !regular {
        position.irregular.push(Irregular { number, action });
    }
    let win = winning_action(&position.ground, side, rules);
    carry_out(&mut position.ground, action);
    position.origins.follow(action);
    if let Some(action) = win.filter(|_| !position.ground.has_won(side)) {
        position.missed.push(Missed { number, side, action });
    }
    position.actions = number;
    position.turn = side.other();
}

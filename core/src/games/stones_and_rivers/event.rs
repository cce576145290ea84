//! What happens in Stones & Rivers, and what it does to the ground.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ground::{Ground, Piece, Side};
use super::moves::{actions_of, carry_out, winning_action};
use super::notation::Action;
use super::options::Options;
use super::position::{Irregular, Missed, Position, Toss};
use crate::refusal::Refusal;
use crate::text::msg;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A piece is flipped for the first move, with its seed.
    Toss(Toss),
    /// Who goes first, as the winner of the flip chose.
    First { side: Side },
    /// One action with one piece.
    Act { action: Action },
}

pub(super) fn check(rules: Options, position: &Position, event: &Event) -> Result<(), Refusal> {
    match event {
        Event::Toss(_) | Event::First { .. } if position.actions > 0 => {
            Err(Refusal::by_rule(msg!(stones_and_rivers_refused_begun), "first-player"))
        }
        Event::Toss(_) | Event::First { .. } => Ok(()),
        Event::Act { action } => check_action(rules, position, *action),
    }
}

fn check_action(rules: Options, position: &Position, action: Action) -> Result<(), Refusal> {
    let ground = &position.ground;
    let refuse = |text, rule| Err(Refusal::by_rule(text, rule));
    let at = action.by().to_string();
    let Some(piece) = ground.piece(action.by()) else {
        return refuse(msg!(stones_and_rivers_refused_nothing, point = at), "turn");
    };
    fits(ground, piece, action)?;
    if !rules.referee {
        return Ok(());
    }
    if ground.is_won() {
        return refuse(msg!(stones_and_rivers_refused_over), "end");
    }
    if piece.side != position.turn {
        return refuse(
            msg!(stones_and_rivers_refused_turn, seat = position.turn.seat(), point = at),
            "turn",
        );
    }
    if actions_of(ground, action.by(), rules).contains(&action) {
        return Ok(());
    }
    let (text, rule) = match action {
        Action::Turn { .. } => (msg!(stones_and_rivers_refused_lies_so, point = at), "flip"),
        Action::Move { to, .. } if piece.side.other().owns(to) => {
            (msg!(stones_and_rivers_refused_area, point = to.to_string()), "keep-out")
        }
        Action::Move { to, .. } => {
            (msg!(stones_and_rivers_refused_move, from = at, to = to.to_string()), "move")
        }
        Action::Push { onto, to, .. } => {
            let (onto, to) = (onto.to_string(), to.to_string());
            let text = msg!(stones_and_rivers_refused_push, from = at, onto = onto, to = to);
            (text, push_rule(piece))
        }
    };
    refuse(text, rule)
}

/// The rule by which a piece pushes.
fn push_rule(piece: Piece) -> &'static str {
    if piece.axis().is_some() { "push-river" } else { "push-stone" }
}

/// What cannot be on any ground, with or without a referee: two pieces on a point.
fn fits(ground: &Ground, piece: Piece, action: Action) -> Result<(), Refusal> {
    let taken = |point: super::ground::Point| {
        let text = msg!(stones_and_rivers_refused_taken, point = point.to_string());
        Err(Refusal::by_rule(text, "one-piece"))
    };
    match action {
        Action::Move { to, .. } if ground.piece(to).is_some() => taken(to),
        Action::Push { from, onto, to } => {
            let at = onto.to_string();
            let wrong = if from == onto {
                Some(msg!(stones_and_rivers_refused_push_itself, point = at))
            } else if ground.piece(onto).is_none() {
                Some(msg!(stones_and_rivers_refused_push_nothing, point = at))
            } else if onto == to {
                Some(msg!(stones_and_rivers_refused_push_nowhere, point = at))
            } else {
                None
            };
            if let Some(text) = wrong {
                return Err(Refusal::by_rule(text, push_rule(piece)));
            }
            if to != from && ground.piece(to).is_some() { taken(to) } else { Ok(()) }
        }
        Action::Move { .. } | Action::Turn { .. } => Ok(()),
    }
}

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
    if let Some(action) = win.filter(|_| !position.ground.has_won(side)) {
        position.missed.push(Missed { number, side, action });
    }
    position.actions = number;
    position.turn = side.other();
}

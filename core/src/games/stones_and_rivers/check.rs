//! What may have happened in Stones & Rivers.

use super::event::Event;
use super::ground::{Ground, Piece, Point};
use super::moves::actions_of;
use super::notation::Action;
use super::options::Options;
use super::position::Position;
use crate::refusal::Refusal;
use crate::text::msg;

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
    let at = action.by();
    let Some(piece) = ground.piece(at) else {
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
    if actions_of(ground, at, rules).contains(&action) {
        return Ok(());
    }
    let (text, rule) = match action {
        Action::Turn { .. } => (msg!(stones_and_rivers_refused_lies_so, point = at), "flip"),
        Action::Move { to, .. } if piece.side.other().owns(to) => {
            (msg!(stones_and_rivers_refused_area, point = to), "keep-out")
        }
        Action::Move { to, .. } => {
            (msg!(stones_and_rivers_refused_move, from = at, to = to), "move")
        }
        Action::Push { onto, to, .. } => {
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
    let taken = |point: Point| {
        let text = msg!(stones_and_rivers_refused_taken, point = point);
        Err(Refusal::by_rule(text, "one-piece"))
    };
    match action {
        Action::Move { to, .. } if ground.piece(to).is_some() => taken(to),
        Action::Push { from, onto, to } => {
            let refuse = |text| Err(Refusal::by_rule(text, push_rule(piece)));
            if from == onto {
                refuse(msg!(stones_and_rivers_refused_push_itself, point = onto))
            } else if ground.piece(onto).is_none() {
                refuse(msg!(stones_and_rivers_refused_push_nothing, point = onto))
            } else if onto == to {
                refuse(msg!(stones_and_rivers_refused_push_nowhere, point = onto))
            } else if to != from && ground.piece(to).is_some() {
                taken(to)
            } else {
                Ok(())
            }
        }
        Action::Move { .. } | Action::Turn { .. } => Ok(()),
    }
}

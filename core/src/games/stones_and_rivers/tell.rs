//! Events of Stones & Rivers in words, with their notation.

use super::event::Event;
use super::ground::Face;
use super::notation::Action;
use super::position::{Call, Position};
use crate::game::Told;
use crate::text::{Message, msg};

pub(super) fn tell(before: &Position, event: &Event) -> Told {
    let (subject, seat, what) = match event {
        Event::Toss(toss) => {
            let what = match (toss.called, toss.came()) {
                (Call::Stone, Call::Stone) => msg!(stones_and_rivers_told_stone_stone),
                (Call::Stone, Call::River) => msg!(stones_and_rivers_told_stone_river),
                (Call::River, Call::Stone) => msg!(stones_and_rivers_told_river_stone),
                (Call::River, Call::River) => msg!(stones_and_rivers_told_river_river),
            };
            ("toss".to_owned(), Some(toss.caller.seat()), what)
        }
        Event::First { side } => {
            ("first".to_owned(), Some(side.seat()), msg!(stones_and_rivers_told_first))
        }
        Event::Act { action } => {
            let side = before.ground.piece(action.by()).map(|piece| piece.side.seat());
            // Every action is a line of its own: the number makes the subject different.
            (format!("act.{}", before.next_number()), side, tell_action(before, *action))
        }
    };
    Told { subject, seat, what, change: None, retells: false }
}

fn tell_action(before: &Position, action: Action) -> Message {
    let what = match action {
        Action::Turn { at, to } => match to {
            Face::Stone => msg!(stones_and_rivers_told_to_stone, point = at),
            Face::ACROSS => msg!(stones_and_rivers_told_to_across, point = at),
            Face::ALONG => msg!(stones_and_rivers_told_to_along, point = at),
        },
        Action::Move { from, to } => msg!(stones_and_rivers_told_move, from = from, to = to),
        Action::Push { from, onto, to } => {
            msg!(stones_and_rivers_told_push, from = from, onto = onto, to = to)
        }
    };
    msg!(
        stones_and_rivers_told_action,
        number = before.next_number(),
        notation = action,
        what = what
    )
}

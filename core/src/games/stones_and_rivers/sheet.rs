//! What can be entered in Stones & Rivers: the board, turning the selected piece, the first move.

use super::board;
use super::controls::Control as Part;
use super::focus::Focus;
use super::ground::{Face, Side};
use super::moves::{actions, winning_action};
use super::options::Options;
use super::position::{Call, Position};
use crate::id::Id as _;
use crate::sheet::{ChoiceOption, Control, ControlKind, Group, Role, Sheet};
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

pub(super) fn sheet(table: &Table<Options>, position: &Position, focus: Focus) -> Sheet {
    let rules = table.options;
    let mut groups =
        vec![Group::new("board", Role::Hero, vec![board::control(position, rules, focus)])];
    if position.actions == 0 && !position.ground.is_won() {
        groups.push(first_move(position, focus));
    }
    groups.push(Group::new("piece", Role::Bar, turns(position, rules, focus)));
    Sheet::new(Some(prompt(position, rules, focus)), groups).remarking(remarks(position, rules))
}

fn prompt(position: &Position, rules: Options, focus: Focus) -> Message {
    let seat = position.turn.seat();
    if position.ground.is_won() {
        return msg!(app_game_over);
    }
    match (focus.selected(position, rules), focus.onto) {
        (Some(_), Some(onto)) => msg!(stones_and_rivers_prompt_push, point = onto),
        (Some(point), None) => msg!(stones_and_rivers_prompt_selected, point = point),
        (None, _) => msg!(stones_and_rivers_prompt, seat = seat),
    }
}

fn remarks(position: &Position, rules: Options) -> Vec<Message> {
    let mut said = Vec::new();
    if position.ground.is_won() {
        said.extend(position.missed.iter().map(|missed| {
            let (seat, number, action) = (missed.side.seat(), missed.number, missed.action);
            msg!(stones_and_rivers_remark_missed, seat = seat, number = number, action = action)
        }));
    } else {
        let n = count_of(actions(&position.ground, position.turn, rules).len());
        said.push(msg!(stones_and_rivers_remark_actions, seat = position.turn.seat(), n = n));
        let threat = |side: &Side| winning_action(&position.ground, *side, rules).is_some();
        for side in Side::BOTH.into_iter().filter(|side| rules.threats && threat(side)) {
            said.push(msg!(stones_and_rivers_remark_threat, seat = side.seat()));
        }
    }
    said.push(msg!(stones_and_rivers_remark_line, line = position.line()));
    said
}

/// Who goes first: the flip, the call, the choice.
fn first_move(position: &Position, focus: Focus) -> Group {
    let Some(toss) = position.toss else {
        let options = [Side::Square, Side::Circle]
            .map(|side| ChoiceOption::new(side.to_id(), msg!(app_seat, seat = side.seat())));
        let chosen = Some(focus.caller().to_id());
        let caller = ControlKind::Choice { options: options.into(), chosen };
        let (stone, river) = (Part::Draw(Call::Stone), Part::Draw(Call::River));
        let controls = vec![
            Control::new(Part::Caller, msg!(stones_and_rivers_caller), caller),
            Control::ending_action(stone, msg!(stones_and_rivers_call_stone)),
            Control::ending_action(river, msg!(stones_and_rivers_call_river)),
        ];
        return Group::new("first", Role::Aside, controls)
            .titled(msg!(stones_and_rivers_first_title));
    };
    let came = match toss.came() {
        Call::Stone => msg!(stones_and_rivers_came_stone, seat = toss.chooser().seat()),
        Call::River => msg!(stones_and_rivers_came_river, seat = toss.chooser().seat()),
    };
    let controls = vec![
        Control::action(Part::First, msg!(stones_and_rivers_choose_first)),
        Control::action(Part::Second, msg!(stones_and_rivers_choose_second)),
    ];
    Group::new("first", Role::Aside, controls).titled(came)
}

/// Flip and rotate, for the piece that is up. Always there, so that no button changes its place.
fn turns(position: &Position, rules: Options, focus: Focus) -> Vec<Control> {
    let selected = focus.selected(position, rules).filter(|_| focus.onto.is_none());
    let face = selected.and_then(|point| position.ground.piece(point)).map(|piece| piece.face);
    let turn = |to: Face| {
        let label = match (face, to) {
            (Some(Face::River(_)), Face::ACROSS) => msg!(stones_and_rivers_rotate_across),
            (Some(Face::River(_)), Face::ALONG) => msg!(stones_and_rivers_rotate_along),
            (_, Face::ACROSS) => msg!(stones_and_rivers_flip_across),
            (_, Face::ALONG) => msg!(stones_and_rivers_flip_along),
            (_, Face::Stone) => msg!(stones_and_rivers_flip_stone),
        };
        let possible = face.is_some_and(|face| face != to);
        Control::ending_action(Part::Turn(to), label).enabled_if(possible)
    };
    [Face::ACROSS, Face::ALONG, Face::Stone].map(turn).into()
}

//! What can be entered in Stones & Rivers: the board; what is asked about the piece that is up, and
//! about the first move.

use super::board;
use super::controls::Control as Part;
use super::focus::Focus;
use super::ground::{Face, Piece, Point, Side};
use super::moves::{actions, winning_action};
use super::options::Options;
use super::position::{Call, Position, Toss};
use crate::id::Id as _;
use crate::sheet::{ChoiceOption, Control, ControlKind, Group, Role, Sheet};
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

pub(super) fn sheet(table: &Table<Options>, position: &Position, focus: Focus) -> Sheet {
    let rules = table.options;
    let mut groups =
        vec![Group::new("board", Role::Hero, vec![board::control(position, rules, focus)])];
    let is_won = position.ground.is_won();
    let up = focus.selected(position, rules);
    let asks_first = up.is_none() && focus.asks_first(position);
    if let Some(up) = up {
        groups.extend(piece(position, up, focus.onto));
    } else if asks_first {
        groups.push(first_move(position, focus));
    }
    groups.push(Group::new("view", Role::Aside, vec![across(focus)]));
    let mut sheet = Sheet::new(Some(prompt(position, focus, up, asks_first)), groups);
    sheet.next = match (is_won, asks_first) {
        (true, _) => None,
        (_, true) => Some(next_of_first(position, focus).into()),
        // Where a piece goes is told on the board; turning it is less usual.
        _ => Some(Part::Board.into()),
    };
    sheet.up = (!is_won && !asks_first).then(|| position.turn.seat());
    sheet.remarking(remarks(position, rules))
}

/// For whoever sits at the square player's edge.
fn across(focus: Focus) -> Control {
    let kind = ControlKind::Toggle { on: focus.across };
    Control::new(Part::Across, msg!(stones_and_rivers_across), kind).rule("setup-sides")
}

fn prompt(position: &Position, focus: Focus, up: Option<Point>, asks_first: bool) -> Message {
    let seat = position.turn.seat();
    match (up, focus.onto) {
        _ if position.ground.is_won() => msg!(app_game_over),
        (Some(_), Some(onto)) => msg!(stones_and_rivers_prompt_push, point = onto),
        (Some(point), None) => msg!(stones_and_rivers_prompt_selected, point = point),
        (None, _) if asks_first => msg!(stones_and_rivers_prompt_first),
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

/// Who goes first: who calls, the call, the choice.
fn first_move(position: &Position, focus: Focus) -> Group {
    match position.toss {
        None => Group::ask("first", msg!(stones_and_rivers_first_title), call(focus)),
        Some(toss) => choice(toss),
    }
}

fn call(focus: Focus) -> Vec<Control> {
    let option = |side: Side| {
        let label = match side {
            Side::Circle => msg!(stones_and_rivers_caller_circle, seat = side.seat()),
            Side::Square => msg!(stones_and_rivers_caller_square, seat = side.seat()),
        };
        let face = board::face(Piece { side, face: Face::Stone });
        ChoiceOption::new(side.to_id(), label).with_face(face)
    };
    let options = Side::BOTH.map(option).into();
    let chosen = focus.caller.map(|side| side.to_id());
    let caller = ControlKind::Choice { options, chosen };
    let caller = Control::new(Part::Caller, msg!(stones_and_rivers_caller), caller);
    let is_known = focus.caller.is_some();
    let draw = |called: Call, label: Message| {
        let control = Control::ending_action(Part::Draw(called), label).enabled_if(is_known);
        control.rule("first-player")
    };
    vec![
        caller.entered(is_known).rule("first-player"),
        draw(Call::Stone, msg!(stones_and_rivers_call_stone)),
        draw(Call::River, msg!(stones_and_rivers_call_river)),
    ]
}

fn choice(toss: Toss) -> Group {
    let came = match toss.came() {
        Call::Stone => msg!(stones_and_rivers_came_stone, seat = toss.chooser().seat()),
        Call::River => msg!(stones_and_rivers_came_river, seat = toss.chooser().seat()),
    };
    let controls = vec![
        Control::action(Part::First, msg!(stones_and_rivers_choose_first)).rule("first-player"),
        Control::action(Part::Second, msg!(stones_and_rivers_choose_second)).rule("first-player"),
    ];
    Group::ask("first", came, controls)
}

fn next_of_first(position: &Position, focus: Focus) -> Part {
    match (position.toss, focus.caller) {
        (Some(_), _) => Part::First,
        (None, Some(_)) => Part::Draw(Call::Stone),
        (None, None) => Part::Caller,
    }
}

/// How the piece that is up can lie instead; once it has stepped onto another, only where that ends.
fn piece(position: &Position, up: Point, onto: Option<Point>) -> Option<Group> {
    if let Some(onto) = onto {
        let title = msg!(stones_and_rivers_ask_push, point = onto);
        return Some(Group::ask("piece", title, Vec::new()));
    }
    let piece = position.ground.piece(up)?;
    let others = [Face::ACROSS, Face::ALONG, Face::Stone].into_iter();
    let option = |to: Face| {
        let face = board::face(Piece { face: to, ..piece });
        ChoiceOption::new(to.to_id(), turned(piece.face, to)).with_face(face)
    };
    let options = others.filter(|to| *to != piece.face).map(option).collect();
    let turn = ControlKind::Choice { options, chosen: None };
    let label = msg!(stones_and_rivers_turn);
    let turn = Control::new(Part::Turn, label.clone(), turn).spoken(label).entered(false);
    let title = msg!(stones_and_rivers_ask_piece, point = up);
    Some(Group::ask("piece", title, vec![turn.rule("flip")]))
}

fn turned(from: Face, to: Face) -> Message {
    match (from, to) {
        (Face::River(_), Face::ACROSS) => msg!(stones_and_rivers_rotate_across),
        (Face::River(_), Face::ALONG) => msg!(stones_and_rivers_rotate_along),
        (Face::Stone, Face::ACROSS) => msg!(stones_and_rivers_flip_across),
        (Face::Stone, Face::ALONG) => msg!(stones_and_rivers_flip_along),
        (_, Face::Stone) => msg!(stones_and_rivers_flip_stone),
    }
}

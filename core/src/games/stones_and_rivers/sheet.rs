//! What can be entered in Stones & Rivers: the board, turning the selected piece, the first move.

use serde::{Deserialize, Serialize};

use super::board::{self, BOARD, Tap};
use super::event::Event;
use super::ground::{Axis, Face, Point, Side};
use super::moves::winning_action;
use super::notation::Action;
use super::options::Options;
use super::position::{Call, Position, Toss};
use crate::entry::Value;
use crate::refusal::Refusal;
use crate::sheet::{ChoiceOption, Control, ControlKind, Group, Role, Sheet};
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Focus {
    /// The piece that is up.
    pub(super) selected: Option<Point>,
    /// The piece that it steps onto; where that goes is not said yet.
    pub(super) onto: Option<Point>,
    /// Who calls the flip; the square player if nobody said.
    pub(super) circle_calls: bool,
}

impl Focus {
    /// The piece that is up, if it still may be.
    pub(super) fn selected(self, position: &Position, rules: Options) -> Option<Point> {
        let point = self.selected?;
        let piece = position.ground.piece(point)?;
        (!rules.referee || piece.side == position.turn).then_some(point)
    }

    pub(super) fn of(event: &Event) -> Self {
        match event {
            Event::Act { action } => Self { selected: Some(action.by()), ..Self::default() },
            Event::Toss(_) | Event::First { .. } => Self::default(),
        }
    }

    fn caller(self) -> Side {
        if self.circle_calls { Side::Circle } else { Side::Square }
    }
}

pub(super) fn sheet(table: &Table<Options>, position: &Position, focus: Focus) -> Sheet {
    let rules = table.options;
    let mut groups =
        vec![Group::new("board", Role::Hero, vec![board::control(position, rules, focus)])];
    if position.actions == 0 && !position.ground.is_won() {
        groups.push(first_move(position, focus));
    }
    groups.push(Group::new("piece", Role::Bar, turns(position, rules, focus)));
    Sheet {
        prompt: Some(prompt(position, rules, focus)),
        remarks: remarks(position, rules),
        groups,
    }
}

fn prompt(position: &Position, rules: Options, focus: Focus) -> Message {
    let seat = position.turn.seat();
    if position.ground.is_won() {
        return msg!(app_game_over);
    }
    match (focus.selected(position, rules), focus.onto) {
        (Some(_), Some(onto)) => msg!(stones_and_rivers_prompt_push, point = onto.to_string()),
        (Some(point), None) => msg!(stones_and_rivers_prompt_selected, point = point.to_string()),
        (None, _) => msg!(stones_and_rivers_prompt, seat = seat),
    }
}

fn remarks(position: &Position, rules: Options) -> Vec<Message> {
    let mut said = Vec::new();
    if position.ground.is_won() {
        said.extend(position.missed.iter().map(|missed| {
            let action = missed.action.to_string();
            let (seat, number) = (missed.side.seat(), missed.number);
            msg!(stones_and_rivers_remark_missed, seat = seat, number = number, action = action)
        }));
    } else {
        let n = count_of(board::count(position, rules));
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
        let name = |side: Side| msg!(app_seat, seat = side.seat());
        let caller = ControlKind::Choice {
            options: vec![
                ChoiceOption::new("square", name(Side::Square)),
                ChoiceOption::new("circle", name(Side::Circle)),
            ],
            chosen: Some(if focus.circle_calls { "circle" } else { "square" }.to_owned()),
        };
        let controls = vec![
            Control::new("caller", msg!(stones_and_rivers_caller), caller),
            Control::ending_action("draw.stone", msg!(stones_and_rivers_call_stone)),
            Control::ending_action("draw.river", msg!(stones_and_rivers_call_river)),
        ];
        return Group::new("first", Role::Aside, controls)
            .titled(msg!(stones_and_rivers_first_title));
    };
    let came = match toss.came() {
        Call::Stone => msg!(stones_and_rivers_came_stone, seat = toss.chooser().seat()),
        Call::River => msg!(stones_and_rivers_came_river, seat = toss.chooser().seat()),
    };
    let controls = vec![
        Control::action("first", msg!(stones_and_rivers_choose_first)),
        Control::action("second", msg!(stones_and_rivers_choose_second)),
    ];
    Group::new("first", Role::Aside, controls).titled(came)
}

/// Flip and rotate, for the piece that is up. Always there, so that nothing moves.
fn turns(position: &Position, rules: Options, focus: Focus) -> Vec<Control> {
    let over = rules.referee && position.ground.is_won();
    let selected = focus.selected(position, rules).filter(|_| focus.onto.is_none() && !over);
    let face = selected.and_then(|point| position.ground.piece(point)).map(|piece| piece.face);
    let turned = |to: Face| match (face, to) {
        (Some(Face::River(_)), Face::River(Axis::Horizontal)) => {
            msg!(stones_and_rivers_rotate_across)
        }
        (Some(Face::River(_)), Face::River(Axis::Vertical)) => msg!(stones_and_rivers_rotate_along),
        (_, Face::River(Axis::Horizontal)) => msg!(stones_and_rivers_flip_across),
        (_, Face::River(Axis::Vertical)) => msg!(stones_and_rivers_flip_along),
        (_, Face::Stone) => msg!(stones_and_rivers_flip_stone),
    };
    FACES
        .into_iter()
        .map(|(id, to)| {
            let possible = face.is_some_and(|face| face != to);
            Control::ending_action(id, turned(to)).enabled_if(possible)
        })
        .collect()
}

const FACES: [(&str, Face); 3] = [
    ("turn.across", Face::River(Axis::Horizontal)),
    ("turn.along", Face::River(Axis::Vertical)),
    ("turn.stone", Face::Stone),
];

/// What an entry means.
pub(super) fn read(
    table: &Table<Options>,
    position: &Position,
    focus: Focus,
    control: &str,
    value: &Value,
) -> Result<(Focus, Option<Event>), Refusal> {
    let rules = table.options;
    let unknown = || Refusal::new(msg!(app_refused_control, control = control));
    let released = Focus { circle_calls: focus.circle_calls, ..Focus::default() };
    let act = |action: Action| Ok((released, Some(Event::Act { action })));
    match (control, value) {
        (BOARD, Value::Cell(cell)) => {
            let point: Point = cell.parse().map_err(|_| unknown())?;
            let taps = board::taps(position, rules, focus);
            let tap = taps.into_iter().find(|(other, _)| *other == point).ok_or_else(unknown)?.1;
            match tap {
                Tap::Select => Ok((Focus { selected: Some(point), ..released }, None)),
                Tap::Release => Ok((released, None)),
                Tap::StepOnto => Ok((Focus { onto: Some(point), ..focus }, None)),
                Tap::Act(action) => act(action),
            }
        }
        ("caller", Value::Option(side)) => {
            Ok((Focus { circle_calls: side == "circle", ..released }, None))
        }
        ("draw.stone" | "draw.river", Value::Pressed { lot }) => {
            let called = if control == "draw.stone" { Call::Stone } else { Call::River };
            let toss = Toss { caller: focus.caller(), called, seed: *lot };
            Ok((released, Some(Event::Toss(toss))))
        }
        ("first" | "second", Value::Pressed { .. }) => {
            let chooser = position.toss.ok_or_else(unknown)?.chooser();
            let side = if control == "first" { chooser } else { chooser.other() };
            Ok((released, Some(Event::First { side })))
        }
        (turn, Value::Pressed { .. }) => {
            let to = FACES.into_iter().find(|(id, _)| *id == turn).ok_or_else(unknown)?.1;
            let at = focus.selected(position, rules).ok_or_else(unknown)?;
            act(Action::Turn { at, to })
        }
        _ => Err(unknown()),
    }
}

//! A sheet as a shell gets it, back in the form that entries at random are made from: a shell that
//! knows drawings alone can touch all that can be touched.

use tallystone_core::board::{Board, BoardStyle, Cell, Face, Pen};
use tallystone_core::sheet;
use tallystone_core::text::{Language, Message, Say as _, Speaker};

use crate::types::{ControlKind, Sheet};

pub(super) fn offered(sheet: &Sheet) -> sheet::Sheet<String> {
    let group = |group: &crate::types::Group| sheet::Group {
        id: group.id.clone(),
        role: group.role,
        title: group.title.clone(),
        seat: group.seat,
        folded: group.folded,
        controls: group.controls.iter().map(control).collect(),
    };
    sheet::Sheet::new(sheet.prompt.clone(), sheet.groups.iter().map(group).collect())
}

fn control(control: &crate::types::Control) -> sheet::Control<String> {
    sheet::Control {
        id: control.id.clone(),
        label: control.label.clone(),
        spoken: control.spoken.clone(),
        entered: control.entered,
        wanted: control.wanted,
        rule: control.rule.clone(),
        kind: kind(&control.kind),
    }
}

fn kind(kind: &ControlKind) -> sheet::ControlKind<String> {
    match kind.clone() {
        ControlKind::Stepper { value, min, max } => sheet::ControlKind::Stepper { value, min, max },
        ControlKind::Choice { options, chosen } => {
            let option = |option: crate::types::ChoiceOption| sheet::ChoiceOption {
                id: option.id,
                label: option.label,
                face: None,
            };
            let options = options.into_iter().map(option).collect();
            sheet::ControlKind::Choice { options, chosen }
        }
        ControlKind::Toggle { on } => sheet::ControlKind::Toggle { on },
        ControlKind::Number { value, min, max, usual } => {
            sheet::ControlKind::Number { value, min, max, usual }
        }
        ControlKind::Board { board } => sheet::ControlKind::Board { board: self::board(&board) },
        ControlKind::Action { enabled, ends } => sheet::ControlKind::Action { enabled, ends },
        ControlKind::Note { text, longest } => sheet::ControlKind::Note { text, longest },
    }
}

fn board(board: &crate::types::Board) -> Board<String> {
    let mut bare = Board::new(1, 1, BoardStyle::Fields);
    bare.cells = board
        .drawing
        .areas
        .iter()
        .map(|area| {
            let spoken = Message::verbatim(&*area.spoken);
            let mut cell = Cell::new(&*area.cell, 0, 0, Face::default(), spoken);
            cell.can_tap = area.can_tap;
            cell
        })
        .collect();
    bare.pens = board
        .pens
        .iter()
        .map(|pen| Pen {
            id: pen.id.clone(),
            label: Message::verbatim(&*pen.label),
            seat: pen.seat,
            icon: None,
            large: pen.large,
        })
        .collect();
    bare.pen.clone_from(&board.pen);
    bare.say(&Speaker::without_table(Language::default()))
}

//! What is asked about the thing just touched: a panel above the bar, the cursor in it. All that can
//! be chosen is shown, with the keys that take it.

use tallystone_core::sheet::{ChoiceOption, Control, ControlKind, Group};

use super::Shell;
use super::canvas::{Chunk, Piece, Row, flow};
use super::strip::choosing;
use crate::measure::{fit, width, wrap};

/// Between chips.
const GAP: usize = 1;
/// Between actions.
const WIDE_GAP: usize = 4;

impl Shell {
    /// The panel: its question in a rule, then what answers it. The last control is the way out.
    pub(super) fn ask_rows(&self, group: &Group<String>, columns: usize) -> Vec<Row> {
        let mut rows = self.question_rows(group, columns);
        let (actions, others): (Vec<_>, Vec<_>) =
            group.controls.iter().partition(|it| is_action(it));
        for control in others {
            match &control.kind {
                ControlKind::Choice { options, chosen } => {
                    rows.extend(self.choice_rows(control, options, chosen.as_deref(), columns));
                }
                _ => rows.extend(flow(vec![self.control(control, columns)], columns, 0, 0)),
            }
        }
        let actions = actions.into_iter().map(|control| self.asked_action_chunk(group, control));
        rows.extend(flow(actions.collect(), columns, 0, WIDE_GAP));
        rows
    }

    fn question_rows(&self, group: &Group<String>, columns: usize) -> Vec<Row> {
        let title = group.title.as_deref().unwrap_or_default();
        let lines = wrap(title, columns.saturating_sub(4));
        let rule = |columns: usize| Piece::new("─".repeat(columns), self.ink.line());
        let mut rows = Vec::new();
        for (index, line) in lines.into_iter().enumerate() {
            let rest = columns.saturating_sub(width(&line) + 4);
            let text = Piece::new(format!(" {line} "), self.ink.strong());
            rows.push(match index {
                0 => Row::new(vec![rule(2), text, rule(rest)]),
                _ => Row::new(vec![Piece::gap(2), text]),
            });
        }
        rows
    }

    /// A choice in as many lines as it takes: a digit for each of the first nine, and what is looked
    /// at in words.
    fn choice_rows(
        &self,
        control: &Control<String>,
        options: &[ChoiceOption<String>],
        chosen: Option<&str>,
        columns: usize,
    ) -> Vec<Row> {
        let here = self.is_at(&control.id);
        let typing = self.sitting().and_then(|sitting| sitting.table.typing.as_ref());
        if here && typing.is_some() {
            return flow(vec![self.control(control, columns)], columns, 0, 0);
        }
        let looked_at = self.sitting().filter(|_| here).map(|sitting| {
            let at = sitting.table.looked_at(&control.id);
            let chosen = options.iter().position(|it| Some(it.id.as_str()) == chosen);
            at.or(chosen).unwrap_or(0)
        });
        let pictured = options.iter().any(|option| option.face.is_some());
        let style = if here { self.ink.here() } else { self.label_style(control) };
        let mut label = vec![Piece::new(fit(&control.label, columns / 2), style)];
        let named = looked_at.filter(|_| pictured).and_then(|at| options.get(at));
        if let Some(option) = named {
            let room = columns.saturating_sub(width(&control.label) + 2);
            label.push(Piece::new(format!(": {}", fit(&option.label, room)), self.ink.text()));
        }
        let chips = options.iter().enumerate().map(|(index, option)| {
            let is_chosen = control.entered && Some(option.id.as_str()) == chosen;
            let at = looked_at == Some(index);
            let pieces = self.asked_chip(control, option, index, (is_chosen, at), pictured);
            Chunk { control: Some(control.id.clone()), pieces }
        });
        let chips: Vec<Chunk> = chips.collect();
        let indent = width(&control.label) + 2;
        let all = chips.iter().map(|chip| chip.width() + GAP).sum::<usize>();
        let label = Chunk { control: Some(control.id.clone()), pieces: label };
        if !pictured && indent + all <= columns {
            let pieces = [label.pieces, vec![Piece::gap(2 - GAP)]].concat();
            let label = Chunk { pieces, ..label };
            return flow([vec![label], chips].concat(), columns, 0, GAP);
        }
        let mut rows = flow(vec![label], columns, 0, 0);
        rows.extend(flow(chips, columns, 2, GAP));
        rows
    }

    fn asked_chip(
        &self,
        control: &Control<String>,
        option: &ChoiceOption<String>,
        index: usize,
        (is_chosen, at): (bool, bool),
        pictured: bool,
    ) -> Vec<Piece> {
        let target = choosing(control, option);
        let frame = match (at, is_chosen) {
            (true, _) => self.ink.here(),
            (_, true) => self.ink.chosen(),
            _ => self.ink.dim(),
        };
        // A number is its own digit.
        let is_number = !pictured && option.label.starts_with(|it: char| it.is_ascii_digit());
        let digit = match index + 1 {
            nth @ 1..=9 if !is_number => nth.to_string(),
            _ => String::new(),
        };
        let (open, close) = if is_chosen { ("[", "]") } else { (" ", " ") };
        let face = self.option_face(option);
        let mut pieces = vec![Piece::new(format!("{open}{digit}"), frame)];
        if pictured && face.is_empty() {
            pieces.push(Piece::new(format!(" {}", option.label), frame));
        } else if pictured {
            pieces.push(Piece::new(" ", frame));
            pieces.extend(face);
        } else {
            let gap = if digit.is_empty() { "" } else { " " };
            let text = if at || is_chosen { frame } else { self.ink.text() };
            pieces.push(Piece::new(format!("{gap}{}", option.label), text));
        }
        pieces.push(Piece::new(close, frame));
        pieces.into_iter().map(|piece| piece.to(target.clone())).collect()
    }

    fn asked_action_chunk(&self, group: &Group<String>, control: &Control<String>) -> Chunk {
        let is_way_out = group.controls.last().is_some_and(|last| last.id == control.id);
        let nth = numbered_actions(group).position(|it| it.id == control.id);
        let key = match nth {
            _ if is_way_out => Some(self.written("Esc")),
            Some(nth) => Some((nth + 1).to_string()),
            None => None,
        };
        let pieces = vec![self.action(control, key.as_deref())];
        Chunk { control: Some(control.id.clone()), pieces }
    }
}

/// The actions that have digits: those of a question that has nothing else.
pub(super) fn numbered_actions(group: &Group<String>) -> impl Iterator<Item = &Control<String>> {
    let only = group.controls.iter().all(is_action);
    let before_last = group.controls.len().saturating_sub(1);
    group.controls.iter().take(if only { before_last.min(9) } else { 0 })
}

fn is_action(control: &Control<String>) -> bool {
    matches!(control.kind, ControlKind::Action { .. })
}

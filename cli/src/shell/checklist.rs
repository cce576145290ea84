//! The checklist: set-up steps with every number resolved, ticked off one by one. Short for those who
//! know the game, long for the first time; which of the two is remembered by game.

use crossterm::event::{KeyCode, KeyEvent};

use tallystone_core::app::Error;
use tallystone_core::checklist::{Checklist, ChecklistSection, ChecklistStep};

use super::canvas::{Piece, Row, Target};
use super::{Shell, View};
use crate::figures::taken;
use crate::measure::{width, wrap};

/// Before a step's text: its mark, and room around it.
const START: usize = 6;

impl Shell {
    pub(super) fn checklist_key(&mut self, key: KeyEvent) {
        let Some(sitting) = self.sitting() else { return };
        let line = sitting.line(View::Checklist);
        let step = sitting.checklist.steps().nth(line).cloned();
        match (key.code, step) {
            (KeyCode::Char(' '), Some(step)) => {
                let session = sitting.screen.session;
                let ticked = self.app.tick(session, &step.id, !step.done);
                if !self.keep_checklist(ticked) {
                    return;
                }
                if !step.done {
                    self.move_line(KeyEvent::from(KeyCode::Down));
                }
                self.read_screen_again();
            }
            (KeyCode::Enter, Some(step)) => {
                if let Some(rule) = &step.rule {
                    self.open_rule(rule);
                }
            }
            (KeyCode::Char('v'), _) => self.switch_checklist(),
            (KeyCode::Char('a'), _) => self.take_advice(),
            _ => self.move_line(key),
        }
    }

    /// Whether somebody sets the game up for the first time, as this device remembers it.
    pub(super) fn wants_every_step(&self, game: &str) -> bool {
        let kept = self.app.preferences();
        kept.is_ok_and(|kept| kept.first_time.iter().any(|it| it == game))
    }

    /// Keeps the list as long as it is wanted; says whether there is one.
    pub(super) fn keep_checklist(&mut self, list: Result<Checklist<String>, Error>) -> bool {
        let Some(list) = self.answered(list) else { return false };
        let Some(sitting) = self.sitting_mut() else { return false };
        sitting.checklist = if sitting.every_step { list } else { list.without_first_time() };
        true
    }

    /// From the short list to the long one, or back; the cursor stays on its step if it can.
    fn switch_checklist(&mut self) {
        let Some(sitting) = self.sitting_mut() else { return };
        sitting.every_step = !sitting.every_step;
        let (every_step, game) = (sitting.every_step, sitting.screen.game.clone());
        let step = sitting.checklist.steps().nth(sitting.line(View::Checklist));
        let step = step.map(|step| step.id.clone());
        self.look_at(View::Checklist);
        if let Some(sitting) = self.sitting_mut() {
            let same = sitting.checklist.steps().position(|it| Some(&it.id) == step.as_ref());
            sitting.set_line(View::Checklist, same.unwrap_or(0));
        }
        let kept = self.app.preferences().and_then(|mut kept| {
            kept.first_time.retain(|it| *it != game);
            if every_step {
                kept.first_time.push(game);
            }
            self.app.set_preferences(&kept)
        });
        self.answered(kept);
    }

    /// Chooses the option that fits this table, the first of them if there are several.
    fn take_advice(&mut self) {
        let Some(sitting) = self.sitting() else { return };
        let session = sitting.screen.session;
        if let Some(advice) = sitting.checklist.advice.first().cloned() {
            let answer = self.app.choose(session, &advice.setting, &advice.choice);
            self.show(answer);
        }
    }

    /// A tick is a step too: entries carry the revision after it.
    fn read_screen_again(&mut self) {
        let Some(sitting) = self.sitting() else { return };
        let (session, place, focus) =
            (sitting.screen.session, sitting.screen.place, sitting.screen.focus.clone());
        let screen = self.app.screen(session, place, focus);
        if let Some(screen) = self.answered(screen)
            && let Some(sitting) = self.sitting_mut()
        {
            sitting.screen = screen;
        }
    }

    pub(super) fn checklist_click(&mut self, line: usize) {
        if let Some(sitting) = self.sitting_mut() {
            sitting.set_line(View::Checklist, line);
        }
        self.checklist_key(KeyEvent::from(KeyCode::Char(' ')));
    }

    pub(super) fn checklist_rows(&self, columns: usize) -> (Vec<Row>, usize) {
        let Some(sitting) = self.sitting() else { return (Vec::new(), 0) };
        let (mut rows, mut wanted) = (self.advice_rows(columns), 0);
        let at = sitting.line(View::Checklist);
        let mut index = 0;
        for section in &sitting.checklist.sections {
            if !rows.is_empty() {
                rows.push(Row::default());
            }
            rows.push(self.section_row(section));
            for step in &section.steps {
                if index == at {
                    wanted = rows.len();
                }
                let step = self.step_rows(step, index == at, columns);
                rows.extend(step.into_iter().map(|row| row.to(Target::Line(index))));
                index += 1;
            }
        }
        let done = sitting.checklist.steps().filter(|step| step.done).count();
        let count = format!("{done} / {index}");
        if let Some(first) = rows.first_mut() {
            first.right = vec![Piece::new(count, self.ink.dim())];
        }
        (rows, wanted)
    }

    /// Options that fit this table; the key is that of the first.
    fn advice_rows(&self, columns: usize) -> Vec<Row> {
        let advice = self.sitting().map(|sitting| sitting.checklist.advice.as_slice());
        let mut rows = Vec::new();
        for (index, advice) in advice.unwrap_or_default().iter().enumerate() {
            // The first line has the count at its end.
            let lines = wrap(&advice.text, columns.saturating_sub(12)).into_iter().enumerate();
            rows.extend(lines.map(|(part, text)| {
                let key = if index == 0 && part == 0 { " a " } else { "   " };
                let pieces =
                    vec![Piece::new(key, self.ink.accent()), Piece::new(text, self.ink.text())];
                let row = Row::new(pieces);
                if index == 0 { row.to(Target::Key(KeyCode::Char('a'))) } else { row }
            }));
        }
        rows
    }

    /// What a section is about, and who does it.
    fn section_row(&self, section: &ChecklistSection<String>) -> Row {
        let mut pieces = vec![Piece::new(section.title.clone(), self.ink.dim())];
        if let Some(who) = &section.who {
            pieces.push(Piece::new(format!(" · {who}"), self.ink.accent()));
        }
        Row::new(pieces)
    }

    /// A step, and what it takes out of the box: at the end of its last line if there is room there,
    /// else below.
    fn step_rows(&self, step: &ChecklistStep<String>, here: bool, columns: usize) -> Vec<Row> {
        let mark = if step.done { "[x]" } else { "[ ]" };
        let mark_style = match step.done {
            _ if here => self.ink.here(),
            true => self.ink.gained(),
            false => self.ink.accent(),
        };
        let text_style = if step.done { self.ink.dim() } else { self.ink.text() };
        let room = columns.saturating_sub(START + 2);
        let lines = wrap(&step.text, room);
        let of_last = lines.last().map_or(0, |line| width(line));
        let mut rows: Vec<Row> = lines
            .into_iter()
            .enumerate()
            .map(|(part, text)| {
                let start = if part == 0 { Piece::new(mark, mark_style) } else { Piece::gap(3) };
                let text = Piece::new(text, text_style);
                Row::new(vec![Piece::gap(2), start, Piece::gap(1), text])
            })
            .collect();
        let pieces = taken(&step.pieces, self.language);
        if pieces.is_empty() {
            return rows;
        }
        // One column is left for the arrows of a list that is longer than the screen.
        let at_end = |text: &str| vec![Piece::new(text, self.ink.dim()), Piece::gap(2)];
        match rows.last_mut() {
            Some(last) if of_last + 2 + width(&pieces) <= room => last.right = at_end(&pieces),
            _ => rows
                .extend(wrap(&pieces, room).iter().map(|line| Row::default().right(at_end(line)))),
        }
        rows
    }
}

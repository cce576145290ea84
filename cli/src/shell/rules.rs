//! The rules: a search as you type, the text beside it, and what is related.

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use tallystone_core::rules::RuleAtom;

use super::canvas::{Canvas, Piece, Row, Target};
use super::field::{Field, LONGEST_LINE, Typed};
use super::over::Over;
use super::{Shell, View};
use crate::measure::{fit, wrap};

#[derive(Debug)]
pub(crate) struct Search {
    pub(crate) words: Field,
    pub(crate) found: Vec<RuleAtom<String>>,
}

impl Default for Search {
    fn default() -> Self {
        Self { words: Field::of("", LONGEST_LINE), found: Vec::new() }
    }
}

impl Shell {
    /// Letters go to the search; says whether the key was one.
    pub(super) fn rules_take(&mut self, key: KeyEvent) -> bool {
        if key.code == KeyCode::Esc {
            let Some(sitting) = self.sitting_mut() else { return false };
            let search = &mut sitting.search.words.text;
            let next = if search.is_empty() { View::Table } else { View::Rules };
            search.clear();
            self.look_at(next);
            return true;
        }
        let letter = matches!(key.code, KeyCode::Char(_) | KeyCode::Backspace);
        if !letter {
            return false;
        }
        let Some(sitting) = self.sitting_mut() else { return false };
        if key.code == KeyCode::Backspace && sitting.search.words.text.is_empty() {
            self.look_at(View::Table);
            return true;
        }
        if sitting.search.words.key(key) == Typed::Changed {
            self.look_for_rules();
        }
        true
    }

    /// Searches again, for other words.
    pub(super) fn look_for_rules(&mut self) {
        if let Some(sitting) = self.sitting_mut() {
            sitting.set_line(View::Rules, 0);
        }
        self.look_at(View::Rules);
    }

    pub(super) fn rules_key(&mut self, key: KeyEvent) {
        let Some(sitting) = self.sitting() else { return };
        let found = sitting.search.found.get(sitting.line(View::Rules)).cloned();
        match (key.code, found) {
            (KeyCode::Enter, Some(rule)) => self.over.push(Over::Rule(rule)),
            (KeyCode::Enter, None) => {}
            _ => self.move_line(key),
        }
    }

    pub(super) fn draw_rules(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let Some(sitting) = self.sitting() else { return };
        let search = &sitting.search;
        let prompt = Row::new(vec![
            Piece::new(format!("{} ", self.label("label_search")), self.ink.dim()),
            Piece::new(search.words.shown(40), self.ink.chosen()),
        ]);
        canvas.row(Rect { height: 1, ..area }, &prompt);
        let of_list = (area.width / 3).clamp(26, 40);
        let list =
            Rect { y: area.y + 2, height: area.height.saturating_sub(2), width: of_list, ..area };
        let at = sitting.line(View::Rules).min(search.found.len().saturating_sub(1));
        let rows: Vec<Row> = search
            .found
            .iter()
            .enumerate()
            .map(|(index, rule)| {
                let style = if index == at { self.ink.here() } else { self.ink.text() };
                let title = fit(&rule.title, usize::from(of_list).saturating_sub(4));
                Row::text(format!(" {title} "), style).to(Target::Line(index))
            })
            .collect();
        if rows.is_empty() {
            canvas.row(list, &Row::text(self.label("label_nothing_found"), self.ink.dim()));
        }
        canvas.rows(list, &rows, at);
        if let Some(rule) = search.found.get(at) {
            let x = list.right() + 1;
            let text = Rect { x, width: (area.right() - x).min(72), ..list };
            let rows = self.rule_rows(rule, usize::from(text.width));
            canvas.rows(text, &rows, 0);
        }
    }

    /// A rule: title, section, text, and what is related with the keys that lead there.
    pub(super) fn rule_rows(&self, rule: &RuleAtom<String>, columns: usize) -> Vec<Row> {
        let mut rows = vec![
            Row::text(rule.title.clone(), self.ink.strong()),
            Row::text(rule.section.clone(), self.ink.dim()),
            Row::default(),
        ];
        rows.extend(
            wrap(&rule.text, columns).into_iter().map(|line| Row::text(line, self.ink.text())),
        );
        let related = self.related(rule);
        if !related.is_empty() {
            rows.push(Row::default());
            rows.push(Row::text(self.label("label_related"), self.ink.dim()));
        }
        for (rule, digit) in related.iter().zip('1'..='9') {
            let pieces = vec![
                Piece::new(format!(" {digit} "), self.ink.accent()),
                Piece::new(fit(&rule.title, columns.saturating_sub(3)), self.ink.text()),
            ];
            rows.push(Row::new(pieces).to(Target::Rule(rule.id.clone())));
        }
        rows
    }

    pub(super) fn related(&self, rule: &RuleAtom<String>) -> Vec<RuleAtom<String>> {
        let Some(game) = self.game_at_hand() else { return Vec::new() };
        rule.related.iter().filter_map(|id| self.app.rule(&game, id).ok()).collect()
    }
}

//! The rules: a search as you type, the text beside it, and what is related.

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use tallystone_core::rules::RuleAtom;

use super::canvas::{Canvas, Piece, Row, Target};
use super::field::{Field, LONGEST_LINE, Typed};
use super::over::Over;
use super::rule::RulePage;
use super::{Shell, View};
use crate::figures::mark;
use crate::measure::{fit, width, wrap};

#[derive(Debug)]
pub(crate) struct Search {
    pub(crate) words: Field,
    pub(crate) found: Vec<RuleAtom<String>>,
    /// All rules of the game: what is related may not be among those found.
    pub(crate) every: Vec<RuleAtom<String>>,
}

impl Search {
    /// The rule on a line of the list.
    fn page(&self, line: usize) -> Option<RulePage> {
        self.found.get(line).map(|rule| RulePage::of(rule.clone(), &self.every))
    }
}

impl Default for Search {
    fn default() -> Self {
        Self { words: Field::of("", LONGEST_LINE), found: Vec::new(), every: Vec::new() }
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
        match key.code {
            KeyCode::Enter => {
                let page = sitting.search.page(sitting.line(View::Rules));
                self.over.extend(page.map(Over::Rule));
            }
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
        let (rows, wanted) = self.found_rows(&search.found, at, usize::from(of_list));
        canvas.rows(list, &rows, wanted);
        if let Some(page) = search.page(at) {
            let x = list.right() + 1;
            let text = Rect { x, width: (area.right() - x).min(72), ..list };
            let rows = self.rule_beside_rows(&page, usize::from(text.width));
            canvas.rows(text, &rows, 0);
        } else {
            let whole = Rect { width: area.width, ..list };
            canvas.row(whole, &Row::text(self.label("label_nothing_found"), self.ink.dim()));
        }
    }

    /// The titles of what was found, each with its mark; what only some of the words are in comes
    /// under a heading.
    fn found_rows(
        &self,
        found: &[RuleAtom<String>],
        at: usize,
        columns: usize,
    ) -> (Vec<Row>, usize) {
        let (mut rows, mut wanted) = (Vec::new(), 0);
        let first_partial = found.iter().position(|rule| rule.partial);
        for (index, rule) in found.iter().enumerate() {
            if first_partial == Some(index) {
                if index > 0 {
                    rows.push(Row::default());
                }
                let heading = wrap(&self.label("label_partly_found"), columns.saturating_sub(2));
                rows.extend(heading.into_iter().map(|line| Row::text(line, self.ink.dim())));
            }
            if index == at {
                wanted = rows.len();
            }
            let style = if index == at { self.ink.here() } else { self.ink.text() };
            let title = format!(" {} ", fit(&rule.title, columns.saturating_sub(4)));
            // Beside the title where there is room, else below.
            let mark = mark(rule).map(|mark| Piece::new(mark, self.ink.accent()));
            let mut pieces = vec![Piece::new(title, style)];
            let used = width(&pieces[0].text);
            let (beside, below): (Vec<Piece>, Vec<Piece>) =
                mark.into_iter().partition(|mark| used + mark.width() + 2 <= columns);
            pieces.extend(beside);
            rows.push(Row::new(pieces).to(Target::Line(index)));
            rows.extend(
                below
                    .into_iter()
                    .map(|mark| Row::new(vec![Piece::gap(3), mark]).to(Target::Line(index))),
            );
        }
        (rows, wanted)
    }
}

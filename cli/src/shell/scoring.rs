//! What gives how many points in a game, on one page; each line leads to its rule.

use crossterm::event::{KeyCode, KeyEvent};
use tallystone_core::rules::PointsSection;

use super::Shell;
use super::canvas::{Piece, Row, Target};
use super::over::Over;
use crate::measure::{left, width, wrap};

/// Between what gives points and how many.
const GAP: usize = 2;

#[derive(Debug)]
pub(crate) struct Scoring {
    pub(crate) game: String,
    sections: Vec<PointsSection<String>>,
    /// The line that the cursor is on, of all sections' lines.
    at: usize,
}

impl Scoring {
    /// The rule behind each line.
    fn rules(&self) -> impl Iterator<Item = &String> {
        let sections = self.sections.iter();
        sections.flat_map(|section| std::iter::repeat_n(&section.rule, section.rows.len()))
    }

    fn go_to(&mut self, line: usize) {
        let count = self.rules().count();
        self.at = line.min(count.saturating_sub(1));
    }
}

impl Shell {
    /// The page of a game, as the session plays it if it is one of this game.
    pub(super) fn open_scoring(&mut self, game: &str) {
        let sections = match self.session_of(game) {
            Some(session) => self.app.points_page_of(session),
            None => self.app.points_page(game),
        };
        let Some(sections) = self.answered(sections) else { return };
        if sections.is_empty() {
            self.say(self.label("label_scoring_none"));
            return;
        }
        self.over.push(Over::Scoring(Scoring { game: game.to_owned(), sections, at: 0 }));
    }

    pub(super) fn open_scoring_at_hand(&mut self) {
        if let Some(game) = self.game_at_hand() {
            self.open_scoring(&game);
        }
    }

    pub(super) fn scoring_key(&mut self, key: KeyEvent) {
        let Some(Over::Scoring(page)) = self.over.last_mut() else { return };
        match key.code {
            KeyCode::Up | KeyCode::BackTab => page.go_to(page.at.saturating_sub(1)),
            KeyCode::Down | KeyCode::Tab => page.go_to(page.at + 1),
            KeyCode::PageUp => page.go_to(page.at.saturating_sub(10)),
            KeyCode::PageDown => page.go_to(page.at + 10),
            KeyCode::Home => page.go_to(0),
            KeyCode::End => page.go_to(usize::MAX),
            KeyCode::Enter | KeyCode::Char(' ' | 'i') => {
                let rule = page.rules().nth(page.at).cloned();
                if let Some(rule) = rule {
                    self.open_rule(&rule);
                }
            }
            KeyCode::F(2) => drop(self.over.pop()),
            _ => {}
        }
    }

    pub(super) fn scoring_rows(&self, page: &Scoring, columns: usize) -> (Vec<Row>, usize) {
        let of_all = page.sections.iter().flat_map(|section| &section.rows);
        let widest = of_all.map(|row| width(&row.what)).max().unwrap_or(0).min(columns / 2);
        let room = columns.saturating_sub(3 + widest + GAP);
        let (mut rows, mut wanted, mut index) = (Vec::new(), 0, 0);
        for section in &page.sections {
            if !rows.is_empty() {
                rows.push(Row::default());
            }
            let rule = Target::Rule(section.rule.clone());
            rows.push(Row::text(section.title.clone(), self.ink.strong()).to(rule.clone()));
            for row in &section.rows {
                let here = index == page.at;
                if here {
                    wanted = rows.len();
                }
                let style = if here { self.ink.here() } else { self.ink.text() };
                let (what, points) = (wrap(&row.what, widest), wrap(&row.points, room));
                for part in 0..what.len().max(points.len()) {
                    let of = |lines: &[String]| lines.get(part).cloned().unwrap_or_default();
                    let (what, points) = (left(&of(&what), widest), of(&points));
                    let line = format!(" {what}{}{points} ", " ".repeat(GAP));
                    let pieces = vec![Piece::gap(2), Piece::new(line, style)];
                    rows.push(Row::new(pieces).to(rule.clone()));
                }
                index += 1;
            }
        }
        (rows, wanted)
    }
}

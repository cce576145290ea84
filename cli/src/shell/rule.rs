//! One rule on a page of its own: where it comes from, what it says, what other editions print, the
//! option that changes it, and what is related.

use crossterm::event::{KeyCode, KeyEvent};
use tallystone_core::app::Error;
use tallystone_core::outside::SessionId;
use tallystone_core::rules::RuleAtom;

use super::canvas::{Piece, Row, Target};
use super::chrome::Hint;
use super::over::Over;
use super::{Shell, View};
use crate::figures::mark;
use crate::measure::{fit, width, wrap};

#[derive(Debug)]
pub(crate) struct RulePage {
    pub(crate) rule: RuleAtom<String>,
    /// What a reader may want next.
    related: Vec<RuleAtom<String>>,
    /// Whether it shows what other editions print.
    shows_others: bool,
}

impl RulePage {
    /// A rule, with what is related among all rules of its game.
    pub(crate) fn of(rule: RuleAtom<String>, every: &[RuleAtom<String>]) -> Self {
        let named = |id: &String| every.iter().find(|rule| rule.id == *id).cloned();
        let related = rule.related.iter().filter_map(named).collect();
        Self { rule, related, shows_others: false }
    }
}

impl Shell {
    /// Shows a rule of the game at hand over the page.
    pub(super) fn open_rule(&mut self, rule: &str) {
        if let Some(game) = self.game_at_hand() {
            self.open_rule_of(&game, rule);
        }
    }

    pub(super) fn open_rule_of(&mut self, game: &str, rule: &str) {
        let page = self.read_rule(game, rule);
        if let Some(page) = self.answered(page) {
            self.over.push(Over::Rule(page));
        }
    }

    /// As the session plays it, if it is one of this game.
    fn read_rule(&mut self, game: &str, rule: &str) -> Result<RulePage, Error> {
        let (rule, every) = match self.session_of(game) {
            Some(session) => (self.app.rule_of(session, rule)?, self.app.rules_of(session, "")?),
            None => (self.app.rule(game, rule)?, self.app.rules(game, "")?),
        };
        Ok(RulePage::of(rule, &every))
    }

    /// The game of the session, or of the page that lies over what is here.
    pub(super) fn game_at_hand(&self) -> Option<String> {
        let of_page = self.over.iter().rev().find_map(|over| match over {
            Over::Remembered(page) => Some(page.game.clone()),
            Over::Scoring(page) => Some(page.game.clone()),
            _ => None,
        });
        of_page.or_else(|| self.screen().map(|screen| screen.game.clone()))
    }

    /// The session at the table, if it is one of this game.
    pub(super) fn session_of(&self, game: &str) -> Option<SessionId> {
        self.screen().filter(|screen| screen.game == game).map(|screen| screen.session)
    }

    pub(super) fn rule_key(&mut self, key: KeyEvent) {
        let Some(Over::Rule(page)) = self.over.last_mut() else { return };
        match key.code {
            KeyCode::Char('v') => page.shows_others = !page.shows_others,
            KeyCode::Char('o') => {
                if let Some(option) = self.option_at_hand() {
                    self.go_to_option(&option);
                }
            }
            KeyCode::Char(digit @ '1'..='9') => {
                let nth = digit.to_digit(10).and_then(|digit| usize::try_from(digit).ok());
                let related = page.related.get(nth.unwrap_or(1) - 1);
                if let Some(id) = related.map(|rule| rule.id.clone()) {
                    self.open_rule(&id);
                }
            }
            _ => {}
        }
    }

    /// The option that changes the rule on the page, where there is a table to choose for.
    fn option_at_hand(&self) -> Option<String> {
        let Some(Over::Rule(page)) = self.over.last() else { return None };
        self.session_of(&self.game_at_hand()?)?;
        page.rule.option.clone()
    }

    /// To the options of the session, with the cursor on what is chosen for one of them.
    fn go_to_option(&mut self, option: &str) {
        self.over.clear();
        self.look_at(View::Options);
        let Some(sitting) = self.sitting_mut() else { return };
        let mut line = 0;
        for setting in &sitting.settings {
            if setting.id == option {
                let chosen = setting.choices.iter().position(|it| it.id == setting.chosen);
                line += chosen.unwrap_or(0);
                sitting.set_line(View::Options, line);
                return;
            }
            line += setting.choices.len();
        }
    }

    /// The page of a rule, with the keys that lead on.
    pub(super) fn rule_rows(&self, page: &RulePage, columns: usize) -> Vec<Row> {
        let rule = &page.rule;
        let mut rows = self.rule_text_rows(rule, columns);
        if !rule.others.is_empty() || self.option_at_hand().is_some() {
            rows.push(Row::default());
        }
        let key = |letter: char, words: &str| {
            let pieces = vec![
                Piece::new(format!(" {letter} "), self.ink.accent()),
                Piece::new(self.label(words), self.ink.text()),
            ];
            Row::new(pieces).to(Target::Key(KeyCode::Char(letter)))
        };
        if !rule.others.is_empty() {
            rows.push(key('v', "label_other_editions"));
        }
        if page.shows_others {
            for other in &rule.others {
                let said = format!("{}: {}", other.edition, other.text);
                let lines = wrap(&said, columns.saturating_sub(3)).into_iter();
                rows.extend(lines.map(|line| Row::text(format!("   {line}"), self.ink.text())));
            }
        }
        if self.option_at_hand().is_some() {
            rows.push(key('o', "label_rule_option"));
        }
        rows.extend(self.related_rows(page, columns));
        rows
    }

    /// Beside the search, where letters are searched for: a click leads on.
    pub(super) fn rule_beside_rows(&self, page: &RulePage, columns: usize) -> Vec<Row> {
        let mut rows = self.rule_text_rows(&page.rule, columns);
        let mut more = Vec::new();
        if !page.rule.others.is_empty() {
            more.push(self.label("label_other_editions"));
        }
        if page.rule.option.is_some() {
            more.push(self.label("label_rule_option"));
        }
        if !more.is_empty() {
            rows.push(Row::default());
        }
        let open = Target::Rule(page.rule.id.clone());
        rows.extend(
            more.into_iter()
                .map(|words| Row::text(format!(" … {words}"), self.ink.dim()).to(open.clone())),
        );
        rows.extend(self.related_rows(page, columns));
        rows
    }

    /// Title, mark, section, text.
    fn rule_text_rows(&self, rule: &RuleAtom<String>, columns: usize) -> Vec<Row> {
        let mark = mark(rule).unwrap_or_default();
        let title = |text: String| Piece::new(text, self.ink.strong());
        let marked = Piece::new(mark.clone(), self.ink.accent());
        let mut rows = if width(&rule.title) + 2 + width(&mark) <= columns {
            vec![Row::new(vec![title(rule.title.clone()), Piece::gap(2), marked])]
        } else {
            vec![Row::new(vec![title(fit(&rule.title, columns))]), Row::new(vec![marked])]
        };
        rows.extend([Row::text(rule.section.clone(), self.ink.dim()), Row::default()]);
        let text = wrap(&rule.text, columns).into_iter();
        rows.extend(text.map(|line| Row::text(line, self.ink.text())));
        rows
    }

    fn related_rows(&self, page: &RulePage, columns: usize) -> Vec<Row> {
        let mut rows = Vec::new();
        if !page.related.is_empty() {
            rows.extend([Row::default(), Row::text(self.label("label_related"), self.ink.dim())]);
        }
        for (rule, digit) in page.related.iter().zip('1'..='9') {
            // Where there is no room for all, the title is cut and the mark is not.
            let mark = mark(rule).map(|mark| format!(" {mark}")).unwrap_or_default();
            let title = fit(&rule.title, columns.saturating_sub(3 + width(&mark)));
            let pieces = vec![
                Piece::new(format!(" {digit} "), self.ink.accent()),
                Piece::new(title, self.ink.text()),
                Piece::new(mark, self.ink.accent()),
            ];
            rows.push(Row::new(pieces).to(Target::Rule(rule.id.clone())));
        }
        rows
    }

    pub(super) fn rule_hints(&self, page: &RulePage) -> Vec<Hint> {
        let letter =
            |written, letter, words: &str| (written, KeyCode::Char(letter), self.label(words));
        let mut hints = Vec::new();
        if !page.related.is_empty() {
            hints.push(letter("1–9", '1', "label_related"));
        }
        if !page.rule.others.is_empty() {
            hints.push(letter("v", 'v', "label_other_editions"));
        }
        if self.option_at_hand().is_some() {
            hints.push(letter("o", 'o', "label_options"));
        }
        hints.push(("↑↓", KeyCode::Down, self.label("label_key_read")));
        hints.push(("Esc", KeyCode::Esc, self.label("label_key_back")));
        hints.push(("F2", KeyCode::F(2), self.label("label_scoring")));
        hints
    }
}

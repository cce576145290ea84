//! What lies over a page: help, questions, the session's menu, a rule, the doubts.

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use tallystone_core::outside::{SessionId, StepId};
use tallystone_core::rules::RuleAtom;

use super::canvas::{Canvas, Piece, Row, Target};
use super::chrome::Hint;
use super::field::{Field, LONGEST_NOTE, Typed};
use super::pick::Pick;
use super::points::Points;
use super::reasons::Reasons;
use super::result::ResultForm;
use super::{Page, Shell, View};
use crate::measure::wrap;

#[derive(Debug)]
pub(crate) enum Over {
    Help,
    Confirm(Confirm, String),
    /// With the line that the cursor is on.
    Menu(usize),
    Rule(RuleAtom<String>),
    Doubts,
    Remarks,
    Pick(Pick),
    Points(Points),
    Reasons(Reasons),
    Result(ResultForm),
    Note(Field),
    /// Words to look for among the sessions.
    Search(Field),
}

/// What happens if the answer is yes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Confirm {
    Abandon,
    Delete(SessionId),
    Remove(StepId),
}

/// What the session's menu offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Offer {
    Rematch,
    Result,
    Note,
    Abandon,
    Delete,
}

const MENU: [Offer; 5] =
    [Offer::Result, Offer::Note, Offer::Rematch, Offer::Abandon, Offer::Delete];

impl Shell {
    pub(super) fn over_key(&mut self, key: KeyEvent) {
        let closes = matches!(key.code, KeyCode::Esc | KeyCode::Char('q'));
        match self.over.last_mut() {
            Some(Over::Result(_)) => self.result_key(key),
            Some(Over::Note(field)) => match field.key(key) {
                Typed::Cancelled => drop(self.over.pop()),
                Typed::Done => {
                    let text = field.text.clone();
                    self.write_note(&text);
                }
                Typed::Changed | Typed::Other => {}
            },
            Some(Over::Search(field)) => match field.key(key) {
                Typed::Cancelled => drop(self.over.pop()),
                Typed::Done => {
                    let words = field.text.trim().to_owned();
                    self.over.pop();
                    self.look_for(words);
                }
                Typed::Changed | Typed::Other => {}
            },
            Some(Over::Confirm(confirm, _)) => {
                let confirm = *confirm;
                match key.code {
                    KeyCode::Enter | KeyCode::Char('y') => {
                        self.over.pop();
                        self.confirmed(confirm);
                    }
                    KeyCode::Esc | KeyCode::Char('n' | 'q') => drop(self.over.pop()),
                    _ => {}
                }
            }
            Some(_) if closes => drop(self.over.pop()),
            Some(Over::Menu(at)) => match key.code {
                KeyCode::Up | KeyCode::BackTab => *at = at.saturating_sub(1),
                KeyCode::Down | KeyCode::Tab => *at = (*at + 1).min(MENU.len() - 1),
                KeyCode::Enter | KeyCode::Char(' ') => {
                    let offer = MENU[*at];
                    self.over.pop();
                    self.take_offer(offer);
                }
                _ => {}
            },
            Some(Over::Rule(rule)) => {
                let rule = rule.clone();
                if let KeyCode::Char(digit @ '1'..='9') = key.code {
                    let nth = digit
                        .to_digit(10)
                        .and_then(|digit| usize::try_from(digit).ok())
                        .unwrap_or(1)
                        - 1;
                    if let Some(id) = rule.related.get(nth) {
                        self.open_rule(id);
                    }
                }
            }
            Some(Over::Pick(_)) => self.pick_key(key),
            Some(Over::Points(_)) => self.points_key(key),
            Some(Over::Reasons(_)) => self.reasons_key(key),
            Some(Over::Help | Over::Doubts | Over::Remarks)
                if matches!(key.code, KeyCode::Enter | KeyCode::Char(' ' | '?' | 'd' | 'i')) =>
            {
                self.over.pop();
            }
            _ => {}
        }
    }

    fn confirmed(&mut self, confirm: Confirm) {
        let Some(screen) = self.screen() else {
            if let Confirm::Delete(session) = confirm {
                self.delete(session);
            }
            return;
        };
        let (session, revision) = (screen.session, screen.revision);
        match confirm {
            Confirm::Abandon => {
                let answer = self.app.abandon(session);
                self.show(answer);
            }
            Confirm::Remove(event) => {
                let answer = self.app.remove(session, event, revision);
                self.show(answer);
            }
            Confirm::Delete(session) => {
                self.go_home();
                self.delete(session);
            }
        }
    }

    fn take_offer(&mut self, offer: Offer) {
        let Some(screen) = self.screen() else { return };
        match offer {
            Offer::Rematch => {
                let again = self.app.rematch(screen.session);
                if let Some(again) = self.answered(again) {
                    self.open_session(again.session);
                }
            }
            Offer::Result => {
                let form = ResultForm::of(screen);
                self.over.push(Over::Result(form));
            }
            Offer::Note => self.over.push(Over::Note(Field::of("", LONGEST_NOTE))),
            Offer::Abandon => {
                self.over.push(Over::Confirm(Confirm::Abandon, self.label("label_ask_abandon")));
            }
            Offer::Delete => {
                let ask =
                    Over::Confirm(Confirm::Delete(screen.session), self.label("label_ask_delete"));
                self.over.push(ask);
            }
        }
    }

    fn offer_name(&self, offer: Offer) -> String {
        match offer {
            Offer::Rematch => self.label("label_menu_rematch"),
            Offer::Result => self.label("label_result_only"),
            Offer::Note => self.label("label_write_note"),
            Offer::Abandon => self.label("label_abandon"),
            Offer::Delete => self.label("label_delete"),
        }
    }

    fn write_note(&mut self, text: &str) {
        let Some(screen) = self.screen() else { return };
        let answer = self.app.note(screen.session, text);
        self.show(answer);
        if !self.status_is_refusal() {
            self.over.pop();
            self.say(self.label("label_noted"));
        }
    }

    pub(super) fn over_click(&mut self, line: usize) {
        match self.over.last_mut() {
            Some(Over::Menu(at)) => {
                *at = line.min(MENU.len() - 1);
                self.over_key(KeyEvent::from(KeyCode::Enter));
            }
            Some(Over::Pick(pick)) => {
                pick.go_to(line);
                self.over_key(KeyEvent::from(KeyCode::Enter));
            }
            Some(Over::Reasons(reasons)) => reasons.go_to(line),
            Some(Over::Result(form)) => form.go_to(line),
            _ => {}
        }
    }

    pub(super) fn draw_over(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let columns = usize::from(area.width).min(90);
        let (rows, wanted) = match self.over.last() {
            Some(Over::Help) => (self.help_rows(), 0),
            Some(Over::Confirm(_, text)) => (self.paragraph(text, columns), 0),
            Some(Over::Menu(at)) => (self.menu_rows(*at), *at),
            Some(Over::Rule(rule)) => (self.rule_rows(rule, columns.min(76)), 0),
            Some(Over::Doubts) => (self.doubt_rows(columns), 0),
            Some(Over::Remarks) => (self.all_to_know(columns), 0),
            Some(Over::Pick(pick)) => self.pick_rows(pick),
            Some(Over::Points(points)) => self.points_rows(points, columns),
            Some(Over::Reasons(reasons)) => self.reasons_rows(reasons, columns),
            Some(Over::Result(form)) => self.result_rows(form),
            Some(Over::Note(field)) => (self.note_rows(field, columns), 0),
            Some(Over::Search(field)) => (self.search_rows(field, columns), 0),
            None => (Vec::new(), 0),
        };
        let below = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
        canvas.rows(below, &rows, wanted);
    }

    fn paragraph(&self, text: &str, columns: usize) -> Vec<Row> {
        wrap(text, columns).into_iter().map(|line| Row::text(line, self.ink.strong())).collect()
    }

    fn menu_rows(&self, at: usize) -> Vec<Row> {
        let offers = MENU.iter().enumerate().map(|(index, offer)| {
            let style = if index == at { self.ink.here() } else { self.ink.text() };
            Row::text(format!("  {}  ", self.offer_name(*offer)), style).to(Target::Line(index))
        });
        offers.collect()
    }

    fn note_rows(&self, field: &Field, columns: usize) -> Vec<Row> {
        let mut rows = vec![
            Row::text(self.label("label_write_note"), self.ink.dim()),
            Row::default(),
            Row::text(field.shown(columns), self.ink.chosen()),
            Row::default(),
        ];
        let notes = self.screen().map(|screen| screen.notes.as_slice()).unwrap_or_default();
        let lines = notes.iter().flat_map(|note| wrap(note, columns));
        rows.extend(lines.map(|line| Row::text(line, self.ink.dim())));
        rows
    }

    fn search_rows(&self, field: &Field, columns: usize) -> Vec<Row> {
        vec![
            Row::text(self.label("label_search_words"), self.ink.dim()),
            Row::default(),
            Row::text(field.shown(columns), self.ink.chosen()),
        ]
    }

    fn doubt_rows(&self, columns: usize) -> Vec<Row> {
        let Some(screen) = self.screen() else { return Vec::new() };
        let log = self.sitting().map(|sitting| sitting.log.as_slice()).unwrap_or_default();
        let mut rows = Vec::new();
        for (soft, heading) in [(false, "label_doubts_explained"), (true, "label_doubts_soft")] {
            let doubts = screen.doubts.iter().filter(|doubt| doubt.soft == soft);
            let aside = screen.set_aside.iter().filter(|_| !soft).map(|aside| {
                let told = log.iter().find(|line| line.events.contains(&aside.event));
                let told = told.map(|line| format!("{} – ", line.text)).unwrap_or_default();
                format!("{told}{}", aside.reason)
            });
            let texts: Vec<String> = doubts.map(|doubt| doubt.text.clone()).chain(aside).collect();
            if texts.is_empty() {
                continue;
            }
            if !rows.is_empty() {
                rows.push(Row::default());
            }
            rows.extend([Row::text(self.label(heading), self.ink.dim()), Row::default()]);
            let style = if soft { self.ink.dim() } else { self.ink.doubt() };
            for text in &texts {
                for (part, line) in wrap(text, columns.saturating_sub(4)).into_iter().enumerate() {
                    let mark = if part == 0 { " ? " } else { "   " };
                    let line = Piece::new(line, self.ink.text());
                    rows.push(Row::new(vec![Piece::new(mark, style), line]));
                }
            }
        }
        rows
    }

    pub(super) fn over_hints(&self, over: &Over) -> Vec<Hint> {
        let back = ("Esc", KeyCode::Esc, self.label("label_key_back"));
        let enter = |what: String| ("Enter", KeyCode::Enter, what);
        match over {
            Over::Confirm(..) => {
                vec![enter(self.label("label_yes")), ("Esc", KeyCode::Esc, self.label("label_no"))]
            }
            Over::Menu(_) | Over::Pick(_) => vec![enter(self.label("label_key_choose")), back],
            Over::Rule(_) => vec![("1–9", KeyCode::Char('1'), self.label("label_related")), back],
            Over::Points(_) => vec![enter(self.label("label_key_reasons")), back],
            Over::Reasons(_) => vec![
                enter(self.label("label_key_rule")),
                ("←→", KeyCode::Right, self.label("label_key_next_seat")),
                back,
            ],
            Over::Result(form) => vec![
                enter(self.label(if form.is_at_end() {
                    "label_key_keep"
                } else {
                    "label_key_next"
                })),
                ("Tab", KeyCode::Tab, self.label("label_key_next")),
                ("w", KeyCode::Char('w'), self.label("label_key_winner")),
                back,
            ],
            Over::Note(_) => vec![enter(self.label("label_key_keep")), back],
            Over::Search(_) => vec![enter(self.label("label_key_search")), back],
            Over::Help | Over::Doubts | Over::Remarks => vec![back],
        }
    }

    fn help_rows(&self) -> Vec<Row> {
        let line = |keys: &str, what: String| {
            Row::new(vec![
                Piece::new(format!("  {keys:<14}"), self.ink.accent()),
                Piece::new(what, self.ink.text()),
            ])
        };
        let mut rows = Vec::new();
        if let Page::Session(sitting) = &self.page {
            match sitting.view {
                View::Log => rows.extend([
                    line("↑↓", self.label("label_help_lines")),
                    line("Enter", self.label("label_key_replace")),
                    line("i", self.label("label_key_insert")),
                    line("x", self.label("label_key_remove")),
                ]),
                View::Seats => {
                    rows.push(line("↑↓", self.label("label_help_lines")));
                    let keys = self.seats_hints().into_iter().skip(1);
                    rows.extend(keys.map(|(written, _, what)| line(written, what)));
                }
                _ => rows.extend([
                    line("Tab ↑↓←→", self.label("label_help_move")),
                    line("Enter Space", self.label("label_help_enter")),
                    line("Backspace", self.label("label_help_board")),
                    line("[ ]  1–9", self.label("label_help_pens")),
                    line("+ −", self.label("label_help_lit")),
                    line("← →  + −", self.label("label_help_values")),
                    line("0–9", self.label("label_help_numbers")),
                    line("A B C …", self.label("label_help_seat_letter")),
                    line("n", self.label("label_help_next")),
                    line("i", self.label("label_help_rule")),
                    line(".", self.label("label_help_remarks")),
                ]),
            }
            rows.extend([
                line("u  r", self.label("label_help_undo")),
                line("f", self.label("label_help_finish")),
                line("e  p", self.label("label_help_reasons")),
                line("d", self.label("label_help_doubts")),
                line("m", self.label("label_help_menu")),
                line("c t o s l / b", self.label("label_help_views")),
            ]);
        } else if self.is_at_bin() {
            rows.extend([
                line("↑↓", self.label("label_help_lines")),
                line("Enter", self.label("label_restore")),
                line("/", self.label("label_help_search")),
                line("b", self.label("label_key_back")),
            ]);
        } else {
            rows.extend([
                line("↑↓", self.label("label_help_lines")),
                line("Enter", self.label("label_help_open")),
                line("2 3 4 …", self.label("label_help_players")),
                line("n", self.label("label_help_new")),
                line("/", self.label("label_help_search")),
                line("x  b", self.label("label_help_bin")),
            ]);
        }
        rows.extend([
            line("Esc q", self.label("label_help_back")),
            Row::default(),
            Row::text(self.label("label_help_mouse"), self.ink.dim()),
        ]);
        rows
    }
}

//! What lies over a page: help, questions, the session's menu, a rule, the doubts.

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use tallystone_core::app::Screen;
use tallystone_core::game::Doubt;
use tallystone_core::outside::{PlayerId, SessionId, StepId};

use super::canvas::{Canvas, Piece, Row, Target};
use super::chrome::Hint;
use super::field::{Field, Typed};
use super::menu::Menu;
use super::pick::Pick;
use super::points::Points;
use super::reasons::Reasons;
use super::remembered::Remembered;
use super::result::ResultForm;
use super::roster::Roster;
use super::rule::RulePage;
use super::save::Save;
use super::scoring::Scoring;
use super::{Page, Shell, View};
use crate::measure::{left, width, wrap};

#[derive(Debug)]
pub(crate) enum Over {
    Help,
    Confirm(Confirm, String),
    Menu(Menu),
    Rule(RulePage),
    Scoring(Scoring),
    /// With the doubt that the cursor is on.
    Doubts(usize),
    Remarks,
    /// Something to read, with its title.
    Text(String, String),
    Save(Save),
    Roster(Roster),
    Remembered(Remembered),
    Pick(Pick),
    /// With the language that the cursor is on.
    Languages(usize),
    Points(Points),
    Reasons(Reasons),
    Result(ResultForm),
    Note(Field),
    /// Words to look for among the sessions.
    Search(Field),
}

/// What happens if the answer is yes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Confirm {
    Abandon,
    Delete(SessionId),
    Remove(StepId),
    ForgetPlayer(PlayerId),
    /// Something that is remembered of the copy of a game.
    ForgetThing(String),
}

impl Over {
    /// Whether there is nothing to do but to read it.
    fn is_read(&self) -> bool {
        matches!(
            self,
            Self::Help | Self::Rule(_) | Self::Remarks | Self::Text(..) | Self::Confirm(..)
        )
    }
}

/// The doubts in the order in which they are shown.
fn in_order(screen: &Screen) -> Vec<&Doubt<String>> {
    let of = |soft: bool| screen.doubts.iter().filter(move |doubt| doubt.soft == soft);
    of(false).chain(of(true)).collect()
}

impl Shell {
    pub(super) fn over_key(&mut self, key: KeyEvent) {
        let closes = matches!(key.code, KeyCode::Esc | KeyCode::Char('q'));
        if self.scroll(key) {
            return;
        }
        match self.over.last_mut() {
            Some(Over::Result(_)) => self.result_key(key),
            Some(Over::Save(_)) => self.save_key(key),
            Some(Over::Roster(_)) => self.roster_key(key),
            Some(Over::Remembered(_)) => self.remembered_key(key),
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
                let confirm = confirm.clone();
                match key.code {
                    KeyCode::Enter | KeyCode::Char('y') => {
                        self.over.pop();
                        self.confirmed(&confirm);
                    }
                    KeyCode::Esc | KeyCode::Char('n' | 'q') => drop(self.over.pop()),
                    _ => {}
                }
            }
            Some(_) if closes => drop(self.over.pop()),
            Some(Over::Menu(_)) => self.menu_key(key),
            Some(Over::Rule(_)) if key.code == KeyCode::F(2) => self.open_scoring_at_hand(),
            Some(Over::Rule(_)) => self.rule_key(key),
            Some(Over::Scoring(_)) => self.scoring_key(key),
            Some(Over::Pick(_)) => self.pick_key(key),
            Some(Over::Languages(_)) => self.languages_key(key),
            Some(Over::Points(_)) => self.points_key(key),
            Some(Over::Reasons(_)) => self.reasons_key(key),
            Some(Over::Doubts(_)) => self.doubts_key(key),
            Some(Over::Help | Over::Remarks | Over::Text(..))
                if matches!(key.code, KeyCode::Enter | KeyCode::Char(' ' | '?' | 'i' | '.')) =>
            {
                self.over.pop();
            }
            _ => {}
        }
    }

    fn confirmed(&mut self, confirm: &Confirm) {
        match confirm {
            Confirm::ForgetPlayer(player) => {
                let forgotten = self.app.forget_player(*player);
                if self.answered(forgotten).is_some() {
                    self.reread_roster();
                    self.say(self.label("label_forgotten"));
                }
                return;
            }
            Confirm::ForgetThing(item) => return self.forget_remembered(item),
            _ => {}
        }
        let Some(screen) = self.screen() else {
            if let Confirm::Delete(session) = confirm {
                self.delete(*session);
            }
            return;
        };
        let (session, revision) = (screen.session, screen.revision);
        match confirm {
            Confirm::ForgetPlayer(_) | Confirm::ForgetThing(_) => {}
            Confirm::Abandon => {
                let answer = self.app.abandon(session);
                self.show(answer);
            }
            Confirm::Remove(event) => {
                let answer = self.app.remove(session, *event, revision);
                self.show(answer);
            }
            Confirm::Delete(session) => {
                self.go_home();
                self.delete(*session);
            }
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
            Some(Over::Menu(_)) => self.take_offer_at(line),
            Some(Over::Languages(_)) => self.choose_language(line),
            Some(Over::Doubts(at)) => {
                *at = line;
                self.over_key(KeyEvent::from(KeyCode::Enter));
            }
            Some(Over::Roster(roster)) => roster.go_to(line),
            Some(Over::Remembered(page)) => page.go_to(line),
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
            Some(Over::Help) => (self.help_rows(columns), 0),
            Some(Over::Confirm(_, text)) => (self.paragraph(text, columns), 0),
            Some(Over::Menu(menu)) => self.menu_rows(menu),
            Some(Over::Rule(page)) => (self.rule_rows(page, columns.min(76)), 0),
            Some(Over::Scoring(page)) => self.scoring_rows(page, columns.min(76)),
            Some(Over::Doubts(at)) => self.doubt_rows(*at, columns),
            Some(Over::Text(title, text)) => (self.text_rows(title, text), 0),
            Some(Over::Save(save)) => (self.save_rows(save, columns), 0),
            Some(Over::Roster(roster)) => self.roster_rows(roster, columns),
            Some(Over::Remembered(page)) => self.remembered_rows(page, columns),
            Some(Over::Remarks) => (self.all_to_know(columns), 0),
            Some(Over::Pick(pick)) => self.pick_rows(pick),
            Some(Over::Languages(at)) => self.language_rows(*at),
            Some(Over::Points(points)) => self.points_rows(points, columns),
            Some(Over::Reasons(reasons)) => self.reasons_rows(reasons, columns),
            Some(Over::Result(form)) => self.result_rows(form, columns),
            Some(Over::Note(field)) => (self.note_rows(field, columns), 0),
            Some(Over::Search(field)) => (self.search_rows(field, columns), 0),
            None => (Vec::new(), 0),
        };
        let below = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
        match self.over.last().filter(|over| over.is_read()) {
            Some(_) => canvas.read(below, &rows, self.scrolled_to()),
            None => canvas.rows(below, &rows, wanted),
        }
    }

    /// Keys that move what is only read; says whether it was one.
    fn scroll(&mut self, key: KeyEvent) -> bool {
        if !self.over.last().is_some_and(Over::is_read) {
            return false;
        }
        let at = self.scrolled_to().min(self.last_scroll);
        let to = match key.code {
            KeyCode::Up => at.saturating_sub(1),
            KeyCode::Down => at + 1,
            KeyCode::PageUp => at.saturating_sub(10),
            KeyCode::PageDown => at + 10,
            KeyCode::Home => 0,
            KeyCode::End => usize::MAX,
            _ => return false,
        };
        self.scrolled = (self.over.len(), to.min(self.last_scroll));
        true
    }

    /// The first line of what is read: 0 for what was opened since it was moved.
    fn scrolled_to(&self) -> usize {
        if self.scrolled.0 == self.over.len() { self.scrolled.1 } else { 0 }
    }

    fn text_rows(&self, title: &str, text: &str) -> Vec<Row> {
        let mut rows = vec![Row::text(title, self.ink.strong()), Row::default()];
        rows.extend(text.lines().map(|line| Row::text(line, self.ink.text())));
        rows
    }

    fn doubts_key(&mut self, key: KeyEvent) {
        let count = self.screen().map_or(0, |screen| screen.doubts.len());
        let Some(Over::Doubts(at)) = self.over.last_mut() else { return };
        match key.code {
            KeyCode::Up | KeyCode::BackTab => *at = at.saturating_sub(1),
            KeyCode::Down | KeyCode::Tab => *at = (*at + 1).min(count.saturating_sub(1)),
            KeyCode::Enter | KeyCode::Char(' ' | 'i') => {
                let at = *at;
                let doubts = self.screen().map(in_order).unwrap_or_default();
                match doubts.get(at).and_then(|doubt| doubt.rule.clone()) {
                    Some(rule) => self.open_rule(&rule),
                    None => self.say(self.label("label_no_rule")),
                }
            }
            KeyCode::Char('d') => drop(self.over.pop()),
            _ => {}
        }
    }

    fn paragraph(&self, text: &str, columns: usize) -> Vec<Row> {
        wrap(text, columns).into_iter().map(|line| Row::text(line, self.ink.strong())).collect()
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

    /// What cannot be true first, then what is worth a look, each with the cursor; then what was set
    /// aside.
    fn doubt_rows(&self, at: usize, columns: usize) -> (Vec<Row>, usize) {
        let Some(screen) = self.screen() else { return (Vec::new(), 0) };
        let log = self.sitting().map(|sitting| sitting.log.as_slice()).unwrap_or_default();
        let (mut rows, mut wanted, mut index) = (Vec::new(), 0, 0);
        for (soft, heading) in [(false, "label_doubts_explained"), (true, "label_doubts_soft")] {
            let doubts = in_order(screen).into_iter().filter(|doubt| doubt.soft == soft);
            let aside = screen.set_aside.iter().filter(|_| !soft).map(|aside| {
                let told = log.iter().find(|line| line.events.contains(&aside.event));
                let told = told.map(|line| format!("{} – ", line.text)).unwrap_or_default();
                (None, format!("{told}{}", aside.reason))
            });
            let mut texts = Vec::new();
            for doubt in doubts {
                texts.push((Some(index), doubt.text.clone()));
                index += 1;
            }
            texts.extend(aside);
            if texts.is_empty() {
                continue;
            }
            if !rows.is_empty() {
                rows.push(Row::default());
            }
            rows.extend([Row::text(self.label(heading), self.ink.dim()), Row::default()]);
            let mark_style = if soft { self.ink.dim() } else { self.ink.doubt() };
            for (place, text) in &texts {
                let here = *place == Some(at);
                if here {
                    wanted = rows.len();
                }
                let style = if here { self.ink.here() } else { self.ink.text() };
                for (part, line) in wrap(text, columns.saturating_sub(4)).into_iter().enumerate() {
                    let mark = Piece::new(if part == 0 { " ? " } else { "   " }, mark_style);
                    let row = Row::new(vec![mark, Piece::new(line, style)]);
                    rows.push(match place {
                        Some(place) => row.to(Target::Line(*place)),
                        None => row,
                    });
                }
            }
        }
        (rows, wanted)
    }

    pub(super) fn over_hints(&self, over: &Over) -> Vec<Hint> {
        let back = ("Esc", KeyCode::Esc, self.label("label_key_back"));
        let enter = |what: String| ("Enter", KeyCode::Enter, what);
        match over {
            Over::Confirm(..) => {
                vec![enter(self.label("label_yes")), ("Esc", KeyCode::Esc, self.label("label_no"))]
            }
            Over::Menu(_) | Over::Pick(_) | Over::Languages(_) => {
                vec![enter(self.label("label_key_choose")), back]
            }
            Over::Rule(page) => self.rule_hints(page),
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
            Over::Search(_) => vec![enter(self.label("label_key_search")), back],
            Over::Note(_) | Over::Save(_) => vec![enter(self.label("label_key_keep")), back],
            Over::Roster(roster) => self.roster_hints(roster),
            Over::Remembered(page) => self.remembered_hints(page),
            Over::Doubts(_) | Over::Scoring(_) => {
                vec![enter(self.label("label_key_rule")), back]
            }
            Over::Help | Over::Remarks | Over::Text(..) => {
                vec![("↑↓", KeyCode::Down, self.label("label_key_read")), back]
            }
        }
    }

    fn help_rows(&self, columns: usize) -> Vec<Row> {
        let line = |keys: &str, what: String| (self.written(keys), what);
        let mut rows: Vec<(String, String)> = Vec::new();
        if let Page::Session(sitting) = &self.page {
            match sitting.view {
                View::Log => rows.extend([
                    line("↑↓", self.label("label_help_lines")),
                    line("Enter", self.label("label_key_replace")),
                    line("i", self.label("label_key_insert")),
                    line("x", self.label("label_key_remove")),
                ]),
                View::Checklist => rows.extend([
                    line("↑↓", self.label("label_help_lines")),
                    line("Space", self.label("label_help_tick")),
                    line("Enter", self.label("label_help_step_rule")),
                    line("v", self.label("label_help_every_step")),
                    line("a", self.label("label_help_advice")),
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
                line("F2", self.label("label_help_scoring")),
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
                line("m", self.label("label_help_home_menu")),
                line("F2", self.label("label_help_scoring")),
            ]);
        }
        rows.push(line("Esc q", self.label("label_help_back")));
        let keys = rows.iter().map(|(keys, _)| width(keys)).max().unwrap_or(0) + 1;
        let lines = rows.into_iter().flat_map(|(written, what)| {
            let parts = wrap(&what, columns.saturating_sub(keys + 2)).into_iter().enumerate();
            let part = move |(part, text): (usize, String)| {
                let written = if part == 0 { written.as_str() } else { "" };
                Row::new(vec![
                    Piece::new(format!("  {}", left(written, keys)), self.ink.accent()),
                    Piece::new(text, self.ink.text()),
                ])
            };
            parts.map(part).collect::<Vec<_>>()
        });
        let mut rows: Vec<Row> = lines.collect();
        rows.push(Row::default());
        let mouse = wrap(&self.label("label_help_mouse"), columns).into_iter();
        rows.extend(mouse.map(|line| Row::text(line, self.ink.dim())));
        rows
    }
}

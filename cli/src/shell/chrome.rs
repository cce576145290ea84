//! What frames every page: the title, the tabs, the line of news and the line of keys.

use crossterm::event::KeyCode;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;
use ratatui::{Frame, Terminal};
use tallystone_core::entry::When;
use tallystone_core::session::Phase;
use tallystone_core::sheet::ControlKind;

use super::canvas::{Canvas, Chunk, Piece, Row, Target, flow};
use super::cursor::cell_at;
use super::{Page, SMALLEST, Shell, Status, View};
use crate::measure::{fit, middle, wrap};

/// A key, how it is written, and what it does.
pub(crate) type Hint = (&'static str, KeyCode, String);

impl Shell {
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let mut canvas = Canvas::new(frame.buffer_mut(), self.first_line);
        canvas.fill(area, self.ink.page());
        self.too_small = area.width < SMALLEST.0 || area.height < SMALLEST.1;
        if self.too_small {
            self.draw_too_small(&mut canvas, area);
        } else {
            self.draw_page(&mut canvas, area);
        }
        self.first_line = canvas.first_line;
        self.last_scroll = canvas.last_scroll;
        self.hits = canvas.hits;
    }

    /// The shell as text, as it would look on a terminal of this size.
    pub fn picture(&mut self, columns: u16, lines: u16) -> String {
        let Ok(mut terminal) = Terminal::new(TestBackend::new(columns, lines));
        let Ok(_) = terminal.draw(|frame| self.draw(frame));
        let buffer = terminal.backend().buffer();
        let line = |y: u16| {
            let mut text = String::new();
            let mut x = 0;
            while x < columns {
                let symbol = buffer[(x, y)].symbol();
                text.push_str(symbol);
                x += u16::try_from(crate::measure::width(symbol)).unwrap_or(1).max(1);
            }
            text.trim_end().to_owned()
        };
        (0..lines).map(line).collect::<Vec<_>>().join("\n")
    }

    fn draw_too_small(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let size = format!("{} × {}", SMALLEST.0, SMALLEST.1);
        let text =
            format!("{} {size} ({} × {})", self.label("label_too_small"), area.width, area.height);
        let lines = wrap(&text, usize::from(area.width));
        let top = area.height.saturating_sub(u16::try_from(lines.len()).unwrap_or(0)) / 2;
        for (line, y) in lines.iter().zip(top..area.height) {
            canvas.put(0, y, area.width, &middle(line, usize::from(area.width)), self.ink.strong());
        }
    }

    fn draw_page(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let inner = Rect { x: area.x + 1, width: area.width - 2, ..area };
        let line = |y: u16| Rect { y, height: 1, ..inner };
        canvas.row(line(0), &self.title());
        let head = match self.page {
            Page::Session(_) => {
                canvas.row(line(1), &self.tabs());
                2
            }
            _ => 2,
        };
        let keys = self.hints_rows(inner.width);
        let news = self.news_rows(inner);
        let foot = u16::try_from(keys.len() + news.len()).unwrap_or(2);
        let body = Rect { y: area.y + head, height: area.height - head - foot, ..inner };
        if self.over.is_empty() {
            self.draw_body(canvas, body);
        } else {
            self.draw_over(canvas, body);
        }
        for (row, y) in news.iter().chain(&keys).zip(area.height - foot..) {
            canvas.row(line(y), row);
        }
    }

    /// What has just been said, or else what is being corrected. One line, so that nothing moves
    /// while somebody is entering; on the first page as many as it takes.
    fn news_rows(&self, area: Rect) -> Vec<Row> {
        let columns = usize::from(area.width);
        let (text, style) = match &self.status {
            Some(Status::Said(text)) => (text.as_str(), self.ink.accent()),
            Some(Status::Refused(text)) => (text.as_str(), self.ink.lost()),
            None => match self.sitting().filter(|it| it.screen.place != When::Now) {
                Some(sitting) => (sitting.correcting.as_str(), self.ink.doubt()),
                None => (self.cell_in_words().unwrap_or_default(), self.ink.dim()),
            },
        };
        let lines = match self.page {
            Page::Home(_) => wrap(text, columns),
            _ => vec![fit(text, columns)],
        };
        let most = usize::from(area.height / 3);
        lines.into_iter().take(most).map(|line| Row::text(line, style)).collect()
    }

    /// What the cell at the cursor is, on the table view.
    fn cell_in_words(&self) -> Option<&str> {
        let sitting = self.sitting().filter(|it| it.view == View::Table && self.over.is_empty())?;
        let control = sitting.screen.control(&sitting.table.control)?;
        let ControlKind::Board { board } = &control.kind else { return None };
        let cell = cell_at(board, sitting.table.cell(&control.id, board))?;
        board.cells.iter().find(|it| it.id == cell).map(|it| it.spoken.as_str())
    }

    fn draw_body(&self, canvas: &mut Canvas<'_>, body: Rect) {
        match &self.page {
            Page::Home(home) => self.draw_home(canvas, body, home),
            Page::Players(players) => self.draw_players(canvas, body, players),
            Page::Session(sitting) if sitting.view == View::Table => self.draw_table(canvas, body),
            Page::Session(sitting) => {
                canvas
                    .row(Rect { height: 1, ..body }, &self.standings_row(usize::from(body.width)));
                let rest = Rect { y: body.y + 2, height: body.height.saturating_sub(2), ..body };
                match sitting.view {
                    View::Rules => self.draw_rules(canvas, rest),
                    view => {
                        let (rows, wanted) = self.list_rows(view, usize::from(rest.width));
                        canvas.list(rest, &rows, wanted);
                    }
                }
            }
        }
    }

    fn title(&self) -> Row {
        let app = Piece::new("Tallystone", self.ink.dim());
        match &self.page {
            Page::Session(sitting) => {
                let screen = &sitting.screen;
                let mut pieces = vec![Piece::new(screen.game_name.clone(), self.ink.strong())];
                pieces.push(Piece::new(format!(" · {}", self.phase(screen.phase)), self.ink.dim()));
                if screen.played_seconds >= 60 {
                    let minutes = screen.played_seconds / 60;
                    pieces.push(Piece::new(format!(" · {minutes} min"), self.ink.dim()));
                }
                if screen.place != When::Now {
                    pieces.push(Piece::new(
                        format!(" · {}", self.label("label_correcting")),
                        self.ink.doubt(),
                    ));
                }
                Row::new(pieces).right(vec![app])
            }
            Page::Players(players) => {
                Row::text(players.game.name.clone(), self.ink.strong()).right(vec![app])
            }
            Page::Home(home) if home.bin => {
                Row::text(self.label("label_bin"), self.ink.strong()).right(vec![app])
            }
            Page::Home(_) => Row::text("Tallystone", self.ink.strong()),
        }
    }

    pub(super) fn phase(&self, phase: Phase) -> String {
        match phase {
            Phase::SettingUp => self.label("label_phase_setting_up"),
            Phase::Playing => self.label("label_phase_playing"),
            Phase::Finished => self.label("label_phase_finished"),
            Phase::Abandoned => self.label("label_phase_abandoned"),
        }
    }

    fn tabs(&self) -> Row {
        let current = self.sitting().map(|sitting| sitting.view);
        let mut pieces = Vec::new();
        for view in View::ALL {
            let here = Some(view) == current;
            let (key, name) = if here {
                (self.ink.here(), self.ink.here())
            } else {
                (self.ink.accent(), self.ink.dim())
            };
            pieces.push(Piece::new(format!(" {}", view.key()), key).to(Target::Tab(view)));
            pieces.push(
                Piece::new(format!(" {} ", self.view_name(view)), name).to(Target::Tab(view)),
            );
        }
        Row::new(pieces)
    }

    fn view_name(&self, view: View) -> String {
        match view {
            View::Checklist => self.label("label_checklist"),
            View::Table => self.label("label_table"),
            View::Options => self.label("label_options"),
            View::Seats => self.label("label_seats"),
            View::Log => self.label("label_log"),
            View::Rules => self.label("label_rules"),
            View::Tidy => self.label("label_tidy_up"),
        }
    }

    fn hints_rows(&self, columns: u16) -> Vec<Row> {
        let chunk = |(written, code, what): Hint| {
            let target = Target::Key(code);
            let pieces = vec![
                Piece::new(written, self.ink.accent()).to(target.clone()),
                Piece::new(format!(" {what}"), self.ink.dim()).to(target),
            ];
            Chunk { control: None, pieces }
        };
        let hints: Vec<Chunk> = self.hints().into_iter().map(chunk).collect();
        let mut rows = flow(hints, usize::from(columns).saturating_sub(2), 0, 2);
        // All keys are on the page of help.
        if rows.len() > 1 {
            rows[0].right = vec![Piece::new("…", self.ink.dim())];
        }
        rows.truncate(1);
        rows
    }

    /// The keys that matter where the cursor is, the most useful first.
    fn hints(&self) -> Vec<Hint> {
        let hint = |written, code, what: String| (written, code, what);
        let help = || hint("?", KeyCode::Char('?'), self.label("label_key_help"));
        let back = || hint("Esc", KeyCode::Esc, self.label("label_key_back"));
        let enter = |what: String| hint("Enter", KeyCode::Enter, what);
        if let Some(over) = self.over.last() {
            return self.over_hints(over);
        }
        let mut hints = match &self.page {
            Page::Home(home) if home.bin => vec![
                enter(self.label("label_key_restore")),
                hint("/", KeyCode::Char('/'), self.label("label_key_search")),
                back(),
            ],
            Page::Home(home) if home.is_list() => vec![
                enter(self.label("label_key_open")),
                hint("/", KeyCode::Char('/'), self.label("label_key_search")),
                back(),
            ],
            Page::Home(_) => vec![
                enter(self.label("label_key_open")),
                hint("/", KeyCode::Char('/'), self.label("label_key_search")),
                hint("n", KeyCode::Char('n'), self.label("label_new_session")),
                hint("x", KeyCode::Char('x'), self.label("label_key_delete")),
                hint("b", KeyCode::Char('b'), self.label("label_bin")),
                hint("m", KeyCode::Char('m'), self.label("label_key_menu")),
                hint("q", KeyCode::Char('q'), self.label("label_quit")),
            ],
            Page::Players(_) => vec![
                enter(self.label("label_key_start")),
                hint("F2", KeyCode::F(2), self.label("label_scoring")),
                back(),
            ],
            Page::Session(sitting) => match sitting.view {
                View::Table => return self.table_hints(),
                View::Checklist => {
                    let other = if sitting.every_step {
                        "label_key_short_list"
                    } else {
                        "label_key_every_step"
                    };
                    vec![
                        hint("Space", KeyCode::Char(' '), self.label("label_key_tick")),
                        hint("t", KeyCode::Char('t'), self.label("label_key_to_table")),
                        hint("Enter", KeyCode::Enter, self.label("label_key_rule")),
                        hint("v", KeyCode::Char('v'), self.label(other)),
                        back(),
                    ]
                }
                View::Options => vec![enter(self.label("label_key_choose")), back()],
                View::Seats => return self.seats_hints(),
                View::Log => vec![
                    enter(self.label("label_key_replace")),
                    hint("i", KeyCode::Char('i'), self.label("label_key_insert")),
                    hint("x", KeyCode::Char('x'), self.label("label_key_remove")),
                    hint("u", KeyCode::Char('u'), self.label("label_key_undo")),
                    back(),
                ],
                View::Rules => vec![
                    enter(self.label("label_key_read")),
                    hint("↑↓", KeyCode::Down, self.label("label_key_choose")),
                    hint("F2", KeyCode::F(2), self.label("label_scoring")),
                    back(),
                ],
                View::Tidy => vec![back()],
            },
        };
        if !matches!(&self.page, Page::Session(sitting) if sitting.view == View::Rules) {
            hints.push(help());
        }
        hints
    }
}

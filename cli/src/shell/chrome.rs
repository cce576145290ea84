//! What frames every page: the title, the tabs, the line of news and the line of keys.

use crossterm::event::KeyCode;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;
use ratatui::{Frame, Terminal};
use tallystone_core::entry::When;
use tallystone_core::session::Phase;
use tallystone_core::sheet::ControlKind;
use tallystone_core::text::minutes as minutes_in_words;

use super::canvas::{Canvas, Chunk, Piece, Row, Target, flow};
use super::cursor::cell_at;
use super::{Page, SMALLEST, Shell, Status, View};
use crate::measure::{fit, middle, width, wrap};
use crate::told::say;

/// A key, how it is written, and what it does.
pub(crate) type Hint = (&'static str, KeyCode, String);

/// Between two of them.
const HINT_GAP: usize = 2;

/// Which hints there is room for. What is done where the cursor is comes first, then the ways out and
/// to the help, where all keys are, then the others in their order. None is cut.
fn kept_hints(widths: &[usize], codes: &[KeyCode], columns: usize) -> Vec<bool> {
    let mut order: Vec<usize> = (0..widths.len()).collect();
    order.sort_by_key(|at| match codes[*at] {
        _ if *at == 0 => 0,
        KeyCode::Esc => 1,
        KeyCode::Char('?') => 2,
        _ => 3,
    });
    let mut kept = vec![false; widths.len()];
    let mut used = 0;
    for at in order {
        let wide = widths[at] + if used == 0 { 0 } else { HINT_GAP };
        if used + wide <= columns {
            kept[at] = true;
            used += wide;
        }
    }
    kept
}

/// The room around the keys and the names of tabs: before a key, before a name and after it. Where it
/// is tight there is less of it.
fn tab_gaps(names: &[String], columns: usize) -> (usize, usize, usize) {
    let letters: usize = names.iter().map(|name| width(name) + 1).sum();
    let room = |(before, between, after): &(usize, usize, usize)| {
        letters + names.len() * (before + between + after) <= columns
    };
    [(1, 1, 1), (1, 1, 0)].into_iter().find(room).unwrap_or((1, 0, 0))
}

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
        #[cfg(test)]
        self.texts.clone_from(&canvas.texts);
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
        let size = |columns: u16, lines: u16| format!("{columns} × {lines}");
        let (needed, here) = (size(SMALLEST.0, SMALLEST.1), size(area.width, area.height));
        let text = say!(self.language, commands_too_small, needed = needed, here = here);
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
                canvas.row(line(1), &self.tabs(usize::from(inner.width)));
                2
            }
            _ => 2,
        };
        let news = self.news_rows(inner);
        let keys =
            if self.takes_line_of_keys(&news) { Vec::new() } else { self.hints_rows(inner.width) };
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

    /// What is too long for a line at a table has that of the keys until the next one is pressed.
    fn takes_line_of_keys(&self, news: &[Row]) -> bool {
        matches!(self.page, Page::Session(_)) && news.len() > 1
    }

    /// What has just been said, or else what is being corrected. At a table the page above it stays
    /// where it is: one line, or two with that of the keys; on the first page as many as it takes.
    fn news_rows(&self, area: Rect) -> Vec<Row> {
        let columns = usize::from(area.width);
        let (text, style) = match &self.status {
            Some(Status::Said(text)) => (text.as_str(), self.ink.accent()),
            Some(Status::Refused(text)) => (text.as_str(), self.ink.lost()),
            // What lies over the page has its own matter.
            None if !self.over.is_empty() => ("", self.ink.dim()),
            None => match self.sitting().filter(|it| it.screen.place != When::Now) {
                Some(sitting) => (sitting.correcting.as_str(), self.ink.doubt()),
                None => (self.cell_in_words().unwrap_or_default(), self.ink.dim()),
            },
        };
        let lines = match self.page {
            Page::Home(_) => wrap(text, columns),
            Page::Session(_) if self.status.is_some() => {
                let mut lines = wrap(text, columns);
                if lines.len() > 2 {
                    lines = vec![lines[0].clone(), fit(&lines[1..].join(" "), columns)];
                }
                lines
            }
            _ => vec![fit(text, columns)],
        };
        let most = usize::from(area.height / 3);
        lines.into_iter().take(most).map(|line| Row::text(line, style)).collect()
    }

    /// What the cell at the cursor is, on the table view.
    fn cell_in_words(&self) -> Option<&str> {
        let sitting = self.sitting().filter(|it| it.view == View::Table)?;
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
                    let minutes = u32::try_from(screen.played_seconds / 60).unwrap_or(u32::MAX);
                    let minutes = minutes_in_words(self.language, minutes);
                    pieces.push(Piece::new(format!(" · {minutes}"), self.ink.dim()));
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

    fn tabs(&self, columns: usize) -> Row {
        let current = self.sitting().map(|sitting| sitting.view);
        let names = View::ALL.map(|view| self.view_name(view));
        let (before, between, after) = tab_gaps(&names, columns);
        let gap = |columns: usize| " ".repeat(columns);
        let mut pieces = Vec::new();
        for (view, name) in View::ALL.into_iter().zip(names) {
            let here = Some(view) == current;
            let (key_ink, name_ink) = if here {
                (self.ink.here(), self.ink.here())
            } else {
                (self.ink.accent(), self.ink.dim())
            };
            let key = format!("{}{}", gap(before), view.key());
            let name = format!("{}{name}{}", gap(between), gap(after));
            pieces.push(Piece::new(key, key_ink).to(Target::Tab(view)));
            pieces.push(Piece::new(name, name_ink).to(Target::Tab(view)));
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
        let chunk = |(written, code, what): &Hint| {
            let target = Target::Key(*code);
            let pieces = vec![
                Piece::new(self.written(written), self.ink.accent()).to(target.clone()),
                Piece::new(format!(" {what}"), self.ink.dim()).to(target),
            ];
            Chunk { control: None, pieces }
        };
        let hints = self.hints();
        let chunks: Vec<Chunk> = hints.iter().map(chunk).collect();
        let widths: Vec<usize> = chunks.iter().map(Chunk::width).collect();
        let codes: Vec<KeyCode> = hints.iter().map(|(_, code, _)| *code).collect();
        let columns = usize::from(columns).saturating_sub(2);
        let kept = kept_hints(&widths, &codes, columns);
        let all = kept.iter().all(|kept| *kept);
        let chunks = chunks.into_iter().zip(kept).filter_map(|(chunk, kept)| kept.then_some(chunk));
        let mut rows = flow(chunks.collect(), columns, 0, HINT_GAP);
        rows.truncate(1);
        // All keys are on the page of help.
        if let Some(row) = rows.first_mut().filter(|_| !all) {
            row.right = vec![Piece::new("…", self.ink.dim())];
        }
        rows
    }

    /// Keys as they stand on a keyboard: those that have names have them in the language that is
    /// spoken.
    pub(super) fn written(&self, keys: &str) -> String {
        let named = |key| match key {
            "Enter" => self.label("label_key_name_enter"),
            "Esc" => self.label("label_key_name_esc"),
            "Tab" => self.label("label_key_name_tab"),
            "Space" => self.label("label_key_name_space"),
            "Backspace" => self.label("label_key_name_backspace"),
            other => other.to_owned(),
        };
        keys.split(' ').map(named).collect::<Vec<_>>().join(" ")
    }

    /// The keys that matter where the cursor is, the most useful first.
    pub(super) fn hints(&self) -> Vec<Hint> {
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
                hint("p", KeyCode::Char('p'), self.label("label_practice")),
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

#[cfg(test)]
mod tests {
    use tallystone_core::text::{Language, label};

    use super::*;

    /// The columns that tabs take.
    fn tabs(names: &[String]) -> usize {
        let (before, between, after) = tab_gaps(names, COLUMNS);
        names.iter().map(|name| width(name) + 1 + before + between + after).sum()
    }

    const COLUMNS: usize = 78;
    const NAMES: [&str; 7] = [
        "label_checklist",
        "label_table",
        "label_options",
        "label_seats",
        "label_log",
        "label_rules",
        "label_tidy_up",
    ];

    #[test]
    fn the_tabs_fit_in_every_language() {
        // The one that only tests speak is longer than any.
        for language in Language::all().filter(|language| language.tag() != "en-XA") {
            let names = NAMES.map(|name| label(language, name));
            assert!(tabs(&names) <= COLUMNS, "{}: {names:?}", language.tag());
        }
        let of = |letters: usize| NAMES.map(|_| "x".repeat(letters));
        let gaps = |letters: usize| tab_gaps(&of(letters), COLUMNS);
        assert_eq!((gaps(5), gaps(8), gaps(9)), ((1, 1, 1), (1, 1, 0), (1, 0, 0)));
        // A language that is too long is found.
        assert!(tabs(&of(9)) <= COLUMNS && tabs(&of(10)) > COLUMNS);
    }

    #[test]
    fn hints_give_way_but_for_the_first_the_way_out_and_the_help() {
        let codes = ["Enter", "x", "b", "?", "Esc"].map(|key| match key {
            "Enter" => KeyCode::Enter,
            "Esc" => KeyCode::Esc,
            key => KeyCode::Char(key.chars().next().unwrap_or(' ')),
        });
        let kept = |widths: [usize; 5]| kept_hints(&widths, &codes, 40);
        assert_eq!(kept([5; 5]), [true; 5]);
        assert_eq!(kept([10, 8, 10, 10, 6]), [true, true, false, true, true]);
        // What is shorter may still have room.
        assert_eq!(kept([10, 20, 6, 10, 6]), [true, false, true, true, true]);
        assert_eq!(kept([30, 9, 9, 9, 9]), [true, false, false, false, false]);
    }
}

//! The end: who won, on top of a cairn in the order of places, what decided it, and the boards as
//! they lay. A page each, turned by arrows and digits; where there is room, the first board stands
//! beneath the result.

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use tallystone_core::app::{SeatView, control};
use tallystone_core::board::Board;
use tallystone_core::session::Phase;
use tallystone_core::sheet::{Control, ControlKind};

use super::Shell;
use super::canvas::{Canvas, Chunk, Piece, Row, Target, flow};
use super::chrome::Hint;
use super::sitting::Sitting;
use crate::measure::{fit, width, wrap};
use crate::told::say;

/// The widest that the cairn is.
const CAIRN: usize = 22;
/// Stones that are piled up; more players share the lowest.
const MOST_STONES: usize = 5;

/// What is looked at when a session is over.
#[derive(Debug)]
pub(crate) struct Finale {
    /// What decided it, in sentences.
    decided: Vec<String>,
    boards: Vec<Control<String>>,
    /// The page: the result, then each board.
    at: usize,
}

impl Sitting {
    /// Whether the result is what there is to see.
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.screen.phase, Phase::Finished | Phase::Abandoned)
            && self.screen.place == tallystone_core::entry::When::Now
    }
}

impl Shell {
    /// Reads what is to be seen at the end, once.
    pub(super) fn read_finale(&mut self) {
        let Some(sitting) = self.sitting_mut() else { return };
        if !sitting.is_over() {
            sitting.finale = None;
            return;
        }
        if sitting.finale.is_some() {
            return;
        }
        let (session, phase) = (sitting.screen.session, sitting.screen.phase);
        // Of a result that was only told nothing lies on a table.
        let played =
            self.app.log(session).is_ok_and(|log| log.iter().any(|it| !it.events.is_empty()));
        let boards = self.app.laid_boards(session).unwrap_or_default();
        let boards = boards.into_iter().filter(|laid| has_something(&laid.board)).map(|laid| {
            let seat = laid.seat.and_then(|seat| {
                let seats = self.screen().map(|screen| screen.seats.as_slice()).unwrap_or_default();
                seats.iter().find(|it| it.seat == seat).map(|it| it.name.clone())
            });
            let label = match seat {
                Some(seat) => {
                    say!(self.language, commands_board_of, seat = seat, what = laid.label)
                }
                None => laid.label,
            };
            let id = format!("final {}", laid.control);
            let kind = ControlKind::Board { board: without_hints(laid.board) };
            let (entered, wanted, rule) = (true, false, None);
            Control { id, spoken: label.clone(), label, entered, wanted, rule, kind }
        });
        let boards = if played { boards.collect() } else { Vec::new() };
        let mut decided = Vec::new();
        if phase == Phase::Finished {
            // Without a result to compare there is nothing to say about it.
            decided.extend(self.app.difference(session).ok().map(|it| it.text));
            decided.extend(self.app.decided(session).ok().flatten().map(|it| it.text));
        }
        decided.retain(|text| !text.is_empty());
        if let Some(sitting) = self.sitting_mut() {
            sitting.finale = Some(Finale { decided, boards, at: 0 });
        }
    }

    /// Keys of the table when all is over; says whether it was one.
    pub(super) fn finale_key(&mut self, key: KeyEvent) -> bool {
        let Some(finale) = self.sitting_mut().and_then(|sitting| sitting.finale.as_mut()) else {
            return false;
        };
        let last = finale.boards.len();
        match key.code {
            KeyCode::Right | KeyCode::Tab => finale.at = (finale.at + 1) % (last + 1),
            KeyCode::Left | KeyCode::BackTab => finale.at = (finale.at + last) % (last + 1),
            KeyCode::Up | KeyCode::Down | KeyCode::Home | KeyCode::End => {
                return self.look_over_board(key.code);
            }
            KeyCode::Char('a') => self.rematch(),
            KeyCode::Char('g') => self.open_card(),
            KeyCode::Char(letter) => {
                let nth = letter.to_digit(10).and_then(|nth| usize::try_from(nth).ok());
                match nth.and_then(|nth| nth.checked_sub(1)).filter(|at| *at <= last) {
                    Some(at) => finale.at = at,
                    None => return false,
                }
            }
            _ => return false,
        }
        true
    }

    /// Moves over a board that has no room to be seen as a whole; says whether one is looked at.
    fn look_over_board(&mut self, code: KeyCode) -> bool {
        let Some(sitting) = self.sitting_mut() else { return false };
        let finale = sitting.finale.as_ref();
        let shown = finale.and_then(|it| it.boards.get(it.at.checked_sub(1)?));
        let Some(control) = shown else { return false };
        let ControlKind::Board { board } = &control.kind else { return false };
        let (column, row) = sitting.table.cell(&control.id, board);
        let to = match code {
            KeyCode::Up => (column, row.saturating_sub(1)),
            KeyCode::Down => (column, row.saturating_add(1).min(board.rows.saturating_sub(1))),
            KeyCode::Home => (0, row),
            _ => (board.columns.saturating_sub(1), row),
        };
        sitting.table.go_to_cell(&control.id, to);
        true
    }

    pub(super) fn draw_finale(&self, canvas: &mut Canvas<'_>, area: Rect, finale: &Finale) {
        let columns = usize::from(area.width);
        let bar = self.finale_bar(columns);
        let foot = u16::try_from(bar.len()).unwrap_or(1);
        let y = area.bottom().saturating_sub(foot);
        canvas.rows(Rect { y, height: foot, ..area }, &bar, 0);
        canvas.row(Rect { height: 1, ..area }, &self.finale_tabs(finale, columns));
        let height = area.height.saturating_sub(foot + 1);
        let body = Rect { y: area.y + 1, height, ..area };
        if let Some(board) = finale.at.checked_sub(1).and_then(|at| finale.boards.get(at)) {
            return self.draw_final_board(canvas, body, board);
        }
        let rows = self.result_in_rows(finale, columns);
        canvas.rows(body, &rows, 0);
        let used = u16::try_from(rows.len()).unwrap_or(u16::MAX).saturating_add(1);
        let rest = Rect {
            y: body.y.saturating_add(used),
            height: body.height.saturating_sub(used),
            ..body
        };
        if let Some(board) = finale.boards.first()
            && let ControlKind::Board { board: cells } = &board.kind
            && self.board_lines(cells, rest.width) <= rest.height
        {
            self.draw_final_board(canvas, rest, board);
        }
    }

    /// To look at: nothing on it answers to a click.
    fn draw_final_board(&self, canvas: &mut Canvas<'_>, area: Rect, control: &Control<String>) {
        let ControlKind::Board { board } = &control.kind else { return };
        let before = canvas.hits.clone();
        self.draw_board(canvas, area, control, board);
        canvas.hits = before;
    }

    fn finale_tabs(&self, finale: &Finale, columns: usize) -> Row {
        let names = std::iter::once(self.label("label_to_result"));
        let names: Vec<String> =
            names.chain(finale.boards.iter().map(|it| it.label.clone())).collect();
        if names.len() == 1 {
            return Row::default();
        }
        let each = columns / names.len();
        let pieces = names.iter().zip(1..).flat_map(|(name, nth)| {
            let here = finale.at + 1 == nth;
            let style = if here { self.ink.here() } else { self.ink.dim() };
            let text = fit(&format!(" {nth} {name} "), each.saturating_sub(1));
            let key = char::from_digit(u32::try_from(nth).unwrap_or(0), 10).unwrap_or('1');
            [Piece::new(text, style).to(Target::Key(KeyCode::Char(key))), Piece::gap(1)]
        });
        Row::new(pieces.collect())
    }

    /// The cairn with the places beside it, then why it ended so.
    fn result_in_rows(&self, finale: &Finale, columns: usize) -> Vec<Row> {
        let Some(screen) = self.screen() else { return Vec::new() };
        let mut seats: Vec<&SeatView> = screen.seats.iter().collect();
        seats.sort_by_key(|seat| (seat.left, seat.rank.unwrap_or(u32::MAX)));
        let cairn = self.cairn(&seats);
        let mut beside = vec![Row::text(screen.standings_title.clone(), self.ink.dim())];
        let room = columns.saturating_sub(CAIRN + 4);
        for seat in &seats {
            beside.extend(self.seat_rows(seat, None, room.min(48)));
        }
        let lines = cairn.len().max(beside.len());
        let blank = || vec![Piece::gap(CAIRN)];
        let mut rows = Vec::new();
        for line in 0..lines {
            // The river flows beneath both.
            let stone = (line + cairn.len()).checked_sub(lines).and_then(|at| cairn.get(at));
            let stone = stone.cloned().unwrap_or_else(blank);
            let wide: usize = stone.iter().map(Piece::width).sum();
            let mut pieces = stone;
            pieces.push(Piece::gap((CAIRN + 4).saturating_sub(wide)));
            let Some(row) = beside.get(line) else {
                rows.push(Row::new(pieces));
                continue;
            };
            let of_row: Vec<Piece> = row.left.iter().flat_map(|it| it.pieces.clone()).collect();
            let used: usize = of_row.iter().map(Piece::width).sum();
            let right: usize = row.right.iter().map(Piece::width).sum();
            pieces.extend(of_row);
            pieces.push(Piece::gap(room.min(48).saturating_sub(used + right)));
            pieces.extend(row.right.clone());
            rows.push(Row::new(pieces));
        }
        rows.push(Row::default());
        let said = screen.verdict.iter().chain(&finale.decided);
        let mut texts: Vec<&String> = said.collect();
        texts.dedup();
        for (index, text) in texts.into_iter().enumerate() {
            let style = if index == 0 { self.ink.strong() } else { self.ink.text() };
            rows.extend(wrap(text, columns).into_iter().map(|line| Row::text(line, style)));
        }
        rows
    }

    /// The winners with a crown, on stones that are the others in the order of places, by the river.
    fn cairn(&self, seats: &[&SeatView]) -> Vec<Vec<Piece>> {
        let finished = self.screen().is_some_and(|screen| screen.phase == Phase::Finished);
        let (winners, others): (Vec<&SeatView>, Vec<&SeatView>) =
            seats.iter().partition(|seat| finished && seat.winner);
        let centred = |pieces: Vec<Piece>| {
            let wide: usize = pieces.iter().map(Piece::width).sum();
            [vec![Piece::gap(CAIRN.saturating_sub(wide) / 2)], pieces].concat()
        };
        let mut lines = Vec::new();
        if !winners.is_empty() {
            let crowns = vec!["♛"; winners.len()].join("    ");
            lines.push(centred(vec![Piece::new(crowns, self.ink.doubt())]));
            let between = |(index, seat): (usize, &&SeatView)| {
                let gap = Piece::gap(if index == 0 { 0 } else { 3 });
                [gap, self.pebble(seat, false)]
            };
            lines.push(centred(winners.iter().enumerate().flat_map(between).collect()));
        }
        for (index, seat) in others.iter().take(MOST_STONES).enumerate() {
            let pebble = self.pebble(seat, false);
            let inside = (6 + 3 * index).min(CAIRN - 4).saturating_sub(pebble.width());
            let edge = |text: String| Piece::new(text, self.ink.line());
            let (left, right) = (inside / 2, inside - inside / 2);
            lines.push(centred(vec![
                edge(format!("({}", " ".repeat(left))),
                pebble,
                edge(format!("{})", " ".repeat(right))),
            ]));
        }
        let river = Piece::new("≈".repeat(CAIRN), self.ink.accent());
        debug_assert_eq!(width(&river.text), CAIRN);
        lines.push(vec![river]);
        lines
    }

    /// What is done after a game.
    fn finale_bar(&self, columns: usize) -> Vec<Row> {
        let entry = |key: char, what: &str| {
            let text = format!("{key} {}", self.label(what));
            let piece = Piece::new(text, self.ink.accent()).to(Target::Key(KeyCode::Char(key)));
            Chunk { control: None, pieces: vec![piece] }
        };
        let mut chunks = vec![entry('a', "label_rematch"), entry('g', "label_share")];
        let bar = self.screen().and_then(|screen| screen.control(control::REOPEN));
        chunks.extend(bar.map(|control| self.control(control, columns)));
        flow(chunks, columns, 0, 4)
    }

    pub(super) fn finale_hints(&self, finale: &Finale) -> Vec<Hint> {
        let mut hints = Vec::new();
        if !finale.boards.is_empty() {
            hints.push(("← →", KeyCode::Right, self.label("label_key_boards")));
        }
        hints.extend([
            ("e", KeyCode::Char('e'), self.label("label_key_reasons")),
            ("p", KeyCode::Char('p'), self.label("label_key_points")),
            ("l", KeyCode::Char('l'), self.label("label_log")),
            ("m", KeyCode::Char('m'), self.label("label_key_menu")),
            ("?", KeyCode::Char('?'), self.label("label_key_help")),
            ("Esc", KeyCode::Esc, self.label("label_key_back")),
        ]);
        hints
    }
}

/// Whether anything lies on a board.
fn has_something(board: &Board<String>) -> bool {
    board.cells.iter().any(|cell| {
        let face = &cell.face;
        !(face.marks.is_empty() && face.badges.is_empty() && face.strokes.is_empty())
    })
}

/// As it lies: nothing is held, and nothing is to be tapped next.
fn without_hints(mut board: Board<String>) -> Board<String> {
    for cell in &mut board.cells {
        cell.selected = false;
        cell.target = false;
    }
    board.pens.clear();
    board.pen = None;
    board
}

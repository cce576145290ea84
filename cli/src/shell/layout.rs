//! The table view, laid out by the roles of the sheet's groups and the size of the terminal.

use ratatui::layout::Rect;
use tallystone_core::app::SeatView;
use tallystone_core::board::{Board, Cell};
use tallystone_core::entry::When;
use tallystone_core::name::LONGEST_NAME;
use tallystone_core::session::Phase;
use tallystone_core::sheet::{Control, ControlKind, Group, Role};
use tallystone_core::text::{Counted, counted};

use super::Shell;
use super::canvas::{Canvas, Piece, Row, Target, flow, scrolled};
use super::sitting::Sitting;
use crate::figures::plain;
use crate::measure::{fit, wrap};
use crossterm::event::KeyCode;

/// A strip is not narrower than this beside a board.
const NARROWEST_STRIP: u16 = 33;
/// A strip is easier to read when its total is not too far from its name.
const WIDEST_STRIP: u16 = 64;
/// Between a board and the strips beside it.
const GUTTER: u16 = 2;

/// Lines of what is to be done.
const PROMPT: u16 = 2;

/// How many empty lines there are between strips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Air {
    None,
    BetweenSeats,
    All,
    /// And what each total is made of.
    Reasons,
}

impl Shell {
    pub(super) fn draw_table(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let Some(sitting) = self.sitting() else { return };
        if let Some(finale) = &sitting.finale {
            return self.draw_finale(canvas, area, finale);
        }
        let screen = &sitting.screen;
        let columns = usize::from(area.width);
        let mut bar = self.bar_rows(columns);
        let boards: Vec<_> = screen.sheet.controls().filter_map(board_of).collect();
        let board = boards.first().map(|(_, board)| *board);
        let asked = screen.sheet.asked().map(|group| self.ask_rows(group, columns));
        if let Some(asked) = asked {
            bar = [self.panel(asked, area.height / 2), bar].concat();
        }
        let remarks = self.remark_rows(columns);
        let needed = PROMPT + lines(&remarks) + lines(&bar) + self.middle_lines(board, area.width);
        let fits = needed <= area.height && screen.sheet.asked().is_none();
        let top = self.prompt_rows(columns, if fits { 0 } else { screen.sheet.remarks.len() });
        // Remarks come and go: beneath the board, which stays where it is.
        let bottom = if fits { [remarks, bar].concat() } else { bar };
        let (head, foot) = (lines(&top), lines(&bottom));
        canvas.rows(Rect { height: head.min(area.height), ..area }, &top, 0);
        let y = area.bottom().saturating_sub(foot);
        canvas.rows(Rect { y, height: foot, ..area }, &bottom, 0);
        let middle =
            Rect { y: area.y + head, height: area.height.saturating_sub(head + foot), ..area };
        match boards.as_slice() {
            [] => {
                let width = middle.width.min(WIDEST_STRIP);
                self.draw_strips(canvas, Rect { width, ..middle });
            }
            // What is asked by a board stands beside the board that it is about.
            [(control, board), ..] => self.draw_with_board(canvas, middle, control, board),
        }
    }

    /// As much of what is asked as there is room for, around the cursor; what is above or below is
    /// told.
    fn panel(&self, rows: Vec<Row>, most: u16) -> Vec<Row> {
        let most = usize::from(most.max(2));
        if rows.len() <= most {
            return rows;
        }
        let control = self.sitting().map(|sitting| sitting.table.control.as_str());
        let wanted = rows.iter().rposition(|row| control.is_some_and(|it| row.holds(it)));
        // The question stays.
        let mut rows = rows.into_iter();
        let first: Vec<Row> = rows.by_ref().take(1).collect();
        let rest: Vec<Row> = rows.collect();
        let offset = scrolled(rest.len(), most - 1, wanted.unwrap_or(1).saturating_sub(1));
        let (above, below) = (offset > 0, offset + most - 1 < rest.len());
        let mut shown: Vec<Row> = rest.into_iter().skip(offset).take(most - 1).collect();
        let mark = |sign: &str| vec![Piece::new(format!(" {sign}"), self.ink.accent())];
        if let Some(row) = shown.first_mut().filter(|_| above) {
            row.right = mark("↑");
        }
        if let Some(row) = shown.last_mut().filter(|_| below) {
            row.right = mark("↓");
        }
        [first, shown].concat()
    }

    /// What board and strips need so that nothing of them is cut.
    fn middle_lines(&self, board: Option<&Board<String>>, width: u16) -> u16 {
        let strips = |columns: u16| lines(&self.strip_rows(usize::from(columns), Air::None));
        let Some(board) = board else { return strips(width.min(WIDEST_STRIP)) };
        let (need, _) = Self::board_columns(board);
        let of_board = self.board_lines(board, width);
        if width >= need + GUTTER + NARROWEST_STRIP {
            of_board.max(strips(NARROWEST_STRIP))
        } else {
            of_board + 1 + strips(width)
        }
    }

    fn draw_with_board(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        control: &Control<String>,
        board: &Board<String>,
    ) {
        let (need, want) = Self::board_columns(board);
        if area.width >= need + GUTTER + NARROWEST_STRIP {
            let beside =
                (area.width.saturating_sub(want + GUTTER)).clamp(NARROWEST_STRIP, WIDEST_STRIP);
            let of_board = (area.width - beside - GUTTER).min(want.max(need));
            self.draw_board(canvas, Rect { width: of_board, ..area }, control, board);
            let x = area.x + of_board + GUTTER;
            let strips = Rect { x, width: (area.right() - x).min(WIDEST_STRIP), ..area };
            if !self.draw_asked_board(canvas, strips) {
                self.draw_strips(canvas, strips);
            }
        } else if self.screen().is_some_and(|screen| screen.sheet.asked().is_some()) {
            // While something is asked, the place that it is about is what has to be seen.
            let half = area.width / 2;
            let right = Rect { x: area.x + half + 1, width: area.width - half - 1, ..area };
            let beside = self.draw_asked_board(canvas, right);
            let width = if beside { half } else { area.width };
            self.draw_board(canvas, Rect { width, ..area }, control, board);
        } else {
            let strips = lines(&self.strip_rows(usize::from(area.width), Air::None));
            let least = self.board_lines(board, area.width).min(area.height / 2);
            let of_strips = strips.min(area.height.saturating_sub(least + 1));
            let of_board = area.height.saturating_sub(of_strips + 1);
            self.draw_board(canvas, Rect { height: of_board, ..area }, control, board);
            let y = area.y + of_board + 1;
            self.draw_strips(canvas, Rect { y, height: area.bottom().saturating_sub(y), ..area });
        }
    }

    /// What is asked by a board of its own, such as the edges of a tile, in place of the seats.
    fn draw_asked_board(&self, canvas: &mut Canvas<'_>, area: Rect) -> bool {
        let asked = self.screen().and_then(|screen| screen.sheet.asked());
        let board = asked.and_then(|group| group.controls.iter().find_map(board_of));
        if let Some((control, board)) = board {
            self.draw_board(canvas, area, control, board);
        }
        board.is_some()
    }

    fn draw_strips(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let columns = usize::from(area.width);
        let rooms = [Air::Reasons, Air::All, Air::BetweenSeats, Air::None];
        let fits = |rows: &Vec<Row>| rows.len() <= usize::from(area.height);
        let rows = rooms.into_iter().map(|air| self.strip_rows(columns, air)).find(fits);
        let rows = rows.unwrap_or_else(|| self.strip_rows(columns, Air::None));
        let control =
            self.sitting().map(|sitting| sitting.table.control.as_str()).unwrap_or_default();
        let wanted = rows.iter().position(|row| row.holds(control)).unwrap_or(0);
        canvas.rows(area, &rows, wanted);
    }

    /// Seats, then what is needed now and then.
    fn strip_rows(&self, columns: usize, air: Air) -> Vec<Row> {
        let Some(screen) = self.screen() else { return Vec::new() };
        let title = Piece::new(fit(&screen.standings_title, columns), self.ink.dim());
        let mut rows = vec![Row::new(vec![title])];
        let groups =
            |role: Role| screen.sheet.groups.iter().filter(move |group| group.role == role);
        for (index, seat) in screen.seats.iter().enumerate() {
            if air != Air::None && index > 0 {
                rows.push(Row::default());
            }
            let group = groups(Role::Seats).find(|group| group.seat == Some(seat.seat));
            rows.extend(self.seat_rows(seat, group, columns));
            let is_open = |group: &Group<String>| {
                self.sitting().is_some_and(|sitting| sitting.table.shows(group))
            };
            if air == Air::Reasons && group.is_none_or(is_open) {
                rows.push(self.made_of(seat, columns));
            }
        }
        let others = groups(Role::Seats).filter(|group| !has_seat(group, &screen.seats));
        let heroes = groups(Role::Hero)
            .filter(|group| !group.controls.iter().any(|it| board_of(it).is_some()));
        for group in others.chain(heroes).chain(groups(Role::Aside)) {
            if matches!(air, Air::All | Air::Reasons) {
                rows.push(Row::default());
            }
            rows.extend(self.group_rows(group, columns));
        }
        rows
    }

    /// The first level of a total, in a quiet line.
    fn made_of(&self, seat: &SeatView, columns: usize) -> Row {
        let lines = seat.lines.iter().map(|line| format!("{} {}", line.text, plain(line.points)));
        let text = lines.collect::<Vec<_>>().join(" · ");
        let text = Piece::new(fit(&text, columns.saturating_sub(4)), self.ink.dim());
        Row::new(vec![Piece::gap(3), Piece { target: Some(Target::Seat(seat.seat)), ..text }])
    }

    /// What is to be done, what the rules say about the end, how much is in doubt, and how many
    /// remarks there is no room for.
    fn prompt_rows(&self, columns: usize, remarks: usize) -> Vec<Row> {
        let Some(screen) = self.screen() else { return Vec::new() };
        let doubts = screen.doubts.len() + screen.set_aside.len();
        let mark = match doubts {
            0 => Vec::new(),
            _ => vec![
                Piece::new(
                    format!("  d ? {}", self.so_many(Counted::Doubts, doubts)),
                    self.ink.doubt(),
                )
                .to(Target::Key(KeyCode::Char('d'))),
            ],
        };
        let room = columns.saturating_sub(mark.iter().map(Piece::width).sum());
        let closed = matches!(screen.phase, Phase::Finished | Phase::Abandoned);
        let (text, style) = match (&screen.ending, &screen.sheet.prompt) {
            _ if screen.place != When::Now => (self.label("label_as_it_was"), self.ink.doubt()),
            (Some(ending), _) if !closed => (ending.clone(), self.ink.chosen()),
            (_, Some(prompt)) if !closed => (prompt.clone(), self.ink.text()),
            _ => (screen.verdict.join(" "), self.ink.strong()),
        };
        // Always so many lines: what is beneath never moves.
        let (first, rest) = first_line(&text, room);
        let first = Row::text(first, style).right(mark);
        let more = match remarks {
            0 => Vec::new(),
            _ => vec![
                Piece::new(
                    format!("  . {}", self.so_many(Counted::Remarks, remarks)),
                    self.ink.accent(),
                )
                .to(Target::Key(KeyCode::Char('.'))),
            ],
        };
        let room = columns.saturating_sub(more.iter().map(Piece::width).sum());
        vec![first, Row::text(fit(&rest, room), style).right(more)]
    }

    fn so_many(&self, what: Counted, n: usize) -> String {
        counted(self.language, what, u32::try_from(n).unwrap_or(u32::MAX))
    }

    /// What is to be done, in full, and what is good to know.
    pub(super) fn all_to_know(&self, columns: usize) -> Vec<Row> {
        let prompt = self.screen().and_then(|screen| screen.sheet.prompt.as_ref());
        let lines = prompt.map(|prompt| wrap(prompt, columns)).unwrap_or_default();
        let mut rows: Vec<Row> =
            lines.into_iter().map(|line| Row::text(line, self.ink.text())).collect();
        rows.push(Row::default());
        rows.extend(self.remark_rows(columns));
        // What stands in one line below, in full, and what is said of cells that have no room for it.
        let here = self.words_of_cell(|sitting, board| {
            let at = sitting.table.cell(&sitting.table.control, board);
            super::cursor::cell_at(board, at).map(|id| vec![id.to_owned()]).unwrap_or_default()
        });
        let signs = self.words_of_cell(|_, board| {
            let says = |cell: &&Cell<String>| cell.face.badges.iter().any(|it| it.text.is_some());
            board.cells.iter().filter(says).map(|cell| cell.id.clone()).collect()
        });
        for text in here.into_iter().chain(signs) {
            rows.push(Row::default());
            let lines = wrap(&text, columns).into_iter();
            rows.extend(lines.map(|line| Row::text(line, self.ink.text())));
        }
        rows
    }

    /// What cells of the first board are, in words.
    fn words_of_cell(
        &self,
        which: impl Fn(&Sitting, &Board<String>) -> Vec<String>,
    ) -> Vec<String> {
        let Some(sitting) = self.sitting() else { return Vec::new() };
        let mut boards = sitting.screen.sheet.controls().filter_map(board_of);
        let Some((_, board)) = boards.next() else { return Vec::new() };
        let wanted = which(sitting, board);
        let cells = board.cells.iter().filter(|cell| wanted.contains(&cell.id));
        cells.map(|cell| cell.spoken.clone()).collect()
    }

    /// What is good to know now.
    pub(super) fn remark_rows(&self, columns: usize) -> Vec<Row> {
        let remarks = self.screen().map_or(&[][..], |screen| &screen.sheet.remarks);
        let mut rows: Vec<Row> = Vec::new();
        for remark in remarks {
            for (part, line) in wrap(remark, columns.saturating_sub(2)).into_iter().enumerate() {
                let mark = if part == 0 { "· " } else { "  " };
                rows.push(Row::text(format!("{mark}{line}"), self.ink.dim()));
            }
        }
        rows
    }

    fn bar_rows(&self, columns: usize) -> Vec<Row> {
        let Some(screen) = self.screen() else { return Vec::new() };
        let groups = screen.sheet.groups.iter().filter(|group| group.role == Role::Bar);
        let (actions, others): (Vec<_>, Vec<_>) =
            groups.partition(|group| group.controls.iter().all(is_action));
        // What comes and goes has its own lines above, so that the actions stay in their place.
        let mut rows: Vec<Row> =
            others.into_iter().flat_map(|group| self.group_rows(group, columns)).collect();
        let chunks = actions
            .into_iter()
            .flat_map(|group| &group.controls)
            .map(|control| self.control(control, columns))
            .collect();
        rows.extend(flow(chunks, columns, 0, 4));
        rows
    }

    /// Everybody's points in one line, for the views without strips.
    pub(super) fn standings_row(&self, columns: usize) -> Row {
        let Some(screen) = self.screen() else { return Row::default() };
        let fits = |room: &usize| {
            let line = self.standings(&screen.seats, *room);
            line.iter().map(Piece::width).sum::<usize>() <= columns
        };
        let room = (2..=LONGEST_NAME).rev().find(fits).unwrap_or(1);
        Row::new(self.standings(&screen.seats, room))
    }

    fn standings(&self, seats: &[SeatView], room: usize) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for seat in seats {
            let points = self.points_of(seat);
            let style = if seat.winner { self.ink.chosen() } else { self.ink.strong() };
            if seat.up {
                pieces.push(self.turn_mark(seat));
            }
            pieces.push(self.pebble(seat, false));
            if seat.name != seat.letter {
                pieces.push(Piece::new(format!(" {}", fit(&seat.name, room)), self.ink.text()));
            }
            pieces.push(Piece::new(format!(" {points}"), style).to(Target::Seat(seat.seat)));
            pieces.push(Piece::gap(3));
        }
        pieces
    }
}

fn board_of(control: &Control<String>) -> Option<(&Control<String>, &Board<String>)> {
    match &control.kind {
        ControlKind::Board { board } => Some((control, board)),
        _ => None,
    }
}

fn is_action(control: &Control<String>) -> bool {
    matches!(control.kind, ControlKind::Action { .. })
}

/// As much as fits on a line, and the rest.
fn first_line(text: &str, columns: usize) -> (String, String) {
    let mut lines = wrap(text, columns).into_iter();
    let first = lines.next().unwrap_or_default();
    (first, lines.collect::<Vec<_>>().join(" "))
}

fn has_seat(group: &Group<String>, seats: &[SeatView]) -> bool {
    seats.iter().any(|seat| group.seat == Some(seat.seat))
}

fn lines(rows: &[Row]) -> u16 {
    u16::try_from(rows.len()).unwrap_or(u16::MAX)
}

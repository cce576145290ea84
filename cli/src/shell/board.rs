//! A board, drawn once for all games: as large as there is room, scrolled to its cursor.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use tallystone_core::board::{Board, BoardStyle, Cell, Pen, Region, Tone};
use tallystone_core::entry::EntryValue;
use tallystone_core::sheet::Control;

use super::Shell;
use super::canvas::{Canvas, Chunk, Piece, Row, Target, flow, scrolled};
use super::regions::point_sign;
use super::{rivers, stacks};
use crate::measure::{middle, right, width};

/// Cells of boards with so many columns have room for several pieces side by side.
const FEW_COLUMNS: u32 = 6;
/// Lines of a cell with its rule: for pieces, and for a caption above them.
const TALL: u16 = 2;
const TALLEST: u16 = 3;
/// Cells with rivers in them: wide and high enough for a picture.
const RIVER_COLUMNS: (u16, u16) = (5, 7);

/// How large the parts of a board are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    labels: u16,
    cell: u16,
    height: u16,
    /// Rivers that run from cell to cell, without lines around them.
    open: bool,
}

impl Sizes {
    fn within(grid: Rect, board: &Board<String>, has_stacks: bool) -> Self {
        let labels = row_label_columns(board);
        let (columns, rows) = (short(board.columns).max(1), short(board.rows).max(1));
        let room = (grid.width.saturating_sub(labels + 1) / columns).saturating_sub(1);
        let (least, most) = cell_columns(board);
        let captions = board.cells.iter().any(|cell| cell.face.caption.is_some());
        // A picture of a river has its lines, or its water runs through one.
        let pictures = has_rivers(board) && grid.height / rows > rivers::LINES;
        let tallest = match (pictures, captions) {
            (true, _) => rivers::LINES + 1,
            _ if has_stacks && grid.height / rows > stacks::TALLEST => stacks::TALLEST,
            _ if has_stacks => stacks::USUAL,
            (_, true) => TALLEST,
            _ => TALL,
        };
        let height = match board.style {
            BoardStyle::Points => 1,
            BoardStyle::Fields => (grid.height / rows).clamp(1, tallest),
        };
        let cell = room.clamp(least, most);
        // A river runs through the middle, so there is to be one.
        let cell = if has_rivers(board) { cell - (cell + 1) % 2 } else { cell };
        Self { labels, cell, height, open: has_rivers(board) && !pictures }
    }

    fn columns(self, board: &Board<String>) -> u16 {
        let columns = u16::try_from(board.columns).unwrap_or(u16::MAX);
        self.labels.saturating_add(columns.saturating_mul(self.cell + 1)).saturating_add(1)
    }
}

impl Shell {
    /// The columns that a board needs, and those it can use well. What lies on it does not
    /// matter: nothing moves while somebody is entering.
    pub(super) fn board_columns(board: &Board<String>) -> (u16, u16) {
        let labels = row_label_columns(board);
        let columns = |cell: u16| Sizes { labels, cell, height: 1, open: false }.columns(board);
        let (least, most) = cell_columns(board);
        (columns(least), columns(most))
    }

    /// The lines that a board takes at its smallest, with its labels and pens.
    pub(super) fn board_lines(&self, board: &Board<String>, columns: u16) -> u16 {
        let pens = short(self.pen_rows("", board, columns).len());
        let rows = u16::try_from(board.rows).unwrap_or(u16::MAX);
        let each = match has_rivers(board) {
            true => rivers::LINES + 1,
            // So that a stack does not move when there is more to say beneath it.
            false if self.has_stacks(board) => stacks::USUAL,
            false => 1,
        };
        let legend = short(self.legend_rows(board, columns).len());
        rows.saturating_mul(each)
            .saturating_add(legend)
            .saturating_add(pens + u16::from(pens > 0) + u16::from(!board.column_labels.is_empty()))
    }

    pub(super) fn draw_board(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        control: &Control<String>,
        board: &Board<String>,
    ) {
        let Some(sitting) = self.sitting() else { return };
        let here = self.is_at(&control.id);
        let pens = self.pen_rows(&control.id, board, area.width);
        let of_pens = short(pens.len() + usize::from(!pens.is_empty())).min(area.height / 3);
        let heading = u16::from(!board.column_labels.is_empty());
        let legend = self.legend_rows(board, area.width);
        let below_board = of_pens.max(short(legend.len()).min(area.height / 4));
        let grid = Rect {
            height: area.height.saturating_sub(below_board + heading),
            y: area.y + heading,
            ..area
        };
        let sizes = Sizes::within(grid, board, self.has_stacks(board));
        let shown_columns = ((grid.width.saturating_sub(sizes.labels + 1)) / (sizes.cell + 1))
            .clamp(1, short(board.columns).max(1));
        let shown_rows = (grid.height / sizes.height).clamp(1, short(board.rows).max(1));
        let (column, row) = sitting.table.cell(&control.id, board);
        let first_column = scrolled_to(board.columns, shown_columns, column);
        let first_row = scrolled_to(board.rows, shown_rows, row);
        let frame = Frame { grid, sizes, first_column, first_row, shown_columns, shown_rows };
        self.draw_labels(canvas, board, &frame, area.y, (column, row), here);
        if board.style == BoardStyle::Points {
            self.draw_points(canvas, board, &frame);
        }
        for cell in &board.cells {
            self.draw_cell(canvas, control, board, cell, &frame);
        }
        // Water runs over the lines of all cells.
        for cell in board.cells.iter().filter(|_| board.style == BoardStyle::Fields) {
            if let Some(spot) = frame.spot(cell.column, cell.row, cell.width, cell.height) {
                let way = rivers::way_through(board, cell);
                self.draw_crossings(canvas, cell, spot, sizes.height > 1, &way);
            }
        }
        if here && super::cursor::cell_at(board, (column, row)).is_none() {
            let spot = frame.spot(column, row, 1, 1);
            if let Some(spot) = spot {
                canvas.buffer.set_style(spot, self.ink.here());
            }
        }
        let used = u16::try_from(board.rows).unwrap_or(u16::MAX).min(shown_rows) * sizes.height;
        let below = |y: u16| Rect { y, height: area.bottom().saturating_sub(y), ..area };
        if let Some(row) = self.region_row(board, area.width) {
            canvas.rows(below(grid.y + used), &[row], 0);
        }
        draw_untold(canvas, board, &frame);
        canvas.rows(below(grid.y + used), &legend, 0);
        canvas.rows(below(grid.y + used + 1), &pens, 0);
        let whole = Rect {
            height: heading + used,
            width: frame.grid.width.min(sizes.columns(board)),
            ..area
        };
        // Beneath its cells: where arrows lead to.
        canvas.hits.insert(
            0,
            super::canvas::Hit { area: whole, target: Target::Control(control.id.clone()) },
        );
    }

    fn draw_labels(
        &self,
        canvas: &mut Canvas<'_>,
        board: &Board<String>,
        frame: &Frame,
        top: u16,
        at: (u32, u32),
        here: bool,
    ) {
        let style = |is_at: bool| if is_at && here { self.ink.chosen() } else { self.ink.dim() };
        for (label, column) in board.column_labels.iter().zip(0..) {
            if let Some(spot) = frame.spot(column, frame.first_row, 1, 1) {
                let text = match board.style {
                    BoardStyle::Points => label.clone(),
                    BoardStyle::Fields => middle(label, usize::from(frame.sizes.cell)),
                };
                canvas.put(spot.x, top, spot.width, &text, style(column == at.0));
            }
        }
        for (label, row) in board.row_labels.iter().zip(0..) {
            if let Some(spot) = frame.spot(frame.first_column, row, 1, 1) {
                let text = right(label, usize::from(frame.sizes.labels.saturating_sub(1)));
                canvas.put(frame.grid.x, spot.y, frame.sizes.labels, &text, style(row == at.1));
            }
        }
    }

    /// The empty ground of a board of points.
    fn draw_points(&self, canvas: &mut Canvas<'_>, board: &Board<String>, frame: &Frame) {
        for (column, row) in
            (0..board.columns).flat_map(|column| (0..board.rows).map(move |row| (column, row)))
        {
            let Some(spot) = frame.spot(column, row, 1, 1) else { continue };
            let holds = |region: &&Region<String>| {
                (region.column..region.column + region.width).contains(&column)
                    && (region.row..region.row + region.height).contains(&row)
            };
            let tone = board.regions.iter().find(holds).map(|region| region.tone);
            canvas.put(spot.x, spot.y, 1, point_sign(tone), self.dot_style(tone));
        }
    }

    fn draw_cell(
        &self,
        canvas: &mut Canvas<'_>,
        control: &Control<String>,
        board: &Board<String>,
        cell: &Cell<String>,
        frame: &Frame,
    ) {
        let Some(sitting) = self.sitting() else { return };
        let Some(spot) = frame.spot(cell.column, cell.row, cell.width, cell.height) else { return };
        let tone = board
            .regions
            .iter()
            .find(|region| region_holds(region, cell))
            .map(|region| region.tone);
        let ground = self.ground(tone, cell);
        let way = rivers::way_through(board, cell);
        let mut lines = self.face_lines(cell, spot, tone, &way);
        let empty = lines.iter().all(Vec::is_empty);
        if empty && cell.can_tap {
            let dot = if cell.target {
                Piece::new("○", self.ink.accent())
            } else {
                let sign = point_sign(tone.filter(|_| board.style == BoardStyle::Points));
                Piece::new(sign, self.dot_style(tone))
            };
            lines = vec![vec![dot]];
        }
        let at = sitting.table.cell(&control.id, board);
        let is_here =
            self.is_at(&control.id) && super::cursor::cell_at(board, at) == Some(cell.id.as_str());
        canvas.buffer.set_style(spot, ground);
        let down = spot.height.saturating_sub(short(lines.len())) / 2;
        for (line, y) in lines.iter().zip(spot.y + down..spot.bottom()) {
            let wide: usize = line.iter().map(Piece::width).sum();
            // Pieces stand on their crossing, not beside it.
            let inset = match board.style {
                BoardStyle::Points => 0,
                BoardStyle::Fields => spot.width.saturating_sub(short(wide)) / 2,
            };
            canvas.pieces(spot.x + inset, y, spot.width - inset, line);
        }
        if is_here {
            canvas.buffer.set_style(spot, self.ink.here());
        } else if cell.selected {
            canvas.buffer.set_style(spot, Style::new().add_modifier(Modifier::REVERSED));
        } else if cell.face.strokes.is_empty()
            && board.overlays.iter().any(|overlay| overlay.cells.contains(&cell.id))
        {
            canvas.buffer.set_style(spot, Style::new().add_modifier(Modifier::UNDERLINED));
        }
        if board.style == BoardStyle::Fields && !frame.sizes.open {
            self.draw_edges(canvas, frame, spot);
        }
        let (column, row) = (cell.column, cell.row);
        canvas.hit(spot, Target::Cell { control: control.id.clone(), column, row });
    }

    /// Hairlines around a cell, where there is room for them.
    fn draw_edges(&self, canvas: &mut Canvas<'_>, frame: &Frame, spot: Rect) {
        for y in spot.y..spot.bottom() {
            canvas.put(spot.x - 1, y, 1, "│", self.ink.line());
            canvas.put(spot.right(), y, 1, "│", self.ink.line());
        }
        if frame.sizes.height > 1 {
            let line = "─".repeat(usize::from(spot.width));
            canvas.put(spot.x, spot.bottom(), spot.width, &line, self.ink.line());
            for x in [spot.x - 1, spot.right()] {
                canvas.put(x, spot.bottom(), 1, frame.crossing(x, spot.bottom()), self.ink.line());
            }
        }
    }

    fn ground(&self, tone: Option<Tone>, cell: &Cell<String>) -> Style {
        let style = match tone {
            Some(Tone::Gain) => self.ink.gained(),
            Some(Tone::Loss) => self.ink.lost(),
            Some(Tone::Accent) => self.ink.accent(),
            Some(Tone::Quiet) | None => Style::new(),
        };
        if cell.carried_over { style.add_modifier(Modifier::DIM) } else { style }
    }

    /// The pens; the sheet's prompt says what the one in hand means.
    fn pen_rows(&self, control: &str, board: &Board<String>, columns: u16) -> Vec<Row> {
        let mut chunks: Vec<Chunk> = Vec::new();
        for (pen, index) in board.pens.iter().zip(1..) {
            let in_hand = Some(&pen.id) == board.pen.as_ref();
            let target = Target::Enter(control.to_owned(), EntryValue::Pen { pen: pen.id.clone() });
            let face = self.pen_face(pen);
            let (open, close) = if in_hand { ("[", "]") } else { (" ", " ") };
            let number = if index < 10 { index.to_string() } else { String::new() };
            let frame = if in_hand { self.ink.chosen() } else { self.ink.dim() };
            let pieces = vec![
                Piece::new(format!("{open}{number} "), frame).to(target.clone()),
                Piece { target: Some(target), ..face },
                Piece::new(close, frame),
            ];
            chunks.push(Chunk { control: None, pieces });
        }
        evenly(&chunks, usize::from(columns))
    }

    fn pen_face(&self, pen: &Pen<String>) -> Piece {
        let seats = self.screen().map(|screen| screen.seats.as_slice()).unwrap_or_default();
        if let Some(seat) = seats.iter().find(|seat| Some(seat.seat) == pen.seat) {
            return self.pebble(seat, pen.large);
        }
        let icon = pen.icon.as_ref().map(|icon| self.icon(icon));
        let icon = icon.map(|icon| format!("{icon} ")).unwrap_or_default();
        Piece::new(format!("{icon}{}", pen.label), self.ink.text())
    }
}

/// A thing on the board of which nothing has been told: it lies there all the same.
fn draw_untold(canvas: &mut Canvas<'_>, board: &Board<String>, frame: &Frame) {
    // What is filled with pens is a place, not a thing.
    if board.style == BoardStyle::Points || !board.pens.is_empty() {
        return;
    }
    for region in board.regions.iter().filter(|region| region.tone == Tone::Accent) {
        let inside = board.cells.iter().filter(|cell| region_holds(region, cell));
        let untold = inside.clone().count() > 0 && inside.clone().all(is_blank);
        let spot = frame.spot(region.column, region.row, region.width, region.height);
        let Some(spot) = spot.filter(|_| untold) else { continue };
        for y in spot.y..spot.bottom() {
            let ground = "░".repeat(usize::from(spot.width));
            put_over(canvas, spot.x, y, &ground);
        }
        let text = format!(" {} ", region.label);
        if width(&text) <= usize::from(spot.width) {
            let x = spot.x + (spot.width - short(width(&text))) / 2;
            put_over(canvas, x, spot.y + spot.height / 2, &text);
        }
    }
}

/// Letters over what is drawn, in its style.
fn put_over(canvas: &mut Canvas<'_>, x: u16, y: u16, text: &str) {
    for (letter, x) in text.chars().zip(x..) {
        let under = canvas.buffer.cell((x, y));
        let style = under.map_or_else(Style::new, ratatui::buffer::Cell::style);
        canvas.put(x, y, 1, &letter.to_string(), style);
    }
}

/// As many lines as it takes, about the same number in each.
fn evenly(chunks: &[Chunk], columns: usize) -> Vec<Row> {
    let lines = flow(chunks.to_vec(), columns, 0, 0).len().max(1);
    let each = chunks.len().div_ceil(lines).max(1);
    chunks.chunks(each).flat_map(|line| flow(line.to_vec(), columns, 0, 0)).collect()
}

/// Where the visible part of a board lies on the screen.
struct Frame {
    grid: Rect,
    sizes: Sizes,
    first_column: u32,
    first_row: u32,
    shown_columns: u16,
    shown_rows: u16,
}

impl Frame {
    /// What hairlines look like where they meet.
    fn crossing(&self, x: u16, y: u16) -> &'static str {
        let first = self.grid.x + self.sizes.labels;
        let last = first + self.shown_columns * (self.sizes.cell + 1);
        let bottom = self.grid.y + self.shown_rows * self.sizes.height - 1;
        match (x == first, x == last, y == bottom) {
            (true, _, true) => "└",
            (_, true, true) => "┘",
            (_, _, true) => "┴",
            (true, _, false) => "├",
            (_, true, false) => "┤",
            _ => "┼",
        }
    }

    /// The inside of a cell, as far as it is in view.
    fn spot(&self, column: u32, row: u32, wide: u32, high: u32) -> Option<Rect> {
        let (column, wide) = in_view(column, wide, self.first_column, self.shown_columns)?;
        let (row, high) = in_view(row, high, self.first_row, self.shown_rows)?;
        let step = self.sizes.cell + 1;
        let x = self.grid.x + self.sizes.labels + 1 + column * step;
        let lines = high * self.sizes.height;
        let rule = u16::from(self.sizes.height > 1);
        Some(Rect::new(x, self.grid.y + row * self.sizes.height, wide * step - 1, lines - rule))
    }
}

/// The visible part of a stretch of cells: where it begins in the window, and its length.
fn in_view(from: u32, size: u32, first: u32, shown: u16) -> Option<(u16, u16)> {
    let end = from.saturating_add(size.max(1)).min(first + u32::from(shown));
    let start = from.max(first);
    (start < end).then(|| (short(start - first), short(end - start)))
}

/// The narrowest and the widest that a cell may be.
fn cell_columns(board: &Board<String>) -> (u16, u16) {
    match board.style {
        // A piece and the room to the next crossing.
        BoardStyle::Points => (2, 3),
        BoardStyle::Fields if has_rivers(board) => RIVER_COLUMNS,
        BoardStyle::Fields if board.columns <= FEW_COLUMNS => (5, 11),
        BoardStyle::Fields => (3, 5),
    }
}

/// Whether rivers run from cell to cell, or will: as long as nothing at all lies there and there are
/// no pens to put it there.
fn has_rivers(board: &Board<String>) -> bool {
    let runs = board.cells.iter().any(|cell| !cell.face.strokes.is_empty());
    let begins = board.pens.is_empty() && board.cells.iter().all(is_blank);
    board.style == BoardStyle::Fields && (runs || begins)
}

fn is_blank(cell: &Cell<String>) -> bool {
    cell.face == tallystone_core::board::Face::default()
}

/// What a cell is called, by its labels.
pub(super) fn cell_name(board: &Board<String>, column: u32, row: u32) -> String {
    let label = |labels: &[String], at: u32| {
        usize::try_from(at).ok().and_then(|at| labels.get(at)).cloned().unwrap_or_default()
    };
    label(&board.column_labels, column) + &label(&board.row_labels, row)
}

fn row_label_columns(board: &Board<String>) -> u16 {
    let widest = board.row_labels.iter().map(|label| width(label)).max().unwrap_or(0);
    if widest == 0 { 0 } else { short(widest.min(14) + 1) }
}

fn region_holds(region: &Region<String>, cell: &Cell<String>) -> bool {
    (region.column..region.column + region.width).contains(&cell.column)
        && (region.row..region.row + region.height).contains(&cell.row)
}

fn scrolled_to(total: u32, visible: u16, wanted: u32) -> u32 {
    let size = |size: u32| usize::try_from(size).unwrap_or(usize::MAX);
    u32::try_from(scrolled(size(total), usize::from(visible), size(wanted))).unwrap_or(0)
}

/// Boards and screens are never wider than this can hold.
fn short<T: TryInto<u16>>(size: T) -> u16 {
    size.try_into().unwrap_or(u16::MAX)
}

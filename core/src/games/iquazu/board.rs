//! The wall as a board: the frame's window of columns, pens, and what a tap means.

use super::controls::{Control as Part, Pen, Place};
use super::event::{Event, MOST_IN_A_CELL};
use super::faces;
use super::focus::{Asked, Focus};
use super::options::Options;
use super::position::Position;
use super::tell::{name_if_told, name_of_item, short_name};
use super::wall::{Column, Item, ROWS, Row};
use crate::board::{Badge, Board, BoardStyle, Cell, Face, Mark, Pen as BoardPen, Region, Tone};
use crate::id::Id as _;
use crate::look::Icon;
use crate::sheet::{Control, ControlKind};
use crate::table::Table;
use crate::text::{Message, msg};

const DROP: &str = "iquazu.drop";
const TILE: &str = "iquazu.tile";
const CLEAR: &str = "iquazu.clear";
const SELECT: &str = "iquazu.select";

pub(super) const ICONS: &[Icon] = &[
    Icon { id: DROP, picture: 16, glyph: '≈' },
    Icon { id: TILE, picture: 17, glyph: '▢' },
    Icon { id: CLEAR, picture: 18, glyph: '×' },
    Icon { id: SELECT, picture: 19, glyph: '↕' },
    faces::ICONS[0],
    faces::ICONS[1],
    faces::ICONS[2],
    faces::ICONS[3],
    faces::ICONS[4],
    faces::ICONS[5],
    faces::ICONS[6],
];

pub(super) fn control(table: &Table<Options>, position: &Position, focus: &Focus) -> Control {
    let frame: Vec<Column> = position.frame().collect();
    let pen = focus.pen(table);
    let width = u32::try_from(frame.len()).unwrap_or(0);
    let with_tiles = position.gives_tiles();
    let mut board = Board::new(width + u32::from(with_tiles), 5, BoardStyle::Fields);
    board.column_labels = frame.iter().map(|column| msg!(app_number, n = *column)).collect();
    if with_tiles {
        board.column_labels.push(msg!(iquazu_tiles));
    }
    board.row_labels = Row::all().map(|row| msg!(app_number, n = row)).collect();
    if let Some(place) =
        position.current().and_then(|current| frame.iter().position(|column| *column == current))
    {
        let (label, column) = (msg!(iquazu_region_current), u32::try_from(place).unwrap_or(0));
        let tone = Tone::Accent;
        board.regions.push(Region { label, tone, column, row: 0, width: 1, height: 5 });
    }
    for row in Row::all() {
        for (place, column) in (0..).zip(&frame) {
            board.cells.push(cell(position, focus, pen, (*column, row), place));
        }
        if with_tiles {
            board.cells.push(tile(position, focus, row, width));
        }
    }
    board.pens = pens(table);
    board.pen = Some(pen.to_id());
    Control::new(Part::Wall, msg!(iquazu_wall), ControlKind::Board { board }).rule("place")
}

fn cell(position: &Position, focus: &Focus, pen: Pen, at: Place, place: u32) -> Cell {
    let (column, row) = at;
    let items: &[Item] = position.cell(column, row).map_or(&[], |cell| cell);
    let marks = items.iter().map(|item| Mark {
        seat: item.seat(),
        icon: item.seat().is_none().then(|| DROP.to_owned()),
        count: 1,
        large: false,
    });
    let face = Face { marks: marks.collect(), ..Face::default() };
    let spoken = if items.is_empty() {
        msg!(iquazu_spoken_cell, column = column, row = row)
    } else {
        let lying: Vec<Message> = items.iter().map(|item| name_of_item(*item)).collect();
        msg!(iquazu_spoken_cell_with, column = column, row = row, lying = lying)
    };
    let mut cell = Cell::new(at.to_id(), place, line(row), face, spoken);
    cell.can_tap = match pen {
        Pen::Gem(_) | Pen::Drop => items.len() < MOST_IN_A_CELL,
        Pen::Clear | Pen::Open => !items.is_empty(),
    };
    cell.selected = focus.opened == Some(at) || focus.place == Some(at);
    let carried = position.carried_over(column, row);
    cell.carried_over = !items.is_empty() && carried.into_iter().all(|carried| carried);
    cell.doubtful = position.is_disturbed(column, row) || position.came_late(column, row);
    cell
}

fn line(row: Row) -> u32 {
    u32::from(u8::from(row)) - 1
}

/// The open tile at the end of a row. A tap asks what it is.
fn tile(position: &Position, focus: &Focus, row: Row, column: u32) -> Cell {
    let kind = position.open_tiles[row.index()];
    let badge = Badge { icon: TILE.to_owned(), text: kind.map(short_name) };
    let face = Face { badges: vec![badge], ..Face::default() };
    let spoken = msg!(iquazu_spoken_tile, row = row, kind = name_if_told(kind));
    let mut cell = Cell::new(Part::Tile(row), column, line(row), face, spoken);
    cell.selected = focus.asked == Some(Asked::Tile(row));
    cell
}

fn pens(table: &Table<Options>) -> Vec<BoardPen> {
    let gems = table.order.iter().map(|seat| (Pen::Gem(*seat), msg!(app_seat, seat = *seat), None));
    let others = [
        (Pen::Drop, msg!(iquazu_pen_drop), Some(DROP)),
        (Pen::Clear, msg!(iquazu_pen_clear), Some(CLEAR)),
        (Pen::Open, msg!(iquazu_pen_open), Some(SELECT)),
    ];
    gems.chain(others)
        .map(|(pen, label, icon)| BoardPen {
            id: pen.to_id(),
            label,
            seat: pen.seat(),
            icon: icon.map(str::to_owned),
            large: false,
        })
        .collect()
}

/// What a tap does, but for the pen that opens a cell.
pub(super) fn tap(position: &Position, pen: Pen, (column, row): Place) -> Option<Event> {
    match pen {
        Pen::Gem(seat) => Some(Event::Place { column, row, item: Item::Gem(seat) }),
        Pen::Drop => Some(Event::Place { column, row, item: Item::DROP }),
        Pen::Clear => {
            // An empty cell has nothing to take: `check` refuses that.
            let lying = position.cell(column, row).map_or(0, Vec::len);
            let index = u8::try_from(lying.saturating_sub(1)).unwrap_or(u8::MAX);
            Some(Event::Take { column, row, index })
        }
        Pen::Open => None,
    }
}

const _: () = assert!(ROWS == 5, "the height of the board above");

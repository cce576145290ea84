//! The wall as a board: the frame's window of columns, pens, and what a tap means.

use serde::{Deserialize, Serialize};

use super::event::{Event, MOST_IN_A_CELL};
use super::focus::Focus;
use super::options::Options;
use super::position::{Column, FRAME, Item, Kind, Position, ROWS, Row};
use super::tell::name_of;
use crate::board::{Badge, Board, BoardStyle, Cell, Face, Mark, Pen as BoardPen, Region, Tone};
use crate::look::Icon;
use crate::seat::Seat;
use crate::sheet::{Control, ControlKind};
use crate::table::Table;
use crate::text::{Message, msg};

pub(super) const WALL: &str = "wall";

const DROP: &str = "iquazu.drop";
const TILE: &str = "iquazu.tile";

pub(super) const ICONS: &[Icon] = &[
    Icon { id: DROP, path: "M12 2C9 8 5 11 5 15a7 7 0 0 0 14 0c0-4-4-7-7-13z", glyph: '≈' },
    Icon { id: TILE, path: "M4 4h16v16H4z", glyph: '▢' },
    Icon {
        id: "iquazu.clear",
        path: "M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z",
        glyph: '×',
    },
    Icon { id: "iquazu.select", path: "M4 3l16 9-7 2-3 7z", glyph: '↕' },
];

/// What a tap on the wall means; kept between taps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Pen {
    Gem(Seat),
    Drop,
    /// Takes the lowest thing of a cell away.
    Clear,
    /// Opens a cell, to change the order in it.
    Open,
}

pub(super) fn control(table: &Table<Options>, position: &Position, focus: &Focus) -> Control {
    let frame: Vec<Column> = position.frame().collect();
    let pen = focus.pen(table);
    let width = u32::try_from(frame.len()).unwrap_or(0);
    let with_tiles = position.gives_tiles();
    let mut board = Board::new(width + u32::from(with_tiles), 5, BoardStyle::Fields);
    board.column_labels =
        frame.iter().map(|column| msg!(app_number, n = column.number())).collect();
    if with_tiles {
        board.column_labels.push(msg!(iquazu_tiles));
    }
    board.row_labels = Row::all().map(|row| msg!(app_number, n = row.number())).collect();
    if let Some(place) =
        position.current().and_then(|current| frame.iter().position(|column| *column == current))
    {
        let column = u32::try_from(place).unwrap_or(0);
        let label = msg!(iquazu_region_current);
        board.regions.push(Region {
            label,
            tone: Tone::Accent,
            column,
            row: 0,
            width: 1,
            height: 5,
        });
    }
    for row in Row::all() {
        for (place, column) in (0..).zip(&frame) {
            board.cells.push(cell(position, focus, pen, (*column, row), place));
        }
        if with_tiles {
            board.cells.push(tile(position, row, width));
        }
    }
    board.pens = pens(table);
    board.pen = Some(pen_id(pen));
    Control::new(WALL, msg!(iquazu_wall), ControlKind::Board { board })
}

fn cell(position: &Position, focus: &Focus, pen: Pen, at: (Column, Row), place: u32) -> Cell {
    let (column, row) = at;
    let items: &[Item] = position.cell(column, row).map_or(&[], |cell| cell);
    let marks = items.iter().map(|item| match item {
        Item::Gem(seat) => Mark { seat: Some(*seat), icon: None, count: 1, large: false },
        Item::Drop(_) => Mark { seat: None, icon: Some(DROP.to_owned()), count: 1, large: false },
    });
    let face = Face { marks: marks.collect(), ..Face::default() };
    let (column_number, row_number) = (column.number(), row.number());
    let spoken = if items.is_empty() {
        msg!(iquazu_spoken_cell, column = column_number, row = row_number)
    } else {
        let lying: Vec<Message> = items.iter().map(|item| spoken_item(*item)).collect();
        msg!(iquazu_spoken_cell_with, column = column_number, row = row_number, lying = lying)
    };
    let mut cell =
        Cell::new(cell_id(column, row), place, u32::from(row.number()) - 1, face, spoken);
    cell.can_tap = match pen {
        Pen::Gem(_) | Pen::Drop => items.len() < MOST_IN_A_CELL,
        Pen::Clear | Pen::Open => !items.is_empty(),
    };
    cell.selected = focus.opened == Some((column, row));
    let carried = position.carried_over(column, row);
    cell.carried_over = !items.is_empty() && carried.into_iter().all(|carried| carried);
    cell.doubtful = position.is_disturbed(column, row) || position.came_late(column, row);
    cell
}

fn spoken_item(item: Item) -> Message {
    match item {
        Item::Gem(seat) => msg!(app_seat, seat = seat),
        Item::Drop(_) => msg!(iquazu_spoken_drop),
    }
}

/// The open tile at the end of a row: to be seen here, told beside the board.
fn tile(position: &Position, row: Row, column: u32) -> Cell {
    let kind = position.open_tiles[row.index()];
    let badge = Badge { icon: TILE.to_owned(), text: kind.map(short_name) };
    let face = Face { badges: vec![badge], ..Face::default() };
    let name = kind.map_or_else(|| msg!(iquazu_tile_unknown), name_of);
    let spoken = msg!(iquazu_spoken_tile, row = row.number(), kind = name);
    let mut cell = Cell::new(
        format!("tile.{}", row.number()),
        column,
        u32::from(row.number()) - 1,
        face,
        spoken,
    );
    cell.can_tap = false;
    cell
}

fn short_name(kind: Kind) -> Message {
    match kind {
        Kind::Points { points } => msg!(app_signed, points = points),
        Kind::Cards { cards } => msg!(iquazu_short_cards, n = cards),
        Kind::AnyColour => msg!(iquazu_short_any_colour),
        Kind::DoubleMove => msg!(iquazu_short_double_move),
    }
}

fn pens(table: &Table<Options>) -> Vec<BoardPen> {
    let pen = |pen: Pen, label: Message, icon: Option<&str>| BoardPen {
        id: pen_id(pen),
        label,
        seat: if let Pen::Gem(seat) = pen { Some(seat) } else { None },
        icon: icon.map(str::to_owned),
        large: false,
    };
    let mut pens: Vec<BoardPen> = table
        .order
        .iter()
        .map(|seat| pen(Pen::Gem(*seat), msg!(app_seat, seat = *seat), None))
        .collect();
    pens.push(pen(Pen::Drop, msg!(iquazu_pen_drop), Some(ICONS[0].id)));
    pens.push(pen(Pen::Clear, msg!(iquazu_pen_clear), Some(ICONS[2].id)));
    pens.push(pen(Pen::Open, msg!(iquazu_pen_open), Some(ICONS[3].id)));
    pens
}

fn pen_id(pen: Pen) -> String {
    match pen {
        Pen::Gem(seat) => format!("gem.{}", seat.index()),
        Pen::Drop => "drop".to_owned(),
        Pen::Clear => "clear".to_owned(),
        Pen::Open => "open".to_owned(),
    }
}

pub(super) fn find_pen(table: &Table<Options>, wished: &str) -> Option<Pen> {
    let gems = table.order.iter().map(|seat| Pen::Gem(*seat));
    gems.chain([Pen::Drop, Pen::Clear, Pen::Open]).find(|pen| pen_id(*pen) == wished)
}

pub(super) fn cell_id(column: Column, row: Row) -> String {
    format!("{}.{}", column.number(), row.number())
}

pub(super) fn parse_cell(cell: &str) -> Option<(Column, Row)> {
    let (column, row) = cell.split_once('.')?;
    Some((Column::from(column.parse::<u8>().ok()?), Row::try_from(row.parse::<u8>().ok()?).ok()?))
}

/// What a tap does, but for the pen that opens a cell.
pub(super) fn tap(position: &Position, pen: Pen, column: Column, row: Row) -> Option<Event> {
    match pen {
        Pen::Gem(seat) => Some(Event::Place { column, row, item: Item::Gem(seat) }),
        Pen::Drop => Some(Event::Place { column, row, item: Item::DROP }),
        Pen::Clear => {
            let last = position.cell(column, row)?.len().checked_sub(1)?;
            Some(Event::Take { column, row, index: u8::try_from(last).ok()? })
        }
        Pen::Open => None,
    }
}

const _: () = assert!(ROWS == 5 && FRAME == 5);

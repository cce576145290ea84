//! Boards that are asked about: a tile by its corners, the start tile by its edges and corners.

use super::{START, START_DOWN, badge};
use crate::board::{Board, BoardStyle, Cell as BoardCell, Face, Flow, Stroke};
use crate::games::wodny_szlak::controls::StartPlace;
use crate::games::wodny_szlak::entry::start_editor::{Carries, Draft};
use crate::games::wodny_szlak::entry::words;
use crate::games::wodny_szlak::river::{
    Bearing as _, Corner, Shore, Side, Start, Tile, Turn, start,
};
use crate::id::Id as _;
use crate::text::msg;

/// The corners of a tile: a tap says that there is a meadow, or that there is none.
pub(in super::super) fn corner_board(tile: &Tile) -> Board {
    let mut board = Board::new(2, 2, BoardStyle::Fields);
    for corner in Corner::ALL {
        let has = tile.meadows().contains(corner);
        let (column, row) = place_of(corner, 2, 2);
        let spoken = if has {
            msg!(wodny_szlak_spoken_meadow, corner = corner.name())
        } else {
            msg!(wodny_szlak_spoken_no_meadow, corner = corner.name())
        };
        let face =
            Face { corners: has.then(|| corner.dot()).into_iter().collect(), ..Face::default() };
        board.cells.push(BoardCell::new(corner.to_id(), column, row, face, spoken));
    }
    board.cells.sort_by_key(|cell| (cell.row, cell.column));
    board
}

/// The edges and corners of a start tile, around the land between them.
pub(in super::super) fn start_board(draft: Draft) -> Board {
    let turned = draft.turned.unwrap_or_default();
    let (columns, rows) = if is_across(turned) { (4, 3) } else { (3, 4) };
    let mut board = Board::new(columns, rows, BoardStyle::Fields);
    let is_open = draft.question().is_some();
    for shore in Shore::ALL {
        let (cell, side) = start::place(shore, turned);
        let half = u32::from(cell == start::fields(turned)[1]);
        let (along, across) = if is_across(turned) { (1 + half, 1) } else { (1, 1 + half) };
        let (column, row) = match side {
            Side::North => (along, 0),
            Side::East => (columns - 1, across),
            Side::South => (along, rows - 1),
            Side::West => (0, across),
        };
        let (flow, edge) = (draft.carries(shore), words::shore(shore, turned));
        let spoken = match flow {
            Carries::Tributary => msg!(wodny_szlak_spoken_tributary, edge = edge),
            Carries::Outlet => msg!(wodny_szlak_spoken_outlet, edge = edge),
            Carries::Nothing => msg!(wodny_szlak_spoken_dry, edge = edge),
        };
        let flow = match flow {
            Carries::Tributary => Some(Flow::In),
            Carries::Outlet => Some(Flow::Out),
            Carries::Nothing => None,
        };
        let stroke = flow.map(|it| Stroke { edge: side.edge(), channel: 0, flow: Some(it) });
        let face = Face { strokes: stroke.into_iter().collect(), ..Face::default() };
        let mut shown = BoardCell::new(StartPlace::Edge(shore).to_id(), column, row, face, spoken);
        shown.can_tap = is_open || flow.is_some();
        shown.target = is_open && flow.is_none();
        board.cells.push(shown);
    }
    for corner in Corner::ALL {
        let has = draft.seen_meadows().contains(corner);
        let (column, row) = place_of(corner, columns, rows);
        let spoken = if has {
            msg!(wodny_szlak_spoken_meadow, corner = corner.name())
        } else {
            msg!(wodny_szlak_spoken_no_meadow, corner = corner.name())
        };
        let face =
            Face { corners: has.then(|| corner.dot()).into_iter().collect(), ..Face::default() };
        let id = StartPlace::Corner(corner).to_id();
        board.cells.push(BoardCell::new(id, column, row, face, spoken));
    }
    board.cells.sort_by_key(|cell| (cell.row, cell.column));
    board
}

/// Both halves of a start tile: the water of the first is channel 0, of the second 1.
pub(in super::super) fn whole_start_face(start: Start, turned: Turn) -> Face {
    let [first, _] = start::fields(turned);
    let mut strokes = Vec::new();
    for shore in start.shores() {
        let (cell, side) = start::place(shore, turned);
        let flow = if shore == start.outlet() { Flow::Out } else { Flow::In };
        strokes.push(Stroke {
            edge: side.edge(),
            channel: u8::from(cell != first),
            flow: Some(flow),
        });
    }
    let icon = if is_across(turned) { START } else { START_DOWN };
    let corners = start.meadows().turned(turned).iter().map(Corner::dot).collect();
    Face { strokes, corners, badges: vec![badge(icon, None)], ..Face::default() }
}

fn is_across(turned: Turn) -> bool {
    turned.quarters().is_multiple_of(2)
}

/// In which corner of a board a corner is.
fn place_of(corner: Corner, columns: u32, rows: u32) -> (u32, u32) {
    let (right, bottom) = (columns - 1, rows - 1);
    match corner {
        Corner::NorthEast => (right, 0),
        Corner::SouthEast => (right, bottom),
        Corner::SouthWest => (0, bottom),
        Corner::NorthWest => (0, 0),
    }
}

//! The board as a drawing: five paths of stepping stones from the start stone, with the figures
//! standing on them.
//!
//! Which stones are dark and what colour a path has is not printed in the rulebook: all paths look
//! alike.

mod cover;
mod pictures;
mod standing;

use std::cmp::Ordering;

use super::board::ICONS;
use super::controls::Pen;
use super::focus::Focus;
use super::options::Options;
use super::position::{FIRST_GOAL_STEP, LAST_STEP, Path as StonePath, Position, Step, Tile};
use super::score::value;
use crate::board::Cell;
use crate::drawing::{Canvas, Drawing, Ink, Layer, Path, Rect, Scene};
use crate::id::Id as _;
use crate::seat::Seat;
use crate::table::Table;
use standing::{Place, standing};

pub(super) use cover::cover;
pub(super) use pictures::all as pictures;

/// A unit is a tenth of a dp on a small phone, which shows the whole board.
const FRAME: Rect = Rect::new(0, 0, 3440, 5590);
const LEAST: i32 = 100;

/// Beside the paths, for the values of the rows.
const MARGIN: i32 = 192;
const COLUMN: i32 = 645;
const ROW: i32 = 530;
/// The last stone of a path is larger.
const END_ROW: i32 = 600;
const TOP: i32 = 60;

const START: (i32, i32) = (MARGIN + 5 * COLUMN / 2, 5236);
/// How small a letter or a figure may get.
const SMALLEST_TEXT: i32 = 110;

pub(super) fn paint(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    scene: &Scene<'_>,
) -> Drawing {
    let mut canvas = Canvas::new(FRAME, LEAST);
    let pen = focus.pen(table);
    paint_ground(&mut canvas);
    for (path, step) in stones() {
        paint_stone(&mut canvas, path, step);
    }
    for (path, step) in stones() {
        if let Some(cell) = scene.cell(&(path, step).to_id()) {
            paint_hints(&mut canvas, cell, step, middle(path, step));
        }
    }
    for (path, step) in stones() {
        paint_standing(&mut canvas, table, position, scene, (path, step));
    }
    paint_waiting(&mut canvas, table, position, scene, pen);
    for cell in &scene.board.cells {
        canvas.area(cell, area(cell));
    }
    canvas.done()
}

/// From the far end on: whoever stands nearer is drawn later.
fn stones() -> impl Iterator<Item = (StonePath, Step)> {
    Step::stones().rev().flat_map(|step| StonePath::all().map(move |path| (path, step)))
}

fn row_middle(step: u8) -> i32 {
    if step == LAST_STEP {
        return TOP + END_ROW / 2;
    }
    TOP + END_ROW + ROW / 2 + i32::from(LAST_STEP - 1 - step) * ROW
}

fn column_middle(path: StonePath) -> i32 {
    MARGIN + COLUMN / 2 + i32::from(path.number() - 1) * COLUMN
}

fn middle(path: StonePath, step: Step) -> (i32, i32) {
    (column_middle(path), row_middle(step.number()))
}

fn area(cell: &Cell<String>) -> Rect {
    let column = i32::try_from(cell.column).unwrap_or(0);
    let row = u8::try_from(cell.row).unwrap_or(LAST_STEP).min(LAST_STEP);
    if row == LAST_STEP {
        let top = row_middle(1) + ROW / 2;
        return Rect::new(MARGIN, top, 5 * COLUMN, FRAME.bottom() - top);
    }
    let height = if row == 0 { END_ROW } else { ROW };
    Rect::new(MARGIN + column * COLUMN, row_middle(LAST_STEP - row) - height / 2, COLUMN, height)
}

/// The goal area, the rows of plus points, those of minus points, and the paths through them.
fn paint_ground(canvas: &mut Canvas) {
    let board = FRAME.grown(-16);
    canvas.part("ground", Layer::Ground, Path::rounded(board, 150).filled(Ink::Ground));
    let goal_ends = row_middle(FIRST_GOAL_STEP) + ROW / 2;
    let goal = hill(board, goal_ends, 34)
        .line_to((board.right(), board.y + 150))
        .quad_to((board.right(), board.y), (board.right() - 150, board.y))
        .line_to((board.x + 150, board.y))
        .quad_to((board.x, board.y), (board.x, board.y + 150))
        .close();
    canvas.part("goal", Layer::Ground, goal.filled(Ink::GainGround));
    let (minus_begins, minus_ends) = (row_middle(3) - ROW / 2, row_middle(1) + ROW / 2 + 20);
    let third = board.width / 3;
    let minus = hill(board, minus_begins, 34)
        .line_to((board.right(), minus_ends))
        .curve_to(
            (board.right() - third, minus_ends + 50),
            (board.x + third, minus_ends - 50),
            (board.x, minus_ends),
        )
        .close();
    canvas.part("minus", Layer::Ground, minus.filled(Ink::LossGround));
    let ways = StonePath::all().fold(Path::new(), |ways, path| ways.and(&way(path)));
    canvas.part("ways", Layer::Ground, ways.stroked(Ink::Deep, 230));
    canvas.picture("start", Layer::Ground, pictures::START_STONE, START, 100, Ink::Own);
    for step in Step::stones() {
        let (value, number) = (value(step), step.number());
        let ink = match value.cmp(&0) {
            _ if step.is_goal() => Ink::Gain,
            Ordering::Less => Ink::Loss,
            _ => Ink::Text,
        };
        let sign = if value < 0 { "−" } else { "" };
        let text = format!("{sign}{}", value.abs());
        let at = (MARGIN / 2 + 16, row_middle(number) - 6);
        canvas.text("value", Layer::Ground, text, at, (156, MARGIN - 16), ink);
    }
}

/// The edge between two grounds, from the left to the right.
fn hill(board: Rect, y: i32, high: i32) -> Path {
    let third = board.width / 3;
    Path::new().move_to((board.x, y)).curve_to(
        (board.x + third, y - high),
        (board.right() - third, y + high),
        (board.right(), y),
    )
}

/// From the start stone to the end stone.
fn way(path: StonePath) -> Path {
    let x = column_middle(path);
    let inwards = START.0 + (x - START.0) * 3 / 4;
    let (first, last) = (row_middle(1), row_middle(LAST_STEP));
    Path::new()
        .move_to((inwards, START.1))
        .quad_to((x, first + ROW / 2), (x, first))
        .line_to((x, last))
}

fn paint_stone(canvas: &mut Canvas, path: StonePath, step: Step) {
    let picture = if step.number() == LAST_STEP {
        pictures::END_STONE
    } else {
        pictures::stone(usize::from(path.number() + 2 * step.number()))
    };
    canvas.picture("stone", Layer::Ground, picture, middle(path, step), 100, Ink::Own);
}

/// Where the pen's figure would go next, what was touched, and what cannot be true.
fn paint_hints(canvas: &mut Canvas, cell: &Cell<String>, step: Step, at: (i32, i32)) {
    let end = usize::from(step.number() == LAST_STEP);
    let (picture, ink) = match (cell.selected, cell.doubtful, cell.target) {
        (true, ..) => (pictures::RINGS[end], Ink::Accent),
        (_, true, _) => (pictures::RINGS[end], Ink::Doubt),
        (.., true) => (pictures::DASHES[end], Ink::Accent),
        _ => return,
    };
    canvas.picture(&format!("hint.{}", cell.id), Layer::Hint, picture, at, 100, ink);
}

fn paint_standing(
    canvas: &mut Canvas,
    table: &Table<Options>,
    position: &Position,
    scene: &Scene<'_>,
    (path, step): (StonePath, Step),
) {
    let here = |seat: &&Seat| position.seats[**seat].figures.step(path) == step;
    let seats: Vec<Seat> = table.order.iter().filter(here).copied().collect();
    let is_large = |seat: &Seat| position.seats[*seat].figures.large() == Some(path);
    let large: Vec<bool> = seats.iter().map(is_large).collect();
    let tile = position.tile(path, step);
    let standing = standing(&large, tile.is_some());
    let (x, y) = middle(path, step);
    let on_board = |place: Place| (x + place.at.0, y + place.at.1);
    for (seat, place) in seats.iter().zip(&standing.figures) {
        let key = format!("figure.{}.{}", seat.to_id(), path.to_id());
        paint_figure(canvas, scene, &key, *seat, on_board(*place), place.side);
    }
    if let Some(tile) = tile {
        let key = format!("tile.{}", (path, step).to_id());
        paint_tile(canvas, &key, Layer::Piece, tile, on_board(standing.tile), standing.tile.side);
    }
}

fn paint_figure(
    canvas: &mut Canvas,
    scene: &Scene<'_>,
    key: &str,
    seat: Seat,
    at: (i32, i32),
    side: i32,
) {
    canvas.picture(key, Layer::Piece, pictures::FOOT, at, side * 100 / 240, Ink::Own);
    canvas.pebble(key, Layer::Piece, scene.look(seat), at, side);
}

fn paint_tile(canvas: &mut Canvas, key: &str, layer: Layer, tile: Tile, at: (i32, i32), side: i32) {
    let scale = side * 100 / 240;
    let (picture, ink) = match tile {
        Tile::One | Tile::Two | Tile::Three => {
            canvas.picture(key, layer, pictures::TILE, at, scale, Ink::Gold);
            let size = (side * 62 / 100).max(SMALLEST_TEXT);
            canvas.text(key, layer, tile.points().to_string(), at, (size, side), Ink::Text);
            return;
        }
        Tile::Clover => (pictures::CLOVER, Ink::Gain),
        Tile::WishStone => (pictures::WISH_STONE, Ink::Current),
    };
    canvas.picture(key, layer, pictures::TILE, at, scale, ink);
    canvas.picture(key, layer, picture, at, scale * 64 / 100, ink);
}

/// How many figures of each seat have not left the start stone; whose pen is in hand, and who may make a
/// free step.
fn paint_waiting(
    canvas: &mut Canvas,
    table: &Table<Options>,
    position: &Position,
    scene: &Scene<'_>,
    pen: Pen,
) {
    let count = i32::try_from(table.order.len()).unwrap_or(1);
    let between = if count > 3 { 740 } else { 920 };
    for (number, seat) in (0..).zip(&table.order) {
        let waiting = 5 - position.seats[*seat].figures.on_paths().count();
        let x = START.0 + (2 * number - count + 1) * between / 2;
        let at = (x, START.1 - 24);
        let plate = Path::rounded(Rect::new(-300, -172, 600, 344), 172);
        let key = format!("waiting.{}", seat.to_id());
        canvas.part_at(&key, Layer::Piece, plate.clone().filled(Ink::Plate), at);
        canvas.pebble(&key, Layer::Piece, scene.look(*seat), (x - 120, at.1), 290);
        let ink = if waiting == 0 { Ink::Quiet } else { Ink::Text };
        canvas.text(&key, Layer::Piece, waiting.to_string(), (x + 140, at.1), (210, 200), ink);
        if pen.seat() == Some(*seat) && position.end.is_none() {
            let plate = plate.stroked(Ink::Accent, 28);
            canvas.part_at("pen", Layer::Hint, plate, at);
        }
        if position.free_step == Some(*seat) {
            let at = (x + 262, at.1 - 150);
            paint_tile(canvas, "free_step", Layer::Hint, Tile::Clover, at, 230);
        }
    }
}

/// The same numbers that the icons have in pens.
const _: () =
    assert!(ICONS[1].picture == pictures::CLOVER && ICONS[2].picture == pictures::WISH_STONE);

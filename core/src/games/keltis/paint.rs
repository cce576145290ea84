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
use super::position::{End, FIRST_GOAL_STEP, LAST_STEP, Path as StonePath, Position, Step, Tile};
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
const FRAME: Rect = Rect::new(0, 0, 3440, 5610);
const LEAST: i32 = 100;

/// Beside the paths, for the values of the rows.
const MARGIN: i32 = 192;
const COLUMN: i32 = 645;
const ROW: i32 = 530;
/// The last stone of a path is larger.
const END_ROW: i32 = 600;
const TOP: i32 = 80;

const START: (i32, i32) = (MARGIN + 5 * COLUMN / 2, 5256);
/// How small a letter or a figure may get.
const SMALLEST_TEXT: i32 = 110;

/// Tufts between the stones of the better rows: the column and the step that they stand left above,
/// and how far to the right.
const GRASS: [(i32, u8, i32); 13] = [
    (1, 8, 6),
    (3, 8, -8),
    (4, 8, 10),
    (0, 7, 20),
    (2, 7, -6),
    (4, 7, 4),
    (1, 6, -4),
    (3, 6, 8),
    (5, 6, -36),
    (2, 5, 2),
    (0, 5, 24),
    (4, 4, -6),
    (1, 4, 8),
];

pub(super) fn paint(
    table: &Table<Options>,
    position: &Position,
    focus: Focus,
    scene: &Scene<'_>,
) -> Drawing {
    let mut canvas = Canvas::new(FRAME, LEAST);
    let pen = focus.pen(table);
    paint_ground(&mut canvas);
    for (path, step) in stones() {
        let is_empty = position.tile(path, step).is_none()
            && position.seats.values().all(|side| side.figures.step(path) != step);
        paint_stone(&mut canvas, path, step, is_empty);
    }
    for (path, step) in stones() {
        if let Some(cell) = scene.cell(&(path, step).to_id()) {
            paint_hints(&mut canvas, cell, step, middle(path, step));
        }
    }
    if let Some(End::Goal { seat, path }) = position.end {
        paint_fifth(&mut canvas, path, position.seats[seat].figures.step(path));
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
    for (column, step, right) in GRASS {
        let at = (MARGIN + column * COLUMN + right, row_middle(step) - ROW / 2 + 12);
        canvas.picture("grass", Layer::Ground, pictures::GRASS, at, 120, Ink::Meadow);
    }
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
        let at = (MARGIN / 2 + 10, row_middle(number) - 6);
        canvas.text("value", Layer::Ground, text, at, (146, MARGIN - 12), ink);
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

fn paint_stone(canvas: &mut Canvas, path: StonePath, step: Step, is_empty: bool) {
    let (x, y) = middle(path, step);
    let is_end = step.number() == LAST_STEP;
    let picture = if is_end {
        pictures::END_STONE
    } else {
        pictures::stone(usize::from(path.number() + 2 * step.number()))
    };
    canvas.picture("stone", Layer::Ground, picture, (x, y), 100, Ink::Own);
    if is_end && is_empty {
        canvas.picture("knot", Layer::Ground, pictures::KNOT, (x, y - 14), 112, Ink::StoneDark);
    }
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
    let key = format!("hint.{}", cell.id);
    canvas.picture(&key, Layer::Hint, picture, at, 100, ink);
    if cell.doubtful {
        let at = (at.0 - 288, at.1 + 218);
        canvas.picture(&key, Layer::Hint, pictures::TILE, at, 60, Ink::Doubt);
        canvas.text(&key, Layer::Hint, "?", at, (SMALLEST_TEXT, 100), Ink::Doubt);
    }
}

/// The stone on which the fifth figure in the goal area has ended the game.
fn paint_fifth(canvas: &mut Canvas, path: StonePath, step: Step) {
    if step.is_goal() {
        let ring = pictures::RINGS[usize::from(step.number() == LAST_STEP)];
        canvas.picture("fifth", Layer::Piece, ring, middle(path, step), 100, Ink::Gold);
    }
}

fn paint_standing(
    canvas: &mut Canvas,
    table: &Table<Options>,
    position: &Position,
    scene: &Scene<'_>,
    (path, step): (StonePath, Step),
) {
    let here = |seat: &&Seat| position.seats[**seat].figures.step(path) == step;
    let is_large = |seat: &Seat| position.seats[*seat].figures.large() == Some(path);
    let seats = table.order.iter().filter(here).copied();
    let (mut seats, small): (Vec<Seat>, Vec<Seat>) = seats.partition(is_large);
    let large = seats.len();
    seats.extend(small);
    let tile = position.tile(path, step);
    let standing = standing(seats.len(), large, tile.is_some());
    let (x, y) = middle(path, step);
    // Nothing is above the end stones but the edge of the board.
    let lower = if step.number() == LAST_STEP && seats.len() > 1 { 40 } else { 0 };
    let on_board = |place: Place| (x + place.at.0, y + place.at.1 + lower);
    for (seat, place) in seats.iter().zip(&standing.figures) {
        let key = format!("figure.{}.{}", seat.to_id(), path.to_id());
        let look = scene.look(*seat);
        let (at, scale) = (on_board(*place), place.side * 100 / 240);
        canvas.picture(&key, Layer::Piece, pictures::FOOT, at, scale, Ink::Own);
        if is_large(seat) {
            let (double, ink) = (pictures::double(look.shape), Ink::Seat(look.colour));
            canvas.picture(&key, Layer::Piece, double, at, scale, ink);
        }
        canvas.pebble(&key, Layer::Piece, look, at, place.side);
    }
    if let Some(tile) = tile {
        let key = format!("tile.{}", (path, step).to_id());
        paint_tile(canvas, &key, Layer::Piece, tile, on_board(standing.tile), standing.tile.side);
    }
}

fn paint_tile(canvas: &mut Canvas, key: &str, layer: Layer, tile: Tile, at: (i32, i32), side: i32) {
    let scale = side * 100 / 240;
    let (picture, ink) = match tile {
        Tile::One | Tile::Two | Tile::Three => {
            canvas.picture(key, layer, pictures::TILE, at, scale, Ink::Gold);
            let high = (side * 62 / 100).max(SMALLEST_TEXT);
            canvas.text(key, layer, tile.points().to_string(), at, (high, side), Ink::Text);
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
        let plate = Path::rounded(Rect::new(-318, -170, 636, 340), 120);
        let key = format!("waiting.{}", seat.to_id());
        canvas.part_at(&key, Layer::Piece, plate.clone().filled(Ink::Plate), at);
        let look = scene.look(*seat);
        if pen == Pen::Large(*seat) && position.end.is_none() {
            let (double, ink) = (pictures::double(look.shape), Ink::Seat(look.colour));
            canvas.picture(&key, Layer::Hint, double, (x - 136, at.1), 110, ink);
        }
        canvas.pebble(&key, Layer::Piece, look, (x - 136, at.1), 264);
        // A bare number would look like points.
        if waiting > 0 {
            let count = format!("×{waiting}");
            canvas.text(&key, Layer::Piece, count, (x + 126, at.1), (210, 220), Ink::Text);
        }
        if pen.seat() == Some(*seat) && position.end.is_none() {
            canvas.part_at("pen", Layer::Hint, plate.stroked(Ink::Accent, 28), at);
        }
        if position.free_step == Some(*seat) {
            let at = (x + 306, at.1 - 160);
            paint_tile(canvas, "free_step", Layer::Hint, Tile::Clover, at, 224);
        }
    }
    if count == 2 {
        for x in [-1350, 1350] {
            let at = (START.0 + x, START.1 - 24);
            canvas.picture("knot", Layer::Ground, pictures::KNOT, at, 92, Ink::StoneDark);
        }
    }
}

/// The same numbers that the icons have in pens.
const _: () =
    assert!(ICONS[1].picture == pictures::CLOVER && ICONS[2].picture == pictures::WISH_STONE);

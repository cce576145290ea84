//! The board as a drawing: five paths of stepping stones from the start stone, with the figures
//! standing on them.
//!
//! What colour a path has is not printed in the rulebook: each has a number, and its colour once the
//! players have told it. Which stones are dark is not printed either: tiles are shown where they were
//! told.

mod cover;
mod ground;
mod pictures;
mod standing;
mod waiting;

use super::board::ICONS;
use super::controls::Pen;
use super::focus::Focus;
use super::options::Options;
use super::position::{End, LAST_STEP, Path as StonePath, Position, Step, Tile};
use crate::board::{Cell, Face};
use crate::drawing::{Canvas, Drawing, Ink, Layer, Rect, Scene};
use crate::id::Id as _;
use crate::look::Colour;
use crate::seat::Seat;
use crate::table::Table;
use ground::{colour_of, paint_ground, paint_number};
use standing::{Place, standing};
use waiting::paint_waiting;

pub(super) use cover::cover;
pub(super) use pictures::all as pictures;

/// A unit is a tenth of a dp on a small phone, which shows the whole board beside its pens and its bar.
const FRAME: Rect = Rect::new(0, 0, 3440, 4100);
const LEAST: i32 = 100;

/// Beside the paths, for the values of the rows.
const MARGIN: i32 = 192;
const COLUMN: i32 = 645;
const ROW: i32 = 375;
/// The last stone of a path is larger.
const END_ROW: i32 = 440;
const TOP: i32 = 176;
/// How far down the numbers of the paths are.
const PLATE: i32 = 96;

const START: (i32, i32) = (MARGIN + 5 * COLUMN / 2, 3856);
/// How small a letter or a figure may get.
const SMALLEST_TEXT: i32 = 110;

pub(super) fn paint(
    table: &Table<Options>,
    position: &Position,
    focus: Focus,
    scene: &Scene<'_>,
) -> Drawing {
    let mut canvas = Canvas::new(FRAME, LEAST);
    let pen = focus.pen(table);
    let colours = &scene.board.column_colours;
    paint_ground(&mut canvas, colours);
    for (path, step) in stones() {
        paint_stone(&mut canvas, path, step, colour_of(colours, path));
        let is_empty = position.tile(path, step).is_none()
            && position.seats.values().all(|side| side.figures.step(path) != step);
        if is_empty {
            paint_bare(&mut canvas, position, path, step);
        }
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

/// A path as it is remembered: its last stone, its number and its colour.
pub(super) fn paint_path(face: &Face<String>) -> Drawing {
    let mut canvas = Canvas::new(Rect::around((0, 0), 800), LEAST);
    if let Some((number, colour)) = super::colours::of_face(face) {
        canvas.picture("stone", Layer::Ground, pictures::END_STONE, (0, 80), 100, Ink::Own);
        if let Some(colour) = colour {
            let (inlay, ink) = (pictures::INLAYS[1], Ink::Seat(colour));
            canvas.picture("stone", Layer::Ground, inlay, (0, 80), 100, ink);
        }
        paint_number(&mut canvas, number, colour, (0, -284));
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

fn paint_stone(canvas: &mut Canvas, path: StonePath, step: Step, colour: Option<Colour>) {
    let at = middle(path, step);
    let is_end = step.number() == LAST_STEP;
    let picture = if is_end {
        pictures::END_STONE
    } else {
        pictures::stone(usize::from(path.number() + 2 * step.number()))
    };
    canvas.picture("stone", Layer::Ground, picture, at, 100, Ink::Own);
    if let Some(colour) = colour {
        let inlay = pictures::INLAYS[usize::from(is_end)];
        canvas.picture("stone", Layer::Ground, inlay, at, 100, Ink::Seat(colour));
    }
}

/// What is to be seen where nothing lies: that a wish stone was taken; that a tile lies on an end stone,
/// as on all of them, which nobody has told while others were.
fn paint_bare(canvas: &mut Canvas, position: &Position, path: StonePath, step: Step) {
    let (x, y) = middle(path, step);
    let at = (x, y - 14);
    let mut carried = position.carried_out.iter();
    let taken = carried.any(|it| (it.path, it.step, it.tile) == (path, step, Tile::WishStone));
    let is_end = step.number() == LAST_STEP;
    if taken {
        canvas.picture("taken", Layer::Piece, pictures::TAKEN, at, 118, Ink::StoneRim);
    } else if is_end && !position.tiles.is_empty() {
        canvas.picture("untold", Layer::Piece, pictures::TILE, at, 100, Ink::Line);
        canvas.text("untold", Layer::Piece, "?", at, (150, 200), Ink::Quiet);
    } else if is_end {
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
        let at = (at.0 - 288, at.1 + 150);
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
    let lower = if step.number() == LAST_STEP && seats.len() > 1 { 70 } else { 0 };
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

/// The same numbers that the icons have in pens.
const _: () =
    assert!(ICONS[1].picture == pictures::CLOVER && ICONS[2].picture == pictures::WISH_STONE);

//! The start stone: who waits there, and whose pen is in hand.

use super::{Pen, START, paint_tile, pictures};
use crate::drawing::{Canvas, Ink, Layer, Path, Rect, Scene};
use crate::games::keltis::options::Options;
use crate::games::keltis::position::{Position, Tile};
use crate::id::Id as _;
use crate::seat::Seat;
use crate::table::Table;

/// Of a seat's plate on the start stone.
const WIDE: i32 = 728;
const HIGH: i32 = 344;
/// From the middle of the plate to the small figures on the left, to how many they are, and to the large
/// one on the right.
const SMALL: i32 = -222;
const COUNT: i32 = -14;
const LARGE: i32 = 210;
const FIGURE: i32 = 258;

/// How many figures of each seat have not left the start stone, the large one by itself; which of them
/// the pen puts on a path, and who may make a free step.
pub(super) fn paint_waiting(
    canvas: &mut Canvas,
    table: &Table<Options>,
    position: &Position,
    scene: &Scene<'_>,
    pen: Pen,
) {
    let count = i32::try_from(table.order.len()).unwrap_or(1);
    let between = if count > 3 { 744 } else { 920 };
    for (number, seat) in (0..).zip(&table.order) {
        let at = (START.0 + (2 * number - count + 1) * between / 2, START.1 - 18);
        let plate = Path::rounded(Rect::new(-WIDE / 2, -HIGH / 2, WIDE, HIGH), 110);
        let key = format!("waiting.{}", seat.to_id());
        canvas.part_at(&key, Layer::Piece, plate.clone().filled(Ink::Plate), at);
        if position.end.is_none() && pen.seat() == Some(*seat) {
            canvas.part_at("pen", Layer::Hint, plate.stroked(Ink::Accent, 26), at);
            if pen == Pen::Large(*seat) || waiting(position, *seat).1 {
                paint_size(canvas, &key, pen, at);
            }
        }
        paint_figures(canvas, position, scene, *seat, at);
        if position.free_step == Some(*seat) {
            let at = (at.0 + 306, at.1 - 150);
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

/// How many small figures wait, and whether the large one does.
fn waiting(position: &Position, seat: Seat) -> (usize, bool) {
    let figures = position.seats[seat].figures;
    let all = 5 - figures.on_paths().count();
    let large = figures.large().is_none() && all > 0;
    (all - usize::from(large), large)
}

/// Around those that a tap puts on a path.
fn paint_size(canvas: &mut Canvas, key: &str, pen: Pen, at: (i32, i32)) {
    let (left, wide) = if matches!(pen, Pen::Large(_)) { (66, 284) } else { (-350, 408) };
    let high = HIGH - 44;
    let half = Path::rounded(Rect::new(left, -high / 2, wide, high), 84);
    canvas.part_at(key, Layer::Hint, half.stroked(Ink::Accent, 16), at);
}

fn paint_figures(
    canvas: &mut Canvas,
    position: &Position,
    scene: &Scene<'_>,
    seat: Seat,
    (x, y): (i32, i32),
) {
    let (small, is_large_here) = waiting(position, seat);
    let (key, look) = (format!("waiting.{}", seat.to_id()), scene.look(seat));
    // A bare number would look like points.
    let small = format!("×{small}");
    canvas.pebble(&key, Layer::Piece, look, (x + SMALL, y), FIGURE);
    canvas.text(&key, Layer::Piece, small, (x + COUNT, y), (118, 156), Ink::Text);
    if is_large_here {
        let (at, ink) = ((x + LARGE, y), Ink::Seat(look.colour));
        canvas.picture(&key, Layer::Piece, pictures::double(look.shape), at, 106, ink);
        canvas.pebble(&key, Layer::Piece, look, at, FIGURE);
    }
}

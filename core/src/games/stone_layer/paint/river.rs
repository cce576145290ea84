//! The river with the stones that lie in it, and how many they are.

use super::super::position::Position;
use super::super::ring::STONES;
use super::places::{Point, RIVER};
use super::shapes::{RIVER_PLATE, in_river};
use crate::drawing::{Canvas, Ink, Layer};

/// Each stone of the box has a place; they are taken from all over the river.
pub(super) fn river(canvas: &mut Canvas, position: &Position) {
    let stones = position.river();
    for number in 0..i32::from(STONES) {
        if number_in_turn(number) < i32::from(stones) {
            let outline = u16::try_from(number % 4).unwrap_or(0);
            let key = format!("river.{number}");
            canvas.picture(&key, Layer::Piece, in_river(outline), place(number), 88, Ink::Stone);
        }
    }
    let (x, y) = RIVER.middle();
    canvas.picture("river", Layer::Piece, RIVER_PLATE, (x, y), 100, Ink::Current);
    canvas.text("river", Layer::Piece, stones.to_string(), (x, y), (76, 160), Ink::Text);
}

/// The order in which places are filled: the largest is emptied first.
fn number_in_turn(number: i32) -> i32 {
    number * 14 % i32::from(STONES)
}

/// Three rows, none of them straight, with room for the plate in the middle.
fn place(number: i32) -> Point {
    const SHIFTS: [Point; 5] = [(-7, 4), (8, -5), (1, 6), (7, 2), (-8, -6)];
    let (x, row) = match number {
        // Six on each side, seven in the middle row on the right.
        0..6 => (66 + number * 98, 0),
        6..12 => (866 + (number - 6) * 100, 0),
        12..18 => (76 + (number - 12) * 98, 1),
        18..25 => (864 + (number - 18) * 86, 1),
        25..31 => (68 + (number - 25) * 98, 2),
        _ => (872 + (number - 31) * 100, 2),
    };
    let shift = usize::try_from(number * 3 % 5).ok().and_then(|at| SHIFTS.get(at).copied());
    let (right, down) = shift.unwrap_or_default();
    (x + right, RIVER.y + 38 + row * 53 + down)
}

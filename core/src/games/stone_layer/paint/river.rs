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
            canvas.picture(&key, Layer::Piece, in_river(outline), place(number), 100, Ink::Stone);
        }
    }
    let (x, y) = RIVER.middle();
    canvas.picture("river", Layer::Piece, RIVER_PLATE, (x, y), 100, Ink::Current);
    canvas.text("river", Layer::Piece, stones.to_string(), (x, y), (82, 170), Ink::Text);
}

/// The order in which places are filled: the largest is emptied first.
fn number_in_turn(number: i32) -> i32 {
    number * 14 % i32::from(STONES)
}

/// Three rows, none of them straight, with room for the plate in the middle.
fn place(number: i32) -> Point {
    const SHIFTS: [Point; 5] = [(-7, 5), (8, -6), (0, 7), (9, 3), (-9, -7)];
    let (row, column) = if number < 12 {
        (0, number)
    } else if number < 24 {
        (2, number - 12)
    } else {
        (1, number - 24)
    };
    let (x, y) = if row == 1 {
        // Six to the left of the plate and seven to its right.
        let x = if column < 6 { 64 + column * 97 } else { 872 + (column - 6) * 86 };
        (x, RIVER.y + 98)
    } else {
        (58 + column * 118 + row * 12, RIVER.y + 42 + row * 57)
    };
    let shift = usize::try_from(number * 3 % 5).ok().and_then(|at| SHIFTS.get(at).copied());
    let (right, down) = shift.unwrap_or_default();
    (x + right, y + down)
}

//! The end as a picture without words: the cairn in the order of places, and the winner on top of it
//! with a crown.

use super::paths::{crown, river, stone};
use super::{Content, ContentSeat};
use crate::drawing::{Canvas, Drawing, Ink, Layer, Part, Piece, Rect, SeatLook, What};

/// From the middle to either side.
const HALF: i32 = 2_000;
/// Paths are drawn on a grid with this side; a stone fills its width and a third of its height.
const GRID: i32 = 2_400;
const STONE_HEIGHT: i32 = 800;
/// So many stones are piled up; more players share the lowest.
const MOST_STONES: usize = 5;
/// The winner's piece, from side to side.
const WINNER: i32 = 1_070;
const BETWEEN: i32 = 24;
const WAVES: i32 = 3;
const BETWEEN_WAVES: i32 = 110;

pub(super) fn draw(content: &Content) -> Drawing {
    let first = |seat: &&ContentSeat| content.has_order() && seat.rank == Some(1);
    let (winners, others): (Vec<_>, Vec<_>) = content.seats.iter().partition(first);
    let mut top = 0;
    let mut pieces = Canvas::new(Rect::new(0, 0, 0, 0), 0);
    ground(&mut pieces);
    for (number, seat) in others.iter().take(MOST_STONES).rev().enumerate() {
        // Each is a little smaller than the one below it, and not quite in the middle.
        let above = i32::try_from(number).unwrap_or(0);
        let scale = 78 - 7 * above;
        let lean = [0, 70, -50, 60][number % 4];
        let high = STONE_HEIGHT * scale / 100;
        top -= high;
        let at = (lean - GRID * scale / 200, top);
        let key = format!("place{number}");
        scaled(&mut pieces, &key, stone(number).filled(Ink::Seat(seat.colour)), at, scale);
        pieces.pebble(&key, Layer::Piece, look(seat), (lean, top + high / 2), high * 3 / 4);
        top -= BETWEEN;
    }
    let count = i32::try_from(winners.len().max(1)).unwrap_or(1);
    let side = WINNER.min(2 * HALF * 9 / 10 / count);
    for (number, seat) in (0..).zip(&winners) {
        let x = (2 * number + 1 - count) * side * 11 / 20;
        let key = format!("winner{number}");
        pieces.pebble(&key, Layer::Piece, look(seat), (x, top - side / 2), side);
        let scale = 40 * side / WINNER;
        let at = (x - GRID * scale / 200, top - side - GRID * scale / 125);
        scaled(&mut pieces, &key, crown().filled(Ink::Accent), at, scale);
    }
    if !winners.is_empty() {
        top -= side + side / 2;
    }
    let drawn = pieces.done();
    let frame = Rect::new(-HALF, top - 200, 2 * HALF, 300 + WAVES * BETWEEN_WAVES - top);
    let mut canvas = Canvas::new(frame, 0);
    drawn.pieces.into_iter().for_each(|piece| canvas.piece(piece));
    canvas.done()
}

/// The river that the cairn stands in.
fn ground(canvas: &mut Canvas) {
    let scale = 2 * HALF * 100 / GRID;
    for wave in 0..WAVES {
        scaled(canvas, "river", river().filled(Ink::Water), (-HALF, wave * BETWEEN_WAVES), scale);
    }
}

fn look(seat: &ContentSeat) -> SeatLook {
    let letter = seat.letter.chars().next().unwrap_or('?');
    SeatLook { colour: seat.colour, shape: seat.shape, letter }
}

fn scaled(canvas: &mut Canvas, key: &str, part: Part, (x, y): (i32, i32), scale: i32) {
    let (own, what) = (part.ink, What::Path { part });
    let (key, layer) = (key.to_owned(), Layer::Piece);
    canvas.piece(Piece { key, layer, x, y, turn: 0, scale, own, what });
}

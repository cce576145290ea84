//! The game at a glance.

use super::parts;
use crate::drawing::{Canvas, Drawing, Ink, Layer, Path, Rect};
use crate::games::stones_and_rivers::ground::{Face, Piece, Side};
use crate::look::Colour;

const COLUMNS: [i32; 3] = [176, 480, 784];
const ROWS: [i32; 2] = [208, 512];

/// A corner of the board, for lists.
pub(in crate::games::stones_and_rivers) fn cover() -> Drawing {
    let frame = Rect::new(0, 0, 960, 720);
    let mut canvas = Canvas::new(frame, 75);
    canvas.part("slab", Layer::Ground, Path::rounded(frame, 60).filled(Ink::Bank));
    canvas.part("slab", Layer::Ground, Path::rounded(frame.grown(-22), 44).filled(Ink::Ground));
    let columns = COLUMNS.map(|x| Path::line((x, 22), (x, 698)));
    let rows = ROWS.map(|y| Path::line((22, y), (938, y)));
    let lines = columns.into_iter().chain(rows).fold(Path::new(), |all, line| all.and(&line));
    canvas.part("lines", Layer::Ground, lines.stroked(Ink::Line, 12));
    ride(&mut canvas);
    for (number, (x, y, side, face)) in [
        (COLUMNS[0], ROWS[0], Side::Square, Face::Stone),
        (COLUMNS[2], ROWS[0], Side::Square, Face::ALONG),
        (COLUMNS[0], ROWS[1], Side::Circle, Face::Stone),
        (COLUMNS[1], ROWS[1], Side::Circle, Face::ACROSS),
    ]
    .into_iter()
    .enumerate()
    {
        let colour = if side == Side::Circle { Colour::Red } else { Colour::White };
        let picture = parts::piece_number(Piece { side, face });
        let key = format!("piece.{number}");
        canvas.picture(&key, Layer::Piece, picture, (x, y), 75, Ink::Seat(colour));
    }
    canvas.done()
}

/// The stone can step onto the river beside it and ride on.
fn ride(canvas: &mut Canvas) {
    let (from, to) = ((COLUMNS[1], ROWS[1]), (COLUMNS[2], ROWS[1]));
    let way = Path::line((from.0 + 164, from.1), (to.0 - 108, to.1));
    canvas.part("way", Layer::Hint, way.clone().stroked(Ink::Plate, 50));
    canvas.part("way", Layer::Hint, way.stroked(Ink::Accent, 28));
    canvas.part("way", Layer::Hint, Path::circle(to, 66).filled(Ink::Plate));
    canvas.part("way", Layer::Hint, Path::circle(to, 50).filled(Ink::Accent));
}

//! A board from its cells alone: what a game has that does not paint.

use super::{Canvas, Drawing, Ink, Layer, Path, Rect, Scene};
use crate::board::{Cell, Tone};

const SIDE: i32 = 480;
const GAP: i32 = 16;

/// Nothing but paper.
pub fn blank() -> Drawing {
    Canvas::new(Rect::new(0, 0, SIDE, SIDE), 100).done()
}

/// Cells as fields, with their pieces in rows and their tints behind them.
pub fn paint(scene: &Scene<'_>) -> Drawing {
    let board = scene.board;
    let length = |cells: u32| i32::try_from(cells).unwrap_or(i32::MAX / SIDE).saturating_mul(SIDE);
    let frame = Rect::new(0, 0, length(board.columns), length(board.rows)).grown(2 * GAP);
    let mut canvas = Canvas::new(frame, 100);
    let place = |column: u32, row: u32, width: u32, height: u32| {
        Rect::new(length(column), length(row), length(width), length(height))
    };
    for region in &board.regions {
        let rect = place(region.column, region.row, region.width, region.height);
        let ink = match region.tone {
            Tone::Gain => Ink::GainGround,
            Tone::Loss => Ink::LossGround,
            Tone::Quiet => Ink::Deep,
            Tone::Accent => Ink::StillWater,
        };
        canvas.part("region", Layer::Ground, Path::rounded(rect, 60).filled(ink));
    }
    for cell in &board.cells {
        let rect = place(cell.column, cell.row, cell.width, cell.height).grown(-GAP);
        paint_cell(&mut canvas, scene, cell, rect);
        canvas.area(cell, rect);
    }
    canvas.done()
}

fn paint_cell(canvas: &mut Canvas, scene: &Scene<'_>, cell: &Cell<String>, rect: Rect) {
    let field = Path::rounded(rect, 48);
    canvas.part("field", Layer::Ground, field.clone().filled(Ink::Ground));
    let marks = cell.face.marks.iter().filter_map(|mark| Some((mark.seat?, mark.count)));
    let pebbles = marks.flat_map(|(seat, count)| (0..count.min(9)).map(move |_| seat));
    let pebbles: Vec<_> = pebbles.collect();
    let side = if pebbles.len() > 4 { SIDE / 4 } else { SIDE / 3 };
    let in_row = (rect.width / side).max(1);
    for (number, seat) in (0..).zip(&pebbles) {
        let at = (
            rect.x + side / 2 + number % in_row * side + GAP,
            rect.y + side / 2 + number / in_row * side + GAP,
        );
        let key = format!("{}.{number}", cell.id);
        canvas.pebble(&key, Layer::Piece, scene.look(*seat), at, side - 12);
    }
    let ink = match (cell.selected, cell.target, cell.doubtful) {
        (true, ..) => Ink::Accent,
        (_, true, _) => Ink::Quiet,
        (_, _, true) => Ink::Doubt,
        _ => return,
    };
    if cell.selected {
        canvas.part(&cell.id, Layer::Hint, field.stroked(ink, 14));
    } else {
        canvas.ring(&cell.id, &field, ink, 10);
    }
}

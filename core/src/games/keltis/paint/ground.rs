//! What the stones lie on: the areas of plus and minus points, the paths with their numbers, and what
//! each row is worth.

use std::cmp::Ordering;

use super::{
    COLUMN, FRAME, LAST_STEP, MARGIN, PLATE, ROW, START, column_middle, pictures, row_middle,
};
use crate::drawing::{Canvas, Ink, Layer, Path, Rect};
use crate::games::keltis::position::{FIRST_GOAL_STEP, Path as StonePath, Step};
use crate::games::keltis::score::value;
use crate::look::Colour;

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

/// The goal area, the rows of plus points, those of minus points, and the paths through them.
pub(super) fn paint_ground(canvas: &mut Canvas, colours: &[Option<Colour>]) {
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
    for path in StonePath::all() {
        let colour = colour_of(colours, path);
        if let Some(colour) = colour {
            canvas.part("ways", Layer::Ground, way(path).stroked(Ink::Seat(colour), 150));
        }
        let at = (column_middle(path), PLATE);
        paint_number(canvas, &path.number().to_string(), colour, at);
    }
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

pub(super) fn colour_of(colours: &[Option<Colour>], path: StonePath) -> Option<Colour> {
    colours.get(usize::from(path.number() - 1)).copied().flatten()
}

/// A path is known by its number, and by its colour where that was told.
pub(super) fn paint_number(
    canvas: &mut Canvas,
    number: &str,
    colour: Option<Colour>,
    at: (i32, i32),
) {
    let plate = Path::rounded(Rect::new(-118, -68, 236, 136), 60);
    let (ground, ink) = match colour {
        Some(colour) => (Ink::Seat(colour), Ink::OnSeat(colour)),
        None => (Ink::Plate, Ink::Text),
    };
    canvas.part_at("number", Layer::Ground, plate.filled(ground), at);
    canvas.text("number", Layer::Ground, number, at, (124, 120), ink);
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

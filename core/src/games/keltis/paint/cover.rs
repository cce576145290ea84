//! The game at a glance: five paths of stones that fan out from the start stone.

use super::pictures;
use crate::drawing::{Canvas, Drawing, Ink, Layer, Path, Rect};
use crate::look::Colour;

const FRAME: Rect = Rect::new(0, 0, 960, 720);
const LEAST: i32 = 75;
const START: (i32, i32) = (480, 630);
/// From the end stones on: how far down, how far from path to path, and the size of a stone.
const ROWS: [(i32, i32, i32); 4] = [(96, 184, 28), (238, 182, 27), (366, 174, 26), (484, 164, 25)];

pub(in super::super) fn cover() -> Drawing {
    let mut canvas = Canvas::new(FRAME, LEAST);
    canvas.part("ground", Layer::Ground, Path::rounded(FRAME, 64).filled(Ink::Ground));
    let goal = Path::rounded(Rect::new(0, 0, 960, 308), 64);
    let goal = goal.and(&Path::rect(Rect::new(0, 200, 960, 108)));
    canvas.part("goal", Layer::Ground, goal.filled(Ink::GainGround));
    let way = |path: i32| {
        let line = ROWS.map(|(y, across, _)| (START.0 + path * across, y));
        Path::open(&line).line_to((START.0 + path * 120, START.1))
    };
    let ways = (-2..=2).fold(Path::new(), |ways, path| ways.and(&way(path)));
    canvas.part("ways", Layer::Ground, ways.stroked(Ink::Deep, 64));
    canvas.picture("start", Layer::Ground, pictures::START_STONE, START, 26, Ink::Own);
    for (row, (_, _, scale)) in ROWS.into_iter().enumerate() {
        for (number, path) in (row..).zip(-2..=2) {
            let picture = if row == 0 { pictures::END_STONE } else { pictures::stone(number) };
            canvas.picture("stone", Layer::Ground, picture, place(path, row), scale, Ink::Own);
        }
    }
    for path in [-1, 2] {
        let at = place(path, 0);
        canvas.picture("knot", Layer::Ground, pictures::KNOT, at, 38, Ink::StoneDark);
    }
    for (path, row, picture, ink) in [
        (-2, 0, pictures::CLOVER, Ink::Gain),
        (1, 0, pictures::WISH_STONE, Ink::Current),
        (-1, 2, pictures::WISH_STONE, Ink::Current),
        (2, 1, pictures::CLOVER, Ink::Gain),
        (0, 3, pictures::CLOVER, Ink::Gain),
    ] {
        let at = place(path, row);
        canvas.picture("tile", Layer::Piece, pictures::TILE, at, 40, ink);
        canvas.picture("tile", Layer::Piece, picture, at, 27, ink);
    }
    paint_figures(&mut canvas);
    canvas.done()
}

fn place(path: i32, row: usize) -> (i32, i32) {
    let (y, across, _) = ROWS[row % ROWS.len()];
    (START.0 + path * across, y - 4)
}

/// Without letters: nobody plays here. Some wait on the start stone, and the last is a large one.
fn paint_figures(canvas: &mut Canvas) {
    let circle = Path::circle((0, 0), 42);
    let square = Path::rect(Rect::around((0, 0), 76));
    let diamond = Path::polygon(&[(0, -50), (47, 0), (0, 50), (-47, 0)]);
    let triangle = Path::polygon(&[(0, -46), (49, 40), (-49, 40)]);
    let waiting = |x: i32| (START.0 + x, START.1 - 2);
    for ((x, y), shape, colour, is_large) in [
        (place(-1, 1), &square, Colour::Green, false),
        (place(1, 2), &diamond, Colour::Blue, false),
        (place(-2, 3), &triangle, Colour::Yellow, false),
        (waiting(-240), &circle, Colour::Red, false),
        (waiting(-80), &square, Colour::Green, false),
        (waiting(80), &triangle, Colour::Yellow, false),
        (waiting(240), &diamond, Colour::Blue, false),
        (place(0, 0), &Path::circle((0, 0), 50), Colour::Red, true),
    ] {
        let (at, ink) = ((x, y - 12), Ink::Seat(colour));
        canvas.picture("figure", Layer::Piece, pictures::FOOT, at, 46, Ink::Own);
        if is_large {
            canvas.part_at("figure", Layer::Piece, shape.clone().stroked(ink, 26), at);
        }
        canvas.part_at("figure", Layer::Piece, shape.clone().stroked(Ink::Plate, 12), at);
        canvas.part_at("figure", Layer::Piece, shape.clone().filled(ink), at);
    }
}

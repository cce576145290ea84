//! The water frame: the fall on both sides of the window and the pool at its foot, with the snakes
//! that guard it.

use super::places::{LEFT, POOL, Places};
use super::tiles;
use crate::drawing::{Canvas, Ink, Layer, Part, Path, Picture, Rect};

const STREAKS: u16 = tiles::NEXT;
const SNAKE: u16 = STREAKS + 1;
const WAVES: u16 = STREAKS + 2;
pub(super) const NEXT: u16 = STREAKS + 3;

pub(super) fn paint(canvas: &mut Canvas, places: &Places) {
    let (frame, window) = (places.frame, places.window);
    let all = Rect { x: 0, y: 0, ..frame };
    let fall = Path::rounded(all, 90).filled(Ink::Water);
    canvas.part_at("fall", Layer::Ground, fall, (frame.x, frame.y));
    for x in [frame.x + LEFT / 2, window.right() + 125] {
        canvas.picture("fall", Layer::Ground, STREAKS, (x, 0), 100, Ink::StillWater);
    }
    let pool = (frame.x + frame.width / 2, window.bottom() + POOL / 2);
    canvas.picture("fall", Layer::Ground, WAVES, pool, 100, Ink::StillWater);
    snake(canvas, (pool.0 - 900, pool.1 + 8), 44);
    let wall = Path::rounded(Rect { x: 0, y: 0, ..window }.grown(16), 40);
    canvas.part_at("wall", Layer::Ground, wall.filled(Ink::StoneRim), (window.x, window.y));
}

pub(super) fn snake(canvas: &mut Canvas, at: (i32, i32), scale: i32) {
    canvas.picture("fall", Layer::Ground, SNAKE, at, scale, Ink::Meadow);
}

pub(super) fn pictures() -> Vec<Picture> {
    vec![
        Picture { id: STREAKS, parts: streaks() },
        Picture { id: SNAKE, parts: snake_parts() },
        Picture { id: WAVES, parts: waves() },
    ]
}

/// Falling water, from the lintel to the pool.
fn streaks() -> Vec<Part> {
    let fall = |path: Path, (x, from, to): &(i32, i32, i32)| {
        let middle = (from + to) / 2;
        let streak = Path::new()
            .move_to((*x, *from))
            .quad_to((x + 10, (from + middle) / 2), (*x, middle))
            .quad_to((x - 10, (middle + to) / 2), (*x, *to));
        path.and(&streak)
    };
    let pale = [
        (-92, -180, 700),
        (-40, 100, 1500),
        (30, -160, 420),
        (84, 300, 1300),
        (-84, 1100, 2300),
        (16, 1700, 2780),
        (88, 1750, 2600),
        (-30, 2300, 2850),
    ];
    let deep =
        [(-64, 200, 900), (58, -200, 700), (2, 900, 1600), (-60, 2400, 2800), (60, 2100, 2500)];
    vec![
        pale.iter().fold(Path::new(), fall).stroked(Ink::Own, 20),
        deep.iter().fold(Path::new(), fall).stroked(Ink::Current, 6),
    ]
}

/// The pool, with its foam where the water falls into it.
fn waves() -> Vec<Part> {
    let wave = |path: Path, (x, y): &(i32, i32)| {
        let (x, y) = (*x, *y);
        let wave = Path::new()
            .move_to((x - 120, y))
            .quad_to((x - 60, y - 36), (x, y))
            .quad_to((x + 60, y + 36), (x + 120, y));
        path.and(&wave)
    };
    let pale = [(-300, -10), (200, 10), (700, -10), (1150, 14), (-1350, 16), (1500, -16)];
    let deep = [(-60, 16), (460, -4), (940, 10), (-1480, -10), (1380, 14)];
    vec![
        pale.iter().fold(Path::new(), wave).stroked(Ink::Own, 18),
        deep.iter().fold(Path::new(), wave).stroked(Ink::Current, 10),
    ]
}

/// A water snake: its back twice above the water, and its head.
fn snake_parts() -> Vec<Part> {
    let body = Path::new()
        .move_to((-250, 56))
        .curve_to((-240, -20), (-150, -20), (-140, 56))
        .move_to((-80, 56))
        .curve_to((-70, -60), (50, -60), (60, 56))
        .move_to((130, 56))
        .curve_to((110, -40), (140, -76), (220, -50));
    let waves = Path::line((-300, 86), (280, 86));
    vec![
        body.clone().stroked(Ink::OnMeadow, 70),
        body.stroked(Ink::Own, 50),
        Path::circle((212, -58), 10).filled(Ink::StoneRim),
        waves.stroked(Ink::Water, 56),
    ]
}

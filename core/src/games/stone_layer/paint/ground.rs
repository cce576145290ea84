//! The board itself: two banks, the river between them, and which way the marker goes.

use super::super::ring::Base;
use super::places::{FRAME, Point, RIVER, spot};
use crate::drawing::{Canvas, Ink, Layer, Path};

/// Where the way of the marker crosses the river: on the lower bank, as tokens lie on the upper one.
const ACROSS: i32 = RIVER.bottom() + 74;

pub(super) fn ground(canvas: &mut Canvas) {
    let mut part = |part| canvas.part("ground", Layer::Ground, part);
    part(Path::rounded(FRAME, 60).filled(Ink::Ground));
    part(band(RIVER.y - 38, RIVER.bottom() + 38).filled(Ink::Deep));
    part(band(RIVER.y - 14, RIVER.bottom() + 14).filled(Ink::Bank));
    part(band(RIVER.y, RIVER.bottom()).filled(Ink::Water));
    part(ripples().stroked(Ink::Current, 5));
    part(grass().stroked(Ink::Meadow, 9));
    part(way_around().stroked(Ink::Line, 9));
}

/// Across the whole board, between two lines that swing.
pub(super) fn band(top: i32, bottom: i32) -> Path {
    Path::new()
        .move_to((0, top))
        .curve_to((240, top - 44), (480, top + 36), (720, top))
        .curve_to((960, top - 36), (1200, top + 44), (1440, top))
        .line_to((1440, bottom))
        .curve_to((1200, bottom + 40), (960, bottom - 40), (720, bottom))
        .curve_to((480, bottom + 40), (240, bottom - 40), (0, bottom))
        .close()
}

/// The water runs to the right.
fn ripples() -> Path {
    let ripple = |path: Path, (x, y): Point| {
        let one = Path::new().move_to((x, y)).quad_to((x + 18, y - 12), (x + 36, y));
        path.and(&one.quad_to((x + 54, y + 12), (x + 76, y)))
    };
    let (top, bottom) = (RIVER.y, RIVER.bottom());
    let above = [(24, top + 46), (566, top + 28), (1020, top + 18)];
    let below = [(300, bottom - 16), (800, bottom - 20), (1340, bottom - 18)];
    let places = above.into_iter().chain(below);
    places.fold(Path::new(), ripple)
}

/// Tufts here and there, away from the stacks.
fn grass() -> Path {
    let tuft = |path: Path, (x, y): Point| {
        let blade = |lean: i32, high: i32| {
            Path::new()
                .move_to((x + lean / 3, y))
                .quad_to((x + lean / 3, y - high / 2), (x + lean, y - high))
        };
        path.and(&blade(-26, 34)).and(&blade(2, 48)).and(&blade(28, 36))
    };
    let places = [(490, 104), (952, 86), (488, RIVER.bottom() + 80), (956, RIVER.bottom() + 92)];
    places.into_iter().fold(Path::new(), tuft)
}

/// Moving the location marker: clockwise, also across the river.
fn way_around() -> Path {
    let next = Base::all().zip(Base::all().cycle().skip(1));
    next.fold(Path::new(), |path, (from, to)| {
        let ((x, y), (to_x, to_y)) = (spot(from), spot(to));
        if y == to_y {
            let along = (to_x - x).signum() * 14;
            let (middle, y) = (i32::midpoint(x, to_x), y + 28);
            return path.and(&Path::open(&[
                (middle - along, y - 20),
                (middle + along, y),
                (middle - along, y + 20),
            ]));
        }
        // At the edge of the board.
        let along = (to_y - y).signum() * 14;
        let x = if x > FRAME.width / 2 { FRAME.right() - 34 } else { FRAME.x + 34 };
        path.and(&Path::open(&[
            (x - 20, ACROSS - along),
            (x, ACROSS + along),
            (x + 20, ACROSS - along),
        ]))
    })
}

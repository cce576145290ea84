//! The game at a glance: a high stack that will fall, and another begun, at the river.

use super::super::ring::Size;
use super::shapes::{BASE, MARKER, in_river, stone, token};
use crate::drawing::{Canvas, Drawing, Ink, Layer, Path, Rect};
use crate::look::{Colour, Shape};

pub(super) fn cover() -> Drawing {
    let frame = Rect::new(0, 0, 960, 720);
    let mut canvas = Canvas::new(frame, 1);
    let mut part = |part| canvas.part("ground", Layer::Ground, part);
    part(Path::rounded(frame, 56).filled(Ink::Ground));
    part(shore(548).filled(Ink::Bank));
    part(shore(572).filled(Ink::Water));
    let mut picture = |picture: u16, at: (i32, i32), scale: i32, ink: Ink| {
        canvas.picture("cover", Layer::Piece, picture, at, scale, ink);
    };
    picture(BASE, (330, 420), 132, Ink::Deep);
    picture(BASE, (768, 432), 92, Ink::Deep);
    let high = [
        (Size::Large, -6),
        (Size::Medium, 14),
        (Size::Large, -12),
        (Size::Medium, 10),
        (Size::Small, -8),
    ];
    for (number, (size, right)) in (0..).zip(high) {
        let at = (330 + right, 390 - i32::from(number) * 68);
        picture(stone(Some(size), number % 4), at, 132, Ink::Stone);
    }
    for (number, (size, right)) in (0..).zip([(Size::Medium, -6), (Size::Small, 8)]) {
        let at = (768 + right, 412 - i32::from(number) * 48);
        picture(stone(Some(size), number + 1), at, 92, Ink::Stone);
    }
    for (number, at) in (0..).zip([(130, 650), (420, 640), (660, 660), (850, 630)]) {
        picture(in_river(number), at, 120, Ink::Stone);
    }
    picture(MARKER, (560, 400), 112, Ink::Accent);
    picture(token(Shape::Circle), (92, 500), 50, Ink::Seat(Colour::Red));
    picture(token(Shape::Diamond), (206, 522), 50, Ink::Seat(Colour::Blue));
    canvas.done()
}

fn shore(top: i32) -> Path {
    Path::new()
        .move_to((0, top))
        .curve_to((200, top - 40), (400, top + 50), (560, top + 16))
        .curve_to((720, top - 20), (840, top + 20), (960, top))
        .line_to((960, 664))
        .curve_to((960, 695), (935, 720), (904, 720))
        .line_to((56, 720))
        .curve_to((25, 720), (0, 695), (0, 664))
        .close()
}

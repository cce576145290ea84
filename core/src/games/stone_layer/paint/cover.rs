//! The game at a glance: a high stack that will fall, and another begun, at the river.

use super::shapes::{BASE, MARKER, in_river, stone, token};
use crate::drawing::{Canvas, Drawing, Ink, Layer, Path, Rect};
use crate::look::{Colour, Shape};

pub(super) fn cover() -> Drawing {
    let frame = Rect::new(0, 0, 960, 720);
    let mut canvas = Canvas::new(frame, 1);
    let mut part = |part| canvas.part("ground", Layer::Ground, part);
    part(Path::rounded(frame, 56).filled(Ink::Ground));
    part(shore(520).filled(Ink::Bank));
    part(shore(542).filled(Ink::Water));
    let mut picture = |picture: u16, at: (i32, i32), scale: i32, ink: Ink| {
        canvas.picture("cover", Layer::Piece, picture, at, scale, ink);
    };
    picture(BASE, (330, 420), 150, Ink::Deep);
    picture(BASE, (750, 440), 96, Ink::Deep);
    for (number, right) in (0..5).zip([-8, 14, -20, 10, -6]) {
        let outline = u16::try_from(number % 4).unwrap_or(0);
        picture(stone(None, outline), (330 + right, 386 - number * 76), 150, Ink::Stone);
    }
    for (number, right) in (0..2).zip([-6, 8]) {
        let outline = u16::try_from(number + 2).unwrap_or(0);
        picture(stone(None, outline), (750 + right, 418 - number * 50), 96, Ink::Stone);
    }
    for (number, at) in (0..).zip([(120, 640), (420, 620), (640, 650), (850, 610)]) {
        picture(in_river(number), at, 130, Ink::Stone);
    }
    picture(MARKER, (620, 380), 110, Ink::Accent);
    picture(token(Shape::Circle), (90, 470), 48, Ink::Seat(Colour::Red));
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

//! The game at a glance.

use super::gems;
use crate::drawing::{Canvas, Drawing, Ink, Layer, Path, Rect};
use crate::look::{Colour, Shape};

pub(in super::super) fn cover() -> Drawing {
    let frame = Rect::new(0, 0, 960, 720);
    let mut canvas = Canvas::new(frame, 70);
    canvas.part("fall", Layer::Ground, Path::rect(frame).filled(Ink::Water));
    gems::bare(&mut canvas, "gem", Ink::Seat(Colour::Red), Shape::Circle, (480, 360), 240);
    canvas.done()
}

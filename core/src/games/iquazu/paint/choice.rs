//! A tile or a rock by itself, as it is chosen or listed.

use super::super::faces::{Shown, shown};
use super::{LEAST, pennants, tiles};
use crate::board::Face;
use crate::drawing::{Canvas, Drawing, Rect};

const SIDE: i32 = 560;

pub(in super::super) fn paint_choice(face: &Face<String>) -> Drawing {
    let frame = Rect::around((0, 0), SIDE);
    let mut canvas = Canvas::new(frame, LEAST);
    match shown(face) {
        Some(Shown::Tile(kind)) => tiles::paint(&mut canvas, Some(kind), "tile", frame),
        Some(Shown::Rock(values)) => pennants::alone(&mut canvas, &values),
        None => {}
    }
    canvas.done()
}

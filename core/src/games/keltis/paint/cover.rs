//! The game at a glance: paths of stones that fan out from the start stone.

use super::pictures;
use crate::drawing::{Canvas, Drawing, Ink, Layer, Path, Rect};

const FRAME: Rect = Rect::new(0, 0, 960, 720);

pub(in super::super) fn cover() -> Drawing {
    let mut canvas = Canvas::new(FRAME, 75);
    canvas.part("ground", Layer::Ground, Path::rounded(FRAME, 60).filled(Ink::Ground));
    for (number, x) in (0..).zip([-2, -1, 0, 1, 2]) {
        for row in 0..4 {
            let at = (480 + x * (184 - 14 * row), 110 + row * 140);
            canvas.picture("stone", Layer::Ground, pictures::stone(number), at, 28, Ink::Own);
        }
    }
    canvas.done()
}

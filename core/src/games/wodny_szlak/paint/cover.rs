//! The game at a glance: a river that comes down to a mill, between meadows.

use super::form::Form;
use super::things;
use crate::drawing::{Canvas, Drawing, Ink, Layer, Path, Rect};

pub(in super::super) fn cover() -> Drawing {
    let frame = Rect::new(0, 0, 960, 720);
    let mut canvas = Canvas::new(frame, 75);
    let land = Path::rounded(frame.grown(-6), 56);
    canvas.part("land", Layer::Ground, land.filled(Ink::Ground));
    for (at, turn) in [((576, 384), 0), ((576, 336), 90), ((384, 384), 270)] {
        canvas.turned_picture("meadow", Layer::Ground, things::MEADOW, at, (80, turn), Ink::Meadow);
    }
    river(&mut canvas);
    let (picture, own) = (Form::Straight.bridge(), Ink::Wood);
    canvas.picture("mill", Layer::Piece, picture, (720, 566), 62, own);
    canvas.picture("mill", Layer::Piece, things::MILL, (362, 524), 128, own);
    canvas.picture("mill", Layer::Piece, things::FLAG, (362, 524), 128, Ink::Gain);
    for (key, at) in [("sack0", (612, 98)), ("sack1", (722, 98))] {
        canvas.picture(key, Layer::Piece, things::SACK, at, 54, Ink::Sack);
    }
    canvas.picture("axe", Layer::Piece, things::AXE, (866, 340), 62, Ink::Metal);
    let pier = Path::line((130, 380), (286, 212)).stroked(Ink::Wood, 34);
    canvas.part("port", Layer::Piece, pier);
    canvas.picture("port", Layer::Piece, things::PORT, (130, 380), 92, Ink::Plate);
    canvas.picture("port", Layer::Piece, things::ANCHOR, (130, 380), 54, Ink::Text);
    canvas.done()
}

/// From the north to the east, to the south, and on to the rim; tiles at half their size.
fn river(canvas: &mut Canvas) {
    let stretch = |half: i32| Path::rect(Rect::new(720 - half, 478, 2 * half, 244));
    canvas.part("river", Layer::Ground, stretch(75).filled(Ink::Bank));
    for (at, turn) in [((240, 240), 0), ((720, 240), 180)] {
        let water = Form::Bend.water();
        canvas.turned_picture("river", Layer::Ground, water, at, (50, turn), Ink::Water);
    }
    canvas.part("river", Layer::Ground, stretch(65).filled(Ink::Water));
    for (at, turn) in [((246, 60), 180), ((480, 240), 90), ((720, 664), 180)] {
        let lies = (70, turn);
        canvas.turned_picture("river", Layer::Ground, things::CHEVRON, at, lies, Ink::Current);
    }
}

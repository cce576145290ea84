//! The game at a glance: a river that comes down to a mill, between meadows.

use super::form::Form;
use super::things;
use crate::drawing::{Canvas, Drawing, Ink, Layer, Path, Rect};

/// Tiles are painted at half their size.
const SCALE: i32 = 50;

pub(in super::super) fn cover() -> Drawing {
    let frame = Rect::new(0, 0, 960, 720);
    let mut canvas = Canvas::new(frame, 75);
    let land = Path::rounded(frame.grown(-6), 56);
    canvas.part("land", Layer::Ground, land.filled(Ink::Ground));
    for (at, quarters) in [((720, 240), 0), ((720, 480), 1), ((240, 240), 3)] {
        let lies = (80, quarters * 90);
        let at =
            (at.0 + if quarters == 3 { 144 } else { -144 }, if quarters == 1 { 336 } else { 384 });
        canvas.turned_picture("meadow", Layer::Ground, things::MEADOW, at, lies, Ink::Meadow);
    }
    // From the north to the east, to the south, and on to the rim.
    let stretch = |half: i32| Path::rect(Rect::new(720 - half, 478, 2 * half, 244));
    canvas.part("river", Layer::Ground, stretch(75).filled(Ink::Bank));
    for (at, quarters) in [((240, 240), 0), ((720, 240), 2)] {
        let (water, lies) = (Form::Bend.water(), (SCALE, quarters * 90));
        canvas.turned_picture("river", Layer::Ground, water, at, lies, Ink::Water);
    }
    canvas.part("river", Layer::Ground, stretch(65).filled(Ink::Water));
    for (at, turn) in [((246, 60), 180), ((480, 240), 90), ((720, 640), 180)] {
        canvas.turned_picture(
            "river",
            Layer::Ground,
            things::CHEVRON,
            at,
            (70, turn),
            Ink::Current,
        );
    }
    canvas.turned_picture(
        "mill",
        Layer::Piece,
        Form::Straight.bridge(),
        (720, 520),
        (62, 0),
        Ink::Wood,
    );
    canvas.picture("mill", Layer::Piece, things::MILL, (380, 520), 150, Ink::Wood);
    canvas.picture("mill", Layer::Piece, things::FLAG, (380, 520), 150, Ink::Gain);
    for (number, at) in [(600, 120), (690, 120), (780, 120)].into_iter().enumerate() {
        let key = format!("sack{number}");
        canvas.picture(&key, Layer::Piece, things::SACK, at, 52, Ink::Sack);
    }
    canvas.picture("port", Layer::Piece, things::PORT, (110, 200), 85, Ink::Plate);
    canvas.picture("port", Layer::Piece, things::ANCHOR, (110, 200), 50, Ink::Text);
    canvas.done()
}

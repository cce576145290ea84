//! The game at a glance: four gems and a drop on the rocks behind the fall.

use super::{gems, rock, water};
use crate::drawing::{Canvas, Drawing, Ink, Layer, Path, Rect};
use crate::look::Colour;

const WINDOW: Rect = Rect::new(150, 60, 660, 560);

pub(in super::super) fn cover() -> Drawing {
    let frame = Rect::new(0, 0, 960, 720);
    let mut canvas = Canvas::new(frame, 70);
    canvas.part("fall", Layer::Ground, Path::rect(frame).filled(Ink::Water));
    let streak = |path: Path, (x, from, to): (i32, i32, i32)| {
        let middle = i32::midpoint(from, to);
        path.and(&Path::new().move_to((x, from)).quad_to((x + 12, middle), (x, to)))
    };
    let pale = [(34, 30, 420), (84, 180, 600), (118, 20, 240), (846, 60, 380), (892, 220, 600)];
    let deep = [(58, 300, 560), (104, 320, 520), (868, 320, 560), (926, 40, 300)];
    let pale = pale.into_iter().fold(Path::new(), streak);
    canvas.part("fall", Layer::Ground, pale.stroked(Ink::StillWater, 18));
    let deep = deep.into_iter().fold(Path::new(), streak);
    canvas.part("fall", Layer::Ground, deep.stroked(Ink::Current, 8));
    let wave = |path: Path, x: i32| {
        path.and(&Path::new().move_to((x, 684)).quad_to((x + 60, 640), (x + 120, 684)))
    };
    let waves = [30, 470, 620, 780].into_iter().fold(Path::new(), wave);
    canvas.part("fall", Layer::Ground, waves.stroked(Ink::StillWater, 18));
    water::snake(&mut canvas, (300, 676), 42);
    let wall = Path::rounded(WINDOW.grown(16), 30).filled(Ink::StoneRim);
    canvas.part("wall", Layer::Ground, wall);
    rocks(&mut canvas);
    let gems = [
        (Colour::Red, (260, 200)),
        (Colour::Green, (480, 480)),
        (Colour::Yellow, (700, 200)),
        (Colour::Purple, (700, 480)),
    ];
    for (colour, at) in gems {
        let key = format!("gem.{}.{}", at.0, at.1);
        gems::bare(&mut canvas, &key, Ink::Seat(colour), colour.shape(), at, 196);
    }
    gems::drop(&mut canvas, "drop", (260, 480), (190, false));
    canvas.done()
}

fn rocks(canvas: &mut Canvas) {
    for column in 0..3 {
        let (mut faces, mut planes) = (Path::new(), Path::new());
        for row in 0..2 {
            let rect = Rect::new(WINDOW.x + column * 220, WINDOW.y + row * 280, 220, 280);
            let rock = rock::boulder(rect.grown(-5), 7 * column + 3 * row + 2, 26);
            faces = faces.and(&Path::polygon(&rock));
            planes = planes.and(&rock::lower_planes(&rock));
        }
        let (face, plane) = match column {
            0 => (Ink::StillWater, Ink::Water),
            _ => (Ink::Ground, Ink::Deep),
        };
        canvas.part("wall", Layer::Ground, faces.clone().filled(face));
        canvas.part("wall", Layer::Ground, planes.filled(plane));
        canvas.part("wall", Layer::Ground, faces.stroked(Ink::Line, 5));
    }
}

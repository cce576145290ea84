//! Gems and drops. A gem is cut in its seat's shape, so that it is told without its colour; one that
//! was carried over is plain, one that is new has facets and a glint.

use crate::drawing::{
    Canvas, FIRST_OF_GAME, Ink, Layer, Part, Path, Picture, SeatLook, shape_number,
};
use crate::look::Shape;

use super::places::SMALL;

type Point = (i32, i32);

/// How large gems are drawn, from side to side with their rim.
const SIDE: i32 = 240;
const RIM: i32 = 20;
/// Smaller gems are all table, with a narrow crown.
const NARROW_BELOW: i32 = 165;
const NARROW_TABLE: i32 = 86;

/// The icons of the board come first.
pub(super) const DROP_ICON: u16 = FIRST_OF_GAME;
const FRESH: u16 = FIRST_OF_GAME + 8;
const CARRIED: u16 = FRESH + 8;
/// The same, for gems that have hardly more room than their letter: by so much later.
const NARROW: u16 = 16;
const DROP: u16 = CARRIED + 8 + NARROW;
const CARRIED_DROP: u16 = DROP + 1;
/// The first number that is free for others.
pub(super) const NEXT: u16 = DROP + 8;

/// A gem around a place, with the letter of its seat.
pub(super) fn gem(
    canvas: &mut Canvas,
    key: &str,
    layer: Layer,
    look: SeatLook,
    at: Point,
    (side, carried): (i32, bool),
) {
    let own = Ink::Seat(look.colour);
    let narrow = if side < NARROW_BELOW { NARROW } else { 0 };
    let picture = if carried { CARRIED } else { FRESH } + shape_number(look.shape) + narrow;
    canvas.picture(key, layer, picture, at, side * 100 / SIDE, own);
    // In a crowd the gems get smaller, their letters no smaller than can be read.
    let high = (side / 2).max(SMALL);
    let below = cut(look.shape).middle * side / SIDE;
    let room = (high, high.max(side * 6 / 10));
    canvas.text(key, layer, look.letter, (at.0, at.1 + below), room, Ink::OnSeat(look.colour));
}

/// A gem without a letter, for the cover.
pub(super) fn bare(canvas: &mut Canvas, key: &str, own: Ink, shape: Shape, at: Point, side: i32) {
    let picture = FRESH + shape_number(shape);
    canvas.picture(key, Layer::Piece, picture, at, side * 100 / SIDE, own);
}

pub(super) fn drop(canvas: &mut Canvas, key: &str, at: Point, (side, carried): (i32, bool)) {
    let picture = if carried { CARRIED_DROP } else { DROP };
    canvas.picture(key, Layer::Piece, picture, at, side * 100 / SIDE, Ink::Water);
}

pub(super) fn pictures() -> Vec<Picture> {
    let mut pictures = vec![Picture { id: DROP_ICON, parts: vec![teardrop().filled(Ink::Own)] }];
    for shape in Shape::ALL {
        let number = shape_number(shape);
        let wide = cut(shape);
        let narrow = Cut { table: NARROW_TABLE, ..cut(shape) };
        for (cut, later) in [(wide, 0), (narrow, NARROW)] {
            pictures.push(Picture { id: FRESH + number + later, parts: fresh(&cut) });
            pictures.push(Picture { id: CARRIED + number + later, parts: carried(&cut) });
        }
    }
    pictures.push(Picture { id: DROP, parts: drop_parts(false) });
    pictures.push(Picture { id: CARRIED_DROP, parts: drop_parts(true) });
    pictures
}

/// How a gem is cut.
struct Cut {
    /// Its outline, clockwise from the top.
    outline: Vec<Point>,
    /// How large the flat top is, in hundredths of the outline.
    table: i32,
    /// How far the middle of the table, and of the letter, is below that of the gem.
    middle: i32,
    /// A facet begins at every so many corners.
    every: usize,
}

/// The seats' shapes as cuts: fuller than the bare shapes, so that a letter has room on each.
fn cut(shape: Shape) -> Cut {
    let (outline, table, middle, every): (&[Point], i32, i32, usize) = match shape {
        Shape::Circle => (ROUND, 68, 0, 2),
        Shape::Triangle => (TRILLION, 68, 18, 1),
        Shape::Square => (PRINCESS, 68, 0, 1),
        Shape::Diamond => (LOZENGE, 66, 0, 1),
        Shape::Pentagon => (FIVE, 68, 4, 1),
        Shape::Hexagon => (SIX, 68, 0, 1),
        Shape::Star => (STAR, 64, 4, 1),
        Shape::Cross => (CROSS, 64, 0, 1),
    };
    Cut { outline: outline.to_vec(), table, middle, every }
}

const ROUND: &[Point] = &[
    (-22, -109),
    (22, -109),
    (62, -92),
    (92, -62),
    (109, -22),
    (109, 22),
    (92, 62),
    (62, 92),
    (22, 109),
    (-22, 109),
    (-62, 92),
    (-92, 62),
    (-109, 22),
    (-109, -22),
    (-92, -62),
    (-62, -92),
];
const TRILLION: &[Point] = &[
    (-20, -110),
    (20, -110),
    (78, -22),
    (112, 66),
    (92, 100),
    (0, 110),
    (-92, 100),
    (-112, 66),
    (-78, -22),
];
const PRINCESS: &[Point] = &[
    (-80, -102),
    (80, -102),
    (102, -80),
    (102, 80),
    (80, 102),
    (-80, 102),
    (-102, 80),
    (-102, -80),
];
const LOZENGE: &[Point] =
    &[(0, -112), (66, -66), (112, 0), (66, 66), (0, 112), (-66, 66), (-112, 0), (-66, -66)];
const FIVE: &[Point] = &[(0, -112), (112, -28), (72, 102), (-72, 102), (-112, -28)];
const SIX: &[Point] = &[(-60, -102), (60, -102), (112, 0), (60, 102), (-60, 102), (-112, 0)];
const STAR: &[Point] = &[
    (0, -112),
    (48, -66),
    (112, -36),
    (80, 24),
    (72, 100),
    (0, 84),
    (-72, 100),
    (-80, 24),
    (-112, -36),
    (-48, -66),
];
const CROSS: &[Point] = &[
    (-68, -108),
    (68, -108),
    (68, -68),
    (108, -68),
    (108, 68),
    (68, 68),
    (68, 108),
    (-68, 108),
    (-68, 68),
    (-108, 68),
    (-108, -68),
    (-68, -68),
];

impl Cut {
    fn table(&self) -> Vec<Point> {
        let place = |(x, y): &Point| {
            (x * self.table / 100, (y - self.middle) * self.table / 100 + self.middle)
        };
        self.outline.iter().map(place).collect()
    }

    /// The facets around the table: a piece of the outline and the piece of the table inside it.
    fn facets(&self) -> Vec<[Point; 4]> {
        let (table, count) = (self.table(), self.outline.len());
        let facet = |from: usize| {
            let to = (from + self.every) % count;
            [self.outline[from], self.outline[to], table[to], table[from]]
        };
        (0..count).step_by(self.every).map(facet).collect()
    }
}

fn fresh(cut: &Cut) -> Vec<Part> {
    let outline = Path::polygon(&cut.outline);
    // The light comes from the top left: by how far a facet looks there.
    let lit = |facet: &&[Point; 4]| {
        let (x, y) = (facet[0].0 + facet[1].0, facet[0].1 + facet[1].1);
        x + 2 * y < -300
    };
    let facets = cut.facets();
    // Along the outline only: a letter may reach over the edge of the table.
    let strip = |path: Path, facet: &[Point; 4]| {
        let inside = |outer: Point, inner: Point| {
            (outer.0 + (inner.0 - outer.0) * 2 / 5, outer.1 + (inner.1 - outer.1) * 2 / 5)
        };
        let [from, to, table_to, table_from] = *facet;
        path.and(&Path::polygon(&[from, to, inside(to, table_to), inside(from, table_from)]))
    };
    let glint = facets.iter().filter(lit).fold(Path::new(), strip);
    // On a narrow crown the edge of the table would run through the letter.
    let around = if cut.table < NARROW_TABLE { Path::polygon(&cut.table()) } else { Path::new() };
    let edges = facets.iter().fold(around, |path, facet| path.and(&Path::line(facet[0], facet[3])));
    vec![
        outline.clone().stroked(Ink::Plate, RIM),
        outline.filled(Ink::Own),
        glint.filled(Ink::Shine),
        edges.stroked(Ink::Plate, 5),
    ]
}

/// One that lay there at the last scoring: plain, with the edge of its table.
fn carried(cut: &Cut) -> Vec<Part> {
    let outline = Path::polygon(&cut.outline);
    vec![
        outline.clone().stroked(Ink::Plate, RIM),
        outline.filled(Ink::Own),
        Path::polygon(&cut.table()).stroked(Ink::Plate, 5),
    ]
}

fn teardrop() -> Path {
    Path::new()
        .move_to((0, -112))
        .curve_to((28, -52), (78, -6), (78, 40))
        .curve_to((78, 84), (44, 112), (0, 112))
        .curve_to((-44, 112), (-78, 84), (-78, 40))
        .curve_to((-78, -6), (-28, -52), (0, -112))
        .close()
}

fn drop_parts(carried: bool) -> Vec<Part> {
    let glint = Path::new().move_to((-46, 38)).curve_to((-46, 62), (-30, 78), (-8, 82));
    let mut parts = vec![teardrop().stroked(Ink::Plate, 40), teardrop().filled(Ink::Own)];
    if !carried {
        parts.push(glint.stroked(Ink::Shine, 18));
    }
    parts.push(teardrop().stroked(Ink::Current, 16));
    parts
}

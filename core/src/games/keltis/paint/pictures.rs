//! What is on the board many times: stones, tiles and what is on them.

use crate::drawing::{Ink, Part, Path, Picture, seat_outline, shape_number};
use crate::look::Shape;

/// The icons of the board, by their numbers there.
const POINTS: u16 = 16;
pub(super) const CLOVER: u16 = 17;
pub(super) const WISH_STONE: u16 = 18;
/// The round plate of a tile, in a rim of its own ink.
pub(super) const TILE: u16 = 19;
/// No two stones beside each other are alike.
const STONES: [u16; 3] = [20, 21, 22];
pub(super) const END_STONE: u16 = 23;
pub(super) const START_STONE: u16 = 24;
/// Dashes around a stone, and around an end stone.
pub(super) const DASHES: [u16; 2] = [25, 26];
/// A line around them.
pub(super) const RINGS: [u16; 2] = [27, 28];
/// What a figure stands on: its shadow.
pub(super) const FOOT: u16 = 29;
/// A knot that is cut into stones.
pub(super) const KNOT: u16 = 30;
pub(super) const GRASS: u16 = 31;
/// A line along the edge of a stone, in the colour of its path; and of an end stone.
pub(super) const INLAYS: [u16; 2] = [40, 41];
/// Where a wish stone lay.
pub(super) const TAKEN: u16 = 42;
/// A second outline around a seat's shape, for the figure that counts double; one a shape.
const DOUBLE: u16 = 32;

/// How thick a stone is.
const THICK: i32 = 30;

type Point = (i32, i32);

/// From the upper left on, clockwise.
const OUTLINES: [[Point; 10]; 3] = [
    [
        (-252, -90),
        (-118, -140),
        (56, -146),
        (214, -112),
        (280, -15),
        (248, 87),
        (104, 137),
        (-86, 143),
        (-232, 99),
        (-280, 6),
    ],
    [
        (-228, -111),
        (-66, -144),
        (106, -139),
        (246, -94),
        (280, 13),
        (226, 105),
        (76, 144),
        (-104, 139),
        (-248, 81),
        (-282, -20),
    ],
    [
        (-238, -104),
        (-92, -140),
        (84, -146),
        (232, -105),
        (282, 0),
        (236, 97),
        (90, 141),
        (-94, 144),
        (-240, 94),
        (-278, -7),
    ],
];

const END_OUTLINE: [Point; 10] = [
    (-258, -125),
    (-100, -172),
    (96, -174),
    (256, -127),
    (306, -6),
    (262, 118),
    (102, 171),
    (-98, 172),
    (-260, 120),
    (-306, 0),
];

const START_OUTLINE: [Point; 12] = [
    (-1500, -122),
    (-1150, -176),
    (-480, -193),
    (260, -189),
    (980, -179),
    (1440, -137),
    (1586, 0),
    (1480, 131),
    (900, 186),
    (0, 194),
    (-960, 183),
    (-1490, 121),
];

pub(super) fn stone(number: usize) -> u16 {
    STONES[number % STONES.len()]
}

pub(in super::super) fn all() -> Vec<Picture> {
    let mut pictures = vec![
        Picture { id: POINTS, parts: points() },
        Picture { id: CLOVER, parts: clover() },
        Picture { id: WISH_STONE, parts: wish_stone() },
        Picture { id: TILE, parts: tile() },
    ];
    let grey = STONES.into_iter().zip(&OUTLINES).map(|(id, outline)| (id, outline, Ink::Stone));
    for (id, outline, face) in grey.chain([(END_STONE, &END_OUTLINE, Ink::StoneLight)]) {
        let mut parts = lying(outline, face);
        parts.push(glint(outline));
        pictures.push(Picture { id, parts });
    }
    let start = lying(&START_OUTLINE, Ink::StoneLight);
    pictures.push(Picture { id: START_STONE, parts: start });
    let around = [(306, 168, 6), (318, 198, 6)];
    for ((id, other), (across, down, below)) in DASHES.into_iter().zip(RINGS).zip(around) {
        let ring = through(&boulder(across, down, below));
        let dashes = ring.dashed(84, 62).stroked(Ink::Own, 24);
        pictures.push(Picture { id, parts: vec![dashes] });
        pictures.push(Picture { id: other, parts: vec![ring.stroked(Ink::Own, 26)] });
    }
    let foot = Path::ellipse((8, 102), 94, 29).filled(Ink::StoneDark);
    pictures.push(Picture { id: FOOT, parts: vec![foot] });
    pictures.push(Picture { id: KNOT, parts: vec![knot().stroked(Ink::Own, 13)] });
    pictures.push(Picture { id: GRASS, parts: vec![grass().stroked(Ink::Own, 11)] });
    for (id, (across, down)) in INLAYS.into_iter().zip([(236, 110), (258, 136)]) {
        let line = through(&boulder(across, down, -THICK / 2)).stroked(Ink::Own, 34);
        pictures.push(Picture { id, parts: vec![line] });
    }
    let around = Path::circle((0, 0), 108).dashed(42, 34).stroked(Ink::Own, 12);
    pictures.push(Picture { id: TAKEN, parts: vec![around, spiral().stroked(Ink::Own, 14)] });
    for shape in Shape::ALL {
        let wider = seat_outline(shape).stroked(Ink::Own, 56);
        pictures.push(Picture { id: double(shape), parts: vec![wider] });
    }
    pictures
}

/// The second outline of a shape.
pub(super) fn double(shape: Shape) -> u16 {
    DOUBLE + shape_number(shape)
}

/// A smooth line through points that ends where it began.
pub(super) fn through(points: &[Point]) -> Path {
    let count = points.len();
    let at = |number: usize| points[number % count];
    let mut path = Path::new().move_to(at(0));
    for number in 0..count {
        let (before, from) = (at(number + count - 1), at(number));
        let (to, after) = (at(number + 1), at(number + 2));
        let one = (from.0 + (to.0 - before.0) / 6, from.1 + (to.1 - before.1) / 6);
        let other = (to.0 - (after.0 - from.0) / 6, to.1 - (after.1 - from.1) / 6);
        path = path.curve_to(one, other, to);
    }
    path.close()
}

/// Wider and fuller than an ellipse.
fn boulder(across: i32, down: i32, below: i32) -> [Point; 8] {
    let (x, y) = (across * 82 / 100, down * 74 / 100);
    [
        (-x, below - y),
        (0, below - down),
        (x, below - y),
        (across, below),
        (x, below + y),
        (0, below + down),
        (-x, below + y),
        (-across, below),
    ]
}

/// A flat stone: its side below its face.
fn lying(outline: &[Point], face: Ink) -> Vec<Part> {
    let side = through(outline).moved((0, THICK / 2));
    let top = through(outline).moved((0, -THICK / 2));
    vec![
        side.clone().and(&top).stroked(Ink::StoneRim, 12),
        side.filled(Ink::StoneDark),
        top.filled(face),
    ]
}

/// Light from the upper left, inside the first points of an outline.
fn glint(outline: &[Point; 10]) -> Part {
    let inside = |(x, y): Point, down: i32| (x + 28, y + down - THICK / 2);
    let [first, second, .., last] = *outline;
    let light = Path::new().move_to(inside(last, -36));
    light.quad_to(inside(first, 24), inside(second, 30)).stroked(Ink::Shine, 11)
}

/// Cut into wish stones.
fn spiral() -> Path {
    Path::new()
        .move_to((4, 6))
        .curve_to((-22, 10), (-24, -30), (6, -30))
        .curve_to((52, -30), (56, 40), (4, 42))
        .curve_to((-66, 44), (-72, -72), (8, -74))
        .curve_to((96, -76), (112, 66), (22, 84))
}

/// Three leaves through each other, each as two of three circles have it in common.
fn knot() -> Path {
    let leaf = |tip: Point, one: [Point; 2], end: Point, other: [Point; 2]| {
        let there = Path::new().move_to(tip).curve_to(one[0], one[1], end);
        there.curve_to(other[0], other[1], tip).close()
    };
    leaf((0, 52), [(60, 17), (60, -69)], (0, -104), [(-60, -69), (-60, 17)])
        .and(&leaf((-45, -26), [(-45, 43), (30, 86)], (90, 52), [(90, -17), (15, -60)]))
        .and(&leaf((45, -26), [(45, 43), (-30, 86)], (-90, 52), [(-90, -17), (-15, -60)]))
}

/// Three blades.
fn grass() -> Path {
    Path::new()
        .move_to((-4, 20))
        .quad_to((-8, -6), (-34, -16))
        .move_to((0, 20))
        .quad_to((-2, -8), (4, -32))
        .move_to((4, 20))
        .quad_to((10, 0), (34, -12))
}

fn points() -> Vec<Part> {
    vec![Path::circle((0, 0), 96).stroked(Ink::Own, 30), Path::circle((0, 0), 40).filled(Ink::Own)]
}

/// Three leaves like hearts, and a stem.
fn clover() -> Vec<Part> {
    let leaf = Path::new()
        .move_to((0, 0))
        .curve_to((-40, -34), (-72, -66), (-60, -96))
        .curve_to((-48, -122), (-12, -118), (0, -92))
        .curve_to((12, -118), (48, -122), (60, -96))
        .curve_to((72, -66), (40, -34), (0, 0))
        .close();
    let leaves = leaf.clone().and(&leaf.clone().turned(1)).and(&leaf.turned(3));
    let stem = Path::new().move_to((0, 0)).curve_to((4, 44), (16, 76), (44, 104));
    vec![leaves.filled(Ink::Own), stem.stroked(Ink::Own, 24)]
}

/// A smooth stone with a spiral cut into it.
fn wish_stone() -> Vec<Part> {
    let stone =
        [(-66, -96), (16, -114), (88, -70), (108, 8), (76, 84), (-8, 112), (-84, 80), (-108, -8)];
    vec![through(&stone).filled(Ink::Own), spiral().moved((-8, -2)).stroked(Ink::Plate, 20)]
}

fn tile() -> Vec<Part> {
    vec![
        Path::circle((6, 14), 118).filled(Ink::StoneDark),
        Path::circle((0, 0), 118).filled(Ink::Plate),
        Path::circle((0, 0), 108).stroked(Ink::Own, 18),
    ]
}

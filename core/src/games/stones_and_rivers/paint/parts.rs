//! What lies on the board and around its pieces, drawn once: stones and rivers of both sides, rings.

use super::slab;
use crate::drawing::{FIRST_OF_GAME, Ink, Part, Path, Picture, Rect};
use crate::games::stones_and_rivers::ground::{Axis, Face, Piece, Side};

/// From one point to the next.
pub(super) const POINT: i32 = 400;
/// Half of a piece: it takes 85 % of a point.
const HALF: i32 = 170;
/// How much lower than its face the foot of a piece is seen.
const THICK: i32 = 12;
/// Half of the band of water on a river.
const WATER: i32 = 62;
/// Pieces that stand side by side may both have a ring: it stays within their points.
const RING: i32 = 14;

/// The pictures of the game, a row of these for each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Drawn {
    Face(Face),
    /// Around the piece that is up.
    Taken,
    /// Around a piece that can be pushed.
    Pushable,
    /// Around a piece that may act.
    Ready,
    /// Around a piece that cannot stand there.
    Doubtful,
    /// The side's score area, around its middle.
    Area,
}

const ALL: [Drawn; 8] = [
    Drawn::Face(Face::Stone),
    Drawn::Face(Face::ACROSS),
    Drawn::Face(Face::ALONG),
    Drawn::Taken,
    Drawn::Pushable,
    Drawn::Ready,
    Drawn::Doubtful,
    Drawn::Area,
];

/// What is printed on the board and is nobody's.
pub(super) const SLAB: u16 = FIRST_OF_GAME;

pub(in crate::games::stones_and_rivers) fn pictures() -> Vec<Picture> {
    let slab = Picture { id: SLAB, parts: slab::parts() };
    let of_sides =
        all().map(|(drawn, side)| Picture { id: number(drawn, side), parts: parts(drawn, side) });
    [slab].into_iter().chain(of_sides).collect()
}

fn all() -> impl Iterator<Item = (Drawn, Side)> {
    Side::BOTH.into_iter().flat_map(|side| ALL.map(move |drawn| (drawn, side)))
}

pub(super) fn piece_number(piece: Piece) -> u16 {
    number(Drawn::Face(piece.face), piece.side)
}

pub(super) fn number(drawn: Drawn, side: Side) -> u16 {
    let mut numbered = (SLAB + 1..).zip(all());
    numbered.find(|(_, other)| *other == (drawn, side)).map_or(SLAB, |(number, _)| number)
}

/// The outline of a side's pieces, so much larger than they are.
pub(super) fn outline(side: Side, larger: i32) -> Path {
    match side {
        Side::Circle => Path::circle((0, 0), HALF + larger),
        // A square of the same weight: its corners reach further than a circle, its sides less.
        Side::Square => {
            let half = HALF - 14 + larger;
            Path::rounded(Rect::around((0, 0), 2 * half), (54 + larger).max(12))
        }
    }
}

fn parts(drawn: Drawn, side: Side) -> Vec<Part> {
    match drawn {
        Drawn::Face(Face::Stone) => stone(side),
        Drawn::Face(Face::River(axis)) => river(side, axis),
        Drawn::Taken => vec![
            outline(side, RING - 4).stroked(Ink::Plate, 36),
            outline(side, RING + 3).stroked(Ink::Own, 28),
        ],
        Drawn::Pushable => {
            let ring = outline(side, RING);
            let dashes = ring.dashed(70, 44).stroked(Ink::Own, 22);
            vec![ring.stroked(Ink::Plate, 30), dashes]
        }
        Drawn::Ready => {
            vec![outline(side, 28).filled(Ink::Own), outline(side, 7).filled(Ink::Plate)]
        }
        Drawn::Area => area(side),
        Drawn::Doubtful => {
            let ring = outline(side, RING);
            let dashes = ring.dashed(24, 40).stroked(Ink::Own, 22);
            vec![ring.stroked(Ink::Plate, 30), dashes]
        }
    }
}

/// A plate with five slots in the shape of what belongs there.
fn area(side: Side) -> Vec<Part> {
    let plate =
        Path::rounded(Rect::new(-5 * POINT / 2, -POINT / 2, 5 * POINT, POINT).grown(-8), 60);
    let mut lines = Path::line((-5 * POINT / 2, 0), (5 * POINT / 2, 0));
    let mut slots = Path::new();
    for x in [-2, -1, 0, 1, 2].map(|number| number * POINT) {
        lines = lines.and(&Path::line((x, -POINT / 2), (x, POINT / 2)));
        slots = slots.and(&outline(side, -66).moved((x, 0)));
    }
    vec![
        plate.clone().filled(Ink::Plate),
        lines.stroked(Ink::Line, slab::LINE),
        slots.clone().filled(Ink::Plate),
        slots.stroked(Ink::Own, 20),
        plate.stroked(Ink::Own, 28),
    ]
}

/// The body of a piece: its foot in the shade, its face above it.
fn body(side: Side) -> Vec<Part> {
    vec![
        outline(side, -4).moved((0, 4)).filled(Ink::StoneRim),
        outline(side, -14).moved((0, 4 - THICK)).filled(Ink::Own),
    ]
}

/// Stone side: blank, with light on its upper left edge.
fn stone(side: Side) -> Vec<Part> {
    let mut parts = body(side);
    let light = match side {
        Side::Circle => {
            Path::new().move_to((-112, -54)).curve_to((-92, -96), (-52, -122), (-4, -126))
        }
        Side::Square => Path::new()
            .move_to((-112, -40))
            .line_to((-112, -90))
            .curve_to((-112, -108), (-100, -120), (-82, -120))
            .line_to((-10, -120)),
    };
    parts.push(light.stroked(Ink::Shine, 16));
    parts
}

/// River side: a band of water from rim to rim, between two banks.
fn river(side: Side, axis: Axis) -> Vec<Part> {
    let quarters = match axis {
        Axis::Horizontal => 0,
        Axis::Vertical => 1,
    };
    let lie = |path: Path| path.turned(quarters).moved((0, 4 - THICK));
    let mut parts = body(side);
    parts.push(lie(band(side, WATER + 16)).filled(Ink::Plate));
    parts.push(lie(band(side, WATER)).filled(Ink::Water));
    let wave = |y: i32| {
        Path::new().move_to((-104, y)).curve_to((-70, y - 26), (-34, y - 26), (0, y)).curve_to(
            (34, y + 26),
            (70, y + 26),
            (104, y),
        )
    };
    parts.push(lie(wave(-24).and(&wave(24))).stroked(Ink::Current, 13));
    parts
}

/// Across the face of a piece, so much to either side of its middle.
fn band(side: Side, half: i32) -> Path {
    let reach = match side {
        Side::Circle => HALF - 14,
        Side::Square => HALF - 28,
    };
    match side {
        Side::Circle => {
            // The ends are arcs of the rim.
            let end = (reach * reach - half * half).isqrt();
            let handle = 2 * reach - end;
            Path::new()
                .move_to((-end, -half))
                .line_to((end, -half))
                .quad_to((handle, 0), (end, half))
                .line_to((-end, half))
                .quad_to((-handle, 0), (-end, -half))
                .close()
        }
        Side::Square => Path::rect(Rect::new(-reach, -half, 2 * reach, 2 * half)),
    }
}

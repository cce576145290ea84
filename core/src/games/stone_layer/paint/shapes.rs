//! The pictures: stones by size and outline, tokens, the marker, and the signs around them.

use super::super::ring::Size;
use super::places::{Point, THICK};
use crate::drawing::{Ink, Part, Path, Picture, Rect, seat_pictures, shape_number};
use crate::look::Shape;

/// As the icons of the board say.
const STACK: u16 = 16;
pub(super) const MARKER: u16 = 17;
pub(super) const BASE: u16 = 18;
/// Rings around a base stone: it was chosen; it can be.
pub(super) const RING: u16 = 19;
pub(super) const DASHED_RING: u16 = 20;
/// The stone that is not there yet.
pub(super) const GHOST: u16 = 21;
/// A ring around the topmost stone of a stack.
pub(super) const STONE_RING: u16 = 22;
/// The way up, out of a stack.
pub(super) const UP: u16 = 23;
/// A stack comes down.
pub(super) const FALLING: u16 = 24;
/// Back into the hand.
pub(super) const BACK: u16 = 25;
/// Plates to write on: at a token, in the river, where something is doubtful, on a base stone.
pub(super) const TAG: u16 = 26;
pub(super) const RIVER_PLATE: u16 = 27;
pub(super) const DOUBT_PLATE: u16 = 28;
pub(super) const NUMBER_PLATE: u16 = 29;
/// Four outlines each.
const UNSIZED: u16 = 32;
const SMALL: u16 = 36;
const MEDIUM: u16 = 40;
const LARGE: u16 = 44;
const IN_RIVER: u16 = 48;
/// One for each shape of a seat.
const TOKENS: u16 = 56;

const BASE_ACROSS: i32 = 178;
const BASE_DOWN: i32 = 30;
const BASE_THICK: i32 = 54;

/// A stone of a size, or one whose size nobody has told; `outline` from 0 to 3.
pub(super) fn stone(size: Option<Size>, outline: u16) -> u16 {
    outline
        + match size {
            None => UNSIZED,
            Some(Size::Small) => SMALL,
            Some(Size::Medium) => MEDIUM,
            Some(Size::Large) => LARGE,
        }
}

pub(super) fn in_river(outline: u16) -> u16 {
    IN_RIVER + outline
}

/// A token in the shape of its seat, without a letter: one that lies below another.
pub(super) fn token(shape: Shape) -> u16 {
    TOKENS + shape_number(shape)
}

pub(super) fn pictures() -> Vec<Picture> {
    let mut pictures = vec![
        Picture { id: STACK, parts: stack_icon() },
        Picture { id: MARKER, parts: marker() },
        Picture { id: BASE, parts: base_stone() },
        Picture { id: RING, parts: vec![base_front().stroked(Ink::Own, 11)] },
        Picture { id: DASHED_RING, parts: vec![base_front().dashed(30, 24).stroked(Ink::Own, 11)] },
        Picture { id: GHOST, parts: ghost() },
        Picture {
            id: STONE_RING,
            parts: vec![outline((146, 48), 0).dashed(28, 22).stroked(Ink::Own, 9)],
        },
        Picture { id: UP, parts: arrow_up() },
        Picture { id: FALLING, parts: falling() },
        Picture { id: BACK, parts: vec![back()] },
        Picture { id: TAG, parts: plate(Rect::new(-53, -31, 106, 62), 22, 6) },
        Picture { id: RIVER_PLATE, parts: plate(Rect::new(-90, -50, 180, 100), 50, 8) },
        Picture { id: DOUBT_PLATE, parts: plate(Rect::new(-36, -36, 72, 72), 36, 7) },
        Picture {
            id: NUMBER_PLATE,
            parts: vec![Path::rounded(Rect::new(-44, -26, 88, 52), 26).filled(Ink::Own)],
        },
    ];
    for variant in 0..4 {
        let mut of = |first: u16, parts| pictures.push(Picture { id: first + variant, parts });
        of(UNSIZED, pebble(126, variant, Ink::Stone, Vec::new()));
        of(SMALL, pebble(98, variant, Ink::StoneLight, layers(98)));
        of(MEDIUM, pebble(126, variant, Ink::Stone, grains(variant)));
        of(LARGE, pebble(154, variant, Ink::StoneDark, vein(variant)));
        of(IN_RIVER, river_stone(variant));
    }
    let shapes = (TOKENS..).zip(seat_pictures());
    pictures.extend(shapes.map(|(id, shape)| Picture { id, parts: token_parts(shape) }));
    pictures
}

/// A river stone seen from the side, around 0: rounder than an ellipse, and no two sides alike.
fn outline((across, down): Point, variant: u16) -> Path {
    // How far the ends are from the middle, in hundredths: left, top, right, bottom.
    let [left, top, right, bottom] = match variant {
        0 => [10, -14, -6, 8],
        1 => [-12, 18, 12, -10],
        2 => [16, 8, 6, -22],
        _ => [0, -26, 18, 14],
    };
    let (left, right) = (left * down / 100, right * down / 100);
    let (top, bottom) = (top * across / 100, bottom * across / 100);
    let part = |from: i32, to: i32, hundredths: i32| from + (to - from) * hundredths / 100;
    Path::new()
        .move_to((-across, left))
        .curve_to((-across, part(left, -down, 66)), (part(top, -across, 64), -down), (top, -down))
        .curve_to((part(top, across, 58), -down), (across, part(right, -down, 66)), (across, right))
        .curve_to((across, part(right, down, 62)), (part(bottom, across, 62), down), (bottom, down))
        .curve_to(
            (part(bottom, -across, 62), down),
            (-across, part(left, down, 62)),
            (-across, left),
        )
        .close()
}

/// A stone of a stack: rim, body, what its kind of stone shows, and light on it.
fn pebble(across: i32, variant: u16, ink: Ink, grain: Vec<Part>) -> Vec<Part> {
    let down = THICK / 2;
    let mut parts = vec![
        outline((across, down), variant).filled(Ink::StoneRim),
        outline((across - 7, down - 8), variant).moved((0, -3)).filled(ink),
    ];
    parts.extend(grain);
    let left = -across * 62 / 100;
    let light = Path::new()
        .move_to((left, -12))
        .quad_to((left + across / 5, -21), (left + across * 58 / 100, -21));
    parts.push(light.stroked(Ink::Shine, 7));
    parts
}

/// Sandstone lies in layers.
fn layers(across: i32) -> Vec<Part> {
    let layer =
        |y: i32, from: i32, to: i32| Path::new().move_to((from, y)).quad_to((0, y + 7), (to, y));
    let wide = across * 70 / 100;
    let path = layer(2, -wide, wide - 18).and(&layer(14, -wide + 24, wide));
    vec![path.stroked(Ink::StoneDark, 4)]
}

/// Granite has grains.
fn grains(variant: u16) -> Vec<Part> {
    let turn = i32::from(variant) * 9;
    let at = |(x, y): Point| Path::circle((x + turn - 14, y), 5);
    let dark = at((-70, 6)).and(&at((-22, 15))).and(&at((36, 4))).and(&at((78, 11)));
    let light = at((-46, 16)).and(&at((8, -2))).and(&at((60, 19)));
    vec![dark.filled(Ink::StoneRim), light.filled(Ink::Shine)]
}

/// Basalt with a vein of quartz.
fn vein(variant: u16) -> Vec<Part> {
    let x = 30 + i32::from(variant) * 14;
    let vein = Path::new().move_to((x, -24)).quad_to((x - 6, -4), (x + 22, 4));
    vec![vein.line_to((x + 34, 22)).stroked(Ink::StoneLight, 6)]
}

/// It lies in the water, which runs around its foot.
fn river_stone(variant: u16) -> Vec<Part> {
    let wave = Path::new()
        .move_to((-58, 12))
        .quad_to((-44, 36), (0, 36))
        .quad_to((44, 36), (58, 12))
        .stroked(Ink::Current, 5);
    let light = Path::new().move_to((-22, -13)).quad_to((-12, -18), (4, -18));
    vec![
        wave,
        outline((46, 28), variant).filled(Ink::StoneRim),
        outline((41, 22), variant).moved((0, -2)).filled(Ink::Stone),
        light.stroked(Ink::Shine, 5),
    ]
}

/// The silhouette of a base stone: round from above, flat, with a worn edge.
fn base_outline() -> Path {
    let (across, down, foot) = (BASE_ACROSS, BASE_DOWN, BASE_THICK);
    let (h, v) = (across * 55 / 100, down * 55 / 100);
    Path::new()
        .move_to((-across, 0))
        .curve_to((-across, -v), (-h, -down), (0, -down))
        .curve_to((h, -down), (across, -v), (across, 0))
        .curve_to((across + 7, foot / 2), (across, foot), (across - 12, foot + 8))
        .curve_to((across - 60, foot + down - 4), (h, foot + down), (0, foot + down))
        .curve_to((-h, foot + down), (60 - across, foot + down - 4), (12 - across, foot + 8))
        .curve_to((-across, foot), (-across - 7, foot / 2), (-across, 0))
        .close()
}

/// Around its front, so that what stands on it is left alone.
fn base_front() -> Path {
    let (across, foot) = (BASE_ACROSS + 20, BASE_THICK + 6);
    let (h, down) = (across * 55 / 100, BASE_DOWN + 12);
    Path::new()
        .move_to((-across, -8))
        .line_to((-across, foot - 14))
        .curve_to((-across, foot + 16), (-h, foot + down), (0, foot + down))
        .curve_to((h, foot + down), (across, foot + 16), (across, foot - 14))
        .line_to((across, -8))
}

fn base_stone() -> Vec<Part> {
    let top = |by: i32| Path::ellipse((0, 0), BASE_ACROSS - by, BASE_DOWN - by / 3);
    vec![
        base_outline().stroked(Ink::StoneDark, 10),
        base_outline().filled(Ink::StoneLight),
        top(6).stroked(Ink::StoneDark, 4),
    ]
}

fn ghost() -> Vec<Part> {
    let line = outline((92, 42), 0);
    vec![line.clone().filled(Ink::Plate), line.dashed(24, 19).stroked(Ink::Own, 7)]
}

fn arrow_up() -> Vec<Part> {
    let arrow = || Path::line((0, 44), (0, -36)).and(&Path::open(&[(-30, -8), (0, -40), (30, -8)]));
    vec![arrow().stroked(Ink::Plate, 26), arrow().stroked(Ink::Own, 12)]
}

/// Two arcs to the left, the outer one with a point.
fn falling() -> Vec<Part> {
    let arc = Path::new().move_to((40, 70)).quad_to((40, -50), (-70, -62));
    let inner = Path::new().move_to((-4, 56)).quad_to((-4, 6), (-44, -4));
    let point = Path::open(&[(-42, -92), (-72, -62), (-42, -36)]);
    vec![arc.and(&inner).and(&point).stroked(Ink::Own, 11)]
}

/// An arrow down into a tray: into the hand.
fn back() -> Part {
    let arrow = Path::line((0, -24), (0, 8)).and(&Path::open(&[(-13, -4), (0, 10), (13, -4)]));
    let tray = Path::open(&[(-22, 8), (-22, 24), (22, 24), (22, 8)]);
    arrow.and(&tray).stroked(Ink::Own, 7)
}

fn plate(rect: Rect, radius: i32, line: i32) -> Vec<Part> {
    let path = || Path::rounded(rect, radius);
    vec![path().filled(Ink::Plate), path().stroked(Ink::Own, line)]
}

/// A pawn, in a rim that parts it from the stack.
fn marker() -> Vec<Part> {
    let pawn = || {
        Path::new()
            .move_to((-58, 108))
            .curve_to((-66, 84), (-58, 76), (-46, 68))
            .curve_to((-26, 44), (-20, 14), (-18, -14))
            .line_to((18, -14))
            .curve_to((20, 14), (26, 44), (46, 68))
            .curve_to((58, 76), (66, 84), (58, 108))
            .close()
            .and(&Path::circle((0, -56), 50))
    };
    let light = Path::new().move_to((-28, -60)).quad_to((-24, -82), (-4, -86));
    vec![pawn().stroked(Ink::Plate, 22), pawn().filled(Ink::Own), light.stroked(Ink::Plate, 8)]
}

/// Three stones.
fn stack_icon() -> Vec<Part> {
    let stone = |across: i32, y: i32| outline((across, 32), 0).moved((0, y));
    let stones = stone(62, -74).and(&stone(84, 0)).and(&stone(104, 74));
    vec![stones.filled(Ink::Own)]
}

/// The seat's shape with an edge below it: a token is thick.
fn token_parts(shape: Picture) -> Vec<Part> {
    let edge = shape.parts.iter().map(|part| {
        let mut part = part.clone();
        part.points.iter_mut().skip(1).step_by(2).for_each(|y| *y += 20);
        Part { ink: Ink::StoneRim, ..part }
    });
    edge.collect::<Vec<Part>>().into_iter().chain(shape.parts).collect()
}

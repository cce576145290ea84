//! Pictures of what stands and lies on tiles: buildings, loads, ports, animals, meadows, and signs.

use super::form::EDGE;
use super::outline::{
    anchor, axe_handle, axe_head, cow_ears, cow_eyes, cow_head, cow_horns, cow_muzzle, cow_spots,
    fleece, grass, sack, sack_tie, sheep_ears, sheep_eyes, sheep_head, teeth, wheel,
};
use crate::drawing::{Ink, Part, Path, Picture, Rect};

/// The icons that the sheet has, too.
const MILL_SIGN: u16 = 16;
const SAWMILL_SIGN: u16 = 17;
const BRIDGE_SIGN: u16 = 18;
const SACK_SIGN: u16 = 19;
const AXE_SIGN: u16 = 20;
pub(super) const ANCHOR: u16 = 21;
const SHEEP_SIGN: u16 = 22;
const COW_SIGN: u16 = 23;
const LAND_SIGN: u16 = 24;
const START_SIGN: u16 = 25;
const START_DOWN_SIGN: u16 = 26;

pub(super) const LAND: u16 = 60;
pub(super) const MEADOW: u16 = 61;
pub(super) const GROWN_MEADOW: u16 = 62;
pub(super) const AQUEDUCT: u16 = 63;
pub(super) const CHEVRON: u16 = 64;
pub(super) const MILL: u16 = 65;
pub(super) const IDLE_MILL: u16 = 66;
pub(super) const SAWMILL: u16 = 67;
pub(super) const IDLE_SAWMILL: u16 = 68;
pub(super) const FLAG: u16 = 69;
pub(super) const SACK: u16 = 70;
pub(super) const WANTED_SACK: u16 = 71;
pub(super) const AXE: u16 = 72;
pub(super) const WANTED_AXE: u16 = 73;
pub(super) const PORT: u16 = 74;
pub(super) const SHEEP: u16 = 75;
pub(super) const COW: u16 = 76;
pub(super) const ROUND_PLATE: u16 = 78;
pub(super) const WIDE_PLATE: u16 = 79;
pub(super) const TARGET: u16 = 80;
pub(super) const DOUBT_FRAME: u16 = 82;
pub(super) const UNSAID_EDGE: u16 = 83;
pub(super) const TICK: u16 = 84;
pub(super) const FULL_PLATE: u16 = 85;
pub(super) const MEADOW_RIM: u16 = 86;
pub(super) const NO_MEADOW: u16 = 87;

/// How far a corner's meadow reaches.
pub(super) const MEADOW_RADIUS: i32 = 200;
/// The inner edge of the gap between two tiles.
pub(super) const LAND_EDGE: i32 = EDGE - 12;

pub(super) fn pictures() -> Vec<Picture> {
    let picture = |(id, parts): (u16, Vec<Part>)| Picture { id, parts };
    signs()
        .into_iter()
        .chain(ground())
        .chain(buildings())
        .chain(loads())
        .chain(hints())
        .map(picture)
        .collect()
}

/// In one ink: on sheets they stand between words.
fn signs() -> Vec<(u16, Vec<Part>)> {
    let (own, gap) = (Ink::Own, Ink::Plate);
    let wall = Path::rect(Rect::new(-76, -10, 152, 112));
    let roof = Path::polygon(&[(-112, 2), (0, -104), (112, 2)]);
    let fleece = fleece();
    vec![
        (
            MILL_SIGN,
            vec![
                wall.clone().filled(own),
                roof.clone().filled(own),
                Path::circle((0, 44), 36).stroked(gap, 14),
                wheel((0, 44), 36).stroked(gap, 12),
            ],
        ),
        (
            SAWMILL_SIGN,
            vec![
                wall.filled(own),
                roof.filled(own),
                Path::line((-50, 30), (50, 30))
                    .and(&Path::line((-50, 66), (50, 66)))
                    .stroked(gap, 18),
            ],
        ),
        (BRIDGE_SIGN, bridge_sign()),
        (SACK_SIGN, vec![sack().filled(own), sack_tie().stroked(gap, 16)]),
        (AXE_SIGN, vec![axe_handle().stroked(own, 26), axe_head().filled(own)]),
        (ANCHOR, vec![anchor().stroked(own, 24)]),
        (
            SHEEP_SIGN,
            vec![
                fleece.filled(own),
                sheep_head().filled(gap),
                sheep_ears().stroked(gap, 22),
                sheep_eyes().filled(own),
            ],
        ),
        (
            COW_SIGN,
            vec![
                cow_horns().stroked(own, 20),
                cow_ears().filled(own),
                cow_head().filled(own),
                cow_muzzle().filled(gap),
                cow_eyes().filled(gap),
            ],
        ),
        (LAND_SIGN, vec![grass().stroked(own, 24)]),
        (START_SIGN, vec![Path::rounded(Rect::new(-112, -56, 224, 112), 20).stroked(own, 20)]),
        (START_DOWN_SIGN, vec![Path::rounded(Rect::new(-56, -112, 112, 224), 20).stroked(own, 20)]),
    ]
}

fn bridge_sign() -> Vec<Part> {
    let arch = Path::new()
        .move_to((-112, -36))
        .quad_to((0, -92), (112, -36))
        .line_to((112, 60))
        .line_to((74, 60))
        .curve_to((74, -34), (-74, -34), (-74, 60))
        .line_to((-112, 60))
        .close();
    vec![arch.filled(Ink::Own)]
}

fn ground() -> Vec<(u16, Vec<Part>)> {
    let side = 2 * LAND_EDGE;
    let land = |down: i32| Path::rounded(Rect::new(-LAND_EDGE, down - LAND_EDGE, side, side), 60);
    vec![
        (LAND, vec![land(12).filled(Ink::Deep), land(0).filled(Ink::Ground)]),
        (MEADOW, meadow(LAND_EDGE, 60)),
        (GROWN_MEADOW, meadow(EDGE + 2, 0)),
        (
            AQUEDUCT,
            vec![
                Path::rect(Rect::new(-196, -200, 392, 400)).filled(Ink::StoneDark),
                Path::rect(Rect::new(-184, -200, 368, 400)).filled(Ink::Stone),
            ],
        ),
        (CHEVRON, vec![Path::open(&[(-50, 22), (0, -22), (50, 22)]).stroked(Ink::Current, 26)]),
    ]
}

/// A quarter of a meadow in the north-eastern corner of a tile.
fn meadow(edge: i32, round: i32) -> Vec<Part> {
    let (inner, handle) = (EDGE - MEADOW_RADIUS, MEADOW_RADIUS * 552 / 1000);
    let arc = |path: Path| {
        path.curve_to(
            (inner, -EDGE + handle),
            (EDGE - handle, MEADOW_RADIUS - EDGE),
            (EDGE, MEADOW_RADIUS - EDGE),
        )
    };
    let whole = arc(Path::new().move_to((inner, -edge)).line_to((inner, -EDGE.min(edge))))
        .line_to((edge, MEADOW_RADIUS - EDGE))
        .line_to((edge, round - edge))
        .quad_to((edge, -edge), (edge - round, -edge))
        .close();
    let flowers = Path::circle((326, -430), 13)
        .and(&Path::circle((430, -326), 13))
        .and(&Path::circle((372, -372), 13));
    vec![whole.filled(Ink::Meadow), flowers.filled(Ink::OnMeadow)]
}

fn buildings() -> Vec<(u16, Vec<Part>)> {
    let flag = Path::polygon(&[(-44, -136), (142, -136), (122, -74), (142, -12), (-44, -12)]);
    let water = |wood: Ink| {
        vec![Path::circle((86, 84), 46).stroked(wood, 16), wheel((86, 84), 46).stroked(wood, 12)]
    };
    let blade = |metal: Ink, hub: Ink| {
        vec![teeth((86, 84), 56, 42).filled(metal), Path::circle((86, 84), 14).filled(hub)]
    };
    let house = |roof: Ink, wall: Ink, line: Ink, beside: Vec<Part>| {
        let mut parts = house(roof, wall, line);
        parts.extend(beside);
        parts
    };
    vec![
        (MILL, house(Ink::Roof, Ink::Shine, Ink::Wood, water(Ink::Wood))),
        (IDLE_MILL, house(Ink::Deep, Ink::Ground, Ink::Line, water(Ink::Line))),
        (SAWMILL, house(Ink::Wood, Ink::Shine, Ink::Wood, blade(Ink::Metal, Ink::Plate))),
        (IDLE_SAWMILL, house(Ink::Deep, Ink::Ground, Ink::Line, blade(Ink::Line, Ink::Ground))),
        (FLAG, vec![flag.clone().filled(Ink::Own), flag.stroked(Ink::Line, 8)]),
    ]
}

/// A house with its pole, in the left of its box: beside it is what it works with.
fn house(roof: Ink, wall: Ink, line: Ink) -> Vec<Part> {
    let body = Path::rect(Rect::new(-130, 50, 172, 86));
    let top = Path::polygon(&[(-152, 58), (-44, -12), (64, 58)]);
    vec![
        Path::line((-44, -130), (-44, 20)).stroked(line, 14),
        body.clone().filled(wall),
        body.stroked(line, 10),
        Path::rect(Rect::new(-64, 86, 40, 50)).filled(line),
        top.clone().filled(roof),
        top.stroked(line, 10),
    ]
}

fn loads() -> Vec<(u16, Vec<Part>)> {
    let pier = Path::circle((0, 0), 92);
    vec![
        (
            SACK,
            vec![
                sack().stroked(Ink::Wood, 20),
                sack().filled(Ink::Sack),
                sack_tie().stroked(Ink::Wood, 18),
            ],
        ),
        (WANTED_SACK, vec![sack().filled(Ink::Plate), sack().stroked(Ink::Quiet, 16)]),
        (
            AXE,
            vec![
                axe_handle().stroked(Ink::Wood, 28),
                axe_head().filled(Ink::Metal),
                axe_head().stroked(Ink::Text, 10),
            ],
        ),
        (
            WANTED_AXE,
            vec![
                axe_handle().stroked(Ink::Quiet, 30),
                axe_handle().stroked(Ink::Plate, 10),
                axe_head().filled(Ink::Plate),
                axe_head().stroked(Ink::Quiet, 14),
            ],
        ),
        (PORT, vec![pier.clone().filled(Ink::Plate), pier.stroked(Ink::Current, 16)]),
        (
            SHEEP,
            vec![
                fleece().stroked(Ink::Line, 18),
                fleece().filled(Ink::Shine),
                sheep_ears().stroked(Ink::StoneDark, 26),
                sheep_head().filled(Ink::StoneDark),
                sheep_eyes().filled(Ink::Shine),
            ],
        ),
        (
            COW,
            vec![
                cow_horns().stroked(Ink::Line, 20),
                cow_ears().filled(Ink::Wood),
                cow_head().stroked(Ink::Line, 16),
                cow_head().filled(Ink::Shine),
                cow_spots().filled(Ink::Wood),
                cow_muzzle().filled(Ink::Roof),
                cow_eyes().filled(Ink::Text),
            ],
        ),
    ]
}

fn hints() -> Vec<(u16, Vec<Part>)> {
    let plate = |path: Path| vec![path.clone().stroked(Ink::Own, 24), path.filled(Ink::Plate)];
    let free = Path::rounded(Rect::around((0, 0), 640), 90);
    let plus = Path::line((-76, 0), (76, 0)).and(&Path::line((0, -76), (0, 76)));
    let mouth = Path::line((-BANKS, -EDGE + 20), (-BANKS, -EDGE + 190))
        .and(&Path::line((BANKS, -EDGE + 20), (BANKS, -EDGE + 190)));
    vec![
        (ROUND_PLATE, plate(Path::circle((0, 0), 72))),
        (WIDE_PLATE, plate(Path::rounded(Rect::new(-118, -54, 236, 108), 54))),
        (TARGET, vec![free.dashed(72, 56).stroked(Ink::Own, 20), plus.stroked(Ink::Own, 28)]),
        (DOUBT_FRAME, vec![sides().dashed(84, 64).stroked(Ink::Own, 26)]),
        (UNSAID_EDGE, vec![mouth.dashed(34, 34).stroked(Ink::Own, 16)]),
        (TICK, tick()),
        (FULL_PLATE, vec![Path::rounded(Rect::new(-130, -66, 260, 132), 66).filled(Ink::Own)]),
        (MEADOW_RIM, vec![corner_arc().stroked(Ink::Own, 24)]),
        (NO_MEADOW, vec![corner_arc().dashed(44, 40).stroked(Ink::Own, 18)]),
    ]
}

const BANKS: i32 = 140;

/// Enough has arrived.
fn tick() -> Vec<Part> {
    let mark = Path::open(&[(-44, 4), (-12, 38), (48, -36)]);
    vec![Path::circle((0, 0), 92).filled(Ink::Own), mark.stroked(Ink::Plate, 30)]
}

/// Around the meadow in the north-eastern corner of a tile.
fn corner_arc() -> Path {
    let (inner, handle) = (EDGE - MEADOW_RADIUS, MEADOW_RADIUS * 552 / 1000);
    Path::new().move_to((inner, -LAND_EDGE)).curve_to(
        (inner, -EDGE + handle),
        (EDGE - handle, MEADOW_RADIUS - EDGE),
        (LAND_EDGE, MEADOW_RADIUS - EDGE),
    )
}

/// The sides of a field, open at its corners: points of meadows stand there.
fn sides() -> Path {
    const REACH: i32 = 368;
    let side = Path::line((-REACH, -EDGE), (REACH, -EDGE));
    (1..4).fold(side.clone(), |path, quarters| path.and(&side.clone().turned(quarters)))
}

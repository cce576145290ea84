//! The wall: columns of five rocks with cracks between them, and a lintel with the column's number.

use super::super::position::Position;
use super::super::wall::{Column, FRAME, ROWS};
use super::places::{COLUMN, LINTEL, Places, ROW, SMALL, column_x, whole};
use super::{gems, tiles};
use crate::drawing::{Canvas, Ink, Layer, Part, Path, Picture, Rect};

type Point = (i32, i32);

/// Columns with different rocks, so that the wall does not repeat at once.
const COLUMNS: u16 = gems::NEXT;
const KINDS: u16 = 3;
const FINISHES: [Finish; 3] = [Finish::Light, Finish::Dark, Finish::Wet];
/// The fields of the board beyond the wall: bonus tiles have lain there.
const SLAB: u16 = COLUMNS + 3 * KINDS;
/// Free crevices of a cell, by their number.
const CREVICES: u16 = SLAB + 1;
pub(super) const NEXT: u16 = CREVICES + 10;

pub(super) fn paint(canvas: &mut Canvas, position: &Position, places: &Places) {
    let start = position.frame_start();
    let middle = places.window.y + LINTEL / 2;
    for column in (start..start + FRAME).map(Column::after) {
        let x = column_x(column);
        let number = u8::from(column);
        let key = format!("rock.{number}");
        if usize::from(number) > position.columns() {
            canvas.picture(&key, Layer::Ground, SLAB, (x, 0), 100, Ink::Ground);
            continue;
        }
        let is_current = position.current() == Some(column);
        let finish = match (is_current, number % 2) {
            (true, _) => Finish::Wet,
            (false, 0) => Finish::Dark,
            (false, _) => Finish::Light,
        };
        let kind = COLUMNS + finish.number() * KINDS + u16::from(number) % KINDS;
        canvas.picture(&key, Layer::Ground, kind, (x, 0), 100, finish.face());
        let at = (x + COLUMN / 2, middle);
        if is_current {
            light(canvas, (at, x), places.window);
        }
        let ink = if is_current { Ink::OnAccent } else { Ink::Text };
        // With a sign, as a bare figure above a column looks like its price in cards.
        canvas.text(&key, Layer::Ground, format!("#{number}"), at, (SMALL, 216), ink);
    }
}

/// The column that is scored next: framed, with its number on a plate.
fn light(canvas: &mut Canvas, (number, x): (Point, i32), window: Rect) {
    let plate = Path::rounded(Rect::new(-110, -60, 220, 120), 60).filled(Ink::Accent);
    canvas.part_at("current", Layer::Ground, plate, number);
    let all = Rect::new(0, 0, COLUMN, window.height);
    let lit = Path::rounded(all, 40).stroked(Ink::Accent, 18);
    canvas.part_at("current", Layer::Ground, lit, (x, window.y));
}

/// So many crevices of a cell that nothing lies in, in the crack at its foot.
pub(super) fn free_crevices(canvas: &mut Canvas, key: &str, cell: Rect, count: u16) {
    if count > 0 {
        let at = (cell.x + COLUMN / 2, cell.bottom() - 14);
        canvas.picture(key, Layer::Ground, CREVICES + count.min(9), at, 100, Ink::Accent);
    }
}

pub(super) fn pictures() -> Vec<Picture> {
    let columns = FINISHES.into_iter().flat_map(|finish| {
        (0..KINDS).map(move |kind| Picture {
            id: COLUMNS + finish.number() * KINDS + kind,
            parts: column(finish, i32::from(kind) * 31 + 7),
        })
    });
    let crevices = (1..=9).map(|count| Picture {
        id: CREVICES + count,
        parts: vec![
            crevices(i32::from(count)).stroked(Ink::Plate, 12),
            crevices(i32::from(count)).filled(Ink::Own),
        ],
    });
    columns.chain([Picture { id: SLAB, parts: tiles::fields(COLUMN) }]).chain(crevices).collect()
}

/// The wall has light and dark columns, in turn; the first of the frame is wet from the fall.
#[derive(Clone, Copy)]
enum Finish {
    Light,
    Dark,
    Wet,
}

impl Finish {
    const fn number(self) -> u16 {
        match self {
            Self::Light => 0,
            Self::Dark => 1,
            Self::Wet => 2,
        }
    }

    const fn face(self) -> Ink {
        match self {
            Self::Light => Ink::Ground,
            Self::Dark => Ink::Deep,
            Self::Wet => Ink::StillWater,
        }
    }

    /// Where the light does not come, or, on a dark rock, where it does.
    fn relief(self, rock: &[Point; 14]) -> Part {
        match self {
            Self::Light => lower_planes(rock).filled(Ink::Deep),
            Self::Dark => upper_planes(rock).filled(Ink::Ground),
            Self::Wet => lower_planes(rock).filled(Ink::Water),
        }
    }
}

fn column(finish: Finish, seed: i32) -> Vec<Part> {
    let lintel = Rect::new(6, 6 - LINTEL, COLUMN - 12, LINTEL - 16);
    let mut faces = Path::polygon(&boulder(lintel, seed, 14));
    let (mut grain, mut planes) = (Path::new(), Vec::new());
    for row in 0..whole(ROWS) {
        let rect = Rect::new(6, row * ROW + 6, COLUMN - 12, ROW - 12);
        let rock = boulder(rect, seed + 5 * (row + 1), 44);
        faces = faces.and(&Path::polygon(&rock));
        planes.push(finish.relief(&rock));
        grain = grain.and(&flaws(rect, seed + 3 * row));
    }
    let mut parts =
        vec![faces.clone().moved((5, 7)).filled(Ink::StoneDark), faces.clone().filled(Ink::Own)];
    parts.extend(planes);
    parts.extend([grain.stroked(Ink::Line, 6), faces.stroked(Ink::Line, 6)]);
    parts
}

/// The same number each time, from 0 to below `range`.
fn rough(seed: i32, number: i32, range: i32) -> i32 {
    (seed * 7919 + number * 104_729).rem_euclid(9973) % range
}

/// A rock that fills a box but for its rough edges: clockwise, from the upper left corner.
pub(super) fn boulder(rect: Rect, seed: i32, most: i32) -> [Point; 14] {
    let bite = |number: i32| rough(seed, number, most);
    let corner = |number: i32| most / 3 + rough(seed, number + 40, most);
    let (left, top, right, bottom) = (rect.x, rect.y, rect.right(), rect.bottom());
    let (x, y) = rect.middle();
    let along = |middle: i32, number: i32| middle + rough(seed, number + 80, 2 * most) - most;
    let aside = rect.width / 6;
    [
        (left + corner(1), top),
        (along(x, 1) - aside, top + bite(1) / 3),
        (along(x, 2) + aside, top + bite(2) / 4),
        (right - corner(2), top),
        (right, top + corner(3)),
        (right - bite(3) / 3, along(y, 3)),
        (right, bottom - corner(4)),
        (right - corner(5), bottom),
        (along(x, 4) + aside, bottom - bite(4) / 3),
        (along(x, 5) - aside, bottom - bite(5) / 4),
        (left + corner(6), bottom),
        (left, bottom - corner(7)),
        (left + bite(6) / 3, along(y, 6)),
        (left, top + corner(8)),
    ]
}

/// Chiselled planes along the right and the foot of a rock.
pub(super) fn lower_planes(rock: &[Point; 14]) -> Path {
    plane(&rock[4..=11], rock)
}

/// The same along its left and its top.
fn upper_planes(rock: &[Point; 14]) -> Path {
    let edge = [rock[11], rock[12], rock[13], rock[0], rock[1], rock[2], rock[3]];
    plane(&edge, rock)
}

/// From an edge towards the middle of its rock, more or less deep, and to nothing at its ends.
fn plane(edge: &[Point], rock: &[Point; 14]) -> Path {
    let mut outline = edge.to_vec();
    let all = Path::polygon(rock).bounds().unwrap_or(Rect::new(0, 0, 2, 2));
    let (middle_x, middle_y) = all.middle();
    for (x, y) in edge[1..edge.len() - 1].iter().rev() {
        let deep = 16 + rough(*x, *y, 22);
        let right = (middle_x - x) * deep * 2 / all.width.max(1);
        let down = (middle_y - y) * deep * 2 / all.height.max(1);
        outline.push((x + right, y + down));
    }
    Path::polygon(&outline)
}

/// Flaws of a rock, near its edges and so short that nobody takes them for crevices.
fn flaws(rect: Rect, seed: i32) -> Path {
    let at = |number: i32, range: i32| rough(seed, number, range);
    let (left, top, right, bottom) = (rect.x, rect.y, rect.right(), rect.bottom());
    let (x, y) = (left + 80 + at(1, 280), top + 16);
    let upper = [(x, y), (x + 12, y + 26), (x + 8, y + 44), (x + 24, y + 40 + at(3, 30))];
    let (x, y) = (right - 16, top + 100 + at(4, 320));
    let aside = [(x, y), (x - 26, y + 14), (x - 30, y + 30 + at(5, 40))];
    let (x, y) = (left + 14, bottom - 130 - at(6, 280));
    let other = [(x, y), (x + 24, y + 12), (x + 28, y + 36 + at(7, 30))];
    match at(8, 5) {
        0 => Path::open(&upper).and(&Path::open(&aside)),
        1 => Path::open(&other),
        2 => Path::open(&aside),
        3 => Path::open(&upper),
        _ => Path::new(),
    }
}

/// So many crevices beside each other, smaller where they would not fit into a cell.
fn crevices(count: i32) -> Path {
    let (half, apart) = if count > 5 { (17, 48) } else { (30, 84) };
    let mut path = Path::new();
    for number in 0..count {
        let x = number * apart - (count - 1) * apart / 2;
        let lens = Path::new()
            .move_to((x - half, 4))
            .quad_to((x - half / 4, -26), (x + half, -4))
            .quad_to((x + half / 4, 26), (x - half, 4))
            .close();
        path = path.and(&lens);
    }
    path
}

//! The wall: columns of five rocks with cracks between them, and a lintel with the column's number.

use super::super::position::Position;
use super::super::wall::{Column, FRAME, ROWS};
use super::gems;
use super::places::{COLUMN, LINTEL, Places, ROW, SMALL, column_x, whole};
use crate::drawing::{Canvas, Ink, Layer, Path, Picture, Rect};

/// Columns with different rocks, so that the wall does not repeat at once.
const COLUMNS: u16 = gems::NEXT;
const KINDS: u16 = 3;
/// Where the wall has ended and the frame goes on.
const SLAB: u16 = COLUMNS + KINDS;
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
            canvas.picture(&key, Layer::Ground, SLAB, (x, 0), 100, Ink::Deep);
            continue;
        }
        let is_current = position.current() == Some(column);
        // The wall has light and dark columns; the first of the frame is wet.
        let own = match (is_current, number % 2) {
            (true, _) => Ink::StillWater,
            (false, 0) => Ink::Deep,
            (false, _) => Ink::Ground,
        };
        let kind = COLUMNS + u16::from(number) % KINDS;
        canvas.picture(&key, Layer::Ground, kind, (x, 0), 100, own);
        let at = (x + COLUMN / 2, middle);
        if is_current {
            let plate = Rect::new(at.0 - 110, at.1 - 60, 220, 120);
            canvas.part("current", Layer::Ground, Path::rounded(plate, 60).filled(Ink::Accent));
            let all = Rect::new(x, places.window.y, COLUMN, places.window.height);
            let lit = Path::rounded(all, 40).stroked(Ink::Accent, 18);
            canvas.part("current", Layer::Ground, lit);
        }
        let ink = if is_current { Ink::OnAccent } else { Ink::Text };
        canvas.text(&key, Layer::Ground, number.to_string(), at, (SMALL, 200), ink);
    }
}

/// So many crevices of a cell that nothing lies in, along its foot.
pub(super) fn free_crevices(canvas: &mut Canvas, key: &str, cell: Rect, count: u16) {
    if count > 0 {
        let at = (cell.x + COLUMN / 2, cell.bottom() - 40);
        canvas.picture(key, Layer::Ground, CREVICES + count.min(9), at, 100, Ink::StoneRim);
    }
}

pub(super) fn pictures() -> Vec<Picture> {
    let columns = (0..KINDS).map(|kind| Picture { id: COLUMNS + kind, parts: column(kind) });
    let slab = Rect::new(0, -LINTEL, COLUMN, LINTEL + whole(ROWS) * ROW);
    let slab = Picture { id: SLAB, parts: vec![Path::rect(slab).filled(Ink::Own)] };
    let crevices = (1..=9).map(|count| Picture {
        id: CREVICES + count,
        parts: vec![crevices(i32::from(count)).filled(Ink::Own)],
    });
    columns.chain([slab]).chain(crevices).collect()
}

fn column(kind: u16) -> Vec<crate::drawing::Part> {
    let seed = i32::from(kind) * 31 + 7;
    let lintel = boulder(Rect::new(6, 6 - LINTEL, COLUMN - 12, LINTEL - 14), seed, 10);
    let mut faces = lintel;
    let mut grain = Path::new();
    for row in 0..whole(ROWS) {
        let rect = Rect::new(6, row * ROW + 6, COLUMN - 12, ROW - 12);
        faces = faces.and(&boulder(rect, seed + 5 * (row + 1), 26));
        grain = grain.and(&flaws(rect, seed + row));
    }
    vec![
        faces.clone().moved((5, 7)).filled(Ink::StoneDark),
        faces.clone().filled(Ink::Own),
        grain.stroked(Ink::Line, 6),
        faces.stroked(Ink::Line, 6),
    ]
}

/// The same number each time, from 0 to below `range`.
fn rough(seed: i32, number: i32, range: i32) -> i32 {
    (seed * 7919 + number * 104_729).rem_euclid(9973) % range
}

/// A rock that fills a box but for its rough edges.
fn boulder(rect: Rect, seed: i32, most: i32) -> Path {
    let bite = |number: i32| rough(seed, number, most);
    let corner = |number: i32| most / 2 + rough(seed, number + 40, most);
    let (left, top, right, bottom) = (rect.x, rect.y, rect.right(), rect.bottom());
    let (x, y) = rect.middle();
    let along = |middle: i32, number: i32| middle + rough(seed, number + 80, 2 * most) - most;
    Path::polygon(&[
        (left + corner(1), top),
        (along(x, 1) - 60, top + bite(1) / 2),
        (along(x, 2) + 80, top + bite(2) / 3),
        (right - corner(2), top),
        (right, top + corner(3)),
        (right - bite(3) / 2, along(y, 3)),
        (right, bottom - corner(4)),
        (right - corner(5), bottom),
        (along(x, 4) + 50, bottom - bite(4) / 2),
        (along(x, 5) - 90, bottom - bite(5) / 3),
        (left + corner(6), bottom),
        (left, bottom - corner(7)),
        (left + bite(6) / 2, along(y, 6)),
        (left, top + corner(8)),
    ])
}

/// Flaws of a rock, near its corners and so short that nobody takes them for crevices.
fn flaws(rect: Rect, seed: i32) -> Path {
    let at = |number: i32, range: i32| rough(seed, number, range);
    let (left, top, right, bottom) = (rect.x, rect.y, rect.right(), rect.bottom());
    let upper = [
        (right - 20, top + 90 + at(1, 60)),
        (right - 46, top + 110 + at(1, 60)),
        (right - 52, top + 150 + at(2, 60)),
    ];
    let lower = [
        (left + 60 + at(3, 60), bottom - 12),
        (left + 84 + at(3, 60), bottom - 40),
        (left + 120 + at(4, 60), bottom - 46),
    ];
    let small = [(left + 18, top + 60 + at(5, 80)), (left + 40, top + 74 + at(5, 80))];
    Path::open(&upper).and(&Path::open(&lower)).and(&Path::open(&small))
}

fn crevices(count: i32) -> Path {
    const APART: i32 = 46;
    let mut path = Path::new();
    for number in 0..count {
        let x = number * APART - (count - 1) * APART / 2;
        let lens = Path::new()
            .move_to((x - 18, 6))
            .quad_to((x - 2, -16), (x + 18, -4))
            .quad_to((x + 2, 16), (x - 18, 6))
            .close();
        path = path.and(&lens);
    }
    path
}

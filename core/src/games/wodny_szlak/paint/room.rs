//! Room on a tile: where something can stand so that it is neither in the water nor on something
//! else.

use super::super::river::{Bearing as _, Corner, Corners, Turn};
use super::form::{EDGE, Form};
use super::things::MEADOW_RADIUS;
use crate::drawing::Rect;

/// Nothing stands nearer to the edge of a tile.
const RIM: i32 = 456;
/// What stands on a tile stands on these lines if it can: that looks tidy.
const COLUMNS: [i32; 5] = [-300, -150, 0, 150, 300];
const ROWS: [i32; 6] = [-300, -150, -75, 0, 150, 300];
/// Otherwise on lines so far apart.
const STEP: i32 = 24;
/// Half of the side of a square that the points of a meadow take in the corners around them.
const POINTS: i32 = 92;

pub(super) struct Room {
    waters: Vec<(Form, Turn)>,
    meadows: Corners,
    taken: Vec<Rect>,
}

impl Room {
    /// `points`: the corners at which the points of a meadow are written.
    pub(super) fn new(waters: Vec<(Form, Turn)>, meadows: Corners, points: Corners) -> Self {
        let taken = points.iter().map(|corner| Rect::around(place(corner), 2 * POINTS)).collect();
        Self { waters, meadows, taken }
    }

    /// The free place nearest to a point for something that can have these sizes, and which of them
    /// it has: the first that fits on bare land, else the last on a meadow, else wherever nothing
    /// else stands.
    pub(super) fn take(&mut self, sizes: &[(i32, i32)], near: (i32, i32)) -> (usize, (i32, i32)) {
        self.take_where(sizes, near, &|_| true)
    }

    /// The same; rather on a meadow than at a place that means something else.
    pub(super) fn take_where(
        &mut self,
        sizes: &[(i32, i32)],
        near: (i32, i32),
        is_meant: &dyn Fn((i32, i32)) -> bool,
    ) -> (usize, (i32, i32)) {
        let dry = |rect: Rect| self.is_dry(rect);
        let meant = |rect: Rect| self.is_dry(rect) && is_meant(rect.middle());
        let bare = |rect: Rect| meant(rect) && !self.is_meadow(rect);
        let last = sizes.len().saturating_sub(1);
        let first = |fits: &dyn Fn(Rect) -> bool| {
            let mut tries = sizes.iter().enumerate();
            tries.find_map(|(number, size)| Some((number, self.nearest(*size, near, fits)?)))
        };
        let (number, at) = first(&bare)
            .or_else(|| first(&meant))
            .or_else(|| first(&dry))
            .or_else(|| first(&|_| true))
            .unwrap_or((last, near));
        self.taken.push(box_at(at, sizes[number]));
        (number, at)
    }

    fn nearest(
        &self,
        size: (i32, i32),
        near: (i32, i32),
        fits: &dyn Fn(Rect) -> bool,
    ) -> Option<(i32, i32)> {
        let far = |(x, y): &(i32, i32)| (x - near.0).pow(2) + (y - near.1).pow(2);
        let is_fine = |at: &(i32, i32)| {
            let rect = box_at(*at, size);
            self.is_free(rect) && fits(rect)
        };
        let tidy = ROWS.into_iter().flat_map(|y| COLUMNS.map(|x| (x, y)));
        tidy.filter(is_fine).min_by_key(far).or_else(|| {
            let close = lines(size.1).flat_map(|y| lines(size.0).map(move |x| (x, y)));
            close.filter(is_fine).min_by_key(far)
        })
    }

    /// Something stands here already.
    pub(super) fn reserve(&mut self, rect: Rect, turn: Turn) {
        self.taken.push(turned_rect(rect, turn));
    }

    fn is_free(&self, rect: Rect) -> bool {
        Rect::around((0, 0), 2 * RIM).holds(rect) && !self.taken.iter().any(|it| it.overlaps(rect))
    }

    fn is_dry(&self, rect: Rect) -> bool {
        !self.waters.iter().any(|(form, turn)| form.wets(turned_rect(rect, turn.back())))
    }

    fn is_meadow(&self, rect: Rect) -> bool {
        self.meadows.iter().map(place).any(|(x, y)| {
            let near = |from: i32, to: i32, at: i32| (from - at).max(at - to).max(0);
            let (across, down) = (near(rect.x, rect.right(), x), near(rect.y, rect.bottom(), y));
            across.pow(2) + down.pow(2) < MEADOW_RADIUS.pow(2)
        })
    }
}

fn box_at((x, y): (i32, i32), (width, height): (i32, i32)) -> Rect {
    Rect::new(x - width / 2, y - height / 2, width, height)
}

/// All lines on which something so long can stand.
fn lines(length: i32) -> impl Iterator<Item = i32> {
    let last = RIM - length / 2;
    (0..=2 * last / STEP).map(move |step| step * STEP - last)
}

fn place(corner: Corner) -> (i32, i32) {
    turned((EDGE, -EDGE), corner.index())
}

/// A point, so many quarters clockwise around the middle of the tile.
pub(super) const fn turned((x, y): (i32, i32), quarters: u8) -> (i32, i32) {
    match quarters % 4 {
        0 => (x, y),
        1 => (-y, x),
        2 => (-x, -y),
        _ => (y, -x),
    }
}

fn turned_rect(rect: Rect, turn: Turn) -> Rect {
    let quarters = turn.quarters();
    let (one, other) =
        (turned((rect.x, rect.y), quarters), turned((rect.right(), rect.bottom()), quarters));
    let (x, y) = (one.0.min(other.0), one.1.min(other.1));
    Rect::new(x, y, (one.0 - other.0).abs(), (one.1 - other.1).abs())
}

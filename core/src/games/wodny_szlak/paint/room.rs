//! Room on a tile: where something can stand so that it is neither in the water nor on something
//! else.

use super::super::river::{Bearing as _, Corner, Corners, Turn};
use super::form::{EDGE, Form};
use super::things::MEADOW_RADIUS;
use crate::drawing::Rect;

/// Nothing stands nearer to the edge of a tile.
const RIM: i32 = 456;
/// What stands on a tile stands on these lines if it can: that looks tidy.
const LINES: [i32; 5] = [-300, -150, 0, 150, 300];
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

    /// The free place for something of this size that is nearest to a point: on bare land, else on
    /// a meadow, else wherever nothing else stands.
    pub(super) fn take(&mut self, size: (i32, i32), near: (i32, i32)) -> (i32, i32) {
        let tidy = || LINES.into_iter().flat_map(|y| LINES.map(|x| (x, y))).collect::<Vec<_>>();
        let close = || {
            let lines = |length: i32| {
                let last = RIM - length / 2;
                (0..=2 * last / STEP).map(move |step| step * STEP - last)
            };
            lines(size.1).flat_map(|y| lines(size.0).map(move |x| (x, y))).collect::<Vec<_>>()
        };
        let box_at = |(x, y): (i32, i32)| Rect::new(x - size.0 / 2, y - size.1 / 2, size.0, size.1);
        let bare = |rect: Rect| self.is_dry(rect) && !self.is_meadow(rect);
        let dry = |rect: Rect| self.is_dry(rect);
        let any = |_: Rect| true;
        let far = |(x, y): &(i32, i32)| (x - near.0).pow(2) + (y - near.1).pow(2);
        let nearest = |places: Vec<(i32, i32)>, fits: &dyn Fn(Rect) -> bool| {
            let free = |at: &(i32, i32)| self.is_free(box_at(*at)) && fits(box_at(*at));
            places.into_iter().filter(free).min_by_key(far)
        };
        let found = nearest(tidy(), &bare)
            .or_else(|| nearest(close(), &bare))
            .or_else(|| nearest(tidy(), &dry))
            .or_else(|| nearest(close(), &dry))
            .or_else(|| nearest(close(), &any))
            .unwrap_or(near);
        self.taken.push(box_at(found));
        found
    }

    fn is_free(&self, rect: Rect) -> bool {
        Rect::around((0, 0), 2 * RIM).holds(rect) && !self.taken.iter().any(|it| it.overlaps(rect))
    }

    fn is_dry(&self, rect: Rect) -> bool {
        !self.waters.iter().any(|(form, turn)| form.wets(turned_back(rect, *turn)))
    }

    fn is_meadow(&self, rect: Rect) -> bool {
        self.meadows.iter().map(place).any(|(x, y)| {
            let near = |from: i32, to: i32, at: i32| (from - at).max(at - to).max(0);
            let (across, down) = (near(rect.x, rect.right(), x), near(rect.y, rect.bottom(), y));
            across.pow(2) + down.pow(2) < MEADOW_RADIUS.pow(2)
        })
    }
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

fn turned_back(rect: Rect, turn: Turn) -> Rect {
    let quarters = turn.back().quarters();
    let (one, other) =
        (turned((rect.x, rect.y), quarters), turned((rect.right(), rect.bottom()), quarters));
    let (x, y) = (one.0.min(other.0), one.1.min(other.1));
    Rect::new(x, y, (one.0 - other.0).abs(), (one.1 - other.1).abs())
}

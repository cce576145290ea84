//! Frames of what is selected, and the land of the start tile.

use super::super::river::{Bearing as _, Corner};
use super::room::turned;
use super::{form, things};
use crate::drawing::{Canvas, Ink, Layer, Path, Rect};

/// How round a frame is.
const ROUND: i32 = 60;
/// At a corner where the points of a meadow stand, the frame goes around them.
const AROUND_POINTS: i32 = 112;

/// A closed frame around a field or the start tile; `has_points` says at which corners of it the
/// points of a meadow stand.
pub(super) fn around(rect: Rect, has_points: impl Fn(Corner) -> bool) -> Path {
    let (half_width, half_height) = (rect.width / 2, rect.height / 2);
    let (middle_x, middle_y) = rect.middle();
    // From the middle of the northern side clockwise.
    let mut path = Path::new().move_to((middle_x, rect.y));
    for corner in Corner::ALL {
        let (right, down) = turned((1, -1), corner.index());
        let (x, y) = (middle_x + right * half_width, middle_y + down * half_height);
        // Into the corner, and out of it a quarter clockwise.
        let (before, after) = (turned((-1, 0), corner.index()), turned((0, 1), corner.index()));
        let off = |(across, along): (i32, i32), by: i32| (x + across * by, y + along * by);
        path = if has_points(corner) {
            let by = AROUND_POINTS;
            let handle = by * 552 / 1000;
            let one = (x + before.0 * by + after.0 * handle, y + before.1 * by + after.1 * handle);
            let other =
                (x + after.0 * by + before.0 * handle, y + after.1 * by + before.1 * handle);
            path.line_to(off(before, by)).curve_to(one, other, off(after, by))
        } else {
            path.line_to(off(before, ROUND)).quad_to((x, y), off(after, ROUND))
        };
    }
    path.close()
}

/// One piece of land over two fields, with a rim that no tile has that is laid to it.
pub(super) fn start_land(canvas: &mut Canvas, whole: Rect) {
    let land = whole.grown(things::LAND_EDGE - form::EDGE);
    let path = Path::rounded(land, ROUND);
    canvas.part("start", Layer::Ground, path.clone().moved((0, 12)).filled(Ink::Line));
    canvas.part("start", Layer::Ground, path.filled(Ink::Ground));
    let rim = Path::rounded(land.grown(-26), 40);
    canvas.part("start", Layer::Ground, rim.stroked(Ink::Bank, 16));
}

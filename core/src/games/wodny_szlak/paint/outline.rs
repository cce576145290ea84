//! Outlines of what stands and lies on tiles, around 0 in a box of 240.

use crate::drawing::{Path, Rect};

/// Spokes.
pub(super) fn wheel((x, y): (i32, i32), radius: i32) -> Path {
    let slant = radius * 71 / 100;
    Path::line((x - radius, y), (x + radius, y))
        .and(&Path::line((x, y - radius), (x, y + radius)))
        .and(&Path::line((x - slant, y - slant), (x + slant, y + slant)))
        .and(&Path::line((x - slant, y + slant), (x + slant, y - slant)))
}

/// The blade of a saw: teeth on every eighth of a circle and between them.
pub(super) fn teeth((x, y): (i32, i32), outer: i32, inner: i32) -> Path {
    const ROUND: [(i32, i32); 16] = [
        (0, -100),
        (38, -92),
        (71, -71),
        (92, -38),
        (100, 0),
        (92, 38),
        (71, 71),
        (38, 92),
        (0, 100),
        (-38, 92),
        (-71, 71),
        (-92, 38),
        (-100, 0),
        (-92, -38),
        (-71, -71),
        (-38, -92),
    ];
    let tips = ROUND.iter().enumerate().map(|(number, (across, down))| {
        let radius = if number % 2 == 0 { outer } else { inner };
        (x + across * radius / 100, y + down * radius / 100)
    });
    Path::polygon(&tips.collect::<Vec<_>>())
}

pub(super) fn sack() -> Path {
    Path::new()
        .move_to((-30, -52))
        .curve_to((-78, -22), (-96, 30), (-88, 66))
        .curve_to((-82, 100), (-50, 108), (0, 108))
        .curve_to((50, 108), (82, 100), (88, 66))
        .curve_to((96, 30), (78, -22), (30, -52))
        .line_to((52, -98))
        .quad_to((26, -82), (0, -100))
        .quad_to((-26, -82), (-52, -98))
        .close()
}

pub(super) fn sack_tie() -> Path {
    Path::line((-34, -54), (34, -54))
}

/// Leaning to the right.
pub(super) fn axe_handle() -> Path {
    Path::line((-66, 100), (38, -90))
}

pub(super) fn axe_head() -> Path {
    Path::new()
        .move_to((2, -64))
        .line_to((34, -108))
        .quad_to((78, -104), (104, -88))
        .quad_to((118, -20), (62, 36))
        .quad_to((44, 0), (-22, -22))
        .close()
}

pub(super) fn anchor() -> Path {
    Path::circle((0, -80), 22)
        .and(&Path::line((0, -56), (0, 98)))
        .and(&Path::line((-44, -26), (44, -26)))
        .and(
            &Path::new().move_to((-88, 26)).quad_to((-78, 92), (0, 98)).quad_to((78, 92), (88, 26)),
        )
}

pub(super) fn fleece() -> Path {
    Path::circle((-52, 4), 46)
        .and(&Path::circle((-14, -26), 48))
        .and(&Path::circle((34, -12), 48))
        .and(&Path::circle((20, 28), 44))
        .and(&Path::circle((-30, 30), 44))
}

pub(super) fn sheep_head() -> Path {
    Path::ellipse((86, -22), 26, 34)
}

pub(super) fn sheep_legs() -> Path {
    Path::line((-36, 60), (-36, 104)).and(&Path::line((24, 60), (24, 104)))
}

pub(super) fn cow_body() -> Path {
    Path::rounded(Rect::new(-104, -44, 150, 96), 34)
}

pub(super) fn cow_head() -> Path {
    Path::rounded(Rect::new(38, -74, 66, 84), 26)
}

pub(super) fn cow_horns() -> Path {
    Path::line((46, -72), (34, -98)).and(&Path::line((96, -72), (108, -98)))
}

pub(super) fn cow_legs() -> Path {
    Path::line((-80, 40), (-80, 100)).and(&Path::line((20, 40), (20, 100)))
}

pub(super) fn cow_spots() -> Path {
    Path::ellipse((-62, -8), 30, 24).and(&Path::ellipse((6, 16), 24, 20))
}

pub(super) fn firs() -> Path {
    Path::polygon(&[(-50, -108), (4, 60), (-104, 60)]).and(&Path::polygon(&[
        (56, -52),
        (102, 76),
        (10, 76),
    ]))
}

pub(super) fn trunks() -> Path {
    Path::line((-50, 60), (-50, 102)).and(&Path::line((56, 76), (56, 108)))
}

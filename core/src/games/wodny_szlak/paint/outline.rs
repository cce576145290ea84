//! Outlines of what stands and lies on tiles, around 0 in a box of 240.

use crate::drawing::Path;

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

/// Wool all around a face.
pub(super) fn fleece() -> Path {
    const AROUND: [(i32, i32); 8] =
        [(0, -66), (50, -48), (70, 0), (50, 50), (0, 68), (-50, 50), (-70, 0), (-50, -48)];
    AROUND
        .iter()
        .fold(Path::circle((0, 0), 70), |path, middle| path.and(&Path::circle(*middle, 38)))
}

pub(super) fn sheep_head() -> Path {
    Path::ellipse((0, 16), 40, 54)
}

pub(super) fn sheep_ears() -> Path {
    Path::line((-44, -12), (-70, 2)).and(&Path::line((44, -12), (70, 2)))
}

pub(super) fn sheep_eyes() -> Path {
    Path::circle((-16, 4), 9).and(&Path::circle((16, 4), 9))
}

/// From the front, with a broad muzzle.
pub(super) fn cow_head() -> Path {
    Path::new()
        .move_to((-58, -60))
        .quad_to((0, -78), (58, -60))
        .curve_to((66, -10), (54, 40), (50, 96))
        .quad_to((0, 116), (-50, 96))
        .curve_to((-54, 40), (-66, -10), (-58, -60))
        .close()
}

pub(super) fn cow_muzzle() -> Path {
    Path::ellipse((0, 72), 58, 36)
}

pub(super) fn cow_horns() -> Path {
    let horn = |side: i32| {
        Path::new().move_to((side * 44, -66)).quad_to((side * 92, -72), (side * 84, -112))
    };
    horn(-1).and(&horn(1))
}

pub(super) fn cow_ears() -> Path {
    Path::ellipse((-88, -30), 34, 18).and(&Path::ellipse((88, -30), 34, 18))
}

pub(super) fn cow_spots() -> Path {
    Path::ellipse((32, -18), 24, 34)
}

pub(super) fn cow_eyes() -> Path {
    Path::circle((-28, -8), 10).and(&Path::circle((30, -8), 10))
}

/// Two tufts.
pub(super) fn grass() -> Path {
    let tuft = |x: i32, y: i32| {
        Path::line((x, y), (x, y - 66))
            .and(&Path::new().move_to((x, y)).quad_to((x - 8, y - 36), (x - 40, y - 52)))
            .and(&Path::new().move_to((x, y)).quad_to((x + 8, y - 36), (x + 40, y - 52)))
    };
    tuft(-56, -8).and(&tuft(58, 18)).and(&tuft(-10, 92))
}

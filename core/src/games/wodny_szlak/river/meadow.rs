//! Meadows: corners of tiles that meet at one point.

use super::cell::Cell;
use super::compass::Corner;
use super::{River, TILES_A_PLAYER, start};

/// Łąki: three fragments make a meadow worth 3, four one worth 6; fewer make none.
pub(crate) fn points(fragments: u8) -> i64 {
    match fragments {
        3 => 3,
        4 => 6,
        _ => 0,
    }
}

/// The most meadows of four, and the most meadows, by the number of tiles that lie with the start
/// tile: found by going through every way in which they can touch (27,394,666 for 13 tiles) with
/// every place for the start tile, the middle of whose long sides has no corner.
pub(crate) const MOST: [(u8, u8); TILES_A_PLAYER + 1] = [
    (0, 0),
    (0, 0),
    (0, 1),
    (1, 2),
    (1, 4),
    (2, 4),
    (2, 5),
    (3, 7),
    (4, 8),
    (4, 9),
    (5, 10),
    (6, 12),
    (6, 12),
    (7, 13),
];

/// Three or four fragments that meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meadow {
    /// One of its fragments: the corner of a field.
    pub at: (Cell, Corner),
    pub fragments: u8,
}

/// Łąki, rys. 6: every point where at least three fragments meet. Rivers and oxbows do not matter.
pub(super) fn meadows(river: &River) -> Vec<Meadow> {
    let mut fragments: Vec<(Cell, Corner)> = Vec::new();
    for (cell, tile) in &river.tiles {
        fragments.extend(tile.meadows().iter().map(|corner| (*cell, corner)));
    }
    if let Some(start) = river.start {
        fragments.extend(start::corners(start, river.turned));
    }
    fragments.sort_unstable_by_key(|it| (point(*it), *it));
    let meeting = fragments.chunk_by(|one, other| point(*one) == point(*other));
    meeting
        .filter(|meeting| meeting.len() >= 3)
        .map(|meeting| Meadow {
            at: meeting[0],
            fragments: u8::try_from(meeting.len()).unwrap_or(4),
        })
        .collect()
}

/// The crossing of grid lines at a corner of a field, by the rows and columns before it.
fn point((cell, corner): (Cell, Corner)) -> (u8, u8) {
    let (row, column) = (cell.row(), cell.column());
    match corner {
        Corner::NorthWest => (row, column),
        Corner::NorthEast => (row, column + 1),
        Corner::SouthWest => (row + 1, column),
        Corner::SouthEast => (row + 1, column + 1),
    }
}

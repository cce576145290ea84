//! Meadows: corners of tiles that meet at one point.

use super::compass::{Cell, Corner};
use super::river::River;
use super::start;

/// Łąki: three fragments make a meadow worth 3, four one worth 6; fewer make none.
pub(super) fn points(fragments: u8) -> i64 {
    match fragments {
        3 => 3,
        4 => 6,
        _ => 0,
    }
}

/// Three or four fragments that meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meadow {
    /// One of its fragments: the corner of a field.
    pub at: (Cell, Corner),
    pub fragments: u8,
}

/// Łąki, rys. 6: every point where at least three fragments meet. Rivers and oxbows do not matter.
pub(super) fn meadows(river: &River) -> Vec<Meadow> {
    let mut fragments: Vec<((u8, u8), (Cell, Corner))> = Vec::new();
    let mut add =
        |cell: Cell, corner: Corner| fragments.push((point(cell, corner), (cell, corner)));
    for (cell, tile) in &river.tiles {
        tile.meadows().iter().for_each(|corner| add(*cell, corner));
    }
    if let Some(start) = &river.start {
        for (cell, corner) in start::corners(*start, river.turned) {
            add(cell, corner);
        }
    }
    fragments.sort_unstable();
    let meeting = fragments.chunk_by(|one, other| one.0 == other.0);
    meeting
        .filter(|meeting| meeting.len() >= 3)
        .map(|meeting| Meadow {
            at: meeting[0].1,
            fragments: u8::try_from(meeting.len()).unwrap_or(4),
        })
        .collect()
}

/// The crossing of grid lines at a corner of a field, by the rows and columns before it.
fn point(cell: Cell, corner: Corner) -> (u8, u8) {
    let (row, column) = (cell.row(), cell.column());
    match corner {
        Corner::NorthWest => (row, column),
        Corner::NorthEast => (row, column + 1),
        Corner::SouthWest => (row + 1, column),
        Corner::SouthEast => (row + 1, column + 1),
    }
}

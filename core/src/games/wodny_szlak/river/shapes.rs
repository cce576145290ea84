//! All ways in which water can run on a tile: joined, or as two separate channels.

use super::channel::Channel;
use super::compass::{Side, Sides};
use super::tile::{Drawn, Tile};

/// Every bare tile, the usual ones first: straight, bends, three edges joined, two pairs, four, then
/// ends.
pub(crate) fn shapes() -> Vec<Tile> {
    let mut shapes: Vec<Tile> = Vec::new();
    for bits in 0..16 {
        let all = Sides::numbered(bits);
        let first = all.iter().next();
        // The first edge stays with the first channel, so that no pair comes twice.
        for one in (0..16).map(Sides::numbered) {
            let other = Sides::numbered(bits & !one.number());
            let fits = one.number() & !bits == 0 && first.is_none_or(|first| one.contains(first));
            if fits {
                shapes.extend(bare(&[one, other]));
            }
        }
    }
    shapes.sort_by_key(rank);
    shapes
}

/// A tile with these channels and nothing on it.
fn bare(channels: &[Sides]) -> Option<Tile> {
    let channels = channels.iter().filter(|sides| !sides.is_empty());
    let channels = channels.map(|sides| Channel::along(*sides)).collect();
    Tile::try_from(Drawn { channels, ..Drawn::default() }).ok()
}

/// Whether nothing is on a tile but its river.
pub(crate) fn is_bare(tile: &Tile) -> bool {
    let rivers: Vec<Sides> = tile.channels().iter().map(|channel| channel.sides).collect();
    bare(&rivers).as_ref() == Some(tile)
}

fn rank(tile: &Tile) -> u8 {
    let mut lengths: Vec<usize> = tile.channels().iter().map(|it| it.sides.len()).collect();
    lengths.sort_unstable();
    let is_straight = tile.sides().contains(Side::North) == tile.sides().contains(Side::South);
    match lengths.as_slice() {
        [2] if is_straight => 0,
        [2] => 1,
        [3] => 2,
        [2, 2] => 3,
        [4] => 4,
        [1] => 5,
        [] => 7,
        _ => 6,
    }
}

/// Whether all of a tile's water is joined.
pub(crate) fn is_joined(tile: &Tile) -> bool {
    tile.channels().len() <= 1
}

/// `ns`, `ne|sw`; `-` for a tile without water.
pub(crate) fn id(tile: &Tile) -> String {
    match tile.channels() {
        [] => "-".to_owned(),
        channels => channels.iter().map(|it| it.sides.letters()).collect::<Vec<_>>().join("|"),
    }
}

pub(crate) fn with_id(wanted: &str) -> Option<Tile> {
    shapes().into_iter().find(|tile| id(tile) == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 16 sets of edges joined, and 6, 12 and 7 ways to part two, three and four of them.
    #[test]
    fn every_way_of_the_water_is_there_once() {
        let mut ids: Vec<String> = shapes().iter().map(id).collect();
        assert_eq!(ids.len(), 16 + 6 + 12 + 7);
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), 41);
    }
}

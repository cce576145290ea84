//! All ways in which water can run on a tile: joined, or as two separate channels.

use super::compass::{Bearing as _, Side, Sides};
use super::tile::{Channel, Drawn, Tile};

/// Every bare tile, the usual ones first: two edges joined, three, four, two pairs, then ends.
pub(super) fn shapes() -> Vec<Tile> {
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
pub(super) fn bare(channels: &[Sides]) -> Option<Tile> {
    let channels = channels.iter().filter(|sides| !sides.is_empty());
    let channels = channels.map(|sides| Channel::along(*sides)).collect();
    Tile::try_from(Drawn { channels, ..Drawn::default() }).ok()
}

/// Whether nothing is on a tile but its river.
pub(super) fn is_bare(tile: &Tile) -> bool {
    let rivers: Vec<Sides> = tile.channels().iter().map(|channel| channel.sides).collect();
    bare(&rivers).as_ref() == Some(tile)
}

fn rank(tile: &Tile) -> u8 {
    let mut lengths: Vec<usize> = tile.channels().iter().map(|it| it.sides.len()).collect();
    lengths.sort_unstable();
    match lengths.as_slice() {
        [2] => 0,
        [3] => 1,
        [2, 2] => 2,
        [4] => 3,
        [1] => 4,
        [] => 6,
        _ => 5,
    }
}

/// `ns`, `ne|sw`; `-` for a tile without water.
pub(super) fn id(tile: &Tile) -> String {
    let letters = |channel: &Channel| channel.sides.iter().map(Side::letter).collect::<String>();
    match tile.channels() {
        [] => "-".to_owned(),
        channels => channels.iter().map(letters).collect::<Vec<_>>().join("|"),
    }
}

/// The side with this letter.
pub(super) fn side(letter: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| letter.chars().eq([side.letter()]))
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

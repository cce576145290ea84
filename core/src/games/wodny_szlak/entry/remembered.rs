//! Remembered tiles, and which of them a tile that was laid can be.

use std::collections::BTreeSet;

use super::super::box_content::BoxContent;
use super::super::position::Position;
use super::super::river::{Side, Sides, Tile, Turn, Works, shapes};
use crate::id::Id as _;

/// For a tile with nothing on it: the remembered ones whose river runs the same way, as they would
/// lie. What cannot be in anybody's hand any more comes last.
pub(super) fn alike(known: &BoxContent, position: &Position, tile: &Tile) -> Vec<Tile> {
    if !shapes::is_bare(tile) {
        return Vec::new();
    }
    let (shape, lying) = (rivers(tile, Turn::NONE), lying(position));
    let mut alike: Vec<(bool, Tile)> = Vec::new();
    for other in &known.tiles {
        let unlikely = lying.contains(other) || !other.herd().is_used_by(position.seats.len());
        for turn in Turn::ALL.into_iter().filter(|turn| rivers(other, *turn) == shape) {
            let turned = (unlikely, other.turned(turn));
            if turned.1 != *tile && !alike.contains(&turned) {
                alike.push(turned);
            }
        }
    }
    alike.sort_by_key(|(unlikely, _)| *unlikely);
    alike.into_iter().map(|(_, tile)| tile).collect()
}

/// Whether a remembered tile has this shape, however it lies.
pub(super) fn has_shape(known: &BoxContent, tile: &Tile) -> bool {
    let shape = rivers(tile, Turn::NONE);
    let mut alike = known.tiles.iter().filter(|it| it.channels().len() == shape.len());
    alike.any(|other| Turn::ALL.iter().any(|turn| rivers(other, *turn) == shape))
}

/// The tiles of a table, as the box remembers them.
fn lying(position: &Position) -> BTreeSet<Tile> {
    position.tiles().map(Tile::upright).collect()
}

/// The edges of each water of a tile when it is turned, in an order that is the same for all turns.
fn rivers(tile: &Tile, turn: Turn) -> Vec<Sides> {
    let mut rivers: Vec<Sides> =
        tile.channels().iter().map(|channel| channel.sides.turned(turn)).collect();
    rivers.sort_unstable_by_key(|sides| sides.number());
    rivers
}

/// A tile as an id: the same for equal tiles only. Nobody reads it: a tile is found again by it.
pub(crate) fn code(tile: &Tile) -> String {
    let mut parts = vec![(tile.herd(), tile.meadows()).to_id()];
    for channel in tile.channels() {
        parts.push(format!(".{}", channel.sides.letters()));
        parts.extend(channel.bridge.map(|bridge| {
            let works = match bridge.works {
                Some(Works::Mill) => "m",
                Some(Works::Sawmill) => "s",
                None => "b",
            };
            let number = |number: Option<u8>| number.unwrap_or(0);
            format!("_{works}{}-{}", number(bridge.points), number(bridge.needs))
        }));
        parts.extend(channel.loads.iter().map(|load| {
            let at = load.at.as_ref().map_or_else(|| "-".to_owned(), Side::to_id);
            format!("_{}{}{at}", load.cargo.to_id(), load.count)
        }));
        parts.extend(channel.port.then(|| "_port".to_owned()));
    }
    parts.concat()
}

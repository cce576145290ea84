//! Tiles, loads and places in words, for the eye and for the ear.

use super::compass::{Cell, Corner, Corners, Side, Sides};
use super::tile::{Bridge, Cargo, Channel, Herd, Load, Tile, Works};
use super::water::Place;
use crate::text::{Message, msg};

pub(super) fn cargo(cargo: Cargo, n: impl Into<i64>) -> Message {
    match cargo {
        Cargo::Sack => msg!(wodny_szlak_sacks, n = n),
        Cargo::Axe => msg!(wodny_szlak_axes, n = n),
    }
}

pub(super) fn works(works: Works) -> Message {
    match works {
        Works::Mill => msg!(wodny_szlak_mill),
        Works::Sawmill => msg!(wodny_szlak_sawmill),
    }
}

/// "mill 2", as the players number them.
pub(super) fn numbered(works: Works, number: u8) -> Message {
    match works {
        Works::Mill => msg!(wodny_szlak_mill_number, n = number),
        Works::Sawmill => msg!(wodny_szlak_sawmill_number, n = number),
    }
}

pub(super) fn herd(herd: Herd) -> Message {
    match herd {
        Herd::Plain => msg!(wodny_szlak_plain),
        Herd::Sheep => msg!(wodny_szlak_sheep),
        Herd::Cow => msg!(wodny_szlak_cow),
    }
}

/// Where a channel is: its field, or the start tile.
pub(super) fn place(place: Place) -> Message {
    match place {
        Place::Start => msg!(wodny_szlak_start_tile),
        Place::Tile(cell, _) => cell.name(),
    }
}

/// One of two waters of a tile, by the first edge that it reaches.
pub(super) fn on_side(cell: Cell, side: Side) -> Message {
    msg!(wodny_szlak_on_side, cell = cell.name(), side = side.name())
}

/// "mill, 4 points for 3 sacks"
pub(super) fn bridge(bridge: Bridge) -> Message {
    let Some(kind) = bridge.works else { return msg!(wodny_szlak_bare_bridge) };
    let name = works(kind);
    match (bridge.points, bridge.needs) {
        (Some(points), Some(needs)) => {
            let loads = cargo(kind.takes(), needs);
            msg!(wodny_szlak_works_full, works = name, points = points, loads = loads)
        }
        (Some(points), None) => msg!(wodny_szlak_works_points, works = name, points = points),
        (None, Some(needs)) => {
            msg!(wodny_szlak_works_needs, works = name, loads = cargo(kind.takes(), needs))
        }
        (None, None) => name,
    }
}

fn load(load: Load) -> Message {
    let loads = cargo(load.cargo, load.count);
    match load.at {
        Some(side) => msg!(wodny_szlak_load_at, loads = loads, side = side.name()),
        None => loads,
    }
}

/// "river north, south"
pub(super) fn sides(sides: Sides) -> Message {
    let names: Vec<Message> = sides.iter().map(Side::name).collect();
    match names.len() {
        1 => msg!(wodny_szlak_river_end, sides = names),
        _ => msg!(wodny_szlak_river, sides = names),
    }
}

/// The ways of a tile's water.
pub(super) fn shape(tile: &Tile) -> Message {
    match tile.channels() {
        [] => msg!(wodny_szlak_no_river),
        [one] => sides(one.sides),
        [one, other, ..] => {
            msg!(wodny_szlak_two_rivers, one = sides(one.sides), other = sides(other.sides))
        }
    }
}

fn things(channel: &Channel) -> Vec<Message> {
    let port = channel.port.then(|| msg!(wodny_szlak_port));
    let loads = channel.loads.iter().copied().map(load);
    channel.bridge.map(bridge).into_iter().chain(loads).chain(port).collect()
}

fn meadows(corners: Corners) -> Option<Message> {
    let names: Vec<Message> = corners.iter().map(Corner::name).collect();
    (!names.is_empty()).then(|| msg!(wodny_szlak_meadow_corners, corners = names))
}

/// Something, and the meadow corners that it has.
pub(super) fn with_meadows(what: Message, corners: Corners) -> Message {
    match meadows(corners) {
        Some(meadows) => msg!(app_list, parts = vec![what, meadows]),
        None => what,
    }
}

/// What lies and stands on a tile, after the ways of its water.
pub(super) fn tile(tile: &Tile) -> Message {
    let mut said = vec![shape(tile)];
    match tile.channels() {
        [one] => said.extend(things(one)),
        channels => {
            for channel in channels {
                let on = sides(channel.sides);
                let on_it = |thing: Message| {
                    msg!(wodny_szlak_thing_on, thing = thing, channel = on.clone())
                };
                said.extend(things(channel).into_iter().map(on_it));
            }
        }
    }
    said.extend(meadows(tile.meadows()));
    if tile.herd() != Herd::Plain {
        said.push(herd(tile.herd()));
    }
    msg!(app_list, parts = said)
}

//! Tiles, loads and places in words, for the eye and for the ear.

use super::super::position::Name;
use super::super::river::{
    Bridge, Cargo, Channel, Corner, Corners, Herd, Load, Place, River, Shore, Side, Sides, Start,
    Tile, Turn, Works, start as start_tile,
};
use crate::text::{Message, msg};

pub(crate) fn cargo(cargo: Cargo, n: impl Into<i64>) -> Message {
    match cargo {
        Cargo::Sack => msg!(wodny_szlak_sacks, n = n),
        Cargo::Axe => msg!(wodny_szlak_axes, n = n),
    }
}

/// "mill on C4: 2 of 3 sacks arrive"
pub(crate) fn too_few(
    cargo: Cargo,
    building: Message,
    n: impl Into<i64>,
    needs: impl Into<i64>,
) -> Message {
    match cargo {
        Cargo::Sack => msg!(wodny_szlak_why_sacks, building = building, n = n, needs = needs),
        Cargo::Axe => msg!(wodny_szlak_why_axes, building = building, n = n, needs = needs),
    }
}

/// "mill on C4: needs 3 sacks, 4 came"
pub(crate) fn enough(
    cargo: Cargo,
    building: Message,
    n: impl Into<i64>,
    needs: impl Into<i64>,
) -> Message {
    match cargo {
        Cargo::Sack => {
            msg!(wodny_szlak_why_enough_sacks, building = building, n = n, needs = needs)
        }
        Cargo::Axe => msg!(wodny_szlak_why_enough_axes, building = building, n = n, needs = needs),
    }
}

pub(crate) fn works(works: Works) -> Message {
    match works {
        Works::Mill => msg!(wodny_szlak_mill),
        Works::Sawmill => msg!(wodny_szlak_sawmill),
    }
}

/// "mill 2", as the players number them.
pub(crate) fn building(name: Name) -> Message {
    match name.works {
        Works::Mill => msg!(wodny_szlak_mill_number, n = name.number),
        Works::Sawmill => msg!(wodny_szlak_sawmill_number, n = name.number),
    }
}

pub(crate) fn herd(herd: Herd) -> Message {
    match herd {
        Herd::Plain => msg!(wodny_szlak_plain),
        Herd::Sheep => msg!(wodny_szlak_sheep),
        Herd::Cow => msg!(wodny_szlak_cow),
    }
}

/// Where a channel is: its field, or the start tile.
pub(crate) fn place(place: Place) -> Message {
    match place {
        Place::Start => msg!(wodny_szlak_start_tile),
        Place::Tile(cell, _) => cell.name(),
    }
}

/// Where a building stands, so that it can be told from another on the same tile.
pub(crate) fn place_of_building(river: &River, at: Place) -> Message {
    match at {
        Place::Tile(cell, side)
            if river.tiles.get(&cell).is_some_and(|tile| tile.buildings().count() > 1) =>
        {
            msg!(wodny_szlak_on_side, cell = cell.name(), side = side.name())
        }
        _ => place(at),
    }
}

/// An edge of a start tile, as it lies on the table.
pub(crate) fn shore(shore: Shore, turned: Turn) -> Message {
    let (cell, side) = start_tile::place(shore, turned);
    msg!(wodny_szlak_edge_of, side = side.name(), cell = cell.name())
}

pub(crate) fn start(start: Start, turned: Turn) -> Message {
    let [one, other, outlet] = start.shores().map(|it| shore(it, turned));
    let rivers = msg!(wodny_szlak_start_label, one = one, other = other, outlet = outlet);
    with_meadows(rivers, start.meadows().turned(turned))
}

/// "mill, flag 4, 3 sacks"
fn bridge(bridge: Bridge) -> Message {
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
fn sides(sides: Sides) -> Message {
    let names: Vec<Message> = sides.iter().map(Side::name).collect();
    match names.len() {
        1 => msg!(wodny_szlak_river_end, sides = names),
        _ => msg!(wodny_szlak_river, sides = names),
    }
}

/// Where a thing is: named only if there are two channels.
pub(crate) fn on_channel(tile: &Tile, channel: &Channel, thing: Message) -> Message {
    match tile.channels().len() {
        1 => thing,
        _ => msg!(wodny_szlak_thing_on, thing = thing, channel = sides(channel.sides)),
    }
}

/// How the water of a tile runs.
pub(crate) fn shape(tile: &Tile) -> Message {
    match tile.channels() {
        [] => msg!(wodny_szlak_no_river),
        [one] => sides(one.sides),
        [one, other, ..] => {
            msg!(wodny_szlak_two_rivers, one = sides(one.sides), other = sides(other.sides))
        }
    }
}

fn things(channel: &Channel) -> impl Iterator<Item = Message> {
    let port = channel.port.then(|| msg!(wodny_szlak_port));
    let loads = channel.loads.iter().copied().map(load);
    channel.bridge.map(bridge).into_iter().chain(loads).chain(port)
}

fn meadows(corners: Corners) -> Option<Message> {
    let names: Vec<Message> = corners.iter().map(Corner::name).collect();
    (!names.is_empty()).then(|| msg!(wodny_szlak_meadow_corners, corners = names))
}

/// Something, and the meadow corners that it has.
pub(crate) fn with_meadows(what: Message, corners: Corners) -> Message {
    match meadows(corners) {
        Some(meadows) => msg!(app_list, parts = vec![what, meadows]),
        None => what,
    }
}

/// How its water runs, and what lies and stands on it.
pub(crate) fn tile(tile: &Tile) -> Message {
    let mut said = vec![shape(tile)];
    for channel in tile.channels() {
        said.extend(things(channel).map(|it| on_channel(tile, channel, it)));
    }
    said.extend(meadows(tile.meadows()));
    if tile.herd() != Herd::Plain {
        said.push(herd(tile.herd()));
    }
    msg!(app_list, parts = said)
}

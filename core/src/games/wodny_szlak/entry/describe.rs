//! What was chosen in the tile editor: another description of a tile that lies there.

use super::super::box_content::BoxContent;
use super::super::controls::{Control, Crossing};
use super::super::event::Event;
use super::super::position::Position;
use super::super::river::{
    Bridge, Cargo, Cell, Corners, Drawn, Herd, Load, Side, Tile, Turn, Works,
};
use super::editor::way_up;
use super::remembered;
use crate::entry::Value;
use crate::id::Id as _;
use crate::seat::Seat;

pub(crate) fn read(
    position: &Position,
    seat: Seat,
    cell: Cell,
    known: &BoxContent,
    control: Control,
    value: &Value,
) -> Option<Event> {
    let Value::Option(option) = value else { return None };
    let tile = position.seats.get(seat)?.river.tiles.get(&cell)?;
    let tile = match control {
        Control::Turned => {
            let quarters = Turn::parse(option)?.after(way_up(tile));
            return Some(Event::Turn { seat, cell, quarters });
        }
        Control::Known => {
            let alike = remembered::alike(known, position, tile);
            alike.into_iter().find(|it| remembered::code(it) == *option)?
        }
        _ => changed(tile, control, option)?,
    };
    Some(Event::Describe { seat, cell, tile })
}

fn changed(tile: &Tile, control: Control, option: &str) -> Option<Tile> {
    let mut drawn = Drawn::from(tile.clone());
    match control {
        Control::Bridge => set_bridge(&mut drawn, Crossing::parse(option)?),
        Control::Points => set_buildings(&mut drawn, option, |it| &mut it.points)?,
        Control::Needs => set_buildings(&mut drawn, option, |it| &mut it.needs)?,
        Control::Sacks(side) => set_load(&mut drawn, Cargo::Sack, side, option)?,
        Control::Axes(side) => set_load(&mut drawn, Cargo::Axe, side, option)?,
        Control::Port => {
            let port = Option::parse(option)?;
            for channel in &mut drawn.channels {
                channel.port = port.is_some_and(|side| channel.sides.contains(side));
            }
        }
        Control::Meadows => drawn.meadows = Corners::parse(option)?,
        Control::Herd => drawn.herd = Herd::parse(option)?,
        _ => return None,
    }
    // Without a bridge between them, there may be more loads than a channel can have.
    Some(Tile::try_from(drawn).unwrap_or_else(|_| tile.clone()))
}

fn set_buildings(
    drawn: &mut Drawn,
    option: &str,
    number: fn(&mut Bridge) -> &mut Option<u8>,
) -> Option<()> {
    let told = u8::parse(option)?;
    let bridges = drawn.channels.iter_mut().filter_map(|it| it.bridge.as_mut());
    for bridge in bridges.filter(|bridge| bridge.works.is_some()) {
        *number(bridge) = Some(told);
    }
    Some(())
}

/// One water has it and the other has none; what is the same keeps its numbers.
fn set_bridge(drawn: &mut Drawn, crossing: Crossing) {
    let chosen = match crossing {
        Crossing::None => None,
        Crossing::Bridge(side) => Some((side, Bridge::BARE)),
        Crossing::Mill(side) => Some((side, Bridge::of(Works::Mill))),
        Crossing::Sawmill(side) => Some((side, Bridge::of(Works::Sawmill))),
    };
    for channel in &mut drawn.channels {
        let bridge = chosen.filter(|(side, _)| channel.sides.contains(*side)).map(|(_, it)| it);
        if channel.bridge.map(|it| it.works) != bridge.map(|it| it.works) {
            channel.bridge = bridge;
        }
    }
}

/// Sacks or axes at an edge. Those of the kind without a side are replaced: it has been said now.
fn set_load(drawn: &mut Drawn, cargo: Cargo, side: Side, option: &str) -> Option<()> {
    let count = u8::parse(option)?;
    let channel = drawn.channels.iter_mut().find(|it| it.sides.contains(side))?;
    let at = channel.bridge.is_some().then_some(side);
    channel.loads.retain(|load| load.cargo != cargo || (load.at.is_some() && load.at != at));
    if count > 0 {
        channel.loads.push(Load { cargo, count, at });
    }
    Some(())
}

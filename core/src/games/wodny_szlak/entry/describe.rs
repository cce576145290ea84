//! What was chosen in the tile editor: another description of a tile that lies there.

use super::super::box_content::BoxContent;
use super::super::controls::{Control, Lying, Thing};
use super::super::event::Event;
use super::super::position::Position;
use super::super::river::{
    Bridge, Cargo, Cell, Channel, Corner, Drawn, Herd, Load, Side, Tile, Turn, Works,
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
    let tile = position.seats.get(seat)?.river.tiles.get(&cell)?;
    let tile = match (control, value) {
        (Control::Turned, Value::Option(option)) => {
            let quarters = Turn::parse(option)?.after(way_up(tile));
            return Some(Event::Turn { seat, cell, quarters });
        }
        (Control::Known, Value::Option(option)) => {
            let alike = remembered::alike(known, position, tile);
            alike.into_iter().find(|it| remembered::code(it) == *option)?
        }
        _ => changed(tile, control, value)?,
    };
    Some(Event::Describe { seat, cell, tile })
}

/// The same tile as a control says that it is; `None` for one that says nothing of it.
pub(crate) fn changed(tile: &Tile, control: Control, value: &Value) -> Option<Tile> {
    let mut drawn = Drawn::from(tile.clone());
    match (control, value) {
        (Control::Thing, Value::Option(option)) => set_thing(&mut drawn, Thing::parse(option)?),
        (Control::Points, Value::Number(told)) => {
            set_buildings(&mut drawn, *told, |it| &mut it.points)?;
        }
        (Control::Needs, Value::Number(told)) => {
            set_buildings(&mut drawn, *told, |it| &mut it.needs)?;
        }
        (Control::Load(side), Value::Option(option)) => {
            let (sacks, axes) = match Lying::parse(option)? {
                Lying::None => (0, 0),
                Lying::Loads(Cargo::Sack, count) => (count, 0),
                Lying::Loads(Cargo::Axe, count) => (0, count),
            };
            set_load(&mut drawn, Cargo::Sack, side, sacks)?;
            set_load(&mut drawn, Cargo::Axe, side, axes)?;
        }
        (Control::Sacks(side), Value::Number(count)) => {
            set_load(&mut drawn, Cargo::Sack, side, u8::try_from(*count).ok()?)?;
        }
        (Control::Axes(side), Value::Number(count)) => {
            set_load(&mut drawn, Cargo::Axe, side, u8::try_from(*count).ok()?)?;
        }
        (Control::Port, Value::Option(option)) => set_port(&mut drawn, Option::parse(option)?),
        (Control::Meadows, Value::Cell(corner)) => {
            drawn.meadows = drawn.meadows.toggled(Corner::parse(corner)?);
        }
        (Control::Herd, Value::Option(option)) => drawn.herd = Herd::parse(option)?,
        _ => return None,
    }
    // Without a bridge between them, there may be more loads than a channel can have.
    Some(Tile::try_from(drawn).unwrap_or_else(|_| tile.clone()))
}

fn set_buildings(
    drawn: &mut Drawn,
    told: i64,
    number: fn(&mut Bridge) -> &mut Option<u8>,
) -> Option<()> {
    let told = u8::try_from(told).ok()?;
    let bridges = drawn.channels.iter_mut().filter_map(|it| it.bridge.as_mut());
    for bridge in bridges.filter(|bridge| bridge.works.is_some()) {
        *number(bridge) = Some(told);
    }
    Some(())
}

/// A bridge comes to what lies there; anything else is all that is there.
fn set_thing(drawn: &mut Drawn, thing: Thing) {
    let (side, bridge) = match thing {
        Thing::Bridge(side) => (side, Bridge::BARE),
        Thing::Mill(side) => (side, Bridge::of(Works::Mill)),
        Thing::Sawmill(side) => (side, Bridge::of(Works::Sawmill)),
        Thing::None => return drawn.channels.iter_mut().for_each(|it| lay(it, None)),
        Thing::Port(side) | Thing::Sacks(_, side) | Thing::Axes(_, side) => {
            for channel in &mut drawn.channels {
                let is_here = channel.sides.contains(side);
                lay(channel, Some(thing).filter(|_| is_here));
            }
            return;
        }
    };
    set_bridge(drawn, side, bridge);
}

/// Nothing but this is on a channel.
fn lay(channel: &mut Channel, thing: Option<Thing>) {
    let load = |cargo: Cargo, count: u8| vec![Load { cargo, count, at: None }];
    channel.bridge = None;
    channel.port = matches!(thing, Some(Thing::Port(_)));
    channel.loads = match thing {
        Some(Thing::Sacks(count, _)) => load(Cargo::Sack, count),
        Some(Thing::Axes(count, _)) => load(Cargo::Axe, count),
        _ => Vec::new(),
    };
}

/// One water has it and the other has none; what is the same keeps its numbers.
fn set_bridge(drawn: &mut Drawn, side: Side, chosen: Bridge) {
    for channel in &mut drawn.channels {
        let bridge = channel.sides.contains(side).then_some(chosen);
        if channel.bridge.map(|it| it.works) != bridge.map(|it| it.works) {
            channel.bridge = bridge;
        }
    }
}

fn set_port(drawn: &mut Drawn, port: Option<Side>) {
    for channel in &mut drawn.channels {
        channel.port = port.is_some_and(|side| channel.sides.contains(side));
    }
}

/// Sacks or axes at an edge. Those of the kind without a side are replaced: it has been said now.
fn set_load(drawn: &mut Drawn, cargo: Cargo, side: Side, count: u8) -> Option<()> {
    let channel = drawn.channels.iter_mut().find(|it| it.sides.contains(side))?;
    let at = channel.bridge.is_some().then_some(side);
    channel.loads.retain(|load| load.cargo != cargo || (load.at.is_some() && load.at != at));
    if count > 0 {
        channel.loads.push(Load { cargo, count, at });
    }
    Some(())
}

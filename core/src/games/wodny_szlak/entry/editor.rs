//! The tile editor: which tile lies on a field, and what is on it.

use super::super::board::{self, corner_board, sign};
use super::super::box_content::BoxContent;
use super::super::controls::{Control as Part, Lying, Thing};
use super::super::focus::Focus;
use super::super::position::Position;
use super::super::river::{
    Bridge, Cargo, Cell, Channel, Herd, Load, MOST_LOADS, MOST_POINTS, River, Side, Tile, Turn,
    Works, shapes,
};
use super::{choice, option, pictured, remembered, words};
use crate::id::Id as _;
use crate::sheet::{ChoiceOption, Control, ControlKind};
use crate::text::{Message, msg};

/// So many sacks or axes at one place are offered by a picture; of more, the number is told.
const PICTURED_LOADS: u8 = 2;

/// For a free field: the ways a river can run there.
pub(crate) fn new_tile(river: &River, cell: Cell, all: bool, known: &BoxContent) -> Vec<Control> {
    let offered = |tile: &Tile| {
        let is_usual = shapes::is_joined(tile) || remembered::has_shape(known, tile);
        if all { may_lie(river, cell, tile) } else { is_usual && river.takes(cell, tile) }
    };
    let mut shapes: Vec<Tile> = shapes::shapes().into_iter().filter(offered).collect();
    shapes.sort_by_key(|tile| !river.takes(cell, tile));
    let options = shapes.iter().map(|it| pictured(shapes::id(it), it, words::shape(it))).collect();
    let toggle = ControlKind::Toggle { on: all };
    vec![
        choice(Part::Shape, msg!(wodny_szlak_shape), options, None).entered(false).rule("edges"),
        Control::new(Part::All, msg!(wodny_szlak_all_shapes), toggle).rule("edges"),
    ]
}

/// A ring is never offered; an edge that clashes only where the table lies wrong.
fn may_lie(river: &River, cell: Cell, tile: &Tile) -> bool {
    river.takes(cell, tile) || !river.with(cell, tile.clone()).has_ring()
}

/// For a tile that lies there: which remembered one it is, or what is on it; what is asked of few
/// tiles only where more is wished.
pub(crate) fn laid_tile(
    position: &Position,
    river: &River,
    (cell, tile): (Cell, &Tile),
    focus: &Focus,
    known: &BoxContent,
) -> Vec<Control> {
    let mut controls = Vec::new();
    let alike = remembered::alike(known, position, tile);
    if !alike.is_empty() {
        let options = alike.iter().map(|it| pictured(remembered::code(it), it, words::tile(it)));
        let control = choice(Part::Known, msg!(wodny_szlak_known), options.collect(), None);
        controls.push(control.entered(false).rule("placing"));
    }
    if !tile.channels().is_empty() {
        controls.push(thing_control(tile));
        controls.extend(numbers_of(tile, known));
    }
    let corners = ControlKind::Board { board: corner_board(tile) };
    let corners = Control::new(Part::Meadows, msg!(wodny_szlak_meadows_label), corners);
    controls.push(corners.rule("meadow"));
    // Most bridges have nothing beside them.
    controls.extend(tile.channels().iter().flat_map(parted_loads));
    let shown = focus.more || has_several(tile);
    if !has_several(tile) {
        let toggle = ControlKind::Toggle { on: focus.more };
        controls.push(Control::new(Part::More, msg!(wodny_szlak_more), toggle));
    }
    if shown {
        controls.extend(seldom(position, river, (cell, tile)));
    }
    controls
}

/// What is asked of few tiles.
fn seldom(position: &Position, river: &River, (cell, tile): (Cell, &Tile)) -> Vec<Control> {
    let mut controls: Vec<Control> =
        Cargo::ALL.into_iter().flat_map(|cargo| load_numbers(tile, cargo)).collect();
    controls.extend((!tile.channels().is_empty()).then(|| port_control(tile)));
    let mut turns = tile.upright().turns();
    turns.retain(|(_, it)| it == tile || may_lie(river, cell, it));
    turns.sort_by_key(|(_, it)| !river.takes(cell, it));
    if turns.len() > 1 {
        let options = turns.iter().map(|(turn, it)| pictured(turn.to_id(), it, words::tile(it)));
        let (label, chosen) = (msg!(wodny_szlak_turned), Some(way_up(tile).to_id()));
        controls.push(choice(Part::Turned, label, options.collect(), chosen).rule("turning"));
    }
    let used = |herd: &Herd| *herd == tile.herd() || herd.is_used_by(position.seats.len());
    let herds = Herd::ALL.into_iter().filter(used);
    let herds = herds.map(|it| option(it, words::herd(it)).with_face(board::herd_face(it)));
    let (label, chosen) = (msg!(wodny_szlak_herd), Some(tile.herd().to_id()));
    controls.push(choice(Part::Herd, label, herds.collect(), chosen).rule("setup-tiles"));
    controls.push(Control::action(Part::Move, msg!(wodny_szlak_move)).rule("placing"));
    controls.push(Control::action(Part::Remove, msg!(wodny_szlak_remove)).rule("placing"));
    controls
}

/// How far a tile is turned from the way up that is the same for all.
pub(super) fn way_up(tile: &Tile) -> Turn {
    let turns = tile.upright().turns();
    turns.into_iter().find(|(_, it)| it == tile).map_or(Turn::NONE, |(turn, _)| turn)
}

/// The things on a tile; loads beside a bridge are asked by themselves.
fn things(tile: &Tile) -> Vec<Thing> {
    let mut things = Vec::new();
    for channel in tile.channels() {
        let Some(side) = channel.first_side() else { continue };
        match channel.bridge {
            Some(bridge) => things.push(Thing::works(bridge.works, side)),
            None => things.extend(
                channel.loads.iter().map(|load| Thing::loads(load.cargo, load.count, side)),
            ),
        }
        things.extend(channel.port.then_some(Thing::Port(side)));
    }
    things
}

/// More than one thing: each has its own control.
fn has_several(tile: &Tile) -> bool {
    let beside = |channel: &Channel| {
        let pair = |load: &Load| channel.loads.iter().filter(|it| it.at == load.at).count() > 1;
        channel.bridge.is_some() && channel.loads.iter().any(pair)
    };
    things(tile).len() > 1 || tile.channels().iter().any(beside)
}

/// What is on most tiles is one thing: a picture each.
fn thing_control(tile: &Tile) -> Control {
    let there = things(tile);
    let mut options = vec![option(Thing::None, msg!(app_none)).with_face(sign(tile, None))];
    for channel in tile.channels() {
        let Some(side) = channel.first_side() else { continue };
        let mut add = |thing: Thing, shown: Channel, name: Message| {
            let name = words::on_channel(tile, channel, name);
            options.push(option(thing, name).with_face(sign(tile, Some(&shown))));
        };
        let bare = || Channel::along(channel.sides);
        for works in [Some(Works::Mill), Some(Works::Sawmill), None] {
            let name = works.map_or_else(|| msg!(wodny_szlak_bare_bridge), words::works);
            let bridge = Some(Bridge { works, ..Bridge::BARE });
            add(Thing::works(works, side), Channel { bridge, ..bare() }, name);
        }
        for (cargo, count) in offered_loads(&there, side) {
            let loads = vec![Load { cargo, count, at: None }];
            let name = words::cargo(cargo, count);
            add(Thing::loads(cargo, count, side), Channel { loads, ..bare() }, name);
        }
        add(Thing::Port(side), Channel { port: true, ..bare() }, msg!(wodny_szlak_port));
    }
    let chosen = match there.as_slice() {
        [] => Some(Thing::None),
        [thing] => Some(*thing),
        _ => None,
    };
    let control =
        choice(Part::Thing, msg!(wodny_szlak_thing), options, chosen.map(|it| it.to_id()));
    control.rule("scoring")
}

/// Loads that are offered by a picture: the usual ones, and what lies there.
fn offered_loads(there: &[Thing], side: Side) -> Vec<(Cargo, u8)> {
    let usual = Cargo::ALL.into_iter().flat_map(|it| (1..=PICTURED_LOADS).map(move |n| (it, n)));
    let more = Cargo::ALL.into_iter().flat_map(|it| {
        (PICTURED_LOADS + 1..=MOST_LOADS)
            .map(move |n| (it, n))
            .filter(|(it, n)| there.contains(&Thing::loads(*it, *n, side)))
    });
    usual.chain(more).collect()
}

/// The points and the need of a building.
pub(crate) fn numbers_of(tile: &Tile, known: &BoxContent) -> Vec<Control> {
    let Some((works, bridge)) = tile.buildings().next() else { return Vec::new() };
    [
        (Part::Points, msg!(wodny_szlak_works_points_label), worth as fn(Bridge) -> Option<u8>),
        (Part::Needs, msg!(wodny_szlak_works_needs_label), need),
    ]
    .map(|(part, label, of)| {
        let usual = usual(known, works, of);
        number(part, label, of(bridge), 1..=MOST_POINTS).usual(usual).rule(works.id())
    })
    .to_vec()
}

pub(super) fn worth(bridge: Bridge) -> Option<u8> {
    bridge.points
}

pub(super) fn need(bridge: Bridge) -> Option<u8> {
    bridge.needs
}

/// What buildings of a kind have in this box, then from 1 on: the rulebook's text prints none.
pub(super) fn usual(
    known: &BoxContent,
    works: Works,
    of: fn(Bridge) -> Option<u8>,
) -> impl Iterator<Item = i64> {
    let known = known.numbers(works, of);
    let others = (1..=MOST_POINTS).filter(|number| !known.contains(number));
    let others = others.collect::<Vec<u8>>();
    known.into_iter().chain(others).map(i64::from)
}

/// A number that nobody may have told yet.
pub(super) fn number(
    part: Part,
    label: Message,
    value: Option<u8>,
    within: std::ops::RangeInclusive<u8>,
) -> Control {
    let within = i64::from(*within.start())..=i64::from(*within.end());
    Control::number(part, label, value.map(i64::from), within).entered(value.is_some())
}

/// Where a bridge parts the water: what lies on each of its sides.
fn parted_loads(channel: &Channel) -> Vec<Control> {
    if channel.bridge.is_none() {
        return Vec::new();
    }
    let is_unsaid = channel.loads.iter().any(|load| load.at.is_none());
    let control = |side| {
        let there: Vec<Load> =
            channel.loads.iter().filter(|it| it.at == Some(side)).copied().collect();
        let things: Vec<Thing> =
            there.iter().map(|it| Thing::loads(it.cargo, it.count, side)).collect();
        let mut options: Vec<ChoiceOption> =
            vec![option(Lying::None, msg!(app_none)).with_face(board::load_face(None))];
        options.extend(offered_loads(&things, side).into_iter().map(|(cargo, count)| {
            let face = board::load_face(Some((cargo, count)));
            option(Lying::Loads(cargo, count), words::cargo(cargo, count)).with_face(face)
        }));
        let chosen = match there.as_slice() {
            [] if !is_unsaid => Some(Lying::None),
            [load] => Some(Lying::Loads(load.cargo, load.count)),
            _ => None,
        };
        let label = msg!(wodny_szlak_load_side, side = side.name());
        let control = choice(Part::Load(side), label, options, chosen.map(|it| it.to_id()));
        control.entered(!is_unsaid).rule("load-side")
    };
    channel.sides.iter().map(control).collect()
}

/// How many sacks or axes each channel has; where a bridge parts it, on each side.
fn load_numbers(tile: &Tile, cargo: Cargo) -> Vec<Control> {
    let (name, rule) = match cargo {
        Cargo::Sack => (msg!(wodny_szlak_sacks_label), "mill"),
        Cargo::Axe => (msg!(wodny_szlak_axes_label), "sawmill"),
    };
    let mut controls = Vec::new();
    for channel in tile.channels() {
        let is_parted = channel.bridge.is_some();
        let loads = channel.loads.iter().filter(|load| load.cargo == cargo);
        let is_unsaid = is_parted && loads.clone().any(|load| load.at.is_none());
        for side in channel.sides.iter().take(if is_parted { 4 } else { 1 }) {
            let at = is_parted.then_some(side);
            let count = loads.clone().find(|load| load.at == at).map_or(0, |load| load.count);
            let label = match at {
                Some(side) => msg!(wodny_szlak_loads_at, loads = name.clone(), side = side.name()),
                None => words::on_channel(tile, channel, name.clone()),
            };
            let value = (!is_unsaid).then_some(count);
            let control = number(Part::loads(cargo, side), label, value, 0..=MOST_LOADS);
            controls.push(control.usual(0..=4).rule(rule));
        }
    }
    controls
}

fn port_control(tile: &Tile) -> Control {
    let none = option(None::<Side>, msg!(app_none));
    let mut options = vec![none.with_face(sign(tile, None))];
    options.extend(tile.channels().iter().map(|it| {
        let label = words::on_channel(tile, it, msg!(wodny_szlak_port));
        let shown = Channel { port: true, ..Channel::along(it.sides) };
        option(it.first_side(), label).with_face(sign(tile, Some(&shown)))
    }));
    let port = tile.channels().iter().find(|channel| channel.port);
    let chosen = port.and_then(Channel::first_side).to_id();
    choice(Part::Port, msg!(wodny_szlak_port_label), options, Some(chosen)).rule("route")
}

//! The tile editor: which tile lies on a field, and what is on it.

use std::collections::BTreeSet;

use super::super::board::corner_face;
use super::super::box_content::BoxContent;
use super::super::controls::{Control as Part, Crossing};
use super::super::position::Position;
use super::super::river::{
    Bridge, Cargo, Cell, Channel, Corner, Corners, Herd, River, Side, Tile, Turn, Works, shapes,
};
use super::{choice, numbers, option, pictured, remembered, wanted, words};
use crate::id::Id as _;
use crate::sheet::{ChoiceOption, Control, ControlKind};
use crate::text::{Message, msg};

/// Points and needs are offered up to these where this box is not known to have more.
pub(super) const OFFERED_POINTS: u8 = 20;
const OFFERED_NEEDS: u8 = 9;
const OFFERED_LOADS: u8 = 4;

/// For a free field: the ways a river can run there.
pub(crate) fn new_tile(river: &River, cell: Cell, all: bool) -> Vec<Control> {
    let fitting = shapes::shapes().into_iter().filter(|tile| may_lie(river, cell, tile, all));
    let options = fitting.map(|it| pictured(shapes::id(&it), &it, words::shape(&it))).collect();
    let toggle = ControlKind::Toggle { on: all };
    vec![
        choice(Part::Shape, msg!(wodny_szlak_shape), options, None),
        Control::new(Part::All, msg!(wodny_szlak_all_shapes), toggle),
    ]
}

/// A ring is never offered; an edge that clashes only where the table lies wrong.
fn may_lie(river: &River, cell: Cell, tile: &Tile, all: bool) -> bool {
    river.takes(cell, tile) || (all && !river.with(cell, tile.clone()).has_ring())
}

/// For a tile that lies there: which remembered one it is, or how it is turned and what is on it.
pub(crate) fn laid_tile(
    position: &Position,
    river: &River,
    (cell, tile): (Cell, &Tile),
    known: &BoxContent,
) -> Vec<Control> {
    let mut turns = tile.upright().turns();
    turns.retain(|(_, it)| it == tile || may_lie(river, cell, it, true));
    turns.sort_by_key(|(_, it)| !river.takes(cell, it));
    let mut controls = Vec::new();
    let alike = remembered::alike(known, position, tile);
    if !alike.is_empty() {
        let options = alike.iter().map(|it| pictured(remembered::code(it), it, words::tile(it)));
        controls.push(choice(Part::Known, msg!(wodny_szlak_known), options.collect(), None));
    }
    if turns.len() > 1 {
        let options = turns.iter().map(|(turn, it)| pictured(turn.to_id(), it, words::tile(it)));
        let (label, chosen) = (msg!(wodny_szlak_turned), Some(way_up(tile).to_id()));
        controls.push(choice(Part::Turned, label, options.collect(), chosen));
    }
    if !tile.channels().is_empty() {
        controls.extend(bridge_controls(tile, known));
        controls.extend(Cargo::ALL.into_iter().flat_map(|cargo| load_controls(tile, cargo)));
        controls.push(port_control(tile));
    }
    controls.push(meadow_control(Part::Meadows, tile.meadows()));
    let used = |herd: &Herd| *herd == tile.herd() || herd.is_used_by(position.seats.len());
    let herds = Herd::ALL.into_iter().filter(used).map(|it| option(it, words::herd(it)));
    let (label, chosen) = (msg!(wodny_szlak_herd), Some(tile.herd().to_id()));
    controls.push(choice(Part::Herd, label, herds.collect(), chosen));
    controls.push(Control::action(Part::Move, msg!(wodny_szlak_move)));
    controls.push(Control::action(Part::Remove, msg!(wodny_szlak_remove)));
    controls
}

/// How far a tile is turned from the way up that is the same for all.
pub(super) fn way_up(tile: &Tile) -> Turn {
    let turns = tile.upright().turns();
    turns.into_iter().find(|(_, it)| it == tile).map_or(Turn::NONE, |(turn, _)| turn)
}

fn bridge_controls(tile: &Tile, known: &BoxContent) -> Vec<Control> {
    let mut options = vec![option(Crossing::None, msg!(app_none))];
    for channel in tile.channels() {
        for works in [Some(Works::Mill), Some(Works::Sawmill), None] {
            let name = works.map_or_else(|| msg!(wodny_szlak_bare_bridge), words::works);
            let crossing = channel.first_side().map(|side| Crossing::of(works, side));
            options.extend(crossing.map(|it| option(it, words::on_channel(tile, channel, name))));
        }
    }
    let bridged = tile.channels().iter().find(|channel| channel.bridge.is_some());
    let chosen = bridged.and_then(|it| Some(Crossing::of(it.bridge?.works, it.first_side()?)));
    let chosen = Some(chosen.unwrap_or(Crossing::None).to_id());
    let mut controls = vec![choice(Part::Bridge, msg!(wodny_szlak_bridge), options, chosen)];
    if let Some((works, bridge)) = bridged.and_then(Channel::building) {
        let number = |part: Part, label: Message, most: u8, of: fn(&Bridge) -> Option<u8>| {
            wanted(part, label, numbers(offered(known.numbers(works, of), most)), of(&bridge))
        };
        let label = msg!(wodny_szlak_works_points_label);
        controls.push(number(Part::Points, label, OFFERED_POINTS, |it| it.points));
        let label = msg!(wodny_szlak_works_needs_label);
        controls.push(number(Part::Needs, label, OFFERED_NEEDS, |it| it.needs));
    }
    controls
}

/// Numbers up to a limit, and what this box is known to have beyond it; always in order, so that
/// none moves under a finger.
pub(super) fn offered(known: BTreeSet<u8>, most: u8) -> BTreeSet<u8> {
    known.into_iter().chain(1..=most).collect()
}

/// Sacks or axes of each channel; where a bridge parts it, of each side.
fn load_controls(tile: &Tile, cargo: Cargo) -> Vec<Control> {
    let name = match cargo {
        Cargo::Sack => msg!(wodny_szlak_sacks_label),
        Cargo::Axe => msg!(wodny_szlak_axes_label),
    };
    let mut controls = Vec::new();
    for channel in tile.channels() {
        let is_parted = channel.bridge.is_some();
        let loads = channel.loads.iter().filter(|load| load.cargo == cargo);
        let is_unsaid = is_parted && loads.clone().any(|load| load.at.is_none());
        for side in channel.sides.iter().take(if is_parted { 4 } else { 1 }) {
            let at = is_parted.then_some(side);
            let count = loads.clone().find(|load| load.at == at).map_or(0, |load| load.count);
            let mut options = vec![option(0, msg!(app_none))];
            options.extend(numbers(1..=OFFERED_LOADS.max(count)));
            let label = match at {
                Some(side) => msg!(wodny_szlak_loads_at, loads = name.clone(), side = side.name()),
                None => words::on_channel(tile, channel, name.clone()),
            };
            let chosen = (!is_unsaid).then(|| count.to_id());
            let control = choice(Part::loads(cargo, side), label, options, chosen);
            controls.push(control.entered(!is_unsaid));
        }
    }
    controls
}

fn port_control(tile: &Tile) -> Control {
    let mut options = vec![option(None::<Side>, msg!(app_none))];
    let label = |it: &Channel| words::on_channel(tile, it, msg!(wodny_szlak_port));
    options.extend(tile.channels().iter().map(|it| option(it.first_side(), label(it))));
    let port = tile.channels().iter().find(|channel| channel.port);
    let chosen = port.and_then(Channel::first_side).to_id();
    choice(Part::Port, msg!(wodny_szlak_port_label), options, Some(chosen))
}

pub(super) fn meadow_control(part: Part, chosen: Corners) -> Control {
    let named = |corners: Corners| {
        let names: Vec<Message> = corners.iter().map(Corner::name).collect();
        let label = if names.is_empty() { msg!(app_none) } else { msg!(app_list, parts = names) };
        option(corners, label).with_face(corner_face(corners))
    };
    let mut all: Vec<Corners> = (0..16).map(Corners::numbered).collect();
    all.sort_by_key(|corners| corners.len());
    let options: Vec<ChoiceOption> = all.into_iter().map(named).collect();
    choice(part, msg!(wodny_szlak_meadows_label), options, Some(chosen.to_id()))
}

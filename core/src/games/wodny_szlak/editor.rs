//! The tile editor: which tile lies on a field, and what is on it.

use std::collections::BTreeSet;

use super::board;
use super::compass::{Cell, Corner, Corners, Side, Turn};
use super::copy::seen;
use super::remembered::Known;
use super::river::River;
use super::shapes;
use super::tile::{Cargo, Channel, Herd, Tile, Works};
use super::words;
use crate::board::Face;
use crate::sheet::{ChoiceOption, Control, ControlKind};
use crate::text::{Message, msg};

/// Points and needs are offered up to these where this copy is not known to have more.
const OFFERED_POINTS: u8 = 20;
const OFFERED_NEEDS: u8 = 9;
const OFFERED_LOADS: u8 = 4;

pub(super) fn choice(
    id: &str,
    label: Message,
    options: Vec<ChoiceOption>,
    chosen: Option<String>,
) -> Control {
    Control::new(id, label, ControlKind::Choice { options, chosen })
}

pub(super) fn pictured(id: impl Into<String>, tile: &Tile, label: Message) -> ChoiceOption {
    ChoiceOption::new(id, label).with_face(board::face(tile, |_| None))
}

/// For a free field: the ways a river can run there.
pub(super) fn new_tile(river: &River, cell: Cell, all: bool) -> Vec<Control> {
    let fitting = shapes::shapes().into_iter().filter(|tile| may_lie(river, cell, tile, all));
    let options = fitting.map(|it| pictured(shapes::id(&it), &it, words::shape(&it))).collect();
    let toggle = ControlKind::Toggle { on: all };
    vec![
        choice("shape", msg!(wodny_szlak_shape), options, None),
        Control::new("all", msg!(wodny_szlak_all_shapes), toggle),
    ]
}

/// A ring is never offered; an edge that clashes only where the table lies wrong.
fn may_lie(river: &River, cell: Cell, tile: &Tile, all: bool) -> bool {
    river.takes(cell, tile) || (all && !river.with(cell, tile.clone()).has_ring())
}

/// For a tile that lies there: which remembered one it is, or how it is turned and what is on it.
pub(super) fn laid_tile(river: &River, cell: Cell, tile: &Tile, known: &Known) -> Vec<Control> {
    let mut turns = tile.upright().turns();
    turns.retain(|(_, it)| it == tile || may_lie(river, cell, it, true));
    turns.sort_by_key(|(_, it)| !river.takes(cell, it));
    let turn =
        |(turn, it): &(Turn, Tile)| pictured(turn.quarters().to_string(), it, words::tile(it));
    let mut controls: Vec<Control> = known.control(tile).into_iter().collect();
    if turns.len() > 1 {
        let options = turns.iter().map(turn).collect();
        let chosen = Some(way_up(tile).quarters().to_string());
        controls.push(choice("turned", msg!(wodny_szlak_turned), options, chosen));
    }
    if !tile.channels().is_empty() {
        controls.extend(bridge_controls(tile, &known.tiles));
        controls.extend(Cargo::ALL.into_iter().flat_map(|cargo| load_controls(tile, cargo)));
        controls.push(port_control(tile));
    }
    controls.push(meadow_control("meadows", tile.meadows()));
    let herds = Herd::ALL.into_iter().filter(|herd| *herd == tile.herd() || known.uses(*herd));
    let herds = herds.map(|herd| ChoiceOption::new(herd_id(herd), words::herd(herd)));
    let chosen = Some(herd_id(tile.herd()).to_owned());
    controls.push(choice("herd", msg!(wodny_szlak_herd), herds.collect(), chosen));
    controls.push(Control::action("move", msg!(wodny_szlak_move)));
    controls.push(Control::action("remove", msg!(wodny_szlak_remove)));
    controls
}

/// How far a tile is turned from the way up that is the same for all.
pub(super) fn way_up(tile: &Tile) -> Turn {
    let turns = tile.upright().turns();
    turns.into_iter().find(|(_, it)| it == tile).map_or(Turn::NONE, |(turn, _)| turn)
}

/// Where a thing is: named only if there are two channels.
fn on_channel(tile: &Tile, channel: &Channel, thing: Message) -> Message {
    match tile.channels().len() {
        1 => thing,
        _ => msg!(wodny_szlak_thing_on, thing = thing, channel = words::sides(channel.sides)),
    }
}

fn channel_letter(channel: &Channel) -> char {
    channel.sides.iter().next().map_or('-', Side::letter)
}

fn bridge_controls(tile: &Tile, known: &BTreeSet<Tile>) -> Vec<Control> {
    let kinds = [Some(Works::Mill), Some(Works::Sawmill), None];
    let mut options = vec![ChoiceOption::new("none", msg!(app_none))];
    for channel in tile.channels() {
        for works in kinds {
            let name = works.map_or_else(|| msg!(wodny_szlak_bare_bridge), words::works);
            let id = bridge_id(works, channel);
            options.push(ChoiceOption::new(id, on_channel(tile, channel, name)));
        }
    }
    let bridged = tile.channels().iter().find_map(|it| Some((it, it.bridge?)));
    let chosen = bridged.map_or_else(|| "none".to_owned(), |(it, on)| bridge_id(on.works, it));
    let mut controls = vec![choice("bridge", msg!(wodny_szlak_bridge), options, Some(chosen))];
    if let Some((bridge, works)) = bridged.and_then(|(_, bridge)| Some((bridge, bridge.works?))) {
        let points = offered(seen(known, works, |it| it.points), OFFERED_POINTS);
        let needs = offered(seen(known, works, |it| it.needs), OFFERED_NEEDS);
        for (id, label, values, value) in [
            ("points", msg!(wodny_szlak_works_points_label), points, bridge.points),
            ("needs", msg!(wodny_szlak_works_needs_label), needs, bridge.needs),
        ] {
            let options = number_options(values);
            let control = choice(id, label, options, value.map(|value| value.to_string()));
            controls.push(control.entered(value.is_some()).wanted());
        }
    }
    controls
}

fn bridge_id(works: Option<Works>, channel: &Channel) -> String {
    let kind = match works {
        Some(Works::Mill) => "mill",
        Some(Works::Sawmill) => "sawmill",
        None => "bridge",
    };
    format!("{kind}.{}", channel_letter(channel))
}

/// Numbers up to a limit, and what this copy is known to have beyond it. Always in order: a number
/// that moves when it is chosen is missed by the next finger.
pub(super) fn offered(known: BTreeSet<u8>, most: u8) -> Vec<u8> {
    let numbers: BTreeSet<u8> = known.into_iter().chain(1..=most).collect();
    numbers.into_iter().collect()
}

pub(super) fn number_options(values: Vec<u8>) -> Vec<ChoiceOption> {
    let option = |n: u8| ChoiceOption::new(n.to_string(), msg!(app_number, n = n));
    values.into_iter().map(option).collect()
}

/// Sacks or axes of each channel; where a bridge parts it, of each side.
fn load_controls(tile: &Tile, cargo: Cargo) -> Vec<Control> {
    let label = |channel: &Channel, berth: Option<Side>| {
        let name = match cargo {
            Cargo::Sack => msg!(wodny_szlak_sacks_label),
            Cargo::Axe => msg!(wodny_szlak_axes_label),
        };
        match berth {
            Some(side) => msg!(wodny_szlak_loads_at, loads = name, side = side.name()),
            None => on_channel(tile, channel, name),
        }
    };
    let control = |channel: &Channel, berth: Option<Side>| {
        let mut loads = channel.loads.iter().filter(|load| load.cargo == cargo);
        let unsaid = loads.clone().any(|load| load.at.is_none()) && berth.is_some();
        let count = loads.find(|load| load.at == berth).map_or(0, |load| load.count);
        let chosen = (!unsaid).then(|| count.to_string());
        let mut options = vec![ChoiceOption::new("0", msg!(app_none))];
        options.extend(number_options((1..=OFFERED_LOADS.max(count)).collect()));
        let id = load_id(cargo, channel, berth);
        choice(&id, label(channel, berth), options, chosen).entered(!unsaid)
    };
    let of_channel = |channel: &Channel| -> Vec<Control> {
        channel.berths().into_iter().map(|berth| control(channel, berth)).collect()
    };
    tile.channels().iter().flat_map(of_channel).collect()
}

fn load_id(cargo: Cargo, channel: &Channel, berth: Option<Side>) -> String {
    let kind = if cargo == Cargo::Sack { "sack" } else { "axe" };
    format!("{kind}.{}", berth.map_or_else(|| channel_letter(channel), Side::letter))
}

fn port_control(tile: &Tile) -> Control {
    let mut options = vec![ChoiceOption::new("none", msg!(app_none))];
    options.extend(tile.channels().iter().map(|channel| {
        let label = on_channel(tile, channel, msg!(wodny_szlak_port));
        ChoiceOption::new(channel_letter(channel).to_string(), label)
    }));
    let port = tile.channels().iter().find(|channel| channel.port);
    let chosen = port.map_or_else(|| "none".to_owned(), |it| channel_letter(it).to_string());
    choice("port", msg!(wodny_szlak_port_label), options, Some(chosen))
}

pub(super) fn meadow_control(id: &str, chosen: Corners) -> Control {
    let option = |number: u8| {
        let corners = Corners::numbered(number);
        let label = if corners.is_empty() {
            msg!(app_none)
        } else {
            let names: Vec<Message> = corners.iter().map(Corner::name).collect();
            msg!(app_list, parts = names)
        };
        let dots = corners.iter().map(Corner::dot).collect();
        let face = Face { corners: dots, ..Face::default() };
        ChoiceOption::new(number.to_string(), label).with_face(face)
    };
    let mut numbers: Vec<u8> = (0..16).collect();
    numbers.sort_by_key(|number| number.count_ones());
    let options = numbers.into_iter().map(option).collect();
    choice(id, msg!(wodny_szlak_meadows_label), options, Some(chosen.number().to_string()))
}

pub(super) fn herd_id(herd: Herd) -> &'static str {
    match herd {
        Herd::Plain => "plain",
        Herd::Sheep => "sheep",
        Herd::Cow => "cow",
    }
}

/// A tile as an id, the same for equal tiles.
pub(super) fn code(tile: &Tile) -> String {
    let mut parts = vec![format!("{}.{}", herd_id(tile.herd()), tile.meadows().number())];
    for channel in tile.channels() {
        parts.push(format!(".{}", channel.sides.iter().map(Side::letter).collect::<String>()));
        parts.extend(channel.bridge.map(|bridge| {
            let number = |number: Option<u8>| number.unwrap_or(0);
            let works = bridge.works.map_or("b", |it| if it == Works::Mill { "m" } else { "s" });
            format!("_{works}{}-{}", number(bridge.points), number(bridge.needs))
        }));
        parts.extend(channel.loads.iter().map(|load| {
            let cargo = if load.cargo == Cargo::Sack { "sack" } else { "axe" };
            format!("_{cargo}{}{}", load.count, load.at.map_or('-', Side::letter))
        }));
        parts.extend(channel.port.then(|| "_port".to_owned()));
    }
    parts.concat()
}

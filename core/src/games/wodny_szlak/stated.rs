//! Controls for what players say without a board: buildings, route and meadows of a seat.

use std::collections::BTreeSet;

use super::copy::seen;
use super::editor::{number_options, offered};
use super::event::{Event, Size};
use super::position::{Holding, Name, Stated};
use super::river::TILES_A_PLAYER;
use super::tile::{Tile, Works};
use super::words;
use crate::entry::Value;
use crate::seat::Seat;
use crate::sheet::{ChoiceOption, Control, ControlKind};
use crate::text::{Message, msg};

const OFFERED_POINTS: u8 = 15;
const OFFERED_MEADOWS: u8 = 9;
const MOST_LOADS: u8 = 20;

pub(super) fn controls(
    holding: &Holding,
    seat: Seat,
    counted: bool,
    known: &BTreeSet<Tile>,
) -> Vec<Control> {
    let mut controls = Vec::new();
    for works in Works::ALL {
        let next = holding.next_number(works).map(|number| Name { works, number });
        let names = holding.buildings.keys().copied().filter(|name| name.works == works);
        let mut names: Vec<Name> = names.chain(next).collect();
        names.sort_unstable();
        for name in names {
            controls.extend(building(holding, seat, name, counted, known));
        }
    }
    let longest = u8::try_from(TILES_A_PLAYER + 1).unwrap_or(u8::MAX);
    let route = (0..=longest).filter(|tiles| *tiles != 1).map(|tiles| {
        let label = match tiles {
            0 => msg!(wodny_szlak_none),
            n => msg!(wodny_szlak_number, n = n),
        };
        ChoiceOption::new(tiles.to_string(), label)
    });
    let label = msg!(wodny_szlak_route_label);
    controls.push(told(format!("route.{}", seat.index()), label, route.collect(), holding.route));
    for (what, label, count) in [
        ("threes", msg!(wodny_szlak_threes_label), holding.threes),
        ("fours", msg!(wodny_szlak_fours_label), holding.fours),
    ] {
        let options = number_options((0..=OFFERED_MEADOWS).collect());
        controls.push(told(format!("{what}.{}", seat.index()), label, options, count));
    }
    controls
}

/// A number that a result needs; 0 is told like any other.
fn told(id: String, label: Message, options: Vec<ChoiceOption>, value: Option<u8>) -> Control {
    let chosen = value.map(|value| value.to_string());
    let kind = ControlKind::Choice { options, chosen };
    Control::new(id, label, kind).entered(value.is_some()).wanted()
}

fn works_id(works: Works) -> &'static str {
    match works {
        Works::Mill => "mill",
        Works::Sawmill => "sawmill",
    }
}

fn building(
    holding: &Holding,
    seat: Seat,
    name: Name,
    counted: bool,
    known: &BTreeSet<Tile>,
) -> Vec<Control> {
    let stated = holding.buildings.get(&name);
    let id =
        |what: &str| format!("{}.{}.{}.{what}", works_id(name.works), seat.index(), name.number);
    let values = offered(seen(known, name.works, |it| it.points), OFFERED_POINTS);
    let chosen = stated.map(|it| it.points.to_string());
    let kind = ControlKind::Choice { options: number_options(values), chosen };
    let label = msg!(wodny_szlak_points_of, building = words::numbered(name.works, name.number));
    let mut controls = vec![Control::new(id("points"), label, kind).entered(stated.is_some())];
    if let Some(stated) = stated.filter(|_| counted) {
        let (needs, arrived) = match name.works {
            Works::Mill => (msg!(wodny_szlak_needs_sacks), msg!(wodny_szlak_arrived_sacks)),
            Works::Sawmill => (msg!(wodny_szlak_needs_axes), msg!(wodny_szlak_arrived_axes)),
        };
        for (what, label, value, min) in
            [("needs", needs, stated.needs, 1), ("arrived", arrived, stated.arrived, 0)]
        {
            // A stepper that nobody has touched stands below its least value.
            let value_shown = value.map_or(min - 1, i64::from);
            let kind = ControlKind::Stepper {
                value: value_shown,
                min: min.min(value_shown),
                max: i64::from(MOST_LOADS),
            };
            controls.push(Control::new(id(what), label, kind).entered(value.is_some()).wanted());
        }
    }
    controls
}

/// What was said about a seat. `counted`: with what arrived, so that points alone say nothing.
pub(super) fn read(
    holding: &Holding,
    counted: bool,
    control: &str,
    value: &Value,
) -> Option<Event> {
    let parts: Vec<&str> = control.split('.').collect();
    let seat = Seat::new(parts.get(1)?.parse().ok()?);
    let chosen = match value {
        Value::Option(option) => option.parse().ok()?,
        Value::Number(number) => u8::try_from(*number).unwrap_or(0),
        _ => return None,
    };
    match parts.as_slice() {
        ["route", _] => Some(Event::Route { seat, tiles: chosen }),
        ["threes", _] => Some(Event::Meadows { seat, size: Size::Three, count: chosen }),
        ["fours", _] => Some(Event::Meadows { seat, size: Size::Four, count: chosen }),
        [works, _, number, what] => {
            let works = Works::ALL.into_iter().find(|it| works_id(*it) == *works)?;
            let name = Name { works, number: number.parse().ok()? };
            let before = holding.buildings.get(&name).copied();
            Some(Event::Building { seat, name, stated: changed(before, what, chosen, counted) })
        }
        _ => None,
    }
}

/// A second tap on the same points takes the building away.
fn changed(before: Option<Stated>, what: &str, chosen: u8, counted: bool) -> Option<Stated> {
    let fresh = Stated { points: chosen, supplied: !counted, needs: None, arrived: None };
    let Some(before) = before else { return Some(fresh) };
    match what {
        "needs" => Some(Stated { needs: Some(chosen.max(1)), ..before }),
        "arrived" => Some(Stated { arrived: Some(chosen), ..before }),
        _ if before.points == chosen => None,
        _ => Some(Stated { points: chosen, ..before }),
    }
}

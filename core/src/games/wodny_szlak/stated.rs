//! Controls for what players say without a board: buildings, route and meadows of a seat.

use std::collections::BTreeSet;

use super::copy::seen;
use super::editor::{number_options, offered};
use super::event::{Event, Size};
use super::position::{Holding, Name, Stated};
use super::river::TILES_A_PLAYER;
use super::tile::{Tile, Works};
use super::unlikely::MOST_MEADOWS;
use super::words;
use crate::entry::Value;
use crate::seat::Seat;
use crate::sheet::{ChoiceOption, Control, ControlKind};
use crate::text::{Message, msg};

const OFFERED_POINTS: u8 = 20;
const MOST_LOADS: u8 = 20;
/// A building that is not there after all.
const NONE: &str = "none";

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
            0 => msg!(app_none),
            n => msg!(app_number, n = n),
        };
        ChoiceOption::new(tiles.to_string(), label)
    });
    let label = msg!(wodny_szlak_route_label);
    controls.push(told(format!("route.{}", seat.index()), label, route.collect(), holding.route));
    let (most_fours, most) = MOST_MEADOWS[TILES_A_PLAYER];
    for (what, label, count, most) in [
        ("threes", msg!(wodny_szlak_threes_label), holding.threes, most),
        ("fours", msg!(wodny_szlak_fours_label), holding.fours, most_fours),
    ] {
        // What was told stays to be seen, though it be too many.
        let beyond = count.filter(|count| *count > most);
        let options = number_options((0..=most).chain(beyond).collect());
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
    let mut options = number_options(values);
    if stated.is_some() {
        options.push(ChoiceOption::new(NONE, msg!(app_none)));
    }
    let kind = ControlKind::Choice { options, chosen };
    let building = words::numbered(name.works, name.number);
    let label = match stated {
        Some(stated) if !counted && !stated.counts() => {
            msg!(wodny_szlak_points_unsupplied, building = building.clone())
        }
        _ => msg!(wodny_szlak_points_of, building = building.clone()),
    };
    let mut controls = vec![Control::new(id("points"), label, kind).entered(stated.is_some())];
    if let Some(stated) = stated.filter(|_| counted) {
        let (needs, arrived) = match name.works {
            Works::Mill => (
                msg!(wodny_szlak_needs_sacks, building = building.clone()),
                msg!(wodny_szlak_arrived_sacks, building = building),
            ),
            Works::Sawmill => (
                msg!(wodny_szlak_needs_axes, building = building.clone()),
                msg!(wodny_szlak_arrived_axes, building = building),
            ),
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
    if let [works, _, number, what] = parts.as_slice() {
        let works = Works::ALL.into_iter().find(|it| works_id(*it) == *works)?;
        let name = Name { works, number: number.parse().ok()? };
        let before = holding.buildings.get(&name).copied();
        let stated = match value {
            Value::Option(option) if option == NONE => None,
            other => Some(changed(before, what, number_of(other)?, counted)),
        };
        return Some(Event::Building { seat, name, stated });
    }
    let number = number_of(value)?;
    match parts.as_slice() {
        ["route", _] => Some(Event::Route { seat, tiles: number }),
        ["threes", _] => Some(Event::Meadows { seat, size: Size::Three, count: number }),
        ["fours", _] => Some(Event::Meadows { seat, size: Size::Four, count: number }),
        _ => None,
    }
}

/// Whether something was said that is not known yet: a double tap says nothing.
pub(super) fn is_news(holding: &Holding, event: &Event) -> bool {
    match event {
        Event::Building { name, stated, .. } => holding.buildings.get(name) != stated.as_ref(),
        Event::Route { tiles, .. } => holding.route != Some(*tiles),
        Event::Meadows { size: Size::Three, count, .. } => holding.threes != Some(*count),
        Event::Meadows { size: Size::Four, count, .. } => holding.fours != Some(*count),
        _ => true,
    }
}

fn number_of(value: &Value) -> Option<u8> {
    match value {
        Value::Option(option) => option.parse().ok(),
        Value::Number(number) => Some(u8::try_from(*number).unwrap_or(0)),
        _ => None,
    }
}

fn changed(before: Option<Stated>, what: &str, number: u8, counted: bool) -> Stated {
    let fresh = Stated { points: number, supplied: !counted, needs: None, arrived: None };
    let Some(before) = before else { return fresh };
    match what {
        "needs" => Stated { needs: Some(number.max(1)), ..before },
        "arrived" => Stated { arrived: Some(number), ..before },
        // Where loads are counted, they are the better word.
        _ => Stated { points: number, supplied: before.supplied && !counted, ..before },
    }
}

//! Controls for what players say without a board: buildings, route and meadows of a seat.

use super::super::box_content::BoxContent;
use super::super::controls::{BuildingPart, Control as Part};
use super::super::event::{Event, Size};
use super::super::position::{Holding, Name, Position, Stated};
use super::super::river::{TILES_A_PLAYER, Works, meadow};
use super::editor::{OFFERED_POINTS, offered};
use super::{choice, numbers, option, wanted, words};
use crate::entry::Value;
use crate::id::Id as _;
use crate::seat::Seat;
use crate::sheet::{Control, ControlKind};
use crate::text::msg;

const MOST_LOADS: u8 = 20;

/// `counted`: with what every building needs and got.
pub(crate) fn controls(
    holding: &Holding,
    seat: Seat,
    counted: bool,
    known: &BoxContent,
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
    let mut route = vec![option(0, msg!(app_none))];
    route.extend(numbers(2..=longest));
    let label = msg!(wodny_szlak_route_label);
    controls.push(wanted(Part::Route(seat), label, route, holding.route));
    let (most_fours, most) = meadow::MOST[TILES_A_PLAYER];
    for (part, label, count, most) in [
        (Part::Threes(seat), msg!(wodny_szlak_threes_label), holding.threes, most),
        (Part::Fours(seat), msg!(wodny_szlak_fours_label), holding.fours, most_fours),
    ] {
        // What was told stays to be seen, though it be too many.
        let beyond = count.filter(|count| *count > most);
        controls.push(wanted(part, label, numbers((0..=most).chain(beyond)), count));
    }
    controls
}

fn building(
    holding: &Holding,
    seat: Seat,
    name: Name,
    counted: bool,
    known: &BoxContent,
) -> Vec<Control> {
    let stated = holding.buildings.get(&name);
    let mut options = numbers(offered(known.numbers(name.works, |it| it.points), OFFERED_POINTS));
    if stated.is_some() {
        options.push(option(None::<u8>, msg!(app_none)));
    }
    let building = words::building(name);
    let label = match stated {
        Some(stated) if !counted && !stated.counts() => {
            msg!(wodny_szlak_points_unsupplied, building = building.clone())
        }
        _ => msg!(wodny_szlak_points_of, building = building.clone()),
    };
    let part = |part: BuildingPart| Part::building(seat, name, part);
    let chosen = stated.map(|it| it.points.to_id());
    let points = choice(part(BuildingPart::Points), label, options, chosen);
    let mut controls = vec![points.entered(stated.is_some())];
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
        for (of, label, value, min) in [
            (BuildingPart::Needs, needs, stated.needs, 1),
            (BuildingPart::Arrived, arrived, stated.arrived, 0),
        ] {
            // A stepper that nobody has touched stands below its least value.
            let shown = value.map_or(min - 1, i64::from);
            let (min, max) = (min.min(shown), i64::from(MOST_LOADS));
            let kind = ControlKind::Stepper { value: shown, min, max };
            controls.push(Control::new(part(of), label, kind).entered(value.is_some()).wanted());
        }
    }
    controls
}

/// What was said about a seat. `counted`: with what arrived, so that points alone say nothing.
pub(crate) fn read(
    position: &Position,
    counted: bool,
    control: Part,
    value: &Value,
) -> Option<Event> {
    let number = match value {
        Value::Option(option) => Option::parse(option)?,
        Value::Number(number) => Some(u8::try_from(*number).ok()?),
        _ => return None,
    };
    let (seat, works, of, part) = match control {
        Part::Mill(seat, of, part) => (seat, Works::Mill, of, part),
        Part::Sawmill(seat, of, part) => (seat, Works::Sawmill, of, part),
        Part::Route(seat) => return Some(Event::Route { seat, tiles: number? }),
        Part::Threes(seat) => {
            return Some(Event::Meadows { seat, size: Size::Three, count: number? });
        }
        Part::Fours(seat) => {
            return Some(Event::Meadows { seat, size: Size::Four, count: number? });
        }
        _ => return None,
    };
    let name = Name { works, number: of };
    let before = position.seats.get(seat)?.buildings.get(&name).copied();
    let stated = number.map(|number| changed(before, part, number, counted));
    Some(Event::Building { seat, name, stated })
}

fn changed(before: Option<Stated>, part: BuildingPart, number: u8, counted: bool) -> Stated {
    let fresh = Stated { points: number, supplied: !counted, needs: None, arrived: None };
    let Some(before) = before else { return fresh };
    match part {
        BuildingPart::Needs => Stated { needs: Some(number), ..before },
        BuildingPart::Arrived => Stated { arrived: Some(number), ..before },
        // Where loads are counted, these decide and not what was said before.
        BuildingPart::Points => {
            Stated { points: number, supplied: before.supplied && !counted, ..before }
        }
    }
}

//! Controls for what players say without a board: buildings, route and meadows of a seat.

use super::super::box_content::BoxContent;
use super::super::controls::{BuildingPart, Control as Part};
use super::super::event::{Event, Size};
use super::super::position::{Holding, MOST_MEADOWS, MOST_ROUTE, Name, Position, Stated};
use super::super::river::{MOST_POINTS, TILES_A_PLAYER, Works};
use super::editor::{need, number, usual, worth};
use super::words;
use crate::entry::Value;
use crate::seat::Seat;
use crate::sheet::{Control, MOST_USUAL};
use crate::table::count_of;
use crate::text::msg;

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
    let route =
        number(Part::Route(seat), msg!(wodny_szlak_route_label), holding.route, 0..=MOST_ROUTE);
    // One tile joins no two ports.
    let tiles = (0..=count_of(TILES_A_PLAYER + 1)).filter(|tiles| *tiles != 1);
    controls.push(route.usual(tiles).rule("route-count"));
    for (part, label, count) in [
        (Part::Threes(seat), msg!(wodny_szlak_threes_label), holding.threes),
        (Part::Fours(seat), msg!(wodny_szlak_fours_label), holding.fours),
    ] {
        controls.push(number(part, label, count, 0..=MOST_MEADOWS).usual(0..=9).rule("meadow"));
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
    let (stated, works) = (holding.buildings.get(&name), name.works);
    let building = words::building(name);
    let label = match stated {
        Some(stated) if !counted && !stated.counts() => {
            msg!(wodny_szlak_points_unsupplied, building = building.clone())
        }
        Some(_) => msg!(wodny_szlak_points_of, building = building.clone()),
        None => msg!(wodny_szlak_points_of_new, building = building.clone()),
    };
    let part = |part: BuildingPart| Part::building(seat, name, part);
    // A building that is there is taken away by nought.
    let least = u8::from(stated.is_none());
    let away = stated.map(|_| 0);
    let usual_points = usual(known, works, worth).take(MOST_USUAL - usize::from(stated.is_some()));
    let points = part(BuildingPart::Points);
    let points = number(points, label, stated.map(|it| it.points), least..=MOST_POINTS);
    let mut controls = vec![points.usual(usual_points.chain(away)).rule(works.id())];
    if let Some(stated) = stated.filter(|_| counted) {
        let (needs, arrived) = match works {
            Works::Mill => (
                msg!(wodny_szlak_needs_sacks, building = building.clone()),
                msg!(wodny_szlak_arrived_sacks, building = building),
            ),
            Works::Sawmill => (
                msg!(wodny_szlak_needs_axes, building = building.clone()),
                msg!(wodny_szlak_arrived_axes, building = building),
            ),
        };
        let needs = number(part(BuildingPart::Needs), needs, stated.needs, 1..=MOST_POINTS);
        controls.push(needs.usual(usual(known, works, need)).rule(works.id()));
        let arrived = number(part(BuildingPart::Arrived), arrived, stated.arrived, 0..=MOST_POINTS);
        controls.push(arrived.usual(0..=9).rule(works.id()));
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
    let Value::Number(number) = value else { return None };
    let number = u8::try_from(*number).ok()?;
    let (seat, works, of, part) = match control {
        Part::Mill(seat, of, part) => (seat, Works::Mill, of, part),
        Part::Sawmill(seat, of, part) => (seat, Works::Sawmill, of, part),
        Part::Route(seat) => return Some(Event::Route { seat, tiles: number }),
        Part::Threes(seat) => {
            return Some(Event::Meadows { seat, size: Size::Three, count: number });
        }
        Part::Fours(seat) => {
            return Some(Event::Meadows { seat, size: Size::Four, count: number });
        }
        _ => return None,
    };
    let name = Name { works, number: of };
    let before = position.seats.get(seat)?.buildings.get(&name).copied();
    let is_away = part == BuildingPart::Points && number == 0;
    let stated = (!is_away).then(|| changed(before, part, number, counted));
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

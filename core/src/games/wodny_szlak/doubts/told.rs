//! What was told without a board: what 13 tiles cannot make, and what the river does not give.

use super::super::controls::{BuildingPart, Control};
use super::super::entry::words;
use super::super::options::Options;
use super::super::position::{Holding, Position};
use super::super::river::{Cargo, TILES_A_PLAYER, Works, meadow};
use crate::game::Doubt;
use crate::seat::Seat;
use crate::table::count_of;
use crate::text::{Message, msg};

/// Buildings told without a board: counted without enough loads, or more than tiles.
pub(super) fn stated_buildings(seat: Seat, holding: &Holding, doubts: &mut Vec<Doubt>) {
    for (name, stated) in &holding.buildings {
        let control = Control::building(seat, *name, BuildingPart::Points);
        let building = words::building(*name);
        if stated.supplied && !stated.counts() {
            let (n, needs) = (stated.arrived.unwrap_or(0), stated.needs.unwrap_or(0));
            let text = match name.works.takes() {
                Cargo::Sack => msg!(
                    wodny_szlak_doubt_unsupplied_sacks,
                    seat = seat,
                    building = building,
                    n = n,
                    needs = needs
                ),
                Cargo::Axe => msg!(
                    wodny_szlak_doubt_unsupplied_axes,
                    seat = seat,
                    building = building,
                    n = n,
                    needs = needs
                ),
            };
            doubts.push(Doubt::at("unsupplied", text, control).rule(name.works.id()));
        } else if !stated.supplied && (stated.needs.is_none() || stated.arrived.is_none()) {
            let text = msg!(wodny_szlak_doubt_no_loads, seat = seat, building = building);
            doubts.push(Doubt::at("no-loads", text, control).rule(name.works.id()).soft());
        }
    }
    let buildings = holding.buildings.len();
    if buildings > TILES_A_PLAYER {
        let (n, most) = (count_of(buildings), count_of(TILES_A_PLAYER));
        let text = msg!(wodny_szlak_doubt_buildings, seat = seat, n = n, most = most);
        let control = Control::Mill(seat, 1, BuildingPart::Points);
        doubts.push(Doubt::at("buildings", text, control).rule("end"));
    }
}

/// A route or meadows that the tiles laid so far and the start tile cannot make.
pub(super) fn stated_numbers(
    position: &Position,
    seat: Seat,
    holding: &Holding,
    doubts: &mut Vec<Doubt>,
) {
    // Where rounds are counted, one tile a round and one of the round that is played.
    let laid = match position.rounds {
        0 => TILES_A_PLAYER,
        rounds => TILES_A_PLAYER.min(usize::from(rounds) + 1),
    };
    let longest = laid + 1;
    match holding.route.map(usize::from) {
        Some(1) => {
            let text = msg!(wodny_szlak_doubt_route_one, seat = seat);
            doubts.push(Doubt::at("route-one", text, Control::Route(seat)).rule("route"));
        }
        Some(tiles) if tiles > longest => {
            let (n, most) = (count_of(tiles), count_of(longest));
            let text = msg!(wodny_szlak_doubt_route, seat = seat, n = n, most = most);
            doubts.push(Doubt::at("route", text, Control::Route(seat)).rule("route-count"));
        }
        Some(tiles) if tiles > 0 && tiles + holding.buildings.len() > longest => {
            let (n, buildings) = (count_of(tiles), count_of(holding.buildings.len()));
            let text = msg!(
                wodny_szlak_doubt_route_bridges,
                seat = seat,
                n = n,
                buildings = buildings,
                most = count_of(longest)
            );
            doubts
                .push(Doubt::at("route-bridges", text, Control::Route(seat)).rule("route").soft());
        }
        _ => {}
    }
    let (threes, fours) = (holding.threes.unwrap_or(0), holding.fours.unwrap_or(0));
    let (most_fours, most) = meadow::MOST[laid];
    let tiles = count_of(laid);
    if fours > most_fours {
        let text =
            msg!(wodny_szlak_doubt_fours, seat = seat, n = fours, tiles = tiles, most = most_fours);
        doubts.push(Doubt::at("meadows", text, Control::Fours(seat)).rule("meadow"));
    } else if threes.saturating_add(fours) > most {
        let n = threes.saturating_add(fours);
        let text = msg!(wodny_szlak_doubt_meadows, seat = seat, n = n, tiles = tiles, most = most);
        doubts.push(Doubt::at("meadows", text, Control::Threes(seat)).rule("meadow"));
    }
}

type Text = fn(Seat, u8, i64) -> Message;

/// What was told, compared with what the river gives: the river counts.
pub(super) fn differences(
    options: Options,
    seat: Seat,
    holding: &Holding,
    doubts: &mut Vec<Doubt>,
) {
    let survey = holding.river.survey(options);
    let mut doubt = |text: Message, rule: &str| {
        doubts.push(Doubt::at("differs", text, Control::River(seat)).rule(rule));
    };
    for works in Works::ALL {
        let any = holding.buildings.keys().any(|name| name.works == works);
        let told = told_values(holding, works);
        let found = survey.values(works);
        if any && told != found {
            let (told, found) = (list(&told), list(&found));
            let text = match works {
                Works::Mill => {
                    msg!(wodny_szlak_differs_mills, seat = seat, told = told, found = found)
                }
                Works::Sawmill => {
                    msg!(wodny_szlak_differs_sawmills, seat = seat, told = told, found = found)
                }
            };
            doubt(text, works.id());
        }
    }
    let mut compare = |told: Option<u8>, found: usize, rule: &str, text: Text| {
        if let Some(told) = told.filter(|told| usize::from(*told) != found) {
            doubt(text(seat, told, count_of(found)), rule);
        }
    };
    compare(holding.route, survey.route_tiles(), "route-count", |seat, told, found| {
        msg!(wodny_szlak_differs_route, seat = seat, told = told, found = found)
    });
    compare(holding.threes, survey.meadows_of(3), "meadow", |seat, told, found| {
        msg!(wodny_szlak_differs_threes, seat = seat, told = told, found = found)
    });
    compare(holding.fours, survey.meadows_of(4), "meadow", |seat, told, found| {
        msg!(wodny_szlak_differs_fours, seat = seat, told = told, found = found)
    });
}

/// The points of the mills or sawmills that were told as supplied, the highest first.
fn told_values(holding: &Holding, works: Works) -> Vec<u8> {
    let of_kind = holding.buildings.iter().filter(|(name, _)| name.works == works);
    let mut values: Vec<u8> =
        of_kind.filter(|(_, it)| it.counts()).map(|(_, it)| it.points).collect();
    values.sort_unstable_by(|one, other| other.cmp(one));
    values
}

fn list(values: &[u8]) -> Message {
    if values.is_empty() {
        return msg!(app_none);
    }
    let numbers: Vec<Message> = values.iter().map(|value| msg!(app_number, n = *value)).collect();
    msg!(app_list, parts = numbers)
}

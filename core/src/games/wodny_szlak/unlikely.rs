//! What was told without a board and 13 tiles cannot make.

use super::position::{Holding, Position};
use super::river::TILES_A_PLAYER;
use super::tile::Works;
use super::words;
use crate::game::Doubt;
use crate::seat::Seat;
use crate::table::count_of;
use crate::text::msg;

/// The most meadows of four, and the most meadows, by the number of tiles that lie with the start
/// tile: found by going through every way in which they can touch (27,394,666 for 13 tiles) with
/// every place for the start tile, the middle of whose long sides has no corner.
pub(super) const MOST_MEADOWS: [(u8, u8); TILES_A_PLAYER + 1] = [
    (0, 0),
    (0, 0),
    (0, 1),
    (1, 2),
    (1, 4),
    (2, 4),
    (2, 5),
    (3, 7),
    (4, 8),
    (4, 9),
    (5, 10),
    (6, 12),
    (6, 12),
    (7, 13),
];

/// Buildings told without a board: counted without enough loads, or more than tiles.
pub(super) fn stated_buildings(seat: Seat, holding: &Holding, doubts: &mut Vec<Doubt>) {
    for (name, stated) in &holding.buildings {
        let kind = match name.works {
            Works::Mill => "mill",
            Works::Sawmill => "sawmill",
        };
        let control = format!("{kind}.{}.{}.points", seat.index(), name.number);
        let building = words::numbered(name.works, name.number);
        if stated.supplied && !stated.counts() {
            let loads = words::cargo(name.works.takes(), stated.needs.unwrap_or(0));
            let n = stated.arrived.unwrap_or(0);
            let text = msg!(
                wodny_szlak_doubt_unsupplied,
                seat = seat,
                building = building,
                n = n,
                loads = loads
            );
            doubts.push(Doubt::at("unsupplied", text, control));
        } else if !stated.supplied && (stated.needs.is_none() || stated.arrived.is_none()) {
            let text = msg!(wodny_szlak_doubt_no_loads, seat = seat, building = building);
            doubts.push(Doubt::at("no-loads", text, control).soft());
        }
    }
    let buildings = holding.buildings.len();
    if buildings > TILES_A_PLAYER {
        let (n, most) = (count_of(buildings), count_of(TILES_A_PLAYER));
        let text = msg!(wodny_szlak_doubt_buildings, seat = seat, n = n, most = most);
        doubts.push(Doubt::at("buildings", text, format!("mill.{}.1.points", seat.index())));
    }
}

/// A route or meadows that the tiles laid so far and the start tile cannot make.
pub(super) fn stated_numbers(
    position: &Position,
    seat: Seat,
    holding: &Holding,
    doubts: &mut Vec<Doubt>,
) {
    let control = |what: &str| format!("{what}.{}", seat.index());
    // Where rounds are counted, one tile a round and one of the round that is played.
    let laid = match position.rounds {
        0 => TILES_A_PLAYER,
        rounds => TILES_A_PLAYER.min(usize::from(rounds) + 1),
    };
    let longest = laid + 1;
    match holding.route.map(usize::from) {
        Some(1) => {
            let text = msg!(wodny_szlak_doubt_route_one, seat = seat);
            doubts.push(Doubt::at("route-one", text, control("route")));
        }
        Some(tiles) if tiles > longest => {
            let (n, most) = (count_of(tiles), count_of(longest));
            let text = msg!(wodny_szlak_doubt_route, seat = seat, n = n, most = most);
            doubts.push(Doubt::at("route", text, control("route")));
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
            doubts.push(Doubt::at("route-bridges", text, control("route")).soft());
        }
        _ => {}
    }
    let (threes, fours) = (holding.threes.unwrap_or(0), holding.fours.unwrap_or(0));
    let (most_fours, most) = MOST_MEADOWS[laid];
    let tiles = count_of(laid);
    if fours > most_fours {
        let text =
            msg!(wodny_szlak_doubt_fours, seat = seat, n = fours, tiles = tiles, most = most_fours);
        doubts.push(Doubt::at("meadows", text, control("fours")));
    } else if threes.saturating_add(fours) > most {
        let n = threes.saturating_add(fours);
        let text = msg!(wodny_szlak_doubt_meadows, seat = seat, n = n, tiles = tiles, most = most);
        doubts.push(Doubt::at("meadows", text, control("threes")));
    }
}

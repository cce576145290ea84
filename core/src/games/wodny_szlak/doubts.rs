//! What cannot be true at a real table of Wodny szlak. Nothing here blocks anything.

use super::board;
use super::differs::differences;
use super::options::Options;
use super::position::{Holding, Position, ROUNDS, tiles_used};
use super::river::{River, TILES_A_PLAYER};
use super::tile::{Herd, Works};
use super::words;
use crate::game::Doubt;
use crate::seat::Seat;
use crate::table::{Table, count_of};
use crate::text::msg;

/// 13 tiles and the start tile have four corners each.
const CORNERS: u32 = 4 * (TILES_A_PLAYER as u32 + 1);

pub(super) fn doubts(table: &Table<Options>, position: &Position) -> Vec<Doubt> {
    let mut doubts = Vec::new();
    for (seat, holding) in position.seats.iter() {
        if !holding.river.is_untouched() {
            lying(position, seat, &holding.river, &mut doubts);
            unsaid(seat, &holding.river, &mut doubts);
        }
        stated_buildings(seat, holding, &mut doubts);
        stated_numbers(seat, holding, &mut doubts);
        if holding.counts_river() && holding.is_stated() {
            differences(table.options, seat, holding, &mut doubts);
        }
    }
    tiles_of_the_box(table, position, &mut doubts);
    sawmills_worth_more(position, &mut doubts);
    doubts
}

/// Faults of laying: edges that clash, tiles that touch nothing, too many of them.
fn lying(position: &Position, seat: Seat, river: &River, doubts: &mut Vec<Doubt>) {
    let control = || board::id(seat);
    for clash in river.clashes() {
        let (water, land) = (clash.water, clash.land);
        let text =
            msg!(wodny_szlak_doubt_edge, seat = seat, water = water.name(), land = land.name());
        doubts.push(Doubt::at("edge", text, control()).on_cell(land.to_string()));
    }
    for cell in river.stray() {
        let text = msg!(wodny_szlak_doubt_contact, seat = seat, cell = cell.name());
        doubts.push(Doubt::at("contact", text, control()).on_cell(cell.to_string()));
    }
    let laid = river.tiles.len();
    if laid > TILES_A_PLAYER {
        let most = count_of(TILES_A_PLAYER);
        let text = msg!(wodny_szlak_doubt_tiles, seat = seat, n = count_of(laid), most = most);
        doubts.push(Doubt::at("tiles", text, control()));
    } else if position.rounds == ROUNDS && laid > 0 && laid < TILES_A_PLAYER {
        let text = msg!(wodny_szlak_doubt_few, seat = seat, n = count_of(laid));
        doubts.push(Doubt::at("few-tiles", text, control()).soft());
    }
}

/// What nobody has said, so that points are missing.
fn unsaid(seat: Seat, river: &River, doubts: &mut Vec<Doubt>) {
    if river.start.is_none() {
        let text = msg!(wodny_szlak_doubt_start, seat = seat);
        doubts.push(Doubt::at("start", text, board::id(seat)));
    }
    for (cell, tile) in &river.tiles {
        for channel in tile.channels() {
            let works = channel.bridge.and_then(|bridge| Some((bridge, bridge.works?)));
            if let Some((bridge, works)) = works
                && (bridge.points.is_none() || bridge.needs.is_none())
            {
                let works = words::works(works);
                let text = msg!(
                    wodny_szlak_doubt_no_value,
                    seat = seat,
                    works = works,
                    cell = cell.name()
                );
                let doubt = Doubt::at("no-value", text, board::id(seat));
                doubts.push(doubt.on_cell(cell.to_string()));
            }
            if channel.bridge.is_some() && channel.loads.iter().any(|load| load.at.is_none()) {
                let text = msg!(wodny_szlak_doubt_load_side, seat = seat, cell = cell.name());
                let doubt = Doubt::at("load-side", text, board::id(seat));
                doubts.push(doubt.on_cell(cell.to_string()));
            }
        }
    }
}

/// Buildings told without a board: counted without enough loads, or more than tiles.
fn stated_buildings(seat: Seat, holding: &Holding, doubts: &mut Vec<Doubt>) {
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
            doubts.push(Doubt::at("no-loads", text, control));
        }
    }
    let buildings = holding.buildings.len();
    if buildings > TILES_A_PLAYER {
        let (n, most) = (count_of(buildings), count_of(TILES_A_PLAYER));
        let text = msg!(wodny_szlak_doubt_buildings, seat = seat, n = n, most = most);
        doubts.push(Doubt::at("buildings", text, format!("mill.{}.1.points", seat.index())));
    }
}

/// A route or meadows that 13 tiles and the start tile cannot make.
fn stated_numbers(seat: Seat, holding: &Holding, doubts: &mut Vec<Doubt>) {
    let control = |what: &str| format!("{what}.{}", seat.index());
    let longest = TILES_A_PLAYER + 1;
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
        _ => {}
    }
    let (threes, fours) = (holding.threes.unwrap_or(0), holding.fours.unwrap_or(0));
    let fragments = 3 * u32::from(threes) + 4 * u32::from(fours);
    if fragments > CORNERS {
        let text = msg!(wodny_szlak_doubt_meadows, seat = seat, n = fragments, most = CORNERS);
        doubts.push(Doubt::at("meadows", text, control("fours")));
    }
}

/// Przygotowanie 1: no more tiles of a kind than the box holds, and none that stayed in it.
fn tiles_of_the_box(table: &Table<Options>, position: &Position, doubts: &mut Vec<Doubt>) {
    let players = table.len();
    let control = || board::id(Seat::new(0));
    for herd in Herd::ALL {
        let laid = position.laid_of(herd);
        let name = words::herd(herd);
        let text = if laid > 0 && !herd.is_used_by(players) {
            msg!(wodny_szlak_doubt_unused, herd = name, players = count_of(players))
        } else if laid > herd.in_box() {
            let (n, most) = (count_of(laid), count_of(herd.in_box()));
            msg!(wodny_szlak_doubt_herd, herd = name, n = n, most = most)
        } else {
            continue;
        };
        doubts.push(Doubt::at("herd", text, control()));
    }
    let (laid, used) = (position.tiles_laid(), tiles_used(players));
    if laid > used {
        let text = msg!(wodny_szlak_doubt_stock, n = count_of(laid), most = count_of(used));
        doubts.push(Doubt::at("stock", text, control()));
    }
}

/// Tartaki: a sawmill is worth more than a mill.
fn sawmills_worth_more(position: &Position, doubts: &mut Vec<Doubt>) {
    let worth = |works: Works| {
        let bridges = position.seats.values().flat_map(|it| it.river.tiles.values());
        let bridges = bridges.flat_map(|tile| tile.channels()).filter_map(|it| it.bridge);
        let laid = bridges.filter(move |it| it.works == Some(works)).filter_map(|it| it.points);
        let stated = position.seats.values().flat_map(|it| &it.buildings);
        let stated = stated.filter(move |(name, _)| name.works == works).map(|(_, it)| it.points);
        laid.chain(stated)
    };
    if let Some((sawmill, mill)) = worth(Works::Sawmill).min().zip(worth(Works::Mill).max())
        && sawmill <= mill
    {
        let text = msg!(wodny_szlak_doubt_sawmill, sawmill = sawmill, mill = mill);
        let control = format!("sawmill.{}.1.points", 0);
        doubts.push(Doubt::at("sawmill-worth", text, control).soft());
    }
}

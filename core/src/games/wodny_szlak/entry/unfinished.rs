//! What a result of Wodny szlak lacks, in plain words.

use super::super::options::Options;
use super::super::position::{Holding, Position};
use super::super::river::{TILES_A_PLAYER, Tile};
use crate::seat::Seat;
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

pub(crate) fn unfinished(table: &Table<Options>, position: &Position) -> Vec<Message> {
    let mut lacking = Vec::new();
    for seat in table.in_turn() {
        let Some(holding) = position.seats.get(seat) else { continue };
        if holding.counts_river() {
            lacking.extend(of_river(seat, holding));
        } else if holding.is_stated() {
            let missing = unsaid(holding);
            if !missing.is_empty() {
                lacking.push(msg!(wodny_szlak_unfinished_told, seat = seat, missing = missing));
            }
        } else {
            lacking.push(msg!(wodny_szlak_unfinished_nothing, seat = seat));
        }
    }
    lacking
}

/// Whether all that a result needs has been told about a seat.
pub(crate) fn is_complete(holding: &Holding) -> bool {
    if holding.counts_river() {
        return of_river(Seat::new(0), holding).is_empty();
    }
    holding.is_stated() && unsaid(holding).is_empty()
}

fn of_river(seat: Seat, holding: &Holding) -> Vec<Message> {
    let river = &holding.river;
    let (n, most) = (count_of(river.tiles.len()), count_of(TILES_A_PLAYER));
    let mut lacking = Vec::new();
    if !river.is_full() {
        lacking.push(msg!(wodny_szlak_unfinished_river, seat = seat, n = n, most = most));
    }
    if river.start.is_none() {
        lacking.push(msg!(wodny_szlak_unfinished_start, seat = seat));
    }
    let buildings = river.tiles.values().flat_map(Tile::buildings);
    let open = buildings.filter(|(_, it)| it.points.is_none() || it.needs.is_none()).count();
    if open > 0 {
        lacking.push(msg!(wodny_szlak_unfinished_buildings, seat = seat, n = count_of(open)));
    }
    lacking
}

fn unsaid(holding: &Holding) -> Vec<Message> {
    let mut missing = Vec::new();
    missing.extend(holding.route.is_none().then(|| msg!(wodny_szlak_route_label)));
    missing.extend(holding.threes.is_none().then(|| msg!(wodny_szlak_threes_label)));
    missing.extend(holding.fours.is_none().then(|| msg!(wodny_szlak_fours_label)));
    missing
}

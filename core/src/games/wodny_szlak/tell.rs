//! Events of Wodny szlak in words.

use super::entry::words;
use super::event::{Event, Size};
use super::position::{Position, Stated};
use super::river::{Cargo, Works};
use crate::game::Told;
use crate::text::{Message, msg};

pub(super) fn tell(before: &Position, event: &Event) -> Told {
    let seat = event.seat().filter(|seat| before.seats.get(*seat).is_some());
    let of_seat = |what: String| match event.seat() {
        Some(seat) => format!("{what}.{}", seat.index()),
        None => what,
    };
    let (subject, what) = match event {
        Event::Building { name, stated, .. } => {
            let building = words::building(*name);
            let what = match stated {
                Some(stated) => {
                    let said = said_of(*stated, name.works);
                    msg!(wodny_szlak_told_building, building = building, said = said)
                }
                None => msg!(wodny_szlak_told_no_building, building = building),
            };
            (format!("building.{:?}.{}", name.works, name.number), what)
        }
        Event::Route { tiles, .. } => {
            (String::from("route"), msg!(wodny_szlak_told_route, n = *tiles))
        }
        Event::Meadows { size: Size::Three, count, .. } => {
            (String::from("threes"), msg!(wodny_szlak_told_threes, n = *count))
        }
        Event::Meadows { size: Size::Four, count, .. } => {
            (String::from("fours"), msg!(wodny_szlak_told_fours, n = *count))
        }
        Event::Start { start, turned, .. } => {
            let how = words::start(*start, *turned);
            (String::from("start"), msg!(wodny_szlak_told_start, how = how))
        }
        Event::Place { cell, tile, .. } | Event::Describe { cell, tile, .. } => {
            let what = msg!(wodny_szlak_told_tile, cell = cell.name(), tile = words::tile(tile));
            (format!("tile.{cell}"), what)
        }
        Event::Turn { cell, .. } => {
            (format!("tile.{cell}"), msg!(wodny_szlak_told_turned, cell = cell.name()))
        }
        Event::Move { from, to, .. } => {
            let what = msg!(wodny_szlak_told_moved, from = from.name(), to = to.name());
            (format!("move.{from}"), what)
        }
        Event::Remove { cell, .. } => {
            (format!("remove.{cell}"), msg!(wodny_szlak_told_removed, cell = cell.name()))
        }
        Event::Clear { .. } => (String::from("clear"), msg!(wodny_szlak_told_cleared)),
        Event::Placed { round, placed, .. } => {
            let round = *round;
            let what = if *placed {
                msg!(wodny_szlak_told_placed, round = round)
            } else {
                msg!(wodny_szlak_told_not_placed, round = round)
            };
            (format!("placed.{round}"), what)
        }
        Event::Round { round } => {
            (String::from("round"), msg!(wodny_szlak_told_round, round = *round))
        }
        Event::Rating { row, rating: Some(rating) } => {
            let (row, least, title) = (*row, rating.least, rating.title.as_str());
            let what = if title.is_empty() {
                msg!(wodny_szlak_told_rating_untitled, row = row, least = least)
            } else {
                msg!(wodny_szlak_told_rating, row = row, least = least, title = title)
            };
            (format!("rating.{row}"), what)
        }
        Event::Rating { row, rating: None } => {
            (format!("rating.{row}"), msg!(wodny_szlak_told_no_rating, row = *row))
        }
        Event::Ratings { .. } => (String::from("ratings"), msg!(wodny_szlak_told_ratings)),
    };
    // A tile is described step by step, and each step says all of it.
    let retells = matches!(event, Event::Start { .. } | Event::Describe { .. });
    Told { subject: of_seat(subject), seat, what, change: None, retells }
}

/// "4 points, 2 of 3 sacks"
fn said_of(stated: Stated, works: Works) -> Message {
    let points = msg!(wodny_szlak_points, points = stated.points);
    match (stated.needs, stated.arrived) {
        (Some(needs), Some(arrived)) => match works.takes() {
            Cargo::Sack => msg!(
                wodny_szlak_told_stated_sacks,
                points = points,
                arrived = arrived,
                needs = needs
            ),
            Cargo::Axe => msg!(
                wodny_szlak_told_stated_axes,
                points = points,
                arrived = arrived,
                needs = needs
            ),
        },
        _ => points,
    }
}

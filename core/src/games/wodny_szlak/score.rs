//! What every building, route and meadow is worth, and why.

use super::entry::words;
use super::options::Options;
use super::position::{Holding, Name, Position, Stated};
use super::river::{
    Course, Meadow, Place, River, Route, Stop, Supply, Survey, Tile, Works, meadow, route,
};
use crate::score::{Line, Score};
use crate::seat::Seat;
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

/// The rulebook names no tie-break: who is level shares the place.
pub(super) fn score(table: &Table<Options>, position: &Position) -> Score {
    let totals = position.seats.map(|seat, it| total(table.options, seat, it));
    let mut score = Score::ranked(table, totals, &[]);
    if table.len() == 1 && !position.ratings.is_empty() {
        for seat in position.seats.seats() {
            let points = score.seats[seat].total.points();
            score.seats[seat].notes.push(rated(position, points));
        }
    }
    score
}

/// Wariant jednoosobowy: the result by the players' table.
fn rated(position: &Position, points: i64) -> Message {
    match position.rating(points) {
        Some(row) if row.title.is_empty() => msg!(wodny_szlak_rated_untitled, least = row.least),
        Some(row) => msg!(wodny_szlak_rated, title = row.title.as_str(), least = row.least),
        None => {
            let lowest = position.ratings.values().map(|row| row.least).min().unwrap_or(0);
            msg!(wodny_szlak_unrated, least = lowest)
        }
    }
}

/// Koniec gry: the kinds of points with their rules, and what they are called.
pub(super) fn kinds() -> [(&'static str, &'static str, Message); 4] {
    [
        ("mills", "mill", msg!(wodny_szlak_line_mills)),
        ("sawmills", "sawmill", msg!(wodny_szlak_line_sawmills)),
        ("route", "route", msg!(wodny_szlak_line_ports)),
        ("meadows", "meadow", msg!(wodny_szlak_line_meadows)),
    ]
}

/// Points of each kind: from the river, or from what was told.
fn total(options: Options, seat: Seat, holding: &Holding) -> Line {
    let (river, [mill, sawmill]) = (&holding.river, Works::ALL);
    let parts = if holding.counts_river() {
        let survey = river.survey(options);
        let (mills, sawmills) = (supplied(river, &survey, mill), supplied(river, &survey, sawmill));
        [mills, sawmills, vec![route(river, survey.route.as_ref())], meadows(&survey.meadows)]
    } else {
        let (mills, sawmills) = (stated(holding, mill), stated(holding, sawmill));
        [mills, sawmills, vec![stated_route(holding.route)], stated_meadows(holding)]
    };
    let lines = kinds().into_iter().zip(parts).map(|((kind, rule, heading), parts)| {
        Line::sum(kind, heading.clone(), Some(rule), parts).under(heading)
    });
    Line::sum("total", msg!(app_total_of, seat = seat), None, lines.collect())
}

/// Młyny, tartaki.
fn supplied(river: &River, survey: &Survey, works: Works) -> Vec<Line> {
    let line = |supply: &Supply| {
        let rule = match supply.course {
            Course::Unknown => "flow",
            Course::Oxbow => "oxbow",
            _ => works.id(),
        };
        Line::fact(works.id(), i64::from(supply.points()), reason(river, supply), rule)
    };
    survey.of_kind(works).map(line).collect()
}

/// "mill at C4: 2 of 3 sacks arrive; the sawmill’s bridge at C3 stops 1"
fn reason(river: &River, supply: &Supply) -> Message {
    let name = |place: Place| words::place_of_building(river, place);
    let (works, at) = (words::works(supply.works), name(supply.place));
    match supply.course {
        Course::Unknown => return msg!(wodny_szlak_why_start_unsaid, works = works, cell = at),
        Course::Oxbow => return msg!(wodny_szlak_why_oxbow, works = works, cell = at),
        Course::Start | Course::Above(_) | Course::Below(_) => {}
    }
    let (Some(needs), Some(_)) = (supply.bridge.needs, supply.bridge.points) else {
        return msg!(wodny_szlak_why_unsaid, works = works, cell = at);
    };
    let building = msg!(wodny_szlak_works_on, works = works, cell = at);
    let (cargo, n) = (supply.works.takes(), supply.arrived);
    if supply.is_supplied() {
        return words::enough(cargo, building, n, needs);
    }
    let mut said = vec![words::too_few(cargo, building, n, needs)];
    said.extend(supply.stopped.iter().map(|stopped| {
        let (cell, n) = (name(stopped.place), stopped.count);
        match stopped.by {
            Stop::Bridge(Some(Works::Mill)) => {
                msg!(wodny_szlak_stopped_by_mill, cell = cell, n = n)
            }
            Stop::Bridge(Some(Works::Sawmill)) => {
                msg!(wodny_szlak_stopped_by_sawmill, cell = cell, n = n)
            }
            Stop::Bridge(None) => msg!(wodny_szlak_stopped_by_bridge, cell = cell, n = n),
            Stop::Fork => msg!(wodny_szlak_stopped_by_fork, cell = cell, n = n),
        }
    }));
    msg!(app_list, parts = said)
}

/// What the players said about mills or sawmills.
fn stated(holding: &Holding, works: Works) -> Vec<Line> {
    let of_kind = holding.buildings.iter().filter(|(name, _)| name.works == works);
    of_kind.map(|(name, it)| stated_building(*name, *it)).collect()
}

fn stated_building(name: Name, stated: Stated) -> Line {
    let (building, kind) = (words::building(name), name.works.id());
    let points = if stated.counts() { i64::from(stated.points) } else { 0 };
    match (stated.needs, stated.arrived) {
        (Some(needs), Some(arrived)) => {
            let cargo = name.works.takes();
            let text = if stated.counts() {
                words::enough(cargo, building, arrived, needs)
            } else {
                words::too_few(cargo, building, arrived, needs)
            };
            Line::fact(kind, points, text, kind)
        }
        _ if stated.supplied => {
            Line::stated(kind, points, msg!(wodny_szlak_why_said, building = building))
        }
        _ => Line::fact(kind, 0, msg!(wodny_szlak_why_not_told, building = building), kind),
    }
}

/// Porty: 2 points a tile, the start tile counts as one.
fn route(river: &River, route: Option<&Route>) -> Line {
    let text = match route {
        Some(route) => {
            let end = |at: usize| words::place(route.places[at]);
            let (from, to) = (end(0), end(route.places.len() - 1));
            let n = count_of(route.tiles);
            if route.places.contains(&Place::Start) {
                msg!(wodny_szlak_line_route_start, n = n, from = from, to = to)
            } else {
                msg!(wodny_szlak_line_route, n = n, from = from, to = to)
            }
        }
        None if port_tiles(river) < 2 => msg!(wodny_szlak_line_few_ports),
        None => msg!(wodny_szlak_line_no_route),
    };
    route_line(route.map_or(0, |route| route.tiles), text)
}

fn port_tiles(river: &River) -> usize {
    let has_port = |tile: &&Tile| tile.channels().iter().any(|channel| channel.port);
    river.tiles.values().filter(has_port).count()
}

fn route_line(tiles: usize, text: Message) -> Line {
    Line::fact("way", route::points(tiles), text, "route-count")
}

fn stated_route(told: Option<u8>) -> Line {
    match told {
        None => route_line(0, msg!(wodny_szlak_line_route_open)),
        // One tile joins no two ports.
        Some(0 | 1) => route_line(0, msg!(wodny_szlak_line_no_route)),
        Some(n) => route_line(n.into(), msg!(wodny_szlak_line_route_stated, n = n)),
    }
}

/// Łąki: 3 points for three fragments, 6 for four.
fn meadows(meadows: &[Meadow]) -> Vec<Line> {
    let line = |it: &Meadow| {
        let (cell, corner) = (it.at.0.name(), it.at.1.name());
        let text = match it.fragments {
            3 => msg!(wodny_szlak_line_three, corner = corner, cell = cell),
            _ => msg!(wodny_szlak_line_four, corner = corner, cell = cell),
        };
        Line::fact("meadow", meadow::points(it.fragments), text, "meadow")
    };
    meadows.iter().map(line).collect()
}

fn stated_meadows(holding: &Holding) -> Vec<Line> {
    let line = |count: Option<u8>, fragments: u8, text: fn(u8) -> Message| {
        let n = count.filter(|count| *count > 0)?;
        let points = meadow::points(fragments) * i64::from(n);
        Some(Line::fact("meadow", points, text(n), "meadow"))
    };
    let threes = line(holding.threes, 3, |n| msg!(wodny_szlak_line_threes, n = n));
    let fours = line(holding.fours, 4, |n| msg!(wodny_szlak_line_fours, n = n));
    threes.into_iter().chain(fours).collect()
}

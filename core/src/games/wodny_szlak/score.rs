//! What every building, route and meadow is worth, and why.

use super::delivery::{Stop, Supply};
use super::event::Size;
use super::flow::Course;
use super::meadow::{self, Meadow};
use super::options::Options;
use super::position::{Holding, Name, Position, Stated};
use super::river::River;
use super::route::Route;
use super::survey::{Survey, route_points};
use super::tile::{Tile, Works};
use super::water::Place;
use super::words;
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

/// Koniec gry: points for mills, sawmills, ports and meadows.
fn total(options: Options, seat: Seat, holding: &Holding) -> Line {
    let lines = if holding.counts_river() {
        let survey = holding.river.survey(options);
        vec![
            supplied(&survey, Works::Mill),
            supplied(&survey, Works::Sawmill),
            route(&holding.river, survey.route.as_ref()),
            meadows(&survey.meadows),
        ]
    } else {
        vec![
            stated(holding, Works::Mill),
            stated(holding, Works::Sawmill),
            stated_route(holding),
            stated_meadows(holding),
        ]
    };
    Line::sum("total", msg!(app_total_of, seat = seat), None, lines)
}

fn heading(works: Works) -> (&'static str, &'static str, Message) {
    match works {
        Works::Mill => ("mills", "mill", msg!(wodny_szlak_line_mills)),
        Works::Sawmill => ("sawmills", "sawmill", msg!(wodny_szlak_line_sawmills)),
    }
}

/// Młyny, tartaki.
fn supplied(survey: &Survey, works: Works) -> Line {
    let (kind, rule, text) = heading(works);
    let parts = survey.of_kind(works).map(|supply| {
        let rule = match supply.course {
            Course::Unknown => "flow",
            Course::Oxbow => "oxbow",
            _ => rule,
        };
        Line::fact(rule_kind(works), i64::from(supply.points()), reason(survey, supply), rule)
    });
    Line::sum(kind, text.clone(), Some(rule), parts.collect()).under(text)
}

fn rule_kind(works: Works) -> &'static str {
    match works {
        Works::Mill => "mill",
        Works::Sawmill => "sawmill",
    }
}

/// "mill at C4: 2 of 3 sacks arrive; the sawmill’s bridge at C3 stops 1"
fn reason(survey: &Survey, supply: &Supply) -> Message {
    let (works, at) = (words::works(supply.works), survey.name(supply.place));
    match supply.course {
        Course::Unknown => return msg!(wodny_szlak_why_start_unsaid, works = works, cell = at),
        Course::Oxbow => return msg!(wodny_szlak_why_oxbow, works = works, cell = at),
        Course::Start | Course::Above(_) | Course::Below(_) => {}
    }
    let (Some(needs), Some(_)) = (supply.bridge.needs, supply.bridge.points) else {
        return msg!(wodny_szlak_why_unsaid, works = works, cell = at);
    };
    let loads = words::cargo(supply.works.takes(), needs);
    let n = supply.arrived;
    if supply.is_supplied() {
        return msg!(wodny_szlak_why_enough, works = works, cell = at, n = n, loads = loads);
    }
    let mut said =
        vec![msg!(wodny_szlak_why, works = works, cell = at, n = n, needs = needs, loads = loads)];
    said.extend(supply.stopped.iter().map(|stopped| {
        let (cell, n) = (survey.name(stopped.place), stopped.count);
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
fn stated(holding: &Holding, works: Works) -> Line {
    let (kind, rule, text) = heading(works);
    let of_kind = holding.buildings.iter().filter(|(name, _)| name.works == works);
    let parts: Vec<Line> = of_kind.map(|(name, it)| stated_building(*name, *it)).collect();
    Line::sum(kind, text.clone(), Some(rule), parts).under(text)
}

fn stated_building(name: Name, stated: Stated) -> Line {
    let building = words::numbered(name.works, name.number);
    let kind = rule_kind(name.works);
    let points = if stated.counts() { i64::from(stated.points) } else { 0 };
    match (stated.needs, stated.arrived) {
        (Some(needs), Some(arrived)) => {
            let loads = words::cargo(name.works.takes(), needs);
            let text = if stated.counts() {
                msg!(wodny_szlak_why_stated_enough, building = building, n = arrived, loads = loads)
            } else {
                msg!(
                    wodny_szlak_why_stated,
                    building = building,
                    n = arrived,
                    needs = needs,
                    loads = loads
                )
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
    let heading = msg!(wodny_szlak_line_ports);
    let way = Line::fact("way", route_points(tiles), text, "route-count");
    Line::sum("route", heading.clone(), Some("route"), vec![way]).under(heading)
}

fn stated_route(holding: &Holding) -> Line {
    // One tile joins no two ports.
    let tiles = holding.route.map_or(0, usize::from);
    let tiles = if tiles > 1 { tiles } else { 0 };
    let text = match holding.route {
        None => msg!(wodny_szlak_line_route_open),
        Some(0 | 1) => msg!(app_none),
        Some(n) => msg!(wodny_szlak_line_route_stated, n = n),
    };
    route_line(tiles, text)
}

/// Łąki: 3 points for three fragments, 6 for four.
fn meadows(meadows: &[Meadow]) -> Line {
    let parts = meadows.iter().map(|it| {
        let (cell, corner) = it.at;
        let (cell, corner) = (cell.name(), corner.name());
        let text = match it.fragments {
            3 => msg!(wodny_szlak_line_three, corner = corner, cell = cell),
            _ => msg!(wodny_szlak_line_four, corner = corner, cell = cell),
        };
        Line::fact("meadow", meadow::points(it.fragments), text, "meadow")
    });
    meadow_line(parts.collect())
}

fn stated_meadows(holding: &Holding) -> Line {
    let of = |size: Size, count: Option<u8>| {
        let n = count.filter(|count| *count > 0)?;
        let (each, text) = match size {
            Size::Three => (meadow::points(3), msg!(wodny_szlak_line_threes, n = n)),
            Size::Four => (meadow::points(4), msg!(wodny_szlak_line_fours, n = n)),
        };
        Some(Line::fact("meadow", each * i64::from(n), text, "meadow"))
    };
    let parts = [of(Size::Three, holding.threes), of(Size::Four, holding.fours)];
    meadow_line(parts.into_iter().flatten().collect())
}

fn meadow_line(parts: Vec<Line>) -> Line {
    let text = msg!(wodny_szlak_line_meadows);
    Line::sum("meadows", text.clone(), Some("meadow"), parts).under(text)
}

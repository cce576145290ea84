//! What is to be touched next in Wodny szlak.

use super::super::box_content::BoxContent;
use super::super::controls::{BuildingPart, Control as Part, Mode, StartPart};
use super::super::focus::{Focus, Selected};
use super::super::options::Options;
use super::super::position::{Holding, Name, Position};
use super::super::river::{Cell, Channel, River, Tile, Works, shapes};
use super::start_editor::{self, Draft};
use super::{remembered, unfinished};
use crate::seat::Seat;
use crate::table::Table;

/// `None` when all is said.
pub(crate) fn next(
    table: &Table<Options>,
    position: &Position,
    focus: &Focus,
    known: &BoxContent,
) -> Option<Part> {
    let seat = focus.seat(table);
    let holding = position.seats.get(seat)?;
    let mode = focus.mode(position, seat);
    let own = match mode {
        Mode::River => on_river(position, seat, focus, known),
        Mode::Result | Mode::Buildings => told(holding, seat, mode == Mode::Buildings),
    };
    let helped = of_round(table, position, seat, mode, focus);
    helped.or(own).or_else(|| next_seat(table, position, seat))
}

/// While rounds are counted: who has not placed yet, and the end of the round once all have. What is
/// asked about a river goes before.
fn of_round(
    table: &Table<Options>,
    position: &Position,
    seat: Seat,
    mode: Mode,
    focus: &Focus,
) -> Option<Part> {
    let round = position.round().filter(|_| table.options.round_helper)?;
    let river = &position.seats.get(seat)?.river;
    let lays = mode == Mode::River;
    if lays && (focus.selected(river).is_some() || !position.has_placed(seat, round)) {
        return None;
    }
    let mut waiting = table.present().filter(|seat| !position.has_placed(*seat, round));
    Some(waiting.next().map_or(Part::Round, Part::Placed))
}

/// The next one of whom something is missing.
fn next_seat(table: &Table<Options>, position: &Position, seat: Seat) -> Option<Part> {
    let seats: Vec<Seat> = table.in_turn().collect();
    let after = seats.iter().position(|it| *it == seat).map_or(0, |at| at + 1);
    let mut others = seats.iter().cycle().skip(after).take(seats.len());
    let lacks = |it: &&Seat| **it != seat && !unfinished::is_complete(&position.seats[**it]);
    others.find(lacks).copied().map(Part::Open)
}

fn on_river(position: &Position, seat: Seat, focus: &Focus, known: &BoxContent) -> Option<Part> {
    let river = &position.seats.get(seat)?.river;
    let asked = match focus.selected(river) {
        _ if focus.moving(river).is_some() => Some(Part::River(seat)),
        Some(Selected::Start) => of_start(river, focus, known),
        Some(Selected::Field(cell)) => of_field(position, river, cell, known),
        None => None,
    };
    asked.or_else(|| (!river.is_full()).then_some(Part::River(seat)))
}

fn of_start(river: &River, focus: &Focus, known: &BoxContent) -> Option<Part> {
    let draft = focus.start.over(river);
    draft.question()?;
    let is_untouched = focus.start == Draft::default();
    let remembers = is_untouched && start_editor::remembers(river, &known.starts);
    Some(Part::Start(if remembers { StartPart::Known } else { StartPart::Tile }))
}

fn of_field(position: &Position, river: &River, cell: Cell, known: &BoxContent) -> Option<Part> {
    let Some(tile) = river.tiles.get(&cell) else { return Some(Part::Shape) };
    if !remembered::alike(known, position, tile).is_empty() {
        return Some(Part::Known);
    }
    if let Some(part) = missing(tile) {
        return Some(part);
    }
    let is_open = shapes::is_bare(tile) && !tile.channels().is_empty();
    is_open.then_some(Part::Thing)
}

/// A number or a side that nobody has said.
fn missing(tile: &Tile) -> Option<Part> {
    if let Some((_, bridge)) = tile.buildings().next() {
        if bridge.points.is_none() {
            return Some(Part::Points);
        }
        if bridge.needs.is_none() {
            return Some(Part::Needs);
        }
    }
    let unsaid =
        |it: &&Channel| it.bridge.is_some() && it.loads.iter().any(|load| load.at.is_none());
    tile.channels().iter().find(unsaid)?.first_side().map(Part::Load)
}

fn told(holding: &Holding, seat: Seat, counted: bool) -> Option<Part> {
    if !holding.is_stated() {
        let name = Name { works: Works::Mill, number: 1 };
        return Some(Part::building(seat, name, BuildingPart::Points));
    }
    let loads = holding.buildings.iter().filter(|_| counted).find_map(|(name, it)| {
        let part = match (it.needs, it.arrived) {
            (None, _) => BuildingPart::Needs,
            (_, None) => BuildingPart::Arrived,
            _ => return None,
        };
        Some(Part::building(seat, *name, part))
    });
    loads
        .or_else(|| holding.route.is_none().then_some(Part::Route(seat)))
        .or_else(|| holding.threes.is_none().then_some(Part::Threes(seat)))
        .or_else(|| holding.fours.is_none().then_some(Part::Fours(seat)))
}

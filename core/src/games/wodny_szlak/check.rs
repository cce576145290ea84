//! What may have happened in Wodny szlak, and how a table may stand.

use super::apply::river_after;
use super::event::{Event, Size};
use super::position::{
    Holding, MOST_MEADOWS, MOST_RATINGS, MOST_ROUTE, Name, Position, ROUNDS, Rating, Stated,
};
use super::river::{Cell, River};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

pub(super) fn check(position: &Position, event: &Event) -> Result<(), Refusal> {
    let limit = |fine: bool, text: Message| if fine { Ok(()) } else { Err(Refusal::new(text)) };
    match event {
        Event::Building { name, stated, .. } => limit(
            (1..=Name::MOST).contains(&name.number) && stated.is_none_or(Stated::is_fine),
            msg!(wodny_szlak_refused_building, most = Name::MOST),
        ),
        Event::Route { tiles, .. } => {
            limit(*tiles <= MOST_ROUTE, msg!(wodny_szlak_refused_route, most = MOST_ROUTE))
        }
        Event::Meadows { count, .. } => {
            limit(*count <= MOST_MEADOWS, msg!(wodny_szlak_refused_meadows, most = MOST_MEADOWS))
        }
        Event::Placed { round, .. } | Event::Round { round } => check_round(position, *round),
        Event::Rating { row, rating } => limit(
            (1..=MOST_RATINGS).contains(&usize::from(*row))
                && rating.as_ref().is_none_or(Rating::is_fine),
            msg!(wodny_szlak_refused_rating, most = count_of(MOST_RATINGS)),
        ),
        Event::Ratings { rows } => limit(
            rows.len() <= MOST_RATINGS && rows.iter().all(Rating::is_fine),
            msg!(wodny_szlak_refused_rating, most = count_of(MOST_RATINGS)),
        ),
        Event::Start { seat, .. }
        | Event::Place { seat, .. }
        | Event::Describe { seat, .. }
        | Event::Turn { seat, .. }
        | Event::Move { seat, .. }
        | Event::Remove { seat, .. }
        | Event::Clear { seat } => check_river(&position.seats[*seat].river, event, *seat),
    }
}

fn check_round(position: &Position, round: u8) -> Result<(), Refusal> {
    match position.round() {
        Some(current) if current == round => Ok(()),
        Some(current) => {
            let text = msg!(wodny_szlak_refused_round, round = round, current = current);
            Err(Refusal::by_rule(text, "round"))
        }
        None => Err(Refusal::by_rule(msg!(wodny_szlak_refused_over), "end")),
    }
}

/// Only overlap and a ring are refused; what else is wrong on a river is doubted.
fn check_river(river: &River, event: &Event, seat: Seat) -> Result<(), Refusal> {
    // Where a tile must lie, and where none may.
    let (from, to) = match event {
        Event::Place { cell, .. } => (None, Some(*cell)),
        Event::Move { from, to, .. } => (Some(*from), Some(*to)),
        _ => (event.cell(), None),
    };
    let on_start = |cell: Cell| river.start_fields().contains(&cell);
    if let Some(at) = from.filter(|at| !river.tiles.contains_key(at)) {
        let cell = at.name();
        return Err(Refusal::new(if on_start(at) {
            msg!(wodny_szlak_refused_start_lies, cell = cell, seat = seat)
        } else {
            msg!(wodny_szlak_refused_empty, cell = cell, seat = seat)
        }));
    }
    let refuse = |text: Message, rule: &'static str| Err(Refusal::by_rule(text, rule));
    if let Some(at) = to.filter(|at| to != from && !river.is_free(*at)) {
        let cell = at.name();
        let text = if on_start(at) {
            msg!(wodny_szlak_refused_on_start, cell = cell, seat = seat)
        } else {
            msg!(wodny_szlak_refused_taken, cell = cell, seat = seat)
        };
        return refuse(text, "placing");
    }
    if let Event::Start { turned, .. } = event
        && let Some(cell) = river.start_overlaps(*turned)
    {
        return refuse(msg!(wodny_szlak_refused_start, cell = cell.name(), seat = seat), "placing");
    }
    if river_after(river, event).has_ring() {
        let cell = to.or(from).unwrap_or(Cell::HOME).name();
        return refuse(msg!(wodny_szlak_refused_ring, cell = cell, seat = seat), "ring");
    }
    Ok(())
}

/// Whether a position from outside fits the table: as many seats as there are, and only what the
/// entries could have made.
pub(super) fn check_position<O>(table: &Table<O>, position: &Position) -> Result<(), Refusal> {
    let seats = table.len();
    if position.seats.len() != seats {
        let (seats, came) = (count_of(seats), count_of(position.seats.len()));
        return Err(Refusal::new(msg!(wodny_szlak_refused_seats, seats = seats, came = came)));
    }
    check_rounds(seats, position)?;
    for (row, rating) in &position.ratings {
        check(position, &Event::Rating { row: *row, rating: Some(rating.clone()) })?;
    }
    for (seat, holding) in position.seats.iter() {
        let of_seat =
            |it: Refusal| Refusal::new(msg!(wodny_szlak_refused_of, seat = seat, what = it.text));
        let mut told = told(seat, holding);
        told.try_for_each(|event| check(position, &event)).map_err(of_seat)?;
    }
    position.seats.iter().try_for_each(|(seat, it)| check_laid(seat, &it.river))
}

/// Who has placed, and how many rounds are over.
fn check_rounds(seats: usize, position: &Position) -> Result<(), Refusal> {
    let placed = &position.placed;
    if let Some(seat) = placed.iter().find(|seat| seat.index() >= seats) {
        return Err(Refusal::no_seat(*seat, seats));
    }
    if let Some(at) = (1..placed.len()).find(|at| placed[..*at].contains(&placed[*at])) {
        let text = msg!(wodny_szlak_refused_placed_twice, seat = placed[at]);
        return Err(Refusal::by_rule(text, "round"));
    }
    if position.rounds == ROUNDS && !placed.is_empty() {
        return Err(Refusal::by_rule(msg!(wodny_szlak_refused_over), "end"));
    }
    if position.rounds > ROUNDS {
        let text = msg!(wodny_szlak_refused_rounds, came = position.rounds);
        return Err(Refusal::by_rule(text, "round"));
    }
    Ok(())
}

/// What was told about a seat, as it would have been entered.
fn told(seat: Seat, holding: &Holding) -> impl Iterator<Item = Event> {
    let route = holding.route.map(|tiles| Event::Route { seat, tiles });
    let meadows = [(Size::Three, holding.threes), (Size::Four, holding.fours)];
    let meadows = meadows
        .into_iter()
        .filter_map(move |(size, count)| Some(Event::Meadows { seat, size, count: count? }));
    let buildings = holding.buildings.iter().map(move |(name, stated)| Event::Building {
        seat,
        name: *name,
        stated: Some(*stated),
    });
    route.into_iter().chain(meadows).chain(buildings)
}

fn check_laid(seat: Seat, river: &River) -> Result<(), Refusal> {
    if let Some(cell) = river.start_overlaps(river.turned) {
        let text = msg!(wodny_szlak_refused_on_start, cell = cell.name(), seat = seat);
        return Err(Refusal::by_rule(text, "placing"));
    }
    if river.has_ring() {
        let fields: Vec<Message> = river.ring_tiles().into_iter().map(Cell::name).collect();
        let text = msg!(wodny_szlak_refused_ring_of, seat = seat, fields = Message::and(fields));
        return Err(Refusal::by_rule(text, "ring"));
    }
    Ok(())
}

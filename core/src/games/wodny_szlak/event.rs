//! What happens at a table of Wodny szlak, and what it does to it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::compass::{Cell, Turn};
use super::position::{
    Holding, MOST_MEADOWS, MOST_RATINGS, MOST_ROUTE, Name, Position, Rating, Stated,
};
use super::river::River;
use super::start::Start;
use super::tile::Tile;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::table::count_of;
use crate::text::{Message, msg};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A mill or sawmill that the players tell about without a board; `null` if it is not there.
    Building { seat: Seat, name: Name, stated: Option<Stated> },
    /// The longest way between two ports has so many tiles; 0 for none.
    Route {
        seat: Seat,
        #[schemars(range(max = 60))]
        tiles: u8,
    },
    /// So many meadows of this size.
    Meadows {
        seat: Seat,
        size: Size,
        #[schemars(range(max = 60))]
        count: u8,
    },
    /// Which edges of the start tile carry the river, and how it lies.
    Start { seat: Seat, start: Start, turned: Turn },
    /// This tile, as it lies, is laid on a free field.
    Place { seat: Seat, cell: Cell, tile: Tile },
    /// The tile that lies there is really this one.
    Describe { seat: Seat, cell: Cell, tile: Tile },
    /// The tile that lies there is turned clockwise.
    Turn { seat: Seat, cell: Cell, quarters: Turn },
    /// The tile lies on another field.
    Move { seat: Seat, from: Cell, to: Cell },
    /// No tile lies there.
    Remove { seat: Seat, cell: Cell },
    /// No tile lies on the river any more; its start tile stays.
    Clear { seat: Seat },
    /// Whether a player has placed in this round.
    Placed { seat: Seat, round: u8, placed: bool },
    /// Everybody has placed, passed and drawn.
    Round { round: u8 },
    /// A row of the table of results, or none.
    Rating { row: u8, rating: Option<Rating> },
    /// The whole table of results, as it was remembered.
    Ratings { rows: Vec<Rating> },
}

/// How many fragments a meadow has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Size {
    Three,
    Four,
}

impl Event {
    pub(super) fn seat(&self) -> Option<Seat> {
        match self {
            Self::Building { seat, .. }
            | Self::Route { seat, .. }
            | Self::Meadows { seat, .. }
            | Self::Start { seat, .. }
            | Self::Place { seat, .. }
            | Self::Describe { seat, .. }
            | Self::Turn { seat, .. }
            | Self::Move { seat, .. }
            | Self::Remove { seat, .. }
            | Self::Clear { seat }
            | Self::Placed { seat, .. } => Some(*seat),
            Self::Round { .. } | Self::Rating { .. } | Self::Ratings { .. } => None,
        }
    }

    /// The field whose tile it is about.
    pub(super) fn cell(&self) -> Option<Cell> {
        match self {
            Self::Place { cell, .. }
            | Self::Describe { cell, .. }
            | Self::Turn { cell, .. }
            | Self::Remove { cell, .. }
            | Self::Move { from: cell, .. } => Some(*cell),
            _ => None,
        }
    }
}

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
    let on_start = |cell: Cell| river.start_fields().contains(&cell);
    let free = |cell: Cell| {
        if on_start(cell) {
            let text = msg!(wodny_szlak_refused_on_start, cell = cell.name(), seat = seat);
            return Err(Refusal::by_rule(text, "placing"));
        }
        let text = || msg!(wodny_szlak_refused_taken, cell = cell.name(), seat = seat);
        if river.is_free(cell) { Ok(()) } else { Err(Refusal::by_rule(text(), "placing")) }
    };
    let lying = |cell: Cell| {
        if on_start(cell) {
            let text = msg!(wodny_szlak_refused_start_lies, cell = cell.name(), seat = seat);
            return Err(Refusal::new(text));
        }
        let text = || msg!(wodny_szlak_refused_empty, cell = cell.name(), seat = seat);
        if river.tiles.contains_key(&cell) { Ok(()) } else { Err(Refusal::new(text())) }
    };
    match event {
        Event::Start { turned, .. } => {
            if let Some(cell) = river.start_overlaps(*turned) {
                let text = msg!(wodny_szlak_refused_start, cell = cell.name(), seat = seat);
                return Err(Refusal::by_rule(text, "placing"));
            }
        }
        Event::Place { cell, .. } => free(*cell)?,
        Event::Move { from, to, .. } => {
            lying(*from)?;
            if from != to {
                free(*to)?;
            }
        }
        // What is taken away closes nothing.
        Event::Remove { cell, .. } => return lying(*cell),
        Event::Clear { .. } => return Ok(()),
        _ => event.cell().map_or(Ok(()), lying)?,
    }
    let mut after = river.clone();
    change_river(&mut after, event);
    if after.has_ring() {
        let cell = match event {
            Event::Move { to, .. } => *to,
            _ => event.cell().unwrap_or(Cell::HOME),
        };
        let text = msg!(wodny_szlak_refused_ring, cell = cell.name(), seat = seat);
        return Err(Refusal::by_rule(text, "ring"));
    }
    Ok(())
}

fn change_river(river: &mut River, event: &Event) {
    match event {
        Event::Start { start, turned, .. } => {
            river.start = Some(*start);
            river.turned = *turned;
        }
        Event::Place { cell, tile, .. } | Event::Describe { cell, tile, .. } => {
            river.tiles.insert(*cell, tile.clone());
        }
        Event::Turn { cell, quarters, .. } => {
            if let Some(tile) = river.tiles.get_mut(cell) {
                *tile = tile.turned(*quarters);
            }
        }
        Event::Move { from, to, .. } => {
            if let Some(tile) = river.tiles.remove(from) {
                river.tiles.insert(*to, tile);
            }
        }
        Event::Remove { cell, .. } => {
            river.tiles.remove(cell);
        }
        Event::Clear { .. } => river.tiles.clear(),
        _ => {}
    }
}

pub(super) fn apply(position: &mut Position, event: &Event) {
    match event {
        Event::Round { .. } => {
            position.rounds = position.rounds.saturating_add(1);
            position.placed.clear();
        }
        Event::Rating { row, rating: Some(rating) } => {
            position.ratings.insert(*row, rating.clone());
        }
        Event::Rating { row, rating: None } => {
            position.ratings.remove(row);
        }
        Event::Ratings { rows } => position.ratings = (1..).zip(rows.iter().cloned()).collect(),
        Event::Placed { seat, placed, .. } => {
            position.placed.retain(|other| other != seat);
            if *placed {
                position.placed.push(*seat);
                position.placed.sort_unstable();
            }
        }
        _ => {
            if let Some(seat) = event.seat() {
                change_holding(&mut position.seats[seat], event);
            }
        }
    }
}

fn change_holding(holding: &mut Holding, event: &Event) {
    match event {
        Event::Building { name, stated: Some(stated), .. } => {
            holding.buildings.insert(*name, *stated);
        }
        Event::Building { name, stated: None, .. } => {
            holding.buildings.remove(name);
        }
        Event::Route { tiles, .. } => holding.route = Some(*tiles),
        Event::Meadows { size: Size::Three, count, .. } => holding.threes = Some(*count),
        Event::Meadows { size: Size::Four, count, .. } => holding.fours = Some(*count),
        _ => {
            let mut river = River::clone(&holding.river);
            change_river(&mut river, event);
            holding.river = river.into();
        }
    }
}

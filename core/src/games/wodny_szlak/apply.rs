//! What an event does to the table of Wodny szlak.

use super::event::{Event, Size};
use super::position::{Holding, Position};
use super::river::River;

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
        _ => holding.river = river_after(&holding.river, event).into(),
    }
}

/// The river as an event leaves it.
pub(super) fn river_after(river: &River, event: &Event) -> River {
    let mut river = river.clone();
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
    river
}

//! What happens in Iquazú, in words.

use super::event::{Count, Event, How};
use super::position::{Kind, Position};
use super::wall::{Column, Item, Row};
use crate::game::Told;
use crate::id::Id as _;
use crate::seat::Seat;
use crate::text::{Message, count_of, msg};

pub(super) fn tell(before: &Position, event: &Event) -> Told {
    let of = |what: &str, column: Column| format!("{what}.{}", column.to_id());
    let at = |what: &str, column: Column, row: Row| format!("{what}.{}", (column, row).to_id());
    let seated = |seat: Seat| before.held.get(seat).is_some().then_some(seat);
    let (subject, seat, what) = match event {
        &Event::Place { column, row, item: Item::Gem(seat) } => {
            let what = msg!(iquazu_told_gem, column = column, row = row);
            (at("wall", column, row), seated(seat), what)
        }
        &Event::Place { column, row, item: Item::Drop(_) } => {
            (at("drop", column, row), None, msg!(iquazu_told_drop, column = column, row = row))
        }
        &Event::Take { column, row, .. } => {
            (at("take", column, row), None, msg!(iquazu_told_taken, column = column, row = row))
        }
        &Event::Raise { column, row, .. } => {
            (at("raise", column, row), None, msg!(iquazu_told_raised, column = column, row = row))
        }
        Event::Rock { column, values } => {
            let numbers = values.iter().map(|value| msg!(app_number, n = *value));
            let what = if values.is_empty() {
                msg!(iquazu_told_forgotten, column = *column)
            } else {
                let values = numbers.collect::<Vec<_>>();
                msg!(iquazu_told_rock, column = *column, values = values)
            };
            (of("rock", *column), None, what)
        }
        &Event::Tile { row, kind } => {
            let what = match kind {
                Some(kind) => msg!(iquazu_told_tile, row = row, kind = name_of(kind)),
                None => msg!(iquazu_told_no_tile, row = row),
            };
            (format!("tile.{}", row.to_id()), None, what)
        }
        &Event::Crevices { column, .. } => {
            (of("crevices", column), None, msg!(iquazu_told_crevices, column = column))
        }
        Event::Score { column, how, .. } => {
            (of("score", *column), None, tell_scored(before, *column, how))
        }
        &Event::Tell { column, row, kind } => {
            let seat = before.tile(column, row).map(|(seat, _)| seat);
            let kind = name_of(kind);
            let what = msg!(iquazu_told_kind, column = column, row = row, kind = kind);
            (at("tell", column, row), seat, what)
        }
        &Event::Use { column, row, used } => {
            let tile = before.tile(column, row);
            let kind = name_if_told(tile.and_then(|(_, tile)| tile.kind));
            let what = if used {
                msg!(iquazu_told_used, kind = kind)
            } else {
                msg!(iquazu_told_unused, kind = kind)
            };
            (at("use", column, row), tile.map(|(seat, _)| seat), what)
        }
        Event::Turn => (String::from("turn"), None, msg!(iquazu_told_turn)),
    };
    Told { subject, seat, what, change: None, retells: false }
}

fn tell_scored(before: &Position, column: Column, how: &How) -> Message {
    let seats = before.held.len();
    match how {
        How::Wall => msg!(iquazu_told_scored, column = column),
        How::Counts { seats: counts, .. } => {
            let told = |(seat, count): (Seat, &Count)| match *count {
                Count { gems, lowest: 0 } => msg!(iquazu_told_gems, seat = seat, n = gems),
                Count { gems, lowest } => {
                    msg!(iquazu_told_gems_lowest, seat = seat, n = gems, lowest = lowest)
                }
            };
            let told: Vec<Message> = counts.iter().take(seats).map(told).collect();
            msg!(iquazu_told_scored_counts, column = column, seats = told)
        }
        How::Points { points, .. } => {
            let told = |(seat, n): (Seat, &u16)| msg!(iquazu_told_points, seat = seat, n = *n);
            let told: Vec<Message> = points.iter().take(seats).map(told).collect();
            msg!(iquazu_told_scored_points, column = column, seats = told)
        }
    }
}

pub(super) fn name_of(kind: Kind) -> Message {
    match kind {
        Kind::Points { points } => msg!(iquazu_tile_points, points = points),
        Kind::Cards { cards } => msg!(iquazu_tile_cards, n = cards),
        Kind::AnyColour => msg!(iquazu_tile_any_colour),
        Kind::DoubleMove => msg!(iquazu_tile_double_move),
    }
}

/// As it stands on a tile.
pub(super) fn short_name(kind: Kind) -> Message {
    match kind {
        Kind::Points { points } => msg!(app_signed, points = points),
        Kind::Cards { cards } => msg!(iquazu_short_cards, n = cards),
        Kind::AnyColour => msg!(iquazu_short_any_colour),
        Kind::DoubleMove => msg!(iquazu_short_double_move),
    }
}

pub(super) fn name_if_told(kind: Option<Kind>) -> Message {
    kind.map_or_else(|| msg!(iquazu_tile_unknown), name_of)
}

pub(super) fn name_of_item(item: Item) -> Message {
    match item {
        Item::Gem(seat) => msg!(app_seat, seat = seat),
        Item::Drop(_) => msg!(iquazu_spoken_drop),
    }
}

/// The places on a rock, from 0, as people count them.
pub(super) fn number_of(place: usize) -> i64 {
    count_of(place.saturating_add(1))
}

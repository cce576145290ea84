//! Events of Iquazú in words.

use super::event::{Count, Event, How};
use super::position::{Column, Item, Kind, Position, Row};
use crate::game::Told;
use crate::seat::Seat;
use crate::text::{Message, msg};

pub(super) fn tell(before: &Position, event: &Event) -> Told {
    let of = |what: &str, column: Column| format!("{what}.{}", column.number());
    let at = |what: &str, column: Column, row: Row| {
        format!("{what}.{}.{}", column.number(), row.number())
    };
    let known = |seat: Seat| before.held.get(seat).is_some().then_some(seat);
    let (subject, seat, what) = match event {
        Event::Place { column, row, item: Item::Gem(seat) } => (
            format!("wall.{}.{}", column.number(), row.number()),
            known(*seat),
            msg!(iquazu_told_gem, column = column.number(), row = row.number()),
        ),
        Event::Place { column, row, .. } => (
            at("drop", *column, *row),
            None,
            msg!(iquazu_told_drop, column = column.number(), row = row.number()),
        ),
        Event::Take { column, row, .. } => (
            at("take", *column, *row),
            None,
            msg!(iquazu_told_taken, column = column.number(), row = row.number()),
        ),
        Event::Raise { column, row, .. } => (
            at("raise", *column, *row),
            None,
            msg!(iquazu_told_raised, column = column.number(), row = row.number()),
        ),
        Event::Rock { column, values } if values.is_empty() => {
            (of("rock", *column), None, msg!(iquazu_told_forgotten, column = column.number()))
        }
        Event::Rock { column, values } => {
            let values =
                values.iter().map(|value| msg!(app_number, n = *value)).collect::<Vec<_>>();
            (
                of("rock", *column),
                None,
                msg!(iquazu_told_rock, column = column.number(), values = values),
            )
        }
        Event::Tile { row, kind: Some(kind) } => (
            format!("tile.{}", row.number()),
            None,
            msg!(iquazu_told_tile, row = row.number(), kind = name_of(*kind)),
        ),
        Event::Tile { row, kind: None } => {
            (format!("tile.{}", row.number()), None, msg!(iquazu_told_no_tile, row = row.number()))
        }
        Event::Crevices { column, .. } => {
            (of("crevices", *column), None, msg!(iquazu_told_crevices, column = column.number()))
        }
        Event::Score { column, how, .. } => {
            (of("score", *column), None, tell_scored(before, column.number(), how))
        }
        Event::Tell { column, row, kind } => {
            let seat = before.tile(*column, *row).map(|(seat, _)| seat);
            let (column, row) = (column.number(), row.number());
            let kind = name_of(*kind);
            let what = msg!(iquazu_told_kind, column = column, row = row, kind = kind);
            (format!("tell.{column}.{row}"), seat, what)
        }
        Event::Use { column, row, used } => {
            let tile = before.tile(*column, *row);
            let seat = tile.map(|(seat, _)| seat);
            let kind = tile.and_then(|(_, tile)| tile.kind);
            let kind = kind.map_or_else(|| msg!(iquazu_tile_unknown), name_of);
            let what = if *used {
                msg!(iquazu_told_used, kind = kind)
            } else {
                msg!(iquazu_told_unused, kind = kind)
            };
            (format!("use.{}.{}", column.number(), row.number()), seat, what)
        }
        Event::Turn => (String::from("turn"), None, msg!(iquazu_told_turn)),
    };
    Told { subject, seat, what, change: None, retells: false }
}

fn tell_scored(before: &Position, column: u8, how: &How) -> Message {
    let seats = Seat::all(before.held.len());
    match how {
        How::Wall => msg!(iquazu_told_scored, column = column),
        How::Counts { seats: counts, .. } => {
            let counts = seats.filter_map(|seat| counts.get(seat).map(|count| (seat, *count)));
            let told = |(seat, Count { gems, lowest }): (Seat, Count)| match lowest {
                0 => msg!(iquazu_told_gems, seat = seat, n = gems),
                lowest => msg!(iquazu_told_gems_lowest, seat = seat, n = gems, lowest = lowest),
            };
            let told: Vec<Message> = counts.map(told).collect();
            msg!(iquazu_told_scored_counts, column = column, seats = told)
        }
        How::Points { points, .. } => {
            let points = seats.filter_map(|seat| points.get(seat).map(|points| (seat, *points)));
            let told: Vec<Message> =
                points.map(|(seat, n)| msg!(iquazu_told_points, seat = seat, n = n)).collect();
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

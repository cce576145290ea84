//! What happens in Keltis, in words.

use super::event::Event;
use super::position::{Position, Side, Size, Step, Tile};
use crate::game::Told;
use crate::text::{Message, msg};

pub(super) fn tell(before: &Position, event: &Event) -> Told {
    let seat = event.seat().filter(|seat| before.seats.get(*seat).is_some());
    let side = seat.map(|seat| &before.seats[seat]);
    let number = |number: i64| msg!(app_number, n = number);
    // Before anybody has said anything there is no number, not even 0.
    let unsaid = || msg!(keltis_told_unsaid);
    let (subject, what, change) = match event {
        Event::Figure { path, step, size, tile, .. } => {
            let from = side.map_or(Step::START, |side| side.figures.step(*path));
            let large = match size {
                Some(told) => *told == Size::Large,
                None => side.is_some_and(|side| side.figures.large() == Some(*path)),
            };
            let number = path.number();
            let (what, figure) = if large {
                (msg!(keltis_told_large, path = number), "large")
            } else {
                (msg!(keltis_told_figure, path = number), "small")
            };
            // A tile that was carried out is told by itself, not swallowed by a longer way.
            let (what, subject) = match tile {
                Some(tile) => {
                    let what = msg!(keltis_told_onto, what = what, tile = name_of(*tile));
                    (what, format!("{figure}.{number}.{}", step.number()))
                }
                None => (what, format!("{figure}.{number}")),
            };
            (subject, what, Some((place_of(from), place_of(*step))))
        }
        Event::TilePoints { tile, .. } => {
            let from = side.map_or(0, |side| i64::from(side.track_points()));
            let change = (number(from), number(from + i64::from(tile.points())));
            ("track".to_owned(), msg!(keltis_told_track), Some(change))
        }
        Event::Track { points, .. } => {
            let from = side.filter(|side| side.has_track()).map(Side::track_points);
            let from = from.map_or_else(unsaid, |from| number(i64::from(from)));
            let change = (from, number(i64::from(*points)));
            ("track".to_owned(), msg!(keltis_told_track), Some(change))
        }
        Event::WishStones { count, .. } => {
            let from = side.and_then(|side| side.wish_stones);
            let from = from.map_or_else(unsaid, |from| number(i64::from(from)));
            let change = (from, number(i64::from(*count)));
            ("wish".to_owned(), msg!(keltis_told_wish_stones), Some(change))
        }
        Event::Tile { path, step, tile } => {
            let (number, place) = (path.number(), place_of(*step));
            let what = match tile {
                Some(tile) => {
                    msg!(keltis_told_tile, tile = name_of(*tile), path = number, place = place)
                }
                None => msg!(keltis_told_no_tile, path = number, place = place),
            };
            (format!("tile.{}.{}", path.number(), step.number()), what, None)
        }
        Event::Deck { empty: true } => ("deck".to_owned(), msg!(keltis_told_deck_empty), None),
        Event::Deck { empty: false } => ("deck".to_owned(), msg!(keltis_told_deck_left), None),
    };
    let subject = match seat {
        Some(seat) => format!("{subject}.{}", seat.index()),
        None => subject,
    };
    Told { subject, seat, what, change, retells: false }
}

/// The one way in which a place on a path is named, in sentences, refusals, doubts and the log:
/// its step, as documents count it, and its worth, as the board prints it.
pub(super) fn place_of(step: Step) -> Message {
    if step.is_start() {
        msg!(keltis_start)
    } else {
        msg!(keltis_place, step = step.number(), value = super::score::value(step))
    }
}

pub(super) fn name_of(tile: Tile) -> Message {
    match tile {
        Tile::One | Tile::Two | Tile::Three => msg!(keltis_tile_points, points = tile.points()),
        Tile::Clover => msg!(keltis_tile_clover),
        Tile::WishStone => msg!(keltis_tile_wish_stone),
    }
}

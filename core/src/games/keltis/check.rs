//! What may have happened in Keltis, and how a table may stand.

use super::event::{Event, MOST_TRACK_POINTS, MOST_WISH_STONES};
use super::position::{End, Position, Step};
use super::tell::place_of;
use crate::refusal::Refusal;
use crate::table::{Table, count_of};
use crate::text::msg;

pub(super) fn check(event: &Event) -> Result<(), Refusal> {
    match event {
        Event::TilePoints { tile, .. } if tile.points() == 0 => {
            Err(Refusal::by_rule(msg!(keltis_refused_tile), "tile-points"))
        }
        Event::Track { points, .. } if *points > MOST_TRACK_POINTS => Err(Refusal::new(msg!(
            keltis_refused_track,
            most = MOST_TRACK_POINTS,
            points = *points
        ))),
        Event::WishStones { count, .. } if *count > MOST_WISH_STONES => {
            let text = msg!(keltis_refused_wish_stones, most = MOST_WISH_STONES, n = *count);
            Err(Refusal::by_rule(text, "tile-wish-stone"))
        }
        Event::Tile { step, .. } | Event::Figure { step, tile: Some(_), .. } if step.is_start() => {
            Err(Refusal::new(msg!(keltis_refused_start_tile)))
        }
        _ => Ok(()),
    }
}

/// Whether a position from outside fits the table: as many sides as seats, and only what the
/// entries could have made.
pub(super) fn check_position<O>(table: &Table<O>, position: &Position) -> Result<(), Refusal> {
    let (seats, sides) = (table.len(), position.seats.len());
    if seats != sides {
        return Err(Refusal::new(msg!(
            keltis_refused_sides,
            seats = count_of(seats),
            sides = count_of(sides)
        )));
    }
    for (seat, side) in position.seats.iter() {
        let wish_stones = side.wish_stones.map(|count| Event::WishStones { seat, count });
        let track = side.track.map(|points| Event::Track { seat, points });
        let tiles = side.tiles.iter().map(|tile| Event::TilePoints { seat, tile: *tile });
        for told in wish_stones.into_iter().chain(track).chain(tiles) {
            check(&told)?;
        }
    }
    let carried = position.carried_out.iter().map(|carried| carried.step);
    if position.tiles.iter().map(|laid| laid.step).chain(carried).any(Step::is_start) {
        return Err(Refusal::new(msg!(keltis_refused_start_tile)));
    }
    let stones: Vec<_> = position.tiles.iter().map(|laid| (laid.path, laid.step)).collect();
    if let Some((path, step)) = repeated(&stones) {
        let (path, place) = (path.number(), place_of(step));
        return Err(Refusal::new(msg!(keltis_refused_two_tiles, path = path, place = place)));
    }
    let visits: Vec<_> =
        position.carried_out.iter().map(|laid| (laid.seat, laid.path, laid.step)).collect();
    if let Some((seat, path, step)) = repeated(&visits) {
        let (path, place) = (path.number(), place_of(step));
        let text = msg!(keltis_refused_carried_twice, seat = seat, path = path, place = place);
        return Err(Refusal::new(text));
    }
    let by_end = position.end.and_then(|end| match end {
        End::Goal { seat, .. } => Some(seat),
        End::Deck => None,
    });
    let carried = position.carried_out.iter().map(|carried| carried.seat);
    for seat in carried.chain(position.free_step).chain(by_end) {
        if position.seats.get(seat).is_none() {
            return Err(Refusal::no_seat(seat, seats));
        }
    }
    Ok(())
}

/// What is in a list more than once.
fn repeated<T: Copy + PartialEq>(list: &[T]) -> Option<T> {
    (1..list.len()).find(|index| list[..*index].contains(&list[*index])).map(|index| list[index])
}

//! What an event does to the table of Keltis.

use super::event::{Event, MOST_WISH_STONES};
use super::position::{CarriedOut, End, Position, Tile};

pub(super) fn apply(position: &mut Position, event: &Event) {
    match *event {
        Event::Figure { seat, path, step, size, tile } => {
            let (in_goal, from) = (position.in_goal(), position.seats[seat].figures.step(path));
            position.seats[seat].figures.put(path, step, size);
            position.free_step = None;
            // Where everything is told at the end, the last to be told is not the fifth to arrive.
            let moved = step.follows(from).then_some(End::Goal { seat, path });
            let ends = end_by_goal(position, in_goal, moved);
            if let (Some(tile), false) = (tile, ends) {
                carry_out(position, CarriedOut { seat, path, step, tile });
            }
        }
        Event::TilePoints { seat, tile } => position.seats[seat].tiles.push(tile),
        Event::Track { seat, points } => {
            position.seats[seat].track = Some(points);
            position.seats[seat].tiles.clear();
        }
        Event::WishStones { seat, count } => position.seats[seat].wish_stones = Some(count),
        Event::Tile { path, step, tile } => position.lay_tile(path, step, tile),
        Event::Deck { empty } => {
            position.deck_empty = empty;
            if empty && position.end.is_none() {
                position.end = Some(End::Deck);
            } else if !empty && position.end == Some(End::Deck) {
                position.end = None;
            }
        }
    }
}

/// Einde van het spel: the game ends at once with the fifth figure in the goal area, and the tile
/// it lands on is not carried out. True if it ended with this figure.
fn end_by_goal(position: &mut Position, in_goal_before: usize, moved: Option<End>) -> bool {
    let in_goal = position.in_goal();
    if in_goal >= 5 && in_goal_before < 5 && position.end.is_none() {
        position.end = moved;
        return true;
    }
    if in_goal < 5 && matches!(position.end, Some(End::Goal { .. })) {
        // It was put there by mistake.
        position.end = position.deck_empty.then_some(End::Deck);
    }
    false
}

/// De steenpadfiches: points are scored and the tile stays; a wish stone is taken; a clover
/// allows a free step and stays. A seat comes onto a stone once: a figure that was put back and
/// moved again does not carry its tile out anew.
fn carry_out(position: &mut Position, carried: CarriedOut) {
    let CarriedOut { seat, path, step, tile } = carried;
    let same =
        |earlier: &CarriedOut| (earlier.seat, earlier.path, earlier.step) == (seat, path, step);
    if position.carried_out.iter().any(same) {
        return;
    }
    position.carried_out.push(carried);
    match tile {
        Tile::One | Tile::Two | Tile::Three => position.seats[seat].tiles.push(tile),
        Tile::WishStone => {
            let side = &mut position.seats[seat];
            side.wish_stones = Some((side.wish_stones.unwrap_or(0) + 1).min(MOST_WISH_STONES));
            position.lay_tile(path, step, None);
        }
        Tile::Clover => position.free_step = Some(seat),
    }
}

#[cfg(test)]
mod tests {
    use super::super::check::check;
    use super::*;
    use crate::games::keltis::Step;
    use crate::games::keltis::position::Path;
    use crate::seat::Seat;

    fn seat(index: u8) -> Seat {
        Seat::new(index)
    }

    fn figure(seat_index: u8, path: u8, step: u8, tile: Option<Tile>) -> Event {
        let (path, step) = (path.try_into().expect("a path"), step.try_into().expect("a step"));
        Event::Figure { seat: seat(seat_index), path, step, size: None, tile }
    }

    fn with_four_in_goal() -> Position {
        let mut position = Position::new(2);
        for (seat, path) in [(0, 1), (0, 2), (1, 3), (1, 4)] {
            apply(&mut position, &figure(seat, path, 7, None));
        }
        position
    }

    #[test]
    fn the_game_ends_with_the_fifth_figure_of_any_colours_in_the_goal_area() {
        let mut position = with_four_in_goal();
        assert_eq!(position.end, None);
        apply(&mut position, &figure(0, 5, 6, None));
        apply(&mut position, &figure(0, 5, 7, None));
        let path = Path::try_from(5).expect("a path");
        assert_eq!(position.end, Some(End::Goal { seat: seat(0), path }));
    }

    #[test]
    fn whoever_is_told_last_at_the_end_is_not_taken_for_the_one_who_ended_it() {
        let mut position = with_four_in_goal();
        apply(&mut position, &figure(0, 5, 8, Some(Tile::Three)));
        assert_eq!((position.end, position.in_goal()), (None, 5));
        assert_eq!(position.seats[seat(0)].track_points(), 0, "nothing is carried out");
    }

    #[test]
    fn moves_inside_the_goal_area_do_not_end_the_game() {
        let mut position = with_four_in_goal();
        apply(&mut position, &figure(0, 1, 8, None));
        assert_eq!(position.end, None);
    }

    #[test]
    fn the_tile_under_the_fifth_figure_is_not_counted() {
        let mut position = with_four_in_goal();
        apply(&mut position, &figure(1, 5, 7, Some(Tile::Three)));
        assert_eq!(position.seats[seat(1)].track_points(), 0);
        apply(&mut position, &figure(1, 5, 6, None));
        assert_eq!(position.end, None, "put there by mistake");
    }

    #[test]
    fn a_point_tile_stays_and_a_wish_stone_is_taken() {
        let mut position = Position::new(2);
        let (path, step) = (Path::try_from(1).expect("a path"), Step::try_from(2).expect("a step"));
        apply(&mut position, &Event::Tile { path, step, tile: Some(Tile::Two) });
        apply(&mut position, &figure(0, 1, 2, Some(Tile::Two)));
        apply(&mut position, &figure(1, 1, 2, Some(Tile::Two)));
        assert_eq!(position.seats.map(|_, side| side.track_points()).into_values(), [2, 2]);
        assert_eq!(position.tile(path, step), Some(Tile::Two));
        let (path, step) = (Path::try_from(2).expect("a path"), Step::try_from(1).expect("a step"));
        apply(&mut position, &Event::Tile { path, step, tile: Some(Tile::WishStone) });
        apply(&mut position, &figure(0, 2, 1, Some(Tile::WishStone)));
        assert_eq!(position.seats[seat(0)].wish_stones, Some(1));
        assert_eq!(position.tile(path, step), None);
    }

    #[test]
    fn a_tile_is_carried_out_once_by_a_seat() {
        let mut position = Position::new(2);
        for step in [1, 2, 1, 2] {
            apply(&mut position, &figure(0, 1, step, (step == 2).then_some(Tile::Three)));
        }
        assert_eq!(position.seats[seat(0)].track_points(), 3);
    }

    #[test]
    fn no_tile_lies_on_the_start_stone() {
        assert!(check(&figure(0, 1, 0, Some(Tile::Three))).is_err());
    }

    #[test]
    fn a_clover_allows_a_free_step_until_the_next_figure_moves() {
        let mut position = Position::new(2);
        apply(&mut position, &figure(0, 1, 1, Some(Tile::Clover)));
        assert_eq!(position.free_step, Some(seat(0)));
        apply(&mut position, &figure(0, 1, 2, Some(Tile::Clover)));
        assert_eq!(position.free_step, Some(seat(0)), "chains are allowed");
        apply(&mut position, &figure(0, 2, 1, None));
        assert_eq!(position.free_step, None);
    }

    #[test]
    fn the_game_ends_when_the_last_card_is_drawn() {
        let mut position = Position::new(3);
        apply(&mut position, &Event::Deck { empty: true });
        assert_eq!(position.end, Some(End::Deck));
        apply(&mut position, &Event::Deck { empty: false });
        assert_eq!(position.end, None);
    }
}

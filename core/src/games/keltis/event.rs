//! What happens in Keltis, and what it does to the table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::position::{CarriedOut, End, Path, Position, Size, Step, Tile};
use crate::game::Told;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::text::{Message, msg};

pub(super) const MOST_TRACK_POINTS: u16 = 999;
pub(super) const MOST_WISH_STONES: u8 = 9;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// The seat's figure of this path now stands here.
    Figure {
        seat: Seat,
        path: Path,
        step: Step,
        /// Absent: as it was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        size: Option<Size>,
        /// The tile that it landed on, if it is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tile: Option<Tile>,
    },
    /// A point tile was reached.
    TilePoints { seat: Seat, tile: Tile },
    /// The track shows this many points.
    Track { seat: Seat, points: u16 },
    /// The seat has so many wish stones.
    WishStones { seat: Seat, count: u8 },
    /// This tile lies on this stone, or none does.
    Tile { path: Path, step: Step, tile: Option<Tile> },
    /// Whether the last card of the pile has been drawn.
    Deck { empty: bool },
}

impl Event {
    pub(super) fn seat(&self) -> Option<Seat> {
        match self {
            Self::Figure { seat, .. }
            | Self::TilePoints { seat, .. }
            | Self::Track { seat, .. }
            | Self::WishStones { seat, .. } => Some(*seat),
            Self::Tile { .. } | Self::Deck { .. } => None,
        }
    }
}

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

pub(super) fn apply(position: &mut Position, event: &Event) {
    match *event {
        Event::Figure { seat, path, step, size, tile } => {
            let in_goal = position.in_goal();
            position.seats[seat].figures.put(path, step, size);
            position.free_step = None;
            let ends = end_by_goal(position, in_goal, seat, path);
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
fn end_by_goal(position: &mut Position, in_goal_before: usize, seat: Seat, path: Path) -> bool {
    let in_goal = position.in_goal();
    if in_goal >= 5 && in_goal_before < 5 && position.end.is_none() {
        position.end = Some(End::Goal { seat, path });
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

pub(super) fn tell(before: &Position, event: &Event) -> Told {
    let seat = event.seat().filter(|seat| before.seats.get(*seat).is_some());
    let side = seat.map(|seat| &before.seats[seat]);
    let number = |number: i64| msg!(keltis_number, n = number);
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
            let from = side.map_or(0, |side| i64::from(side.track_points()));
            let change = (number(from), number(i64::from(*points)));
            ("track".to_owned(), msg!(keltis_told_track), Some(change))
        }
        Event::WishStones { count, .. } => {
            let from = side.and_then(|side| side.wish_stones).unwrap_or(0);
            let change = (number(i64::from(from)), number(i64::from(*count)));
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

#[cfg(test)]
mod tests {
    use super::*;

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
        apply(&mut position, &figure(0, 5, 7, None));
        assert!(matches!(position.end, Some(End::Goal { .. })));
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

//! What cannot be true on a real table of Keltis. Nothing here blocks anything.

use std::collections::BTreeSet;

use super::controls::Control;
use super::position::{Path, Position, Side, Step, Tile};
use super::tell::place_of;
use crate::game::Doubt;
use crate::id::Id as _;
use crate::seat::Seat;
use crate::table::count_of;
use crate::text::msg;

/// All point tiles of the box together: 2×1, 3×2, 2×3.
pub(super) const ALL_TILE_POINTS: u32 = 14;
const WISH_STONES: u32 = 9;
/// Four players: 78 cards in rows and 36 clover steps.
const MOST_STEPS_OF_FOUR: u32 = 114;
/// From so many tiles on, the players are taken to have entered them all.
const TILES_ENTERED: usize = 20;

pub(super) fn doubts(position: &Position) -> Vec<Doubt> {
    let mut doubts = Vec::new();
    too_many_wish_stones(position, &mut doubts);
    goal_area(position, &mut doubts);
    for (seat, side) in position.seats.iter() {
        large_figure(seat, side, &mut doubts);
        too_many_tile_points(seat, side, &mut doubts);
    }
    more_than_was_reached(position, &mut doubts);
    too_many_steps(position, &mut doubts);
    tiles(position, &mut doubts);
    doubts
}

fn wish_stones(side: &Side) -> u32 {
    u32::from(side.wish_stones.unwrap_or(0))
}

fn too_many_wish_stones(position: &Position, doubts: &mut Vec<Doubt>) {
    let all: u32 = position.seats.values().map(wish_stones).sum();
    if all > WISH_STONES
        && let Some((seat, _)) = position.seats.iter().max_by_key(|(_, side)| wish_stones(side))
    {
        doubts.push(
            Doubt::at(
                "wish-stones",
                msg!(keltis_doubt_wish_stones, n = all),
                Control::WishStones(seat),
            )
            .rule("tile-wish-stone"),
        );
    }
}

/// The game ends at once with the fifth figure, which has just stepped onto the first row of the
/// goal area.
fn goal_area(position: &Position, doubts: &mut Vec<Doubt>) {
    let in_goal = position.in_goal();
    let steps = position.seats.values().flat_map(|side| side.figures.on_paths());
    let first_row =
        steps.filter(|figure| figure.step.number() == super::position::FIRST_GOAL_STEP).count();
    if in_goal > 5 {
        doubts.push(
            Doubt::at(
                "goal-full",
                msg!(keltis_doubt_goal_full, n = count_of(in_goal)),
                Control::Board,
            )
            .rule("end-goal"),
        );
    }
    if in_goal == 5 && first_row == 0 {
        doubts.push(
            Doubt::at("goal-entry", msg!(keltis_doubt_goal_entry), Control::Board).rule("end-goal"),
        );
    }
    if in_goal >= 5 && position.deck_empty {
        doubts.push(
            Doubt::at("two-ends", msg!(keltis_doubt_two_ends), Control::Deck).rule("end-deck"),
        );
    }
}

fn large_figure(seat: Seat, side: &Side, doubts: &mut Vec<Doubt>) {
    match side.figures.large() {
        Some(path) if side.figures.step(path).is_start() => {
            let text = msg!(keltis_doubt_large_at_start, seat = seat, path = path.number());
            doubts.push(Doubt::at("large-at-start", text, Control::Board).rule("first-card"));
        }
        None if side.figures.on_paths().count() == 5 => {
            doubts.push(
                Doubt::at("no-large", msg!(keltis_doubt_no_large, seat = seat), Control::Board)
                    .rule("setup-figures"),
            );
        }
        _ => {}
    }
}

/// A seat's figures pass each stone once, so it gets each point tile at most once.
fn too_many_tile_points(seat: Seat, side: &Side, doubts: &mut Vec<Doubt>) {
    let points = side.track_points();
    if points > ALL_TILE_POINTS {
        let text = msg!(keltis_doubt_tile_points, seat = seat, points = points);
        doubts.push(Doubt::at("tile-points", text, Control::Track(seat)).rule("tile-points"));
    }
}

/// Wish stones and point tiles lie on different stones: a group of seats cannot have more of them
/// than the distinct stones that their figures have reached. Every such group is named that has no
/// smaller one in it.
fn more_than_was_reached(position: &Position, doubts: &mut Vec<Doubt>) {
    let count = position.seats.len().min(4);
    let mut groups: Vec<Vec<Seat>> = (1_u8..1 << count)
        .map(|bits| Seat::all(count).filter(|seat| bits >> seat.index() & 1 == 1).collect())
        .collect();
    groups.sort_by_key(Vec::len);
    let mut named: Vec<Vec<Seat>> = Vec::new();
    for group in groups {
        let (has, most) = (taken(position, &group), reached(position, &group));
        let has_smaller = |smaller: &Vec<Seat>| smaller.iter().all(|seat| group.contains(seat));
        if has <= most || named.iter().any(has_smaller) {
            continue;
        }
        let control = if wish_stones(&position.seats[group[0]]) > 0 {
            Control::WishStones(group[0])
        } else {
            Control::Track(group[0])
        };
        let text = msg!(keltis_doubt_not_reached, seats = group.clone(), has = has, most = most);
        doubts.push(Doubt::at("not-reached", text, control).rule("tile-wish-stone"));
        named.push(group);
    }
}

/// Wish stones of the group, and the point tiles that its best seat needs at least.
fn taken(position: &Position, group: &[Seat]) -> u32 {
    let wishes: u32 = group.iter().map(|seat| wish_stones(&position.seats[*seat])).sum();
    let needed = group.iter().map(|seat| fewest_tiles(position.seats[*seat].track_points())).max();
    wishes + needed.unwrap_or(0)
}

fn reached(position: &Position, group: &[Seat]) -> u32 {
    let furthest = |path: Path| {
        group.iter().map(|seat| position.seats[*seat].figures.step(path).number()).max()
    };
    Path::all().filter_map(furthest).map(u32::from).sum()
}

/// The fewest point tiles of the box that make so many points.
fn fewest_tiles(points: u32) -> u32 {
    let mut left = points.min(ALL_TILE_POINTS);
    let mut tiles = 0;
    for value in [3, 3, 2, 2, 2, 1, 1] {
        if left == 0 {
            break;
        }
        left = left.saturating_sub(value);
        tiles += 1;
    }
    tiles
}

fn too_many_steps(position: &Position, doubts: &mut Vec<Doubt>) {
    let figures = position.seats.values().flat_map(|side| side.figures.on_paths());
    let steps: u32 = figures.map(|figure| u32::from(figure.step.number())).sum();
    if position.seats.len() == 4 && steps > MOST_STEPS_OF_FOUR {
        doubts.push(
            Doubt::at(
                "steps",
                msg!(keltis_doubt_steps, n = steps, most = MOST_STEPS_OF_FOUR),
                Control::Board,
            )
            .rule("setup-cards"),
        );
    }
}

/// Only where the players tell us which tile lies where.
fn tiles(position: &Position, doubts: &mut Vec<Doubt>) {
    let taken_wishes = position.carried_out.iter().filter(|laid| laid.tile == Tile::WishStone);
    let told = position.tiles.len() + taken_wishes.clone().count();
    for tile in Tile::ALL {
        let lying = position.tiles.iter().filter(|laid| laid.tile == tile).count();
        let taken = if tile == Tile::WishStone { taken_wishes.clone().count() } else { 0 };
        if lying + taken > tile.in_box() {
            let (n, most) = (count_of(lying + taken), count_of(tile.in_box()));
            let text =
                msg!(keltis_doubt_tile_kind, tile = super::tell::name_of(tile), n = n, most = most);
            doubts.push(Doubt::at("tile-kind", text, "tiles").rule("setup-tiles"));
        }
    }
    let mut changed = BTreeSet::new();
    for (at, laid) in position.carried_out.iter().enumerate() {
        let now = position.tile(laid.path, laid.step);
        let lies_another = laid.tile != Tile::WishStone && now.is_some_and(|now| now != laid.tile);
        let was_another = position.carried_out[..at].iter().any(|earlier| {
            (earlier.path, earlier.step) == (laid.path, laid.step) && earlier.tile != laid.tile
        });
        if (lies_another || was_another) && changed.insert((laid.path, laid.step)) {
            let (path, place) = (laid.path.number(), place_of(laid.step));
            let text = msg!(keltis_doubt_tile_changed, path = path, place = place);
            doubts.push(
                Doubt::at("tile-changed", text, Control::Board)
                    .rule("tile-points")
                    .on_cell((laid.path, laid.step).to_id()),
            );
        }
    }
    if told >= TILES_ENTERED {
        end_stones(position, doubts);
    }
    fewer_points_than_tiles(position, doubts);
}

/// Every end stone gets a tile at the set-up.
fn end_stones(position: &Position, doubts: &mut Vec<Doubt>) {
    let Ok(end) = Step::try_from(super::position::LAST_STEP) else {
        return;
    };
    for path in Path::all() {
        let visited = position.seats.values().any(|side| side.figures.step(path) == end);
        let laid = position.tiles.iter().map(|laid| (laid.path, laid.step));
        let carried = position.carried_out.iter().map(|carried| (carried.path, carried.step));
        let known = laid.chain(carried).any(|stone| stone == (path, end));
        if visited && !known {
            let text = msg!(keltis_doubt_end_stone, path = path.number(), place = place_of(end));
            doubts.push(
                Doubt::at("end-stone", text, Control::Board)
                    .rule("setup-tiles")
                    .on_cell((path, end).to_id()),
            );
        }
    }
}

/// Soft: a tile may be passed by without being carried out.
fn fewer_points_than_tiles(position: &Position, doubts: &mut Vec<Doubt>) {
    for (seat, side) in position.seats.iter() {
        let last = match position.end {
            Some(super::position::End::Goal { seat: by, path }) if by == seat => {
                Some((path, side.figures.step(path)))
            }
            _ => None,
        };
        let passed = position.tiles.iter().filter(|laid| {
            side.figures.step(laid.path) >= laid.step && Some((laid.path, laid.step)) != last
        });
        let points: u32 = passed.map(|laid| u32::from(laid.tile.points())).sum();
        if side.track_points() < points {
            let text = msg!(
                keltis_doubt_few_points,
                seat = seat,
                points = side.track_points(),
                passed = points
            );
            doubts.push(
                Doubt::at("few-points", text, Control::Track(seat)).rule("tile-points").soft(),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::position::{CarriedOut, Size};
    use super::*;

    fn path(number: u8) -> Path {
        number.try_into().expect("a path")
    }

    fn step(number: u8) -> Step {
        number.try_into().expect("a step")
    }

    fn seat(index: u8) -> Seat {
        Seat::new(index)
    }

    /// Four seats with these steps on the five paths, the first figure of each large.
    fn table(sides: [[u8; 5]; 4]) -> Position {
        let mut position = Position::new(4);
        for (index, steps) in sides.into_iter().enumerate() {
            let side = &mut position.seats[seat(u8::try_from(index).expect("four"))];
            for (number, at) in (1..).zip(steps) {
                side.figures.put(path(number), step(at), (number == 1).then_some(Size::Large));
            }
        }
        position
    }

    fn kinds(position: &Position) -> Vec<String> {
        doubts(position).into_iter().map(|doubt| doubt.kind).collect()
    }

    const FAR: [[u8; 5]; 4] = [[6, 6, 6, 6, 6], [5, 5, 5, 5, 5], [4, 4, 4, 4, 4], [4, 4, 4, 4, 4]];

    #[test]
    fn a_fine_table_has_no_doubts() {
        assert_eq!(kinds(&Position::new(2)), Vec::<&str>::new());
        assert_eq!(kinds(&table(FAR)), Vec::<&str>::new());
    }

    #[test]
    fn more_than_nine_wish_stones_in_all() {
        let mut position = table(FAR);
        position.seats[seat(0)].wish_stones = Some(5);
        position.seats[seat(1)].wish_stones = Some(4);
        assert_eq!(kinds(&position), Vec::<&str>::new());
        position.seats[seat(1)].wish_stones = Some(5);
        assert_eq!(kinds(&position), ["wish-stones"]);
    }

    #[test]
    fn more_than_five_figures_in_the_goal() {
        assert_eq!(
            kinds(&table([[7, 7, 7, 7, 7], [7, 0, 0, 0, 0], [0; 5], [0; 5]])),
            ["goal-full"]
        );
    }

    #[test]
    fn the_fifth_in_the_goal_stands_on_its_first_row() {
        assert_eq!(kinds(&table([[8, 8, 8, 8, 9], [0; 5], [0; 5], [0; 5]])), ["goal-entry"]);
        assert_eq!(kinds(&table([[8, 8, 8, 8, 7], [0; 5], [0; 5], [0; 5]])), Vec::<&str>::new());
    }

    #[test]
    fn five_in_the_goal_and_the_pile_empty() {
        let mut position = table([[7, 7, 7, 7, 7], [0; 5], [0; 5], [0; 5]]);
        position.deck_empty = true;
        assert_eq!(kinds(&position), ["two-ends"]);
    }

    #[test]
    fn the_large_figure_is_on_a_path_or_at_the_start() {
        let mut position = Position::new(2);
        let figures = r#"[{"path": 2, "step": 0, "large": true}]"#;
        position.seats[seat(0)].figures = serde_json::from_str(figures).expect("figures");
        assert_eq!(kinds(&position), ["large-at-start"]);
    }

    #[test]
    fn five_figures_out_and_none_of_them_large() {
        let mut position = table(FAR);
        position.seats[seat(2)].figures.put(path(1), step(4), Some(Size::Small));
        assert_eq!(kinds(&position), ["no-large"]);
    }

    #[test]
    fn more_tile_points_than_all_tiles_together() {
        let mut position = table(FAR);
        position.seats[seat(0)].track = Some(14);
        assert_eq!(kinds(&position), Vec::<&str>::new());
        position.seats[seat(0)].track = Some(15);
        assert_eq!(kinds(&position), ["tile-points"]);
    }

    #[test]
    fn no_seat_and_no_group_has_more_than_it_reached() {
        let mut position = Position::new(2);
        position.seats[seat(0)].figures.put(path(1), step(2), Some(Size::Large));
        position.seats[seat(0)].wish_stones = Some(2);
        assert_eq!(kinds(&position), Vec::<&str>::new());
        position.seats[seat(0)].tiles.push(Tile::One);
        assert_eq!(kinds(&position), ["not-reached"]);
        position.seats[seat(0)].tiles.clear();
        position.seats[seat(1)].figures.put(path(1), step(1), None);
        position.seats[seat(1)].wish_stones = Some(1);
        assert_eq!(kinds(&position), ["not-reached"], "both on the same two stones");
    }

    #[test]
    fn fewest_tiles_takes_the_dearest_first() {
        let counts: Vec<u32> =
            [0, 1, 3, 4, 6, 7, 12, 13, 14].into_iter().map(fewest_tiles).collect();
        assert_eq!(counts, [0, 1, 1, 2, 2, 3, 5, 6, 7]);
    }

    #[test]
    fn four_players_cannot_make_more_than_114_steps() {
        let far = [[6, 6, 6, 6, 6], [6, 6, 6, 6, 6], [6, 6, 6, 6, 6], [6, 6, 6, 6, 0]];
        assert_eq!(kinds(&table(far)), Vec::<&str>::new());
        let further = [[6, 6, 6, 6, 6], [6, 6, 6, 6, 6], [6, 6, 6, 6, 6], [6, 6, 6, 6, 1]];
        assert_eq!(kinds(&table(further)), ["steps"]);
    }

    #[test]
    fn no_more_of_a_tile_than_the_box_holds() {
        let mut position = Position::new(2);
        for number in 1..=3 {
            position.lay_tile(path(number), step(4), Some(Tile::Three));
        }
        assert_eq!(kinds(&position), ["tile-kind"]);
    }

    #[test]
    fn a_tile_that_was_carried_out_stays_what_it_was() {
        let mut position = Position::new(2);
        let carried = CarriedOut { seat: seat(0), path: path(1), step: step(4), tile: Tile::Two };
        position.carried_out.push(carried);
        position.lay_tile(path(1), step(4), Some(Tile::Clover));
        assert_eq!(kinds(&position), ["tile-changed"]);
    }

    #[test]
    fn with_the_tiles_entered_end_stones_and_points_are_looked_at() {
        let mut position = table([[9, 0, 0, 0, 0], [0; 5], [0; 5], [0; 5]]);
        let kinds_of = [(Tile::WishStone, 9), (Tile::Clover, 9), (Tile::Two, 3)];
        let tiles = kinds_of.into_iter().flat_map(|(tile, count)| std::iter::repeat_n(tile, count));
        let stones = Path::all().flat_map(|path| (2..=6).map(move |number| (path, step(number))));
        for ((path, step), tile) in stones.zip(tiles) {
            position.lay_tile(path, step, Some(tile));
        }
        assert_eq!(kinds(&position), ["end-stone"]);
        position.lay_tile(path(1), step(9), Some(Tile::Three));
        position.end = None;
        assert_eq!(kinds(&position), ["few-points"]);
        assert!(doubts(&position)[0].soft);
    }
}

//! Waardering: what everything is worth at the end.

use super::position::{Figure, Position, Side, Step};
use super::tell::place_of;
use crate::score::{Line, Score, on_the_track};
use crate::seat::Seat;
use crate::table::Table;
use crate::text::msg;

/// The numbers beside the paths, from the start stone (0) to the end stone.
const ROW_VALUES: [i64; 10] = [0, -4, -3, -2, 1, 2, 3, 6, 7, 10];

/// Wensstenen: what 0, 1, 2, 3, 4, and 5 or more are worth.
const WISH_STONE_POINTS: [i64; 6] = [-4, -3, 2, 3, 6, 10];
/// From so many on they are worth the same.
pub(super) const MANY_WISH_STONES: u8 = 5;

/// The score track has this many fields; after the last it goes on from 1.
pub(super) const TRACK_FIELDS: i64 = 50;

/// What a figure on this step is worth; figures on the start stone give nothing.
pub(super) fn value(step: Step) -> i64 {
    ROW_VALUES[usize::from(step.number())]
}

/// The large figure counts double, pluses and minuses alike.
pub(super) fn figure_points(figure: Figure) -> i64 {
    let value = value(figure.step);
    if figure.large { 2 * value } else { value }
}

pub(super) fn wish_stone_points(count: u8) -> i64 {
    WISH_STONE_POINTS[usize::from(count.min(MANY_WISH_STONES))]
}

/// Bij een gelijke stand zijn er meerdere winnaars: there is no tie-break.
pub(super) fn score<O>(table: &Table<O>, position: &Position) -> Score {
    let totals = position.seats.map(total);
    let mut score = Score::ranked(table, totals, &[]);
    for seat in position.seats.seats() {
        let total = score.seats[seat].total.points();
        score.seats[seat].notes.push(on_the_track(total, TRACK_FIELDS));
    }
    score
}

fn total(seat: Seat, side: &Side) -> Line {
    Line::sum(
        "total",
        msg!(app_total_of, seat = seat),
        None,
        vec![track(side), figures(side), wish_stones(side)],
    )
}

/// Points that were moved on the track during the game.
fn track(side: &Side) -> Line {
    let mut parts = Vec::new();
    if let Some(read) = side.track {
        parts.push(Line::stated("track-read", i64::from(read), msg!(keltis_line_track_read)));
    }
    for tile in &side.tiles {
        let text = msg!(keltis_line_tile, points = tile.points());
        parts.push(Line::fact("tile", i64::from(tile.points()), text, "tile-points"));
    }
    Line::sum("track", msg!(keltis_line_track), Some("tile-points"), parts)
        .under(msg!(keltis_line_track))
}

fn figures(side: &Side) -> Line {
    let parts: Vec<Line> = side.figures.on_paths().map(figure).collect();
    Line::sum("figures", msg!(keltis_line_figures), Some("figure-values"), parts)
        .under(msg!(keltis_line_figures))
}

fn figure(figure: Figure) -> Line {
    let (path, place) = (figure.path.number(), place_of(figure.step));
    if figure.large {
        Line::fact(
            "large-figure",
            figure_points(figure),
            msg!(keltis_line_large, path = path, place = place),
            "large-figure",
        )
    } else {
        Line::fact(
            "figure",
            value(figure.step),
            msg!(keltis_line_figure, path = path, place = place),
            "figure-values",
        )
    }
}

fn wish_stones(side: &Side) -> Line {
    let count = side.wish_stones.unwrap_or(0);
    let text = match count {
        0 => msg!(keltis_line_no_wish_stone),
        1..=4 => msg!(keltis_line_wish_stones, n = count),
        _ => msg!(keltis_line_many_wish_stones),
    };
    Line::fact("wish-stones", wish_stone_points(count), text, "wish-stone-table")
        .under(msg!(keltis_wish_stones))
}

#[cfg(test)]
mod tests {
    use super::super::position::{Figures, Path, Size};
    use super::*;

    fn at(path: u8, step: u8) -> (Path, Step) {
        (path.try_into().expect("a path"), step.try_into().expect("a step"))
    }

    fn side(steps: &[u8], large: Option<usize>) -> Side {
        let mut figures = Figures::default();
        for (index, (number, step)) in (1..).zip(steps).enumerate() {
            let (path, step) = at(number, *step);
            figures.put(path, step, (large == Some(index)).then_some(Size::Large));
        }
        Side { figures, ..Side::default() }
    }

    #[test]
    fn the_first_three_rows_are_negative_and_the_goal_area_is_worth_6_7_and_10() {
        let values: Vec<i64> = Step::stones().map(value).collect();
        assert_eq!(values, [-4, -3, -2, 1, 2, 3, 6, 7, 10]);
    }

    #[test]
    fn figures_on_the_start_stone_give_nothing() {
        assert_eq!(figures(&side(&[], None)).points(), 0);
    }

    #[test]
    fn the_large_figure_counts_double_pluses_and_minuses_alike() {
        assert_eq!(figures(&side(&[9], Some(0))).points(), 20);
        assert_eq!(figures(&side(&[1], Some(0))).points(), -8);
    }

    #[test]
    fn wish_stones_follow_the_printed_table() {
        let points: Vec<i64> = (0..=9).map(wish_stone_points).collect();
        assert_eq!(points, [-4, -3, 2, 3, 6, 10, 10, 10, 10, 10]);
    }

    #[test]
    fn the_worked_example_gives_28() {
        let mut side = side(&[9, 6, 1, 7], Some(3));
        side.track = Some(5);
        side.wish_stones = Some(2);
        let total = total(Seat::new(0), &side);
        assert_eq!(total.points(), 28);
        let lines: Vec<i64> = total.parts().iter().map(Line::points).collect();
        assert_eq!(lines, [5, 21, 2]);
    }

    #[test]
    fn over_50_the_marker_goes_on_from_1() {
        assert_eq!(on_the_track(50, TRACK_FIELDS), msg!(app_track_field, field = 50));
        assert_eq!(on_the_track(51, TRACK_FIELDS), msg!(app_track_lap, field = 1, added = 50));
        assert_eq!(on_the_track(101, TRACK_FIELDS), msg!(app_track_lap, field = 1, added = 100));
        assert_eq!(on_the_track(0, TRACK_FIELDS), msg!(app_track_none));
        assert_eq!(on_the_track(-7, TRACK_FIELDS), msg!(app_track_none));
    }

    #[test]
    fn a_tie_has_several_winners() {
        let table = Table::new(3, &[], ());
        let mut position = Position::new(3);
        position.seats[Seat::new(2)].track = Some(0);
        position.seats[Seat::new(0)].track = Some(3);
        position.seats[Seat::new(1)].track = Some(3);
        let score = score(&table, &position);
        assert_eq!(score.winners(), [Seat::new(0), Seat::new(1)]);
        assert_eq!(score.seats.map(|_, seat| seat.rank).into_values(), [Some(1), Some(1), Some(3)]);
        assert!(score.tie_breaks.is_empty());
    }
}

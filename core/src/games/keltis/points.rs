//! What gives how many points in Keltis, on one page.

use super::position::{Figure, Path, Step, Tile};
use super::score::{MANY_WISH_STONES, figure_points, value, wish_stone_points};
use crate::rules::PointsSection;
use crate::text::{Message, msg};

pub(super) fn points_page() -> Vec<PointsSection> {
    vec![figures(), wish_stones(), tiles()]
}

/// From the end stone down, as the board shows them.
fn figures() -> PointsSection {
    let row = |step: Step| {
        let large = figure_points(Figure { path: Path::all().next()?, step, large: true });
        let what = msg!(keltis_points_step, step = step.number());
        Some((what, msg!(keltis_points_figure, small = value(step), large = large)))
    };
    let mut rows: Vec<(Message, Message)> = Step::stones().rev().filter_map(row).collect();
    rows.push((msg!(keltis_points_start), msg!(app_number, n = value(Step::START))));
    PointsSection::new(msg!(keltis_points_figures), "figure-values", rows)
}

fn wish_stones() -> PointsSection {
    let row = |count: u8| {
        let what = match count {
            MANY_WISH_STONES => msg!(keltis_points_many, n = count),
            _ => msg!(app_number, n = count),
        };
        (what, msg!(app_signed, points = wish_stone_points(count)))
    };
    let rows = (0..=MANY_WISH_STONES).map(row).collect();
    PointsSection::new(msg!(keltis_points_wish_stones), "wish-stone-table", rows)
}

fn tiles() -> PointsSection {
    let points = Tile::ALL.into_iter().map(Tile::points).filter(|points| *points > 0);
    let points: Vec<Message> = points.map(|points| msg!(app_signed, points = points)).collect();
    let rows = vec![(msg!(keltis_points_tile), msg!(app_list, parts = points))];
    PointsSection::new(msg!(keltis_points_tiles), "tile-points", rows)
}

#[cfg(test)]
mod tests {
    use super::super::position::{Position, Side, Size};
    use super::super::score::score;
    use super::*;
    use crate::seat::Seat;
    use crate::table::Table;

    /// What is scored for a side, by the kind of the line.
    fn scored(side: Side, kind: usize) -> i64 {
        let table = Table::new(2, &[], ());
        let mut position = Position::new(2);
        position.seats[Seat::new(0)] = side;
        score(&table, &position).seats[Seat::new(0)].total.parts()[kind].points()
    }

    const TRACK: usize = 0;
    const FIGURES: usize = 1;
    const WISH_STONES: usize = 2;

    #[test]
    fn every_row_of_figures_is_what_such_a_figure_scores() {
        let path = Path::all().next().expect("a path");
        let with = |step: Step, size: Size| {
            let mut side = Side::default();
            side.figures.put(path, step, Some(size));
            scored(side, FIGURES)
        };
        let rows = figures().rows;
        assert_eq!(rows.len(), 10);
        for (row, step) in rows.iter().zip(Step::stones().rev()) {
            let (small, large) = (with(step, Size::Small), with(step, Size::Large));
            assert_eq!(row.points, msg!(keltis_points_figure, small = small, large = large));
        }
        assert_eq!(rows[9].points, msg!(app_number, n = scored(Side::default(), FIGURES)));
    }

    #[test]
    fn every_row_of_wish_stones_is_what_so_many_score() {
        let with = |count: u8| {
            let side = Side { wish_stones: Some(count), ..Side::default() };
            scored(side, WISH_STONES)
        };
        let rows = wish_stones().rows;
        assert_eq!(rows.len(), 6);
        for (row, count) in rows.iter().zip(0..) {
            assert_eq!(row.points, msg!(app_signed, points = with(count)));
        }
        assert_eq!(with(MANY_WISH_STONES), with(9), "more are worth no more");
    }

    #[test]
    fn the_row_of_tiles_is_what_each_scores() {
        let with = |tile: Tile| scored(Side { tiles: vec![tile], ..Side::default() }, TRACK);
        let points: Vec<Message> = [Tile::One, Tile::Two, Tile::Three]
            .map(|tile| msg!(app_signed, points = with(tile)))
            .into();
        assert_eq!(tiles().rows[0].points, msg!(app_list, parts = points));
    }
}

//! What gives how many points in Iquazú, on one page. The numbers of the rocks and tiles are not in
//! the rulebook, so the page says which of them a place gets.

use super::options::Options;
use super::position::Position;
use super::score::{TRACK_FIELDS, places};
use super::wall::ROWS;
use crate::rules::PointsSection;
use crate::table::Table;
use crate::text::msg;

pub(super) fn points_page(options: Options) -> Vec<PointsSection> {
    vec![rocks(), tiles(), ties(), when(options), track()]
}

/// The fewest players at whose table a rock has a number for this place, counted from 0.
fn players_for(place: usize) -> Option<usize> {
    (2..=4).find(|players| place < places(*players))
}

fn rocks() -> PointsSection {
    let next = |place: usize| {
        let players = players_for(place).and_then(|players| u32::try_from(players).ok());
        msg!(iquazu_points_next, players = players.unwrap_or(0))
    };
    let rows = vec![
        (msg!(iquazu_points_most), msg!(iquazu_points_highest)),
        (msg!(iquazu_points_second), next(1)),
        (msg!(iquazu_points_third), next(2)),
        (msg!(iquazu_points_last), msg!(app_number, n = 0)),
    ];
    PointsSection::new(msg!(iquazu_points_rock), "rock-points", rows)
}

fn tiles() -> PointsSection {
    let rows = vec![
        (msg!(iquazu_points_tile_points), msg!(iquazu_points_tile_points_gives)),
        (msg!(iquazu_points_tile_other), msg!(app_number, n = 0)),
    ];
    PointsSection::new(msg!(iquazu_points_tiles), "tile-kinds", rows)
}

fn ties() -> PointsSection {
    let rows = vec![
        (msg!(iquazu_points_level_column), msg!(iquazu_points_level_column_by)),
        (msg!(iquazu_points_level_row), msg!(iquazu_points_level_row_by)),
    ];
    PointsSection::new(msg!(iquazu_points_level), "rock-ties", rows)
}

fn when(options: Options) -> PointsSection {
    let number = |count: usize| u32::try_from(count).unwrap_or(0);
    let position = Position::new(&Table::new(2, &[], options));
    let (columns, with_tiles) = (position.columns(), position.with_tiles());
    let (first, last) = (number(with_tiles + 1), number(columns));
    let rows = vec![
        (
            msg!(iquazu_points_full, last = number(with_tiles)),
            msg!(iquazu_points_full_gives, tiles = number(ROWS)),
        ),
        (msg!(iquazu_points_end, first = first, last = last), msg!(iquazu_points_end_gives)),
    ];
    PointsSection::new(msg!(iquazu_points_when), "end", rows)
}

fn track() -> PointsSection {
    let past = msg!(iquazu_points_past, fields = TRACK_FIELDS);
    let rows = vec![(past, msg!(iquazu_points_past_gives, fields = TRACK_FIELDS))];
    PointsSection::new(msg!(iquazu_points_track), "track", rows)
}

#[cfg(test)]
mod tests {
    use super::super::event::{Event, How};
    use super::super::position::{Held, Kind, Outcome, Scoring, Standing};
    use super::super::score::score;
    use super::super::wall::{Column, Item, Row};
    use super::*;
    use crate::seat::Seat;

    const ROCKS: usize = 0;
    const TILES: usize = 1;

    fn scored(table: &Table<Options>, position: &Position, seat: Seat, kind: usize) -> i64 {
        score(table, position).seats[seat].total.parts()[kind].points()
    }

    #[test]
    fn every_place_gets_the_number_that_the_page_says() {
        let values = [9, 6, 3];
        for players in 2..=4 {
            let table = Table::new(players, &[], Options::default());
            let mut position = Position::new(&table);
            position.rocks[0] = Some(values[..places(players)].to_vec());
            let standing = |place: u8| Standing {
                seat: Seat::new(place),
                gems: u16::from(9 - place),
                depth: 0,
                row: None,
            };
            let standings = (0..4).map(standing).take(players).collect();
            let outcome = Outcome::Ranked(standings);
            position.scorings = vec![Scoring { column: Column::after(0), outcome, awards: vec![] }];
            for (place, seat) in table.seats.seats().enumerate() {
                let says = players_for(place).is_some_and(|least| least <= players);
                let points = if says { i64::from(values[place]) } else { 0 };
                assert_eq!(scored(&table, &position, seat, ROCKS), points);
            }
        }
        let rows = rocks().rows;
        assert_eq!(rows[1].points, msg!(iquazu_points_next, players = 3));
        assert_eq!(rows[2].points, msg!(iquazu_points_next, players = 4));
    }

    #[test]
    fn only_points_tiles_give_points() {
        let kinds = [
            (Kind::Points { points: 5 }, 5),
            (Kind::Cards { cards: 4 }, 0),
            (Kind::AnyColour, 0),
            (Kind::DoubleMove, 0),
        ];
        let (column, row) = (Column::after(0), Row::all().next().expect("a row"));
        for (kind, points) in kinds {
            let table = Table::new(2, &[], Options::default());
            let mut position = Position::new(&table);
            position.held[Seat::new(0)] = vec![Held { column, row, kind: Some(kind), used: false }];
            assert_eq!(scored(&table, &position, Seat::new(0), TILES), points);
        }
    }

    /// A gem in every row of every column: each scoring gives five tiles, the last two rocks none.
    #[test]
    fn rocks_are_scored_with_and_without_tiles_as_the_page_says() {
        let table = Table::new(2, &[], Options::default());
        let mut position = Position::new(&table);
        for rows in &mut position.wall {
            *rows = std::array::from_fn(|_| vec![Item::Gem(Seat::new(0))]);
        }
        while let Some(column) = position.current() {
            let score = Event::Score { column, how: How::Wall, rocks: vec![] };
            super::super::apply::apply(&table, &mut position, &score);
        }
        let tiles: Vec<usize> =
            position.scorings.iter().map(|scoring| scoring.awards.len()).collect();
        assert_eq!(tiles, [5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 0]);
        let rows = when(Options::default()).rows;
        assert_eq!(rows[0].what, msg!(iquazu_points_full, last = 9));
        assert_eq!(rows[0].points, msg!(iquazu_points_full_gives, tiles = 5));
        assert_eq!(rows[1].what, msg!(iquazu_points_end, first = 10, last = 11));
    }
}

//! What counts in Stones & Rivers, on one page: no points, but stones in the score area.

use super::ground::Side;
use crate::rules::PointsSection;
use crate::text::msg;

pub(super) fn points_page() -> Vec<PointsSection> {
    let all = u32::try_from(Side::Circle.score_area().count()).unwrap_or(0);
    let area = vec![
        (
            msg!(stones_and_rivers_points_stone),
            msg!(stones_and_rivers_points_counts, n = 1, of = all),
        ),
        (msg!(stones_and_rivers_points_river), msg!(stones_and_rivers_points_nothing)),
        (msg!(stones_and_rivers_points_other), msg!(stones_and_rivers_points_nothing)),
    ];
    let end =
        vec![(msg!(stones_and_rivers_points_all, n = all), msg!(stones_and_rivers_points_wins))];
    vec![
        PointsSection::new(msg!(stones_and_rivers_points_area), "score-area", area),
        PointsSection::new(msg!(stones_and_rivers_points_end), "end", end),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::ground::{Face, Ground, Piece};
    use super::super::options::Options;
    use super::super::position::Position;
    use super::super::score::score;
    use super::*;
    use crate::table::Table;

    /// What the circle player has with these pieces in the circle score area, and whether that wins.
    fn scored(pieces: &[Piece]) -> (i64, bool) {
        let table = Table::new(2, &[], Options::default());
        let mut position = Position::new(&table);
        position.ground = Ground::empty();
        for (point, piece) in Side::Circle.score_area().zip(pieces) {
            position.ground.put(point, Some(*piece));
        }
        let score = score(&table, &position);
        let seat = &score.seats[Side::Circle.seat()];
        (seat.total.points(), seat.winner)
    }

    #[test]
    fn every_row_is_what_such_pieces_count() {
        let stone = Piece { side: Side::Circle, face: Face::Stone };
        let river = Piece { side: Side::Circle, face: Face::ACROSS };
        let other = Piece { side: Side::Square, face: Face::Stone };
        assert_eq!(scored(&[stone]), (1, false));
        assert_eq!(scored(&[river]), (0, false));
        assert_eq!(scored(&[other]), (0, false));
        assert_eq!(scored(&[stone; 4]), (4, false));
        assert_eq!(scored(&[stone; 5]), (5, true));
        let page = points_page();
        assert_eq!(page[0].rows[0].points, msg!(stones_and_rivers_points_counts, n = 1, of = 5));
        assert_eq!(page[1].rows[0].what, msg!(stones_and_rivers_points_all, n = 5));
    }
}

//! The score areas: which of the five count, who has won.

use super::ground::{Face, Point, Side};
use super::options::Options;
use super::position::Position;
use crate::score::{Line, Score};
use crate::table::Table;
use crate::text::msg;

/// There are no points: a line counts the stones in the area, and five of them win. Before, nobody
/// has a place; with both areas full at once the win is shared, which is a ruling of ours.
pub(super) fn score(table: &Table<Options>, position: &Position) -> Score {
    let lines = table.seats.map(|seat, _| area(position, Side::of(seat)));
    if !position.ground.is_won() {
        return Score::undecided(lines);
    }
    let mut score = Score::ranked(table, lines, &[]);
    for (seat, of_seat) in table.seats.seats().zip(score.seats.values_mut()) {
        of_seat.winner = position.ground.has_won(Side::of(seat));
    }
    score
}

/// Score Area: own stones count, rivers do not.
fn area(position: &Position, side: Side) -> Line {
    let parts = side.score_area().filter_map(|point| on_point(position, side, point));
    let parts = vec![Line::sum(
        "area",
        msg!(stones_and_rivers_line_area),
        Some("score-area"),
        parts.collect(),
    )];
    Line::sum("total", msg!(stones_and_rivers_line_total, seat = side.seat()), None, parts)
}

fn on_point(position: &Position, side: Side, point: Point) -> Option<Line> {
    let piece = position.ground.piece(point).filter(|piece| piece.side == side)?;
    Some(match piece.face {
        Face::Stone => {
            Line::fact("stone", 1, msg!(stones_and_rivers_line_stone, point = point), "score-area")
        }
        Face::River(_) => {
            Line::fact("river", 0, msg!(stones_and_rivers_line_river, point = point), "score-area")
        }
    })
}

//! The score areas: which of the five count, who has won.

use super::ground::{Face, Piece, Point, Side};
use super::options::Options;
use super::position::Position;
use crate::score::{Line, Score};
use crate::table::{Table, count_of};
use crate::text::msg;

/// There are no points: a line counts the stones in the area, and five of them win. Before, nobody
/// has a place; with both areas full at once the win is shared, which is a ruling of ours.
pub(super) fn score(table: &Table<Options>, position: &Position) -> Score {
    let lines = table.seats.map(|seat, _| area(position, Side::of(seat)));
    let is_won = position.ground.is_won();
    let mut score = if is_won { Score::ranked(table, lines, &[]) } else { Score::undecided(lines) };
    for (seat, of_seat) in table.seats.seats().zip(score.seats.values_mut()) {
        let side = Side::of(seat);
        of_seat.winner = is_won && position.ground.has_won(side);
        let n = count_of(counting(position, side));
        of_seat.notes.push(msg!(stones_and_rivers_note_area, n = n));
    }
    score
}

/// How many of the five stones are where they count.
pub(super) fn counting(position: &Position, side: Side) -> usize {
    let stone = Some(Piece { side, face: Face::Stone });
    side.score_area().filter(|point| position.ground.piece(*point) == stone).count()
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

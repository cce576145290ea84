//! A score as a grid: a row for what all seats have alike, such as a round, the seats beside each
//! other.

use super::{Line, Score};
use crate::seat::PerSeat;
use crate::text::{Message, msg};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// In the order of the lines; the total is the last.
    pub rows: Vec<GridRow>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GridRow {
    pub heading: Message,
    /// `None` where a seat has no such line.
    pub cells: PerSeat<Option<GridCell>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GridCell {
    pub points: i64,
    /// Where the line stands in the seat's tree, each line counted before its parts.
    pub line: usize,
}

impl Grid {
    pub fn of(score: &Score) -> Self {
        let seats = score.seats.len();
        let mut rows: Vec<GridRow> = Vec::new();
        for (seat, of_seat) in score.seats.iter() {
            // A heading that is new goes behind the one before it, so that rounds stay in order.
            let mut after = 0;
            for (line, (heading, points)) in headed(&of_seat.total) {
                let known = rows.iter().position(|row| row.heading == *heading);
                let at = known.unwrap_or_else(|| {
                    let cells = PerSeat::from_fn(seats, |_| None);
                    rows.insert(after, GridRow { heading: heading.clone(), cells });
                    after
                });
                rows[at].cells[seat] = Some(GridCell { points, line });
                after = at + 1;
            }
        }
        let total = score
            .seats
            .map(|_, of_seat| Some(GridCell { points: of_seat.total.points(), line: 0 }));
        rows.push(GridRow { heading: msg!(app_total), cells: total });
        Self { rows }
    }
}

/// The lines of a tree that have a heading, with their places in it.
fn headed(total: &Line) -> Vec<(usize, (&Message, i64))> {
    fn walk<'a>(line: &'a Line, place: &mut usize, found: &mut Vec<(usize, (&'a Message, i64))>) {
        if let Some(heading) = line.heading() {
            found.push((*place, (heading, line.points())));
        }
        *place += 1;
        for part in line.parts() {
            walk(part, place, found);
        }
    }
    let mut found = Vec::new();
    walk(total, &mut 0, &mut found);
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::SeatScore;
    use crate::seat::Seat;

    fn seat(rounds: &[(&str, i64)]) -> SeatScore {
        let say = |text: &str| Message::verbatim(text);
        let parts = rounds
            .iter()
            .map(|(round, points)| Line::stated("round", *points, say("won")).under(say(round)));
        let rounds = Line::sum("rounds", say("rounds"), None, parts.collect());
        let total = Line::sum("total", say("total"), None, vec![rounds]);
        SeatScore { total, rank: None, winner: false, notes: Vec::new() }
    }

    #[test]
    fn rounds_that_a_seat_missed_stay_in_order() {
        let seats = vec![seat(&[("1", 5), ("3", 2)]), seat(&[("1", 1), ("2", 7), ("3", 4)])];
        let grid = Grid::of(&Score { seats: PerSeat::new(seats), tie_breaks: Vec::new() });
        let first = Seat::new(0);
        let points: Vec<Option<i64>> =
            grid.rows.iter().map(|row| row.cells[first].map(|cell| cell.points)).collect();
        assert_eq!(points, [Some(5), None, Some(2), Some(7)]);
        let places: Vec<usize> =
            grid.rows.iter().filter_map(|row| Some(row.cells[Seat::new(1)]?.line)).collect();
        assert_eq!(places, [2, 3, 4, 0]);
    }
}

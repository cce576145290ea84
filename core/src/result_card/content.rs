//! What is on a card, said but not yet drawn.

use crate::look::{Colour, Shape};

#[derive(Clone, Debug)]
pub(crate) struct Content {
    pub(crate) game: String,
    /// The day, the time played, and what kind of result it is if that is not plain.
    pub(crate) details: Vec<String>,
    /// The best first.
    pub(crate) seats: Vec<ContentSeat>,
    /// What the points are made of; with the headings of a table.
    pub(crate) rows: Vec<ContentRow>,
    /// What decided it.
    pub(crate) sentences: Vec<String>,
}

impl Content {
    /// Whether places say anything: where nobody has points and nobody won, all are first.
    pub(super) fn has_order(&self) -> bool {
        self.seats.iter().any(|seat| seat.points.is_some() || seat.winner)
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ContentSeat {
    pub(crate) name: String,
    pub(crate) letter: String,
    pub(crate) colour: Colour,
    pub(crate) shape: Shape,
    pub(crate) points: Option<i64>,
    pub(crate) rank: Option<u32>,
    pub(crate) winner: bool,
    /// What is said of the seat: that it won, shares the win, is ahead or has left.
    pub(crate) mark: Option<String>,
    /// Name, points and place, for the ear.
    pub(crate) spoken: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ContentRow {
    pub(crate) heading: String,
    /// One for each of the seats, in their order here; `None` where it has nothing of the kind.
    pub(crate) cells: Vec<Option<i64>>,
}

impl ContentRow {
    /// So many rows fit on a card.
    pub(crate) const MOST: usize = 16;

    /// Puts the rows with the fewest points into one at the end where there are too many, so that
    /// the sums stay right. `heading` says how many they are.
    pub(crate) fn fitting(mut rows: Vec<Self>, heading: impl FnOnce(usize) -> String) -> Vec<Self> {
        if rows.len() <= Self::MOST {
            return rows;
        }
        let weight = |row: &Self| {
            let points = row.cells.iter().flatten().map(|points| points.unsigned_abs());
            points.fold(0, u64::saturating_add)
        };
        let mut weights: Vec<u64> = rows.iter().map(weight).collect();
        weights.sort_unstable_by(|one, other| other.cmp(one));
        let least = weights[Self::MOST - 2];
        let mut room = Self::MOST - 1;
        room -= weights.iter().filter(|weight| **weight > least).count();
        let mut others: Vec<Self> = Vec::new();
        rows.retain(|row| {
            let stays = weight(row) > least || (weight(row) == least && room > 0);
            if stays && weight(row) == least {
                room -= 1;
            }
            if !stays {
                others.push(row.clone());
            }
            stays
        });
        let seats = others.first().map_or(0, |row| row.cells.len());
        let sum = |seat: usize| {
            let cells = others.iter().filter_map(|row| row.cells.get(seat).copied().flatten());
            cells.fold(None, |sum: Option<i64>, points| {
                Some(sum.unwrap_or(0).saturating_add(points))
            })
        };
        let cells = (0..seats).map(sum).collect();
        rows.push(Self { heading: heading(others.len()), cells });
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_many_rows_are_put_together_and_the_sums_stay() {
        let row = |number: i64| ContentRow {
            heading: number.to_string(),
            cells: vec![Some(number % 7), (number % 3 == 0).then_some(-number)],
        };
        for count in [1, 15, 16, 17, 18, 40, 100] {
            let rows: Vec<ContentRow> = (0..count).map(row).collect();
            let fitting = ContentRow::fitting(rows.clone(), |n| format!("{n} more"));
            assert_eq!(fitting.len(), rows.len().min(ContentRow::MOST));
            let sum = |rows: &[ContentRow], seat: usize| {
                rows.iter().filter_map(|row| row.cells[seat]).sum::<i64>()
            };
            for seat in 0..2 {
                assert_eq!(sum(&fitting, seat), sum(&rows, seat), "{count} rows, seat {seat}");
            }
            if rows.len() > ContentRow::MOST {
                let more = format!("{} more", rows.len() - ContentRow::MOST + 1);
                assert_eq!(fitting.last().map(|row| row.heading.as_str()), Some(more.as_str()));
            }
        }
    }
}

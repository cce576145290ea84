//! Zwischenwertung: majorities in the first column and in the rows, with their ties.

use super::event::Count;
use super::position::{Award, Position, Reason, Standing};
use super::wall::{Column, Item, Row, WallColumn};
use crate::score::{Criterion, rank};
use crate::seat::{PerSeat, Seat};

/// Punkte des Felsens: most gems first; of those level, the one with a gem further down. Who has
/// no gem in the column has no place.
pub(super) fn rank_column(seats: usize, column: &WallColumn) -> Vec<Standing> {
    let top_to_bottom =
        Row::all().flat_map(|row| column[row.index()].iter().map(move |item| (row, *item)));
    let mut standings: PerSeat<Option<Standing>> = PerSeat::from_fn(seats, |_| None);
    for (depth, (row, item)) in (1_u16..).zip(top_to_bottom) {
        let Item::Gem(seat) = item else { continue };
        if standings.get(seat).is_none() {
            continue;
        }
        let gems = standings[seat].map_or(0, |standing| standing.gems) + 1;
        standings[seat] = Some(Standing { seat, gems, depth, row: Some(row) });
    }
    let standings: Vec<Standing> = standings.values().flatten().copied().collect();
    ranked(&standings, seats)
}

/// The same ranking from counts: the lowest gem is the one with the fewest places below it.
pub(super) fn rank_counts(counts: &PerSeat<Count>) -> Vec<Standing> {
    let depth = |lowest: u8| match lowest {
        0 => 0,
        place => (BOTTOM + 1).saturating_sub(u16::from(place)),
    };
    let standing = |(seat, count): (Seat, &Count)| Standing {
        seat,
        gems: u16::from(count.gems),
        depth: depth(count.lowest),
        row: None,
    };
    let present = counts.iter().filter(|(_, count)| count.gems > 0);
    ranked(&present.map(standing).collect::<Vec<_>>(), counts.len())
}

/// Orders standings by gems, then by depth.
fn ranked(standings: &[Standing], seats: usize) -> Vec<Standing> {
    let of = |seat: Seat| standings.iter().find(|standing| standing.seat == seat).copied();
    let by = |value: fn(Standing) -> u16| {
        PerSeat::from_fn(seats, |seat| of(seat).map_or(0, |it| i64::from(value(it))))
    };
    let chain = [criterion(by(|standing| standing.gems)), criterion(by(|standing| standing.depth))];
    let ranking = rank(standings.iter().map(|standing| standing.seat), &chain);
    ranking.places.into_iter().flat_map(|place| place.seats).filter_map(of).collect()
}

/// The depth of the bottom place of a column that is told by counts: nothing lies below it.
const BOTTOM: u16 = 254;

/// What is known of two lowest gems in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Below {
    /// The first lies lower.
    First,
    /// The other one does.
    Second,
    /// It was not said, and does not follow from what was.
    Open,
    /// Both are said to lie at one place, which they cannot.
    SamePlace,
}

/// Which of two lowest gems in a column lies lower, as far as that is known.
pub(super) fn lower(standings: &[Standing], first: Standing, second: Standing) -> Below {
    // If other lowest gems take every place below a told one, an untold one has only places above.
    let is_below_all_others = |told: Standing| {
        told.is_told()
            && (told.depth.saturating_add(1)..=BOTTOM)
                .all(|depth| standings.iter().any(|other| other.depth == depth))
    };
    match (first.is_told(), second.is_told()) {
        (true, true) if first.depth == second.depth => Below::SamePlace,
        (true, true) if first.depth > second.depth => Below::First,
        (true, true) => Below::Second,
        _ if is_below_all_others(first) => Below::First,
        _ if is_below_all_others(second) => Below::Second,
        _ => Below::Open,
    }
}

/// Verteilung der Bonus-Plättchen: most gems in the row, over the columns in the frame; of those
/// level, the gem further right; of those level again, the lower one there.
pub(super) fn award(position: &Position, frame: &[Column], row: Row) -> Award {
    let seats = position.held.len();
    let cells: Vec<&Vec<Item>> =
        frame.iter().filter_map(|column| position.cell(*column, row)).collect();
    let gems =
        PerSeat::from_fn(seats, |seat| cells.iter().map(|cell| count(cell, seat)).sum::<i64>());
    let rightmost = PerSeat::from_fn(seats, |seat| {
        cells.iter().rposition(|cell| count(cell, seat) > 0).map_or(0, |place| as_i64(place + 1))
    });
    let lowest = PerSeat::from_fn(seats, |seat| {
        let last = cells.iter().rfind(|cell| count(cell, seat) > 0);
        last.and_then(|cell| cell.iter().rposition(|item| item.seat() == Some(seat)))
            .map_or(0, as_i64)
    });
    let present: Vec<Seat> =
        gems.iter().filter(|(_, count)| **count > 0).map(|(seat, _)| seat).collect();
    if present.is_empty() {
        return Award { row, seat: None, reason: Reason::NoGem };
    }
    let chain = [criterion(gems.clone()), criterion(rightmost.clone()), criterion(lowest)];
    let winner = rank(present.iter().copied(), &chain).first()[0];
    let is_tied = |seat: &Seat| *seat != winner && gems[*seat] == gems[winner];
    let (level, further_left): (Vec<Seat>, Vec<Seat>) =
        present.into_iter().filter(is_tied).partition(|seat| rightmost[*seat] == rightmost[winner]);
    let gems = u16::try_from(gems[winner]).unwrap_or(u16::MAX);
    let reason = match (level.is_empty(), further_left.is_empty()) {
        (true, true) => Reason::Majority { gems },
        (true, false) => Reason::FurtherRight { level: further_left, gems },
        (false, _) => Reason::Lower { level, gems, further_left },
    };
    Award { row, seat: Some(winner), reason }
}

fn criterion(values: PerSeat<i64>) -> Criterion {
    Criterion { text: None, rule: "", values }
}

fn count(cell: &[Item], seat: Seat) -> i64 {
    as_i64(cell.iter().filter(|item| item.seat() == Some(seat)).count())
}

fn as_i64(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

//! What may have happened at the wall of Iquazú, and how a table may stand.

use std::cmp::Ordering;

use super::event::{Event, How, MOST_CREVICES, MOST_GEMS, MOST_IN_A_CELL, MOST_ROCK_POINTS};
use super::options::Options;
use super::position::{Held, Kind, Outcome, Position, Reason, Scoring, Standing};
use super::wall::{Column, Item, ROWS, Row};
use crate::refusal::Refusal;
use crate::seat::{PerSeat, Seat};
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

pub(super) fn check(position: &Position, event: &Event) -> Result<(), Refusal> {
    match event {
        &Event::Place { column, row, .. } => check_cell(cell(position, column, row)?.len() + 1),
        &Event::Take { column, row, index } => check_index(cell(position, column, row)?, index),
        &Event::Raise { column, row, index } => {
            check_index(cell(position, column, row)?, index)?;
            refuse_unless(index > 0, || msg!(iquazu_refused_on_top))
        }
        Event::Rock { column, values } => check_rock(position, *column, values),
        Event::Tile { kind, .. } => kind.map_or(Ok(()), check_kind),
        Event::Crevices { column, rows } => {
            check_column(position, *column)?;
            check_crevices(*rows)
        }
        Event::Score { column, how, rocks } => {
            let Some(next) = position.current() else {
                return Err(Refusal::by_rule(msg!(iquazu_refused_over), "end"));
            };
            if next != *column {
                let text = msg!(iquazu_refused_not_next, column = *column, next = next);
                return Err(Refusal::by_rule(text, "scoring"));
            }
            rocks.iter().try_for_each(|rock| check_rock(position, rock.column, &rock.values))?;
            check_how(position.held.len(), how)
        }
        &Event::Tell { column, row, kind } => {
            check_use(Some(kind), held(position, column, row)?.used)?;
            check_kind(kind)
        }
        &Event::Use { column, row, used } => check_use(held(position, column, row)?.kind, used),
        Event::Turn => Ok(()),
    }
}

/// Whether a position from outside fits the table.
pub(super) fn check_position(table: &Table<Options>, position: &Position) -> Result<(), Refusal> {
    let columns = table.options.columns.count();
    let lengths = [
        position.rocks.len(),
        position.wall.len(),
        if position.crevices.is_empty() { columns } else { position.crevices.len() },
        if position.carried.is_empty() { columns } else { position.carried.len() },
    ];
    if let Some(wrong) = lengths.into_iter().find(|length| *length != columns) {
        let (columns, came) = (count_of(columns), count_of(wrong));
        return Err(Refusal::new(msg!(iquazu_refused_columns, columns = columns, came = came)));
    }
    check_seats(table.len(), position)?;
    check_scorings(table.len(), position)?;
    for (at, values) in position.rocks.iter().enumerate() {
        check_rock(position, Column::after(at), values.as_deref().unwrap_or_default())?;
    }
    position.crevices.iter().flatten().copied().try_for_each(check_crevices)?;
    let mut cells = position.wall.iter().chain(&position.carried).flatten();
    cells.try_for_each(|cell| check_cell(cell.len()))?;
    position.open_tiles.into_iter().flatten().try_for_each(check_kind)?;
    check_tiles(position)
}

fn refuse_unless(fits: bool, text: impl FnOnce() -> Message) -> Result<(), Refusal> {
    if fits { Ok(()) } else { Err(Refusal::new(text())) }
}

fn check_column(position: &Position, column: Column) -> Result<usize, Refusal> {
    let index = column.index().filter(|index| *index < position.columns());
    index.ok_or_else(|| {
        let most = count_of(position.columns());
        Refusal::new(msg!(iquazu_refused_column, column = column, most = most))
    })
}

fn cell(position: &Position, column: Column, row: Row) -> Result<&Vec<Item>, Refusal> {
    let index = check_column(position, column)?;
    Ok(&position.wall[index][row.index()])
}

fn check_cell(lying: usize) -> Result<(), Refusal> {
    let most = MOST_IN_A_CELL;
    refuse_unless(lying <= most, || msg!(iquazu_refused_full, most = count_of(most)))
}

fn check_index(cell: &[Item], index: u8) -> Result<(), Refusal> {
    refuse_unless(usize::from(index) < cell.len(), || msg!(iquazu_refused_nothing_there))
}

fn check_crevices(rows: [u8; ROWS]) -> Result<(), Refusal> {
    let fits = rows.iter().all(|count| *count <= MOST_CREVICES);
    refuse_unless(fits, || msg!(iquazu_refused_crevices, most = MOST_CREVICES))
}

fn check_rock(position: &Position, column: Column, values: &[u16]) -> Result<(), Refusal> {
    check_column(position, column)?;
    let places = position.held.len().saturating_sub(1);
    if values.len() <= places && values.iter().all(|value| *value <= MOST_ROCK_POINTS) {
        return Ok(());
    }
    let text = msg!(iquazu_refused_rock, places = count_of(places), most = MOST_ROCK_POINTS);
    Err(Refusal::by_rule(text, "rock-points"))
}

fn check_how(seats: usize, how: &How) -> Result<(), Refusal> {
    match how {
        How::Wall => {}
        How::Counts { seats: counts, .. } => {
            let fits = counts.values().all(|count| count.gems <= MOST_GEMS);
            refuse_unless(fits, || msg!(iquazu_refused_gems, most = MOST_GEMS))?;
            check_length(seats, counts.len())?;
        }
        How::Points { points, .. } => check_stated(seats, points)?,
    }
    let came = how.tiles().len();
    refuse_unless(came <= ROWS, || {
        msg!(iquazu_refused_rows, rows = count_of(ROWS), came = count_of(came))
    })
}

/// Points that the players gave for a rock, for each of them.
fn check_stated(seats: usize, points: &PerSeat<u16>) -> Result<(), Refusal> {
    let fits = points.values().all(|points| *points <= MOST_ROCK_POINTS);
    refuse_unless(fits, || msg!(iquazu_refused_stated, most = MOST_ROCK_POINTS))?;
    check_length(seats, points.len())
}

fn check_length(seats: usize, came: usize) -> Result<(), Refusal> {
    refuse_unless(came == seats, || {
        msg!(iquazu_refused_position, seats = count_of(seats), came = count_of(came))
    })
}

fn check_kind(kind: Kind) -> Result<(), Refusal> {
    let (text, rule) = match kind {
        Kind::Cards { cards } if !(2..=4).contains(&cards) => {
            (msg!(iquazu_refused_cards, n = cards), "tile-cards")
        }
        Kind::Points { points } if points > MOST_ROCK_POINTS => {
            (msg!(iquazu_refused_points, most = MOST_ROCK_POINTS), "tile-points")
        }
        _ => return Ok(()),
    };
    Err(Refusal::by_rule(text, rule))
}

/// A points tile is kept until the end, so it is never used up.
fn check_use(kind: Option<Kind>, used: bool) -> Result<(), Refusal> {
    if used && matches!(kind, Some(Kind::Points { .. })) {
        return Err(Refusal::by_rule(msg!(iquazu_refused_points_used), "tile-points"));
    }
    Ok(())
}

fn held(position: &Position, column: Column, row: Row) -> Result<&Held, Refusal> {
    position.tile(column, row).map(|(_, tile)| tile).ok_or_else(|| {
        let award = position.award(column, row);
        Refusal::new(if award.is_some_and(|award| award.reason == Reason::Unknown) {
            msg!(iquazu_refused_open_tile, column = column, row = row)
        } else {
            msg!(iquazu_refused_no_tile, column = column, row = row)
        })
    })
}

fn check_seats(seats: usize, position: &Position) -> Result<(), Refusal> {
    let walls = position.wall.iter().chain(&position.carried);
    let gems = walls.flatten().flatten().filter_map(|item| item.seat());
    let ranked = position.scorings.iter().flat_map(Scoring::standings);
    let awards = position.scorings.iter().flat_map(|scoring| &scoring.awards);
    let named = gems
        .chain(ranked.map(|standing| standing.seat))
        .chain(awards.filter_map(|award| award.seat))
        .chain([position.boxes.gems, position.boxes.water]);
    if let Some(seat) = named.into_iter().find(|seat| seat.index() >= seats) {
        return Err(Refusal::no_seat(seat, seats));
    }
    let came = position.held.len();
    refuse_unless(came == seats, || {
        msg!(iquazu_refused_held, seats = count_of(seats), came = count_of(came))
    })
}

/// One column after the other, and in each of them every seat once.
fn check_scorings(seats: usize, position: &Position) -> Result<(), Refusal> {
    let (columns, came) = (position.columns(), position.scorings.len());
    if came > columns {
        let (columns, came) = (count_of(columns), count_of(came));
        let text = msg!(iquazu_refused_scorings, columns = columns, came = came);
        return Err(Refusal::by_rule(text, "scoring"));
    }
    for (at, scoring) in position.scorings.iter().enumerate() {
        let (next, column) = (Column::after(at), scoring.column);
        if column != next {
            let text = msg!(iquazu_refused_order, next = next, came = column);
            return Err(Refusal::by_rule(text, "scoring"));
        }
        match &scoring.outcome {
            Outcome::Stated(points) => check_stated(seats, points)?,
            Outcome::Ranked(standings) => check_standings(column, standings)?,
        }
    }
    Ok(())
}

fn check_standings(column: Column, standings: &[Standing]) -> Result<(), Refusal> {
    let most = MOST_IN_A_CELL * ROWS;
    for (at, &Standing { seat, gems, .. }) in standings.iter().enumerate() {
        let text = if standings[..at].iter().any(|other| other.seat == seat) {
            msg!(iquazu_refused_ranked_twice, seat = seat, column = column)
        } else if !(1..=most).contains(&usize::from(gems)) {
            let most = count_of(most);
            msg!(iquazu_refused_ranked, seat = seat, column = column, most = most, n = gems)
        } else {
            continue;
        };
        return Err(Refusal::by_rule(text, "rock-points"));
    }
    standings.windows(2).try_for_each(|pair| check_order(column, pair[0], pair[1]))
}

/// The order of a ranking gives the points, so it is that of gems, then of depth.
fn check_order(column: Column, first: Standing, next: Standing) -> Result<(), Refusal> {
    let (seat, other) = (next.seat, first.seat);
    let gems = msg!(iquazu_gems, n = next.gems);
    let (why, rule) = match first.gems.cmp(&next.gems) {
        Ordering::Less => (
            msg!(iquazu_ranked_fewer, seat = seat, gems = gems, other = other, fewer = first.gems),
            "rock-points",
        ),
        Ordering::Equal if first.is_told() && first.depth < next.depth => (
            msg!(
                iquazu_ranked_higher,
                seat = seat,
                other = other,
                gems = gems,
                depth = next.depth,
                higher = first.depth
            ),
            "rock-ties",
        ),
        Ordering::Equal | Ordering::Greater => return Ok(()),
    };
    let text = msg!(iquazu_refused_ranked_order, column = column, why = why);
    Err(Refusal::by_rule(text, rule))
}

/// A row of a column gives one tile, to whom its award says, and a points tile is never used up.
fn check_tiles(position: &Position) -> Result<(), Refusal> {
    let tiles: Vec<(Seat, &Held)> = position.tiles().collect();
    for (at, &(seat, tile)) in tiles.iter().enumerate() {
        let (column, row) = (tile.column, tile.row);
        check_column(position, column)?;
        tile.kind.map_or(Ok(()), check_kind)?;
        check_use(tile.kind, tile.used)?;
        if tiles[..at].iter().any(|(_, other)| (other.column, other.row) == (column, row)) {
            let text = msg!(iquazu_refused_tile_twice, column = column, row = row);
            return Err(Refusal::by_rule(text, "tiles"));
        }
        check_won(position, seat, column, row)?;
    }
    Ok(())
}

/// Whether a tile was won where it says: by a scoring that gives tiles, and by this seat, where the
/// award of its row is told.
fn check_won(position: &Position, seat: Seat, column: Column, row: Row) -> Result<(), Refusal> {
    let (text, rule) = match position.award(column, row).map(|award| award.seat) {
        _ if !position.is_scored(column) => {
            (msg!(iquazu_refused_not_scored, seat = seat, column = column, row = row), "tiles")
        }
        _ if column.index() >= Some(position.with_tiles()) => {
            (msg!(iquazu_refused_last_tile, seat = seat, column = column), "end")
        }
        Some(None) => {
            (msg!(iquazu_refused_won_by_nobody, seat = seat, column = column, row = row), "tiles")
        }
        Some(Some(winner)) if winner != seat => (
            msg!(
                iquazu_refused_won_by_other,
                seat = seat,
                column = column,
                row = row,
                other = winner
            ),
            "tiles",
        ),
        _ => return Ok(()),
    };
    Err(Refusal::by_rule(text, rule))
}

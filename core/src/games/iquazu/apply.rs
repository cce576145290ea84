//! What an event does to the table of Iquazú.

use super::event::{Event, How, TileTo};
use super::majority::{award, rank_column, rank_counts};
use super::options::Options;
use super::position::{Award, Held, Outcome, Position, Reason, Scoring};
use super::wall::{Column, ROWS, Row};
use crate::table::Table;

pub(super) fn apply(table: &Table<Options>, position: &mut Position, event: &Event) {
    match event {
        &Event::Place { column, row, item } => {
            if let Some(cell) = position.cell_mut(column, row) {
                cell.push(item);
            }
        }
        &Event::Take { column, row, index } => {
            if let Some(cell) = position.cell_mut(column, row) {
                cell.remove(usize::from(index));
            }
        }
        &Event::Raise { column, row, index } => {
            if let Some(cell) = position.cell_mut(column, row) {
                cell.swap(usize::from(index) - 1, usize::from(index));
            }
        }
        Event::Rock { column, values } => tell_rock(position, *column, values),
        Event::Tile { row, kind } => position.open_tiles[row.index()] = *kind,
        Event::Crevices { column, rows } => {
            if let Some(place) = column.index().and_then(|index| position.crevices.get_mut(index)) {
                *place = Some(*rows);
            }
        }
        Event::Score { how, rocks, .. } => {
            for rock in rocks {
                tell_rock(position, rock.column, &rock.values);
            }
            score(position, how);
        }
        &Event::Tell { column, row, kind } => {
            if let Some(tile) = position.tile_mut(column, row) {
                tile.kind = Some(kind);
            }
        }
        &Event::Use { column, row, used } => {
            if let Some(tile) = position.tile_mut(column, row) {
                tile.used = used;
            }
        }
        Event::Turn => position.boxes.pass(table),
    }
}

fn tell_rock(position: &mut Position, column: Column, values: &[u16]) {
    if let Some(rock) = column.index().and_then(|index| position.rocks.get_mut(index)) {
        *rock = (!values.is_empty()).then(|| values.to_vec());
    }
}

/// One scoring, of one column or of the last three.
fn score(position: &mut Position, how: &How) {
    // A turn that completes a column passes the water box, once for each. A column that the frame
    // finds full (nothing was placed since the last scoring) was not completed anew; one that a
    // double move fills was.
    if position.boxes.completed == 0 || !position.is_untouched() {
        position.boxes.completed = position.boxes.completed.saturating_add(1);
    }
    // Asked before the column is scored: what was placed in it until now is not late.
    let late = position.cells().filter(|(column, row)| position.came_late(*column, *row));
    position.late = late.collect();
    for column in position.scored_next(*how == How::Wall) {
        score_column(position, column, how);
    }
    // What lies there now is what the next scoring carries over.
    let disturbed = position.cells().filter(|(column, row)| position.is_disturbed(*column, *row));
    position.disturbed = disturbed.collect();
    position.carried.clone_from(&position.wall);
}

fn score_column(position: &mut Position, column: Column, how: &How) {
    let Some(rows) = column.index().and_then(|index| position.wall.get(index)) else { return };
    let outcome = match how {
        How::Wall => Outcome::Ranked(rank_column(position.held.len(), rows)),
        How::Counts { seats, .. } => Outcome::Ranked(rank_counts(seats)),
        How::Points { points, .. } => Outcome::Stated(points.clone()),
    };
    let awards = if position.gives_tiles() { awards(position, how) } else { Vec::new() };
    for award in &awards {
        if let Some(seat) = award.seat {
            let kind = position.open_tiles[award.row.index()];
            position.held[seat].push(Held { column, row: award.row, kind, used: false });
        }
    }
    position.open_tiles = [None; ROWS];
    position.scorings.push(Scoring { column, outcome, awards });
}

fn awards(position: &Position, how: &How) -> Vec<Award> {
    if *how == How::Wall {
        let frame: Vec<Column> = position.frame().collect();
        return Row::all().map(|row| award(position, &frame, row)).collect();
    }
    let stated = |row: Row| {
        let (seat, reason) = match how.tiles().get(row.index()).copied().unwrap_or_default() {
            TileTo::Unknown => (None, Reason::Unknown),
            TileTo::Nobody => (None, Reason::Stated),
            TileTo::Seat(seat) => (Some(seat), Reason::Stated),
        };
        Award { row, seat, reason }
    };
    Row::all().map(stated).collect()
}

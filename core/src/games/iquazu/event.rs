//! What happens at the wall of Iquazú, and what it does to it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::majority::{BOTTOM, award, rank_column, ranked};
use super::options::Options;
use super::position::{
    Award, Column, Held, Item, Kind, Outcome, Position, ROWS, Reason, Row, Scoring, Standing,
    left_of, right_of,
};
use crate::refusal::Refusal;
use crate::seat::{PerSeat, Seat};
use crate::table::{Table, count_of};
use crate::text::msg;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A gem or a drop lies in this cell, below what lies there already.
    Place { column: Column, row: Row, item: Item },
    /// The thing at this place of a cell (0 is the top) is not there.
    Take { column: Column, row: Row, index: u8 },
    /// The thing at this place of a cell lies one higher.
    Raise { column: Column, row: Row, index: u8 },
    /// The points on a rock, the highest first.
    Rock {
        column: Column,
        #[schemars(inner(range(max = 99)))]
        values: Vec<u16>,
    },
    /// What the open tile at the end of a row is.
    Tile { row: Row, kind: Option<Kind> },
    /// So many crevices has a column in its five rows.
    Crevices {
        column: Column,
        #[schemars(inner(range(max = 9)))]
        rows: [u8; ROWS],
    },
    /// The column is full and is scored.
    Score {
        column: Column,
        how: How,
        /// Rock values that were taken from the box for it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        rocks: Vec<RockValues>,
    },
    /// What the tile is that was won in a column's scoring at the end of a row.
    Tell { column: Column, row: Row, kind: Kind },
    /// Whoever has that tile uses it up, or takes that back.
    Use { column: Column, row: Row, used: bool },
    /// The turn is over: the boxes pass.
    Turn,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RockValues {
    pub column: Column,
    #[schemars(inner(range(max = 99)))]
    pub values: Vec<u16>,
}

/// How a scoring was entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum How {
    /// From what lies on the wall.
    Wall,
    /// Each seat's gems in the column, and how far up its lowest one lies (1 is the lowest).
    Counts { seats: PerSeat<Count>, tiles: Vec<TileTo> },
    /// Points given by the players themselves.
    Points { points: PerSeat<u16>, tiles: Vec<TileTo> },
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Count {
    #[schemars(range(max = 34))]
    pub gems: u8,
    /// The place of the lowest gem, counted from the bottom; 0 while nobody has said.
    pub lowest: u8,
}

/// Who gets a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TileTo {
    #[default]
    Unknown,
    Nobody,
    Seat(Seat),
}

impl Event {
    pub(super) fn seats(&self) -> Vec<Seat> {
        match self {
            Self::Place { item, .. } => item.seat().into_iter().collect(),
            Self::Score { how: How::Counts { tiles, .. } | How::Points { tiles, .. }, .. } => {
                let seat = |tile: &TileTo| match tile {
                    TileTo::Seat(seat) => Some(*seat),
                    TileTo::Unknown | TileTo::Nobody => None,
                };
                tiles.iter().filter_map(seat).collect()
            }
            Self::Score { how: How::Wall, .. }
            | Self::Take { .. }
            | Self::Raise { .. }
            | Self::Rock { .. }
            | Self::Tile { .. }
            | Self::Crevices { .. }
            | Self::Tell { .. }
            | Self::Use { .. }
            | Self::Turn => Vec::new(),
        }
    }
}

pub(super) const MOST_ROCK_POINTS: u16 = 99;
pub(super) const MOST_CREVICES: u8 = 9;
/// 35 of a colour, one of which is the marker.
pub(super) const MOST_GEMS: u8 = 34;
/// More than could ever lie in one row of a column.
pub(super) const MOST_IN_A_CELL: usize = 12;

pub(super) fn check(position: &Position, event: &Event) -> Result<(), Refusal> {
    match event {
        Event::Place { column, row, item } => {
            let cell = cell(position, *column, *row)?;
            let one_more: Vec<Item> = cell.iter().copied().chain([*item]).collect();
            check_cell(&one_more)
        }
        Event::Take { column, row, index } => check_index(cell(position, *column, *row)?, *index),
        Event::Raise { column, row, index } => {
            check_index(cell(position, *column, *row)?, *index)?;
            if *index == 0 {
                return Err(Refusal::new(msg!(iquazu_refused_on_top)));
            }
            Ok(())
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
                let (column, next) = (column.number(), next.number());
                let text = msg!(iquazu_refused_not_next, column = column, next = next);
                return Err(Refusal::by_rule(text, "scoring"));
            }
            rocks.iter().try_for_each(|rock| check_rock(position, rock.column, &rock.values))?;
            check_how(position, how)
        }
        Event::Tell { column, row, kind } => {
            check_use(Some(*kind), held(position, *column, *row)?.used)?;
            check_kind(*kind)
        }
        Event::Use { column, row, used } => check_use(held(position, *column, *row)?.kind, *used),
        Event::Turn => Ok(()),
    }
}

/// More than could ever lie in one row of a column.
pub(super) fn check_cell(cell: &[Item]) -> Result<(), Refusal> {
    if cell.len() <= MOST_IN_A_CELL {
        return Ok(());
    }
    Err(Refusal::new(msg!(iquazu_refused_full, most = count_of(MOST_IN_A_CELL))))
}

pub(super) fn check_crevices(rows: [u8; ROWS]) -> Result<(), Refusal> {
    if rows.iter().all(|count| *count <= MOST_CREVICES) {
        return Ok(());
    }
    Err(Refusal::new(msg!(iquazu_refused_crevices, most = MOST_CREVICES)))
}

/// A points tile is kept until the end, so it is never used up.
pub(super) fn check_use(kind: Option<Kind>, used: bool) -> Result<(), Refusal> {
    if used && matches!(kind, Some(Kind::Points { .. })) {
        return Err(Refusal::by_rule(msg!(iquazu_refused_points_used), "tile-points"));
    }
    Ok(())
}

/// Points that the players gave for a rock, for each of them.
pub(super) fn check_stated(seats: usize, points: &PerSeat<u16>) -> Result<(), Refusal> {
    if points.values().any(|points| *points > MOST_ROCK_POINTS) {
        return Err(Refusal::new(msg!(iquazu_refused_stated, most = MOST_ROCK_POINTS)));
    }
    check_length(seats, points.len())
}

fn check_length(seats: usize, came: usize) -> Result<(), Refusal> {
    if came == seats {
        return Ok(());
    }
    let (seats, came) = (count_of(seats), count_of(came));
    Err(Refusal::new(msg!(iquazu_refused_position, seats = seats, came = came)))
}

pub(super) fn check_column(position: &Position, column: Column) -> Result<usize, Refusal> {
    let index = column.index().filter(|index| *index < position.columns());
    index.ok_or_else(|| {
        let most = count_of(position.columns());
        Refusal::new(msg!(iquazu_refused_column, column = column.number(), most = most))
    })
}

fn cell(position: &Position, column: Column, row: Row) -> Result<&Vec<Item>, Refusal> {
    let index = check_column(position, column)?;
    Ok(&position.wall[index][row.index()])
}

fn check_index(cell: &[Item], index: u8) -> Result<(), Refusal> {
    if usize::from(index) < cell.len() {
        Ok(())
    } else {
        Err(Refusal::new(msg!(iquazu_refused_nothing_there)))
    }
}

pub(super) fn check_rock(
    position: &Position,
    column: Column,
    values: &[u16],
) -> Result<(), Refusal> {
    check_column(position, column)?;
    let places = position.held.len().saturating_sub(1);
    if values.len() > places || values.iter().any(|value| *value > MOST_ROCK_POINTS) {
        let text = msg!(iquazu_refused_rock, places = count_of(places), most = MOST_ROCK_POINTS);
        return Err(Refusal::by_rule(text, "rock-points"));
    }
    Ok(())
}

pub(super) fn check_kind(kind: Kind) -> Result<(), Refusal> {
    match kind {
        Kind::Cards { cards } if !(2..=4).contains(&cards) => {
            Err(Refusal::by_rule(msg!(iquazu_refused_cards, n = cards), "tile-cards"))
        }
        Kind::Points { points } if points > MOST_ROCK_POINTS => Err(Refusal::by_rule(
            msg!(iquazu_refused_points, most = MOST_ROCK_POINTS),
            "tile-points",
        )),
        _ => Ok(()),
    }
}

fn held(position: &Position, column: Column, row: Row) -> Result<&Held, Refusal> {
    position.tile(column, row).map(|(_, tile)| tile).ok_or_else(|| {
        let scoring = position.scorings.iter().find(|scoring| scoring.column == column);
        let mut awards = scoring.into_iter().flat_map(|scoring| &scoring.awards);
        let is_open = awards.any(|award| award.row == row && award.reason == Reason::Unknown);
        let (column, row) = (column.number(), row.number());
        Refusal::new(if is_open {
            msg!(iquazu_refused_open_tile, column = column, row = row)
        } else {
            msg!(iquazu_refused_no_tile, column = column, row = row)
        })
    })
}

fn check_how(position: &Position, how: &How) -> Result<(), Refusal> {
    let seats = position.held.len();
    let tiles: &[TileTo] = match how {
        How::Wall => return Ok(()),
        How::Counts { seats: counts, tiles } => {
            if counts.values().any(|count| count.gems > MOST_GEMS) {
                return Err(Refusal::new(msg!(iquazu_refused_gems, most = MOST_GEMS)));
            }
            check_length(seats, counts.len())?;
            tiles
        }
        How::Points { points, tiles } => {
            check_stated(seats, points)?;
            tiles
        }
    };
    if tiles.len() > ROWS {
        let (rows, came) = (count_of(ROWS), count_of(tiles.len()));
        return Err(Refusal::new(msg!(iquazu_refused_rows, rows = rows, came = came)));
    }
    Ok(())
}

pub(super) fn apply(table: &Table<Options>, position: &mut Position, event: &Event) {
    match event {
        Event::Place { column, row, item } => {
            if let Some(cell) = position.cell_mut(*column, *row) {
                cell.push(*item);
            }
        }
        Event::Take { column, row, index } => {
            if let Some(cell) = position.cell_mut(*column, *row) {
                cell.remove(usize::from(*index));
            }
        }
        Event::Raise { column, row, index } => {
            if let Some(cell) = position.cell_mut(*column, *row) {
                cell.swap(usize::from(*index) - 1, usize::from(*index));
            }
        }
        Event::Rock { column, values } => learn_rock(position, *column, values),
        Event::Tile { row, kind } => position.open_tiles[row.index()] = *kind,
        Event::Crevices { column, rows } => {
            if let Some(place) = column.index().and_then(|index| position.crevices.get_mut(index)) {
                *place = Some(*rows);
            }
        }
        Event::Score { how, rocks, .. } => {
            for rock in rocks {
                learn_rock(position, rock.column, &rock.values);
            }
            score(position, how);
        }
        Event::Tell { column, row, kind } => {
            if let Some(tile) = position.tile_mut(*column, *row) {
                tile.kind = Some(*kind);
            }
        }
        Event::Use { column, row, used } => {
            if let Some(tile) = position.tile_mut(*column, *row) {
                tile.used = *used;
            }
        }
        Event::Turn => pass_boxes(table, position),
    }
}

fn learn_rock(position: &mut Position, column: Column, values: &[u16]) {
    if let Some(rock) = column.index().and_then(|index| position.rocks.get_mut(index)) {
        *rock = (!values.is_empty()).then(|| values.to_vec());
    }
}

/// One scoring; after the third-last rock the last two follow at once, full or not.
fn score(position: &mut Position, how: &How) {
    // A column that is full already when the frame has moved belongs to the scoring before it; one
    // that a double move completes is another.
    if position.boxes.completed == 0 || !position.is_untouched() {
        position.boxes.completed = position.boxes.completed.saturating_add(1);
    }
    // What the column itself has got since the scoring before is not late: only now it is scored.
    let late = position.cells().filter(|(column, row)| position.came_late(*column, *row));
    position.late = late.collect();
    score_column(position, how);
    if *how == How::Wall && position.scorings.len() + 2 == position.columns() {
        score_column(position, how);
        score_column(position, how);
    }
    // What lies there now is what the next scoring carries over.
    let disturbed = position.cells().filter(|(column, row)| position.is_disturbed(*column, *row));
    position.disturbed = disturbed.collect();
    position.carried.clone_from(&position.wall);
}

fn score_column(position: &mut Position, how: &How) {
    let Some(column) = position.current() else { return };
    let Some(index) = column.index() else { return };
    let seats = position.held.len();
    let outcome = match how {
        How::Wall => Outcome::Ranked(rank_column(seats, &position.wall[index])),
        How::Counts { seats: counts, .. } => Outcome::Ranked(rank_counts(counts)),
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
    let frame: Vec<Column> = position.frame().collect();
    let stated = |tiles: &[TileTo]| {
        let award = |row: Row| match tiles.get(row.index()).copied().unwrap_or_default() {
            TileTo::Unknown => Award { row, seat: None, reason: Reason::Unknown },
            TileTo::Nobody => Award { row, seat: None, reason: Reason::Stated },
            TileTo::Seat(seat) => Award { row, seat: Some(seat), reason: Reason::Stated },
        };
        Row::all().map(award).collect()
    };
    match how {
        How::Wall => Row::all().map(|row| award(position, &frame, row)).collect(),
        How::Counts { tiles, .. } | How::Points { tiles, .. } => stated(tiles),
    }
}

/// The same ranking from counts: the lowest gem is the one with the fewest places below it.
fn rank_counts(counts: &PerSeat<Count>) -> Vec<Standing> {
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
    let standings: Vec<Standing> =
        counts.iter().filter(|(_, count)| count.gems > 0).map(standing).collect();
    ranked(&standings, counts.len())
}

/// Nach der Zwischenwertung: the water box goes counter-clockwise after a scoring, the gem box
/// clockwise every turn.
fn pass_boxes(table: &Table<Options>, position: &mut Position) {
    let boxes = &mut position.boxes;
    for _ in 0..std::mem::take(&mut boxes.completed) {
        boxes.water = right_of(table, boxes.water);
    }
    boxes.gems = left_of(table, boxes.gems);
}

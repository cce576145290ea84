//! The wall of Iquazú: gems and drops in columns and rows, the rocks below, tiles, and what has
//! been scored.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::event::{
    MOST_IN_A_CELL, check_cell, check_column, check_crevices, check_kind, check_rock, check_stated,
    check_use,
};
use super::options::Options;
use crate::refusal::Refusal;
use crate::seat::{PerSeat, Seat};
use crate::table::{Table, count_of};
use crate::text::msg;

pub(super) const ROWS: usize = 5;
/// The frame shows so many columns, as far as the wall reaches.
pub(super) const FRAME: usize = 5;

/// One of the five rows, counted from the top: 1 to 5.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "u8", into = "u8")]
#[schemars(with = "u8", extend("minimum" = 1, "maximum" = 5))]
pub struct Row(u8);

impl Row {
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=5).map(Self)
    }

    pub fn number(self) -> u8 {
        self.0
    }

    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl TryFrom<u8> for Row {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if (1..=5).contains(&number) {
            Ok(Self(number))
        } else {
            Err(format!("a row is 1 to 5, not {number}"))
        }
    }
}

impl From<Row> for u8 {
    fn from(row: Row) -> u8 {
        row.0
    }
}

/// A column of the wall, counted from the left, from 1. Which of them exist depends on the table.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Column(u8);

impl Column {
    /// The column with so many before it.
    pub fn after(count: usize) -> Self {
        Self(u8::try_from(count + 1).unwrap_or(u8::MAX))
    }

    pub fn number(self) -> u8 {
        self.0
    }

    /// `None` for 0, which is no column.
    pub fn index(self) -> Option<usize> {
        usize::from(self.0).checked_sub(1)
    }
}

impl From<u8> for Column {
    fn from(number: u8) -> Self {
        Self(number)
    }
}

/// What lies in a crevice: a seat's gem (its number) or `"drop"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Item {
    Gem(Seat),
    Drop(Water),
}

impl Item {
    pub const DROP: Self = Self::Drop(Water::Drop);

    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Gem(seat) => Some(seat),
            Self::Drop(_) => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Water {
    Drop,
}

/// A column of the wall: its five rows, each from top to bottom.
pub type WallColumn = [Vec<Item>; ROWS];

/// What a bonus tile is good for.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Kind {
    /// Counts at the end of the game.
    Points {
        #[schemars(range(max = 99))]
        points: u16,
    },
    /// Two, three or four cards.
    Cards {
        #[schemars(range(min = 2, max = 4))]
        cards: u8,
    },
    AnyColour,
    DoubleMove,
}

/// A bonus tile that a seat has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// The scoring that it was won in, and the row it lay in: what it is known by.
    pub column: Column,
    pub row: Row,
    /// Absent while nobody has said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub used: bool,
}

/// What a column was worth to whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    pub column: Column,
    pub outcome: Outcome,
    /// One a row; none for the last two rocks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub awards: Vec<Award>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Who has gems in the column, the best first.
    Ranked(Vec<Standing>),
    /// Points as the players gave them.
    Stated(PerSeat<u16>),
}

/// What decides a seat's place in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    pub seat: Seat,
    #[schemars(range(min = 1, max = 60))]
    pub gems: u16,
    /// How far down its lowest gem lies: more is lower. Comparable within one column only; 0 while
    /// nobody has said.
    pub depth: u16,
    /// The row of that gem, if the wall was entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<Row>,
}

impl Standing {
    /// Whether somebody has said how far down its lowest gem lies.
    pub(super) fn is_told(self) -> bool {
        self.depth > 0
    }
}

/// Who gets the tile at the end of a row, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Award {
    pub row: Row,
    pub seat: Option<Seat>,
    pub reason: Reason,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// No gem in the row: the tile leaves the game.
    NoGem,
    Majority {
        gems: u16,
    },
    /// Level with these; its gem lies further right.
    FurtherRight {
        level: Vec<Seat>,
        gems: u16,
    },
    /// Level with these, also in the column; its gem lies lower there.
    Lower {
        level: Vec<Seat>,
        gems: u16,
        /// Level in gems, too, but not so far to the right.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        further_left: Vec<Seat>,
    },
    /// As the players said.
    Stated,
    /// Nobody said.
    Unknown,
}

/// Who has which box, for the turn helper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Boxes {
    pub gems: Seat,
    pub water: Seat,
    /// How often a column was completed in this turn: so often the water box passes at its end.
    #[serde(default)]
    pub completed: u8,
}

impl Boxes {
    /// The boxes of whoever has left go on as they pass.
    pub(super) fn reseat<O>(&mut self, table: &Table<O>) {
        let has_left = |seat: Seat| table.seats.get(seat).is_some_and(|seated| seated.left);
        if has_left(self.gems) {
            self.gems = left_of(table, self.gems);
        }
        if has_left(self.water) {
            self.water = right_of(table, self.water);
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Points on the rocks, the highest first; absent while nobody has said.
    pub rocks: Vec<Option<Vec<u16>>>,
    pub wall: Vec<WallColumn>,
    #[serde(default)]
    pub scorings: Vec<Scoring>,
    /// Kinds of the five open tiles in the frame, from the top row down.
    #[serde(default)]
    pub open_tiles: [Option<Kind>; ROWS],
    pub held: PerSeat<Vec<Held>>,
    /// How many crevices a column has in each row, where the players have said.
    #[serde(default)]
    pub crevices: Vec<Option<[u8; ROWS]>>,
    pub boxes: Boxes,
    /// What lay on the wall at the last scoring: what is carried over.
    #[serde(default)]
    pub carried: Vec<WallColumn>,
    /// Cells in which something that was carried over was gone or had changed by a later scoring.
    #[serde(default)]
    pub disturbed: Vec<(Column, Row)>,
    /// Cells of columns that were scored already when something was placed there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub late: Vec<(Column, Row)>,
}

impl Position {
    pub fn new(table: &Table<Options>) -> Self {
        let columns = table.options.columns.count();
        let mut boxes =
            Boxes { gems: table.start, water: right_of(table, table.start), completed: 0 };
        boxes.reseat(table);
        Self {
            rocks: vec![None; columns],
            wall: vec![WallColumn::default(); columns],
            scorings: Vec::new(),
            open_tiles: [None; ROWS],
            held: PerSeat::from_fn(table.len(), |_| Vec::new()),
            crevices: vec![None; columns],
            boxes,
            carried: vec![WallColumn::default(); columns],
            disturbed: Vec::new(),
            late: Vec::new(),
        }
    }

    pub fn columns(&self) -> usize {
        self.wall.len()
    }

    /// The column that is scored next, if there is one.
    pub fn current(&self) -> Option<Column> {
        (self.scorings.len() < self.columns()).then(|| Column::after(self.scorings.len()))
    }

    /// The frame stops at the third-last rock; from then on nothing moves.
    fn frame_start(&self) -> usize {
        self.scorings.len().min(self.columns().saturating_sub(3))
    }

    /// The columns inside the frame, from the left.
    pub fn frame(&self) -> impl ExactSizeIterator<Item = Column> + Clone {
        let start = self.frame_start();
        (start..self.columns().min(start + FRAME)).map(Column::after)
    }

    pub fn cell(&self, column: Column, row: Row) -> Option<&Vec<Item>> {
        self.wall.get(column.index()?).map(|rows| &rows[row.index()])
    }

    pub(super) fn cell_mut(&mut self, column: Column, row: Row) -> Option<&mut Vec<Item>> {
        self.wall.get_mut(column.index()?).map(|rows| &mut rows[row.index()])
    }

    /// The tile that was won in a scoring at the end of a row.
    pub fn tile(&self, column: Column, row: Row) -> Option<(Seat, &Held)> {
        let tiles = self.held.iter().flat_map(|(seat, held)| held.iter().map(move |it| (seat, it)));
        tiles.into_iter().find(|(_, tile)| (tile.column, tile.row) == (column, row))
    }

    pub(super) fn tile_mut(&mut self, column: Column, row: Row) -> Option<&mut Held> {
        let seat = self.tile(column, row)?.0;
        self.held[seat].iter_mut().find(|tile| (tile.column, tile.row) == (column, row))
    }

    pub fn rock(&self, column: Column) -> Option<&Vec<u16>> {
        self.rocks.get(column.index()?)?.as_ref()
    }

    /// Whether nothing has been placed since the last scoring.
    pub fn is_untouched(&self) -> bool {
        self.wall.iter().zip(&self.carried).all(|(rows, carried)| {
            rows.iter().zip(carried).all(|(cell, carried)| cell.len() == carried.len())
        })
    }

    /// Whether each thing of a cell was carried over: those that lay there at the last scoring, in
    /// the order they had, whatever was told between and above them since.
    pub(super) fn carried_over(&self, column: Column, row: Row) -> Vec<bool> {
        let mut left = self.carried_in(column, row).iter().peekable();
        let cell = self.cell(column, row).into_iter().flatten();
        cell.map(|item| left.next_if_eq(&item).is_some()).collect()
    }

    /// Whether something that was carried over is gone or has changed.
    pub(super) fn is_disturbed(&self, column: Column, row: Row) -> bool {
        let still = self.carried_over(column, row).into_iter().filter(|carried| *carried).count();
        still < self.carried_in(column, row).len() || self.disturbed.contains(&(column, row))
    }

    /// Whether something was placed there after the column was scored: the column was full, and the
    /// water covers it. A position from outside need not tell what was carried over.
    pub(super) fn came_late(&self, column: Column, row: Row) -> bool {
        let is_scored = column.index().is_some_and(|index| index < self.scorings.len());
        let lying = self.cell(column, row).map_or(0, Vec::len);
        let is_new = !self.carried.is_empty() && lying > self.carried_in(column, row).len();
        is_scored && is_new || self.late.contains(&(column, row))
    }

    fn carried_in(&self, column: Column, row: Row) -> &[Item] {
        let rows = column.index().and_then(|index| self.carried.get(index));
        rows.map_or(&[], |rows| &rows[row.index()])
    }

    /// All cells of the wall, from the left and from the top.
    pub(super) fn cells(&self) -> impl Iterator<Item = (Column, Row)> + use<> {
        let columns = (0..self.columns()).map(Column::after);
        columns.flat_map(|column| Row::all().map(move |row| (column, row)))
    }

    /// Whether the next scoring gives bonus tiles.
    pub fn gives_tiles(&self) -> bool {
        self.scorings.len() + 2 < self.columns()
    }

    pub fn is_over(&self) -> bool {
        self.current().is_none()
    }
}

/// The next player clockwise, passing over those who have left.
pub(super) fn left_of<O>(table: &Table<O>, seat: Seat) -> Seat {
    neighbour(table, seat, 1)
}

/// The next player counter-clockwise.
pub(super) fn right_of<O>(table: &Table<O>, seat: Seat) -> Seat {
    neighbour(table, seat, table.order.len().saturating_sub(1))
}

fn neighbour<O>(table: &Table<O>, seat: Seat, stride: usize) -> Seat {
    let count = table.order.len();
    let Some(mut place) = table.order.iter().position(|other| *other == seat) else { return seat };
    for _ in 0..count {
        place = (place + stride) % count;
        if !table.seats[table.order[place]].left {
            return table.order[place];
        }
    }
    seat
}

/// Whether a position from outside fits the table.
pub(super) fn admit(table: &Table<Options>, position: &Position) -> Result<(), Refusal> {
    let columns = table.options.columns.count();
    let lengths = [
        position.rocks.len(),
        position.wall.len(),
        if position.crevices.is_empty() { columns } else { position.crevices.len() },
        if position.carried.is_empty() { columns } else { position.carried.len() },
    ];
    if let Some(wrong) = lengths.into_iter().find(|length| *length != columns) {
        let text =
            msg!(iquazu_refused_columns, columns = count_of(columns), came = count_of(wrong));
        return Err(Refusal::new(text));
    }
    check_seats(table.len(), position)?;
    check_scorings(table.len(), position)?;
    for (at, values) in position.rocks.iter().enumerate() {
        check_rock(position, Column::after(at), values.as_deref().unwrap_or_default())?;
    }
    position.crevices.iter().flatten().copied().try_for_each(check_crevices)?;
    position
        .wall
        .iter()
        .chain(&position.carried)
        .flatten()
        .try_for_each(|cell| check_cell(cell))?;
    position.open_tiles.into_iter().flatten().try_for_each(check_kind)?;
    check_held(position)
}

fn check_seats(seats: usize, position: &Position) -> Result<(), Refusal> {
    let walls = position.wall.iter().chain(&position.carried);
    let gems = walls.flatten().flatten().filter_map(|item| item.seat());
    let ranked = position.scorings.iter().flat_map(|scoring| match &scoring.outcome {
        Outcome::Ranked(standings) => {
            standings.iter().map(|standing| standing.seat).collect::<Vec<_>>()
        }
        Outcome::Stated(_) => Vec::new(),
    });
    let awarded = position
        .scorings
        .iter()
        .flat_map(|scoring| scoring.awards.iter().filter_map(|award| award.seat));
    let boxes = [position.boxes.gems, position.boxes.water];
    let unknown = gems.chain(ranked).chain(awarded).chain(boxes).find(|seat| seat.index() >= seats);
    if let Some(seat) = unknown {
        return Err(Refusal::no_seat(seat, seats));
    }
    let came = position.held.len();
    if came == seats {
        return Ok(());
    }
    Err(Refusal::new(msg!(iquazu_refused_held, seats = count_of(seats), came = count_of(came))))
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
            let (next, came) = (next.number(), column.number());
            let text = msg!(iquazu_refused_order, next = next, came = came);
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
    for (at, standing) in standings.iter().enumerate() {
        let (seat, column) = (standing.seat, column.number());
        if standings[..at].iter().any(|other| other.seat == seat) {
            let text = msg!(iquazu_refused_ranked_twice, seat = seat, column = column);
            return Err(Refusal::by_rule(text, "rock-points"));
        }
        if !(1..=most).contains(&usize::from(standing.gems)) {
            let text = msg!(
                iquazu_refused_ranked,
                seat = seat,
                column = column,
                most = count_of(most),
                n = standing.gems
            );
            return Err(Refusal::by_rule(text, "rock-points"));
        }
    }
    standings.windows(2).try_for_each(|pair| check_order(column, pair[0], pair[1]))
}

/// The order of a ranking gives the points, so it is that of gems, then of depth.
fn check_order(column: Column, first: Standing, next: Standing) -> Result<(), Refusal> {
    let (column, seat, other) = (column.number(), next.seat, first.seat);
    if first.gems < next.gems {
        let text = msg!(
            iquazu_refused_ranked_order,
            column = column,
            seat = seat,
            n = next.gems,
            other = other,
            fewer = first.gems
        );
        return Err(Refusal::by_rule(text, "rock-points"));
    }
    if first.gems == next.gems && first.is_told() && first.depth < next.depth {
        let text = msg!(
            iquazu_refused_ranked_level,
            column = column,
            seat = seat,
            n = next.gems,
            other = other,
            depth = next.depth,
            higher = first.depth
        );
        return Err(Refusal::by_rule(text, "rock-ties"));
    }
    Ok(())
}

/// A row of a column gives one tile, to whom its award says, and a points tile is never used up.
fn check_held(position: &Position) -> Result<(), Refusal> {
    let held = position.held.iter().flat_map(|(seat, held)| held.iter().map(move |it| (seat, it)));
    let held: Vec<(Seat, &Held)> = held.collect();
    for (at, (seat, tile)) in held.iter().enumerate() {
        check_column(position, tile.column)?;
        tile.kind.map_or(Ok(()), check_kind)?;
        check_use(tile.kind, tile.used)?;
        if held[..at].iter().any(|(_, other)| (other.column, other.row) == (tile.column, tile.row))
        {
            let (column, row) = (tile.column.number(), tile.row.number());
            let text = msg!(iquazu_refused_tile_twice, column = column, row = row);
            return Err(Refusal::by_rule(text, "tiles"));
        }
        check_won(position, *seat, **tile)?;
    }
    Ok(())
}

/// Whether a tile was won where it says: by a scoring that gives tiles, and by this seat, where the
/// award of its row is told.
fn check_won(position: &Position, seat: Seat, tile: Held) -> Result<(), Refusal> {
    let (column, row) = (tile.column.number(), tile.row.number());
    let Some((index, scoring)) =
        position.scorings.iter().enumerate().find(|(_, scoring)| scoring.column == tile.column)
    else {
        let text = msg!(iquazu_refused_not_scored, seat = seat, column = column, row = row);
        return Err(Refusal::by_rule(text, "tiles"));
    };
    if index + 2 >= position.columns() {
        let text = msg!(iquazu_refused_last_tile, seat = seat, column = column);
        return Err(Refusal::by_rule(text, "end"));
    }
    let award = scoring.awards.iter().find(|award| award.row == tile.row);
    let text = match award.map(|award| award.seat) {
        None => return Ok(()),
        Some(Some(winner)) if winner == seat => return Ok(()),
        Some(Some(winner)) => {
            msg!(
                iquazu_refused_won_by_other,
                seat = seat,
                column = column,
                row = row,
                other = winner
            )
        }
        Some(None) => msg!(iquazu_refused_won_by_nobody, seat = seat, column = column, row = row),
    };
    Err(Refusal::by_rule(text, "tiles"))
}

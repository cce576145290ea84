//! What is remembered between two taps in Iquazú: the pen, an open cell, a rock, drafts of a scoring.

use serde::{Deserialize, Serialize};

use super::controls::{EnteredBy, Pen, Place};
use super::event::{Count, Event, How, TileTo};
use super::options::Options;
use super::position::Position;
use super::wall::{Column, Item, Row};
use crate::seat::Seat;
use crate::table::Table;

/// What the players are asked, besides the order in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Asked {
    /// What the rocks are worth that are about to be scored.
    Values,
    /// What the open tile of a row is.
    Tile(Row),
    /// What a tile is that was won in a column's scoring at the end of a row.
    Held(Column, Row),
    /// Who gets the tiles, row by row, before a scoring that the wall does not show.
    Winners,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Focus {
    pub(super) pen: Option<Pen>,
    pub(super) entered_by: EnteredBy,
    /// A cell whose order is being looked at.
    pub(super) opened: Option<Place>,
    /// The cell of an entry that is being corrected.
    pub(super) place: Option<Place>,
    pub(super) asked: Option<Asked>,
    /// The rock whose values were asked for and are put off.
    pub(super) put_off: Option<Column>,
    /// The rock that is being looked at, if it is not the current one.
    pub(super) rock: Option<Column>,
    /// Crevices are being entered.
    pub(super) crevices: bool,
    /// Nobody wants to tell who gets the tiles.
    pub(super) without_tiles: bool,
    /// Drafts of a scoring by counts or by points.
    pub(super) counts: Vec<Count>,
    pub(super) points: Vec<Option<u16>>,
    pub(super) tiles: Vec<TileTo>,
}

impl Focus {
    /// Where an event could have been entered.
    pub(super) fn of(event: &Event) -> Self {
        let mut focus = Self::default();
        match event {
            Event::Place { item, column, row } => {
                focus.pen = Some(match item {
                    Item::Gem(seat) => Pen::Gem(*seat),
                    Item::Drop(_) => Pen::Drop,
                });
                focus.place = Some((*column, *row));
            }
            Event::Take { column, row, .. } => {
                focus.pen = Some(Pen::Clear);
                focus.place = Some((*column, *row));
            }
            Event::Raise { column, row, .. } => {
                focus.pen = Some(Pen::Open);
                focus.opened = Some((*column, *row));
            }
            Event::Rock { column, .. } => focus.rock = Some(*column),
            Event::Crevices { column, .. } => {
                focus.rock = Some(*column);
                focus.crevices = true;
            }
            Event::Score { how: How::Counts { seats, tiles }, .. } => {
                focus.entered_by = EnteredBy::Counts;
                focus.counts = seats.values().copied().collect();
                focus.tiles.clone_from(tiles);
            }
            Event::Score { how: How::Points { points, tiles }, .. } => {
                focus.entered_by = EnteredBy::Points;
                focus.points = points.values().copied().map(Some).collect();
                focus.tiles.clone_from(tiles);
            }
            Event::Tile { row, .. } => focus.asked = Some(Asked::Tile(*row)),
            Event::Tell { column, row, .. } => focus.asked = Some(Asked::Held(*column, *row)),
            Event::Score { .. } | Event::Use { .. } | Event::Turn => {}
        }
        focus
    }

    /// The pen in hand, or the start player's gems if it does not fit this table.
    pub(super) fn pen(&self, table: &Table<Options>) -> Pen {
        let fits = |pen: &Pen| pen.seat().is_none_or(|seat| seat.index() < table.len());
        self.pen.filter(fits).unwrap_or(Pen::Gem(table.start))
    }

    pub(super) fn count(&self, seat: Seat) -> Count {
        self.counts.get(seat.index()).copied().unwrap_or_default()
    }

    /// The points that the players gave a seat, once they have.
    pub(super) fn stated(&self, seat: Seat) -> Option<u16> {
        self.points.get(seat.index()).copied().flatten()
    }

    pub(super) fn tile_to(&self, row: Row) -> TileTo {
        self.tiles.get(row.index()).copied().unwrap_or_default()
    }

    /// Nothing is looked at or asked any more.
    pub(super) fn close(&mut self) {
        (self.opened, self.place, self.asked) = (None, None, None);
    }

    /// The rock whose values are shown.
    pub(super) fn rock(&self, position: &Position) -> Column {
        let wished = self
            .rock
            .filter(|column| column.index().is_some_and(|index| index < position.columns()));
        wished
            .or_else(|| position.current())
            .unwrap_or_else(|| Column::after(position.columns().saturating_sub(1)))
    }
}

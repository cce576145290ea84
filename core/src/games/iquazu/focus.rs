//! What is remembered between two taps in Iquazú: the pen, an open cell, a rock, drafts of a scoring.

use serde::{Deserialize, Serialize};

use super::controls::{EnteredBy, Pen, Place};
use super::event::{Count, Event, How, TileTo};
use super::options::Options;
use super::position::Position;
use super::wall::{Column, Item, Row};
use crate::seat::Seat;
use crate::table::Table;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Focus {
    pub(super) pen: Option<Pen>,
    pub(super) entered_by: EnteredBy,
    /// A cell whose order is being looked at.
    pub(super) opened: Option<Place>,
    /// The rock that is being looked at, if it is not the current one.
    pub(super) rock: Option<Column>,
    /// Crevices are being entered.
    pub(super) crevices: bool,
    /// Drafts of a scoring by counts or by points.
    pub(super) counts: Vec<Count>,
    pub(super) points: Vec<u16>,
    pub(super) tiles: Vec<TileTo>,
}

impl Focus {
    /// Where an event could have been entered.
    pub(super) fn of(event: &Event) -> Self {
        let mut focus = Self::default();
        match event {
            Event::Place { item: Item::Gem(seat), .. } => focus.pen = Some(Pen::Gem(*seat)),
            Event::Place { .. } => focus.pen = Some(Pen::Drop),
            Event::Take { .. } => focus.pen = Some(Pen::Clear),
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
                focus.points = points.values().copied().collect();
                focus.tiles.clone_from(tiles);
            }
            Event::Score { .. }
            | Event::Tile { .. }
            | Event::Tell { .. }
            | Event::Use { .. }
            | Event::Turn => {}
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

    pub(super) fn stated(&self, seat: Seat) -> u16 {
        self.points.get(seat.index()).copied().unwrap_or(0)
    }

    pub(super) fn tile_to(&self, row: Row) -> TileTo {
        self.tiles.get(row.index()).copied().unwrap_or_default()
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

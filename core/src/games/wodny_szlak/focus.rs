//! What is being looked at and is only under way: whose points, how they are entered, which field.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::controls::Mode;
use super::entry::start_editor::Draft;
use super::event::Event;
use super::options::Options;
use super::position::{Position, Stated};
use super::river::{Cell, River};
use crate::seat::Seat;
use crate::table::Table;

/// What on a river is being looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Selected {
    Start,
    Field(Cell),
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Focus {
    /// Whose points are being entered.
    pub(super) seat: Option<Seat>,
    /// What was chosen for each seat.
    pub(super) modes: BTreeMap<Seat, Mode>,
    /// What was chosen last.
    pub(super) mode: Mode,
    pub(super) selected: Option<Selected>,
    /// The selected tile is being moved.
    pub(super) moving: bool,
    /// All shapes are offered, also rare ones and those that do not fit.
    pub(super) all: bool,
    /// What is asked of few tiles is shown.
    pub(super) more: bool,
    /// Nothing is asked about the start tile, though nobody has described it.
    pub(super) closed: bool,
    /// A start tile that is not yet described in full.
    pub(super) start: Draft,
}

impl Focus {
    /// Where an event could have been entered.
    pub(super) fn of(event: &Event) -> Self {
        let selected = match event {
            Event::Start { .. } => Some(Selected::Start),
            _ => event.cell().map(Selected::Field),
        };
        let mode = match event {
            Event::Building { stated: Some(Stated { needs: Some(_), .. }), .. } => Mode::Buildings,
            _ if selected.is_some() => Mode::River,
            _ => Mode::Result,
        };
        let moving = matches!(event, Event::Move { .. });
        let is_seldom = matches!(event, Event::Turn { .. } | Event::Remove { .. });
        let seat = event.seat();
        let mut focus = Self { seat, selected, mode, moving, more: is_seldom, ..Self::default() };
        if let Some(seat) = focus.seat {
            focus.choose_mode(seat, mode);
        }
        focus
    }

    pub(super) fn seat(&self, table: &Table<Options>) -> Seat {
        let opened = self.seat.filter(|seat| table.plays(*seat));
        opened.or_else(|| table.in_turn().next()).unwrap_or(Seat::new(0))
    }

    pub(super) fn open(&mut self, seat: Seat) {
        self.close();
        self.closed = false;
        self.seat = Some(seat);
    }

    /// Nothing is asked any more.
    pub(super) fn close(&mut self) {
        self.put_aside();
        self.selected = None;
        self.closed = true;
    }

    /// Ends what is only under way.
    pub(super) fn put_aside(&mut self) {
        self.moving = false;
        self.more = false;
        self.start = Draft::default();
    }

    pub(super) fn choose_mode(&mut self, seat: Seat, mode: Mode) {
        self.modes.insert(seat, mode);
        self.mode = mode;
    }

    /// What was chosen for the seat; else what fits the things told about it; else the last choice.
    pub(super) fn mode(&self, position: &Position, seat: Seat) -> Mode {
        if let Some(chosen) = self.modes.get(&seat) {
            return *chosen;
        }
        let Some(holding) = position.seats.get(seat) else { return self.mode };
        let counted = |it: &Stated| it.needs.is_some() || it.arrived.is_some();
        if !holding.river.is_untouched() {
            Mode::River
        } else if holding.buildings.values().any(counted) {
            Mode::Buildings
        } else if holding.is_stated() {
            Mode::Result
        } else {
            self.mode
        }
    }

    /// What is selected, as far as it can be; the start tile while nobody has described it or closed
    /// the question.
    pub(super) fn selected(&self, river: &River) -> Option<Selected> {
        let in_reach = |selected: &Selected| match selected {
            Selected::Start => true,
            Selected::Field(cell) => {
                river.tiles.contains_key(cell) || river.free_neighbours().contains(cell)
            }
        };
        let selected = self.selected.filter(in_reach);
        let asks = !self.closed && river.start.is_none();
        selected.or_else(|| asks.then_some(Selected::Start))
    }

    pub(super) fn field(&self, river: &River) -> Option<Cell> {
        match self.selected(river)? {
            Selected::Start => None,
            Selected::Field(cell) => Some(cell),
        }
    }

    /// The field whose tile is being moved.
    pub(super) fn moving(&self, river: &River) -> Option<Cell> {
        self.field(river).filter(|cell| self.moving && river.tiles.contains_key(cell))
    }
}

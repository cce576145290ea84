//! What is being looked at and is only under way: whose points, which way of entry, which field.

use serde::{Deserialize, Serialize};

use super::compass::Cell;
use super::event::Event;
use super::options::Options;
use super::position::Position;
use super::river::River;
use super::start_editor::Draft;
use crate::seat::Seat;
use crate::table::Table;

/// How a player's points are entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Way {
    /// What was supplied, the length of the route, the meadows.
    #[default]
    Result,
    /// The same, with what every building needs and got.
    Buildings,
    /// The river itself.
    River,
}

impl Way {
    pub(super) const ALL: [(Self, &'static str); 3] =
        [(Self::Result, "result"), (Self::Buildings, "buildings"), (Self::River, "river")];
}

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
    /// The way that was chosen for each seat.
    pub(super) ways: Vec<Option<Way>>,
    /// The way that was chosen last.
    pub(super) way: Way,
    pub(super) selected: Option<Selected>,
    /// The selected tile is being moved.
    pub(super) moving: bool,
    /// Tiles that do not fit are offered, too.
    pub(super) all: bool,
    /// A start tile that is not yet described in full.
    pub(super) start: Draft,
    /// Something remembered is to be forgotten: what, once it is chosen.
    pub(super) forgetting: bool,
    pub(super) forgets: Option<String>,
}

impl Focus {
    /// Where an event could have been entered.
    pub(super) fn of(event: &Event) -> Self {
        let mut focus = Self { seat: event.seat(), ..Self::default() };
        focus.way = match event {
            Event::Building { stated: Some(stated), .. } if stated.needs.is_some() => {
                Way::Buildings
            }
            Event::Start { .. } => {
                focus.selected = Some(Selected::Start);
                Way::River
            }
            _ => match event.cell() {
                Some(cell) => {
                    focus.selected = Some(Selected::Field(cell));
                    Way::River
                }
                None => Way::Result,
            },
        };
        if let Some(seat) = focus.seat {
            focus.choose_way(seat, focus.way);
        }
        focus
    }

    pub(super) fn seat(&self, table: &Table<Options>) -> Seat {
        let plays = |seat: &Seat| table.seats.get(*seat).is_some_and(|seated| !seated.left);
        let first = table.order.iter().copied().find(plays).unwrap_or(Seat::new(0));
        self.seat.filter(plays).unwrap_or(first)
    }

    /// Ends what is only under way.
    pub(super) fn put_aside(&mut self) {
        self.moving = false;
        self.start = Draft::default();
        self.forgetting = false;
        self.forgets = None;
    }

    pub(super) fn choose_way(&mut self, seat: Seat, way: Way) {
        if self.ways.len() <= seat.index() {
            self.ways.resize(seat.index() + 1, None);
        }
        self.ways[seat.index()] = Some(way);
        self.way = way;
    }

    /// As chosen, or as something has been told already, or as for the seat before.
    pub(super) fn way(&self, position: &Position, seat: Seat) -> Way {
        if let Some(chosen) = self.ways.get(seat.index()).copied().flatten() {
            return chosen;
        }
        let Some(holding) = position.seats.get(seat) else { return self.way };
        let counted = |it: &super::position::Stated| it.needs.is_some() || it.arrived.is_some();
        if !holding.river.is_untouched() {
            Way::River
        } else if holding.buildings.values().any(counted) {
            Way::Buildings
        } else if holding.is_stated() {
            Way::Result
        } else {
            self.way
        }
    }

    /// What is selected, as far as it can be; the start tile while nobody has described it.
    pub(super) fn selected(&self, river: &River) -> Option<Selected> {
        let in_reach = |selected: &Selected| match selected {
            Selected::Start => true,
            Selected::Field(cell) => {
                river.tiles.contains_key(cell) || river.free_neighbours().contains(cell)
            }
        };
        let selected = self.selected.filter(in_reach);
        selected.or_else(|| river.start.is_none().then_some(Selected::Start))
    }

    /// The field whose tile is being moved.
    pub(super) fn moving(&self, river: &River) -> Option<Cell> {
        match self.selected {
            Some(Selected::Field(cell)) if self.moving && river.tiles.contains_key(&cell) => {
                Some(cell)
            }
            _ => None,
        }
    }
}

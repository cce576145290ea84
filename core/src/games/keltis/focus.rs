//! What is remembered between two taps in Keltis: the pen.

use serde::{Deserialize, Serialize};

use super::controls::Pen;
use super::options::Options;
use crate::seat::Seat;
use crate::table::Table;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Focus {
    /// `None`: the first seat's small figures.
    pub(super) pen: Option<Pen>,
}

impl Focus {
    /// The pen in hand, or the default if it does not fit this table.
    pub(super) fn pen(self, table: &Table<Options>) -> Pen {
        let first = table.order.iter().copied().find(|seat| !table.seats[*seat].left);
        let plays = |seat: Seat| table.seats.get(seat).is_some_and(|seated| !seated.left);
        self.pen
            .filter(|pen| pen.seat().is_none_or(plays))
            .unwrap_or(Pen::Small(first.unwrap_or(Seat::new(0))))
    }
}

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
        let fits = |pen: &Pen| pen.seat().is_none_or(|seat| table.plays(seat));
        let first = || table.in_turn().next().unwrap_or(Seat::new(0));
        self.pen.filter(fits).unwrap_or_else(|| Pen::Small(first()))
    }
}

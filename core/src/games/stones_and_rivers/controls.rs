//! What can be touched in Stones & Rivers. A cell of the board is known by its point.

use super::ground::{Face, Side};
use super::position::Call;
use crate::id::{Id, ids};

ids! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Control {
        Board = "board",
        /// Who calls the flip for the first move.
        Caller = "caller",
        /// This was called; now the piece is flipped.
        Draw(called: Call) = "draw",
        /// Who won the flip goes first.
        First = "first",
        Second = "second",
        /// Flip or rotate the piece that is up.
        Turn = "turn",
        /// From which edge the board is seen.
        Across = "across",
        /// Puts the piece that is up down again, or leaves the flip for the first move.
        Cancel = "cancel",
    }
}

ids!(for Call { Call::Stone = "stone", Call::River = "river" });
ids!(for Side { Side::Circle = "circle", Side::Square = "square" });

impl Id for Face {
    fn write(&self, id: &mut String) {
        id.push_str(match *self {
            Self::Stone => "stone",
            Self::ACROSS => "across",
            Self::ALONG => "along",
        });
    }

    fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        let part = parts.next()?;
        Self::ALL.into_iter().find(|face| face.to_id() == part)
    }
}

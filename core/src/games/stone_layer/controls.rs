//! What can be touched in Stone Layer. A cell of the ring is a `Base`; the options of a choice are
//! `Steps`, a `Size` or a seat.

use super::ring::Size;
use crate::id::ids;
use crate::seat::Seat;
use crate::sheet::CANCEL;

ids! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Control {
        Ring = "ring",
        /// How the stone of the turn ended.
        Stood = "stood",
        NoToken = "no_token",
        SlidOff = "slid_off",
        /// A collapse is drafted.
        Fell = "fell",
        SourceFell = "source_fell",
        /// Of a draft: who caused it, what became of the stone, and that it is so, or not.
        By = "by",
        Apart = "apart",
        Lies = "lies",
        Settle = "settle",
        Cancel = CANCEL,
        /// The steps of a tile.
        Steps = "steps",
        /// The turn is over without steps.
        Next = "next",
        NewTiles = "new_tiles",
        Exchange(seat: Seat) = "exchange",
        /// Who is up.
        Up = "up",
        /// The marker is put elsewhere.
        Moving = "moving",
        /// Of the next stone.
        Size = "size",
        /// Stones of a size in the box.
        Count(size: Size) = "count",
    }
}

//! What can be touched in Iquazú.

use serde::{Deserialize, Serialize};

use super::event::TileTo;
use super::position::Kind;
use super::wall::{Column, Row};
use crate::id::{Id, ids};
use crate::seat::Seat;
use crate::sheet::CANCEL;

ids! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Control {
        Wall = "wall",
        /// A thing in the opened cell, by its place from the top.
        Raise(index: u8) = "raise",
        Take(index: u8) = "take",
        /// How many gems a seat has in the column, and how far up the lowest lies.
        Gems(seat: Seat) = "gems",
        Lowest(seat: Seat) = "lowest",
        /// What the players gave a seat for a rock.
        Points(seat: Seat) = "points",
        /// A tile is used up.
        Use(seat: Seat) = "use",
        /// Asks what the unknown tiles of a seat are.
        Tell(seat: Seat) = "tell",
        /// Which rock is shown.
        Rock = "rock",
        /// A number on that rock: 0 is the highest.
        Value(place: u8) = "value",
        /// The values of that rock are not known after all.
        Forget = "forget",
        /// Whether crevices are entered.
        Crevices = "crevices",
        CrevicesOf(row: Row) = "crevice",
        /// Asks what the open tile of a row is, and who gets it. A cell of the wall has the same id.
        Tile(row: Row) = "tile",
        TileTo(row: Row) = "to",
        /// What the tile is that is asked about; if it counts points, how many.
        Kind = "kind",
        TilePoints = "tile_points",
        EnteredBy = "way",
        Score = "score",
        /// The same, though nobody knows what the rock is worth.
        ScoreUntold = "score_untold",
        /// What is asked is put off.
        Cancel = CANCEL,
        Turn = "turn",
    }
}

ids! {
    /// What a tap on the wall means; kept between taps.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub(super) enum Pen {
        Gem(seat: Seat) = "gem",
        Drop = "drop",
        /// Takes the lowest thing of a cell away.
        Clear = "clear",
        /// Opens a cell, to change the order in it.
        Open = "open",
    }
}

impl Pen {
    /// Whose gems it places.
    pub(super) fn seat(self) -> Option<Seat> {
        match self {
            Self::Gem(seat) => Some(seat),
            Self::Drop | Self::Clear | Self::Open => None,
        }
    }
}

ids! {
    /// What the next scoring is entered by.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub(super) enum EnteredBy {
        #[default]
        Wall = "wall",
        Counts = "counts",
        Points = "points",
    }
}

/// A cell of the wall, or the tile that was won at the end of a row when a column was scored.
pub(super) type Place = (Column, Row);

impl Id for Kind {
    fn write(&self, id: &mut String) {
        let text = match self {
            Self::Points { points } => format!("points.{points}"),
            Self::Cards { cards } => format!("cards.{cards}"),
            Self::AnyColour => "any".to_owned(),
            Self::DoubleMove => "double".to_owned(),
        };
        id.push_str(&text);
    }

    fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        match parts.next()? {
            "points" => Some(Self::Points { points: parts.next()?.parse().ok()? }),
            "cards" => Some(Self::Cards { cards: u8::read(parts)? }),
            "any" => Some(Self::AnyColour),
            "double" => Some(Self::DoubleMove),
            _ => None,
        }
    }
}

/// Who gets a tile, as it is chosen. What nobody has said cannot be chosen.
impl Id for TileTo {
    fn write(&self, id: &mut String) {
        match self {
            Self::Seat(seat) => seat.write(id),
            Self::Nobody => id.push_str("none"),
            Self::Unknown => {}
        }
    }

    fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        match parts.next()? {
            "none" => Some(Self::Nobody),
            seat => Seat::parse(seat).map(Self::Seat),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back_and_nothing_else() {
        for (kind, id) in [
            (Kind::Points { points: 12 }, "points.12"),
            (Kind::Cards { cards: 3 }, "cards.3"),
            (Kind::AnyColour, "any"),
            (Kind::DoubleMove, "double"),
        ] {
            assert_eq!(kind.to_id(), id);
            assert_eq!(Kind::parse(id), Some(kind));
        }
        for (to, id) in [(TileTo::Nobody, "none"), (TileTo::Seat(Seat::new(2)), "2")] {
            assert_eq!(to.to_id(), id);
            assert_eq!(TileTo::parse(id), Some(to));
        }
        for id in ["", "points", "points.x", "cards.2.1", "some", "1.1"] {
            assert_eq!((Kind::parse(id), TileTo::parse(id)), (None, None), "{id}");
        }
    }
}

//! What is remembered between two taps in Keltis: the pen, and whose points are asked for.

use serde::{Deserialize, Serialize};

use super::controls::{Pen, Stone};
use super::event::Event;
use super::options::Options;
use super::position::{Position, Size, Tile};
use crate::seat::Seat;
use crate::table::Table;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Focus {
    /// `None`: the first seat's small figures.
    pub(super) pen: Option<Pen>,
    /// Whose track and wish stones are asked for.
    pub(super) asked: Option<Seat>,
    /// The wish stones were told since they were asked for. What was told during play may be less than
    /// what lies there at the end.
    pub(super) wish_stones_told: bool,
    /// The stone that a correction is about.
    pub(super) at: Option<Stone>,
}

impl Focus {
    pub(super) fn with(pen: Pen) -> Self {
        Self { pen: Some(pen), ..Self::default() }
    }

    /// Where an event could have been entered.
    pub(super) fn of(event: &Event) -> Self {
        match *event {
            Event::Figure { seat, path, step, size, .. } => {
                let is_large = size == Some(Size::Large);
                let pen = if is_large { Pen::Large(seat) } else { Pen::Small(seat) };
                Self { at: Some((path, step)), ..Self::with(pen) }
            }
            Event::Tile { path, step, tile } => {
                let pen = Pen::Tile(tile.unwrap_or(Tile::WishStone));
                Self { at: Some((path, step)), ..Self::with(pen) }
            }
            Event::Track { seat, .. } | Event::WishStones { seat, .. } => {
                Self { asked: Some(seat), ..Self::with(Pen::Small(seat)) }
            }
            Event::TilePoints { seat, .. } => Self::with(Pen::Small(seat)),
            Event::Deck { .. } => Self::default(),
        }
    }

    /// The pen in hand, or the default if it does not fit this table.
    pub(super) fn pen(self, table: &Table<Options>) -> Pen {
        let fits = |pen: &Pen| pen.seat().is_none_or(|seat| table.plays(seat));
        let first = || table.in_turn().next().unwrap_or(Seat::new(0));
        self.pen.filter(fits).unwrap_or_else(|| Pen::Small(first()))
    }

    /// Whose track and wish stones are asked for, if the seat is at the table.
    pub(super) fn asked(self, table: &Table<Options>) -> Option<Seat> {
        self.asked.filter(|seat| table.plays(*seat))
    }
}

/// Whose points are to be told next: this seat's, or those of the first after it that lack some.
pub(super) fn to_count(table: &Table<Options>, position: &Position, from: Seat) -> Option<Seat> {
    let seats: Vec<Seat> = table.in_turn().collect();
    let at = seats.iter().position(|seat| *seat == from).unwrap_or(0);
    let around = seats[at..].iter().chain(&seats[..at]);
    around.copied().find(|seat| !position.seats[*seat].is_counted())
}

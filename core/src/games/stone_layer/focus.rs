//! What is remembered between two taps: who is up, a size, a source, and the draft of a collapse,
//! which is shown before it is settled.

use serde::{Deserialize, Serialize};

use super::apply::{apply, marker_rule};
use super::check::check;
use super::event::{Event, Outcome, Stacks};
use super::options::{Marker, Options};
use super::position::Position;
use super::ring::{Base, Size};
use crate::seat::Seat;
use crate::table::Table;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Focus {
    /// Who is up, if it is not the next player.
    pub(super) up: Option<Seat>,
    pub(super) size: Option<Size>,
    /// The stack that the stone is taken from, as the river is empty.
    pub(super) source: Option<Base>,
    /// The marker is being put elsewhere.
    pub(super) moving: bool,
    pub(super) draft: Option<Draft>,
}

/// A collapse that is being told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Draft {
    pub(super) stacks: Stacks,
    /// Who caused it, if it is not the player in turn.
    pub(super) by: Option<Seat>,
    /// Whether the stone lies on its stack; if nobody says, it does where that stack stands.
    pub(super) lies: Option<bool>,
    /// The source fell while the stone was being taken from it.
    pub(super) source_fell: bool,
    /// It happened before the stone was placed, so it is an event of its own. Its correction stays
    /// one, whoever is said to have caused it.
    pub(super) apart: bool,
}

/// What is to be entered next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    Over,
    QuickStart,
    Draft,
    /// The river is empty, and nobody has said where the stone comes from.
    Source,
    Stone,
    Steps,
}

impl Focus {
    pub(super) fn stage(&self, table: &Table<Options>, position: &Position) -> Stage {
        if position.is_over(table) {
            Stage::Over
        } else if position.is_quick_starting(table.options) {
            Stage::QuickStart
        } else if self.draft.is_some() {
            Stage::Draft
        } else if position.turn.stone.is_some() {
            Stage::Steps
        } else if position.river() == 0 && self.source(position).is_none() {
            Stage::Source
        } else {
            Stage::Stone
        }
    }

    /// Whose turn it is.
    pub(super) fn active(&self, position: &Position) -> Seat {
        match position.turn.stone {
            Some(laid) => laid.seat,
            None => self.up.filter(|seat| position.has_seat(*seat)).unwrap_or(position.up),
        }
    }

    /// The chosen source, as long as it can be one.
    pub(super) fn source(&self, position: &Position) -> Option<Base> {
        self.source.filter(|base| can_be_source(position, *base))
    }

    pub(super) fn stone(&self, position: &Position, outcome: Outcome) -> Event {
        let from = self.source(position);
        // The size of a stone from a stack is known already.
        let size = self.size.filter(|_| from.is_none());
        Event::Stone { seat: self.active(position), outcome, size, from }
    }

    pub(super) fn drafting(self, draft: Draft) -> Self {
        Self { draft: Some(draft), moving: false, ..self }
    }

    /// Who caused the collapse of the draft.
    pub(super) fn causer(&self, position: &Position) -> Seat {
        let by = self.draft.as_ref().and_then(|draft| draft.by);
        by.filter(|seat| position.has_seat(*seat)).unwrap_or_else(|| self.active(position))
    }

    /// Whether the stone of this turn can have done it: its player did, nothing was told of it yet,
    /// and it is known where it comes from.
    pub(super) fn can_be_about_the_stone(&self, position: &Position) -> bool {
        self.causer(position) == self.active(position)
            && position.turn.stone.is_none()
            && (position.river() > 0 || self.source(position).is_some())
    }

    /// The draft as an event: what became of the stone of this turn, or a collapse of its own.
    pub(super) fn collapse(&self, position: &Position) -> Option<Event> {
        let draft = self.draft.as_ref()?;
        let stacks = draft.stacks.clone();
        if draft.apart || !self.can_be_about_the_stone(position) {
            return Some(Event::Collapse { by: self.causer(position), stacks });
        }
        let outcome = if draft.source_fell && self.source(position).is_some() {
            Outcome::SourceFell { stacks }
        } else {
            Outcome::Fell { lies: draft.lies(), stacks }
        };
        Some(self.stone(position, outcome))
    }

    /// The table as it would be if the draft were settled.
    pub(super) fn preview(&self, table: &Table<Options>, position: &Position) -> Option<Position> {
        let event = self.collapse(position)?;
        check(table, position, &event).ok()?;
        let mut after = position.clone();
        apply(table, &mut after, &event);
        Some(after)
    }

    /// The focus from which an event could have been entered.
    pub(super) fn of(event: &Event) -> Self {
        match event {
            Event::Marker { .. } => Self { moving: true, ..Self::default() },
            Event::QuickStone { size, .. } => Self { size: *size, ..Self::default() },
            Event::Stone { seat, outcome, size, from } => {
                let draft = Draft::of_outcome(outcome);
                Self { up: Some(*seat), size: *size, source: *from, moving: false, draft }
            }
            Event::Collapse { by, stacks } => {
                let (stacks, by) = (stacks.clone(), Some(*by));
                Self::default().drafting(Draft { stacks, by, apart: true, ..Draft::default() })
            }
            Event::Tile { .. } | Event::NewTiles | Event::Exchange { .. } | Event::Count { .. } => {
                Self::default()
            }
        }
    }
}

impl Draft {
    /// This stack fell; others may follow.
    pub(super) fn of(marker: Base, base: Base) -> Self {
        let mut draft = Self::default();
        draft.flip(marker, base);
        draft
    }

    fn of_outcome(outcome: &Outcome) -> Option<Self> {
        let (stacks, lies, source_fell) = match outcome {
            Outcome::Stood | Outcome::NoToken | Outcome::SlidOff => return None,
            Outcome::Fell { stacks, lies } => (stacks.clone(), Some(*lies), false),
            Outcome::SourceFell { stacks } => (stacks.clone(), None, true),
        };
        Some(Self { stacks, lies, source_fell, ..Self::default() })
    }

    /// A stack that fell keeps no stone.
    pub(super) fn lies(&self) -> bool {
        !self.stacks.at_marker && self.lies.unwrap_or(true)
    }

    /// A tap on a stack: it fell, or it did not.
    pub(super) fn flip(&mut self, marker: Base, base: Base) {
        let Stacks { at_marker, others } = &mut self.stacks;
        if base == marker {
            *at_marker = !*at_marker;
            others.remove(&base);
        } else if !others.remove(&base) {
            others.insert(base);
        }
    }
}

/// The river is empty, and this is another stack with a stone to take.
pub(super) fn can_be_source(position: &Position, base: Base) -> bool {
    position.river() == 0
        && position.turn.stone.is_none()
        && base != position.marker
        && position.height(base) > 0
}

/// The steps of a tile are to be told.
pub(super) fn steps_are_due(options: Options, position: &Position, stage: Stage) -> bool {
    let moves = |laid| marker_rule(options, laid) == Marker::Moves;
    match stage {
        Stage::QuickStart => true,
        Stage::Steps => position.turn.stone.is_some_and(moves),
        Stage::Over | Stage::Draft | Stage::Source | Stage::Stone => false,
    }
}

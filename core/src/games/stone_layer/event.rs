//! What happens in Stone Layer, as the players tell it. Events say what was seen, never what it
//! gave: the same log can be read by the rules of every edition.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::options::Options;
use super::position::{Position, QUICK_STONES};
use super::ring::{Base, STONES, Size, Steps};
use super::tell::size_name;
use super::tokens::can_exchange;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::table::Table;
use crate::text::msg;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// The marker stands at this base stone.
    Marker { base: Base },
    /// A stone of a quick start: so many steps further than the one before it.
    QuickStone {
        steps: Steps,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        size: Option<Size>,
    },
    /// The stone of a turn, for the stack at the marker.
    Stone {
        /// Whose turn it is.
        seat: Seat,
        outcome: Outcome,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        size: Option<Size>,
        /// The stack it was taken from, as the river was empty.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Base>,
    },
    /// Stacks fell by somebody else's doing, or once more in a turn.
    Collapse { by: Seat, stacks: Stacks },
    /// The tile is put away and the turn is over. No steps: nobody said.
    Tile {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        steps: Option<Steps>,
    },
    /// No open tile could be used: five new ones.
    NewTiles,
    /// Five gold points for a five-point token.
    Exchange { seat: Seat },
    /// The box has so many stones of a size.
    Count {
        size: Size,
        #[schemars(range(max = 37))]
        stones: u8,
    },
}

/// How a stone ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// As the rules want it.
    Stood,
    /// It lies on the stack, but leans, or something else was touched.
    NoToken,
    /// It is back in the river, and nothing else fell.
    SlidOff,
    /// Its player toppled stacks. `lies`: the stone itself lies on its stack afterwards, which it
    /// cannot where that stack fell: all its stones went back to the river.
    Fell { stacks: Stacks, lies: bool },
    /// The stack it was being taken from fell, perhaps with others.
    SourceFell { stacks: Stacks },
}

/// Stacks that fell together: the one at the marker, others by their base stones.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Stacks {
    pub at_marker: bool,
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub others: BTreeSet<Base>,
}

impl Stacks {
    pub(super) fn bases(&self, marker: Base) -> BTreeSet<Base> {
        self.others.iter().copied().chain(self.at_marker.then_some(marker)).collect()
    }
}

impl Event {
    pub(super) fn seat(&self) -> Option<Seat> {
        match self {
            Self::Stone { seat, .. }
            | Self::Collapse { by: seat, .. }
            | Self::Exchange { seat } => Some(*seat),
            Self::Marker { .. }
            | Self::QuickStone { .. }
            | Self::Tile { .. }
            | Self::NewTiles
            | Self::Count { .. } => None,
        }
    }
}

/// A refusal names the turn: one that comes up later, because something before it was corrected or
/// removed, can be found again.
pub(super) fn check(
    table: &Table<Options>,
    position: &Position,
    event: &Event,
) -> Result<(), Refusal> {
    check_rules(table, position, event).map_err(|refusal| {
        let turn = i64::from(position.turns) + 1;
        let text = msg!(stone_layer_refused_in_turn, turn = turn, why = refusal.text);
        Refusal { text, ..refusal }
    })
}

fn check_rules(table: &Table<Options>, position: &Position, event: &Event) -> Result<(), Refusal> {
    if position.is_over(table) {
        return Err(Refusal::by_rule(msg!(stone_layer_refused_over), "winning"));
    }
    match event {
        Event::Marker { .. } if position.turn.stone.is_none() => Ok(()),
        Event::Marker { .. } => Err(Refusal::by_rule(msg!(stone_layer_refused_marker), "marker")),
        Event::QuickStone { .. } if position.can_quick_start() && position.river() > 0 => Ok(()),
        Event::QuickStone { .. } => {
            let text = msg!(stone_layer_refused_quick, n = QUICK_STONES);
            Err(Refusal::by_rule(text, "quick-start"))
        }
        Event::Stone { outcome, from, .. } => {
            check_no_stone_yet(position)?;
            check_source(position, *from)?;
            check_outcome(position, outcome, *from)
        }
        Event::Collapse { stacks, .. } => check_stacks(position, stacks, None),
        Event::Tile { .. } if position.turn.stone.is_some() => Ok(()),
        Event::Tile { .. } => Err(Refusal::by_rule(msg!(stone_layer_refused_no_stone), "turn")),
        Event::NewTiles => check_new_tiles(table.options, position),
        Event::Exchange { seat } => {
            if can_exchange(table.options, position, *seat) {
                return Ok(());
            }
            Err(Refusal::by_rule(msg!(stone_layer_refused_exchange, seat = *seat), "exchange"))
        }
        Event::Count { size, stones } => check_count(position, *size, *stones),
    }
}

/// Only one stone is placed in a turn.
fn check_no_stone_yet(position: &Position) -> Result<(), Refusal> {
    if position.turn.stone.is_none() {
        Ok(())
    } else {
        Err(Refusal::by_rule(msg!(stone_layer_refused_second_stone), "one-stone"))
    }
}

/// The river runs out of stones: only then, the stone comes from the top of another stack.
fn check_source(position: &Position, from: Option<Base>) -> Result<(), Refusal> {
    let refuse = |text| Err(Refusal::by_rule(text, "river-empty"));
    match (position.river(), from) {
        (0, None) => refuse(msg!(stone_layer_refused_no_source)),
        (1.., Some(_)) => refuse(msg!(stone_layer_refused_source)),
        (0, Some(base)) if base == position.marker => {
            refuse(msg!(stone_layer_refused_source_marker, stack = base.number()))
        }
        (0, Some(base)) if position.height(base) == 0 => {
            refuse(msg!(stone_layer_refused_bare, stack = base.number()))
        }
        _ => Ok(()),
    }
}

fn check_outcome(
    position: &Position,
    outcome: &Outcome,
    from: Option<Base>,
) -> Result<(), Refusal> {
    match (outcome, from) {
        (Outcome::Stood | Outcome::NoToken | Outcome::SlidOff, _) => Ok(()),
        (Outcome::Fell { stacks, .. }, from) => check_stacks(position, stacks, from),
        (Outcome::SourceFell { stacks }, Some(from)) if stacks.others.contains(&from) => {
            check_stacks(position, stacks, None)
        }
        (Outcome::SourceFell { .. }, _) => {
            Err(Refusal::by_rule(msg!(stone_layer_refused_source_fell), "source-falls"))
        }
    }
}

/// A base stone without a stack cannot fall; `taken` has one stone less.
fn check_stacks(position: &Position, stacks: &Stacks, taken: Option<Base>) -> Result<(), Refusal> {
    let bases = stacks.bases(position.marker);
    if bases.is_empty() {
        return Err(Refusal::new(msg!(stone_layer_refused_nothing_fell)));
    }
    let height = |base: Base| position.height(base).saturating_sub(u8::from(taken == Some(base)));
    match bases.into_iter().find(|base| height(*base) == 0) {
        None => Ok(()),
        Some(base) => {
            let text = msg!(stone_layer_refused_bare, stack = base.number());
            Err(Refusal::by_rule(text, "collapse"))
        }
    }
}

fn check_new_tiles(options: Options, position: &Position) -> Result<(), Refusal> {
    let refuse = |text| Err(Refusal::by_rule(text, "no-usable-tile"));
    if position.turn.stone.is_some() {
        refuse(msg!(stone_layer_refused_tile_chosen))
    } else if position.river() > 0 && !options.new_tiles {
        refuse(msg!(stone_layer_refused_new_tiles))
    } else {
        Ok(())
    }
}

/// Contents: 37 stones, of all sizes together.
pub(super) fn check_count(position: &Position, size: Size, stones: u8) -> Result<(), Refusal> {
    let most = position.most_of(size);
    if stones <= most {
        return Ok(());
    }
    let text = msg!(
        stone_layer_refused_count,
        size = size_name(size),
        n = stones,
        all = STONES,
        most = most
    );
    Err(Refusal::by_rule(text, "contents"))
}

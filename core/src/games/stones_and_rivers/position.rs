//! A game of Stones & Rivers as far as it has come: the ground, whose turn it is, how it began.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ground::{Ground, Piece, Side};
use super::notation::Action;
use super::options::Options;
use super::origins::Origins;
use crate::outside::Seeded;
use crate::table::Table;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub ground: Ground,
    pub turn: Side,
    /// How many actions there have been.
    #[serde(default)]
    pub actions: u32,
    /// The flip for the first move, if it was made here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub toss: Option<Toss>,
    /// Actions that the rules do not allow, with their numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub irregular: Vec<Irregular>,
    /// Wins that somebody did not see.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missed: Vec<Missed>,
    /// For the eye: not written anywhere, as the log tells it.
    #[serde(skip)]
    pub(super) origins: Origins,
}

/// A piece is flipped and the other player calls which side will be up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Toss {
    pub caller: Side,
    pub called: Call,
    pub seed: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Call {
    Stone,
    River,
}

impl Toss {
    /// The side that came up.
    pub fn came(self) -> Call {
        if Seeded::new(self.seed).below(2) == 0 { Call::Stone } else { Call::River }
    }

    /// If correct, the caller chooses to go first or second, otherwise the flipper.
    pub fn chooser(self) -> Side {
        if self.came() == self.called { self.caller } else { self.caller.other() }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Irregular {
    pub number: u32,
    pub action: Action,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Missed {
    pub number: u32,
    pub side: Side,
    pub action: Action,
}

impl Position {
    pub fn new(table: &Table<Options>) -> Self {
        Self::before_all(Ground::start(), Side::of(table.start))
    }

    /// No action has been made yet.
    pub(super) fn before_all(ground: Ground, turn: Side) -> Self {
        Self {
            ground,
            turn,
            actions: 0,
            toss: None,
            irregular: Vec::new(),
            missed: Vec::new(),
            origins: Origins::default(),
        }
    }

    /// With a referee only whose turn it is, until somebody has won; without, everybody.
    pub(super) fn may_act(&self, rules: Options, piece: Piece) -> bool {
        !rules.referee || (piece.side == self.turn && !self.ground.is_won())
    }

    /// The number of the next action, from 1.
    pub fn next_number(&self) -> u32 {
        self.actions.saturating_add(1)
    }
}

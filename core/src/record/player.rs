//! Players as they travel.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::look::{Colour, Shape};
use crate::outside::PlayerId;
use crate::taken;

/// A player with everything that is remembered. Every field has the time of its last change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerRecord {
    /// Played with last.
    pub colour: Colour,
    /// Forgotten then, unless used since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forgotten_at: Option<DateTime<Utc>>,
    pub id: PlayerId,
    /// What is played with in each game.
    pub looks: BTreeMap<String, LookRecord>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub merged: Option<Merged>,
    #[serde(deserialize_with = "taken::read_name")]
    pub name: String,
    pub named_at: DateTime<Utc>,
    pub shape: Shape,
    pub used_at: DateTime<Utc>,
}

/// A player who turned out to be another one, or to be one of their own after all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Merged {
    pub at: DateTime<Utc>,
    pub into: PlayerId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LookRecord {
    pub at: DateTime<Utc>,
    pub colour: Colour,
    pub shape: Shape,
}

impl PlayerRecord {
    pub fn is_forgotten(&self) -> bool {
        self.forgotten_at.is_some_and(|at| at >= self.used_at)
    }

    /// What two devices know of one player: the last change of every field.
    pub fn join(self, other: Self) -> Self {
        let ours = (self.used_at, self.colour, self.shape);
        let (used_at, colour, shape) = ours.max((other.used_at, other.colour, other.shape));
        let (named_at, name) = (self.named_at, self.name).max((other.named_at, other.name));
        let mut looks = self.looks;
        for (game, look) in other.looks {
            looks.entry(game).and_modify(|known| *known = look.max(*known)).or_insert(look);
        }
        Self {
            colour,
            forgotten_at: self.forgotten_at.max(other.forgotten_at),
            id: self.id,
            looks,
            merged: self.merged.max(other.merged),
            name,
            named_at,
            shape,
            used_at,
        }
    }
}

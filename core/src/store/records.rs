//! Whole records, as they travel to another device: nothing is left out and nothing is computed.
//!
//! Their fields stand in the order of the alphabet, so that JSON made of them has sorted keys.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::Card;
use crate::look::{Colour, Shape};
use crate::outside::{PlayerId, SessionId, StepId};
use crate::session::{RawStep, Row, Step};
use crate::taken;

/// A session with its log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SessionRecord {
    /// When it was put into the bin or taken out last, if ever.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bin: Option<Bin>,
    #[cfg_attr(test, serde(deserialize_with = "counted"))]
    pub game: String,
    pub id: SessionId,
    pub log: Vec<StepRecord>,
    /// For readers without the rules; whoever has them computes it from the log.
    pub result: Card,
}

/// The last change wins; of two at the same time, the deletion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bin {
    pub at: DateTime<Utc>,
    pub deleted: bool,
}

/// A step of a log, with the exact text of what it says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StepRecord {
    pub at: DateTime<Utc>,
    pub id: StepId,
    pub kind: String,
    /// Minutes east of UTC at the table.
    pub offset: i32,
    pub payload: String,
    pub version: u32,
}

impl SessionRecord {
    /// When something was entered last.
    pub fn updated_at(&self) -> DateTime<Utc> {
        self.log.last().map_or(DateTime::UNIX_EPOCH, |step| step.at)
    }

    pub fn started_at(&self) -> DateTime<Utc> {
        self.log.first().map_or(DateTime::UNIX_EPOCH, |step| step.at)
    }

    pub fn deleted_at(&self) -> Option<DateTime<Utc>> {
        self.bin.filter(|bin| bin.deleted).map(|bin| bin.at)
    }

    /// How much its steps say.
    pub fn payload_bytes(&self) -> usize {
        self.log.iter().map(|step| step.payload.len()).sum()
    }

    pub fn is_in_bin(&self) -> bool {
        self.deleted_at().is_some()
    }

    pub fn rows(&self) -> impl Iterator<Item = Row> {
        self.log.iter().zip(1..).map(|(step, seq)| Row {
            seq,
            id: step.id,
            at: step.at,
            offset_minutes: step.offset,
            step: step.step(),
        })
    }
}

impl StepRecord {
    pub fn of(row: &Row) -> Self {
        let RawStep { kind, version, payload } = row.step.write();
        Self { at: row.at, id: row.id, kind, offset: row.offset_minutes, payload, version }
    }

    pub fn step(&self) -> Step {
        Step::read(RawStep {
            kind: self.kind.clone(),
            version: self.version,
            payload: self.payload.clone(),
        })
    }
}

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

/// What is remembered about a copy of a game; no content once it was forgotten.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxRecord {
    pub content: String,
    pub game: String,
    pub id: uuid::Uuid,
    pub updated_at: DateTime<Utc>,
}

/// A session that is gone for good. It is about the steps that were there, and no others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tombstone {
    /// Deleted at, or brought back.
    pub at: DateTime<Utc>,
    /// Whether somebody brought a beginning of it back since: it deletes nothing then.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub back: bool,
    pub session: SessionId,
    /// The ids of its steps. The first versions did not say them, so nobody knows what theirs were
    /// about: they delete nothing.
    #[serde(default)]
    pub steps: Vec<StepId>,
}

impl Tombstone {
    /// What it is kept under: no two logs have one last step.
    pub fn last(&self) -> Option<StepId> {
        self.steps.last().copied()
    }

    /// Whether whoever deleted this had seen all of a session.
    pub fn buries(&self, session: &SessionRecord) -> bool {
        let ids = session.log.iter().map(|step| step.id);
        let begins = session.log.len() <= self.steps.len()
            && ids.zip(&self.steps).all(|(one, other)| one == *other);
        begins && !self.back
    }
}

/// Whoever reads a session from JSON reads its game.
#[cfg(test)]
fn counted<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    crate::session::counted::count(|done| &mut done.documents);
    String::deserialize(deserializer)
}

//! Sessions as they travel, and what is left of those that are gone.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::Card;
use crate::moment;
use crate::outside::{SessionId, StepId};
use crate::session::{RawStep, Row, Step};

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
    #[serde(serialize_with = "moment::write")]
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

    /// The first step.
    pub(crate) fn root(&self) -> Option<StepId> {
        self.log.first().map(|step| step.id)
    }

    /// How many steps two sessions have in common, letter for letter.
    pub(crate) fn common_prefix(&self, other: &Self) -> usize {
        if self.game != other.game {
            return 0;
        }
        self.log.iter().zip(&other.log).take_while(|(one, other)| one == other).count()
    }

    /// Whether another one goes on where this one ends, or is the same.
    pub(crate) fn is_prefix_of(&self, other: &Self) -> bool {
        self.common_prefix(other) == self.log.len()
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
    pub(crate) fn root(&self) -> Option<StepId> {
        self.steps.first().copied()
    }

    /// The last step, under which it is kept: no two logs have one.
    pub fn tip(&self) -> Option<StepId> {
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

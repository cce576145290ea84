//! The steps that a log is made of, and how they are written down.

use chrono::{DateTime, NaiveDate, Utc};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::game::GameEvent;
use crate::moment;
use crate::outside::StepId;
use crate::refusal::Refusal;
use crate::score::Score;
use crate::seat::PerSeat;
use crate::table::{Table, TableChange};
use crate::taken;
use crate::text::msg;

/// One row of a log. It is written once and never changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Counts from 1 within the session.
    pub seq: u64,
    pub id: StepId,
    pub at: DateTime<Utc>,
    /// Minutes east of UTC at the table.
    pub offset_minutes: i32,
    pub step: Step,
}

/// Something that was done in a session.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// The first row of every log.
    Opened(Table),
    Event(GameEvent),
    Correct(Correction),
    Table(TableChange),
    /// The players state the result instead of what led to it.
    Result(StatedResult),
    Undo,
    Redo,
    Tick(Tick),
    Note(Note),
    Finish(Verdict),
    Reopen,
    Abandon,
    /// Written by a newer version: kept, passed over.
    Unknown(RawStep),
}

/// A step as it is stored: the payload's exact text is what is kept, hashed and exported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawStep {
    pub kind: String,
    pub version: u32,
    pub payload: String,
}

impl RawStep {
    /// The kind of a step that damage to the database has made unreadable.
    pub const LOST: &str = "lost";
}

/// A change of what was told earlier.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "how", rename_all = "snake_case")]
pub enum Correction {
    Insert {
        before: StepId,
        version: u32,
        event: Value,
    },
    Replace {
        at: StepId,
        /// Further events of the same gesture, which go with it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        also: Vec<StepId>,
        version: u32,
        event: Value,
    },
    Remove {
        at: StepId,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        also: Vec<StepId>,
    },
}

impl Correction {
    pub fn insert(before: StepId, event: &GameEvent) -> Self {
        Self::Insert { before, version: event.version, event: reparsed(event) }
    }

    pub fn replace(at: StepId, also: Vec<StepId>, event: &GameEvent) -> Self {
        Self::Replace { at, also, version: event.version, event: reparsed(event) }
    }

    /// The events that no longer hold as they were told.
    pub fn corrected(&self) -> impl Iterator<Item = StepId> {
        let (at, also): (Option<StepId>, &[StepId]) = match self {
            Self::Insert { .. } => (None, &[]),
            Self::Replace { at, also, .. } | Self::Remove { at, also } => (Some(*at), also),
        };
        at.into_iter().chain(also.iter().copied())
    }

    /// The event that it is about.
    pub fn at(&self) -> StepId {
        match self {
            Self::Insert { before, .. } => *before,
            Self::Replace { at, .. } | Self::Remove { at, .. } => *at,
        }
    }

    /// The event that it brings.
    pub fn event(&self) -> Option<GameEvent> {
        match self {
            Self::Insert { version, event, .. } | Self::Replace { version, event, .. } => {
                Some(GameEvent { version: *version, payload: event.to_string() })
            }
            Self::Remove { .. } => None,
        }
    }
}

fn reparsed(event: &GameEvent) -> Value {
    serde_json::from_str(&event.payload).unwrap_or(Value::Null)
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tick {
    pub step: String,
    pub done: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    #[serde(deserialize_with = "taken::read_note")]
    pub text: String,
}

/// A result as the players state it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StatedResult {
    pub seats: PerSeat<StatedSeat>,
    /// The day it was played, if that was not today.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_on: Option<NaiveDate>,
}

impl StatedResult {
    /// No game gives more, plus or minus.
    pub const MOST_POINTS: i64 = 1_000_000;

    /// Whether anybody can have told this: points that a game may give, and a day of a calendar.
    pub(crate) fn judge(&self) -> Result<(), Refusal> {
        let most = -Self::MOST_POINTS..=Self::MOST_POINTS;
        let points = self.seats.values().filter_map(|seat| seat.points);
        if !points.into_iter().all(|points| most.contains(&points)) {
            return Err(Refusal::new(msg!(app_refused_stated_points, most = Self::MOST_POINTS)));
        }
        match self.played_on.filter(|day| !moment::is_day(*day)) {
            Some(day) => Err(Refusal::new(msg!(app_refused_day, text = day.to_string()))),
            None => Ok(()),
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StatedSeat {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i64>,
    #[serde(default)]
    pub winner: bool,
}

/// The result at the moment of a finish. If a newer version of the rules computes another one,
/// both are shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    pub rules_version: u32,
    pub seats: Vec<SeatVerdict>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatVerdict {
    pub points: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u32>,
    pub winner: bool,
    /// The first-level lines: kind and points.
    pub lines: Vec<(String, i64)>,
}

impl Verdict {
    pub fn of(score: &Score, rules_version: u32) -> Self {
        let seats = score.seats.values().map(|seat| SeatVerdict {
            points: seat.total.points(),
            rank: seat.rank,
            winner: seat.winner,
            lines: seat
                .total
                .parts()
                .iter()
                .map(|line| (line.kind().to_owned(), line.points()))
                .collect(),
        });
        Self { rules_version, seats: seats.collect() }
    }
}

impl Step {
    /// Whether undo takes it back.
    pub(super) fn can_be_undone(&self) -> bool {
        matches!(self, Self::Event(_) | Self::Correct(_) | Self::Table(_) | Self::Result(_))
    }

    pub fn write(&self) -> RawStep {
        match self {
            Self::Opened(table) => raw("opened", table),
            Self::Event(event) => RawStep {
                kind: "event".to_owned(),
                version: event.version,
                payload: event.payload.clone(),
            },
            Self::Correct(correction) => raw("correct", correction),
            Self::Table(change) => raw("table", change),
            Self::Result(result) => raw("result", result),
            Self::Undo => bare("undo"),
            Self::Redo => bare("redo"),
            Self::Tick(tick) => raw("tick", tick),
            Self::Note(note) => raw("note", note),
            Self::Finish(verdict) => raw("finish", verdict),
            Self::Reopen => bare("reopen"),
            Self::Abandon => bare("abandon"),
            Self::Unknown(raw) => raw.clone(),
        }
    }

    /// Never fails: what cannot be understood is kept as it is.
    pub fn read(raw: RawStep) -> Self {
        #[cfg(test)]
        super::counted::count(|done| &mut done.steps);
        let RawStep { kind, version, payload } = raw;
        let known = match (kind.as_str(), version) {
            ("event", version) => return Self::Event(GameEvent { version, payload }),
            (_, newer) if newer > STEP_VERSION => None,
            ("opened", _) => said(&payload).map(Self::Opened),
            ("correct", _) => said(&payload).map(Self::Correct),
            ("table", _) => said(&payload).map(Self::Table),
            ("result", _) => said(&payload).map(Self::Result),
            ("undo", _) => Some(Self::Undo),
            ("redo", _) => Some(Self::Redo),
            ("tick", _) => said(&payload).map(Self::Tick),
            ("note", _) => said(&payload).map(Self::Note),
            ("finish", _) => said(&payload).map(Self::Finish),
            ("reopen", _) => Some(Self::Reopen),
            ("abandon", _) => Some(Self::Abandon),
            _ => None,
        };
        known.unwrap_or(Self::Unknown(RawStep { kind, version, payload }))
    }
}

/// The version of every step but game events, which have their game's own.
const STEP_VERSION: u32 = 1;

fn raw<T: Serialize>(kind: &str, payload: &T) -> RawStep {
    RawStep {
        kind: kind.to_owned(),
        version: STEP_VERSION,
        payload: serde_json::to_string(payload).unwrap_or_default(),
    }
}

fn bare(kind: &str) -> RawStep {
    RawStep { kind: kind.to_owned(), version: STEP_VERSION, payload: "{}".to_owned() }
}

fn said<T: DeserializeOwned>(payload: &str) -> Option<T> {
    serde_json::from_str(payload).ok()
}

//! Proofs: what a result was made of, in a few letters that two devices can compare.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use uuid::Uuid;

use super::{SessionRecord, StepRecord};
use crate::session::{Step, Verdict};

/// What a result follows from: the table, the log up to the finish, and the version of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// All of it in twelve letters, to be read out: `3f2a-91bc-0d7e`.
    pub code: String,
    /// SHA-256 of the whole log up to the finish.
    pub log: String,
    pub rules: u32,
    /// SHA-256 of the steps that say who plays what.
    pub table: String,
}

/// What is hashed begins with this: another form gets another number.
const FORM: &str = "tallystone-proof/1";

impl Proof {
    /// The proof of a finished session; `None` for one that is not.
    pub fn of(session: &SessionRecord) -> Option<Self> {
        let (steps, verdict) = finished(session)?;
        Some(Self::up_to(steps.len(), verdict.rules_version, session))
    }

    /// The proof of a session whose log was finished by so many steps.
    pub(crate) fn up_to(steps: usize, rules: u32, session: &SessionRecord) -> Self {
        let steps = &session.log[..steps];
        let is_table = |step: &&StepRecord| matches!(step.kind.as_str(), "opened" | "table");
        let log = hash(&session.game, steps.iter());
        let table = hash(&session.game, steps.iter().filter(is_table));
        let whole = Sha256::digest(format!("{FORM}\n{}\n{rules}\n{table}\n{log}", session.id));
        let code: Vec<String> = whole[..6].chunks(2).map(hex).collect();
        Self { code: code.join("-"), log, rules, table }
    }
}

/// The log up to the finish that holds, and what was found then.
pub(crate) fn finished(session: &SessionRecord) -> Option<(&[StepRecord], Verdict)> {
    let at = last_close(session)?;
    match session.log[at].step() {
        Step::Finish(verdict) => Some((&session.log[..=at], verdict)),
        _ => None,
    }
}

/// The step that closed a log last, or opened it again.
pub(crate) fn last_close(session: &SessionRecord) -> Option<usize> {
    let is_close =
        |step: &StepRecord| matches!(step.kind.as_str(), "finish" | "reopen" | "abandon");
    session.log.iter().rposition(is_close)
}

/// Every field with its length before it, so that no two logs have one text.
fn hash<'a>(game: &str, steps: impl Iterator<Item = &'a StepRecord>) -> String {
    let mut hasher = Sha256::new();
    // Hashed step by step, as many short texts take longer than one.
    let mut told = String::new();
    put(&mut told, FORM);
    put(&mut told, game);
    for step in steps {
        put(&mut told, step.id.0.hyphenated().encode_lower(&mut Uuid::encode_buffer()));
        put(&mut told, &step.at.timestamp_millis().to_string());
        put(&mut told, &step.offset.to_string());
        put(&mut told, &step.kind);
        put(&mut told, &step.version.to_string());
        put(&mut told, &step.payload);
        hasher.update(&told);
        told.clear();
    }
    hasher.update(&told);
    hex(&hasher.finalize())
}

fn put(told: &mut String, field: &str) {
    told.push_str(&field.len().to_string());
    told.push(':');
    told.push_str(field);
    told.push('\n');
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

//! A stage: one step of a chore, what it needs, and how it went.

use crate::count::Count;
use crate::tools::Tool;

pub(crate) struct Stage {
    pub(crate) name: &'static str,
    /// Without one of these the stage is not run.
    pub(crate) needs: &'static [Tool],
    pub(crate) run: fn() -> Outcome,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Passed,
    Failed,
    NotRun,
}

#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) verdict: Verdict,
    /// One line for the summary: a reason, or what was looked at; may be empty.
    pub(crate) note: String,
    pub(crate) tests: Count,
}

impl Outcome {
    pub(crate) fn passed(note: impl Into<String>) -> Self {
        Self::new(Verdict::Passed, note)
    }

    pub(crate) fn failed(note: impl Into<String>) -> Self {
        Self::new(Verdict::Failed, note)
    }

    pub(crate) fn not_run(reason: impl Into<String>) -> Self {
        Self::new(Verdict::NotRun, reason)
    }

    pub(crate) fn with_tests(self, tests: Count) -> Self {
        Self { tests, ..self }
    }

    fn new(verdict: Verdict, note: impl Into<String>) -> Self {
        Self { verdict, note: note.into(), tests: Count::default() }
    }
}

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

    /// Passed, or failed for this reason.
    pub(crate) fn of(result: Result<(), String>) -> Self {
        result.map_or_else(Self::failed, |()| Self::passed(""))
    }

    /// What a run of tests came to: whether the runner was content, and its count. A runner that
    /// is content without having run a test has failed.
    pub(crate) fn of_tests(result: Result<(bool, Count), String>) -> Self {
        match result {
            Ok((true, tests)) if tests.passed > 0 => Self::passed("").with_tests(tests),
            Ok((true, tests)) => Self::failed("no test was run").with_tests(tests),
            Ok((false, tests)) => Self::failed("").with_tests(tests),
            Err(why) => Self::failed(why),
        }
    }

    pub(crate) fn with_tests(self, tests: Count) -> Self {
        Self { tests, ..self }
    }

    fn new(verdict: Verdict, note: impl Into<String>) -> Self {
        Self { verdict, note: note.into(), tests: Count::default() }
    }
}

//! What is printed at the end of a chore: how each stage went, and how many tests ran.

use std::time::Duration;

use crate::count::Count;
use crate::stage::{Outcome, Verdict};

pub(crate) struct Row {
    pub(crate) name: &'static str,
    pub(crate) outcome: Outcome,
    pub(crate) took: Duration,
}

pub(crate) struct Summary {
    pub(crate) rows: Vec<Row>,
}

impl Summary {
    /// A stage that is not run is nobody's fault at a desk, but CI has to run them all.
    pub(crate) fn is_good(&self, ci: bool) -> bool {
        self.rows.iter().all(|row| match row.outcome.verdict {
            Verdict::Passed => true,
            Verdict::Failed => false,
            Verdict::NotRun => !ci,
        })
    }

    pub(crate) fn text(&self, ci: bool) -> String {
        let head = format!("\n{:<17}{:<9}{:>8}", "stage", "result", "seconds");
        let table = self.rows.iter().map(Row::line);
        let not_run = self
            .rows
            .iter()
            .filter(|row| ci && row.outcome.verdict == Verdict::NotRun)
            .map(Row::charge);
        let lines: Vec<String> = [head].into_iter().chain(table).chain(not_run).collect();
        format!("{}\n\n{}\n", lines.join("\n"), self.tests())
    }

    fn tests(&self) -> Count {
        let mut sum = Count::default();
        for row in &self.rows {
            sum += row.outcome.tests;
        }
        sum
    }
}

impl Row {
    fn line(&self) -> String {
        let name = self.name;
        let verdict = match self.outcome.verdict {
            Verdict::Passed => "passed",
            Verdict::Failed => "failed",
            Verdict::NotRun => "not run",
        };
        let seconds = self.took.as_secs_f64();
        let note = &self.outcome.note;
        let line = format!("{name:<17}{verdict:<9}{seconds:>8.1}  {note}");
        line.trim_end().to_owned()
    }

    fn charge(&self) -> String {
        let (name, reason) = (self.name, &self.outcome.note);
        format!("CI has to run every stage, but {name} was not run: {reason}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summary(outcomes: impl IntoIterator<Item = Outcome>) -> Summary {
        let rows = outcomes.into_iter().map(|outcome| Row {
            name: "stage",
            outcome,
            took: Duration::from_millis(1250),
        });
        Summary { rows: rows.collect() }
    }

    #[test]
    fn a_failed_stage_fails_the_chore() {
        let both = summary([Outcome::passed(""), Outcome::failed("")]);
        assert!(!both.is_good(false));
        assert!(summary([Outcome::passed("")]).is_good(true));
    }

    #[test]
    fn a_stage_that_is_not_run_fails_only_ci() {
        let skipped = summary([Outcome::not_run("missing: git")]);
        assert!(skipped.is_good(false));
        assert!(!skipped.is_good(true));
        assert!(skipped.text(true).contains("not run: missing: git"));
    }

    #[test]
    fn the_last_line_is_the_count_of_all_stages() {
        let count = |passed, failed| Count { passed, failed, ignored: 0 };
        let two = summary([
            Outcome::passed("").with_tests(count(7, 0)),
            Outcome::failed("seed").with_tests(count(3, 2)),
        ]);
        let text = two.text(false);
        assert!(text.contains("stage            failed        1.2  seed\n"), "{text}");
        assert!(text.ends_with("\n10 passed, 2 failed\n"), "{text}");
    }
}

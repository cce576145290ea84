//! The campaigns of a soak run: each part picks its tests by target and name, in release mode, at
//! full counts, and ends within half an hour on two processors. A test that is added under one of
//! these names is in its part by itself; what is in no other part is in the rest.

use crate::cargo_test::{Manner, cargo_test};
use crate::count::Count;
use crate::stage::{Outcome, Stage, Verdict};
use crate::tools;

/// Some tests of one or more targets.
struct Tests {
    /// What cargo is told: `--test kill`, `--workspace --lib`.
    target: &'static str,
    /// Parts of their names; all tests of the target, if there are none.
    names: &'static [&'static str],
}

/// Processes that are killed: nothing that was acknowledged is lost.
const KILLED: &[Tests] = &[Tests { target: "--test kill", names: &[] }];

/// Threads and processes on one file at once.
const AT_ONCE: &[Tests] = &[
    Tests { target: "--test together", names: &[] },
    Tests { target: "--test store", names: &["together::", "shared::"] },
];

/// Whatever can be called, with whatever can be passed.
const CALLED: &[Tests] = &[
    Tests { target: "--package tallystone-ffi --lib", names: &["hostile"] },
    Tests { target: "--test fuzz_entries", names: &[] },
];

/// Bundles that somebody changed.
const CHANGED: &[Tests] = &[Tests { target: "--test exchange", names: &["mutated::"] }];

/// Files that are not what they were, beside backups or without.
const BROKEN: &[Tests] = &[Tests {
    target: "--test store",
    names: &["damaged::", "pages::", "headers::", "losses::", "caches::", "gone::"],
}];

/// Disks without room, files and folders that can only be read.
const CRAMPED: &[Tests] = &[Tests {
    target: "--test store",
    names: &["disk::", "full::", "commits::", "places::", "folding::"],
}];

pub(crate) const KILLS: Stage = part("soak kills", || all("kills", KILLED));
pub(crate) const TOGETHER: Stage = part("soak together", || all("together", AT_ONCE));
pub(crate) const CALLS: Stage = part("soak calls", || all("calls", CALLED));
pub(crate) const BUNDLES: Stage = part("soak bundles", || all("bundles", CHANGED));
pub(crate) const DAMAGED: Stage = part("soak damaged", || all("damaged", BROKEN));
pub(crate) const DISKS: Stage = part("soak disks", || all("disks", CRAMPED));

/// Oracles, random logs, rules and all that is in no other part.
pub(crate) const REST: Stage = part("soak rest", || {
    let others = [KILLED, AT_ONCE, CALLED, CHANGED, BROKEN, CRAMPED];
    let names = others.into_iter().flatten().flat_map(|tests| tests.names);
    // Whole targets, by the names of what is slow in them.
    let whole = ["survives_a_kill", "two_processes_of_eight", "a_stream_of_any_entries"];
    let skipped: Vec<&str> = names.copied().chain(whole).collect();
    run("rest", &format!("--workspace -- --nocapture --skip {}", skipped.join(" --skip ")))
});

const fn part(name: &'static str, run: fn() -> Outcome) -> Stage {
    Stage { name, needs: &[tools::CC], run }
}

/// Runs each of these; a name that no test has any more is a failure.
fn all(part: &'static str, tests: &[Tests]) -> Outcome {
    let mut sum = Outcome::passed("");
    for tests in tests {
        let names = tests.names.join(" ");
        let words = format!("{} -- --nocapture {names}", tests.target);
        let mut outcome = run(part, &words);
        if outcome.verdict == Verdict::Passed && outcome.tests.passed == 0 {
            let note = format!("no test was run for {} {names}", tests.target);
            outcome = Outcome::failed(note).with_tests(outcome.tests);
        }
        let mut count: Count = sum.tests;
        count += outcome.tests;
        let worse = if sum.verdict == Verdict::Failed { sum } else { outcome };
        sum = worse.with_tests(count);
    }
    sum
}

fn run(part: &'static str, words: &str) -> Outcome {
    cargo_test(&Manner {
        chore: &format!("soak {part}"),
        percent: "100",
        words: &format!("cargo test --profile release --no-fail-fast {words}"),
    })
}

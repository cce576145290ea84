//! How the Rust tests are run, and the stage that runs all of them with the random ones at a tenth.

use crate::command::command;
use crate::count::{Count, counted};
use crate::seed;
use crate::stage::{Outcome, Stage};
use crate::tools;

pub(crate) const TESTS: Stage = Stage {
    name: "tests",
    needs: &[tools::CC],
    run: || {
        cargo_test(&Manner {
            chore: "test",
            percent: "10",
            words: "cargo test --workspace --features tallystone-ffi/stranger --no-fail-fast",
        })
    },
};

/// How the tests are run; `--no-fail-fast` so that the count is of all of them.
pub(crate) struct Manner<'a> {
    pub(crate) chore: &'a str,
    /// Of the full counts of the random tests.
    pub(crate) percent: &'a str,
    pub(crate) words: &'a str,
}

pub(crate) fn cargo_test(manner: &Manner<'_>) -> Outcome {
    let seed = match seed::of_this_run() {
        Ok(seed) => seed.to_string(),
        Err(refusal) => return Outcome::failed(refusal),
    };
    let repeat = format!("to repeat: {}={seed} cargo xtask {}", seed::VARIABLE, manner.chore);
    println!("The seed of the random tests is {seed}; {repeat}");

    let words: Vec<&str> = manner.words.split_whitespace().collect();
    let mut cargo = command(&words);
    cargo.env("TALLYSTONE_SCALE", manner.percent).env(seed::VARIABLE, seed);
    match counted(&mut cargo, Count::of_cargo) {
        Ok((true, tests)) => Outcome::passed(ignored(tests)).with_tests(tests),
        Ok((false, tests)) => Outcome::failed(repeat).with_tests(tests),
        Err(why) => Outcome::failed(why),
    }
}

fn ignored(tests: Count) -> String {
    match tests.ignored {
        0 => String::new(),
        ignored => format!("{ignored} ignored"),
    }
}

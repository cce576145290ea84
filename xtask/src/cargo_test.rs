//! The stages that run the Rust tests, with the random ones at a tenth or at their full counts.

use std::io::stdout;
use std::process::Stdio;

use crate::command::{command, not_started, show};
use crate::count::{Count, copy_and_count};
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
            words: "cargo test --workspace --no-fail-fast",
        })
    },
};

pub(crate) const SOAK: Stage = Stage {
    name: "soak",
    needs: &[tools::CC],
    run: || {
        cargo_test(&Manner {
            chore: "soak",
            percent: "100",
            words: "cargo test --profile release --workspace --no-fail-fast -- --nocapture",
        })
    },
};

/// How the tests are run; `--no-fail-fast` so that the count is of all of them.
struct Manner {
    chore: &'static str,
    /// Of the full counts of the random tests.
    percent: &'static str,
    words: &'static str,
}

fn cargo_test(manner: &Manner) -> Outcome {
    let seed = match seed::of_this_run() {
        Ok(seed) => seed.to_string(),
        Err(refusal) => return Outcome::failed(refusal),
    };
    let repeat = format!("to repeat: {}={seed} cargo xtask {}", seed::VARIABLE, manner.chore);
    println!("The seed of the random tests is {seed}; {repeat}");

    match counted(manner, &seed) {
        Ok((true, tests)) => Outcome::passed(ignored(tests)).with_tests(tests),
        Ok((false, tests)) => Outcome::failed(repeat).with_tests(tests),
        Err(why) => Outcome::failed(why),
    }
}

/// Whether cargo was content, and how many tests ran.
fn counted(manner: &Manner, seed: &str) -> Result<(bool, Count), String> {
    let words: Vec<&str> = manner.words.split(' ').collect();
    let mut cargo = command(&words);
    cargo.env("TALLYSTONE_SCALE", manner.percent).env(seed::VARIABLE, seed).stdout(Stdio::piped());
    show(&cargo);

    let mut child = cargo.spawn().map_err(|why| not_started(&cargo, &why))?;
    let output = child.stdout.take().expect("the output was asked for above");
    let tests = copy_and_count(output, stdout().lock());
    let status = child.wait();
    let tests = tests.map_err(|why| format!("the output of the tests was cut off: {why}"))?;
    let status = status.map_err(|why| format!("the end of cargo was not seen: {why}"))?;
    Ok((status.success(), tests))
}

fn ignored(tests: Count) -> String {
    match tests.ignored {
        0 => String::new(),
        ignored => format!("{ignored} ignored"),
    }
}

//! Runs the stages of a chore in order, the search for their tools first.

use std::time::Instant;

use crate::stage::{Outcome, Stage};
use crate::summary::{Row, Summary};
use crate::tools;

pub(crate) fn run(stages: &[Stage]) -> Summary {
    let of = stages.len() + 1;
    let mut missing = Vec::new();
    let first = timed("tools", 1, of, || {
        missing = tools::bring(stages);
        tools::outcome(&missing)
    });

    let mut rows = vec![first];
    for (stage, number) in stages.iter().zip(2..) {
        rows.push(timed(stage.name, number, of, || match tools::lacking(stage, &missing) {
            Some(reason) => {
                println!("not run, {reason}");
                Outcome::not_run(reason)
            }
            None => (stage.run)(),
        }));
    }
    Summary { rows }
}

fn timed(name: &'static str, number: usize, of: usize, run: impl FnOnce() -> Outcome) -> Row {
    println!("\n[{number}/{of}] {name}");
    let start = Instant::now();
    let outcome = run();
    Row { name, outcome, took: start.elapsed() }
}

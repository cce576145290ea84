//! The stage that type-checks the library for the phones: no C cross compiler is needed for that.

use crate::command::{command, run};
use crate::stage::{Outcome, Stage};
use crate::tools;

pub(crate) const CROSS: Stage = Stage {
    name: "phones",
    needs: &[tools::RUSTUP],
    run: || Outcome::of(TARGETS.into_iter().try_for_each(check)),
};

const TARGETS: [&str; 2] = ["aarch64-linux-android", "aarch64-apple-ios"];

fn check(target: &str) -> Result<(), String> {
    run(&mut command(&["rustup", "target", "add", target]))?;
    let words = "cargo check -p tallystone-ffi --no-default-features --target";
    let words: Vec<&str> = words.split(' ').chain([target]).collect();
    run(&mut command(&words))
}

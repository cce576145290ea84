//! The stage that type-checks the library for the phones: no C cross compiler is needed for that.

use crate::command::{command, run};
use crate::stage::{Outcome, Stage};
use crate::tools;

pub(crate) const CROSS: Stage =
    Stage { name: "phones", needs: &[tools::RUSTUP], run: || Outcome::of(check()) };

const TARGETS: [&str; 2] = ["aarch64-linux-android", "aarch64-apple-ios"];

/// Both at once: what runs on this machine while they are built is compiled only once.
fn check() -> Result<(), String> {
    let mut add = command(&["rustup", "target", "add"]);
    run(add.args(TARGETS))?;
    let mut check = command(&["cargo", "check", "-p", "tallystone-ffi", "--no-default-features"]);
    for target in TARGETS {
        check.args(["--target", target]);
    }
    run(&mut check)
}

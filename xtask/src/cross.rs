//! The stage that type-checks the library for Android: no C cross compiler is needed for that. The
//! one for iOS is built whole (see `ios_library`), which checks it, too.

use crate::command::{command, run};
use crate::stage::{Outcome, Stage};
use crate::tools;

pub(crate) const CROSS: Stage =
    Stage { name: "android library", needs: &[tools::RUSTUP], run: || Outcome::of(check()) };

const TARGET: &str = "aarch64-linux-android";

fn check() -> Result<(), String> {
    run(&mut command(&["rustup", "target", "add", TARGET]))?;
    let words = "cargo check --profile sketch -p tallystone-ffi --no-default-features --target";
    run(command(&words.split(' ').collect::<Vec<_>>()).arg(TARGET))
}

//! The stages that read the code without running it: rustfmt and clippy.

use crate::command::{command, run};
use crate::stage::{Outcome, Stage};
use crate::tools;

pub(crate) const FORMAT: Stage = Stage {
    name: "format",
    needs: &[tools::RUSTFMT],
    run: || match run(&mut command(&["cargo", "fmt", "--all", "--check"])) {
        Ok(()) => Outcome::passed(""),
        Err(why) => Outcome::failed(format!("{why}; `cargo fmt --all` rewrites the files")),
    },
};

pub(crate) const CLIPPY: Stage = Stage {
    name: "clippy",
    needs: &[tools::CC, tools::CLIPPY],
    run: || {
        let words = "cargo clippy --workspace --features tallystone-ffi/stranger --all-targets -- -D warnings";
        let words: Vec<&str> = words.split(' ').collect();
        match run(&mut command(&words)) {
            Ok(()) => Outcome::passed(""),
            Err(why) => Outcome::failed(why),
        }
    },
};

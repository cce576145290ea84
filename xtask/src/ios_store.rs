//! The chore that writes what the App Store shows: texts and pictures in every language.

use std::fs;
use std::path::PathBuf;

use crate::bindings::target;
use crate::command::{command, run};
use crate::stage::{Outcome, Stage};
use crate::tools;

pub(crate) const STORE: Stage = Stage {
    name: "store ios",
    needs: &[tools::CC],
    run: || match write() {
        Ok(folder) => Outcome::passed(format!("in {}", folder.display())),
        Err(why) => Outcome::failed(why),
    },
};

/// As fastlane's `deliver` reads it: `metadata` and `screenshots`, a folder a language in each.
fn write() -> Result<PathBuf, String> {
    let folder = target().join("store").join("ios");
    let _ = fs::remove_dir_all(&folder);
    // The whole workspace is named, so that nothing is compiled in another way for this.
    let words = "cargo test --workspace --test pictures shop::";
    let mut writing = command(&words.split(' ').collect::<Vec<_>>());
    run(writing.env("TALLYSTONE_STORE", &folder))?;
    Ok(folder)
}

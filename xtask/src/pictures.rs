//! The chore that draws every board in the situations that its players meet, to be looked at; and what
//! the painters of the shells are held to.

use std::fs;
use std::path::PathBuf;

use crate::bindings::target;
use crate::command::{command, run};
use crate::stage::{Outcome, Stage};
use crate::tools;

pub(crate) const PICTURES: Stage = Stage {
    name: "pictures",
    needs: &[tools::CC],
    run: || match draw() {
        Ok(folder) => Outcome::passed(format!("in {}", folder.display())),
        Err(why) => Outcome::failed(why),
    },
};

fn draw() -> Result<PathBuf, String> {
    let folder = target().join("pictures");
    let _ = fs::remove_dir_all(&folder);
    let words = "cargo test -p tallystone-tests --test pictures";
    let mut drawing = command(&words.split(' ').collect::<Vec<_>>());
    run(drawing.env("TALLYSTONE_PICTURES", &folder))?;
    Ok(folder)
}

/// Writes scripts and what a painter does for the boards after each of their entries: the painters of
/// the shells are held to it. The whole workspace is named for the same reason as with the library.
pub(crate) fn painted() -> Result<PathBuf, String> {
    let words = "cargo build --workspace --lib --bins --tests --example painted";
    run(&mut command(&words.split(' ').collect::<Vec<_>>()))?;
    let painter = target().join("debug").join("examples").join("painted");
    let folder = target().join("painted");
    run(&mut command(&[&painter.to_string_lossy(), &folder.to_string_lossy()]))?;
    Ok(folder)
}

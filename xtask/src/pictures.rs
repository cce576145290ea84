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

/// Writes scripts and what a painter does for the boards after each of their entries. The folder is
/// handed to the painters' tests as `TALLYSTONE_PAINTED`.
pub(crate) fn painted() -> Result<PathBuf, String> {
    let folder = target().join("painted");
    let into = folder.to_string_lossy();
    run(&mut command(&[
        "cargo",
        "run",
        "--quiet",
        "-p",
        "tallystone-tests",
        "--example",
        "painted",
        "--",
        &into,
    ]))?;
    Ok(folder)
}

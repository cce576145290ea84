//! The chore that weighs the library that phones load against a bare one.

use std::fs;
use std::path::Path;

use crate::bindings::target;
use crate::command::{command, run};
use crate::stage::{Outcome, Stage};
use crate::tools;

pub(crate) const SIZE: Stage = Stage {
    name: "size",
    needs: &[tools::CC, tools::STRIP],
    run: || match weigh() {
        Ok(said) => Outcome::passed(said),
        Err(why) => Outcome::failed(why),
    },
};

/// At most so many times the bare library.
const AIM: f64 = 4.0;

fn weigh() -> Result<String, String> {
    let words = "cargo build --profile mobile -p tallystone-ffi -p tallystone-floor";
    run(&mut command(&words.split(' ').collect::<Vec<_>>()))?;
    let folder = target().join("mobile");
    let (ours, floor) = (stripped(&folder, "tallystone")?, stripped(&folder, "tallystone_floor")?);
    // Bytes of a library are far below what a double holds exactly.
    #[allow(clippy::cast_precision_loss)]
    let ratio = ours as f64 / floor as f64;
    let said = format!("{ours} bytes / {floor} bytes of a bare one: {ratio:.2} (aim: {AIM:.1})");
    println!("{said}");
    Ok(said)
}

fn stripped(folder: &Path, name: &str) -> Result<u64, String> {
    use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
    let library = folder.join(format!("{DLL_PREFIX}{name}{DLL_SUFFIX}"));
    let bare = folder.join(format!("{name}.stripped"));
    let (from, to) = (library.to_string_lossy(), bare.to_string_lossy());
    run(&mut command(&["strip", "-o", &to, &from]))?;
    let data = fs::metadata(&bare).map_err(|error| format!("{to}: {error}"))?;
    Ok(data.len())
}

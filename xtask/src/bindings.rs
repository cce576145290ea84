//! The library and its bindings, made from the contract: for the tests, and for whoever asks.

use std::fs;
use std::path::{Path, PathBuf};

use crate::command::{command, root, run};
use crate::stage::{Outcome, Stage};
use crate::tools;

/// What the stages of the single languages work with.
pub(crate) const BINDINGS: Stage = Stage {
    name: "bindings",
    needs: &[tools::CC],
    run: || Outcome::of(build().and_then(|()| LANGUAGES.into_iter().try_for_each(generate))),
};

pub(crate) const KOTLIN: Stage =
    Stage { name: "kotlin", needs: &[tools::CC], run: || Outcome::of(make("kotlin")) };

pub(crate) const SWIFT: Stage =
    Stage { name: "swift", needs: &[tools::CC], run: || Outcome::of(make("swift")) };

pub(crate) const PYTHON: Stage =
    Stage { name: "python", needs: &[tools::CC], run: || Outcome::of(make("python")) };

pub(crate) const TYPESCRIPT: Stage =
    Stage { name: "typescript", needs: &[tools::CC], run: || Outcome::of(make("typescript")) };

const LANGUAGES: [&str; 3] = ["kotlin", "swift", "python"];

/// Where the bindings of a language lie.
pub(crate) fn folder(language: &str) -> PathBuf {
    root().join("target").join("bindings").join(language)
}

/// Where the library lies that the tests of the bindings load.
pub(crate) fn library() -> PathBuf {
    folder("lib")
}

/// The made-up game is in this library: it can be told to panic.
fn build() -> Result<(), String> {
    build_library(&["--features", "tallystone-ffi/stranger"], &library())
}

/// Builds the library for this machine and puts it into a folder. The whole workspace is named, and
/// its tests: what they need decides with which features the other packages are compiled, and with
/// any other choice most of them would be compiled once more.
pub(crate) fn build_library(more: &[&str], folder: &Path) -> Result<(), String> {
    let mut build = command(&["cargo", "build", "--workspace", "--lib", "--bins", "--tests"]);
    run(build.args(more))?;
    let name =
        format!("{}tallystone{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    fs::create_dir_all(folder)
        .and_then(|()| fs::copy(target().join("debug").join(&name), folder.join(&name)))
        .map(drop)
        .map_err(|error| format!("{name} could not be copied: {error}"))
}

fn generate(language: &str) -> Result<(), String> {
    let bindgen = target().join("debug").join("tallystone-bindgen");
    let (bindgen, out) = (bindgen.to_string_lossy(), folder(language));
    run(&mut command(&[&bindgen, language, &out.to_string_lossy()]))
}

/// The bindings of one language, for whoever asks.
fn make(language: &str) -> Result<(), String> {
    let out = folder(language);
    let out = out.to_string_lossy();
    run(&mut command(&["cargo", "run", "-p", "tallystone-bindgen", "--", language, &out]))
}

pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

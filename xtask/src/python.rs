//! The stage that plays through the Python binding.

use std::fs;
use std::path::Path;

use crate::bindings::{folder, library};
use crate::cache;
use crate::command::{command, run};
use crate::count::{Count, counted};
use crate::stage::{Outcome, Stage};
use crate::tools;

pub(crate) const PYTHON: Stage =
    Stage { name: "python", needs: &[tools::PYTHON], run: || Outcome::of_tests(tests()) };

const PYTEST: &str = "pytest==9.0.2";

fn tests() -> Result<(bool, Count), String> {
    let python = environment()?;
    // The binding loads the library that lies beside it.
    for file in files(&library())? {
        let name = file.file_name().unwrap_or_default();
        fs::copy(&file, folder("python").join(name))
            .map_err(|error| format!("{} could not be copied: {error}", file.display()))?;
    }
    let words = [&python, "-m", "pytest", "tests/python", "-q", "-p", "no:cacheprovider"];
    let mut pytest = command(&words);
    pytest.env("PYTHONPATH", folder("python")).env("PYTHONDONTWRITEBYTECODE", "1");
    counted(&mut pytest, Count::of_pytest)
}

/// A Python of our own, with pytest, made once.
fn environment() -> Result<String, String> {
    let place = cache::folder().join("python");
    let python = place.join("bin").join("python");
    let python = python.to_string_lossy().into_owned();
    let works = command(&[&python, "-m", "pytest", "--version"]).output();
    if !works.is_ok_and(|output| output.status.success()) {
        run(&mut command(&["python3", "-m", "venv", "--clear", &place.to_string_lossy()]))?;
        run(&mut command(&[&python, "-m", "pip", "install", "--quiet", PYTEST]))?;
    }
    Ok(python)
}

fn files(folder: &Path) -> Result<Vec<std::path::PathBuf>, String> {
    let list = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(list.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect())
}

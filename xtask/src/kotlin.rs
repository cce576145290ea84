//! The stage that plays through the Kotlin binding, on the JVM.

use std::path::Path;
use std::process::Command;

use crate::bindings::{folder, library};
use crate::command::command;
use crate::count::{Count, counted};
use crate::stage::{Outcome, Stage};
use crate::tools;

pub(crate) const KOTLIN: Stage = Stage {
    name: "kotlin",
    needs: &[tools::JAVA, tools::MAVEN],
    run: || Outcome::of_tests(counted(&mut maven_with(&library(), &["test"]), Count::of_surefire)),
};

/// Maven on the tests of the binding, with the library in this folder.
pub(crate) fn maven_with(library: &Path, words: &[&str]) -> Command {
    let mut maven = command(&["mvn", "--batch-mode", "--no-transfer-progress"]);
    maven.args(["-f", "tests/kotlin/pom.xml"]);
    maven.arg(format!("-Dtallystone.bindings={}", folder("kotlin").display()));
    maven.arg(format!("-Dtallystone.library={}", library.display()));
    maven.args(words);
    maven
}

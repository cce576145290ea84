//! The stage that checks what Xcode and the build server would read: project, plists, script,
//! licences; and both workflows.

use std::path::PathBuf;

use crate::cache;
use crate::command::{command, root, run};
use crate::count::{Count, counted};
use crate::stage::{Outcome, Stage};
use crate::{swift, tools};

pub(crate) const PROJECT: Stage = Stage {
    name: "ios project",
    needs: &[tools::PYTHON, tools::SWIFT_ROOT, tools::GO],
    run: || Outcome::of_tests(check()),
};

const PACKAGES: [&str; 4] = ["pytest==9.0.2", "pbxproj==4.3.3", "ziglang==0.17.0", "pyyaml==6.0.3"];
const ACTIONLINT: &str = "github.com/rhysd/actionlint/cmd/actionlint@v1.7.7";

fn check() -> Result<(bool, Count), String> {
    let python = python()?;
    for check in ["licences.py", "catalogue.py"] {
        run(&mut command(&[&python, &format!("tests/ios/{check}")]))?;
    }
    let plists = ["ios/Tallystone/Info.plist", "ios/Tallystone/Resources/PrivacyInfo.xcprivacy"];
    run(swift::tool("plutil", root())?.args(["-lint", "--"]).args(plists))?;
    let workflows = [".github/workflows/ios.yml", ".github/workflows/android.yml"];
    run(command(&[&actionlint()?]).args(workflows))?;
    let mut pytest =
        command(&[&python, "-m", "pytest", "tests/ios", "-q", "-p", "no:cacheprovider"]);
    counted(pytest.env("PYTHONDONTWRITEBYTECODE", "1"), Count::of_pytest)
}

/// A Python of our own, with what reads Xcode's files and with a C compiler for iOS, made once.
pub(crate) fn python() -> Result<String, String> {
    let place = cache::folder().join("ios-python");
    let python = place.join("bin").join("python").to_string_lossy().into_owned();
    let works = command(&[&python, "-c", "import pytest, pbxproj, ziglang, yaml"]).output();
    if !works.is_ok_and(|output| output.status.success()) {
        run(&mut command(&["python3", "-m", "venv", "--clear", &place.to_string_lossy()]))?;
        run(command(&[&python, "-m", "pip", "install", "--quiet"]).args(PACKAGES))?;
    }
    Ok(python)
}

/// The one that knows what a workflow may say, built once.
fn actionlint() -> Result<String, String> {
    let place: PathBuf = cache::folder().join("bin");
    let program = place.join("actionlint");
    if !program.exists() {
        run(command(&["go", "install", ACTIONLINT]).env("GOBIN", &place))?;
    }
    Ok(program.to_string_lossy().into_owned())
}

//! The stages of the Android app on this machine: its tests under Robolectric, its shrunk form, an
//! APK. `tests/android` does what Gradle does elsewhere.

use std::process::Command;

use crate::bindings::{build_library, folder, target};
use crate::cache;
use crate::command::{command, run};
use crate::count::{Count, counted};
use crate::pictures::painted;
use crate::stage::{Outcome, Stage};
use crate::tools::{self, Tool};

const NEEDS: &[Tool] = &[tools::CC, tools::PYTHON, tools::JAVA, tools::MAVEN, tools::AAPT2];

/// The screens, clicked through and drawn.
pub(crate) const ANDROID: Stage = Stage {
    name: "android",
    needs: NEEDS,
    run: || {
        let all = build().and_then(|()| painted()).and_then(|painted| {
            counted(host("test").env("TALLYSTONE_PAINTED", painted), Count::of_plain)
        });
        Outcome::of_tests(all)
    },
};

/// The slow rest: shrunk by R8 and driven; an APK, signed and verified; the Gradle scripts.
pub(crate) const SHRUNK: Stage = Stage {
    name: "android, shrunk",
    needs: &[
        tools::CC,
        tools::PYTHON,
        tools::JAVA,
        tools::MAVEN,
        tools::AAPT2,
        tools::ZIPALIGN,
        tools::APKSIGNER,
    ],
    run: || {
        let all = build()
            .and_then(|()| run(&mut host("scripts")))
            .and_then(|()| run(&mut host("apk")))
            .and_then(|()| counted(&mut host("minified"), Count::of_plain));
        Outcome::of_tests(all)
    },
};

/// What a store takes, where the SDK and a key are; `tests/android/release.py` says what is missing.
pub(crate) const RELEASE: Stage = Stage {
    name: "android, release",
    needs: NEEDS,
    run: || {
        Outcome::of(build().and_then(|()| {
            let mut python = command(&["python3", "tests/android/release.py"]);
            python.env("TALLYSTONE_CACHE", cache::folder());
            run(python.env("CARGO_TARGET_DIR", target()))
        }))
    },
};

/// The library as it ships, without the made-up game of the other bindings' tests.
fn build() -> Result<(), String> {
    build_library(&[], &target().join("android").join("lib"))?;
    let bindgen = target().join("debug").join("tallystone-bindgen");
    run(&mut command(&[&bindgen.to_string_lossy(), "kotlin", &folder("kotlin").to_string_lossy()]))
}

fn host(what: &str) -> Command {
    let mut python = command(&["python3", "tests/android/host.py", what]);
    python.env("TALLYSTONE_CACHE", cache::folder());
    python.env("CARGO_TARGET_DIR", target());
    python
}

//! The static library for iOS: built and looked into on any machine, packed on a Mac.

use std::fs;
use std::path::{Path, PathBuf};

use crate::bindings::{folder, target};
use crate::command::{command, root, run};
use crate::ios_project::python;
use crate::stage::{Outcome, Stage};
use crate::tools;

/// With SQLite inside, by zig's C compiler; its symbols against the binding's header.
pub(crate) const LIBRARY: Stage = Stage {
    name: "ios library",
    needs: &[tools::RUSTUP, tools::PYTHON],
    run: || Outcome::of(build().and_then(|library| look_into(&library))),
};

/// The library for devices and simulators as one package, for those who want it without the app.
pub(crate) const XCFRAMEWORK: Stage = Stage {
    name: "xcframework",
    needs: &[tools::RUSTUP, tools::XCODE],
    run: || match xcframework() {
        Ok(place) => Outcome::passed(place),
        Err(why) => Outcome::failed(why),
    },
};

/// The first iOS that the app runs on.
const LEAST_IOS: &str = "17.0";
const DEVICE: &str = "aarch64-apple-ios";
const SIMULATORS: [&str; 2] = ["aarch64-apple-ios-sim", "x86_64-apple-ios"];

fn build() -> Result<PathBuf, String> {
    let python = python()?;
    run(&mut command(&["rustup", "target", "add", DEVICE]))?;
    let tests = root().join("tests").join("ios");
    let mut build = static_library(DEVICE, "sketch");
    build.env("ZIG", zig(&python)?);
    build.env("CC_aarch64_apple_ios", tests.join("zig-cc.sh"));
    build.env("AR_aarch64_apple_ios", tests.join("zig-ar.sh"));
    // Any folder will do: it only keeps the build script from asking Xcode for one.
    build.env("SDKROOT", &tests);
    run(&mut build)?;
    Ok(target().join(DEVICE).join("sketch").join("libtallystone.a"))
}

fn zig(python: &str) -> Result<String, String> {
    let place = "import ziglang, os; print(os.path.join(os.path.dirname(ziglang.__file__), 'zig'))";
    let output = command(&[python, "-c", place]).output();
    let output = output.map_err(|error| format!("{python}: {error}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn look_into(library: &Path) -> Result<(), String> {
    let header = folder("swift").join("tallystoneFFI.h");
    let privacy = root().join("ios/Tallystone/Resources/PrivacyInfo.xcprivacy");
    let mut check = command(&[&python()?, "tests/ios/check_library.py"]);
    run(check.arg(library).arg(header).arg(privacy).env("PYTHONDONTWRITEBYTECODE", "1"))
}

fn static_library(target: &str, profile: &str) -> std::process::Command {
    let words = "cargo rustc -p tallystone-ffi --lib --crate-type staticlib";
    let mut build = command(&words.split(' ').collect::<Vec<_>>());
    build.args(["--profile", profile, "--target", target]);
    build.env("IPHONEOS_DEPLOYMENT_TARGET", LEAST_IOS);
    build
}

fn xcframework() -> Result<String, String> {
    run(command(&["rustup", "target", "add", DEVICE]).args(SIMULATORS))?;
    for target in [DEVICE].iter().chain(&SIMULATORS) {
        run(&mut static_library(target, "mobile"))?;
    }
    let built = |name: &str| target().join(name).join("mobile").join("libtallystone.a");
    let work = target().join("xcframework");
    let (simulators, headers) = (work.join("simulators"), work.join("headers"));
    let framework = work.join("Tallystone.xcframework");
    if work.exists() {
        fs::remove_dir_all(&work).map_err(|error| format!("{}: {error}", work.display()))?;
    }
    for folder in [&simulators, &headers] {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let both = simulators.join("libtallystone.a");
    run(command(&["lipo", "-create"]).args(SIMULATORS.map(built)).arg("-output").arg(&both))?;

    let mut bindgen = command(&["cargo", "run", "-p", "tallystone-bindgen", "--", "swift"]);
    run(bindgen.arg(folder("swift")))?;
    let map = root().join("ios/TallystoneKit/Sources/tallystoneFFI/include/module.modulemap");
    for file in [folder("swift").join("tallystoneFFI.h"), map] {
        fs::copy(&file, headers.join(file.file_name().unwrap_or_default()))
            .map_err(|error| format!("{}: {error}", file.display()))?;
    }
    let mut pack = command(&["xcodebuild", "-create-xcframework"]);
    for library in [built(DEVICE), both] {
        pack.arg("-library").arg(library).arg("-headers").arg(&headers);
    }
    run(pack.arg("-output").arg(&framework))?;
    Ok(framework.display().to_string())
}

//! The stage that plays through the Swift binding. Where there is no Swift, one is kept in a root
//! of its own (Debian has it from trixie on) and entered for the run.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::bindings::{folder, library, target};
use crate::cache;
use crate::command::{command, root, run};
use crate::count::{Count, counted};
use crate::stage::{Outcome, Stage};
use crate::tools;

pub(crate) const SWIFT: Stage =
    Stage { name: "swift", needs: &[tools::SWIFT_ROOT], run: || Outcome::of_tests(tests()) };

fn tests() -> Result<(bool, Count), String> {
    let package = target().join("swift");
    assemble(&root().join("tests").join("swift"), &package)
        .map_err(|error| format!("{}: {error}", package.display()))?;
    test(&package, &[])
}

/// A variable of the environment that tests read.
pub(crate) type Variable<'a> = (&'a str, OsString);

/// Runs the tests of an assembled package against the library. What they read of the environment is
/// handed to them: in a root of its own Swift has none.
pub(crate) fn test(package: &Path, variables: &[Variable<'_>]) -> Result<(bool, Count), String> {
    test_built_in(&package.join(".build"), package, variables)
}

/// The same, with what is built in this folder: what another package has built there is not built again.
pub(crate) fn test_built_in(
    build: &Path,
    package: &Path,
    variables: &[Variable<'_>],
) -> Result<(bool, Count), String> {
    let ci = env::var_os("CI").map(|value| ("CI", value));
    let variables: Vec<_> = variables.iter().cloned().chain(ci).collect();
    let mut swift = tool_with("swift", package, &variables)?;
    swift.args(["test", "--disable-xctest", "--scratch-path"]).arg(build);
    swift.args(["-Xlinker", &format!("-L{}", library().display())]);
    swift.args(["-Xlinker", "--allow-shlib-undefined"]);
    counted(&mut swift, Count::of_swift)
}

/// A package with the generated files in their places. What has not changed is left alone, so that
/// it is not compiled again.
pub(crate) fn assemble(from: &Path, package: &Path) -> io::Result<()> {
    // A file that was renamed must not be compiled under both names. What is generated stays.
    for folder in ["Tests", "Sources/TallystoneModel"] {
        let (copies, originals) = (package.join(folder), from.join(folder));
        if copies.exists() && originals.exists() {
            remove_gone(&copies, &originals)?;
        }
    }
    copy_all(from, package)?;
    let (binding, header) = (
        package.join("Sources").join("TallystoneCore"),
        package.join("Sources").join("tallystoneFFI").join("include"),
    );
    for file in fs::read_dir(folder("swift"))? {
        let file = file?.path();
        let place = match file.extension().and_then(|extension| extension.to_str()) {
            Some("swift") => &binding,
            Some("h") => &header,
            _ => continue,
        };
        copy_changed(&file, &place.join(file.file_name().unwrap_or_default()))?;
    }
    if from.join("Sources").exists() {
        return Ok(());
    }
    let map = "module tallystoneFFI {\n    header \"tallystoneFFI.h\"\n    export *\n}\n";
    write_changed(&header.join("module.modulemap"), map.as_bytes())?;
    // SwiftPM wants a source in every target.
    write_changed(&header.with_file_name("tallystoneFFI.c"), b"#include \"tallystoneFFI.h\"\n")
}

/// The Swift files of a folder in another one, and none there that are not here.
pub(crate) fn mirror(from: &Path, to: &Path) -> io::Result<()> {
    if to.exists() {
        remove_gone(to, from)?;
    }
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            mirror(&entry.path(), &target)?;
        } else if entry.path().extension().is_some_and(|it| it == "swift") {
            copy_changed(&entry.path(), &target)?;
        }
    }
    Ok(())
}

fn copy_all(from: &Path, to: &Path) -> io::Result<()> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_all(&entry.path(), &target)?;
        } else {
            copy_changed(&entry.path(), &target)?;
        }
    }
    Ok(())
}

/// Removes what is not there any more where it was copied from.
fn remove_gone(copies: &Path, originals: &Path) -> io::Result<()> {
    for entry in fs::read_dir(copies)? {
        let (copy, original) = (entry?.path(), originals);
        let original = original.join(copy.file_name().unwrap_or_default());
        match (copy.is_dir(), original.exists()) {
            (true, true) => remove_gone(&copy, &original)?,
            (true, false) => fs::remove_dir_all(&copy)?,
            (false, false) => fs::remove_file(&copy)?,
            (false, true) => {}
        }
    }
    Ok(())
}

pub(crate) fn copy_changed(from: &Path, to: &Path) -> io::Result<()> {
    write_changed(to, &fs::read(from)?)
}

fn write_changed(file: &Path, bytes: &[u8]) -> io::Result<()> {
    if fs::read(file).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(file, bytes)
}

pub(crate) fn tool(program: &str, package: &Path) -> Result<Command, String> {
    tool_with(program, package, &[])
}

/// A program of Swift's in a folder: the machine's own, or the one in its root.
fn tool_with(program: &str, package: &Path, variables: &[Variable<'_>]) -> Result<Command, String> {
    if command(&["swift", "--version"]).output().is_ok_and(|output| output.status.success()) {
        let mut swift = command(&[program]);
        swift.current_dir(package).env("LD_LIBRARY_PATH", library());
        swift.envs(variables.iter().cloned());
        return Ok(swift);
    }
    let swift_root = swift_root()?;
    let mut inside = command(&["bwrap", "--bind"]);
    inside.arg(&swift_root).args(["/", "--tmpfs", "/tmp"]);
    for place in [root().to_owned(), target()] {
        inside.arg("--bind").arg(&place).arg(&place);
    }
    inside.args(["--proc", "/proc", "--dev", "/dev", "--chdir"]).arg(package);
    inside.args(["--clearenv", "--setenv", "HOME", "/root", "--setenv", "LANG", "C.UTF-8"]);
    inside.args(["--setenv", "PATH", "/usr/bin:/bin:/usr/libexec/swift/bin"]);
    inside.args(["--setenv", "LD_LIBRARY_PATH"]).arg(library());
    for (name, value) in variables {
        inside.args(["--setenv", name]).arg(value);
    }
    inside.arg(program);
    Ok(inside)
}

/// A root of Debian trixie with Swift, made once; what no test needs is left out.
fn swift_root() -> Result<PathBuf, String> {
    let place = cache::folder().join("trixie-swift");
    let done = place.join(".ok");
    if done.exists() {
        return Ok(place);
    }
    let failed = |error: io::Error| format!("{}: {error}", place.display());
    if place.exists() {
        fs::remove_dir_all(&place).map_err(failed)?;
    }
    fs::create_dir_all(cache::folder()).map_err(failed)?;
    let mut make = command(&["mmdebstrap", "--quiet", "--variant=apt"]);
    make.arg("--include=swiftlang,libc6-dev,libstdc++-14-dev");
    make.arg("--aptopt=APT::Install-Recommends \"false\"");
    for unneeded in UNNEEDED {
        make.arg(format!("--dpkgopt=path-exclude={unneeded}"));
    }
    make.arg("trixie").arg(&place);
    run(&mut make)?;
    for leftovers in ["var/cache/apt/archives", "var/lib/apt/lists"] {
        let _ = fs::remove_dir_all(place.join(leftovers));
    }
    fs::write(&done, b"").map_err(failed)?;
    Ok(place)
}

const UNNEEDED: [&str; 9] = [
    "/usr/share/doc/*",
    "/usr/share/man/*",
    "/usr/libexec/swift/bin/*lldb*",
    "/usr/libexec/swift/lib/liblldb*",
    "/usr/libexec/swift/lib/swift_static/*",
    "/usr/libexec/swift/lib/swift/embedded/*",
    "/usr/libexec/swift/bin/sourcekit-lsp",
    "/usr/libexec/swift/lib/libsourcekitdInProc.so",
    "/usr/libexec/swift/bin/clangd",
];

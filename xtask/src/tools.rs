//! The tools that stages need: is each there, can it be installed, how else is it got.

use std::process::Stdio;

use crate::command::command;
use crate::debian;
use crate::stage::{Outcome, Stage};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tool {
    pub(crate) name: &'static str,
    /// A command that succeeds only where the tool is there.
    probe: &'static [&'static str],
    /// The Debian packages that bring it; none where Debian is not the one to ask.
    debian: &'static [&'static str],
    /// What a person does where nothing is installed by itself.
    by_hand: &'static str,
    /// Without it nothing can be built, so no stage makes sense.
    essential: bool,
}

/// Compiles the bundled database and links every program.
pub(crate) const CC: Tool = Tool {
    name: "a C compiler (cc)",
    probe: &["cc", "--version"],
    debian: &["gcc", "libc6-dev"],
    by_hand: "install gcc or clang; on macOS `xcode-select --install`",
    essential: true,
};

pub(crate) const RUSTFMT: Tool = Tool {
    name: "rustfmt",
    probe: &["cargo", "fmt", "--version"],
    debian: &[],
    by_hand: "`rustup component add rustfmt`",
    essential: false,
};

pub(crate) const CLIPPY: Tool = Tool {
    name: "clippy",
    probe: &["cargo", "clippy", "--version"],
    debian: &[],
    by_hand: "`rustup component add clippy`",
    essential: false,
};

pub(crate) const GIT: Tool = Tool {
    name: "git",
    probe: &["git", "--version"],
    debian: &["git"],
    by_hand: "install git",
    essential: false,
};

pub(crate) const PYTHON: Tool = Tool {
    name: "python3 with venv",
    probe: &["python3", "-c", "import venv, ensurepip"],
    debian: &["python3", "python3-venv"],
    by_hand: "install Python 3.11 or newer",
    essential: false,
};

pub(crate) const JAVA: Tool = Tool {
    name: "a Java compiler",
    probe: &["javac", "-version"],
    debian: &["default-jdk-headless"],
    by_hand: "install a JDK, 17 or newer",
    essential: false,
};

pub(crate) const MAVEN: Tool = Tool {
    name: "Maven",
    probe: &["mvn", "--version"],
    debian: &["maven"],
    by_hand: "install Maven 3.8 or newer",
    essential: false,
};

/// Compiles and links the resources of the Android app.
pub(crate) const AAPT2: Tool = Tool {
    name: "aapt2",
    probe: &["aapt2", "version"],
    debian: &["aapt"],
    by_hand: "install the Android build tools, or Debian's package aapt",
    essential: false,
};

pub(crate) const ZIPALIGN: Tool = Tool {
    name: "zipalign",
    probe: &["sh", "-c", "command -v zipalign"],
    debian: &["zipalign"],
    by_hand: "install the Android build tools",
    essential: false,
};

pub(crate) const APKSIGNER: Tool = Tool {
    name: "apksigner",
    probe: &["apksigner", "--version"],
    debian: &["apksigner"],
    by_hand: "install the Android build tools",
    essential: false,
};

/// Swift itself, or what a root with it is made and entered with.
pub(crate) const SWIFT_ROOT: Tool = Tool {
    name: "swift, or mmdebstrap and bubblewrap to bring it",
    probe: &["sh", "-c", "command -v swift || { command -v mmdebstrap && command -v bwrap; }"],
    debian: &["mmdebstrap", "bubblewrap"],
    by_hand: "install Swift 6 (Xcode on macOS)",
    essential: false,
};

/// Builds the linter of workflows.
pub(crate) const GO: Tool = Tool {
    name: "Go",
    probe: &["go", "version"],
    debian: &["golang-go"],
    by_hand: "install Go 1.19 or newer",
    essential: false,
};

pub(crate) const XCODE: Tool = Tool {
    name: "Xcode",
    probe: &["xcodebuild", "-version"],
    debian: &[],
    by_hand: "install Xcode 16 or newer, on a Mac",
    essential: false,
};

pub(crate) const RUSTUP: Tool = Tool {
    name: "rustup",
    probe: &["rustup", "--version"],
    debian: &[],
    by_hand: "install Rust by rustup, which brings the phones' standard libraries",
    essential: false,
};

/// Compiles SQLite for a browser.
pub(crate) const CLANG: Tool = Tool {
    name: "clang with wasm32",
    probe: &["sh", "-c", "clang --print-targets | grep -q wasm32"],
    debian: &["clang"],
    by_hand: "install clang 14 or newer with the target wasm32; on macOS LLVM by Homebrew",
    essential: false,
};

/// Puts the page together.
pub(crate) const NODE: Tool = Tool {
    name: "Node with npm",
    probe: &[
        "sh",
        "-c",
        "npm --version && node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)'",
    ],
    debian: &["nodejs", "npm"],
    by_hand: "install Node 20.11 or newer, with npm",
    essential: false,
};

pub(crate) const CHROMIUM: Tool = Tool {
    name: "Chromium",
    probe: &["sh", "-c", "command -v chromium"],
    debian: &["chromium"],
    by_hand: "install Chromium, so that `chromium` starts it",
    essential: false,
};

pub(crate) const STRIP: Tool = Tool {
    name: "strip",
    probe: &["strip", "--version"],
    debian: &["binutils"],
    by_hand: "install binutils",
    essential: false,
};

/// Looks for every tool of these stages, installs what it can, and returns what is still missing.
pub(crate) fn bring(stages: &[Stage]) -> Vec<Tool> {
    let mut missing = needed(stages);
    missing.retain(|tool| !is_there(tool));
    if debian::can_install() {
        debian::install(missing.iter().map(|tool| tool.debian));
        missing.retain(|tool| !is_there(tool));
    }
    for tool in &missing {
        println!("missing: {}; to get it: {}", tool.name, tool.by_hand);
    }
    missing
}

/// The tools stage fails only if no other stage makes sense; else the others tell what they lack.
pub(crate) fn outcome(missing: &[Tool]) -> Outcome {
    if missing.is_empty() {
        Outcome::passed("")
    } else if missing.iter().any(|tool| tool.essential) {
        Outcome::failed(names(missing))
    } else {
        Outcome::passed(names(missing))
    }
}

/// Why this stage cannot run, if it cannot.
pub(crate) fn lacking(stage: &Stage, missing: &[Tool]) -> Option<String> {
    let lacking: Vec<Tool> = missing
        .iter()
        .copied()
        .filter(|tool| tool.essential || stage.needs.contains(tool))
        .collect();
    (!lacking.is_empty()).then(|| names(&lacking))
}

fn needed(stages: &[Stage]) -> Vec<Tool> {
    let mut needed = Vec::new();
    for tool in stages.iter().flat_map(|stage| stage.needs) {
        if !needed.contains(tool) {
            needed.push(*tool);
        }
    }
    needed
}

fn is_there(tool: &Tool) -> bool {
    command(tool.probe)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

fn names(missing: &[Tool]) -> String {
    let names: Vec<&str> = missing.iter().map(|tool| tool.name).collect();
    format!("missing: {}", names.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::Verdict;

    const LINT: Stage = Stage { name: "lint", needs: &[CC, CLIPPY], run: || Outcome::passed("") };
    const FORMAT: Stage = Stage { name: "format", needs: &[RUSTFMT], run: || Outcome::passed("") };

    #[test]
    fn each_tool_is_looked_for_once() {
        assert_eq!(needed(&[LINT, FORMAT, LINT]), [CC, CLIPPY, RUSTFMT]);
    }

    #[test]
    fn a_missing_tool_stops_only_the_stages_that_need_it() {
        assert_eq!(outcome(&[CLIPPY]).verdict, Verdict::Passed);
        assert_eq!(lacking(&LINT, &[CLIPPY]).as_deref(), Some("missing: clippy"));
        assert_eq!(lacking(&FORMAT, &[CLIPPY]), None);
    }

    #[test]
    fn without_a_c_compiler_no_stage_runs() {
        assert_eq!(outcome(&[CC]).verdict, Verdict::Failed);
        assert!(lacking(&LINT, &[CC]).is_some());
        assert!(lacking(&FORMAT, &[CC]).is_some());
    }
}

//! The page: the core as WebAssembly, its binding, one folder of static files; served, and tested.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::bindings::target;
use crate::command::{command, root, run};
use crate::count::{Count, counted};
use crate::stage::{Outcome, Stage};
use crate::tools::{self, Tool};

const NEEDS: &[Tool] = &[tools::CC, tools::RUSTUP, tools::CLANG, tools::NODE];

/// Builds the page and serves it on this machine until it is stopped.
pub(crate) const WEB: Stage =
    Stage { name: "web", needs: NEEDS, run: || Outcome::of(page().and_then(|page| serve(&page))) };

/// The page alone, for whoever puts it on a server.
pub(crate) const BUILD: Stage = Stage {
    name: "web build",
    needs: NEEDS,
    run: || match page() {
        Ok(page) => Outcome::passed(page.display().to_string()),
        Err(why) => Outcome::failed(why),
    },
};

/// Builds the page, checks its types and drives it in a real browser.
pub(crate) const TESTS: Stage = Stage {
    name: "web",
    needs: &[tools::CC, tools::RUSTUP, tools::CLANG, tools::NODE, tools::CHROMIUM],
    run: || Outcome::of_tests(tests()),
};

const TARGET: &str = "wasm32-unknown-unknown";

/// The page as it is published.
fn page() -> Result<PathBuf, String> {
    let page = target().join("web");
    core("mobile")?;
    run(command(&["node", "web/build.mjs"]).arg(&page))?;
    Ok(page)
}

/// The core, what starts it and what calls it; the types of all that stands on them. The profile
/// `mobile` makes it small and takes minutes, `page` is for the tests.
fn core(profile: &str) -> Result<(), String> {
    let generated = root().join("web").join("generated");
    run(&mut command(&["rustup", "target", "add", TARGET]))?;
    run(&mut npm("ci --no-audit --no-fund"))?;
    let words = "cargo build -p tallystone-ffi --lib --no-default-features --target";
    let mut build = command(&words.split(' ').collect::<Vec<_>>());
    run(build.args([TARGET, "--profile", profile]))?;
    let core = target().join(TARGET).join(profile).join("tallystone.wasm");
    run(command(&["cargo", "run", "-p", "tallystone-glue", "--"]).arg(core).arg(&generated))?;
    let bindgen = ["cargo", "run", "-p", "tallystone-bindgen", "--", "typescript"];
    run(command(&bindgen).arg(&generated))?;
    run(&mut npm("exec -- tsc --project ."))
}

/// Where its packages come from is a matter of each machine.
fn npm(words: &str) -> Command {
    let mut npm = command(&["npm"]);
    npm.args(words.split(' ')).current_dir(root().join("web"));
    npm.env("npm_config_omit_lockfile_registry_resolved", "true");
    npm
}

fn serve(page: &Path) -> Result<(), String> {
    run(command(&["node", "web/serve.mjs"]).arg(page))
}

fn tests() -> Result<(bool, Count), String> {
    let page = target().join("web-tests");
    core("page")?;
    run(command(&["node", "web/build.mjs"]).arg(&page).arg("--as-it-is"))?;
    let mut tests = command(&["node", "--test", "--test-reporter=tap"]);
    tests.args(["web/tests/browser.test.mjs", "web/tests/pages.test.mjs"]);
    tests.env("TALLYSTONE_PAGE", page);
    counted(&mut tests, Count::of_node)
}

//! The page: the core as WebAssembly, its binding, one folder of static files; served, and tested.

use std::path::PathBuf;
use std::process::Command;

use crate::bindings::target;
use crate::command::{command, root, run};
use crate::count::Count;
use crate::stage::{Outcome, Stage};
use crate::tools;

const NEEDS: &[tools::Tool] = &[tools::RUSTUP, tools::CLANG, tools::NODE];

/// Builds the page and serves it on this machine until it is stopped.
pub(crate) const WEB: Stage = Stage {
    name: "web",
    needs: NEEDS,
    run: || Outcome::of(build().and_then(|page| serve(&page))),
};

/// The page alone, in `target/web`: for whoever puts it on a server.
pub(crate) const BUILD: Stage = Stage {
    name: "web build",
    needs: NEEDS,
    run: || match build() {
        Ok(page) => Outcome::passed(page.display().to_string()),
        Err(why) => Outcome::failed(why),
    },
};

/// Builds the page, checks its types and drives it in a real browser.
pub(crate) const TESTS: Stage = Stage {
    name: "web",
    needs: &[tools::RUSTUP, tools::CLANG, tools::NODE, tools::CHROMIUM],
    run: || Outcome::of_tests(build().and_then(|page| test(&page))),
};

const TARGET: &str = "wasm32-unknown-unknown";

/// The folder of static files.
fn build() -> Result<PathBuf, String> {
    let web = root().join("web");
    let generated = web.join("generated");
    let page = target().join("web");
    run(&mut command(&["rustup", "target", "add", TARGET]))?;
    run(&mut npm(&["ci", "--no-audit", "--no-fund"]))?;
    let words = "cargo build -p tallystone-ffi --lib --no-default-features --profile page --target";
    run(command(&words.split(' ').collect::<Vec<_>>()).arg(TARGET))?;
    let core = target().join(TARGET).join("page").join("tallystone.wasm");
    run(command(&["cargo", "run", "-p", "tallystone-glue", "--"]).arg(core).arg(&generated))?;
    run(command(&["cargo", "run", "-p", "tallystone-bindgen", "--", "typescript"])
        .arg(&generated))?;
    run(&mut npm(&["exec", "tsc"]))?;
    run(command(&["node", "web/build.mjs"]).arg(&page))?;
    Ok(page)
}

fn npm(words: &[&str]) -> Command {
    let mut npm = command(&["npm", "--prefix", "web"]);
    npm.args(words);
    // Where its packages come from is a matter of each machine.
    npm.env("npm_config_omit_lockfile_registry_resolved", "true");
    npm
}

fn serve(page: &PathBuf) -> Result<(), String> {
    run(command(&["node", "web/serve.mjs"]).arg(page))
}

fn test(page: &PathBuf) -> Result<(bool, Count), String> {
    let mut tests = command(&["node", "--test", "--test-reporter=tap", "web/tests/browser.test.mjs"]);
    tests.env("TALLYSTONE_PAGE", page);
    crate::count::counted_tap(&mut tests)
}

//! Other processes: this test's own program, started again for one of its parts.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tallystone_tests::child;

/// Where a child works; without it, a part does nothing.
const DATABASE: &str = "TALLYSTONE_CHILD_DATABASE";
/// When it begins, in milliseconds since 1970: several begin at once.
const BEGIN: &str = "TALLYSTONE_CHILD_BEGIN";
/// Stands before what a child says; the test harness prints on the same lines.
const SAYS: &str = "says: ";

/// Starts a part of these tests in a process of its own, to begin at a moment.
pub(crate) fn start(part: &str, path: &Path, begin: u128) -> Child {
    child(part)
        .env(DATABASE, path)
        .env(BEGIN, begin.to_string())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the child starts")
}

/// What a child said until its end, which must be a good one.
pub(crate) fn end(child: Child) -> Vec<String> {
    let output = child.wait_with_output().expect("the child ends");
    let said = String::from_utf8_lossy(&output.stdout);
    let wrong = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("1 passed"), "{said}\n{wrong}");
    said.lines().filter_map(|line| Some(line.split_once(SAYS)?.1.to_owned())).collect()
}

/// Runs a part by itself.
pub(crate) fn run(part: &str, path: &Path) -> Vec<String> {
    end(start(part, path, 0))
}

/// Runs a part in so many processes that begin together.
pub(crate) fn run_together(part: &str, path: &Path, processes: usize) -> Vec<Vec<String>> {
    let begin = now() + 150;
    let children: Vec<Child> = (0..processes).map(|_| start(part, path, begin)).collect();
    children.into_iter().map(end).collect()
}

/// In the child: where to work, once it is time.
pub(crate) fn place() -> Option<PathBuf> {
    let path = env::var_os(DATABASE).map(PathBuf::from)?;
    let begin: u128 = env::var(BEGIN).ok()?.parse().ok()?;
    while now() < begin {
        thread::sleep(Duration::from_micros(200));
    }
    Some(path)
}

/// In the child: tells its parent.
pub(crate) fn say(what: &str) {
    println!("{SAYS}{what}");
}

pub(crate) fn now() -> u128 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis())
}

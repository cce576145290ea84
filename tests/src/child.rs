//! Other processes: a test's own program, started again for one of its parts.

use std::env;
use std::process::{Command, Stdio};

/// A part of these tests, which is ignored otherwise, in a process of its own. What it says can be
/// listened to.
pub fn child(part: &str) -> Command {
    let mut child = Command::new(env::current_exe().expect("this test has a file"));
    child.args(["--exact", part, "--ignored", "--nocapture", "--test-threads=1"]);
    child.stdout(Stdio::piped()).stderr(Stdio::null());
    child
}

//! How many tests ran, read from the closing lines of the test runners while they pass by.

use std::fmt;
use std::io::{self, Read, Write};
use std::ops::AddAssign;
use std::process::{Command, Stdio};

use crate::command::{not_started, show};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Count {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) ignored: u64,
}

impl Count {
    /// `test result: ok. 5 passed; 0 failed; 1 ignored; …`, where the `ok` may be coloured.
    pub(crate) fn of_cargo(line: &str) -> Option<Self> {
        let result = line.strip_prefix("test result: ")?;
        let parts = result.split(';').map(|part| {
            let mut words = part.split_whitespace().rev();
            (words.next().unwrap_or_default(), words.next().unwrap_or_default())
        });
        Self::of_parts(parts)
    }

    /// `12 passed, 1 failed, 2 skipped in 3.21s`.
    pub(crate) fn of_pytest(line: &str) -> Option<Self> {
        let (counts, time) = line.trim_matches(['=', ' ']).split_once(" in ")?;
        time.trim_end().strip_suffix('s').or_else(|| time.split_once('s').map(|(it, _)| it))?;
        Self::of_parts(counts.split(", ").map(|part| {
            let (number, what) = part.split_once(' ').unwrap_or_default();
            (what, number)
        }))
    }

    /// `[INFO] Tests run: 25, Failures: 0, Errors: 0, Skipped: 0`; lines of single classes go on.
    pub(crate) fn of_surefire(line: &str) -> Option<Self> {
        let (level, counts) = line.split_once("] Tests run: ")?;
        if !level.starts_with('[') || counts.contains("Time elapsed") {
            return None;
        }
        let numbers: Option<Vec<u64>> = counts
            .split(',')
            .map(|part| part.rsplit([' ', ':']).next().and_then(|number| number.parse().ok()))
            .collect();
        let &[run, failures, errors, skipped] = numbers?.as_slice() else { return None };
        let failed = failures + errors;
        Some(Self { passed: run.saturating_sub(failed + skipped), failed, ignored: skipped })
    }

    /// `✔ Test "a sentence" passed after 0.1 seconds.`: Swift Testing's closing line counts issues,
    /// so the tests themselves are counted.
    pub(crate) fn of_swift(line: &str) -> Option<Self> {
        let test = line.strip_prefix(['✔', '✘'])?.trim_start().strip_prefix("Test ")?;
        if test.starts_with("run with ") {
            return None;
        }
        let failed = u64::from(test.contains(" failed after "));
        let passed = u64::from(test.contains(" passed after "));
        Some(Self { passed, failed, ignored: 0 })
    }

    /// `# pass 12`, `# fail 1` and `# skipped 0`, each on a line of its own.
    pub(crate) fn of_node(line: &str) -> Option<Self> {
        let (what, number) = line.trim_end().strip_prefix("# ")?.split_once(' ')?;
        let number = number.parse().ok()?;
        match what {
            "pass" => Some(Self { passed: number, ..Self::default() }),
            "fail" | "cancelled" => Some(Self { failed: number, ..Self::default() }),
            "skipped" | "todo" => Some(Self { ignored: number, ..Self::default() }),
            _ => None,
        }
    }

    /// `12 passed, 3 failed`, alone on its line.
    pub(crate) fn of_plain(line: &str) -> Option<Self> {
        let (passed, failed) = line.trim_end().split_once(" passed, ")?;
        let number = |word: &str| word.parse().ok();
        Some(Self {
            passed: number(passed)?,
            failed: number(failed.strip_suffix(" failed")?)?,
            ignored: 0,
        })
    }

    /// Numbers with what they count. Pytest calls a broken set-up an error.
    fn of_parts<'a>(parts: impl Iterator<Item = (&'a str, &'a str)>) -> Option<Self> {
        let mut count = Self::default();
        for (what, number) in parts {
            match what {
                "passed" => count.passed += number.parse::<u64>().ok()?,
                "failed" | "error" | "errors" => count.failed += number.parse::<u64>().ok()?,
                "ignored" | "skipped" => count.ignored += number.parse::<u64>().ok()?,
                _ => {}
            }
        }
        Some(count)
    }
}

/// Shows and runs a command to its end. Whether it was content, and what its closing lines count.
pub(crate) fn counted(
    command: &mut Command,
    of_line: fn(&str) -> Option<Count>,
) -> Result<(bool, Count), String> {
    show(command);
    let mut child =
        command.stdout(Stdio::piped()).spawn().map_err(|why| not_started(command, &why))?;
    let output = child.stdout.take().expect("the output was asked for above");
    let tests = copy_and_count(output, io::stdout().lock(), of_line);
    let status = child.wait();
    let tests = tests.map_err(|why| format!("the output of the tests was cut off: {why}"))?;
    let status = status.map_err(|why| format!("the end of the tests was not seen: {why}"))?;
    Ok((status.success(), tests))
}

impl AddAssign for Count {
    fn add_assign(&mut self, more: Self) {
        self.passed += more.passed;
        self.failed += more.failed;
        self.ignored += more.ignored;
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// Passes everything on as it comes, and counts.
fn copy_and_count(
    mut from: impl Read,
    mut to: impl Write,
    of_line: fn(&str) -> Option<Count>,
) -> io::Result<Count> {
    let mut count = Count::default();
    let mut line = Vec::new();
    let mut chunk = [0; 8192];
    loop {
        let length = match from.read(&mut chunk) {
            Ok(0) => return Ok(count),
            Ok(length) => length,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        to.write_all(&chunk[..length])?;
        to.flush()?;
        for &byte in &chunk[..length] {
            if byte != b'\n' {
                line.push(byte);
                continue;
            }
            if let Some(more) = of_line(&String::from_utf8_lossy(&line)) {
                count += more;
            }
            line.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hands out one byte at a time, as a slow test would.
    struct Dripping<'a>(&'a [u8]);

    impl Read for Dripping<'_> {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let length = self.0.len().min(1);
            into[..length].copy_from_slice(&self.0[..length]);
            self.0 = &self.0[length..];
            Ok(length)
        }
    }

    const OUTPUT: &str = "\nrunning 4 tests\ntest a ... ok\n\n\
        test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\
        a test that talks of its test result: ok. 90 passed; 9 failed\n\
        test result: \u{1b}[31mFAILED\u{1b}[m. 2 passed; 5 failed; 0 ignored; 0 measured\n";

    #[test]
    fn result_lines_are_summed_and_nothing_is_swallowed() {
        let mut seen = Vec::new();
        let count = copy_and_count(Dripping(OUTPUT.as_bytes()), &mut seen, Count::of_cargo)
            .expect("memory");
        assert_eq!(seen, OUTPUT.as_bytes());
        assert_eq!(count, Count { passed: 5, failed: 5, ignored: 1 });
    }

    #[test]
    fn closing_lines_of_other_runners() {
        let count = |passed, failed, ignored| Some(Count { passed, failed, ignored });
        assert_eq!(Count::of_pytest("12 passed in 3.21s"), count(12, 0, 0));
        let long = "=== 1 failed, 12 passed, 2 skipped, 1 error in 61.20s (0:01:01) ===";
        assert_eq!(Count::of_pytest(long), count(12, 2, 2));
        assert_eq!(Count::of_pytest("the sun passed in a cloud"), None);
        let last = "[ERROR] Tests run: 25, Failures: 1, Errors: 2, Skipped: 3";
        assert_eq!(Count::of_surefire(last), count(19, 3, 3));
        let one = "[INFO] Tests run: 5, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 1 s";
        assert_eq!(Count::of_surefire(one), None);
        assert_eq!(Count::of_plain("12 passed, 3 failed"), count(12, 3, 0));
        assert_eq!(Count::of_plain("it passed, 3 failed"), None);
        assert_eq!(Count::of_node("# pass 12"), count(12, 0, 0));
        assert_eq!(Count::of_node("# fail 3"), count(0, 3, 0));
        assert_eq!(Count::of_node("# Subtest: pass 12"), None);
        let swift = "✘ Test \"a session\" failed after 0.1 seconds with 3 issues.";
        assert_eq!(Count::of_swift(swift), count(0, 1, 0));
        assert_eq!(Count::of_swift("✔ Test run with 48 tests passed after 2 seconds."), None);
    }

    #[test]
    fn other_lines_do_not_count() {
        for line in ["test result", "test result: ok. many passed; 0 failed", ""] {
            assert!(Count::of_cargo(line).unwrap_or_default() == Count::default());
        }
    }

    #[test]
    fn the_last_line_of_a_run() {
        let count = Count { passed: 12, failed: 3, ignored: 1 };
        assert_eq!(count.to_string(), "12 passed, 3 failed");
    }
}

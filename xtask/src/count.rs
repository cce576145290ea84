//! How many tests ran, read from the `test result:` lines of cargo test while they pass by.

use std::fmt;
use std::io::{self, Read, Write};
use std::ops::AddAssign;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Count {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) ignored: u64,
}

impl Count {
    /// `test result: ok. 5 passed; 0 failed; 1 ignored; …`, where the `ok` may be coloured.
    fn of_line(line: &str) -> Option<Self> {
        let mut count = Self::default();
        for part in line.strip_prefix("test result: ")?.split(';') {
            let mut words = part.split_whitespace().rev();
            let (Some(what), Some(number)) = (words.next(), words.next()) else {
                continue;
            };
            match what {
                "passed" => count.passed = number.parse().ok()?,
                "failed" => count.failed = number.parse().ok()?,
                "ignored" => count.ignored = number.parse().ok()?,
                _ => {}
            }
        }
        Some(count)
    }
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
pub(crate) fn copy_and_count(mut from: impl Read, mut to: impl Write) -> io::Result<Count> {
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
            if let Some(more) = Count::of_line(&String::from_utf8_lossy(&line)) {
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
        let count = copy_and_count(Dripping(OUTPUT.as_bytes()), &mut seen).expect("memory");
        assert_eq!(seen, OUTPUT.as_bytes());
        assert_eq!(count, Count { passed: 5, failed: 5, ignored: 1 });
    }

    #[test]
    fn other_lines_do_not_count() {
        for line in ["test result", "test result: ok. many passed; 0 failed", ""] {
            assert!(Count::of_line(line).unwrap_or_default() == Count::default());
        }
    }

    #[test]
    fn the_last_line_of_a_run() {
        let count = Count { passed: 12, failed: 3, ignored: 1 };
        assert_eq!(count.to_string(), "12 passed, 3 failed");
    }
}

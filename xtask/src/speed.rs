//! The chore that times a tap: inside Rust, through the Kotlin binding, and against a bare commit. Both
//! play the same script, which the first one leaves in a folder for the other.

use std::collections::BTreeMap;
use std::fs;
use std::process::Command;

use crate::bindings::{folder, target};
use crate::command::{command, not_started, run, show};
use crate::kotlin::maven_with;
use crate::stage::{Outcome, Stage};
use crate::tools;

pub(crate) const SPEED: Stage = Stage {
    name: "speed",
    needs: &[tools::CC, tools::JAVA, tools::MAVEN],
    run: || Outcome::of(measure()),
};

/// Through the binding at most so many times the call in Rust; and at most so long for one in a
/// hundred.
const AIM: f64 = 2.0;
const AIM_P99_US: f64 = 4_000.0;

/// Median and 99th percentile in microseconds, by who measured and what.
type Times = BTreeMap<(String, String), (f64, f64)>;

fn measure() -> Result<(), String> {
    let place = target().join("tmp").join("bench");
    let _ = fs::remove_dir_all(&place);
    fs::create_dir_all(&place).map_err(|error| format!("{}: {error}", place.display()))?;
    let mut times = Times::new();
    let words = "cargo bench -p tallystone-ffi --bench tap";
    let mut bench = command(&words.split(' ').collect::<Vec<_>>());
    let output = heard(bench.env("TALLYSTONE_SCRIPTS", &place))?;
    times.extend(output.lines().filter_map(time_of));

    run(&mut command(&["cargo", "build", "--release", "-p", "tallystone-ffi"]))?;
    let out = folder("kotlin");
    let out = out.to_string_lossy();
    run(&mut command(&["cargo", "run", "-p", "tallystone-bindgen", "--", "kotlin", &out]))?;
    let mut maven = maven_with(&target().join("release"), &["test", "-Dtallystone.bench=true"]);
    let output = heard(maven.arg(format!("-Dtallystone.bench.dir={}", place.display())))?;
    times.extend(output.lines().filter_map(time_of));
    println!("\n{}", table(&times)?);
    Ok(())
}

/// Runs a command and passes on what it says.
fn heard(command: &mut Command) -> Result<String, String> {
    show(command);
    let output = command.stderr(std::process::Stdio::inherit()).output();
    let output = output.map_err(|why| not_started(command, &why))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    print!("{text}");
    if output.status.success() { Ok(text) } else { Err(format!("ended with {}", output.status)) }
}

/// `bench kotlin keltis median_us=700 p99_us=1200`
fn time_of(line: &str) -> Option<((String, String), (f64, f64))> {
    let start = line.find("bench ")?;
    let words: Vec<&str> = line[start..].split_whitespace().collect();
    let &[_, who, what, median, p99] = words.get(..5)? else { return None };
    let number = |word: &str, name: &str| word.strip_prefix(name)?.parse().ok();
    Some((
        (who.to_owned(), what.to_owned()),
        (number(median, "median_us=")?, number(p99, "p99_us=")?),
    ))
}

fn table(times: &Times) -> Result<String, String> {
    let of = |who: &str, what: &str| {
        let key = (who.to_owned(), what.to_owned());
        times.get(&key).copied().ok_or_else(|| format!("nobody timed {what} in {who}"))
    };
    let (floor, _) = of("floor", "commit")?;
    let mut lines = vec![format!("a bare durable commit: {floor:.0} µs")];
    let games = times.keys().filter(|(who, _)| who == "kotlin").map(|(_, game)| game);
    for game in games {
        let ((rust, _), (kotlin, p99)) = (of("rust", game)?, of("kotlin", game)?);
        lines.push(format!(
            "{game}: Kotlin {kotlin:.0} µs / Rust {rust:.0} µs: {:.2} (aim: {AIM:.1}); \
             Kotlin / bare commit: {:.2}; p99 {p99:.0} µs (aim: {AIM_P99_US:.0})",
            kotlin / rust,
            kotlin / floor,
        ));
    }
    Ok(lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timed_lines_are_read_and_others_are_not() {
        let line = "[INFO] bench kotlin keltis median_us=700 p99_us=1200.5";
        let read = time_of(line).expect("a line of times");
        assert_eq!(read, (("kotlin".to_owned(), "keltis".to_owned()), (700.0, 1200.5)));
        for line in ["bench kotlin keltis", "no bench at all here", ""] {
            assert_eq!(time_of(line), None);
        }
    }
}

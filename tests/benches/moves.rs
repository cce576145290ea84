//! How many positions of Stones & Rivers are looked at in a second, against a naive generator.

use std::time::Instant;

use tallystone_core::games::stones_and_rivers::{Ground, Options, Side, count_lines};
use tallystone_tests::naive_rivers::naive_lines;

fn main() {
    let (start, rules) = (Ground::start(), Options::default());
    let (fast_lines, fast) = timed(|| count_lines(&start, Side::Circle, rules, 4));
    let (naive_lines, naive) = timed(|| naive_lines(&start, Side::Circle, rules, 3));
    // Lines of play are far below what a double holds exactly.
    #[allow(clippy::cast_precision_loss)]
    let (fast, naive) = (fast_lines as f64 / fast, naive_lines as f64 / naive);
    println!(
        "lines of play a second: {fast:.0}, {:.1} times those of a naive generator ({naive:.0}); \
         {fast_lines} lines at depth 4",
        fast / naive
    );
}

fn timed(count: impl FnOnce() -> u64) -> (u64, f64) {
    let start = Instant::now();
    (count(), start.elapsed().as_secs_f64())
}

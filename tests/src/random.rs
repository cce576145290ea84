//! How often random tests run, and from which seeds.
//!
//! `TALLYSTONE_SCALE` is the percentage of the full counts (10 unless told, 100 in a soak run);
//! `TALLYSTONE_SEED` is the fresh seed of this run, beside the fixed ones.

use std::env;
use std::ops::RangeInclusive;
use std::panic::resume_unwind;
use std::thread::{self, ScopedJoinHandle};

use tallystone_core::outside::Seeded;
use tallystone_core::text::Language;

/// So many of `full` as this run asks for, at least one.
pub fn scaled(full: usize) -> usize {
    (full * percent() / 100).max(1)
}

/// `full` in a soak run, and `usually` in all others: for what is slow beyond a tenth of it.
pub fn in_soak(usually: usize, full: usize) -> usize {
    if percent() < 100 { usually } else { full }
}

fn percent() -> usize {
    env::var("TALLYSTONE_SCALE").ok().and_then(|text| text.parse().ok()).unwrap_or(10)
}

/// What comes of each seed of this run, each on a thread of its own: the longest tests would leave
/// processors idle.
pub fn of_each_seed<T: Send>(work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let work = &work;
    thread::scope(|scope| {
        let running: Vec<_> =
            seeds().into_iter().map(|seed| scope.spawn(move || work(seed))).collect();
        let ended = running.into_iter().map(ScopedJoinHandle::join);
        ended.map(|came| came.unwrap_or_else(|panic| resume_unwind(panic))).collect()
    })
}

/// The seeds of this run: fixed ones, and a fresh one if there is one.
pub fn seeds() -> Vec<u64> {
    let fresh = env::var("TALLYSTONE_SEED").ok().and_then(|text| text.parse().ok());
    [1, 20_081_008].into_iter().chain(fresh).collect()
}

/// A seeded source of small choices.
#[derive(Clone, Debug)]
pub struct Random(Seeded);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(Seeded::new(seed))
    }

    /// Any language there is, the one in brackets among them.
    pub fn language(&mut self) -> Language {
        let all: Vec<Language> = Language::all().collect();
        *self.pick(&all)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        self.0.below(limit)
    }

    pub fn within(&mut self, range: RangeInclusive<i64>) -> i64 {
        let width = usize::try_from(range.end() - range.start()).unwrap_or(0) + 1;
        range.start() + i64::try_from(self.below(width)).unwrap_or(0)
    }

    /// True in `percent` of a hundred cases.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}

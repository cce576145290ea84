//! Time and chance for tests: a clock that is told how late it is, and a seed.

use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use tallystone_core::outside::{Outside, Seeded};

/// A clock and a random source that do what a test says. Clones share both.
#[derive(Clone, Debug)]
pub struct Exact(Arc<Mutex<Inner>>);

#[derive(Debug)]
struct Inner {
    now: DateTime<Utc>,
    seeded: Seeded,
}

impl Exact {
    /// Seven in the evening of a day in November.
    pub fn new(seed: u64) -> Self {
        let now = DateTime::from_timestamp(1_794_855_600, 0).unwrap_or_default();
        Self(Arc::new(Mutex::new(Inner { now, seeded: Seeded::new(seed) })))
    }

    /// Lets time pass.
    pub fn pass(&self, time: TimeDelta) {
        self.with(|inner| inner.now += time);
    }

    fn with<T>(&self, f: impl FnOnce(&mut Inner) -> T) -> T {
        f(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Outside for Exact {
    fn now(&self) -> DateTime<Utc> {
        self.with(|inner| inner.now)
    }

    fn offset_minutes(&self) -> i32 {
        60
    }

    fn random(&self) -> u128 {
        self.with(|inner| {
            u128::from(inner.seeded.next_u64()) << 64 | u128::from(inner.seeded.next_u64())
        })
    }
}

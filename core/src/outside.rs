//! Time and chance come in from outside, so that tests are exact and replay is the same
//! everywhere.

use std::cell::Cell;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use uuid::{Builder, Uuid};

/// Where the core gets the time, the table's time zone and chance from.
pub trait Outside: Send {
    fn now(&self) -> DateTime<Utc>;

    /// Minutes east of UTC at the table.
    fn offset_minutes(&self) -> i32;

    fn random(&self) -> u128;
}

/// The clock and the random source of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct System {
    pub offset_minutes: i32,
}

impl Outside for System {
    fn now(&self) -> DateTime<Utc> {
        // As exact as it is kept.
        crate::moment::nearest(Utc::now())
    }

    fn offset_minutes(&self) -> i32 {
        self.offset_minutes
    }

    fn random(&self) -> u128 {
        let mut bytes = [0; 16];
        // No random source: the time is still different from call to call.
        if getrandom::fill(&mut bytes).is_err() {
            let since = Utc::now().timestamp_nanos_opt().unwrap_or_default();
            return since.unsigned_abs().into();
        }
        u128::from_le_bytes(bytes)
    }
}

/// A new id, sortable by time; `last` keeps those of one millisecond in their order, too.
pub(crate) fn new_id(outside: &dyn Outside, last: &Cell<u64>) -> Uuid {
    let now = u64::try_from(outside.now().timestamp_millis()).unwrap_or(0);
    // Far from now the clock was set: then its time counts, not the order.
    let next = last.get().saturating_add(1);
    let millis = if next > now && next - now < 1_000 { next } else { now };
    last.set(millis);
    let random = outside.random().to_le_bytes();
    let mut tail = [0; 10];
    tail.copy_from_slice(&random[..10]);
    Builder::from_unix_timestamp_millis(millis, &tail).into_uuid()
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub Uuid);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

id! {
    /// A session.
    SessionId
}
id! {
    /// A step in a session's log.
    StepId
}
id! {
    /// A remembered player.
    PlayerId
}

/// A small random source with a seed (`SplitMix64`), ours so that a draw made today is the same
/// draw in ten years.
#[derive(Clone, Debug)]
pub struct Seeded(u64);

impl Seeded {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `limit`, each as likely as the others; 0 where there is no choice.
    pub fn below(&mut self, limit: usize) -> usize {
        let Ok(limit @ 1..) = u64::try_from(limit) else {
            return 0;
        };
        // The last, incomplete stretch of the range is drawn again.
        let whole = u64::MAX - u64::MAX % limit;
        loop {
            let drawn = self.next_u64();
            if drawn < whole {
                return usize::try_from(drawn % limit).unwrap_or(0);
            }
        }
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Seeded;

    #[test]
    fn a_seed_draws_the_same_for_ever() {
        let mut seeded = Seeded::new(42);
        assert_eq!(seeded.next_u64(), 13_679_457_532_755_275_413);
        let mut seats = [0, 1, 2, 3];
        seeded.shuffle(&mut seats);
        assert_eq!(seats, [1, 2, 0, 3]);
    }

    #[test]
    fn every_seat_is_drawn_about_as_often() {
        let mut seeded = Seeded::new(7);
        let mut counts = [0_u32; 3];
        for _ in 0..30_000 {
            counts[seeded.below(3)] += 1;
        }
        assert!(counts.iter().all(|count| (9_500..10_500).contains(count)), "{counts:?}");
    }
}

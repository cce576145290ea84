//! The seed of the random tests: fresh for each run, or the one that the user wants again.

use std::env;
use std::hash::{BuildHasher, Hasher, RandomState};

pub(crate) const VARIABLE: &str = "TALLYSTONE_SEED";

pub(crate) fn of_this_run() -> Result<u64, String> {
    match env::var_os(VARIABLE) {
        Some(text) => wanted(&text.to_string_lossy()),
        None => Ok(fresh()),
    }
}

fn wanted(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| {
        format!("{VARIABLE} is to be a whole number below 2^64, or unset, but is \"{text}\"")
    })
}

/// The standard library keys its hash maps from the system's random source.
fn fresh() -> u64 {
    RandomState::new().build_hasher().finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wanted_seed_is_a_whole_number() {
        assert_eq!(wanted("18446744073709551615"), Ok(u64::MAX));
        let refusal = wanted("lucky").expect_err("a word is no seed");
        assert!(refusal.contains("\"lucky\""), "{refusal}");
    }

    #[test]
    fn fresh_seeds_differ() {
        assert_ne!(fresh(), fresh());
    }
}

//! The table of chores: a word on the command line and the stages that it runs.

use crate::stage::Stage;
use crate::{cargo_test, house_rules, lint};

pub(crate) struct Chore {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    pub(crate) stages: &'static [Stage],
}

const CHORES: &[Chore] = &[
    Chore {
        name: "test",
        about: "everything that must hold before a commit: format, clippy, tests, house rules",
        stages: &[lint::FORMAT, lint::CLIPPY, cargo_test::TESTS, house_rules::HOUSE_RULES],
    },
    Chore {
        name: "soak",
        about: "the tests in release mode, the random ones at their full counts",
        stages: &[cargo_test::SOAK],
    },
];

/// The chore of exactly one word.
pub(crate) fn asked_for(words: &[String]) -> Option<&'static Chore> {
    let [word] = words else { return None };
    CHORES.iter().find(|chore| chore.name == word)
}

pub(crate) fn list() -> String {
    let lines =
        CHORES.iter().map(|chore| format!("  cargo xtask {:<8}{}\n", chore.name, chore.about));
    "The chores are:\n".to_owned() + &lines.collect::<String>()
}

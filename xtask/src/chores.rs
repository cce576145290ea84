//! The table of chores: a word on the command line and the stages that it runs.

use crate::stage::Stage;
use crate::{
    android, bindings, cargo_test, cross, house_rules, ios, ios_library, ios_project, ios_views,
    kotlin, lint, python, size, speed, swift,
};

pub(crate) struct Chore {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    pub(crate) stages: &'static [Stage],
}

const CHORES: &[Chore] = &[
    Chore {
        name: "test",
        about: "everything that must hold before a commit",
        stages: &[
            lint::FORMAT,
            lint::CLIPPY,
            house_rules::HOUSE_RULES,
            cargo_test::TESTS,
            bindings::BINDINGS,
            python::PYTHON,
            kotlin::KOTLIN,
            swift::SWIFT,
            android::ANDROID,
            ios::MODEL,
            ios_views::VIEWS,
            ios_project::PROJECT,
            cross::CROSS,
            ios_library::LIBRARY,
        ],
    },
    Chore {
        name: "bindings kotlin",
        about: "the Kotlin binding, in target/bindings/kotlin",
        stages: &[bindings::KOTLIN],
    },
    Chore {
        name: "bindings swift",
        about: "the Swift binding, in target/bindings/swift",
        stages: &[bindings::SWIFT],
    },
    Chore {
        name: "bindings python",
        about: "the Python binding, in target/bindings/python",
        stages: &[bindings::PYTHON],
    },
    Chore {
        name: "android",
        about: "the Android app: its tests and pictures, in target/android",
        stages: &[android::ANDROID],
    },
    Chore {
        name: "ios",
        about: "the iOS app: its model's tests, its views' types, its project, its library",
        stages: &[
            bindings::BINDINGS,
            ios::MODEL,
            ios_views::VIEWS,
            ios_project::PROJECT,
            ios_library::LIBRARY,
        ],
    },
    Chore {
        name: "xcframework",
        about: "the library for devices and simulators, packed for Xcode (on a Mac)",
        stages: &[ios_library::XCFRAMEWORK],
    },
    Chore {
        name: "size",
        about: "the bytes of the phones' library, against a bare one",
        stages: &[size::SIZE],
    },
    Chore {
        name: "speed",
        about: "what a tap costs: in Rust, through Kotlin, against a bare commit",
        stages: &[speed::SPEED],
    },
    Chore {
        name: "soak",
        about: "the tests in release mode, the random ones at their full counts",
        stages: &[cargo_test::SOAK, android::SHRUNK],
    },
];

/// The chore of exactly these words.
pub(crate) fn asked_for(words: &[String]) -> Option<&'static Chore> {
    let asked = words.join(" ");
    CHORES.iter().find(|chore| chore.name == asked)
}

pub(crate) fn list() -> String {
    let lines =
        CHORES.iter().map(|chore| format!("  cargo xtask {:<17}{}\n", chore.name, chore.about));
    "The chores are:\n".to_owned() + &lines.collect::<String>()
}

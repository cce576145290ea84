//! The table of chores: a word on the command line and the stages that it runs.

use crate::stage::Stage;
use crate::{
    android, bindings, cargo_test, cross, house_rules, ios, ios_library, ios_project, ios_store,
    ios_views, kotlin, lint, pictures, python, size, soak, speed, swift, web,
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
            web::TESTS,
        ],
    },
    Chore {
        name: "web",
        about: "the page: built into target/web, and served on this machine",
        stages: &[web::WEB],
    },
    Chore { name: "web build", about: "the page in target/web", stages: &[web::BUILD] },
    Chore { name: "web test", about: "the page in a real browser", stages: &[web::TESTS] },
    Chore {
        name: "bindings typescript",
        about: "the TypeScript binding, in target/bindings/typescript",
        stages: &[bindings::TYPESCRIPT],
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
        name: "release android",
        about: "a signed bundle, symbols, store texts and pictures (with the Android SDK)",
        stages: &[android::RELEASE],
    },
    Chore {
        name: "ios",
        about: "the iOS app: its model's tests, a walk through its views, its project, its library",
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
        name: "store ios",
        about: "App Store texts and pictures in every language, in target/store/ios",
        stages: &[ios_store::STORE],
    },
    Chore {
        name: "pictures",
        about: "every board in the situations of play, in target/pictures",
        stages: &[pictures::PICTURES],
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
        about: "all campaigns, one after the other; each of them is a chore, too",
        stages: &[
            soak::KILLS,
            soak::TOGETHER,
            soak::CALLS,
            soak::BUNDLES,
            soak::DAMAGED,
            soak::DISKS,
            soak::REST,
            android::SHRUNK,
        ],
    },
    Chore {
        name: "soak kills",
        about: "10,000 processes are killed in the middle of their games",
        stages: &[soak::KILLS],
    },
    Chore {
        name: "soak together",
        about: "two processes of eight threads on one file, for five minutes",
        stages: &[soak::TOGETHER],
    },
    Chore {
        name: "soak calls",
        about: "a million hostile calls of every method, a million entries",
        stages: &[soak::CALLS],
    },
    Chore {
        name: "soak bundles",
        about: "a million bundles that somebody changed",
        stages: &[soak::BUNDLES],
    },
    Chore { name: "soak damaged", about: "two thousand damaged files", stages: &[soak::DAMAGED] },
    Chore {
        name: "soak disks",
        about: "disks without room, files that can only be read",
        stages: &[soak::DISKS],
    },
    Chore {
        name: "soak rest",
        about: "oracles, random logs and all other tests at their full counts",
        stages: &[soak::REST],
    },
    Chore {
        name: "soak android",
        about: "the app shrunk and driven, an APK, the Gradle scripts and locks",
        stages: &[android::SHRUNK],
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

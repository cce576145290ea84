//! The chores of the repository: `cargo xtask <chore>`.

mod android;
mod bindings;
mod cache;
mod cargo_test;
mod chores;
mod command;
mod count;
mod cross;
mod debian;
mod house_rules;
mod ios;
mod ios_library;
mod ios_project;
mod ios_store;
mod ios_views;
mod kotlin;
mod lint;
mod pictures;
mod python;
mod run;
mod seed;
mod size;
mod soak;
mod speed;
mod stage;
mod summary;
mod swift;
mod tools;
mod web;

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> =
        env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    let Some(chore) = chores::asked_for(&words) else {
        if !words.is_empty() {
            eprintln!("There is no chore `{}`.", words.join(" "));
        }
        eprint!("{}", chores::list());
        return ExitCode::from(2);
    };

    let summary = run::run(chore.stages);
    let ci = env::var_os("CI").is_some_and(|value| value == "true");
    print!("{}", summary.text(ci));
    if summary.is_good(ci) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

//! The program: the shell and the commands over the games there are.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use tallystone_core::game::Catalogue;

fn main() -> ExitCode {
    let example = include_str!("../../examples/first.json");
    tallystone_cli::run(Catalogue::standard(), Some(example), std::env::args_os())
}

//! Tallystone in a terminal.
//!
//! - [`run`] is the program for any catalogue of games: the commands in `commands`, and the
//!   full-screen shell in [`shell`] when there is no command.
//! - [`shell::Shell`] is state, update and drawing; `shell/terminal.rs` is the loop around it.
//!
//! Nothing in here knows a game: what can be entered and what is said comes from the core.
#![forbid(unsafe_code)]
// What is printed goes through `printed`.
#![warn(clippy::print_stdout, clippy::print_stderr)]

mod args;
mod commands;
mod database;
mod figures;
mod measure;
#[cfg(feature = "png")]
pub mod picture;
mod printed;
pub mod shell;

use std::ffi::OsString;
use std::io::IsTerminal as _;
use std::process::ExitCode;

use chrono::Local;
use clap::Parser as _;
use tallystone_core::app::App;
use tallystone_core::game::Catalogue;
use tallystone_core::outside::System;
use tallystone_core::text::Language;

use args::Args;
use commands::Answer;
use printed::Form;
use shell::Shell;

/// Something was wrong with how the program was called.
const WRONG_USE: u8 = 2;
/// What was asked for was refused.
const REFUSED: u8 = 1;

/// Runs the program. `example` is a document to score for those who have no terminal at hand.
pub fn run<I>(catalogue: Catalogue, example: Option<&str>, args: I) -> ExitCode
where
    I: IntoIterator,
    I::Item: Into<OsString> + Clone,
{
    let args = match Args::try_parse_from(args) {
        Ok(args) => args,
        Err(error) => {
            // Help and version are answers, not errors; clap knows which goes where.
            let said = error.render().to_string();
            if !error.use_stderr() {
                return finish(&Answer::of(said), Form::Text);
            }
            printed::aside(said.trim_end());
            return ExitCode::from(WRONG_USE);
        }
    };
    let language = match args.language() {
        Ok(language) => language,
        Err(reason) => {
            printed::aside(&reason);
            return ExitCode::from(WRONG_USE);
        }
    };
    if let Some(command) = &args.command {
        let form = Form::of(command, args.json);
        return finish(&commands::answer(command, &args, catalogue, language), form);
    }
    if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() {
        return match open(&args, catalogue, language).and_then(|app| play(app, language)) {
            Ok(()) => ExitCode::SUCCESS,
            Err(reason) => refused(&reason),
        };
    }
    finish(&commands::welcome(catalogue, language, example), Form::Text)
}

fn open(args: &Args, catalogue: Catalogue, language: Language) -> Result<App, String> {
    let path = database::path(args.db.as_deref())?;
    database::make_folder(&path)?;
    App::open(Some(&path), catalogue, Box::new(here()), language).map_err(|error| error.to_string())
}

fn play(app: App, language: Language) -> Result<(), String> {
    let shell = Shell::new(app, language, shell::Ink::from_environment());
    shell::play(shell).map_err(|error| error.to_string())
}

/// The clock of the machine, in its time zone.
fn here() -> System {
    System { offset_minutes: Local::now().offset().local_minus_utc() / 60 }
}

fn finish(answer: &Answer, form: Form) -> ExitCode {
    match printed::answer(&answer.text, form) {
        // Nobody reads on, as with `| head`: nothing is wrong.
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            return refused(&format!("error: {error}"));
        }
        _ => {}
    }
    if let Some(warning) = &answer.warning {
        printed::aside(warning);
    }
    if answer.refusals.is_empty() {
        return ExitCode::SUCCESS;
    }
    for reason in &answer.refusals {
        printed::aside(reason);
    }
    ExitCode::from(REFUSED)
}

fn refused(reason: &str) -> ExitCode {
    printed::aside(reason);
    ExitCode::from(REFUSED)
}

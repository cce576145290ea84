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
mod help;
mod measure;
#[cfg(feature = "png")]
pub mod picture;
mod preferred;
mod printed;
pub mod shell;
mod told;
mod wrong_use;

use std::ffi::OsString;
use std::io::IsTerminal as _;
use std::process::ExitCode;

use chrono::Local;
use clap::FromArgMatches as _;
use tallystone_core::app::App;
use tallystone_core::game::Catalogue;
use tallystone_core::outside::System;
use tallystone_core::text::Language;

use args::{Args, Command};
use commands::Answer;
use printed::Form;
use shell::Shell;
use told::say;

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
    let typed: Vec<OsString> = args.into_iter().map(Into::into).collect();
    let asked = preferred::asked(&typed);
    let wished = asked.iter().cloned().chain(preferred::preferred());
    let language = wished.into_iter().find_map(|tag| Language::find(&tag)).unwrap_or_default();
    let args = match read(typed, language) {
        Ok(args) => args,
        Err(error) if !error.use_stderr() => {
            // Help and version are answers, not errors.
            return finish(&Answer::of(error.render().to_string()), Form::Text, language);
        }
        Err(error) => return wrong_use(&wrong_use::said(&error, language)),
    };
    if let Some(tag) = args.lang.as_ref().filter(|tag| Language::find(tag).is_none()) {
        let tags: Vec<&str> = Language::all().map(Language::tag).collect();
        let tag = tag.as_str();
        return wrong_use(&say!(language, commands_no_language, tag = tag, tags = tags.join(", ")));
    }
    if let Some(Command::Help { path }) = &args.command {
        if let Some(text) = help::of(path, language) {
            return finish(&Answer::of(text), Form::Text, language);
        }
        let said = say!(language, commands_wrong_command, given = path.join(" "));
        return wrong_use(&format!("{said}\n{}", wrong_use::more_help(language)));
    }
    if let Some(command) = &args.command {
        let form = Form::of(command, args.json);
        return finish(&commands::answer(command, &args, catalogue, language), form, language);
    }
    if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() {
        return match open(&args, catalogue, language).and_then(|app| play(app, &args)) {
            Ok(()) => ExitCode::SUCCESS,
            Err(reason) => refused(&reason),
        };
    }
    finish(&commands::welcome(catalogue, language, example), Form::Text, language)
}

fn read(typed: Vec<OsString>, language: Language) -> Result<Args, clap::Error> {
    let matches = help::command(language).try_get_matches_from(typed)?;
    Args::from_arg_matches(&matches)
}

fn open(args: &Args, catalogue: Catalogue, language: Language) -> Result<App, String> {
    let path = database::path(args.db.as_deref(), language)?;
    database::make_folder(&path, language)?;
    App::open(Some(&path), catalogue, Box::new(here()), language).map_err(|error| error.to_string())
}

/// Whoever asks for no language has the one that was chosen in the shell.
fn play(mut app: App, args: &Args) -> Result<(), String> {
    let kept = app.preferences().ok().and_then(|kept| kept.language);
    if let Some(chosen) = kept.filter(|_| args.lang.is_none()).and_then(|tag| Language::find(&tag))
    {
        app.set_language(chosen);
    }
    let language = app.language();
    let shell = Shell::new(app, language, shell::Ink::from_environment());
    let unusable = |error| say!(language, commands_no_terminal, detail = told::detail(&error));
    shell::play(shell).map_err(unusable)
}

/// The clock of the machine, in its time zone.
fn here() -> System {
    System { offset_minutes: Local::now().offset().local_minus_utc() / 60 }
}

fn finish(answer: &Answer, form: Form, language: Language) -> ExitCode {
    match printed::answer(&answer.text, form) {
        // Nobody reads on, as with `| head`: nothing is wrong.
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            return refused(&told::wrong(language, &error));
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

fn wrong_use(reason: &str) -> ExitCode {
    printed::aside(reason);
    ExitCode::from(WRONG_USE)
}

fn refused(reason: &str) -> ExitCode {
    printed::aside(reason);
    ExitCode::from(REFUSED)
}

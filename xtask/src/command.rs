//! How a chore starts another program: from the root of the repository, shown before it runs.

use std::env;
use std::path::Path;
use std::process::Command;

pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the folder xtask lies in the root of the repository")
}

/// A command of these words; `cargo` is the very cargo that started the chore.
pub(crate) fn command(words: &[&str]) -> Command {
    let (&program, arguments) =
        words.split_first().expect("every command here starts with a program's name");
    let mut command = match env::var_os("CARGO") {
        Some(cargo) if program == "cargo" => Command::new(cargo),
        _ => Command::new(program),
    };
    command.args(arguments).current_dir(root());
    command
}

/// Prints the command as one could type it.
pub(crate) fn show(command: &Command) {
    let variables = command.get_envs().map(|(name, value)| {
        let value = value.unwrap_or_default().to_string_lossy();
        format!("{}={value}", name.to_string_lossy())
    });
    let arguments = command.get_args().map(|word| word.to_string_lossy().into_owned());
    let words: Vec<String> = variables.chain([program_name(command)]).chain(arguments).collect();
    println!("$ {}", words.join(" "));
}

/// Shows and runs the command to its end, its output going to the terminal.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    show(command);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{} ended with {status}", program_name(command))),
        Err(error) => Err(not_started(command, &error)),
    }
}

pub(crate) fn not_started(command: &Command, error: &std::io::Error) -> String {
    format!("{} could not be started: {error}", program_name(command))
}

fn program_name(command: &Command) -> String {
    let program = Path::new(command.get_program());
    program.file_name().unwrap_or(program.as_os_str()).to_string_lossy().into_owned()
}

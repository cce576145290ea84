//! The commands and their help in a language: all that clap would say in English is said here.

use clap::builder::{Resettable, StyledStr};
use clap::{Arg, ArgAction, Command, CommandFactory as _};
use tallystone_core::text::{Language, label};

use crate::args::Args;
use crate::measure::{hanging, left, width};
use crate::told::say;

/// What is typed stands beside its meaning, or above it where it is wider.
const WIDEST: usize = 30;
const INDENT: &str = "  ";

/// The commands as they are read, with their help in words.
pub(crate) fn command(language: Language) -> Command {
    let mut command = worded(Args::command(), language);
    command.build();
    helped(command, language)
}

/// The help of a command, by the names that lead there; none for a name that leads nowhere.
pub(crate) fn of(path: &[String], language: Language) -> Option<String> {
    let root = command(language);
    let found = path.iter().try_fold(&root, |it, name| it.find_subcommand(name));
    found.map(|command| text(command, language))
}

/// With words for the names of messages. What is left to clap shows none of its own.
fn worded(command: Command, language: Language) -> Command {
    let word = |text: Option<&StyledStr>| -> Resettable<StyledStr> {
        text.map(|text| label(language, &text.to_string()).into()).into()
    };
    let about = word(command.get_about());
    let after = word(command.get_after_help());
    command
        .about(about)
        .after_help(after)
        .mut_args(|arg| {
            let help = word(arg.get_help());
            let name = arg.get_value_names().and_then(|names| names.first());
            let name = name.map(|name| label(language, name));
            let arg = arg.help(help);
            match name {
                Some(name) => arg.value_name(name),
                None => arg,
            }
        })
        .mut_subcommands(|command| worded(command, language))
}

/// With help and usage of our own, for a command that is built.
fn helped(command: Command, language: Language) -> Command {
    let (text, usage) = (text(&command, language), usage(&command, language));
    let command = command.override_help(text).override_usage(usage);
    command.mut_subcommands(|command| helped(command, language))
}

/// What can be typed.
fn usage(command: &Command, language: Language) -> String {
    let mut words = vec![command.get_bin_name().unwrap_or(command.get_name()).to_owned()];
    let shown = |arg: &&Arg| !arg.is_hide_set();
    let options = || command.get_opts().chain(flags(command)).filter(shown);
    if options().any(|arg| !arg.is_required_set()) {
        words.push(format!("[{}]", label(language, "commands_value_options")));
    }
    words.extend(options().filter(|arg| arg.is_required_set()).map(ToString::to_string));
    words.extend(command.get_positionals().filter(shown).map(ToString::to_string));
    if command.has_subcommands() {
        words.push(format!("[{}]", label(language, "commands_value_command")));
    }
    words.join(" ")
}

fn flags(command: &Command) -> impl Iterator<Item = &Arg> {
    command.get_arguments().filter(|arg| !arg.is_positional() && !takes_value(arg))
}

fn takes_value(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::Set | ArgAction::Append)
}

fn text(command: &Command, language: Language) -> String {
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let mut text = hanging("", &about);
    text.push('\n');
    text += &hanging("", &say!(language, commands_usage, usage = usage(command, language)));
    let commands = command.get_subcommands().map(|command| {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        (command.get_name().to_owned(), vec![about])
    });
    let of = |arg: &Arg| (typed(arg), meaning(arg, language));
    let positionals = command.get_positionals().map(of);
    let options = command.get_arguments().filter(|arg| !arg.is_positional()).map(of);
    for (title, lines) in [
        ("commands_title_commands", commands.collect::<Vec<_>>()),
        ("commands_title_arguments", positionals.collect()),
        ("commands_title_options", options.collect()),
    ] {
        text += &section(&label(language, title), &lines);
    }
    if let Some(after) = command.get_after_help() {
        text.push('\n');
        text += &hanging("", &after.to_string());
    }
    text
}

/// An argument as it is typed: `-p, --players <N>`.
fn typed(arg: &Arg) -> String {
    match arg.get_short() {
        Some(short) if !arg.is_positional() => format!("-{short}, {arg}"),
        None if !arg.is_positional() => format!("    {arg}"),
        _ => arg.to_string(),
    }
}

/// What an argument means, in paragraphs: with what counts without it, and what it can be.
fn meaning(arg: &Arg, language: Language) -> Vec<String> {
    // Clap's own options have its words.
    let help = match arg.get_action() {
        ArgAction::Help => label(language, "commands_help_help"),
        ArgAction::Version => label(language, "commands_help_version"),
        _ => arg.get_help().map(ToString::to_string).unwrap_or_default(),
    };
    let default = arg.get_default_values().first().filter(|_| takes_value(arg));
    let mut lines = vec![match default {
        Some(value) => {
            let value = value.to_string_lossy().into_owned();
            say!(language, commands_default, help = help, value = value)
        }
        None => help,
    }];
    let values = arg.get_possible_values();
    let values = values.iter().filter(|_| takes_value(arg)).filter_map(|value| {
        let help = label(language, &value.get_help()?.to_string());
        Some(say!(language, commands_choice, value = value.get_name(), help = help))
    });
    lines.extend(values);
    lines
}

/// A heading, and what is typed beside what it means, in a column as wide as it takes.
fn section(title: &str, lines: &[(String, Vec<String>)]) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let narrow = lines.iter().map(|(typed, _)| width(typed)).filter(|wide| *wide <= WIDEST);
    let column = narrow.max().unwrap_or(0);
    let mut text = format!("\n{title}\n");
    for (typed, meaning) in lines {
        let mut start = format!("{INDENT}{}{INDENT}", left(typed, column.max(width(typed))));
        if width(typed) > column {
            text += start.trim_end();
            text.push('\n');
            start = " ".repeat(column + 2 * INDENT.len());
        }
        for paragraph in meaning {
            text += &hanging(&start, paragraph);
            start = " ".repeat(width(&start));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measure::COLUMNS;

    /// A command and all that are under it.
    fn every(command: &Command) -> Vec<&Command> {
        let below = command.get_subcommands().flat_map(every);
        std::iter::once(command).chain(below).collect()
    }

    fn is_within(text: &str) -> bool {
        text.lines().all(|line| width(line) <= COLUMNS && !line.contains('…'))
    }

    #[test]
    fn every_help_is_in_words_and_holds_in_every_language() {
        for language in Language::all() {
            let root = command(language);
            assert!(every(&root).len() > 25);
            for command in every(&root) {
                let text = text(command, language);
                let name = command.get_name();
                assert!(is_within(&text), "{} {name}: {text}", language.tag());
                assert!(!text.contains("commands_"), "{} {name}: {text}", language.tag());
                let about = command.get_about().map(ToString::to_string).unwrap_or_default();
                assert!(!about.is_empty(), "{name}");
                let meanings = command.get_arguments().flat_map(|arg| meaning(arg, language));
                for said in meanings {
                    assert!(!said.is_empty(), "{name}: {text}");
                }
            }
        }
    }

    #[test]
    fn long_words_stand_above_what_they_mean() {
        let long = |letters: usize| ("x".repeat(letters), vec!["word ".repeat(40)]);
        let text = section("Title:", &[long(5), long(40), long(70)]);
        assert!(is_within(&text), "{text}");
        assert!(text.contains(&format!("\n  {}\n         word", "x".repeat(40))), "{text}");
        // What cannot be broken would be seen.
        assert!(!is_within(&section("Title:", &[long(90)])));
    }

    #[test]
    fn names_lead_to_the_help_of_a_command() {
        let of = |path: &[&str]| {
            let path: Vec<String> = path.iter().map(|name| (*name).to_owned()).collect();
            super::of(&path, Language::default())
        };
        assert!(of(&[]).is_some_and(|text| text.contains("Usage: tallystone [OPTIONS] [COMMAND]")));
        let rename = of(&["players", "rename"]).expect("a command under another");
        assert!(rename.contains("Usage: tallystone players rename [OPTIONS] <PLAYER> <NAME>"));
        let import = of(&["import"]).expect("a command");
        let import = import.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            import.contains("here: Those that are here stay") && import.contains("[default: both]"),
            "{import}"
        );
        assert_eq!(of(&["players", "nothing"]), None);
    }
}

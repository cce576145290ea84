//! What is wrong with what was typed, in the language that was chosen.

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use tallystone_core::text::{Language, label};

use crate::told::say;

/// What is wrong, how it is used, and where there is more help.
pub(crate) fn said(error: &Error, language: Language) -> String {
    let mut lines = vec![sentence(error, language)];
    let meant = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand];
    let meant = meant.into_iter().chain([ContextKind::SuggestedValue]);
    let meant = meant.flat_map(|kind| words(error, kind)).next();
    lines.extend(meant.map(|meant| say!(language, commands_meant, meant = meant)));
    let usage = words(error, ContextKind::Usage).into_iter().next();
    // The heading is clap's.
    let usage =
        usage.map(|usage| usage.split_once(": ").map_or(usage.clone(), |it| it.1.to_owned()));
    if let Some(usage) = usage {
        lines.extend([String::new(), say!(language, commands_usage, usage = usage.trim())]);
    }
    lines.push(more_help(language));
    lines.join("\n")
}

/// Where there is more help.
pub(crate) fn more_help(language: Language) -> String {
    say!(language, commands_more_help, command = "tallystone --help")
}

fn sentence(error: &Error, language: Language) -> String {
    let first = |kind| words(error, kind).into_iter().next().unwrap_or_default();
    let all = |kind| words(error, kind).join(", ");
    let argument = first(ContextKind::InvalidArg);
    let given = first(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument => say!(language, commands_wrong_argument, given = argument),
        ErrorKind::InvalidSubcommand => {
            let given = first(ContextKind::InvalidSubcommand);
            say!(language, commands_wrong_command, given = given)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if given.is_empty() => {
            say!(language, commands_no_value, argument = argument)
        }
        ErrorKind::InvalidValue if error.get(ContextKind::ValidValue).is_some() => {
            let values = all(ContextKind::ValidValue);
            say!(
                language,
                commands_wrong_choice,
                given = given,
                argument = argument,
                values = values
            )
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            say!(language, commands_wrong_value, given = given, argument = argument)
        }
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            say!(language, commands_no_value, argument = argument)
        }
        ErrorKind::TooManyValues => say!(language, commands_wrong_argument, given = given),
        ErrorKind::MissingRequiredArgument => {
            say!(language, commands_missing, arguments = all(ContextKind::InvalidArg))
        }
        ErrorKind::ArgumentConflict => {
            let other = all(ContextKind::PriorArg);
            if other.is_empty() || other == argument {
                say!(language, commands_twice, argument = argument)
            } else {
                say!(language, commands_conflict, argument = argument, other = other)
            }
        }
        ErrorKind::InvalidUtf8 => label(language, "commands_no_utf8"),
        _ => label(language, "commands_wrong_use"),
    }
}

/// What clap knows about the error.
fn words(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        Some(ContextValue::StyledStr(text)) => vec![text.to_string()],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(typed: &str) -> String {
        let language = Language::default();
        let words = std::iter::once("tallystone").chain(typed.split_whitespace());
        let error = crate::help::command(language).try_get_matches_from(words);
        said(&error.expect_err("wrong use"), language)
    }

    #[test]
    fn every_kind_of_wrong_use_has_its_own_sentence() {
        for (typed, sentence) in [
            ("game", "There is no command “game”.\nDid you mean “games”?"),
            ("games --jsn", "“--jsn” is not expected here.\nDid you mean “--json”?"),
            ("games more", "“more” is not expected here."),
            ("setup x", "Missing: --players <N>"),
            ("setup x --players", "--players <N> needs a value."),
            ("setup x --players three", "“three” does not fit --players <N>."),
            ("moves x --depth 9", "“9” does not fit --depth <N>."),
            ("stats --since soon", "“soon” does not fit --since <YYYY-MM-DD>."),
            (
                "import x --keep al",
                "“al” does not fit --keep <WHICH>. Possible: here, there, both.",
            ),
            (
                "stats --year 2026 --until 2026-01-31",
                "--year <YYYY> and --until <YYYY-MM-DD> cannot be given together.",
            ),
            ("show --at 1 --at 2 x", "--at <STEP> can be given only once."),
            ("score", "Missing: <FILE>..."),
            ("players rename Ann", "Missing: <NAME>"),
            ("players Ann", "There is no command “Ann”."),
        ] {
            let said = wrong(typed);
            assert!(said.starts_with(sentence), "{typed}: {said}");
            assert!(said.ends_with("\nHelp: tallystone --help"), "{typed}: {said}");
        }
    }

    #[test]
    fn the_usage_is_that_of_the_command() {
        let said = wrong("setup x");
        assert!(
            said.contains("\n\nUsage: tallystone setup [OPTIONS] --players <N> <GAME>\n"),
            "{said}"
        );
    }
}

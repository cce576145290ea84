//! What the terminal says with arguments, and what it says of files.

use std::io;
use std::path::Path;

use tallystone_core::text::{Language, Message, Speaker, label};

/// Says a message of `commands.ftl` that has arguments, as `msg!` does in the core:
/// `say!(language, commands_written_to, path = path)`. Those without any are labels.
macro_rules! say {
    ($language:expr, $id:ident, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::told::said(
            $language,
            &tallystone_core::text::commands::$id { $($name: ($value).into()),+ }.message(),
        )
    };
}
pub(crate) use say;

pub(crate) fn said(language: Language, message: &Message) -> String {
    Speaker::without_table(language).say(message)
}

/// A sentence about a file.
pub(crate) fn of_file(language: Language, path: &Path, what: String) -> String {
    say!(language, commands_of_file, path = path.display().to_string(), what = what)
}

/// What is wrong with a file, and which it is.
pub(crate) fn wrong_file(language: Language, path: &Path, error: &io::Error) -> String {
    of_file(language, path, wrong(language, error))
}

/// What is wrong with a file. The words of the system are not in the language that was chosen.
pub(crate) fn wrong(language: Language, error: &io::Error) -> String {
    let name = match error.kind() {
        io::ErrorKind::NotFound => "commands_file_missing",
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            "commands_file_denied"
        }
        io::ErrorKind::IsADirectory => "commands_file_folder",
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "commands_file_full",
        io::ErrorKind::InvalidData => "label_no_text",
        _ => return say!(language, commands_file_other, detail = detail(error)),
    };
    label(language, name)
}

/// What the system calls it: a number, or else a name of the kind.
pub(crate) fn detail(error: &io::Error) -> String {
    match error.raw_os_error() {
        Some(number) => number.to_string(),
        None => format!("{:?}", error.kind()),
    }
}

/// A count, for a sentence: always small.
pub(crate) fn count(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_a_file_is_said_in_our_words() {
        let said = |error: io::Error| wrong_file(Language::default(), Path::new("a.json"), &error);
        assert_eq!(said(io::ErrorKind::NotFound.into()), "a.json: There is no such file.");
        assert!(said(io::Error::from_raw_os_error(5)).ends_with("(5)."));
        assert!(said(io::ErrorKind::TimedOut.into()).contains("TimedOut"));
    }
}

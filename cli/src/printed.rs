//! The one way to the standard output and the standard error: whatever was written by whomever, a
//! terminal finds nothing in it to obey.

use std::borrow::Cow;
use std::io::{self, Write as _};

use tallystone_core::text::{escaped_json, lines};

use crate::args::Command;

/// What is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Text,
    /// Says the same with escapes.
    Json,
    /// Its rows end with a carriage return and a line feed.
    Csv,
}

impl Form {
    pub(crate) fn of(command: &Command, as_json: bool) -> Self {
        match command {
            _ if as_json => Self::Json,
            Command::Csv { output: None, .. } => Self::Csv,
            Command::Export { output: None, .. } | Command::Schema { .. } => Self::Json,
            Command::Bgstats(asked) if asked.file && asked.output.is_none() => Self::Json,
            _ => Self::Text,
        }
    }

    fn clean(self, text: &str) -> Cow<'_, str> {
        match self {
            Self::Text => lines(text),
            Self::Json => escaped_json(text),
            Self::Csv => {
                let rows: Vec<Cow<'_, str>> = text.split("\r\n").map(lines).collect();
                Cow::Owned(rows.join("\r\n"))
            }
        }
    }
}

/// Prints an answer.
pub(crate) fn answer(text: &str, form: Form) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(form.clean(text).as_bytes()).and_then(|()| out.flush())
}

/// The standard output for JSON that comes piece by piece.
#[derive(Debug, Default)]
pub(crate) struct JsonStream {
    /// The beginning of a letter whose end has not come yet.
    letter: Vec<u8>,
}

impl io::Write for JsonStream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.letter.extend_from_slice(bytes);
        let whole = match std::str::from_utf8(&self.letter) {
            Ok(text) => text.len(),
            Err(error) => error.valid_up_to(),
        };
        let rest = self.letter.split_off(whole);
        let text = String::from_utf8(std::mem::replace(&mut self.letter, rest)).unwrap_or_default();
        io::stdout().lock().write_all(escaped_json(&text).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stdout().lock().flush()
    }
}

/// Says something beside the answer. There is nobody left to tell of a failure.
pub(crate) fn aside(text: &str) {
    let _ = writeln!(io::stderr().lock(), "{}", lines(text));
}

#[cfg(test)]
mod tests {
    use super::Form;

    #[test]
    fn rows_of_a_table_end_as_they_did_and_hold_nothing_else() {
        assert_eq!(Form::Csv.clean("a,b\r\n\"c\u{1b}\",\"d\re\"\r\n"), "a,b\r\n\"c \",\"d e\"\r\n");
        assert_eq!(Form::Text.clean("a\r\n\tb\u{7}"), "a\n b ");
        assert_eq!(Form::Json.clean("{\"a\":\"\u{9b}\"}\n"), "{\"a\":\"\\u009b\"}\n");
    }
}

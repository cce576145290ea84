//! What is wrong with JSON that came from outside, and where.

use std::fmt;

use serde_json::Value;

use super::place::Place;
use super::words::{came, quoted};
use crate::refusal::Refusal;
use crate::text::{Language, Message, Speaker, msg};

/// Something that does not fit: its place and a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Empty for the whole.
    place: String,
    what: Message,
    /// Something twice, a list for an object, a number for a name: read by nobody, whatever the
    /// version.
    is_form: bool,
}

impl Fault {
    pub(super) fn new(place: &Place<'_>, what: Message) -> Self {
        Self { place: place.text(), what, is_form: false }
    }

    pub(super) fn expected(place: &Place<'_>, expected: Message, came: Message) -> Self {
        Self::new(place, msg!(app_json_expected, expected = expected, came = came))
    }

    pub(super) fn twice(place: &Place<'_>, what: Message) -> Self {
        Self { is_form: true, ..Self::new(place, msg!(app_json_twice, what = what)) }
    }

    /// A key that nobody reads, in an object that was read piece by piece.
    pub(crate) fn unknown(place: &Place<'_>, key: &str, known: &[&str]) -> Self {
        let known: Vec<Message> = known.iter().map(|known| quoted(known)).collect();
        Self::new(place, msg!(app_json_unknown, key = quoted(key), known = known))
    }

    pub(crate) fn missing(place: &Place<'_>, key: &str) -> Self {
        Self::new(place, msg!(app_json_missing, key = quoted(key)))
    }

    pub(crate) fn twice_in(place: &Place<'_>, key: &str) -> Self {
        Self::twice(place, quoted(key))
    }

    /// Something else where a list belongs, or an object.
    pub(crate) fn no_collection(place: &Place<'_>, is_object: bool, value: &Value) -> Self {
        let expected = if is_object { msg!(app_json_object) } else { msg!(app_json_list) };
        Self::expected(place, expected, came(value)).of_form(true)
    }

    pub(crate) fn list_for_object(place: &Place<'_>) -> Self {
        Self::expected(place, msg!(app_json_object), msg!(app_json_list)).of_form(true)
    }

    pub(super) fn of_form(self, is_form: bool) -> Self {
        Self { is_form, ..self }
    }

    pub(crate) fn is_form(&self) -> bool {
        self.is_form
    }

    pub(crate) fn message(self) -> Message {
        if self.place.is_empty() {
            return msg!(app_json_at, place = msg!(app_part_document), what = self.what);
        }
        msg!(app_json_at, place = self.place, what = self.what)
    }
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Self {
        Self::new(fault.message())
    }
}

/// Why something cannot be, said by a game's own type while it is read. It passes through serde,
/// which keeps of an error only what it displays: the sentence, in the language that everything
/// falls back to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told(pub(crate) Message);

impl Told {
    /// Stands before the sentence in the alternate form, so that a reader knows our own words from
    /// those of a library.
    pub(super) const MARK: char = '\u{1}';
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            write!(f, "{}", Self::MARK)?;
        }
        f.write_str(&Speaker::without_table(Language::default()).say(&self.0))
    }
}

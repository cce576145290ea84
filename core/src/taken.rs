//! Texts that are taken in, typed here or written on another device: what is left of them once they
//! are plain, and how long they may be. There is no other way in.

use serde::{Deserialize, Deserializer};

use crate::entry::Focus;
use crate::name::cleaned as cleaned_name;
use crate::refusal::Refusal;
use crate::text::{self, Message, count_of, echo, msg};

/// The most letters of a note.
pub(crate) const LONGEST_NOTE: usize = 2_000;
/// The most letters of a day as a shell writes it.
pub(crate) const LONGEST_DAY: usize = 80;
/// The most letters that are looked for.
pub(crate) const LONGEST_SEARCH: usize = 200;
/// The most letters of an id of a game, a kind or an option, of a version and of a language.
pub(crate) const LONGEST_WORD: usize = 64;
/// The most options that are chosen at once: no game has so many.
pub(crate) const MOST_CHOICES: usize = 100;

/// The most bytes of what a game remembers between two taps.
const LONGEST_FOCUS: usize = 64 * 1024;

/// A focus that no game has written is dropped, as one that does not fit is.
pub(crate) fn focus(focus: Focus) -> Focus {
    if focus.0.len() > LONGEST_FOCUS { Focus::default() } else { focus }
}

/// A note as it is kept. An empty one is refused where it is written.
pub(crate) fn note(note: &str) -> String {
    text::lines(note).trim().to_owned()
}

pub(crate) fn judge_note(note: &str) -> Result<(), Refusal> {
    within(note, LONGEST_NOTE, || msg!(app_note))
}

/// The day of a result, as a shell writes it.
pub(crate) fn day(day: &str) -> Result<String, Refusal> {
    within(day, LONGEST_DAY, || msg!(app_part_day))?;
    Ok(text::one_line(day).trim().to_owned())
}

/// Words that are looked for.
pub(crate) fn search(words: &str) -> Result<&str, Refusal> {
    within(words, LONGEST_SEARCH, || msg!(app_part_search)).map(|()| words)
}

/// A version, or the tag of a language.
pub(crate) fn judge_tag(tag: &str) -> Result<(), Refusal> {
    let is_plain = tag.len() <= LONGEST_WORD && tag.chars().all(|letter| letter.is_ascii_graphic());
    if is_plain { Ok(()) } else { Err(Refusal::new(msg!(app_refused_tag, text = echo(tag)))) }
}

/// The id of a game, or the kind of a step.
pub(crate) fn judge_word(word: &str) -> Result<(), Refusal> {
    let plain =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
    if word.is_empty() || word.len() > LONGEST_WORD || !word.chars().all(plain) {
        return Err(Refusal::new(msg!(app_import_word, word = echo(word))));
    }
    Ok(())
}

/// Whether a text has no more letters than it may; far too long ones are not counted to their end.
pub(crate) fn within(
    text: &str,
    most: usize,
    what: impl FnOnce() -> Message,
) -> Result<(), Refusal> {
    if text.chars().nth(most).is_none() {
        return Ok(());
    }
    let length = count_of(text.chars().count());
    Err(Refusal::new(msg!(
        app_refused_note,
        control = what(),
        most = count_of(most),
        length = length
    )))
}

/// A name in a log or a bundle, which an older version may have taken in as it came.
pub(crate) fn read_name<'de, D: Deserializer<'de>>(source: D) -> Result<String, D::Error> {
    String::deserialize(source).map(|name| cleaned_name(&name))
}

/// The same where there may be none; one in which nothing is to be seen is none.
pub(crate) fn read_some_name<'de, D: Deserializer<'de>>(
    source: D,
) -> Result<Option<String>, D::Error> {
    let name = Option::<String>::deserialize(source)?;
    Ok(name.map(|name| cleaned_name(&name)).filter(|name| !name.is_empty()))
}

/// A note in a log, as [`note`] would have kept it.
pub(crate) fn read_note<'de, D: Deserializer<'de>>(source: D) -> Result<String, D::Error> {
    String::deserialize(source).map(|text| note(&text))
}

//! The speaker: one language, one table.

use std::sync::Mutex;

use fluent_bundle::{FluentArgs, FluentValue};
use rustc_hash::FxHashMap;

use super::languages::{Derived, Language, form_of, pattern_of};
use super::message::{Arg, Message, Words, count_of, msg};
use super::names::Names;
use super::plain::lines;
use crate::seat::Seat;

/// Says messages in a language, with the names of a table's seats. What it has said it remembers:
/// most of a screen is the same from tap to tap.
#[derive(Debug)]
pub struct Speaker {
    language: Language,
    told: Names,
    /// Each different.
    names: Vec<String>,
    /// Found by a quick hash: nobody gains anything by making two of these fall together.
    said: Mutex<FxHashMap<Message, String>>,
}

/// So many sentences are remembered before it starts anew; long ones are not.
const MEMORY: usize = 4_096;
const LONGEST_REMEMBERED: usize = 2_048;
/// No sentence has a longer text within it: notes are shorter, and the rest is somebody's trick.
const LONGEST_TEXT: usize = 4_000;

impl Speaker {
    pub fn new(language: Language, told: Names) -> Self {
        let said = Mutex::new(FxHashMap::default());
        let mut speaker = Self { language, told, names: Vec::new(), said };
        speaker.names = speaker.told.apart(&speaker);
        speaker
    }

    /// A speaker where no seats are spoken of.
    pub fn without_table(language: Language) -> Self {
        Self::new(language, Names::default())
    }

    /// Whether it is the one for this language and these names.
    pub(crate) fn is_for(&self, language: Language, told: &Names) -> bool {
        self.language == language && self.told == *told
    }

    pub fn say(&self, message: &Message) -> String {
        let remembered = |said: &FxHashMap<Message, String>| said.get(message).cloned();
        if let Some(text) = self.said.lock().ok().as_deref().and_then(remembered) {
            return text;
        }
        let text = self.form(message);
        if let Ok(mut said) = self.said.lock()
            && text.len() <= LONGEST_REMEMBERED
        {
            if said.len() >= MEMORY {
                said.clear();
            }
            said.insert(message.clone(), text.clone());
        }
        text
    }

    fn form(&self, message: &Message) -> String {
        if message.id == Message::VERBATIM {
            return message
                .args
                .iter()
                .map(|(_, arg)| match arg {
                    Arg::Words(words) => self.words(words),
                    Arg::Number(number) => number.to_string(),
                })
                .collect();
        }
        pattern_of(self.language, &message.id, &self.args(message))
    }

    fn args(&self, message: &Message) -> FluentArgs<'static> {
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            let value = match arg {
                Arg::Number(number) => number_value(*number),
                Arg::Words(words) => FluentValue::from(self.words(words)),
            };
            args.set(*name, value);
        }
        for Derived { variable, from, form } in self.language.derived(&message.id) {
            let from = message.args.iter().find(|(name, _)| name == from);
            if let Some((_, Arg::Words(words))) = from {
                let value = match *form {
                    "n" => number_value(count_of(words.count())),
                    form => FluentValue::from(self.words_in(words, form)),
                };
                args.set(*variable, value);
            }
        }
        args
    }

    /// A message in a form that a sentence around it asks for, or as it is where it has no such form.
    fn say_in(&self, message: &Message, form: &str) -> String {
        if message.id == Message::VERBATIM {
            return self.form(message);
        }
        form_of(self.language, &message.id, form, &self.args(message))
            .unwrap_or_else(|| self.say(message))
    }

    /// The name of a seat: the player's, or a letter while there is none. No two seats have one.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.letter().to_string())
    }

    fn words(&self, words: &Words) -> String {
        match words {
            Words::Text(text) => shown(text),
            Words::Seat(seat) => self.name(*seat),
            Words::Seats(seats) => self.join_names(seats),
            Words::Message(message) => self.say(message),
            Words::List(messages) => self.join(messages.iter().map(|message| self.say(message))),
            Words::Sentences(messages) => {
                messages.iter().map(|message| self.say(message)).collect::<Vec<_>>().join(" ")
            }
        }
    }

    fn words_in(&self, words: &Words, form: &str) -> String {
        match words {
            Words::Message(message) => self.say_in(message, form),
            Words::List(messages) => {
                self.join(messages.iter().map(|message| self.say_in(message, form)))
            }
            other => self.words(other),
        }
    }

    fn join(&self, parts: impl Iterator<Item = String>) -> String {
        parts.collect::<Vec<_>>().join(&self.say(&msg!(app_comma)))
    }

    fn join_names(&self, seats: &[Seat]) -> String {
        match seats {
            [] => String::new(),
            [only] => self.name(*only),
            [first @ .., last] => {
                let first = self.join(first.iter().map(|seat| self.name(*seat)));
                self.say(&msg!(app_and, first = first, last = self.name(*last)))
            }
        }
    }
}

/// Points and counts are far below the 2^53 that a float holds exactly.
#[allow(clippy::cast_precision_loss)]
fn number_value(number: i64) -> FluentValue<'static> {
    FluentValue::from(number as f64)
}

/// A text within a sentence, with nothing in it that a screen would obey.
fn shown(text: &str) -> String {
    match text.char_indices().nth(LONGEST_TEXT) {
        Some((end, _)) => lines(&text[..end]).into_owned() + "…",
        None => lines(text).into_owned(),
    }
}

/// Things that hold messages and can be said whole: the same shape, with text inside.
pub trait Say {
    type Said;

    fn say(&self, speaker: &Speaker) -> Self::Said;
}

impl Say for Message {
    type Said = String;

    fn say(&self, speaker: &Speaker) -> String {
        speaker.say(self)
    }
}

impl<T: Say> Say for Option<T> {
    type Said = Option<T::Said>;

    fn say(&self, speaker: &Speaker) -> Self::Said {
        self.as_ref().map(|it| it.say(speaker))
    }
}

impl<T: Say> Say for [T] {
    type Said = Vec<T::Said>;

    fn say(&self, speaker: &Speaker) -> Self::Said {
        self.iter().map(|it| it.say(speaker)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::languages::tests::MADE_UP;
    use super::*;
    use crate::look::Colour;

    fn said(message: &Message) -> String {
        let names = ["Ann", "Ben", "Cleo"].map(|name| (name.to_owned(), Colour::Red));
        Speaker::new(MADE_UP, Names::new(names)).say(message)
    }

    fn seats(count: u8) -> Vec<Seat> {
        (0..count).map(Seat::new).collect()
    }

    #[test]
    fn a_list_says_how_many_it_holds() {
        assert_eq!(said(&msg!(app_verdict_won_bare, seats = seats(1))), "Ann vinat");
        assert_eq!(said(&msg!(app_verdict_won_bare, seats = seats(2))), "Ann and Ben vinut");
        assert_eq!(said(&msg!(app_verdict_won_bare, seats = Seat::new(2))), "Cleo vinat");
    }

    #[test]
    fn a_message_is_put_into_the_form_that_the_sentence_asks_for() {
        let undo = |n: i64| said(&msg!(app_undo_what, what = msg!(app_stats_seats, n = n)));
        assert_eq!([1, 3, 5].map(undo), ["Kon 1 ludan", "Kon 3 ludas", "Kon 5 ludon"]);
        let parts: Vec<Message> = [1, 2, 9].map(|n: i64| msg!(app_stats_seats, n = n)).into();
        assert_eq!(said(&msg!(app_list, parts = parts)), "3: 1 ludan; 2 ludas; 9 ludon");
    }

    #[test]
    fn what_has_no_such_form_is_said_as_it_is() {
        assert_eq!(said(&msg!(app_undo_what, what = msg!(app_finish))), "Kon Fin");
        assert_eq!(said(&msg!(app_undo_what, what = "x")), "Kon x");
        assert_eq!(said(&msg!(app_undo_what, what = Message::verbatim("x"))), "Kon x");
    }

    #[test]
    fn what_a_language_cannot_say_is_said_in_english() {
        assert_eq!(said(&msg!(app_redo)), "Redo");
        assert_eq!(said(&msg!(app_undo)), "Undo");
    }
}

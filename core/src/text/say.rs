//! The speaker: one language, one table.

use std::sync::Mutex;

use fluent_bundle::{FluentArgs, FluentValue};
use rustc_hash::FxHashMap;

use super::languages::{Language, pattern_of};
use super::message::{Arg, Message, Words, msg};
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
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            let value = match arg {
                // Points and counts are far below the 2^53 that a float holds exactly.
                #[allow(clippy::cast_precision_loss)]
                Arg::Number(number) => FluentValue::from(*number as f64),
                Arg::Words(words) => FluentValue::from(self.words(words)),
            };
            args.set(*name, value);
        }
        pattern_of(self.language, &message.id, &args)
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
            Words::List(messages) => {
                messages.iter().map(|message| self.say(message)).collect::<Vec<_>>().join(", ")
            }
            Words::Sentences(messages) => {
                messages.iter().map(|message| self.say(message)).collect::<Vec<_>>().join(" ")
            }
        }
    }

    fn join_names(&self, seats: &[Seat]) -> String {
        match seats {
            [] => String::new(),
            [only] => self.name(*only),
            [first @ .., last] => {
                let first =
                    first.iter().map(|seat| self.name(*seat)).collect::<Vec<_>>().join(", ");
                self.say(&msg!(app_and, first = first, last = self.name(*last)))
            }
        }
    }
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

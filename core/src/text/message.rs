//! A sentence before it has a language.

use std::borrow::Cow;

use crate::seat::Seat;

/// What is to be said: the id of a Fluent message and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    pub(super) id: Cow<'static, str>,
    pub(super) args: Vec<(&'static str, Arg)>,
}

impl Message {
    pub(crate) fn new(id: &'static str, args: Vec<(&'static str, Arg)>) -> Self {
        Self { id: Cow::Borrowed(id), args }
    }

    /// Text that is the same in every language: what a player wrote, a number, a name.
    pub fn verbatim(text: impl Into<String>) -> Self {
        let text: String = text.into();
        Self {
            id: Cow::Borrowed(Self::VERBATIM),
            args: vec![("text", Arg::Words(Words::Text(text)))],
        }
    }

    /// Several sentences one after the other.
    pub fn sentences(parts: Vec<Message>) -> Self {
        Self {
            id: Cow::Borrowed(Self::VERBATIM),
            args: vec![("text", Arg::Words(Words::Sentences(parts)))],
        }
    }

    /// The id of the Fluent message, the same in every language.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// "two, three and four"
    pub fn and(mut messages: Vec<Message>) -> Self {
        match (messages.pop(), messages.is_empty()) {
            (None, _) => Self::verbatim(""),
            (Some(only), true) => only,
            (Some(last), false) => msg!(app_and, first = messages, last = last),
        }
    }

    pub(super) const VERBATIM: &'static str = "";
}

/// A count of things, for a sentence: always small.
pub(crate) fn count_of(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    Number(i64),
    Words(Words),
}

/// An argument that is not a number. Seats and messages are resolved by the speaker.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Words {
    Text(String),
    Seat(Seat),
    /// "Ann, Ben and Cleo"
    Seats(Vec<Seat>),
    Message(Box<Message>),
    /// Messages joined by commas.
    List(Vec<Message>),
    /// Messages joined by spaces.
    Sentences(Vec<Message>),
}

impl Words {
    /// How many are spoken of: what a list holds, one of everything else.
    pub(super) fn count(&self) -> usize {
        match self {
            Self::Seats(seats) => seats.len(),
            Self::List(messages) => messages.len(),
            Self::Text(_) | Self::Seat(_) | Self::Message(_) | Self::Sentences(_) => 1,
        }
    }
}

impl From<&str> for Words {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Words {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Seat> for Words {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Vec<Seat>> for Words {
    fn from(seats: Vec<Seat>) -> Self {
        Self::Seats(seats)
    }
}

impl From<Message> for Words {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

impl From<Vec<Message>> for Words {
    fn from(messages: Vec<Message>) -> Self {
        Self::List(messages)
    }
}

/// A checked message: `msg!(app_players, n = 3)`. The id and the argument names are those of the
/// English Fluent file.
macro_rules! msg {
    ($id:ident $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::text::messages::$id { $($name: ($value).into()),* }.message()
    };
}
pub(crate) use msg;

/// One struct a message, made by `build/types.rs` from `locales/en`.
#[allow(clippy::pedantic)]
pub(crate) mod messages {
    use super::{Arg, Message, Words};

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

/// What the terminal says with arguments, made by `build.rs` from `locales/en/commands.ftl`: one
/// struct a message, as for the core's own.
#[allow(clippy::pedantic)]
pub mod commands {
    use super::{Arg, Message, Words};

    include!(concat!(env!("OUT_DIR"), "/commands.rs"));
}

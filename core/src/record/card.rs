//! Cards: what a list shows of a session, and the short form in which they are kept.

use std::str::FromStr;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::look::{Colour, Shape};
use crate::name::cleaned;
use crate::session::Phase;
use crate::taken;

/// What a list shows of a session; made anew from the log with every step. Fields stand in the
/// order of the alphabet, as in all that travels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    pub phase: Phase,
    /// The day it was played, where the players named one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_on: Option<NaiveDate>,
    pub played_seconds: i64,
    /// Statistics leave it out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// In turn order.
    pub seats: Vec<CardSeat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardSeat {
    pub colour: Colour,
    #[serde(deserialize_with = "taken::read_name")]
    pub letter: String,
    #[serde(deserialize_with = "taken::read_name")]
    pub name: String,
    pub points: Option<i64>,
    pub rank: Option<u32>,
    pub shape: Shape,
    pub winner: bool,
}

/// In the kept form everything is text between separators: a page of sessions is read at every
/// start, and reading JSON took half of its time.
const BETWEEN_FIELDS: char = '\u{1f}';
const BETWEEN_SEATS: char = '\u{1e}';
const PRACTICE: &str = "practice";

fn number<T: PartialEq>(all: &[T], one: &T) -> usize {
    all.iter().position(|other| other == one).unwrap_or(0)
}

fn one<T: Copy>(all: &[T], number: &str) -> Option<T> {
    all.get(number.parse::<usize>().ok()?).copied()
}

impl Card {
    /// A card for a log that nobody has looked into yet.
    pub(crate) fn unread() -> Self {
        Self {
            phase: Phase::Playing,
            seats: Vec::new(),
            played_seconds: 0,
            played_on: None,
            practice: false,
        }
    }

    pub(crate) fn write(&self) -> String {
        let mut head = vec![
            number(&Phase::ALL, &self.phase).to_string(),
            self.played_seconds.to_string(),
            or_nothing(self.played_on),
        ];
        // Cards that were kept before there was practice stay as they are.
        head.extend(self.practice.then(|| PRACTICE.to_owned()));
        let mut parts = vec![fields(&head)];
        parts.extend(self.seats.iter().map(CardSeat::write));
        parts.join(&BETWEEN_SEATS.to_string())
    }

    /// `None` for what is not a card.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut parts = Parts::of(text, BETWEEN_SEATS);
        let mut head = Parts::of(parts.next()?, BETWEEN_FIELDS);
        Some(Self {
            phase: one(&Phase::ALL, head.next()?)?,
            played_seconds: head.next()?.parse().ok()?,
            played_on: something(head.next()?)?,
            practice: head.next().is_some_and(|it| it == PRACTICE),
            seats: parts.map(CardSeat::read).collect::<Option<_>>()?,
        })
    }
}

impl CardSeat {
    fn write(&self) -> String {
        fields(&[
            self.name.replace([BETWEEN_FIELDS, BETWEEN_SEATS], " "),
            self.letter.replace([BETWEEN_FIELDS, BETWEEN_SEATS], " "),
            number(&Colour::ALL, &self.colour).to_string(),
            number(&Shape::ALL, &self.shape).to_string(),
            or_nothing(self.points),
            or_nothing(self.rank),
            u8::from(self.winner).to_string(),
        ])
    }

    fn read(text: &str) -> Option<Self> {
        let mut fields = Parts::of(text, BETWEEN_FIELDS);
        Some(Self {
            name: cleaned(fields.next()?),
            letter: cleaned(fields.next()?),
            colour: one(&Colour::ALL, fields.next()?)?,
            shape: one(&Shape::ALL, fields.next()?)?,
            points: something(fields.next()?)?,
            rank: something(fields.next()?)?,
            winner: fields.next()? == "1",
        })
    }
}

/// A text between separators. What stands between them is a few letters long, where looking at each
/// byte is quicker than a search for a letter.
#[derive(Clone, Debug)]
struct Parts<'a> {
    rest: Option<&'a str>,
    separator: char,
}

impl<'a> Parts<'a> {
    fn of(text: &'a str, separator: char) -> Self {
        Self { rest: Some(text), separator }
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let rest = self.rest.take()?;
        match rest.bytes().position(|byte| char::from(byte) == self.separator) {
            Some(end) => {
                self.rest = Some(&rest[end + 1..]);
                Some(&rest[..end])
            }
            None => Some(rest),
        }
    }
}

fn fields(fields: &[String]) -> String {
    fields.join(&BETWEEN_FIELDS.to_string())
}

fn or_nothing(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

/// The outer `None` is for what cannot be read.
#[expect(clippy::option_option, reason = "what is not there is something else than what is wrong")]
fn something<T: FromStr>(field: &str) -> Option<Option<T>> {
    if field.is_empty() {
        return Some(None);
    }
    field.parse().ok().map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_card_is_not_read() {
        for text in ["", "{}", "2", "2\u{1f}x\u{1f}", "9\u{1f}0\u{1f}", "2\u{1f}0\u{1f}\u{1e}Ann"] {
            assert_eq!(Card::read(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_card_is_read_as_it_was_written() {
        let seat = CardSeat {
            name: "Łucja \"die Große\"".to_owned(),
            letter: "Ł".to_owned(),
            colour: Colour::Green,
            shape: Shape::Star,
            points: Some(-3),
            rank: None,
            winner: false,
        };
        let day = NaiveDate::from_ymd_opt(2026, 11, 16);
        for practice in [false, true] {
            let card = Card {
                phase: Phase::Finished,
                seats: vec![seat.clone()],
                played_seconds: 61,
                played_on: day,
                practice,
            };
            assert_eq!(Card::read(&card.write()).expect("our own"), card);
        }
    }
}

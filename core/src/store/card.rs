//! Cards: what a list shows of a session, and the short form in which they are kept.

use std::borrow::Cow;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::look::{Colour, Shape};
use crate::session::Phase;

/// What a list shows of a session; made anew from the log with every step. Fields stand in the
/// order of the alphabet, as in all that travels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    pub phase: Phase,
    /// The day it was played, where the players named one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_on: Option<NaiveDate>,
    pub played_seconds: i64,
    /// In turn order.
    pub seats: Vec<CardSeat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardSeat {
    pub colour: Colour,
    pub letter: String,
    pub name: String,
    pub points: Option<i64>,
    pub rank: Option<u32>,
    pub shape: Shape,
    pub winner: bool,
}

/// The kept form: no names of fields, and numbers for what is one of a few, as a page of sessions
/// is read at every start.
#[derive(Serialize, Deserialize)]
struct Kept<'a>(u8, i64, Option<NaiveDate>, #[serde(borrow)] Vec<KeptSeat<'a>>);

#[derive(Serialize, Deserialize)]
struct KeptSeat<'a>(
    #[serde(borrow)] Cow<'a, str>,
    Cow<'a, str>,
    u8,
    u8,
    Option<i64>,
    Option<u32>,
    u8,
);

const PHASES: [Phase; 4] = [Phase::SettingUp, Phase::Playing, Phase::Finished, Phase::Abandoned];

fn number<T: PartialEq>(all: &[T], one: &T) -> u8 {
    all.iter()
        .position(|other| other == one)
        .and_then(|place| u8::try_from(place).ok())
        .unwrap_or(0)
}

fn one<T: Copy>(all: &[T], number: u8) -> T {
    all.get(usize::from(number)).copied().unwrap_or(all[0])
}

impl Card {
    /// A card for a log that nobody has looked into yet.
    pub(super) fn unread() -> Self {
        Self { phase: Phase::Playing, seats: Vec::new(), played_seconds: 0, played_on: None }
    }

    pub(super) fn write(&self) -> String {
        let seat = |seat: &CardSeat| {
            let CardSeat { name, letter, colour, shape, points, rank, winner } = seat.clone();
            let (colour, shape) = (number(&Colour::ALL, &colour), number(&Shape::ALL, &shape));
            KeptSeat(name.into(), letter.into(), colour, shape, points, rank, winner.into())
        };
        let seats = self.seats.iter().map(seat).collect();
        let kept = Kept(number(&PHASES, &self.phase), self.played_seconds, self.played_on, seats);
        serde_json::to_string(&kept).unwrap_or_default()
    }

    pub(super) fn read(text: &str) -> Result<Self, serde_json::Error> {
        let Kept(phase, played_seconds, played_on, seats) = serde_json::from_str(text)?;
        let seat = |KeptSeat(name, letter, colour, shape, points, rank, winner)| CardSeat {
            name: name.into_owned(),
            letter: letter.into_owned(),
            colour: one(&Colour::ALL, colour),
            shape: one(&Shape::ALL, shape),
            points,
            rank,
            winner: winner != 0,
        };
        let phase = one(&PHASES, phase);
        Ok(Self { phase, seats: seats.into_iter().map(seat).collect(), played_seconds, played_on })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let card =
            Card { phase: Phase::Finished, seats: vec![seat], played_seconds: 61, played_on: day };
        assert_eq!(Card::read(&card.write()).expect("our own"), card);
    }
}

//! Scores: a tree of lines for every seat, with ranks, tie-breaks and winners.
//!
//! A total is the sum of its lines and a line the sum of its parts: [`Line`] can only be built
//! that way, so a number without a reason cannot be made.

mod grid;
mod rank;
mod track;

pub use grid::{Grid, GridCell, GridRow};
pub use rank::{Criterion, Place, Ranking, rank};
pub use track::on_the_track;

use serde::Serialize;

use crate::seat::{PerSeat, Seat};
use crate::table::Table;
use crate::text::{Message, Say, Speaker};

/// Points with their reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line<T = Message> {
    /// What kind of points these are; the same in every language and version.
    kind: &'static str,
    points: i64,
    text: T,
    /// What these points are for every seat alike, such as a round: the row of a [`Grid`].
    #[serde(skip_serializing_if = "Option::is_none")]
    heading: Option<T>,
    /// The rule atom that gives them.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    parts: Vec<Line<T>>,
}

impl Line {
    /// Points that need no further explanation than their text.
    pub fn fact(kind: &'static str, points: i64, text: Message, rule: &'static str) -> Self {
        Self { kind, points, text, heading: None, rule: Some(rule), parts: Vec::new() }
    }

    /// The sum of its parts.
    pub fn sum(
        kind: &'static str,
        text: Message,
        rule: Option<&'static str>,
        parts: Vec<Line>,
    ) -> Self {
        let points = parts.iter().fold(0_i64, |sum, part| sum.saturating_add(part.points));
        Self { kind, points, text, heading: None, rule, parts }
    }

    /// Points that the players stated; there is no rule to show for them.
    pub fn stated(kind: &'static str, points: i64, text: Message) -> Self {
        Self { kind, points, text, heading: None, rule: None, parts: Vec::new() }
    }

    /// The row that shows these points beside those of the other seats.
    pub fn under(self, heading: Message) -> Self {
        Self { heading: Some(heading), ..self }
    }
}

impl<T> Line<T> {
    pub fn kind(&self) -> &'static str {
        self.kind
    }

    pub fn points(&self) -> i64 {
        self.points
    }

    pub fn text(&self) -> &T {
        &self.text
    }

    pub fn heading(&self) -> Option<&T> {
        self.heading.as_ref()
    }

    pub fn rule(&self) -> Option<&'static str> {
        self.rule
    }

    pub fn parts(&self) -> &[Line<T>] {
        &self.parts
    }
}

impl Say for Line {
    type Said = Line<String>;

    fn say(&self, speaker: &Speaker) -> Line<String> {
        Line {
            kind: self.kind,
            points: self.points,
            text: self.text.say(speaker),
            heading: self.heading.say(speaker),
            rule: self.rule,
            parts: self.parts.say(speaker),
        }
    }
}

/// What everybody has, and who wins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Score<T = Message> {
    pub seats: PerSeat<SeatScore<T>>,
    /// The criteria after the first that were needed to tell places apart.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tie_breaks: Vec<TieBreak<T>>,
}

/// What one seat has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatScore<T = Message> {
    pub total: Line<T>,
    /// Shared places count as in 1-1-3; `None` for a player who has left, and for everybody while
    /// a race has not been won.
    pub rank: Option<u32>,
    pub winner: bool,
    /// What else is to be said, such as where the marker stands on the track.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<T>,
}

/// A criterion that parted seats which were equal before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TieBreak<T = Message> {
    pub text: T,
    pub rule: &'static str,
    /// The seats it was applied to, with their values, best first.
    pub values: Vec<(Seat, i64)>,
    /// False if they are still equal: the place is shared.
    pub decided: bool,
}

impl Score {
    /// Ranks by total and then by `chain`; everybody on the first place wins.
    pub fn ranked<O>(table: &Table<O>, totals: PerSeat<Line>, chain: &[Criterion]) -> Self {
        let mut criteria =
            vec![Criterion { text: None, rule: "", values: totals.map(|_, line| line.points) }];
        criteria.extend(chain.iter().cloned());
        let ranking = rank(table.present(), &criteria);
        let tie_breaks = ranking.tie_breaks(&criteria);
        let mut score = Self { tie_breaks, ..Self::undecided(totals) };
        for place in &ranking.places {
            for seat in &place.seats {
                score.seats[*seat].rank = Some(place.rank);
                score.seats[*seat].winner = place.rank == 1;
            }
        }
        score
    }

    /// A race that nobody has won: there is no winner, and nobody has a place.
    pub fn undecided(totals: PerSeat<Line>) -> Self {
        let seat = |total| SeatScore { total, rank: None, winner: false, notes: Vec::new() };
        let seats = totals.into_values().into_iter().map(seat);
        Self { seats: PerSeat::new(seats.collect()), tie_breaks: Vec::new() }
    }

    pub fn winners(&self) -> Vec<Seat> {
        self.seats.iter().filter(|(_, score)| score.winner).map(|(seat, _)| seat).collect()
    }

    pub fn points(&self) -> PerSeat<i64> {
        self.seats.map(|_, score| score.total.points)
    }
}

impl Say for Score {
    type Said = Score<String>;

    fn say(&self, speaker: &Speaker) -> Score<String> {
        let seats = self.seats.values().map(|seat| SeatScore {
            total: seat.total.say(speaker),
            rank: seat.rank,
            winner: seat.winner,
            notes: seat.notes.say(speaker),
        });
        let tie_breaks = self.tie_breaks.iter().map(|tie| TieBreak {
            text: tie.text.say(speaker),
            rule: tie.rule,
            values: tie.values.clone(),
            decided: tie.decided,
        });
        Score { seats: PerSeat::new(seats.collect()), tie_breaks: tie_breaks.collect() }
    }
}

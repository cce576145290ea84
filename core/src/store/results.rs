//! Finished sessions as statistics read them: a cache made from the logs, and what is added up.
//!
//! Sums are by player as the seats name them; whoever turned out to be somebody else is added up
//! by the caller, who knows [`super::People`].

use chrono::NaiveDate;
use rusqlite::types::Value;
use rusqlite::{Connection, params};
use serde::{Deserialize, Serialize};

use super::StoreError;
use super::sql::run;
use crate::outside::{PlayerId, SessionId};
use crate::seat::Seat;

/// How a session ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// How long it was played; `None` where only the result was told.
    pub seconds: Option<i64>,
    pub seats: Vec<PlayedSeat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedSeat {
    pub seat: Seat,
    pub player: Option<PlayerId>,
    pub points: Option<i64>,
    /// `None` for who has left.
    pub rank: Option<u32>,
    pub winner: bool,
    pub began: bool,
    /// The first-level lines of the score: kind and points.
    pub lines: Vec<(String, i64)>,
}

/// Which finished sessions are counted. Everything that is given must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatsFilter {
    pub game: Option<String>,
    /// The ids that stand for a player who took part.
    pub players: Option<Vec<PlayerId>>,
    /// How many played.
    pub seats: Option<u8>,
    pub since: Option<NaiveDate>,
    /// The last day that counts.
    pub until: Option<NaiveDate>,
}

/// What plays add up to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    pub plays: u32,
    pub wins: u32,
    /// How many of them have a time, and how long those were.
    pub timed: u32,
    pub seconds: i64,
    /// Seats with points, their sum, and the most.
    pub scored: u32,
    pub points: i64,
    pub best: Option<i64>,
}

impl Sum {
    pub fn add(&mut self, other: Self) {
        self.plays = self.plays.saturating_add(other.plays);
        self.wins = self.wins.saturating_add(other.wins);
        self.timed = self.timed.saturating_add(other.timed);
        self.seconds = self.seconds.saturating_add(other.seconds);
        self.scored = self.scored.saturating_add(other.scored);
        self.points = self.points.saturating_add(other.points);
        self.best = self.best.max(other.best);
    }
}

/// What was played of a game by so many players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameTally {
    pub game: String,
    pub seats: u8,
    pub plays: u32,
    /// How many of them have a time, and how long those were.
    pub timed: u32,
    pub seconds: i64,
    /// Seats with points, their sum, and the most.
    pub scored: u32,
    pub points: i64,
    pub best: Option<i64>,
}

impl GameTally {
    pub(super) fn of(game: String, seats: u8, sum: Sum) -> Self {
        let Sum { plays, wins: _, timed, seconds, scored, points, best } = sum;
        Self { game, seats, plays, timed, seconds, scored, points, best }
    }

    pub(crate) fn sum(&self) -> Sum {
        let Self { plays, timed, seconds, scored, points, best, .. } = *self;
        Sum { plays, wins: 0, timed, seconds, scored, points, best }
    }
}

/// What a player did in a game of so many players; whoever left before the end is not counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerTally {
    pub player: PlayerId,
    pub game: String,
    pub seats: u8,
    pub plays: u32,
    /// Shared ones count.
    pub wins: u32,
    pub seconds: i64,
    pub scored: u32,
    pub points: i64,
    pub best: Option<i64>,
}

impl PlayerTally {
    pub(crate) fn of(player: PlayerId, game: String, seats: u8, sum: Sum) -> Self {
        let Sum { plays, wins, timed: _, seconds, scored, points, best } = sum;
        Self { player, game, seats, plays, wins, seconds, scored, points, best }
    }

    pub(crate) fn sum(&self) -> Sum {
        let Self { plays, wins, seconds, scored, points, best, .. } = *self;
        Sum { plays, wins, timed: 0, seconds, scored, points, best }
    }
}

/// How often two who met came in before each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct HeadToHead {
    pub one: PlayerId,
    pub other: PlayerId,
    pub plays: u32,
    pub one_ahead: u32,
    pub other_ahead: u32,
}

impl HeadToHead {
    /// The same, seen from the other side.
    pub(crate) fn turned(self) -> Self {
        Self {
            one: self.other,
            other: self.one,
            one_ahead: self.other_ahead,
            other_ahead: self.one_ahead,
            ..self
        }
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.plays = self.plays.saturating_add(other.plays);
        self.one_ahead = self.one_ahead.saturating_add(other.one_ahead);
        self.other_ahead = self.other_ahead.saturating_add(other.other_ahead);
    }
}

/// How start players fared in a game of so many players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StartTally {
    pub game: String,
    pub seats: u8,
    pub plays: u32,
    /// Wins of the start player, and of everybody.
    pub start_wins: u32,
    pub wins: u32,
}

/// What a player earned with one kind of points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LineTally {
    pub player: PlayerId,
    pub game: String,
    pub kind: String,
    pub plays: u32,
    pub points: i64,
}

/// All sums, those of games and of who began by game and number of players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tallies {
    pub games: Vec<GameTally>,
    pub players: Vec<PlayerTally>,
    pub head_to_head: Vec<HeadToHead>,
    /// Only of sessions that were played here.
    pub starts: Vec<StartTally>,
    pub lines: Vec<LineTally>,
}

impl StatsFilter {
    /// For `sessions` joined with `results`.
    pub(super) fn conditions(&self) -> (String, Vec<Value>) {
        let mut sql = "deleted_at IS NULL".to_owned();
        let mut values = Vec::new();
        let mut add = |condition: &str, value: Value| {
            sql += condition;
            values.push(value);
        };
        if let Some(game) = &self.game {
            add(" AND game = ?", game.clone().into());
        }
        if let Some(seats) = self.seats {
            add(" AND results.seats = ?", seats.into());
        }
        if let Some(day) = self.since {
            add(" AND day >= ?", day.to_string().into());
        }
        if let Some(day) = self.until {
            add(" AND day <= ?", day.to_string().into());
        }
        if let Some(players) = &self.players {
            let places = vec!["?"; players.len()].join(", ");
            sql += " AND results.session IN (SELECT session FROM seat_results WHERE player IN (";
            sql += &places;
            sql += ") AND rank IS NOT NULL)";
            values.extend(players.iter().map(|player| Value::from(player.to_string())));
        }
        (sql, values)
    }
}

pub(super) fn put(
    connection: &Connection,
    session: SessionId,
    ended: Option<&Played>,
) -> Result<(), StoreError> {
    let id = session.to_string();
    run(connection, "DELETE FROM results WHERE session = ?1", [&id])?;
    let Some(Played { seconds, seats }) = ended else { return Ok(()) };
    let put = "INSERT INTO results (session, seats, seconds) VALUES (?1, ?2, ?3)";
    run(connection, put, params![id, seats.len(), seconds])?;
    let put_seat = "INSERT INTO seat_results (session, seat, player, points, rank, winner, began)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    let put_line = "INSERT INTO line_results (session, seat, kind, points) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT DO UPDATE SET points = points + ?4";
    for PlayedSeat { seat, player, points, rank, winner, began, lines } in seats {
        let (seat, player) = (seat.index(), player.map(|player| player.to_string()));
        run(connection, put_seat, params![id, seat, player, points, rank, winner, began])?;
        for (kind, points) in lines {
            run(connection, put_line, params![id, seat, kind, points])?;
        }
    }
    Ok(())
}

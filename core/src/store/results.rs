//! Finished sessions as statistics read them: a cache made from the logs, and the sums over it.
//!
//! Sums are by player as the seats name them; whoever turned out to be somebody else is added up
//! by the caller, who knows [`super::People`].

use chrono::NaiveDate;
use rusqlite::types::Value;
use rusqlite::{Connection, Row as SqlRow, params, params_from_iter};
use serde::Serialize;

use super::sessions::uuid;
use super::{People, Store, StoreError};
use crate::outside::{PlayerId, SessionId};
use crate::seat::Seat;

/// How a session ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// How long it was played; `None` where only the result was told.
    pub seconds: Option<i64>,
    pub seats: Vec<PlayedSeat>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// Seats that count for nobody, as their players have another one at the same table.
    pub twice: Vec<(SessionId, Seat)>,
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

/// How often two who met came in before each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct HeadToHead {
    pub one: PlayerId,
    pub other: PlayerId,
    pub plays: u32,
    pub one_ahead: u32,
    pub other_ahead: u32,
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

impl StatsFilter {
    /// Without the seats that count for nobody; `seats` are what the query calls them.
    fn counted(&self, seats: &[&str]) -> (String, Vec<Value>) {
        if self.twice.is_empty() {
            return (String::new(), Vec::new());
        }
        let pair = |(session, seat): &(SessionId, Seat)| (session.to_string(), seat.index());
        let twice = serde_json::json!(self.twice.iter().map(pair).collect::<Vec<_>>()).to_string();
        let condition = |seat: &&str| {
            format!(
                " AND ({seat}.session, {seat}.seat) NOT IN
                 (SELECT value ->> 0, value ->> 1 FROM json_each(?))"
            )
        };
        (seats.iter().map(condition).collect(), vec![Value::from(twice); seats.len()])
    }

    /// For `sessions` joined with `results`.
    fn conditions(&self) -> (String, Vec<Value>) {
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

const FINISHED: &str = "FROM results JOIN sessions ON sessions.id = results.session";
const SEATED: &str = "JOIN seat_results AS seat ON seat.session = results.session";

impl Store {
    pub fn game_tallies(&self, filter: &StatsFilter) -> Result<Vec<GameTally>, StoreError> {
        let select = "SELECT game, results.seats, count(*), count(seconds), total(seconds),
                 total(scored), total(points), max(best)";
        let points = "JOIN (SELECT session AS of, count(points) AS scored, total(points) AS points,
                 max(points) AS best FROM seat_results WHERE rank IS NOT NULL GROUP BY session)
                 ON of = results.session";
        self.sum(select, points, filter, &[], "game, results.seats", |row| {
            Ok(GameTally {
                game: row.get(0)?,
                seats: row.get(1)?,
                plays: row.get(2)?,
                timed: row.get(3)?,
                seconds: whole(row, 4)?,
                scored: u32::try_from(whole(row, 5)?).unwrap_or(u32::MAX),
                points: whole(row, 6)?,
                best: row.get(7)?,
            })
        })
    }

    pub fn player_tallies(&self, filter: &StatsFilter) -> Result<Vec<PlayerTally>, StoreError> {
        let select = "SELECT seat.player, game, results.seats, count(*), sum(winner),
                 total(seconds), count(points), total(points), max(points)";
        let joined = format!("{SEATED} AND player IS NOT NULL AND rank IS NOT NULL");
        self.sum(select, &joined, filter, &["seat"], "seat.player, game, results.seats", |row| {
            Ok(PlayerTally {
                player: PlayerId(uuid(row, 0)?),
                game: row.get(1)?,
                seats: row.get(2)?,
                plays: row.get(3)?,
                wins: row.get(4)?,
                seconds: whole(row, 5)?,
                scored: row.get(6)?,
                points: whole(row, 7)?,
                best: row.get(8)?,
            })
        })
    }

    pub fn head_to_heads(&self, filter: &StatsFilter) -> Result<Vec<HeadToHead>, StoreError> {
        let select = "SELECT seat.player, other.player, count(*),
                 sum(seat.rank < other.rank), sum(seat.rank > other.rank)";
        let joined = format!(
            "{SEATED} JOIN seat_results AS other
             ON other.session = results.session AND other.player > seat.player
             AND seat.rank IS NOT NULL AND other.rank IS NOT NULL"
        );
        self.sum(select, &joined, filter, &["seat", "other"], "seat.player, other.player", |row| {
            Ok(HeadToHead {
                one: PlayerId(uuid(row, 0)?),
                other: PlayerId(uuid(row, 1)?),
                plays: row.get(2)?,
                one_ahead: row.get(3)?,
                other_ahead: row.get(4)?,
            })
        })
    }

    /// Only of sessions that were played here: of the others nobody said who began.
    pub fn start_tallies(&self, filter: &StatsFilter) -> Result<Vec<StartTally>, StoreError> {
        let select = "SELECT game, results.seats, count(DISTINCT results.session),
                 sum(winner AND began), sum(winner)";
        let joined = format!("{SEATED} AND results.seats > 1 AND seconds IS NOT NULL");
        self.sum(select, &joined, filter, &[], "game, results.seats", |row| {
            Ok(StartTally {
                game: row.get(0)?,
                seats: row.get(1)?,
                plays: row.get(2)?,
                start_wins: row.get(3)?,
                wins: row.get(4)?,
            })
        })
    }

    pub fn line_tallies(&self, filter: &StatsFilter) -> Result<Vec<LineTally>, StoreError> {
        let select = "SELECT seat.player, game, kind, count(*), total(line.points)";
        let joined = format!(
            "{SEATED} AND player IS NOT NULL AND rank IS NOT NULL
             JOIN line_results AS line ON line.session = seat.session AND line.seat = seat.seat"
        );
        self.sum(select, &joined, filter, &["seat"], "seat.player, game, kind", |row| {
            Ok(LineTally {
                player: PlayerId(uuid(row, 0)?),
                game: row.get(1)?,
                kind: row.get(2)?,
                plays: row.get(3)?,
                points: whole(row, 4)?,
            })
        })
    }

    /// The seats of players who sit at a table twice, but for the one that counts: the first that
    /// was not left, as in [`super::People::counted`].
    pub fn seated_twice(&self, people: &People) -> Result<Vec<(SessionId, Seat)>, StoreError> {
        let mut found: Vec<(String, PlayerId)> = Vec::new();
        let mut statement = self.connection.prepare_cached(
            "SELECT session, player FROM seat_results WHERE player IS NOT NULL
             GROUP BY player, session HAVING count(*) > 1",
        )?;
        for row in statement.query_map([], |row| Ok((row.get(0)?, PlayerId(uuid(row, 1)?))))? {
            let (session, player): (String, PlayerId) = row?;
            found.push((session, people.stands_for(player)));
        }
        // Whoever turned out to be somebody else may have met them.
        for ids in people.several() {
            let sql = format!(
                "SELECT session FROM seat_results WHERE player IN ({}) GROUP BY session
                 HAVING count(*) > 1",
                vec!["?"; ids.len()].join(", ")
            );
            let mut statement = self.connection.prepare_cached(&sql)?;
            let values = params_from_iter(ids.iter().map(ToString::to_string));
            let Some(own) = ids.first().map(|id| people.stands_for(*id)) else { continue };
            for session in statement.query_map(values, |row| row.get(0))? {
                found.push((session?, own));
            }
        }
        found.sort();
        found.dedup();
        let mut twice = Vec::new();
        let mut statement = self.connection.prepare_cached(
            "SELECT session, seat, player FROM seat_results WHERE session = ?1
             AND player IS NOT NULL ORDER BY rank IS NULL, seat",
        )?;
        for (session, player) in found {
            let seats = statement.query_map([session], |row| {
                let seat = Seat::new(row.get(1)?);
                Ok((SessionId(uuid(row, 0)?), seat, PlayerId(uuid(row, 2)?)))
            })?;
            let seats = seats.collect::<Result<Vec<_>, _>>()?;
            let own = seats.into_iter().filter(|(.., id)| people.stands_for(*id) == player);
            twice.extend(own.skip(1).map(|(session, seat, _)| (session, seat)));
        }
        Ok(twice)
    }

    fn sum<T>(
        &self,
        select: &str,
        joined: &str,
        filter: &StatsFilter,
        seats: &[&str],
        group: &str,
        read: impl FnMut(&SqlRow<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        let (conditions, mut values) = filter.conditions();
        let (counted, pairs) = filter.counted(seats);
        values.extend(pairs);
        let sql =
            format!("{select} {FINISHED} {joined} WHERE {conditions}{counted} GROUP BY {group}");
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map(params_from_iter(values), read)?;
        Ok(rows.collect::<Result<Vec<_>, _>>()?)
    }
}

/// A sum of `total()`, which is a float so that it cannot overflow.
#[expect(clippy::cast_possible_truncation, reason = "points and seconds are far below 2^53")]
fn whole(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<i64> {
    Ok(row.get::<_, f64>(column)? as i64)
}

pub(super) fn put(
    connection: &Connection,
    session: SessionId,
    ended: Option<&Played>,
) -> Result<(), StoreError> {
    let id = session.to_string();
    connection.prepare_cached("DELETE FROM results WHERE session = ?1")?.execute([&id])?;
    let Some(Played { seconds, seats }) = ended else { return Ok(()) };
    connection
        .prepare_cached("INSERT INTO results (session, seats, seconds) VALUES (?1, ?2, ?3)")?
        .execute(params![id, seats.len(), seconds])?;
    let mut insert_seat = connection.prepare_cached(
        "INSERT INTO seat_results (session, seat, player, points, rank, winner, began)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    let mut insert_line = connection.prepare_cached(
        "INSERT INTO line_results (session, seat, kind, points) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT DO UPDATE SET points = points + ?4",
    )?;
    for PlayedSeat { seat, player, points, rank, winner, began, lines } in seats {
        let (seat, player) = (seat.index(), player.map(|player| player.to_string()));
        insert_seat.execute(params![id, seat, player, points, rank, winner, began])?;
        for (kind, points) in lines {
            insert_line.execute(params![id, seat, kind, points])?;
        }
    }
    Ok(())
}

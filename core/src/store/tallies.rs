//! The sums of statistics, by one walk over the finished sessions in the order of their ids.
//!
//! Each table is kept in that order, so every page is read once, whatever their number; sums by
//! player in SQL went through the index of players, and through all pages for each of them.

use std::collections::{HashMap, HashSet};

use rusqlite::params_from_iter;

use super::results::{
    GameTally, HeadToHead, LineTally, PlayerTally, StartTally, StatsFilter, Sum, Tallies,
};
use super::sql::{text, text_or_null};
use super::{People, Store, StoreError};
use crate::outside::PlayerId;

/// `CROSS JOIN` keeps the tables in this order.
const FINISHED: &str = "FROM results CROSS JOIN sessions ON sessions.id = results.session
     CROSS JOIN seat_results AS seat ON seat.session = results.session";

fn seats_by(conditions: &str) -> String {
    format!(
        "SELECT results.session, game, results.seats, seconds, player, points, rank, winner, began,
             seat.seat
         {FINISHED} WHERE {conditions} ORDER BY results.session"
    )
}

fn lines_by(conditions: &str) -> String {
    format!(
        "SELECT game, player, kind, line.points, seat.session, seat.seat {FINISHED}
         CROSS JOIN line_results AS line ON line.session = seat.session AND line.seat = seat.seat
         WHERE {conditions} AND player IS NOT NULL AND rank IS NOT NULL"
    )
}

/// A text that was met, by its number.
type Word = usize;

/// Texts that were met: most come again and again.
#[derive(Debug, Default)]
struct Words {
    numbers: HashMap<String, Word>,
    texts: Vec<String>,
}

impl Words {
    fn number(&mut self, text: &str) -> Word {
        if let Some(number) = self.numbers.get(text) {
            return *number;
        }
        self.texts.push(text.to_owned());
        self.numbers.insert(text.to_owned(), self.texts.len() - 1);
        self.texts.len() - 1
    }

    fn text(&self, word: Word) -> String {
        self.texts.get(word).cloned().unwrap_or_default()
    }

    /// `None` for what is no id.
    fn player(&self, word: Word) -> Option<PlayerId> {
        self.texts.get(word)?.parse().ok().map(PlayerId)
    }
}

#[derive(Clone, Copy, Debug)]
struct Sat {
    player: Option<Word>,
    points: Option<i64>,
    rank: Option<u32>,
    winner: bool,
    began: bool,
    seat: u8,
}

/// Everything that is added up.
#[derive(Debug, Default)]
struct Sums {
    words: Words,
    games: HashMap<(Word, u8), Sum>,
    players: HashMap<(Word, Word, u8), Sum>,
    /// Plays, the first ahead, the other ahead.
    pairs: HashMap<(Word, Word), [u32; 3]>,
    /// Plays, wins of who began, wins.
    starts: HashMap<(Word, u8), [u32; 3]>,
    lines: HashMap<(Word, Word, Word), (u32, i64)>,
    /// Seats of somebody who sits at that table already.
    left_out: HashSet<(String, u8)>,
}

impl Store {
    /// What the finished sessions that are asked for add up to.
    pub fn tallies(&self, filter: &StatsFilter, people: &People) -> Result<Tallies, StoreError> {
        let mut sums = Sums::default();
        self.walk_seats(filter, people, &mut sums)?;
        self.walk_lines(filter, &mut sums)?;
        Ok(sums.told())
    }

    fn walk_seats(
        &self,
        filter: &StatsFilter,
        people: &People,
        sums: &mut Sums,
    ) -> Result<(), StoreError> {
        let (conditions, values) = filter.conditions();
        let mut statement = self.connection.prepare_cached(&seats_by(&conditions))?;
        let mut rows = statement.query(params_from_iter(values))?;
        let mut session = String::new();
        let mut head: (Word, u8, Option<i64>) = (0, 0, None);
        let mut seats: Vec<Sat> = Vec::new();
        while let Some(row) = rows.next()? {
            let id = text(row, 0)?;
            if id != session {
                sums.leave_out_seconds(&session, &mut seats, people);
                sums.add(head, &seats);
                seats.clear();
                id.clone_into(&mut session);
                let game = sums.words.number(text(row, 1)?);
                head = (game, row.get(2)?, row.get(3)?);
            }
            seats.push(Sat {
                player: text_or_null(row, 4)?.map(|player| sums.words.number(player)),
                points: row.get(5)?,
                rank: row.get(6)?,
                winner: row.get(7)?,
                began: row.get(8)?,
                seat: row.get(9)?,
            });
        }
        sums.leave_out_seconds(&session, &mut seats, people);
        sums.add(head, &seats);
        Ok(())
    }

    fn walk_lines(&self, filter: &StatsFilter, sums: &mut Sums) -> Result<(), StoreError> {
        let (conditions, values) = filter.conditions();
        let mut statement = self.connection.prepare_cached(&lines_by(&conditions))?;
        let mut rows = statement.query(params_from_iter(values))?;
        while let Some(row) = rows.next()? {
            if !sums.left_out.is_empty() {
                let seat = (text(row, 4)?.to_owned(), row.get(5)?);
                if sums.left_out.contains(&seat) {
                    continue;
                }
            }
            let mut word = |column: usize| -> rusqlite::Result<Word> {
                Ok(sums.words.number(text(row, column)?))
            };
            let key = (word(1)?, word(0)?, word(2)?);
            let (plays, points) = sums.lines.entry(key).or_default();
            *plays += 1;
            *points = points.saturating_add(row.get(3)?);
        }
        Ok(())
    }
}

impl Sums {
    /// Nobody is at a table twice: as in [`People::counted`], of two seats of one person the first
    /// counts that was not left.
    fn leave_out_seconds(&mut self, session: &str, seats: &mut [Sat], people: &People) {
        let own = |sums: &Self, seat: &Sat| {
            seat.player.and_then(|player| sums.words.player(player)).map(|id| people.stands_for(id))
        };
        let whose: Vec<Option<PlayerId>> = seats.iter().map(|seat| own(self, seat)).collect();
        let order: Vec<(bool, u8)> =
            seats.iter().map(|seat| (seat.rank.is_none(), seat.seat)).collect();
        for (at, seat) in seats.iter_mut().enumerate() {
            let mut others = (0..whose.len()).filter(|other| *other != at);
            if whose[at].is_some()
                && others.any(|other| whose[other] == whose[at] && order[other] < order[at])
            {
                seat.player = None;
                self.left_out.insert((session.to_owned(), seat.seat));
            }
        }
    }

    /// Adds a session.
    fn add(&mut self, head: (Word, u8, Option<i64>), seats: &[Sat]) {
        let (game, count, seconds) = head;
        // Whoever left before the end is not counted.
        let stayed = || seats.iter().filter(|seat| seat.rank.is_some());
        if stayed().next().is_some() {
            let sum = self.games.entry((game, count)).or_default();
            sum.add(one_play(seconds));
            stayed().for_each(|seat| sum.add(one_seat(seat)));
        }
        for seat in stayed() {
            let Some(player) = seat.player else { continue };
            let sum = self.players.entry((player, game, count)).or_default();
            sum.add(one_play(seconds));
            sum.add(Sum { wins: seat.winner.into(), ..one_seat(seat) });
            for other in stayed() {
                let Some(with) = other.player else { continue };
                if self.words.texts[with] > self.words.texts[player] {
                    let [plays, ahead, behind] = self.pairs.entry((player, with)).or_default();
                    *plays += 1;
                    *ahead += u32::from(seat.rank < other.rank);
                    *behind += u32::from(seat.rank > other.rank);
                }
            }
        }
        // Of results that were only told nobody said who began; in some games nobody does.
        if count > 1 && seconds.is_some() && seats.iter().any(|seat| seat.began) {
            let [plays, start_wins, wins] = self.starts.entry((game, count)).or_default();
            *plays += 1;
            *start_wins += count_of(seats, |seat| seat.winner && seat.began);
            *wins += count_of(seats, |seat| seat.winner);
        }
    }

    fn told(self) -> Tallies {
        let words = &self.words;
        let games = self.games.into_iter();
        let games = games.map(|((game, seats), sum)| GameTally::of(words.text(game), seats, sum));
        let players = self.players.into_iter().filter_map(|((player, game, seats), sum)| {
            Some(PlayerTally::of(words.player(player)?, words.text(game), seats, sum))
        });
        let pairs = self.pairs.into_iter().filter_map(|((one, other), [plays, ahead, behind])| {
            Some(HeadToHead {
                one: words.player(one)?,
                other: words.player(other)?,
                plays,
                one_ahead: ahead,
                other_ahead: behind,
            })
        });
        let starts = self.starts.into_iter().map(|((game, seats), [plays, start_wins, wins])| {
            StartTally { game: words.text(game), seats, plays, start_wins, wins }
        });
        let lines = self.lines.into_iter().filter_map(|((player, game, kind), (plays, points))| {
            let (game, kind) = (words.text(game), words.text(kind));
            Some(LineTally { player: words.player(player)?, game, kind, plays, points })
        });
        let mut tallies = Tallies {
            games: games.collect(),
            players: players.collect(),
            head_to_head: pairs.collect(),
            starts: starts.collect(),
            lines: lines.collect(),
        };
        tallies.games.sort_by(|one, other| (&one.game, one.seats).cmp(&(&other.game, other.seats)));
        tallies
            .starts
            .sort_by(|one, other| (&one.game, one.seats).cmp(&(&other.game, other.seats)));
        tallies
    }
}

fn one_play(seconds: Option<i64>) -> Sum {
    let (plays, timed) = (1, seconds.is_some().into());
    Sum { plays, timed, seconds: seconds.unwrap_or(0), ..Sum::default() }
}

fn one_seat(seat: &Sat) -> Sum {
    let (scored, points) = (seat.points.is_some().into(), seat.points.unwrap_or(0));
    Sum { scored, points, best: seat.points, ..Sum::default() }
}

fn count_of(seats: &[Sat], is_counted: impl Fn(&Sat) -> bool) -> u32 {
    u32::try_from(seats.iter().filter(|seat| is_counted(seat)).count()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nothing is sorted, and no table is passed in another order than its own: what is read grows as
    /// the sessions do.
    #[test]
    fn every_table_is_walked_in_its_own_order() {
        let store = Store::in_memory().expect("a database");
        let (conditions, _) = StatsFilter::default().conditions();
        for select in [seats_by(&conditions), lines_by(&conditions)] {
            let explained = format!("EXPLAIN QUERY PLAN {select}");
            let mut statement = store.connection.prepare(&explained).expect("a query");
            let plan: Vec<String> = statement
                .query_map([], |row| row.get(3))
                .and_then(Iterator::collect)
                .expect("a plan");
            assert_eq!(plan[0], "SCAN results", "{plan:?}");
            let others = &plan[1..];
            assert!(others.iter().all(|it| it.contains("USING PRIMARY KEY")), "{plan:?}");
        }
    }
}

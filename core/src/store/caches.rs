//! What is kept beside a log and made from it: whether it is what the log gives, and made anew
//! where it is not. The log is the truth and stays as it is.

use std::collections::BTreeMap;

use rusqlite::types::Value;
use rusqlite::{Connection, TransactionBehavior, params};

use super::sessions::{last_step, put_index};
use super::sql::{millis, run};
use super::{Card, Index, Played, Store, StoreError};
use crate::outside::SessionId;
use crate::session::Row;

/// What a log gives.
#[derive(Debug)]
pub struct Caches<'a> {
    pub session: SessionId,
    pub rows: &'a [Row],
    pub card: Card,
    pub index: Index,
}

impl Store {
    /// Whether all that is kept beside a log is what the log gives.
    pub fn fits(&self, caches: &Caches<'_>) -> Result<bool, StoreError> {
        caches.are_kept(&self.connection)
    }

    /// Writes what the logs give wherever something else is kept, in one commit. Returns the
    /// sessions that were mended; a log that has grown in the meantime is left to who made it grow.
    pub fn mend(&mut self, caches: &[Caches<'_>]) -> Result<Vec<SessionId>, StoreError> {
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut mended = Vec::new();
        for made in caches {
            let last = made.rows.last().map(|row| row.id);
            let is_whole = last_step(&transaction, made.session)? == last;
            if is_whole && !made.are_kept(&transaction)? {
                made.put(&transaction)?;
                mended.push(made.session);
            }
        }
        transaction.commit()?;
        Ok(mended)
    }
}

/// A table as it is compared: what cannot be read is like nothing that can.
type Rows = Vec<Vec<Option<Value>>>;

impl Caches<'_> {
    fn are_kept(&self, connection: &Connection) -> Result<bool, StoreError> {
        let id = self.session.to_string();
        for (select, made) in [
            (
                "SELECT revision, phase, started_at, updated_at, card, day, words
                 FROM sessions WHERE id = ?1",
                vec![self.row()],
            ),
            ("SELECT seat, player FROM seats WHERE session = ?1 ORDER BY seat", self.seats()),
            ("SELECT seats, seconds FROM results WHERE session = ?1", self.result()),
            (
                "SELECT seat, player, points, rank, winner, began
                 FROM seat_results WHERE session = ?1 ORDER BY seat",
                self.seat_results(),
            ),
            (
                "SELECT seat, kind, points FROM line_results WHERE session = ?1 ORDER BY seat, kind",
                self.line_results(),
            ),
        ] {
            if kept(connection, select, &id)? != made {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn put(&self, connection: &Connection) -> Result<(), StoreError> {
        let columns = "revision = ?2, phase = ?3, started_at = ?4, updated_at = ?5, card = ?6";
        let update = format!("UPDATE sessions SET {columns} WHERE id = ?1");
        let (id, phase, card) =
            (self.session.to_string(), self.card.phase.name(), self.card.write());
        let (revision, started_at, updated_at) =
            (self.revision(), self.started_at(), self.updated_at());
        run(connection, &update, params![id, revision, phase, started_at, updated_at, card])?;
        put_index(connection, self.session, &self.index)
    }

    fn revision(&self) -> i64 {
        self.rows.last().and_then(|row| i64::try_from(row.seq).ok()).unwrap_or(0)
    }

    fn started_at(&self) -> i64 {
        self.rows.first().map_or(0, |row| millis(row.at))
    }

    fn updated_at(&self) -> i64 {
        self.rows.last().map_or(0, |row| millis(row.at))
    }

    fn row(&self) -> Vec<Option<Value>> {
        cells([
            self.revision().into(),
            self.card.phase.name().to_owned().into(),
            self.started_at().into(),
            self.updated_at().into(),
            self.card.write().into(),
            self.index.day.clone().into(),
            self.index.words.clone().into(),
        ])
    }

    fn seats(&self) -> Rows {
        let seats = self.index.players.iter();
        seats
            .map(|(seat, player)| cells([number(seat.index()), player.to_string().into()]))
            .collect()
    }

    fn result(&self) -> Rows {
        let ended = self.index.played.iter();
        ended
            .map(|Played { seats, seconds }| cells([number(seats.len()), (*seconds).into()]))
            .collect()
    }

    fn seat_results(&self) -> Rows {
        let seats = self.index.played.iter().flat_map(|played| &played.seats);
        seats
            .map(|it| {
                cells([
                    number(it.seat.index()),
                    it.player.map(|player| player.to_string()).into(),
                    it.points.into(),
                    it.rank.into(),
                    it.winner.into(),
                    it.began.into(),
                ])
            })
            .collect()
    }

    /// Lines of one kind are kept as one.
    fn line_results(&self) -> Rows {
        let mut sums: BTreeMap<(usize, &str), i64> = BTreeMap::new();
        for seat in self.index.played.iter().flat_map(|played| &played.seats) {
            for (kind, points) in &seat.lines {
                let sum = sums.entry((seat.seat.index(), kind)).or_default();
                *sum = sum.saturating_add(*points);
            }
        }
        let row = |((seat, kind), points): ((usize, &str), i64)| {
            cells([number(seat), kind.to_owned().into(), points.into()])
        };
        sums.into_iter().map(row).collect()
    }
}

fn cells<const COUNT: usize>(values: [Value; COUNT]) -> Vec<Option<Value>> {
    values.into_iter().map(Some).collect()
}

fn number(count: usize) -> Value {
    i64::try_from(count).unwrap_or(i64::MAX).into()
}

fn kept(connection: &Connection, select: &str, session: &str) -> Result<Rows, StoreError> {
    let mut statement = connection.prepare_cached(select)?;
    let columns = statement.column_count();
    let rows = statement.query_map([session], |row| {
        Ok((0..columns).map(|column| row.get(column).ok()).collect::<Vec<_>>())
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

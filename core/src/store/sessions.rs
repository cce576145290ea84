//! Sessions and their steps.

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension as _, Row as SqlRow, TransactionBehavior, params};
use serde::{Deserialize, Serialize};

use super::{BoxRecord, Card, Played, Player, Store, StoreError};
use crate::moment::{LAST_MILLIS, of_millis};
use crate::outside::{PlayerId, SessionId, StepId};
use crate::seat::Seat;
use crate::session::{Phase, RawStep, Row, Step};

/// A step on its way into the log.
#[derive(Debug)]
pub struct NewRow<'a> {
    pub session: SessionId,
    pub game: &'a str,
    pub row: &'a Row,
    pub card: &'a Card,
    /// What the session is found by, if that has changed.
    pub index: Option<&'a Index>,
    /// The game's box, if the step taught it something.
    pub learned: Option<&'a str>,
    /// Players to remember with it.
    pub players: &'a [Player],
    /// The options to begin with next time, if they were chosen.
    pub options: Option<&'a str>,
}

/// What a session is found by; a cache made from the log.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Index {
    /// The day it was played, such as `2026-11-16`.
    pub day: String,
    /// Names and notes, folded.
    pub words: String,
    pub players: Vec<(Seat, PlayerId)>,
    /// How it ended, if it is finished.
    pub played: Option<Played>,
}

impl Store {
    /// Writes a new session with its first row.
    pub fn create(&mut self, new: &NewRow<'_>) -> Result<(), StoreError> {
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let at = millis(new.row.at);
        transaction
            .prepare_cached(
                "INSERT INTO sessions (id, game, revision, phase, started_at, updated_at, card)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6)",
            )?
            .execute(params![
                new.session.to_string(),
                new.game,
                new.row.seq,
                phase_text(new.card.phase),
                at,
                new.card.write()
            ])?;
        insert_row(&transaction, new)?;
        transaction.commit()?;
        Ok(())
    }

    /// Begins to append to a session whose last step is this one: from now on nobody else can. If it
    /// has grown in the meantime, nothing was begun.
    pub(crate) fn begin_to_append(
        &self,
        session: SessionId,
        after: Option<StepId>,
    ) -> Result<(), StoreError> {
        self.begin_to_write()?;
        let last = last_step(&self.connection, session);
        if matches!(last, Ok(last) if last == after) {
            return Ok(());
        }
        self.undo_written();
        Err(last.err().unwrap_or(StoreError::Conflict))
    }

    /// Appends a row, durably: one commit with what was begun.
    pub(crate) fn append(&self, new: &NewRow<'_>) -> Result<(), StoreError> {
        let appended = self.write_row(new).and_then(|()| self.keep_written());
        if appended.is_err() {
            self.undo_written();
        }
        appended
    }

    fn write_row(&self, new: &NewRow<'_>) -> Result<(), StoreError> {
        let grown = self
            .connection
            .prepare_cached(
                "UPDATE sessions SET revision = ?2, phase = ?3, updated_at = ?4, card = ?5
                 WHERE id = ?1 AND revision = ?2 - 1",
            )?
            .execute(params![
                new.session.to_string(),
                new.row.seq,
                phase_text(new.card.phase),
                millis(new.row.at),
                new.card.write()
            ])?;
        if grown != 1 {
            return Err(StoreError::Conflict);
        }
        insert_row(&self.connection, new)?;
        if let Some(payload) = new.learned {
            let record = BoxRecord {
                content: payload.to_owned(),
                game: new.game.to_owned(),
                id: new.row.id.0,
                updated_at: new.row.at,
            };
            super::boxes::put(&self.connection, &record)?;
        }
        Ok(())
    }

    /// The game of a session and its rows, oldest first; `None` if there is no such session.
    pub fn load(&self, session: SessionId) -> Result<Option<(String, Vec<Row>)>, StoreError> {
        let id = session.to_string();
        let game = self
            .connection
            .prepare_cached("SELECT game FROM sessions WHERE id = ?1")?
            .query_row([&id], |row| row.get(0))
            .optional()?;
        let Some(game) = game else { return Ok(None) };
        Ok(Some((game, self.rows_from(session, 0)?)))
    }

    /// The rows of a session from this number on, oldest first.
    pub(crate) fn rows_from(&self, session: SessionId, seq: u64) -> Result<Vec<Row>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT seq, id, at, offset, kind, version, payload FROM steps
             WHERE session = ?1 AND seq >= ?2 ORDER BY seq",
        )?;
        let rows = statement.query_map(params![session.to_string(), seq], read_row)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// A session's last step; `None` if there is no such session. What its row says of it may be
    /// wrong; its steps are not.
    pub fn last_step(&self, session: SessionId) -> Result<Option<StepId>, StoreError> {
        let mut there = self.connection.prepare_cached("SELECT 1 FROM sessions WHERE id = ?1")?;
        if !there.exists([session.to_string()])? {
            return Ok(None);
        }
        // A log without steps is refused where it is laid out.
        let nothing = StepId(uuid::Uuid::nil());
        Ok(Some(last_step(&self.connection, session)?.unwrap_or(nothing)))
    }

    /// Sessions whose id begins like this, in the bin or not.
    pub fn find(&self, id_prefix: &str) -> Result<Vec<SessionId>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id FROM sessions WHERE substr(id, 1, length(?1)) = ?1 ORDER BY id",
        )?;
        let found =
            statement.query_map([id_prefix.to_ascii_lowercase()], |row| session_id(row, 0))?;
        Ok(found.collect::<Result<Vec<_>, _>>()?)
    }

    /// Puts a session into the bin, or takes it out: later than before, even if the clock was set.
    /// False if there is no such session.
    pub fn set_deleted(
        &mut self,
        session: SessionId,
        deleted: bool,
        at: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let changed = self.connection.execute(
            "UPDATE sessions SET deleted_at = iif(?3, ?2, NULL), bin_at = min(max(bin_at + 1, ?2), ?4)
             WHERE id = ?1",
            params![session.to_string(), millis(at), deleted, LAST_MILLIS],
        )?;
        Ok(changed == 1)
    }

    /// Empties the bin of what has been in it since before this moment. A tombstone
    /// stays, with the steps that were there; unless another copy of the log lives on, which it
    /// would bury wherever both are heard of.
    pub fn purge(&mut self, before: DateTime<Utc>) -> Result<usize, StoreError> {
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute(
            "INSERT OR REPLACE INTO tombstones (last, session, at, back, steps)
             SELECT
                 (SELECT id FROM steps WHERE session = sessions.id ORDER BY seq DESC LIMIT 1),
                 id, max(deleted_at, bin_at), 0,
                 (SELECT group_concat(id, ' ' ORDER BY seq) FROM steps WHERE session = sessions.id)
             FROM sessions WHERE deleted_at < ?1
                 AND EXISTS (SELECT 1 FROM steps WHERE session = sessions.id)
                 AND NOT EXISTS (
                     SELECT 1 FROM steps WHERE session = sessions.id AND id IN (
                         SELECT (SELECT id FROM steps WHERE session = other.id
                             ORDER BY seq DESC LIMIT 1)
                         FROM sessions AS other WHERE deleted_at IS NULL OR deleted_at >= ?1))",
            [millis(before)],
        )?;
        let purged =
            transaction.execute("DELETE FROM sessions WHERE deleted_at < ?1", [millis(before)])?;
        transaction.commit()?;
        Ok(purged)
    }
}

fn insert_row(connection: &Connection, new: &NewRow<'_>) -> Result<(), StoreError> {
    let Row { seq, id, at, offset_minutes, step } = new.row;
    let RawStep { kind, version, payload } = step.write();
    connection
        .prepare_cached(
            "INSERT INTO steps (session, seq, id, at, offset, game, kind, version, payload)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        )?
        .execute(params![
            new.session.to_string(),
            seq,
            id.to_string(),
            millis(*at),
            offset_minutes,
            new.game,
            kind,
            version,
            payload
        ])?;
    for player in new.players {
        super::players::remember(connection, new.game, player, *at)?;
    }
    if let Some(index) = new.index {
        let before = super::players::seated(connection, new.session)?;
        put_index(connection, new.session, index)?;
        super::players::drop_made_up(connection, new.session, &before)?;
    }
    if let Some(options) = new.options {
        super::preferences::put(connection, &options_of(new.game), options)?;
    }
    Ok(())
}

/// The name of the preference for a game's options.
pub(crate) fn options_of(game: &str) -> String {
    format!("options.{game}")
}

/// The last step of a log; a number in place of an id that was damaged.
pub(super) fn last_step(
    connection: &Connection,
    session: SessionId,
) -> Result<Option<StepId>, StoreError> {
    let mut statement = connection
        .prepare_cached("SELECT id, seq FROM steps WHERE session = ?1 ORDER BY seq DESC LIMIT 1")?;
    let last = statement.query_row([session.to_string()], |row| {
        let seq: u64 = row.get(1)?;
        Ok(StepId(uuid(row, 0).unwrap_or_else(|_| uuid::Uuid::from_u128(seq.into()))))
    });
    Ok(last.optional()?)
}

pub(super) fn put_index(
    connection: &Connection,
    session: SessionId,
    index: &Index,
) -> Result<(), StoreError> {
    let id = session.to_string();
    connection
        .prepare_cached("UPDATE sessions SET day = ?2, words = ?3 WHERE id = ?1")?
        .execute(params![id, index.day, index.words])?;
    connection.prepare_cached("DELETE FROM seats WHERE session = ?1")?.execute([&id])?;
    let mut seat = connection
        .prepare_cached("INSERT INTO seats (session, seat, player) VALUES (?1, ?2, ?3)")?;
    for (number, player) in &index.players {
        seat.execute(params![id, number.index(), player.to_string()])?;
    }
    super::results::put(connection, session, index.played.as_ref())
}

/// One row that was damaged does not keep the log from being read: replay passes over it.
fn read_row(row: &SqlRow<'_>) -> rusqlite::Result<Row> {
    let seq = row.get(0)?;
    let step = RawStep {
        kind: text(row, 4)?,
        version: row.get(5).unwrap_or(u32::MAX),
        payload: text(row, 6)?,
    };
    Ok(Row {
        seq,
        id: StepId(uuid(row, 1).unwrap_or_else(|_| uuid::Uuid::from_u128(seq.into()))),
        at: moment(row, 2).unwrap_or_default(),
        offset_minutes: row.get(3).unwrap_or_default(),
        step: Step::read(step),
    })
}

fn text(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<String> {
    Ok(String::from_utf8_lossy(row.get_ref(column)?.as_bytes()?).into_owned())
}

pub(super) fn session_id(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<SessionId> {
    uuid(row, column).map(SessionId)
}

pub(super) fn uuid(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<uuid::Uuid> {
    let text = row.get_ref(column)?.as_str()?;
    text.parse().map_err(|error: uuid::Error| unfit(column, error))
}

pub(super) fn moment(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<DateTime<Utc>> {
    let millis: i64 = row.get(column)?;
    Ok(of_millis(millis))
}

pub(super) fn unfit(
    column: usize,
    error: impl std::error::Error + Send + Sync + 'static,
) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Text, Box::new(error))
}

pub(super) fn millis(at: DateTime<Utc>) -> i64 {
    at.timestamp_millis()
}

pub(super) fn phase_text(phase: Phase) -> &'static str {
    match phase {
        Phase::SettingUp => "setting_up",
        Phase::Playing => "playing",
        Phase::Finished => "finished",
        Phase::Abandoned => "abandoned",
    }
}

//! Sessions and their steps.

use chrono::{DateTime, Utc};
use rusqlite::{Connection, Row as SqlRow, TransactionBehavior, params};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::sql::{all, first, millis, moment, run, session_id, step_id};
use super::whole::{has_session, put_head, put_step};
use super::{BoxRecord, Card, Played, Player, SessionRecord, StepRecord, Store, StoreError};
use crate::moment::LAST_MILLIS;
use crate::outside::{PlayerId, SessionId, StepId};
use crate::seat::Seat;
use crate::session::{RawStep, Row, Step};

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
        let record = SessionRecord {
            bin: None,
            game: new.game.to_owned(),
            id: new.session,
            log: vec![StepRecord::of(new.row)],
            result: new.card.clone(),
        };
        put_head(&transaction, &record)?;
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
        let grow = "UPDATE sessions SET revision = ?2, phase = ?3, updated_at = ?4, card = ?5
             WHERE id = ?1 AND revision = ?2 - 1";
        let (id, phase) = (new.session.to_string(), new.card.phase.name());
        let values = params![id, new.row.seq, phase, millis(new.row.at), new.card.write()];
        let grown = run(&self.connection, grow, values)?;
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
        let select = "SELECT game FROM sessions WHERE id = ?1";
        let game = first(&self.connection, select, [session.to_string()], |row| row.get(0))?;
        let Some(game) = game else { return Ok(None) };
        Ok(Some((game, self.rows_from(session, 0)?)))
    }

    /// The rows of a session from this number on, oldest first.
    pub(crate) fn rows_from(&self, session: SessionId, seq: u64) -> Result<Vec<Row>, StoreError> {
        let select = "SELECT seq, id, at, offset, kind, version, payload FROM steps
             WHERE session = ?1 AND seq >= ?2 ORDER BY seq";
        all(&self.connection, select, params![session.to_string(), seq], read_row)
    }

    /// A session's last step; `None` if there is no such session. What its row says of it may be
    /// wrong; its steps are not.
    pub fn last_step(&self, session: SessionId) -> Result<Option<StepId>, StoreError> {
        if !has_session(&self.connection, &session.to_string())? {
            return Ok(None);
        }
        // A log without steps is refused where it is laid out.
        let nothing = StepId(Uuid::nil());
        Ok(Some(last_step(&self.connection, session)?.unwrap_or(nothing)))
    }

    /// Sessions whose id begins like this, in the bin or not.
    pub fn find(&self, id_prefix: &str) -> Result<Vec<SessionId>, StoreError> {
        let select = "SELECT id FROM sessions WHERE substr(id, 1, length(?1)) = ?1 ORDER BY id";
        let id_prefix = id_prefix.to_ascii_lowercase();
        all(&self.connection, select, [id_prefix], |row| session_id(row, 0))
    }

    /// Puts a session into the bin, or takes it out: later than before, even if the clock was set.
    /// False if there is no such session.
    pub fn set_deleted(
        &mut self,
        session: SessionId,
        deleted: bool,
        at: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let move_it = "UPDATE sessions SET deleted_at = iif(?3, ?2, NULL),
             bin_at = min(max(bin_at + 1, ?2), ?4) WHERE id = ?1";
        let values = params![session.to_string(), millis(at), deleted, LAST_MILLIS];
        Ok(run(&self.connection, move_it, values)? == 1)
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
    let Row { seq, at, .. } = new.row;
    put_step(connection, &new.session.to_string(), new.game, *seq, &StepRecord::of(new.row))?;
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
    let select = "SELECT id, seq FROM steps WHERE session = ?1 ORDER BY seq DESC LIMIT 1";
    first(connection, select, [session.to_string()], |row| {
        let seq: u64 = row.get(1)?;
        Ok(step_id(row, 0).unwrap_or_else(|_| StepId(Uuid::from_u128(seq.into()))))
    })
}

pub(super) fn put_index(
    connection: &Connection,
    session: SessionId,
    index: &Index,
) -> Result<(), StoreError> {
    let id = session.to_string();
    let find_by = "UPDATE sessions SET day = ?2, words = ?3 WHERE id = ?1";
    run(connection, find_by, params![id, index.day, index.words])?;
    run(connection, "DELETE FROM seats WHERE session = ?1", [&id])?;
    for (seat, player) in &index.players {
        let put = "INSERT INTO seats (session, seat, player) VALUES (?1, ?2, ?3)";
        run(connection, put, params![id, seat.index(), player.to_string()])?;
    }
    super::results::put(connection, session, index.played.as_ref())
}

/// One row that was damaged does not keep the log from being read: replay passes over it.
fn read_row(row: &SqlRow<'_>) -> rusqlite::Result<Row> {
    let seq = row.get(0)?;
    let step = RawStep {
        kind: lossy(row, 4)?,
        version: row.get(5).unwrap_or(u32::MAX),
        payload: lossy(row, 6)?,
    };
    Ok(Row {
        seq,
        id: step_id(row, 1).unwrap_or_else(|_| StepId(Uuid::from_u128(seq.into()))),
        at: moment(row, 2).unwrap_or_default(),
        offset_minutes: row.get(3).unwrap_or_default(),
        step: Step::read(step),
    })
}

fn lossy(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<String> {
    Ok(String::from_utf8_lossy(row.get_ref(column)?.as_bytes()?).into_owned())
}

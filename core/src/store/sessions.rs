//! Sessions and their steps.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension as _, Row as SqlRow, Transaction, TransactionBehavior, params};
use serde::Serialize;

use super::{Card, Player, Store, StoreError};
use crate::outside::{SessionId, StepId};
use crate::session::{Phase, RawStep, Row, Step};

/// A row of the list of sessions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ListedSession {
    pub id: SessionId,
    pub game: String,
    pub started_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
    pub deleted_at: Option<DateTime<Utc>>,
    pub card: Card,
}

/// A step on its way into the log.
#[derive(Debug)]
pub struct NewRow<'a> {
    pub session: SessionId,
    pub game: &'a str,
    pub row: &'a Row,
    pub card: &'a Card,
    /// The game's box, if the step taught it something.
    pub learned: Option<&'a str>,
    /// Players to remember with it.
    pub players: &'a [Player],
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

    /// Appends a row, durably, if the session has not grown in the meantime: one commit.
    pub fn append(&mut self, new: &NewRow<'_>) -> Result<(), StoreError> {
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let grown = transaction
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
        insert_row(&transaction, new)?;
        if let Some(payload) = new.learned {
            super::boxes::put(&transaction, new.game, payload, new.row)?;
        }
        transaction.commit()?;
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
        let mut statement = self.connection.prepare_cached(
            "SELECT seq, id, at, offset, kind, version, payload FROM steps WHERE session = ?1 ORDER BY seq",
        )?;
        let rows = statement.query_map([&id], read_row)?.collect::<Result<Vec<Row>, _>>()?;
        Ok(Some((game, rows)))
    }

    /// The number of a session's last step; `None` if there is no such session.
    pub fn revision(&self, session: SessionId) -> Result<Option<u64>, StoreError> {
        let mut statement =
            self.connection.prepare_cached("SELECT revision FROM sessions WHERE id = ?1")?;
        Ok(statement.query_row([session.to_string()], |row| row.get(0)).optional()?)
    }

    /// Writes a session's card anew; its log stays as it is.
    pub fn refresh(&mut self, session: SessionId, card: &Card) -> Result<(), StoreError> {
        self.connection.execute(
            "UPDATE sessions SET phase = ?2, card = ?3 WHERE id = ?1",
            params![session.to_string(), phase_text(card.phase), card.write()],
        )?;
        Ok(())
    }

    /// Sessions that are not in the bin, the latest begun first: ids are in the order of time, so
    /// no index has to be kept with every tap.
    pub fn list(&self, offset: u32, limit: u32) -> Result<Vec<ListedSession>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id, game, started_at, updated_at, deleted_at, card FROM sessions
             WHERE deleted_at IS NULL ORDER BY id DESC LIMIT ?1 OFFSET ?2",
        )?;
        let listed = statement.query_map([limit, offset], read_listed)?;
        Ok(listed.collect::<Result<Vec<_>, _>>()?)
    }

    /// Sessions in the bin, the latest first.
    pub fn list_bin(&self) -> Result<Vec<ListedSession>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id, game, started_at, updated_at, deleted_at, card FROM sessions
             WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC, id DESC",
        )?;
        let listed = statement.query_map([], read_listed)?;
        Ok(listed.collect::<Result<Vec<_>, _>>()?)
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

    /// Puts a session into the bin, or takes it out. False if there is no such session.
    pub fn set_deleted(
        &mut self,
        session: SessionId,
        at: Option<DateTime<Utc>>,
    ) -> Result<bool, StoreError> {
        let changed = self.connection.execute(
            "UPDATE sessions SET deleted_at = ?2 WHERE id = ?1",
            params![session.to_string(), at.map(millis)],
        )?;
        Ok(changed == 1)
    }

    /// Empties the bin of what has been in it since before this moment.
    pub fn purge(&mut self, before: DateTime<Utc>) -> Result<usize, StoreError> {
        Ok(self
            .connection
            .execute("DELETE FROM sessions WHERE deleted_at < ?1", [millis(before)])?)
    }
}

fn insert_row(transaction: &Transaction<'_>, new: &NewRow<'_>) -> Result<(), StoreError> {
    let Row { seq, id, at, offset_minutes, step } = new.row;
    let RawStep { kind, version, payload } = step.write();
    transaction
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
        super::players::remember(transaction, player, *at)?;
    }
    Ok(())
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

fn read_listed(row: &SqlRow<'_>) -> rusqlite::Result<ListedSession> {
    let deleted_at: Option<i64> = row.get(4)?;
    let card = row.get_ref(5)?.as_str()?;
    Ok(ListedSession {
        id: session_id(row, 0)?,
        game: row.get(1)?,
        started_at: moment(row, 2)?,
        updated_at: moment(row, 3)?,
        deleted_at: deleted_at.and_then(DateTime::from_timestamp_millis),
        // A cache that cannot be read is as good as none; the log is there.
        card: Card::read(card).unwrap_or_else(|_| Card::unread()),
    })
}

fn session_id(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<SessionId> {
    uuid(row, column).map(SessionId)
}

pub(super) fn uuid(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<uuid::Uuid> {
    let text = row.get_ref(column)?.as_str()?;
    text.parse().map_err(|error: uuid::Error| unfit(column, error))
}

fn moment(row: &SqlRow<'_>, column: usize) -> rusqlite::Result<DateTime<Utc>> {
    let millis: i64 = row.get(column)?;
    DateTime::from_timestamp_millis(millis)
        .ok_or(rusqlite::Error::IntegralValueOutOfRange(column, millis))
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

fn phase_text(phase: Phase) -> &'static str {
    match phase {
        Phase::SettingUp => "setting_up",
        Phase::Playing => "playing",
        Phase::Finished => "finished",
        Phase::Abandoned => "abandoned",
    }
}

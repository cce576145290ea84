//! Whole records in and out of the database: what goes to another device and what comes from one.

use rusqlite::{Connection, OptionalExtension as _, Row as SqlRow, TransactionBehavior, params};

use super::records::{Bin, BoxRecord, PlayerRecord, SessionRecord, StepRecord, Tombstone};
use super::sessions::{millis, moment, phase_text, put_index, session_id, uuid};
use super::{Card, Index, Store, StoreError};
use crate::moment::of_millis;
use crate::outside::{SessionId, StepId};

/// What is to be different afterwards: all of it, or nothing.
#[derive(Clone, Debug, Default)]
pub struct Changes {
    /// Sessions with their caches, as they are to be.
    pub sessions: Vec<(SessionRecord, Index)>,
    pub players: Vec<PlayerRecord>,
    pub boxes: Vec<BoxRecord>,
    /// Sessions that are here no more, or not under this id.
    pub removed: Vec<SessionId>,
    pub stones: Vec<Tombstone>,
    /// The last steps of logs whose tombstones are to go.
    pub lifted: Vec<StepId>,
}

const STEPS: &str = "SELECT id, at, offset, kind, version, payload FROM steps
     WHERE session = ?1 ORDER BY seq";

impl Store {
    /// A session whole; `None` if there is none.
    pub fn session_record(&self, id: SessionId) -> Result<Option<SessionRecord>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id, game, bin_at, deleted_at IS NOT NULL, card FROM sessions WHERE id = ?1",
        )?;
        let head = statement.query_row([id.to_string()], read_head).optional()?;
        head.map(|head| self.with_log(head)).transpose()
    }

    /// Every session whole, in the order of their ids, one at a time.
    pub fn each_session(
        &self,
        mut visit: impl FnMut(SessionRecord) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id, game, bin_at, deleted_at IS NOT NULL, card FROM sessions ORDER BY id",
        )?;
        for head in statement.query_map([], read_head)? {
            visit(self.with_log(head?)?)?;
        }
        Ok(())
    }

    fn with_log(&self, head: SessionRecord) -> Result<SessionRecord, StoreError> {
        let mut statement = self.connection.prepare_cached(STEPS)?;
        let log = statement.query_map([head.id.to_string()], read_step)?;
        let log = log.collect::<Result<Vec<_>, _>>()?;
        Ok(SessionRecord { log, ..head })
    }

    /// The first step of every session.
    pub fn beginnings(&self) -> Result<Vec<(StepId, SessionId)>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT steps.id, sessions.id FROM sessions
             JOIN steps ON session = sessions.id AND seq = 1 ORDER BY sessions.id",
        )?;
        let found =
            statement.query_map([], |row| Ok((StepId(uuid(row, 0)?), session_id(row, 1)?)))?;
        Ok(found.collect::<Result<Vec<_>, _>>()?)
    }

    /// Sessions that are gone for good, by id.
    pub fn tombstones(&self) -> Result<Vec<Tombstone>, StoreError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT session, at, back, steps FROM tombstones ORDER BY session, last",
        )?;
        let stones = statement.query_map([], |row| {
            let steps = row.get_ref(3)?.as_str()?.split(' ');
            Ok(Tombstone {
                at: moment(row, 1)?,
                back: row.get(2)?,
                session: session_id(row, 0)?,
                // What cannot be read was not seen.
                steps: steps.map_while(|id| id.parse().ok().map(StepId)).collect(),
            })
        })?;
        Ok(stones.collect::<Result<Vec<_>, _>>()?)
    }

    /// Carries changes out in one commit.
    pub fn exchange(&mut self, changes: &Changes) -> Result<(), StoreError> {
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for session in &changes.removed {
            transaction
                .prepare_cached("DELETE FROM sessions WHERE id = ?1")?
                .execute([session.to_string()])?;
        }
        for (record, index) in &changes.sessions {
            put_session(&transaction, record)?;
            put_index(&transaction, record.id, index)?;
        }
        for record in &changes.players {
            super::players::put(&transaction, record)?;
        }
        for record in &changes.boxes {
            super::boxes::put(&transaction, record)?;
        }
        for last in &changes.lifted {
            transaction
                .prepare_cached("DELETE FROM tombstones WHERE last = ?1")?
                .execute([last.to_string()])?;
        }
        for stone in &changes.stones {
            put_stone(&transaction, stone)?;
        }
        transaction.commit()?;
        Ok(())
    }
}

fn put_stone(connection: &Connection, stone: &Tombstone) -> Result<(), StoreError> {
    let Some(last) = stone.last() else { return Ok(()) };
    let steps: Vec<String> = stone.steps.iter().map(ToString::to_string).collect();
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO tombstones (last, session, at, back, steps)
             VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![
            last.to_string(),
            stone.session.to_string(),
            millis(stone.at),
            stone.back,
            steps.join(" ")
        ])?;
    Ok(())
}

/// Writes a session; of its log only what is not there yet, and nothing is left of another one.
fn put_session(connection: &Connection, record: &SessionRecord) -> Result<(), StoreError> {
    let id = record.id.to_string();
    let common = common_steps(connection, &id, &record.log)?;
    connection
        .prepare_cached(
            "INSERT INTO sessions
                 (id, game, revision, phase, started_at, updated_at, deleted_at, bin_at, card)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
             ON CONFLICT (id) DO UPDATE SET game = ?2, revision = ?3, phase = ?4, started_at = ?5,
                 updated_at = ?6, deleted_at = ?7, bin_at = ?8, card = ?9",
        )?
        .execute(params![
            id,
            record.game,
            record.log.len(),
            phase_text(record.result.phase),
            millis(record.started_at()),
            millis(record.updated_at()),
            record.deleted_at().map(millis),
            record.bin.map_or(0, |bin| millis(bin.at)),
            record.result.write()
        ])?;
    connection
        .prepare_cached("DELETE FROM steps WHERE session = ?1 AND seq > ?2")?
        .execute(params![id, common])?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO steps (session, seq, id, at, offset, game, kind, version, payload)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?;
    for (step, seq) in record.log.iter().zip(1_u64..).skip(common) {
        let StepRecord { at, id: step_id, kind, offset, payload, version } = step;
        insert.execute(params![
            id,
            seq,
            step_id.to_string(),
            millis(*at),
            offset,
            record.game,
            kind,
            version,
            payload
        ])?;
    }
    Ok(())
}

/// How many steps are there already, letter for letter.
fn common_steps(
    connection: &Connection,
    session: &str,
    log: &[StepRecord],
) -> Result<usize, StoreError> {
    let mut statement = connection.prepare_cached(STEPS)?;
    let here = statement.query_map([session], read_step)?;
    let mut common = 0;
    for (here, there) in here.zip(log) {
        if here? != *there {
            break;
        }
        common += 1;
    }
    Ok(common)
}

fn read_head(row: &SqlRow<'_>) -> rusqlite::Result<SessionRecord> {
    let (bin_at, deleted): (i64, bool) = (row.get(2)?, row.get(3)?);
    let bin = (bin_at > 0).then(|| of_millis(bin_at));
    Ok(SessionRecord {
        bin: bin.map(|at| Bin { at, deleted }),
        game: row.get(1)?,
        id: session_id(row, 0)?,
        log: Vec::new(),
        result: Card::read(row.get_ref(4)?.as_str()?).unwrap_or_else(Card::unread),
    })
}

fn read_step(row: &SqlRow<'_>) -> rusqlite::Result<StepRecord> {
    Ok(StepRecord {
        at: moment(row, 1)?,
        id: StepId(uuid(row, 0)?),
        kind: row.get(3)?,
        offset: row.get(2)?,
        payload: row.get(5)?,
        version: row.get(4)?,
    })
}

//! Whole records in and out of the database: what goes to another device and what comes from one.

use std::time::Duration;

use rusqlite::backup::Backup;
use rusqlite::{Connection, Row as SqlRow, params};

use super::file::Claim;
use super::open::stay_at;
use super::sessions::put_index;
use super::sql::{
    all, each, first, millis, moment, run, session_id, step_id, text, text_or_null, value,
};
use super::{Bin, Card, Index, SessionRecord, StepRecord, Store, StoreError, Tombstone};
use crate::moment::of_millis;
use crate::outside::{SessionId, StepId};

const STEPS: &str = "SELECT id, at, offset, kind, version, payload FROM steps
     WHERE session = ?1 ORDER BY seq";

impl Store {
    /// A session whole; `None` if there is none.
    pub fn session_record(&self, id: SessionId) -> Result<Option<SessionRecord>, StoreError> {
        #[cfg(test)]
        crate::session::counted::count(|done| &mut done.loads);
        session_record(&self.connection, id)
    }

    /// The ids of sessions after this one, in their order.
    pub fn session_ids(
        &self,
        after: Option<SessionId>,
        limit: u32,
    ) -> Result<Vec<SessionId>, StoreError> {
        let select = "SELECT id FROM sessions WHERE id > ?1 ORDER BY id LIMIT ?2";
        let after = after.map(|it| it.to_string()).unwrap_or_default();
        all(&self.connection, select, params![after, limit], |row| session_id(row, 0))
    }

    pub fn count_sessions(&self) -> Result<u64, StoreError> {
        value(&self.connection, "SELECT count(*) FROM sessions", [])
    }

    /// Every session after this one in the order of ids: its id, its first step, and a text that is
    /// another one if anything of the session is.
    pub(super) fn each_head(
        &self,
        after: &str,
        limit: u32,
        mut visit: impl FnMut(&str, Option<&str>, &str) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let select = "SELECT id,
                 (SELECT id FROM steps WHERE session = sessions.id ORDER BY seq LIMIT 1),
                 concat_ws(' ', bin_at, deleted_at IS NOT NULL,
                     (SELECT id FROM steps WHERE session = sessions.id ORDER BY seq DESC LIMIT 1))
             FROM sessions WHERE id > ?1 ORDER BY id LIMIT ?2";
        each(&self.connection, select, params![after, limit], |row| {
            visit(text(row, 0)?, text_or_null(row, 1)?, text(row, 2)?)
        })
    }

    /// Sessions that are gone for good, by id, one at a time.
    pub fn each_stone(
        &self,
        mut visit: impl FnMut(Tombstone) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let select = "SELECT session, at, back, steps FROM tombstones ORDER BY session, last";
        each(&self.connection, select, [], |row| {
            visit(Tombstone {
                at: moment(row, 1)?,
                back: row.get(2)?,
                session: session_id(row, 0)?,
                // What cannot be read was not seen.
                steps: text(row, 3)?
                    .split(' ')
                    .map_while(|id| id.parse().ok().map(StepId))
                    .collect(),
            })
        })
    }

    pub fn has_stones(&self) -> Result<bool, StoreError> {
        value(&self.connection, "SELECT EXISTS (SELECT 1 FROM tombstones)", [])
    }

    /// A look at everything as it is now, whatever is written meanwhile: a connection of its own,
    /// or a copy of what is only in memory.
    pub fn snapshot(&self) -> Result<Self, StoreError> {
        if let Some(reader) = self.reader()? {
            reader.connection.execute_batch("BEGIN")?;
            reader.count_sessions()?;
            return Ok(reader);
        }
        let mut copy = Connection::open_in_memory()?;
        Backup::new(&self.connection, &mut copy)?.run_to_completion(
            i32::MAX,
            Duration::ZERO,
            None,
        )?;
        Ok(Self::apart(copy, Claim::none()))
    }

    /// A second connection that writes, for long work; `None` in memory.
    pub(crate) fn writer(&self) -> Result<Option<Self>, StoreError> {
        let Some(mut writer) = self.reader()? else { return Ok(None) };
        if let Some(path) = &self.path {
            stay_at(path, &mut writer.connection, &writer.claim)?;
        }
        writer.connection.pragma_update(None, "query_only", false)?;
        writer.connection.pragma_update(None, "synchronous", "FULL")?;
        writer.connection.pragma_update(None, "foreign_keys", true)?;
        Ok(Some(writer))
    }
}

/// A session whole; `None` if there is none.
pub(super) fn session_record(
    connection: &Connection,
    id: SessionId,
) -> Result<Option<SessionRecord>, StoreError> {
    let id = id.to_string();
    let head = "SELECT id, game, bin_at, deleted_at IS NOT NULL, card FROM sessions WHERE id = ?1";
    let Some(head) = first(connection, head, [&id], read_head)? else { return Ok(None) };
    Ok(Some(SessionRecord { log: all(connection, STEPS, [&id], read_step)?, ..head }))
}

pub(super) fn has_session(connection: &Connection, id: &str) -> Result<bool, StoreError> {
    Ok(first(connection, "SELECT 1 FROM sessions WHERE id = ?1", [id], |_| Ok(()))?.is_some())
}

pub(super) fn put_stone(connection: &Connection, stone: &Tombstone) -> Result<(), StoreError> {
    let Some(tip) = stone.tip() else { return Ok(()) };
    let Tombstone { at, back, session, steps } = stone;
    let steps: Vec<String> = steps.iter().map(ToString::to_string).collect();
    let put = "INSERT OR REPLACE INTO tombstones (last, session, at, back, steps)
         VALUES (?1, ?2, ?3, ?4, ?5)";
    let (tip, session) = (tip.to_string(), session.to_string());
    run(connection, put, params![tip, session, millis(*at), back, steps.join(" ")]).map(drop)
}

/// Writes a session; of its log only what is not there yet, and nothing is left of another one.
pub(super) fn put_session(
    connection: &Connection,
    record: &SessionRecord,
    index: &Index,
) -> Result<(), StoreError> {
    let id = record.id.to_string();
    let common = common_steps(connection, &id, &record.log)?;
    put_head(connection, record)?;
    run(connection, "DELETE FROM steps WHERE session = ?1 AND seq > ?2", params![id, common])?;
    put_steps(connection, record, common)?;
    put_index(connection, record.id, index)
}

pub(super) fn put_head(connection: &Connection, record: &SessionRecord) -> Result<(), StoreError> {
    let put = "INSERT INTO sessions
             (id, game, revision, phase, started_at, updated_at, deleted_at, bin_at, card)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
         ON CONFLICT (id) DO UPDATE SET game = ?2, revision = ?3, phase = ?4, started_at = ?5,
             updated_at = ?6, deleted_at = ?7, bin_at = ?8, card = ?9";
    let values = params![
        record.id.to_string(),
        record.game,
        record.log.len(),
        record.result.phase.name(),
        millis(record.started_at()),
        millis(record.updated_at()),
        record.deleted_at().map(millis),
        record.bin.map_or(0, |bin| millis(bin.at)),
        record.result.write()
    ];
    run(connection, put, values).map(drop)
}

/// Writes the steps after those that are there.
pub(super) fn put_steps(
    connection: &Connection,
    record: &SessionRecord,
    there: usize,
) -> Result<(), StoreError> {
    let id = record.id.to_string();
    let mut steps = record.log.iter().zip(1..).skip(there);
    steps.try_for_each(|(step, seq)| put_step(connection, &id, &record.game, seq, step))
}

pub(super) fn put_step(
    connection: &Connection,
    session: &str,
    game: &str,
    seq: u64,
    step: &StepRecord,
) -> Result<(), StoreError> {
    let StepRecord { at, id, kind, offset, payload, version } = step;
    let put = "INSERT INTO steps (session, seq, id, at, offset, game, kind, version, payload)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
    let (id, at) = (id.to_string(), millis(*at));
    let values = params![session, seq, id, at, offset, game, kind, version, payload];
    run(connection, put, values).map(drop)
}

/// How many steps are there already, letter for letter.
fn common_steps(
    connection: &Connection,
    session: &str,
    log: &[StepRecord],
) -> Result<usize, StoreError> {
    let mut statement = connection.prepare_cached(STEPS)?;
    let mut common = 0;
    for (here, there) in statement.query_map([session], read_step)?.zip(log) {
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
        result: Card::read(text(row, 4)?).unwrap_or_else(Card::unread),
    })
}

fn read_step(row: &SqlRow<'_>) -> rusqlite::Result<StepRecord> {
    Ok(StepRecord {
        at: moment(row, 1)?,
        id: step_id(row, 0)?,
        kind: row.get(3)?,
        offset: row.get(2)?,
        payload: row.get(5)?,
        version: row.get(4)?,
    })
}

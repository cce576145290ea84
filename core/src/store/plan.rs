//! What an import is to do, written down family by family before anything is changed; and carried
//! out in one commit, with what has changed here in the meantime looked at again.

use std::collections::BTreeSet;

use rusqlite::{Row as SqlRow, params};

use super::sql::{
    all, each, first, from_json, json, run, session_id, step_id, text, text_or_null, value,
};
use super::staging::Staging;
use super::whole::{put_session, put_stone};
use super::{BoxRecord, Index, PlayerRecord, SessionRecord, Store, StoreError};
use crate::merge::{Changes, Moves};
use crate::outside::{SessionId, StepId};
use crate::record::Proof;

/// Whether anything was written to a database since: what others did, and what we did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    others: i64,
    ours: u64,
}

/// What a log gives beside the card of its session.
#[derive(Clone, Debug)]
pub(crate) struct Derived {
    pub(crate) index: Index,
    /// Of what is finished.
    pub(crate) proof: Option<Proof>,
    /// Whether the result that came with it is another one.
    pub(crate) differs: bool,
}

/// A session as it is to be.
#[derive(Clone, Debug)]
pub(crate) enum Planned<'a> {
    /// With the log of one that comes.
    Theirs { record: &'a SessionRecord, source: SessionId },
    /// It was here, and something about it is different.
    Ours(Box<(SessionRecord, Index)>),
}

/// What is to be done, in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sums {
    pub(crate) added: u32,
    pub(crate) changed: u32,
    pub(crate) moves: Moves,
}

/// What is to be done.
impl Staging {
    /// The family that a root was planned with.
    pub(crate) fn family_of(&self, root: StepId) -> Result<Option<i64>, StoreError> {
        let select = "SELECT family FROM roots WHERE root = ?1";
        first(&self.connection, select, [root.to_string()], |row| row.get(0))
    }

    /// All roots that were planned together.
    pub(crate) fn roots_of(&self, family: i64) -> Result<Vec<StepId>, StoreError> {
        let select = "SELECT root FROM roots WHERE family = ?1";
        all(&self.connection, select, [family], |row| step_id(row, 0))
    }

    /// Whether a session of another family is to have this id.
    pub(crate) fn is_planned(&self, id: SessionId) -> Result<bool, StoreError> {
        let select = "SELECT EXISTS (SELECT 1 FROM planned WHERE id = ?1)";
        value(&self.connection, select, [id.to_string()])
    }

    /// Writes down what is to become of a family.
    pub(crate) fn plan(
        &self,
        roots: &BTreeSet<StepId>,
        changes: &Changes,
        sessions: &[Planned<'_>],
    ) -> Result<(), StoreError> {
        let begin = "INSERT INTO families (moves) VALUES (?1) RETURNING number";
        let family: i64 = value(&self.connection, begin, [json(&changes.moves)?])?;
        for root in roots {
            let put = "INSERT OR REPLACE INTO roots (root, family) VALUES (?1, ?2)";
            run(&self.connection, put, params![root.to_string(), family])?;
        }
        for planned in sessions {
            self.plan_session(planned, family)?;
        }
        for id in &changes.removed {
            self.plan_other("removed", &id.to_string(), family, "")?;
        }
        for tip in &changes.lifted {
            self.plan_other("lifted", &tip.to_string(), family, "")?;
        }
        for stone in &changes.stones {
            let tip = stone.tip().map(|it| it.to_string()).unwrap_or_default();
            self.plan_other("stone", &tip, family, &json(stone)?)?;
        }
        Ok(())
    }

    fn plan_session(&self, planned: &Planned<'_>, family: i64) -> Result<(), StoreError> {
        let (record, source, body, found_by) = match planned {
            Planned::Theirs { record, source } => (*record, Some(source.to_string()), None, None),
            Planned::Ours(ours) => {
                let (record, index) = &**ours;
                (record, None, Some(json(record)?), Some(json(index)?))
            }
        };
        let put =
            "INSERT OR REPLACE INTO planned (id, family, is_here, bin, source, body, found_by)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        let (id, is_here, bin) =
            (record.id.to_string(), self.is_here(record.id)?, json(&record.bin)?);
        let values = params![id, family, is_here, bin, source, body, found_by];
        run(&self.connection, put, values).map(drop)
    }

    fn plan_other(&self, kind: &str, id: &str, family: i64, body: &str) -> Result<(), StoreError> {
        let put = "INSERT OR REPLACE INTO planned_others (kind, id, family, body)
             VALUES (?1, ?2, ?3, ?4)";
        run(&self.connection, put, params![kind, id, family, body]).map(drop)
    }

    /// Takes back what was planned for a family.
    pub(crate) fn unplan(&self, family: i64) -> Result<(), StoreError> {
        for delete in [
            "DELETE FROM planned WHERE family = ?1",
            "DELETE FROM planned_others WHERE family = ?1",
            "DELETE FROM roots WHERE family = ?1",
            "DELETE FROM families WHERE number = ?1",
        ] {
            run(&self.connection, delete, [family])?;
        }
        Ok(())
    }

    /// Takes everything back that was planned.
    pub(crate) fn unplan_all(&self) -> Result<(), StoreError> {
        self.connection.execute_batch(
            "DELETE FROM planned; DELETE FROM planned_others; DELETE FROM roots;
             DELETE FROM families;",
        )?;
        Ok(())
    }

    pub(crate) fn sums(&self) -> Result<Sums, StoreError> {
        let count = "SELECT count(*) FROM planned WHERE is_here = ?1";
        let (added, changed) =
            (value(&self.connection, count, [false])?, value(&self.connection, count, [true])?);
        let mut sums = Sums { added, changed, moves: Moves::default() };
        each(&self.connection, "SELECT moves FROM families", [], |row| {
            sums.moves += from_json(row, 0)?;
            Ok(())
        })?;
        Ok(sums)
    }

    fn each_other(
        &self,
        kind: &str,
        visit: impl FnMut(&SqlRow<'_>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let select = "SELECT id, body FROM planned_others WHERE kind = ?1 ORDER BY id";
        each(&self.connection, select, [kind], visit)
    }
}

/// Carrying it out.
impl Store {
    pub(crate) fn mark(&self) -> Result<Mark, StoreError> {
        let others = self.connection.pragma_query_value(None, "data_version", |row| row.get(0))?;
        Ok(Mark { others, ours: self.connection.total_changes() })
    }

    /// Begins to write: everything up to [`Store::keep_written`] is one commit.
    pub(crate) fn begin_to_write(&self) -> Result<(), StoreError> {
        Ok(self.connection.execute_batch("BEGIN IMMEDIATE")?)
    }

    pub(crate) fn keep_written(&self) -> Result<(), StoreError> {
        Ok(self.connection.execute_batch("COMMIT")?)
    }

    /// As if nothing had been written.
    pub(crate) fn undo_written(&self) {
        if !self.connection.is_autocommit() {
            let _ = self.connection.execute_batch("ROLLBACK");
        }
    }

    /// Writes planned sessions after this one, about so many bytes of them. `None` when there are
    /// no more.
    pub(crate) fn write_planned(
        &self,
        staging: &Staging,
        after: Option<SessionId>,
        limit: u32,
        most: usize,
    ) -> Result<(u64, Option<SessionId>), StoreError> {
        let select = "SELECT planned.id, bin, source,
                 coalesce(planned.found_by, sessions.found_by), body
             FROM planned LEFT JOIN sessions ON sessions.id = source
             WHERE planned.id > ?1 ORDER BY planned.id LIMIT ?2";
        let mut statement = staging.connection.prepare_cached(select)?;
        let after = after.map(|it| it.to_string()).unwrap_or_default();
        let mut rows = statement.query(params![after, limit])?;
        let (mut bytes, mut count, mut last) = (0, 0, None);
        while let Some(row) = rows.next()? {
            let id = session_id(row, 0)?;
            let record = match text_or_null(row, 2)? {
                Some(_) => staging.theirs(session_id(row, 2)?)?.ok_or(StoreError::Conflict)?,
                None => from_json(row, 4)?,
            };
            let record = SessionRecord { id, bin: from_json(row, 1)?, ..record };
            put_session(&self.connection, &record, &from_json(row, 3)?)?;
            bytes += record.payload_bytes();
            (count, last) = (count + 1, Some(id));
            if bytes > most {
                break;
            }
        }
        Ok((count, last))
    }

    /// Removes the sessions that are to be here no more, or not under their ids.
    pub(crate) fn write_removed(&self, staging: &Staging) -> Result<(), StoreError> {
        staging.each_other("removed", |row| {
            run(&self.connection, "DELETE FROM sessions WHERE id = ?1", [text(row, 0)?]).map(drop)
        })
    }

    pub(crate) fn write_others(
        &self,
        players: &[PlayerRecord],
        boxes: &[BoxRecord],
    ) -> Result<(), StoreError> {
        for record in players {
            super::players::put(&self.connection, record)?;
        }
        for record in boxes {
            super::boxes::put(&self.connection, record)?;
        }
        Ok(())
    }

    pub(crate) fn write_stones(&self, staging: &Staging) -> Result<(), StoreError> {
        staging.each_other("lifted", |row| {
            run(&self.connection, "DELETE FROM tombstones WHERE last = ?1", [text(row, 0)?])
                .map(drop)
        })?;
        staging.each_other("stone", |row| put_stone(&self.connection, &from_json(row, 1)?))
    }
}

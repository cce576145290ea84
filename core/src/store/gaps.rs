//! Gaps in logs that were brought back: steps that nobody can read.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::{Connection, params};
use uuid::Uuid;

use super::StoreError;
use super::sql::{all, run};
use super::tables::STEPS;
use crate::session::RawStep;

/// So many steps in a row may be lost; what comes after more is not believed to be of this log.
pub(super) const LONGEST_GAP: i64 = 1_000;

/// Puts a lost step into each gap, and ends a log at a gap that is too long. Returns how many
/// were put into which log.
pub(super) fn close_gaps(connection: &Connection) -> Result<BTreeMap<String, i64>, StoreError> {
    let gaps = "SELECT session, before, seq, at, offset, game FROM (
             SELECT *, lag(seq) OVER (PARTITION BY session ORDER BY seq) AS before FROM steps)
         WHERE seq > before + 1 ORDER BY session, seq";
    let gaps: Vec<Gap> = all(connection, gaps, [], |row| {
        let (session, before, next) = (row.get(0)?, row.get(1)?, row.get(2)?);
        let (at, offset, game) = (row.get(3)?, row.get(4)?, row.get(5)?);
        Ok(Gap { session, before, next, at, offset, game })
    })?;
    let (mut ended, mut closed) = (BTreeSet::new(), BTreeMap::new());
    for gap in gaps {
        if ended.contains(&gap.session) {
            continue;
        }
        if gap.next - gap.before > LONGEST_GAP {
            let later = "DELETE FROM steps WHERE session = ?1 AND seq > ?2";
            run(connection, later, params![gap.session, gap.before])?;
            ended.insert(gap.session);
        } else {
            gap.close(connection)?;
            *closed.entry(gap.session).or_default() += gap.next - gap.before - 1;
        }
    }
    Ok(closed)
}

/// Steps of a log that nobody can read, with what stands after them.
struct Gap {
    session: String,
    before: i64,
    next: i64,
    at: i64,
    offset: i64,
    game: String,
}

impl Gap {
    fn close(&self, connection: &Connection) -> Result<(), StoreError> {
        let of_session = self.session.parse::<Uuid>().map_or(0, |id| id.as_u128());
        let mut insert = connection.prepare_cached(&STEPS.insert())?;
        for seq in self.before + 1..self.next {
            // Nothing can refer to it, it only has to be one of its kind.
            let id = Uuid::from_u128(of_session.wrapping_add(u128::from(seq.unsigned_abs())));
            let Self { session, at, offset, game, .. } = self;
            let id = id.to_string();
            insert.execute(params![session, seq, id, at, offset, game, RawStep::LOST, 1, "{}"])?;
        }
        Ok(())
    }
}

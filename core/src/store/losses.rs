//! What came back of a damaged database, and what did not, as far as anything still speaks of it.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use rusqlite::Connection;
use serde::Serialize;
use uuid::Uuid;

use super::StoreError;
use super::gaps::LONGEST_GAP;
use super::sql::{each, text};
use crate::outside::SessionId;

/// A session that did not come back, or not whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DamagedSession {
    pub session: SessionId,
    /// Which game it was, if that is known.
    pub game: Option<String>,
    /// When it began, if that is known.
    pub started_at: Option<DateTime<Utc>>,
    /// How many of its steps are missing; all that are known of, if it is gone.
    pub steps_lost: u64,
}

/// What a recovery has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Findings {
    pub(super) sessions: u64,
    pub(super) steps: u64,
    pub(super) incomplete: Vec<DamagedSession>,
    pub(super) lost: Vec<DamagedSession>,
    /// Whether every session that there was is spoken of.
    pub(super) is_all_named: bool,
}

/// Every session that is spoken of, before logs are made of what was found.
#[derive(Debug)]
pub(super) struct Losses(BTreeMap<String, Named>);

#[derive(Debug, Default)]
struct Named {
    game: Option<String>,
    started_at: Option<i64>,
    /// As many steps as there should be.
    length: i64,
}

impl Losses {
    pub(super) fn before(
        connection: &Connection,
        mentioned: &BTreeSet<String>,
    ) -> Result<Self, StoreError> {
        let mut named: BTreeMap<String, Named> = BTreeMap::new();
        let select = "SELECT session, min(game), min(at), max(seq) FROM steps GROUP BY session";
        for_each(connection, select, |id, of| {
            named.insert(id, of);
        })?;
        let select = "SELECT id, game, started_at, revision FROM sessions";
        for_each(connection, select, |id, of| {
            let known = named.entry(id).or_default();
            // A number that is far off is damage, too.
            if of.length - known.length <= LONGEST_GAP {
                known.length = known.length.max(of.length);
            }
            known.game = of.game;
            known.started_at = of.started_at;
        })?;
        for id in mentioned {
            named.entry(id.clone()).or_default();
        }
        // What was deleted for good is not missed.
        each(connection, "SELECT session FROM tombstones WHERE back = 0", [], |row| {
            named.remove(text(row, 0)?);
            Ok(())
        })?;
        Ok(Self(named))
    }

    /// Compares with what was stored, where so many lost steps were put in.
    pub(super) fn after(
        self,
        connection: &Connection,
        closed: &BTreeMap<String, i64>,
        is_all_named: bool,
    ) -> Result<Findings, StoreError> {
        let mut found: BTreeMap<String, i64> = BTreeMap::new();
        let select = "SELECT session, NULL, NULL, count(*) FROM steps GROUP BY session";
        for_each(connection, select, |id, of| {
            let put_in = closed.get(&id).copied().unwrap_or(0);
            found.insert(id, of.length - put_in);
        })?;
        let (mut incomplete, mut lost) = (Vec::new(), Vec::new());
        for (id, named) in self.0 {
            let Ok(session) = id.parse::<Uuid>().map(SessionId) else { continue };
            let steps = found.get(&id).copied();
            let steps_lost = named.length - steps.unwrap_or(0);
            let started_at = named.started_at.and_then(DateTime::from_timestamp_millis);
            let of = DamagedSession {
                session,
                game: named.game,
                started_at: started_at.or_else(|| made_at(session)),
                steps_lost: u64::try_from(steps_lost).unwrap_or(0),
            };
            match steps {
                None => lost.push(of),
                Some(_) if of.steps_lost > 0 => incomplete.push(of),
                Some(_) => {}
            }
        }
        let steps = u64::try_from(found.values().sum::<i64>()).unwrap_or(0);
        Ok(Findings { sessions: found.len() as u64, steps, incomplete, lost, is_all_named })
    }
}

/// The time in an id.
fn made_at(session: SessionId) -> Option<DateTime<Utc>> {
    let millis = i64::try_from(session.0.as_u128() >> 80).ok()?;
    let is_timed = session.0.get_version_num() == 7;
    DateTime::from_timestamp_millis(millis).filter(|_| is_timed)
}

fn for_each(
    connection: &Connection,
    select: &str,
    mut visit: impl FnMut(String, Named),
) -> Result<(), StoreError> {
    each(connection, select, [], |row| {
        let of = Named { game: row.get(1)?, started_at: row.get(2)?, length: row.get(3)? };
        visit(row.get(0)?, of);
        Ok(())
    })
}

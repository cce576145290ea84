//! What is here while something is brought in: copied once, and compared before anything is written.

use std::collections::BTreeSet;

use rusqlite::params;

use super::exchange::has_session;
use super::sql::{self, json, run, step_id};
use super::staging::Staging;
use super::{Store, StoreError, Tombstone};
use crate::outside::StepId;

impl Staging {
    /// Copies what is known of the sessions here after this id; says the last id, and `None` when
    /// there are no more.
    pub(crate) fn copy_here(
        &self,
        store: &Store,
        after: &str,
        limit: u32,
    ) -> Result<Option<String>, StoreError> {
        let mut last = None;
        store.each_head(after, limit, |id, first, state| {
            last = Some(id.to_owned());
            self.put_here(id, first, state)
        })?;
        Ok(last)
    }

    fn put_here(&self, id: &str, first: Option<&str>, state: &str) -> Result<(), StoreError> {
        let put = "INSERT OR REPLACE INTO here (id, first, state) VALUES (?1, ?2, ?3)";
        run(&self.connection, put, params![id, first, state]).map(drop)
    }

    /// Forgets what was here.
    pub(crate) fn forget_here(&self) -> Result<(), StoreError> {
        Ok(self.connection.execute_batch("DELETE FROM here; DELETE FROM here_stones")?)
    }

    pub(crate) fn copy_stones(&self, store: &Store) -> Result<(), StoreError> {
        store.each_stone(|stone| self.put_here_stone(&stone))
    }

    fn put_here_stone(&self, stone: &Tombstone) -> Result<(), StoreError> {
        let last = stone.last().map(|it| it.to_string()).unwrap_or_default();
        let first = stone.steps.first().map(ToString::to_string);
        let put = "INSERT OR REPLACE INTO here_stones (last, first, state, body)
             VALUES (?1, ?2, ?3, ?4)";
        run(&self.connection, put, params![last, first, state_of(stone), json(stone)?]).map(drop)
    }

    /// Looks at everything that is here again. Says where something has changed: the beginnings of
    /// what was there, and of what is there now.
    pub(crate) fn copy_changes(&self, store: &Store) -> Result<BTreeSet<StepId>, StoreError> {
        let mut changed = BTreeSet::new();
        let parsed = |text: Option<&str>| text.and_then(|it| it.parse().ok()).map(StepId);
        store.each_head("", u32::MAX, |id, first, state| {
            let select = "SELECT first, state FROM here WHERE id = ?1";
            let was: Option<(Option<String>, String)> =
                sql::first(&self.connection, select, [id], |row| Ok((row.get(0)?, row.get(1)?)))?;
            if was.as_ref().is_some_and(|(_, was)| was == state) {
                return Ok(());
            }
            changed.extend(parsed(was.as_ref().and_then(|(first, _)| first.as_deref())));
            changed.extend(parsed(first));
            // One that comes may have its id.
            changed.extend(self.first_step(id)?);
            self.put_here(id, first, state)
        })?;
        let select = "SELECT id, first FROM here";
        let known: Vec<(String, Option<String>)> =
            sql::all(&self.connection, select, [], |row| Ok((row.get(0)?, row.get(1)?)))?;
        for (id, first) in known {
            if !has_session(&store.connection, &id)? {
                changed.extend(parsed(first.as_deref()));
                run(&self.connection, "DELETE FROM here WHERE id = ?1", [id])?;
            }
        }
        self.copy_changed_stones(store, &mut changed)?;
        Ok(changed)
    }

    fn copy_changed_stones(
        &self,
        store: &Store,
        changed: &mut BTreeSet<StepId>,
    ) -> Result<(), StoreError> {
        let mut there = BTreeSet::new();
        store.each_stone(|stone| {
            let last = stone.last().map(|it| it.to_string()).unwrap_or_default();
            let select = "SELECT state FROM here_stones WHERE last = ?1";
            let was: Option<String> =
                sql::first(&self.connection, select, [&last], |row| row.get(0))?;
            if was != Some(state_of(&stone)) {
                changed.extend(stone.steps.first());
                self.put_here_stone(&stone)?;
            }
            there.insert(last);
            Ok(())
        })?;
        let select = "SELECT last, first FROM here_stones";
        let known: Vec<(String, Option<StepId>)> =
            sql::all(&self.connection, select, [], |row| Ok((row.get(0)?, step_id(row, 1).ok())))?;
        for (last, first) in known.into_iter().filter(|(last, _)| !there.contains(last)) {
            changed.extend(first);
            run(&self.connection, "DELETE FROM here_stones WHERE last = ?1", [last])?;
        }
        Ok(())
    }
}

/// In the order in which tombstones are read.
fn state_of(stone: &Tombstone) -> String {
    format!("{} {} {}", stone.session, stone.at.timestamp_millis(), stone.back)
}

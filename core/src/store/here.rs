//! What is here while something is brought in: copied once, and compared before anything is written.

use std::collections::BTreeSet;

use rusqlite::{OptionalExtension as _, params};

use super::exchange::has_session;
use super::staging::{Staging, read_step_id, written};
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
        let mut insert = self
            .connection
            .prepare_cached("INSERT OR REPLACE INTO here (id, first, state) VALUES (?1, ?2, ?3)")?;
        let mut last = None;
        store.each_head(after, limit, |id, first, state| {
            insert.execute(params![id, first, state])?;
            last = Some(id.to_owned());
            Ok(())
        })?;
        Ok(last)
    }

    /// Forgets what was here.
    pub(crate) fn forget_here(&self) -> Result<(), StoreError> {
        Ok(self.connection.execute_batch("DELETE FROM here; DELETE FROM here_stones")?)
    }

    pub(crate) fn copy_stones(&self, store: &Store) -> Result<(), StoreError> {
        store.each_stone(|stone| self.put_here_stone(&stone))
    }

    fn put_here_stone(&self, stone: &Tombstone) -> Result<(), StoreError> {
        let (first, last) = (stone.steps.first(), stone.last());
        self.connection
            .prepare_cached(
                "INSERT OR REPLACE INTO here_stones (last, first, state, body)
                 VALUES (?1, ?2, ?3, ?4)",
            )?
            .execute(params![
                last.map(|it| it.to_string()).unwrap_or_default(),
                first.map(ToString::to_string),
                state_of(stone),
                written(stone)?
            ])?;
        Ok(())
    }

    /// Looks at everything that is here again. Says where something has changed: the beginnings of
    /// what was there, and of what is there now.
    pub(crate) fn copy_changes(&self, store: &Store) -> Result<BTreeSet<StepId>, StoreError> {
        let mut changed = BTreeSet::new();
        let parsed = |text: Option<String>| text.and_then(|it| it.parse().ok()).map(StepId);
        let mut known =
            self.connection.prepare_cached("SELECT first, state FROM here WHERE id = ?1")?;
        let mut fresh = Vec::new();
        store.each_head("", u32::MAX, |id, first, state| {
            let was: Option<(Option<String>, String)> =
                known.query_row([id], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
            if was.as_ref().is_none_or(|(_, was)| was != state) {
                changed.extend(parsed(was.and_then(|(first, _)| first)));
                changed.extend(parsed(first.map(str::to_owned)));
                // One that comes may have its id.
                let select = "SELECT id FROM steps WHERE session = ?1 AND seq = 1";
                let mut coming = self.connection.prepare_cached(select)?;
                changed.extend(coming.query_row([id], |row| read_step_id(row, 0)).optional()?);
                fresh.push((id.to_owned(), first.map(str::to_owned), state.to_owned()));
            }
            Ok(())
        })?;
        for (id, first, state) in fresh {
            self.connection
                .prepare_cached(
                    "INSERT OR REPLACE INTO here (id, first, state) VALUES (?1, ?2, ?3)",
                )?
                .execute(params![id, first, state])?;
        }
        let mut gone = Vec::new();
        let mut all = self.connection.prepare_cached("SELECT id, first FROM here")?;
        let mut rows = all.query([])?;
        while let Some(row) = rows.next()? {
            let (id, first): (String, Option<String>) = (row.get(0)?, row.get(1)?);
            if !has_session(&store.connection, &id)? {
                changed.extend(parsed(first));
                gone.push(id);
            }
        }
        for id in gone {
            self.connection.prepare_cached("DELETE FROM here WHERE id = ?1")?.execute([id])?;
        }
        self.copy_changed_stones(store, &mut changed)?;
        Ok(changed)
    }

    fn copy_changed_stones(
        &self,
        store: &Store,
        changed: &mut BTreeSet<StepId>,
    ) -> Result<(), StoreError> {
        let mut states = BTreeSet::new();
        let select = "SELECT state FROM here_stones WHERE last = ?1";
        store.each_stone(|stone| {
            let last = stone.last().map(|it| it.to_string()).unwrap_or_default();
            let mut known = self.connection.prepare_cached(select)?;
            let was: Option<String> = known.query_row([&last], |row| row.get(0)).optional()?;
            if was != Some(state_of(&stone)) {
                changed.extend(stone.steps.first());
                self.put_here_stone(&stone)?;
            }
            states.insert(last);
            Ok(())
        })?;
        let mut all = self.connection.prepare_cached("SELECT last, first FROM here_stones")?;
        let all = all.query_map([], |row| Ok((row.get::<_, String>(0)?, read_step_id(row, 1))))?;
        let mut gone = Vec::new();
        for stone in all {
            let (last, first) = stone?;
            if !states.contains(&last) {
                changed.extend(first.ok());
                gone.push(last);
            }
        }
        for last in gone {
            self.connection
                .prepare_cached("DELETE FROM here_stones WHERE last = ?1")?
                .execute([last])?;
        }
        Ok(())
    }
}

/// In the order in which tombstones are read.
fn state_of(stone: &Tombstone) -> String {
    format!("{} {} {}", stone.session, stone.at.timestamp_millis(), stone.back)
}

//! What is here while something is brought in: copied once, and compared before anything is written.

use std::collections::BTreeSet;

use rusqlite::params;

use super::sql::{self, json, run, step_id};
use super::staging::Staging;
use super::whole::has_session;
use super::{Store, StoreError, Tombstone};
use crate::outside::StepId;

impl Staging {
    /// Copies what is known of the sessions here after this id; says the last id, and `None` when
    /// there are no more.
    pub(crate) fn copy_ours(
        &self,
        store: &Store,
        after: &str,
        limit: u32,
    ) -> Result<Option<String>, StoreError> {
        let mut last = None;
        store.each_head(after, limit, |id, root, state| {
            last = Some(id.to_owned());
            self.put_ours(id, root, state)
        })?;
        Ok(last)
    }

    fn put_ours(&self, id: &str, root: Option<&str>, state: &str) -> Result<(), StoreError> {
        let put = "INSERT OR REPLACE INTO ours (id, root, state) VALUES (?1, ?2, ?3)";
        run(&self.connection, put, params![id, root, state]).map(drop)
    }

    /// Forgets what was here.
    pub(crate) fn forget_ours(&self) -> Result<(), StoreError> {
        Ok(self.connection.execute_batch("DELETE FROM ours; DELETE FROM our_stones")?)
    }

    pub(crate) fn copy_stones(&self, store: &Store) -> Result<(), StoreError> {
        store.each_stone(|stone| self.put_our_stone(&stone))
    }

    fn put_our_stone(&self, stone: &Tombstone) -> Result<(), StoreError> {
        let tip = stone.tip().map(|it| it.to_string()).unwrap_or_default();
        let root = stone.root().map(|it| it.to_string());
        let put = "INSERT OR REPLACE INTO our_stones (tip, root, state, body)
             VALUES (?1, ?2, ?3, ?4)";
        run(&self.connection, put, params![tip, root, state_of(stone), json(stone)?]).map(drop)
    }

    /// Looks at everything that is here again. Says where something has changed: the roots of
    /// what was there, and of what is there now.
    pub(crate) fn copy_changes(&self, store: &Store) -> Result<BTreeSet<StepId>, StoreError> {
        let mut changed = BTreeSet::new();
        let parsed = |text: Option<&str>| text.and_then(|it| it.parse().ok()).map(StepId);
        store.each_head("", u32::MAX, |id, root, state| {
            let select = "SELECT root, state FROM ours WHERE id = ?1";
            let was: Option<(Option<String>, String)> =
                sql::first(&self.connection, select, [id], |row| Ok((row.get(0)?, row.get(1)?)))?;
            if was.as_ref().is_some_and(|(_, was)| was == state) {
                return Ok(());
            }
            changed.extend(parsed(was.as_ref().and_then(|(root, _)| root.as_deref())));
            changed.extend(parsed(root));
            // One that comes may have its id.
            changed.extend(self.root_of(id)?);
            self.put_ours(id, root, state)
        })?;
        let select = "SELECT id, root FROM ours";
        let known: Vec<(String, Option<String>)> =
            sql::all(&self.connection, select, [], |row| Ok((row.get(0)?, row.get(1)?)))?;
        for (id, root) in known {
            if !has_session(&store.connection, &id)? {
                changed.extend(parsed(root.as_deref()));
                run(&self.connection, "DELETE FROM ours WHERE id = ?1", [id])?;
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
            let tip = stone.tip().map(|it| it.to_string()).unwrap_or_default();
            let select = "SELECT state FROM our_stones WHERE tip = ?1";
            let was: Option<String> =
                sql::first(&self.connection, select, [&tip], |row| row.get(0))?;
            if was != Some(state_of(&stone)) {
                changed.extend(stone.root());
                self.put_our_stone(&stone)?;
            }
            there.insert(tip);
            Ok(())
        })?;
        let select = "SELECT tip, root FROM our_stones";
        let known: Vec<(String, Option<StepId>)> =
            sql::all(&self.connection, select, [], |row| Ok((row.get(0)?, step_id(row, 1).ok())))?;
        for (tip, root) in known.into_iter().filter(|(tip, _)| !there.contains(tip)) {
            changed.extend(root);
            run(&self.connection, "DELETE FROM our_stones WHERE tip = ?1", [tip])?;
        }
        Ok(())
    }
}

/// In the order in which tombstones are read.
fn state_of(stone: &Tombstone) -> String {
    format!("{} {} {}", stone.session, stone.at.timestamp_millis(), stone.back)
}

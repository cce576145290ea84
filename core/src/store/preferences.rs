//! What this device prefers.

use rusqlite::{Connection, OptionalExtension as _, params};

use super::{Store, StoreError};

impl Store {
    pub fn preference(&self, name: &str) -> Result<Option<String>, StoreError> {
        let mut statement =
            self.connection.prepare_cached("SELECT value FROM preferences WHERE name = ?1")?;
        Ok(statement.query_row([name], |row| row.get(0)).optional()?)
    }

    /// Prefers something from now on.
    pub fn prefer(&mut self, name: &str, value: &str) -> Result<(), StoreError> {
        put(&self.connection, name, value)
    }
}

pub(super) fn put(connection: &Connection, name: &str, value: &str) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO preferences (name, value) VALUES (?1, ?2)
             ON CONFLICT (name) DO UPDATE SET value = ?2",
        )?
        .execute(params![name, value])?;
    Ok(())
}

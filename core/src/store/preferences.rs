//! What this device prefers.

use rusqlite::Connection;

use super::sql::{first, run};
use super::{Store, StoreError};

impl Store {
    pub fn preference(&self, name: &str) -> Result<Option<String>, StoreError> {
        let select = "SELECT value FROM preferences WHERE name = ?1";
        first(&self.connection, select, [name], |row| row.get(0))
    }

    /// Prefers something from now on.
    pub fn prefer(&mut self, name: &str, value: &str) -> Result<(), StoreError> {
        put(&self.connection, name, value)
    }
}

pub(super) fn put(connection: &Connection, name: &str, value: &str) -> Result<(), StoreError> {
    let put = "INSERT INTO preferences (name, value) VALUES (?1, ?2)
         ON CONFLICT (name) DO UPDATE SET value = ?2";
    run(connection, put, [name, value]).map(drop)
}

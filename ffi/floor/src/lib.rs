//! A bare library with UniFFI and SQLite: `cargo xtask size` compares ours with it.

uniffi::setup_scaffolding!();

/// Writes a row and counts what is there: enough that the linker keeps the database.
#[uniffi::export]
fn count(path: String) -> i64 {
    let counted = rusqlite::Connection::open(path).and_then(|connection| {
        connection.execute_batch(
            "CREATE TABLE IF NOT EXISTS rows (id INTEGER PRIMARY KEY); INSERT INTO rows DEFAULT VALUES;",
        )?;
        connection.query_row("SELECT count(*) FROM rows", [], |row| row.get(0))
    });
    counted.unwrap_or(-1)
}

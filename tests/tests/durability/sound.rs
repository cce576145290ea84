//! Whether a database is sound, asked of SQLite without us: its pages, its rows, its sessions.

use std::path::Path;

use rusqlite::Connection;

pub(crate) fn is_sound(path: &Path) {
    let connection = Connection::open(path).expect("it opens without us");
    let ask = |question| connection.query_row(question, [], |row| row.get::<_, String>(0));
    assert_eq!(ask("PRAGMA integrity_check").as_deref(), Ok("ok"));
    let gaps = "SELECT count(*) FROM sessions LEFT JOIN
         (SELECT session, count(*) AS steps, min(seq) AS first, max(seq) AS last
          FROM steps GROUP BY session) ON session = id
         WHERE first IS NOT 1 OR last IS NOT revision OR steps IS NOT revision";
    let gaps = connection.query_row(gaps, [], |row| row.get::<_, i64>(0));
    assert_eq!(gaps, Ok(0), "every log has all its rows");
    let orphans = connection
        .prepare("PRAGMA foreign_key_check")
        .and_then(|mut check| check.exists([]))
        .expect("a check");
    assert!(!orphans, "every row has its session");
}

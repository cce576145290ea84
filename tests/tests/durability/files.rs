//! Databases to play on and to look into: folders, bytes, whole logs.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use tallystone_core::outside::SessionId;
use tallystone_tests::{Exact, Random};
use tempfile::TempDir;

use crate::play;

/// A folder, and the database that is to be in it.
pub(crate) fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    (folder, path)
}

/// Plays so many sessions of both games, and returns their ids.
pub(crate) fn play_sessions(path: &Path, sessions: usize, random: &mut Random) -> Vec<SessionId> {
    let mut app = play::open(path, Exact::new(random.next_u64()));
    let mut played = Vec::new();
    for number in 0..sessions {
        let game = if number.is_multiple_of(2) { "keltis" } else { "stranger" };
        let screen = play::start(&mut app, game, 2);
        played.push(screen.session);
        play::play(&mut app, screen, 8 + random.below(8), random, |_| ());
    }
    played
}

/// A row of a log, as far as it matters: number, kind, payload.
pub(crate) type Step = (i64, String, String);

/// Every session with its rows.
pub(crate) fn logs(path: &Path) -> BTreeMap<String, Vec<Step>> {
    let connection = Connection::open(path).expect("the database opens");
    let select = "SELECT session, seq, kind, payload FROM steps ORDER BY session, seq";
    let mut select = connection.prepare(select).expect("there are steps");
    let rows = select
        .query_map([], |row| Ok((row.get(0)?, (row.get(1)?, row.get(2)?, row.get(3)?))))
        .expect("they can be read");
    let mut logs: BTreeMap<String, Vec<Step>> = BTreeMap::new();
    for row in rows {
        let (session, step) = row.expect("a row");
        logs.entry(session).or_default().push(step);
    }
    logs
}

/// Everything in the folder whose name begins like the database's, without the shared memory,
/// which is nobody's data.
pub(crate) fn bytes(path: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let folder = path.parent().expect("a folder");
    let names = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
    names
        .filter(|path| path.is_file() && !path.to_string_lossy().ends_with("-shm"))
        .map(|path| (path.clone(), fs::read(path).expect("a file")))
        .collect()
}

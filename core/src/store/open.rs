//! Opening a database: ours, not newer than we are, whole, brought up to date in one transaction.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};

use super::backup::{backups, is_backup_due};
use super::damage::{self, Recovery};
use super::file::{self, Claim, OnFile, connect, keep_plans};
use super::gone::Gone;
use super::header::{Header, could_be_ours};
use super::names::{beside, with_tail};
use super::{Store, StoreError, Unwritable, frames, journal};

/// "TALY" in the file's header says that it is ours.
pub(super) const APPLICATION_ID: u32 = 0x5441_4C59;

/// One file a version; the database's `user_version` counts those that were run. No two versions
/// have the same tables, so that tables tell their version where the header is damaged.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/001_start.sql"),
    include_str!("../../migrations/002_history.sql"),
    include_str!("../../migrations/003_results.sql"),
    include_str!("../../migrations/004_tombstones.sql"),
    include_str!("../../migrations/005_bin.sql"),
];

/// The tables after all of them, as SQLite writes them down. Making them anew to compare took a third
/// of an opening.
const TABLES: &str = include_str!("tables.txt");

/// A second process has this long to finish its commit.
pub(super) const BUSY: Duration = Duration::from_secs(5);
/// Between two tries of what does not wait by itself.
const PAUSE: Duration = Duration::from_millis(5);
/// So often a file may be moved away while it is being opened.
const MOVED_AT_MOST: usize = 8;

impl Store {
    /// Opens the database at a path, or makes one. A damaged one is moved aside, and what can be
    /// read of it is brought back; so is what is left of one that is gone. `now` names the moved
    /// file.
    #[cfg(not(target_family = "wasm"))]
    pub fn open(path: &Path, now: i64) -> Result<(Self, Option<Recovery>), StoreError> {
        // SQLite would take these for a database that is gone with its connection.
        if path.as_os_str().is_empty() || path.as_os_str().as_encoded_bytes().starts_with(b":") {
            return Err(StoreError::NoFile { path: path.to_owned() });
        }
        let path = &file::behind_links(path)?;
        let mut gone = None;
        for _ in 0..MOVED_AT_MOST {
            damage::finish_recovery(path)?;
            gone = gone.or(Gone::lay_ground(path)?);
            let (store, recovery) = match Self::open_sound(path) {
                Ok(store) => (store, None),
                Err(StoreError::Damaged) => damage::recover(path, now)?,
                // Another process is putting a recovered one in its place.
                Err(StoreError::Replaced) => continue,
                Err(other) => (Self::open_to_read(path, other)?, None),
            };
            let recovery = match gone {
                Some(gone) => Some(gone.told(&store, recovery)?),
                None => recovery,
            };
            return Ok((store, recovery));
        }
        Err(StoreError::Replaced)
    }

    /// A database that is gone with the object.
    pub fn in_memory() -> Result<Self, StoreError> {
        Self::set_up_in_memory(Connection::open_in_memory()?)
    }

    pub(super) fn set_up_in_memory(connection: Connection) -> Result<Self, StoreError> {
        Self::set_up(OnFile { connection, claim: Claim::none() }, None)
    }

    /// A second connection that only reads, for work that must not hold up a tap; `None` in
    /// memory, and where nothing can be written.
    #[cfg(not(target_family = "wasm"))]
    pub fn reader(&self) -> Result<Option<Self>, StoreError> {
        let Some(path) = self.path.as_ref().filter(|_| !self.is_read_only()) else {
            return Ok(None);
        };
        let OnFile { claim, connection } = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        connection.busy_timeout(BUSY)?;
        keep_plans(&connection)?;
        connection.pragma_update(None, "query_only", true)?;
        let path = Some(path.clone());
        Ok(Some(Self { connection, claim, path, upgraded: false, unwritable: None }))
    }

    pub(super) fn open_sound(path: &Path) -> Result<Self, StoreError> {
        let flags = match Header::of(path)? {
            Some(header) => {
                judge(&header, path)?;
                refuse_without_a_trace(path)?;
                OpenFlags::SQLITE_OPEN_READ_WRITE
            }
            None if damage::is_cut_short(path) => return Err(StoreError::Replaced),
            None => OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE,
        };
        let file = connect(path, flags)?;
        let connection = &file.connection;
        connection.busy_timeout(BUSY)?;
        // Until it is known to be ours and whole, not even its journal is touched.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        journal::avoid_holes(connection, path)?;
        refuse_foreign(connection, path)?;
        refuse_newer(version(connection)?)?;
        // SQLite would take what comes after the damage for a torn end, and write over it.
        if frames::are_damaged(path)? {
            return Err(StoreError::Damaged);
        }
        let whole_check = is_check_due(path);
        if whole_check {
            refuse_damaged(connection)?;
        }
        let store = Self::set_up(file, Some(path))?;
        if whole_check {
            store.can_be_listed()?;
            let _ = fs::remove_file(suspicion(path));
        }
        store.connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
        Ok(store)
    }

    pub(super) fn set_up(file: OnFile, path: Option<&Path>) -> Result<Self, StoreError> {
        let OnFile { claim, mut connection } = file;
        if !journal::rolls_back(&connection, path)? {
            switch_to_wal(&connection)?;
        }
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        keep_plans(&connection)?;
        if let Some(path) = path {
            stay_at(path, &mut connection, &claim)?;
        }
        let upgraded = migrate(&mut connection)?;
        if path.is_some() && written(&schema(&connection)?) != TABLES {
            return Err(StoreError::Damaged);
        }
        let unwritable = connection.is_readonly("main")?.then_some(Unwritable::ReadOnly);
        let path = path.map(Path::to_owned);
        Ok(Self { connection, claim, path, upgraded, unwritable })
    }

    /// Remembers that damage was met in use, so that the next opening looks at every page.
    #[cfg(not(target_family = "wasm"))]
    pub fn suspect(&self) {
        if let Some(path) = &self.path {
            // Whatever is there already says the same, and may be a link to something else.
            let _ = fs::File::create_new(suspicion(path));
        }
    }

    /// One card that cannot be read would keep all the others from being shown.
    pub(super) fn can_be_listed(&self) -> Result<(), StoreError> {
        self.can_list_all()?;
        self.people()?;
        Ok(())
    }
}

/// To a connection that may write, SQLite makes files beside a database before it is known whose it is.
/// Where nobody has it open, it is looked at as it lies; whatever else is wrong is found later.
fn refuse_without_a_trace(path: &Path) -> Result<(), StoreError> {
    if !journal::is_left_alone(path)? {
        return Ok(());
    }
    let looked = file::as_it_lies(path).and_then(|look| refuse_foreign(&look, path));
    match looked {
        Err(foreign @ StoreError::Foreign { .. }) => Err(foreign),
        _ => Ok(()),
    }
}

/// Where another process has moved the file aside, nobody would find what is stored: it is not.
pub(super) fn stay_at(
    path: &Path,
    connection: &mut Connection,
    claim: &Claim,
) -> Result<(), StoreError> {
    let Some(identity) = claim.identity() else { return Ok(()) };
    let path = path.to_owned();
    Ok(connection.commit_hook(Some(move || file::identity_at(&path) != Some(identity)))?)
}

/// SQLite does not wait for others when it changes the kind of journal.
fn switch_to_wal(connection: &Connection) -> Result<(), StoreError> {
    let mut begun = None;
    loop {
        let switched = connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()));
        match switched {
            Err(error)
                if is_busy(&error) && begun.get_or_insert_with(Instant::now).elapsed() < BUSY =>
            {
                thread::sleep(PAUSE);
            }
            other => return Ok(other?),
        }
    }
}

pub(super) fn is_busy(error: &rusqlite::Error) -> bool {
    matches!(error.sqlite_error_code(), Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked))
}

/// A small database is read whole at every opening, in a few milliseconds; a large one once a day,
/// when a backup is due, and after damage was met.
pub(super) fn is_check_due(path: &Path) -> bool {
    const SMALL: u64 = 8 * 1024 * 1024;
    let is_small = fs::metadata(path).is_ok_and(|data| data.len() <= SMALL);
    is_small || suspicion(path).exists() || is_backup_due(path)
}

fn suspicion(path: &Path) -> PathBuf {
    beside(path, "suspect")
}

/// What can be told from the file's first bytes, before anything of it is touched.
fn judge(header: &Header, path: &Path) -> Result<(), StoreError> {
    if is_something_else(header, path) {
        let foreign = StoreError::Foreign { path: path.to_owned() };
        return Err(if could_be_ours(path)? { StoreError::Damaged } else { foreign });
    }
    if is_cut_off(header, path) {
        return Err(StoreError::Damaged);
    }
    let found = header.version();
    if refuse_newer(found.into()).is_err() && was_flipped(found, path) {
        return Err(StoreError::Damaged);
    }
    refuse_newer(found.into())?;
    if header.has_no_known_format() { Err(StoreError::Damaged) } else { Ok(()) }
}

/// A file that was cut off, or emptied although it was in use. SQLite would take it for a new one.
fn is_cut_off(header: &Header, path: &Path) -> bool {
    let has_journal = || fs::metadata(with_tail(path, "-wal")).is_ok_and(|data| data.len() > 0);
    header.is_cut_off() || header.is_empty() && (has_journal() || !backups(path).is_empty())
}

/// A file that does not begin like a database, and beside which nothing of ours lies, may be
/// somebody's letter or photograph: it is not for us to move.
pub(super) fn is_something_else(header: &Header, path: &Path) -> bool {
    let is_alone = || !with_tail(path, "-wal").exists() && backups(path).is_empty();
    !header.is_of_a_database() && is_alone()
}

/// A number that is newer than all we know but for one bit, above the very tables of the version
/// without it: the header is damaged.
fn was_flipped(found: u32, path: &Path) -> bool {
    let Ok(file) = file::as_it_lies(path) else { return false };
    let Ok(tables) = schema(&file) else { return false };
    let is_of = |version: usize| schema_of(version).is_ok_and(|its| its == tables);
    (1..=MIGRATIONS.len()).any(|version| {
        let off = u32::try_from(version).map_or(0, |version| (version ^ found).count_ones());
        off == 1 && is_of(version)
    })
}

pub(super) fn version(connection: &Connection) -> Result<i64, StoreError> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

pub(super) fn refuse_newer(found: i64) -> Result<(), StoreError> {
    let known = known_version().into();
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(()) }
}

pub(super) fn refuse_foreign(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    // One look at both, as another process may be making the tables just now.
    let look = connection.unchecked_transaction()?;
    let id: i64 = look.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let tables = look.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0));
    let off = (u32::try_from(id & 0xFFFF_FFFF).unwrap_or(0) ^ APPLICATION_ID).count_ones();
    match off {
        0 => tables.map_err(damaged_schema).map(|_: i64| ()),
        _ if id == 0 && matches!(tables, Ok(0)) => Ok(()),
        // But for one bit, above our own tables: the header is damaged.
        1 if has_our_tables(&look)? => Err(StoreError::Damaged),
        _ => {
            tables?;
            Err(StoreError::Foreign { path: path.to_owned() })
        }
    }
}

fn has_our_tables(connection: &Connection) -> Result<bool, StoreError> {
    let version = usize::try_from(version(connection)?).unwrap_or(0);
    let is_known = (1..=MIGRATIONS.len()).contains(&version);
    Ok(is_known && schema(connection)? == schema_of(version)?)
}

/// Reads the whole file once: damage is found here rather than in the middle of a game, and never
/// copied over a good backup.
pub(super) fn refuse_damaged(connection: &Connection) -> Result<(), StoreError> {
    let found = connection
        .query_row("PRAGMA integrity_check(1)", [], |row| row.get::<_, String>(0))
        .map_err(damaged_schema)?;
    if found == "ok" { Ok(()) } else { Err(StoreError::Damaged) }
}

/// Where only our own SQL is run, "no such table" and the like mean a schema that is not ours any
/// more.
fn damaged_schema(error: rusqlite::Error) -> StoreError {
    let is_schema = matches!(error, rusqlite::Error::SqlInputError { .. })
        || error.sqlite_error_code() == Some(ErrorCode::Unknown);
    if is_schema { StoreError::Damaged } else { error.into() }
}

/// The tables as they are written down: one letter that has changed is damage.
fn schema(connection: &Connection) -> Result<Vec<(String, Option<String>)>, StoreError> {
    let mut statement = connection
        .prepare("SELECT name, sql FROM sqlite_schema ORDER BY name")
        .map_err(damaged_schema)?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    rows.collect::<Result<_, _>>().map_err(|_| StoreError::Damaged)
}

fn written(schema: &[(String, Option<String>)]) -> String {
    let sql = |(name, sql): &(String, Option<String>)| {
        format!("-- {name}\n{}\n", sql.as_deref().unwrap_or_default())
    };
    schema.iter().map(sql).collect()
}

/// The tables as a version has them.
fn schema_of(version: usize) -> Result<Vec<(String, Option<String>)>, StoreError> {
    let connection = Connection::open_in_memory()?;
    for migration in &MIGRATIONS[..version] {
        connection.execute_batch(migration)?;
    }
    schema(&connection)
}

/// Whether its tables are those of this version, as they are written down.
pub(super) fn is_current(connection: &Connection) -> Result<bool, StoreError> {
    if version(connection)? != i64::from(known_version()) {
        return Ok(false);
    }
    if has_our_tables(connection)? { Ok(true) } else { Err(StoreError::Damaged) }
}

pub(super) fn known_version() -> u32 {
    u32::try_from(MIGRATIONS.len()).unwrap_or(u32::MAX)
}

/// Brings the tables up to date. True if there were older ones.
pub(super) fn migrate(connection: &mut Connection) -> Result<bool, StoreError> {
    if version(connection)? == i64::from(known_version()) {
        return Ok(false);
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Another process may have been faster.
    let done = usize::try_from(version(&transaction)?).unwrap_or(0);
    if done < MIGRATIONS.len() {
        for migration in &MIGRATIONS[done..] {
            transaction.execute_batch(migration).map_err(damaged_schema)?;
        }
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        transaction.pragma_update(None, "user_version", known_version())?;
        transaction.commit()?;
    }
    Ok(done > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// After a new migration: write what it tells into `core/src/store/tables.txt`.
    #[test]
    fn the_tables_that_are_kept_as_text_are_those_that_the_migrations_make() {
        let made = written(&schema_of(MIGRATIONS.len()).expect("tables"));
        assert!(made == TABLES, "core/src/store/tables.txt is not:\n{made}");
    }
}

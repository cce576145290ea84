//! What can still be read of damaged databases and backups, put together in a new one.
//!
//! A table is read from both ends up to the damage; then, session by session and step by step,
//! what lies between damaged pages, and at last whatever stands on any page. The damaged file comes first,
//! backups fill its gaps.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use rusqlite::types::Value;
use rusqlite::{Connection, OpenFlags, Params, params, params_from_iter};

use super::file::connect;
use super::frames::Frames;
use super::gaps::{LONGEST_GAP, close_gaps};
use super::header::{Header, PAGE_SIZES, standard, without_count};
use super::losses::{Findings, Losses};
use super::mended::{MendedCopy, fresh_first_page};
use super::pages::Image;
use super::sql::{all, value};
use super::tables::{FIRST_SESSIONS, SESSIONS, STEPS, TABLES, Table, is_id};
use super::{Card, Store, StoreError};

/// A new database on its way.
pub(super) struct Salvage {
    into: Store,
    /// How long the logs are, where the damaged file still says so: a backup must not lengthen
    /// them.
    lengths: BTreeMap<String, i64>,
    /// Sessions that are spoken of anywhere.
    mentioned: BTreeSet<String>,
    /// Whether the damaged file's list of sessions could be read to its end.
    names_all: bool,
    /// Whether all sessions and steps were found by the tables that hold them.
    is_whole: bool,
}

impl Salvage {
    pub(super) fn into(store: Store) -> Result<Self, StoreError> {
        // Steps may be found before their session.
        store.connection.pragma_update(None, "foreign_keys", false)?;
        store.connection.execute_batch("BEGIN IMMEDIATE")?;
        let (lengths, mentioned) = (BTreeMap::new(), BTreeSet::new());
        Ok(Self { into: store, lengths, mentioned, names_all: false, is_whole: true })
    }

    /// Takes what the damaged file has, without touching a byte of it. `source` is a connection to
    /// it, if there can be one.
    pub(super) fn damaged(
        &mut self,
        path: &Path,
        source: Option<&Connection>,
    ) -> Result<(), StoreError> {
        let header = Header::of(path)?.filter(|header| !header.is_empty());
        // By a wrong header rows would be read as what they are not.
        if let Some(header) = header.as_ref().filter(|header| !header.can_be_trusted()) {
            self.by_standard_headers(path, header)?;
        }
        let journal = Frames::beside(path)?;
        if journal.are_damaged() {
            self.with_whole_journal(path, &journal)?;
        }
        if let Some(source) = source {
            self.take(source)?;
        }
        if header.is_some() && self.known_sessions()?.is_empty() {
            self.without_first_page(path)?;
        }
        // A page of a damaged journal that is missing may be one that leads to others.
        if journal.are_damaged() || !self.is_whole || source.is_none() {
            self.by_pages(&Image::of(path, &journal)?)?;
        }
        let lengths = "SELECT id, revision FROM sessions";
        self.lengths =
            all(&self.into.connection, lengths, [], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(())
    }

    /// Reads a copy of the file with the header that it should have. If the size of its pages is
    /// not known, every one that there is.
    fn by_standard_headers(&mut self, path: &Path, header: &Header) -> Result<(), StoreError> {
        let copy = MendedCopy::of(path)?;
        for size in header.page_size().into_iter().chain(PAGE_SIZES) {
            if let Some(source) = copy.beginning_with(&standard(size))? {
                self.take(&source.connection)?;
            }
            if !self.known_sessions()?.is_empty() {
                break;
            }
        }
        Ok(())
    }

    /// Reads a copy of the file with the first page of a new database, which says where the tables
    /// of one are that this version has made.
    fn without_first_page(&mut self, path: &Path) -> Result<(), StoreError> {
        let first = fresh_first_page(path)?;
        let copy = MendedCopy::of(path)?;
        if let Some(source) = copy.beginning_with(&first)? {
            self.take(&source.connection)?;
        }
        Ok(())
    }

    /// Reads a copy of the file with what stands in its journal behind the damage, too, where SQLite does
    /// not look.
    fn with_whole_journal(&mut self, path: &Path, journal: &Frames) -> Result<(), StoreError> {
        let image = Image::of(path, journal)?;
        let copy = MendedCopy::holding(image.bytes(), path)?;
        let mut first = image.first_page();
        without_count(&mut first);
        if let Some(source) = copy.beginning_with(&first)? {
            self.take(&source.connection)?;
        }
        Ok(())
    }

    /// Looks at every page for rows, whatever leads to them.
    fn by_pages(&mut self, image: &Image) -> Result<(), StoreError> {
        for (table, values) in image.rows() {
            self.keep(table, values)?;
        }
        Ok(())
    }

    /// Fills gaps from a backup.
    pub(super) fn backup(&mut self, path: &Path) -> Result<(), StoreError> {
        let Ok(source) = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE) else { return Ok(()) };
        if source.connection.pragma_update(None, "query_only", true).is_ok() {
            let names_all = self.names_all;
            self.take(&source.connection)?;
            self.names_all = names_all;
        }
        Ok(())
    }

    /// Takes what SQLite can still read of a damaged database.
    #[cfg(target_family = "wasm")]
    pub(super) fn damaged_rows(&mut self, source: &Connection) -> Result<(), StoreError> {
        self.take(source)?;
        let lengths = "SELECT id, revision FROM sessions";
        self.lengths =
            all(&self.into.connection, lengths, [], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(())
    }

    /// Fills gaps from a backup.
    #[cfg(target_family = "wasm")]
    pub(super) fn rows_of_backup(&mut self, source: &Connection) -> Result<(), StoreError> {
        let names_all = self.names_all;
        self.take(source)?;
        self.names_all = names_all;
        Ok(())
    }

    /// Makes whole logs of what was found and stores them.
    pub(super) fn finish(self) -> Result<Findings, StoreError> {
        let losses = Losses::before(&self.into.connection, &self.mentioned)?;
        let closed = close_gaps(&self.into.connection)?;
        // Cards are made anew from the logs by whoever opened the database.
        let card = Card::unread().write();
        let connection = &self.into.connection;
        connection.execute(
            "INSERT OR IGNORE INTO sessions (id, game, revision, phase, started_at, updated_at, card)
             SELECT session, min(game), max(seq), 'playing', min(at), max(at), ?1
             FROM steps GROUP BY session",
            [&card],
        )?;
        connection.execute("UPDATE sessions SET phase = 'playing', card = ?1", [&card])?;
        connection.execute_batch(
            "DELETE FROM sessions WHERE id NOT IN (SELECT session FROM steps WHERE seq = 1);
             DELETE FROM sessions WHERE EXISTS (
                 SELECT 1 FROM tombstones WHERE back = 0 AND instr(tombstones.steps,
                     (SELECT id FROM steps WHERE session = sessions.id ORDER BY seq DESC LIMIT 1)));
             DELETE FROM steps WHERE session NOT IN (SELECT id FROM sessions);
             UPDATE sessions SET
                 bin_at = max(bin_at, coalesce(deleted_at, 0)),
                 revision = (SELECT max(seq) FROM steps WHERE session = sessions.id);
             COMMIT",
        )?;
        losses.after(connection, &closed, self.names_all)
    }

    fn take(&mut self, source: &Connection) -> Result<(), StoreError> {
        for forms in TABLES {
            let is_whole = self.copy_forms(source, forms)?;
            let of_log =
                forms.iter().any(|table| [SESSIONS.name, STEPS.name].contains(&table.name));
            self.names_all |= is_whole && forms.iter().any(|table| table.name == SESSIONS.name);
            self.is_whole &= is_whole || !of_log;
        }
        self.mention(source);
        for session in self.known_sessions()? {
            for form in [&SESSIONS, &FIRST_SESSIONS] {
                self.copy(source, form, "WHERE id = ?1", [&session])?;
            }
            for order in ["seq", "seq DESC"] {
                let of_session = format!("WHERE session = ?1 ORDER BY {order}");
                self.copy(source, &STEPS, &of_session, [&session])?;
            }
            for seq in self.missing(&session)? {
                self.copy(
                    source,
                    &STEPS,
                    "WHERE session = ?1 AND seq = ?2",
                    params![session, seq],
                )?;
            }
        }
        Ok(())
    }

    /// Copies a table from both ends, in an older form where it cannot all be read in the newest.
    fn copy_forms(&self, source: &Connection, forms: &[&Table]) -> Result<bool, StoreError> {
        for table in forms {
            let mut is_whole = false;
            for direction in ["", " DESC"] {
                let order = format!("ORDER BY {}", table.order(direction));
                is_whole |= self.copy(source, table, &order, [])?;
            }
            if is_whole {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Caches speak of sessions, too: some may be known by nothing else any more.
    fn mention(&mut self, source: &Connection) {
        for cache in ["seats", "results", "seat_results"] {
            for order in ["", " DESC"] {
                let select = format!("SELECT session FROM {cache} ORDER BY session{order}");
                let Ok(mut select) = source.prepare(&select) else { continue };
                let Ok(rows) = select.query_map([], |row| row.get::<_, String>(0)) else {
                    continue;
                };
                self.mentioned.extend(rows.map_while(Result::ok).filter(|id| is_id(id)));
            }
        }
    }

    /// Copies rows up to the first that cannot be read. Those that are there stay as they are.
    /// False if it was not the end where it stopped.
    fn copy(
        &self,
        source: &Connection,
        table: &Table,
        which: &str,
        params: impl Params,
    ) -> Result<bool, StoreError> {
        let select = format!("SELECT {} FROM {} {which}", table.columns.join(", "), table.name);
        let Ok(mut select) = source.prepare_cached(&select) else { return Ok(false) };
        let Ok(mut rows) = select.query(params) else { return Ok(false) };
        let mut is_whole = true;
        loop {
            let row = match rows.next() {
                Ok(Some(row)) => row,
                Ok(None) => return Ok(is_whole),
                Err(_) => return Ok(false),
            };
            let values: Result<Vec<Value>, _> =
                (0..table.columns.len()).map(|column| row.get(column)).collect();
            let Some(values) = values.ok().filter(|values| table.fits(values)) else {
                is_whole = false;
                continue;
            };
            if !self.is_beyond_the_end(table, &values) {
                self.keep(table, values)?;
            }
        }
    }

    fn keep(&self, table: &Table, values: Vec<Value>) -> Result<(), StoreError> {
        let mut insert = self.into.connection.prepare_cached(&table.insert())?;
        match insert.execute(params_from_iter(values)).map_err(StoreError::from) {
            // A type or a NULL that the table does not take: not a row of ours.
            Ok(_) | Err(StoreError::Sqlite(_)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    fn is_beyond_the_end(&self, table: &Table, values: &[Value]) -> bool {
        match (table.name, values) {
            ("steps", [Value::Text(session), Value::Integer(seq), ..]) => {
                self.lengths.get(session).is_some_and(|length| seq > length)
            }
            _ => false,
        }
    }

    /// The sessions that anything found so far speaks of.
    fn known_sessions(&self) -> Result<BTreeSet<String>, StoreError> {
        let select = "SELECT id FROM sessions UNION SELECT session FROM steps";
        all(&self.into.connection, select, [], |row| row.get(0))
    }

    /// The numbers of the steps that should be in a log and are not yet.
    fn missing(&self, session: &str) -> Result<Vec<i64>, StoreError> {
        let last = "SELECT max(coalesce((SELECT revision FROM sessions WHERE id = ?1), 0),
                               coalesce((SELECT max(seq) FROM steps WHERE session = ?1), 0))";
        let last: i64 = value(&self.into.connection, last, [session])?;
        let there = "SELECT seq FROM steps WHERE session = ?1 ORDER BY seq";
        let there: Vec<i64> = all(&self.into.connection, there, [session], |row| row.get(0))?;
        let mut missing = Vec::new();
        let mut before = 0;
        for next in there.into_iter().chain([last.saturating_add(1)]) {
            let gap = before + 1..next;
            missing.extend(gap.take(usize::try_from(LONGEST_GAP).unwrap_or(0)));
            before = next;
        }
        Ok(missing)
    }
}

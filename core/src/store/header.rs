//! The first bytes of a database, which say how to read the rest, and what to put in their place
//! where they are damaged.
//!
//! All fields are big-endian, as SQLite's description of its file format gives them.

use std::io::Read as _;
use std::path::Path;

use super::StoreError;
use super::file::{look, plain};
use super::open::{APPLICATION_ID, known_version};

/// How every database of SQLite begins.
pub(super) const MAGIC: &[u8; 16] = b"SQLite format 3\0";

pub(super) const LENGTH: usize = 100;

/// The size of our pages; all others that there are come after it.
pub(super) const PAGE_SIZES: [u32; 8] = [4096, 512, 1024, 2048, 8192, 16384, 32768, 65536];

/// No database is smaller.
const SMALLEST: u64 = 512;

/// So far into a file something of ours must be found, if its first bytes are not ours.
const LOOKED_AT: u64 = 1024 * 1024;
/// What stands on our pages and hardly anywhere else: how the table of steps is written down, and
/// the end of one cell's kind with the beginning of its payload.
const OF_OURS: [&[u8]; 2] = [b"CREATE TABLE steps (", b"opened{\""];

/// The beginning of a file.
#[derive(Debug)]
pub(super) struct Header {
    /// At most [`LENGTH`].
    bytes: Vec<u8>,
    /// Of the whole file.
    length: u64,
}

impl Header {
    /// `None` if there is no file.
    pub(super) fn of(path: &Path) -> Result<Option<Self>, StoreError> {
        let Some(data) = plain(path)? else { return Ok(None) };
        let bytes = beginning(path, LENGTH as u64)?;
        Ok(Some(Self { bytes, length: data.len() }))
    }

    /// Whether it begins like a database, as far as it goes.
    pub(super) fn is_of_a_database(&self) -> bool {
        let beginning = &self.bytes[..self.bytes.len().min(MAGIC.len())];
        MAGIC.starts_with(beginning)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.length == 0
    }

    pub(super) fn is_cut_off(&self) -> bool {
        (1..SMALLEST).contains(&self.length)
    }

    /// `user_version`, which counts our migrations; 0 if it cannot be told.
    pub(super) fn version(&self) -> u32 {
        if self.is_of_a_database() { self.number(60).unwrap_or(0) } else { 0 }
    }

    /// A way of writing or reading that no SQLite has: it would only be read, or not at all.
    pub(super) fn has_no_known_format(&self) -> bool {
        self.is_of_a_database()
            && self.bytes.get(18..20).is_some_and(|it| it.iter().any(|it| *it > 2))
    }

    /// Whether everything stands there that says how the rest is to be read.
    pub(super) fn can_be_trusted(&self) -> bool {
        let is = |from: usize, what: &[u8]| self.bytes.get(from..from + what.len()) == Some(what);
        let size = self.page_size();
        // It is believed if the file was changed last by somebody who wrote it.
        let is_told = self.number(24) == self.number(92);
        let pages = self.number(28).unwrap_or(0);
        let told = u64::from(pages) * u64::from(size.unwrap_or(0));
        is(0, MAGIC)
            && size.is_some()
            && self.bytes.get(18..20).is_some_and(|it| it.iter().all(|it| matches!(it, 1 | 2)))
            && is(20, &[0, 64, 32, 32])
            && (!is_told || told == self.length)
            && is(44, &[0, 0, 0, 4])
            && is(52, &[0, 0, 0, 0, 0, 0, 0, 1])
    }

    pub(super) fn page_size(&self) -> Option<u32> {
        let size = u32::from(u16::from_be_bytes(*self.bytes.get(16..)?.first_chunk()?));
        let size = if size == 1 { 65536 } else { size };
        PAGE_SIZES.contains(&size).then_some(size)
    }

    fn number(&self, at: usize) -> Option<u32> {
        Some(u32::from_be_bytes(*self.bytes.get(at..)?.first_chunk()?))
    }
}

/// Whether a file that does not begin like a database may be one of ours all the same, so that it
/// is worth trying.
pub(super) fn could_be_ours(path: &Path) -> Result<bool, StoreError> {
    let bytes = beginning(path, LOOKED_AT)?;
    let holds = |what: &&[u8]| bytes.windows(what.len()).any(|window| window == *what);
    Ok(OF_OURS.iter().any(holds))
}

fn beginning(path: &Path, most: u64) -> Result<Vec<u8>, StoreError> {
    look(path, |file| {
        let mut bytes = Vec::new();
        file.take(most).read_to_end(&mut bytes)?;
        Ok(bytes)
    })
}

/// The header that our databases have. How many pages there are is not told, so that SQLite goes by
/// the length of the file.
pub(super) fn standard(page_size: u32) -> [u8; LENGTH] {
    let mut header = [0; LENGTH];
    let mut put = |at: usize, what: &[u8]| header[at..at + what.len()].copy_from_slice(what);
    put(0, MAGIC);
    // 65536 does not fit and is written as 1.
    put(16, &u16::try_from(page_size).unwrap_or(1).to_be_bytes());
    put(18, &[2, 2, 0, 64, 32, 32]);
    put(24, &CHANGES);
    put(40, &1_u32.to_be_bytes());
    put(44, &4_u32.to_be_bytes());
    put(56, &1_u32.to_be_bytes());
    put(60, &known_version().to_be_bytes());
    put(68, &APPLICATION_ID.to_be_bytes());
    header
}

/// Where a first page is taken from another file: says that its number of pages is out of date.
pub(super) fn without_count(page: &mut [u8]) {
    if let Some(counts) = page.get_mut(..LENGTH) {
        counts[24..28].copy_from_slice(&CHANGES);
        counts[92..96].fill(0);
    }
}

/// How often the file was changed: not as often as when the number of pages was written.
const CHANGES: [u8; 4] = [0, 0, 0, 2];

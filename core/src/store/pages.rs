//! Rows found on the pages of a file, whatever leads to them.
//!
//! Where the list of tables or the inner pages of one are damaged, SQLite does not find what stands on
//! sound pages. Our tables are few, and a row of each can be told from all others by its form.

use std::collections::BTreeSet;
use std::io::Read as _;
use std::path::Path;

use rusqlite::types::Value;

use super::StoreError;
use super::file::{look, plain};
use super::frames::Frames;
use super::header::{Header, LENGTH, PAGE_SIZES};
use super::tables::{
    BOXES, FIRST_PLAYERS, FIRST_SESSIONS, LOOKS, PLAYERS, PREFERENCES, SESSIONS, STEPS, TOMBSTONES,
    Table,
};

/// The kinds of pages that hold rows: inner ones and leaves by a key, leaves by a number.
const INNER: u8 = 2;
const LEAF: u8 = 10;
const NUMBERED_LEAF: u8 = 13;
/// Those that hold none: inner ones by a number, and pages that go on with a long row begin with zero.
const WITHOUT_ROWS: [u8; 2] = [5, 0];

/// No row of ours has more columns.
const MOST_COLUMNS: usize = 16;

/// A file as it is with what its journal has.
#[derive(Debug)]
pub(super) struct Image {
    page_size: usize,
    bytes: Vec<u8>,
}

impl Image {
    pub(super) fn of(path: &Path, journal: &Frames) -> Result<Self, StoreError> {
        let mut bytes = Vec::new();
        if plain(path)?.is_some() {
            look(path, |file| file.read_to_end(&mut bytes))?;
        }
        let told = Header::of(path)?.and_then(|header| header.page_size());
        let told = usize::try_from(told.unwrap_or(PAGE_SIZES[0])).unwrap_or(LENGTH);
        let page_size = journal.page_size().unwrap_or(told);
        // A number that is far off is damage.
        let most = bytes.len() / page_size + journal.pages().count();
        for (number, page) in journal.pages() {
            let number = usize::try_from(number).unwrap_or(0);
            if (1..=most).contains(&number) {
                let end = number * page_size;
                bytes.resize(bytes.len().max(end), 0);
                bytes[end - page_size..end].copy_from_slice(page);
            }
        }
        Ok(Self { page_size, bytes })
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    pub(super) fn first_page(&self) -> Vec<u8> {
        self.bytes[..self.bytes.len().min(self.page_size)].to_vec()
    }

    /// Every row that can be one of ours.
    pub(super) fn rows(&self) -> impl Iterator<Item = (&'static Table, Vec<Value>)> {
        let free = self.free_pages();
        let used = (1..=self.bytes.len() / self.page_size).filter(move |page| !free.contains(page));
        used.flat_map(|page| self.rows_on(page))
    }

    fn rows_on(&self, number: usize) -> Vec<(&'static Table, Vec<Value>)> {
        let Some(page) = self.page(number) else { return Vec::new() };
        let head = if number == 1 { LENGTH } else { 0 };
        let kind = page.get(head).copied().unwrap_or(0);
        let kinds: &[u8] = match kind {
            INNER => &[INNER],
            LEAF => &[LEAF],
            NUMBERED_LEAF => &[NUMBERED_LEAF],
            kind if WITHOUT_ROWS.contains(&kind) => &[],
            // It was one of these.
            _ => &[LEAF, INNER, NUMBERED_LEAF],
        };
        let rows = kinds.iter().map(|kind| self.cells(page, head, *kind));
        rows.max_by_key(Vec::len).unwrap_or_default()
    }

    fn cells(&self, page: &[u8], head: usize, kind: u8) -> Vec<(&'static Table, Vec<Value>)> {
        let first = head + if kind == INNER { 12 } else { 8 };
        let count = short(page, head + 3).unwrap_or(0);
        let places = (0..count).map_while(|cell| short(page, first + 2 * cell));
        let record = |at: usize| self.record(page.get(at..)?, kind);
        places.filter_map(|at| row_of(read_record(&record(at)?)?)).collect()
    }

    /// The bytes of a row, on this page and on those that it goes on to.
    fn record(&self, cell: &[u8], kind: u8) -> Option<Vec<u8>> {
        let mut rest = if kind == INNER { cell.get(4..)? } else { cell };
        let length = usize::try_from(varint(&mut rest)?).ok()?;
        if kind == NUMBERED_LEAF {
            varint(&mut rest)?;
        }
        if length > self.bytes.len() {
            return None;
        }
        let usable = self.page_size;
        let most = if kind == NUMBERED_LEAF { usable - 35 } else { (usable - 12) * 64 / 255 - 23 };
        if length <= most {
            return rest.get(..length).map(<[u8]>::to_vec);
        }
        let least = (usable - 12) * 32 / 255 - 23;
        let filling = least + (length - least) % (usable - 4);
        let here = if filling <= most { filling } else { least };
        let mut record = rest.get(..here)?.to_vec();
        let mut next = long(rest, here)?;
        while record.len() < length {
            let page = self.page(next)?;
            let part = (length - record.len()).min(usable - 4);
            record.extend_from_slice(page.get(4..4 + part)?);
            next = long(page, 0)?;
        }
        Some(record)
    }

    /// What stands on these was deleted.
    fn free_pages(&self) -> BTreeSet<usize> {
        let mut free = BTreeSet::new();
        let mut trunk = long(&self.bytes, 32).unwrap_or(0);
        while let Some(page) = self.page(trunk).filter(|_| free.insert(trunk)) {
            let count = long(page, 4).unwrap_or(0).min(self.page_size / 4);
            free.extend((0..count).filter_map(|leaf| long(page, 8 + 4 * leaf)));
            trunk = long(page, 0).unwrap_or(0);
        }
        free
    }

    fn page(&self, number: usize) -> Option<&[u8]> {
        let start = number.checked_sub(1)?.checked_mul(self.page_size)?;
        self.bytes.get(start..start.checked_add(self.page_size)?)
    }
}

/// Which table a row is of, with its columns in the order in which they are brought back.
fn row_of(mut values: Vec<Value>) -> Option<(&'static Table, Vec<Value>)> {
    let table = match values.len() {
        2 => &PREFERENCES,
        4 => &BOXES,
        5 if matches!(values[4], Value::Text(_)) => &TOMBSTONES,
        5 => &LOOKS,
        6 => &FIRST_PLAYERS,
        // Columns that came later may not stand in an older row.
        8 => &FIRST_SESSIONS,
        11 => {
            values.truncate(SESSIONS.columns.len());
            // As they stand there, the card comes before the bin.
            values[7..].rotate_left(1);
            &SESSIONS
        }
        9 => &STEPS,
        10 => {
            // As they stand there, the looks come before the times.
            values[3..].rotate_left(3);
            &PLAYERS
        }
        _ => return None,
    };
    table.fits(&values).then_some((table, values))
}

/// As SQLite's description of its file format gives it: the kinds of all columns, then their values.
fn read_record(record: &[u8]) -> Option<Vec<Value>> {
    let mut kinds = record;
    let length = usize::try_from(varint(&mut kinds)?).ok()?;
    let before = record.len() - kinds.len();
    let mut kinds = kinds.get(..length.checked_sub(before)?)?;
    let mut rest = record.get(length..)?;
    let mut values = Vec::new();
    while !kinds.is_empty() {
        let kind = varint(&mut kinds)?;
        if values.len() == MOST_COLUMNS {
            return None;
        }
        let width = match kind {
            0 | 8 | 9 => 0,
            1..=4 => usize::try_from(kind).ok()?,
            5 => 6,
            6 | 7 => 8,
            10 | 11 => return None,
            _ => usize::try_from((kind - 12) / 2).ok()?,
        };
        let bytes = rest.get(..width)?;
        rest = &rest[width..];
        values.push(match kind {
            0 => Value::Null,
            1..=6 => Value::Integer(integer(bytes)),
            8 => Value::Integer(0),
            9 => Value::Integer(1),
            kind if kind > 12 && kind % 2 == 1 => {
                Value::Text(std::str::from_utf8(bytes).ok()?.to_owned())
            }
            // None of our columns holds anything else.
            _ => return None,
        });
    }
    Some(values)
}

fn integer(bytes: &[u8]) -> i64 {
    let sign = if bytes.first().is_some_and(|first| *first >= 0x80) { -1 } else { 0 };
    bytes.iter().fold(sign, |sum, byte| (sum << 8) | i64::from(*byte))
}

/// A number of up to nine bytes, each of which but the last says by its first bit whether there are more.
fn varint(rest: &mut &[u8]) -> Option<u64> {
    let mut value = 0;
    for place in 0..9 {
        let (byte, behind) = rest.split_first()?;
        *rest = behind;
        if place == 8 {
            return Some((value << 8) | u64::from(*byte));
        }
        value = (value << 7) | u64::from(byte & 0x7F);
        if *byte < 0x80 {
            break;
        }
    }
    Some(value)
}

fn short(bytes: &[u8], at: usize) -> Option<usize> {
    Some(usize::from(u16::from_be_bytes(*bytes.get(at..)?.first_chunk()?)))
}

fn long(bytes: &[u8], at: usize) -> Option<usize> {
    usize::try_from(u32::from_be_bytes(*bytes.get(at..)?.first_chunk()?)).ok()
}

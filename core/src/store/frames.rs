//! The frames of a write-ahead log, read past SQLite.
//!
//! SQLite reads up to the first frame that does not fit and takes the rest for the torn end of what was
//! being written when a process ended. The checksum of a frame goes on from that of the one before it,
//! which stands in the file; so what comes after a damaged frame can be told from a torn end, and read.

use std::fs;
use std::path::Path;

use super::StoreError;
use super::header::PAGE_SIZES;
use super::names::with_tail;

/// The bytes before the first frame, and before the page of each.
const HEAD: usize = 32;
const FRAME_HEAD: usize = 24;

/// How every log begins; the last bit says in which order the bytes of a number are summed up.
const MAGIC: u32 = 0x377F_0682;

/// At the end of a log some of one transaction may be on the disk and some not, as only whole ones are
/// waited for. More cannot be behind a frame that does not fit.
const TORN_AT_MOST: usize = 1;

/// So many ways to go on after frames that do not fit are tried.
const SEEDS: usize = 4;

#[derive(Debug, Default)]
pub(super) struct Frames {
    bytes: Vec<u8>,
    page_size: usize,
    all: Vec<Frame>,
    /// What SQLite reads: so many frames from the beginning.
    read: usize,
}

#[derive(Clone, Copy, Debug)]
struct Frame {
    page: u32,
    /// How many pages the database has after the transaction that ends here; 0 within one.
    pages_after: u32,
    is_sound: bool,
    /// Whether it was written for this log and not for the one before it in this file.
    is_of_this: bool,
}

/// What the head of a log says of its frames.
#[derive(Clone, Copy, Debug)]
struct Head {
    page_size: usize,
    is_big_endian: bool,
    salt: [u8; 8],
    seed: Sum,
}

type Sum = (u32, u32);

/// Whether the log beside a database is damaged. One that others write to may begin anew while it is
/// read, and then looks so for a moment: it is read again.
pub(super) fn are_damaged(path: &Path) -> Result<bool, StoreError> {
    let before = Frames::beside(path)?;
    if !before.are_damaged() {
        return Ok(false);
    }
    let now = Frames::beside(path)?;
    Ok(now.are_damaged() && before.bytes[..HEAD] == now.bytes[..HEAD])
}

impl Frames {
    /// Those of the log beside a database; none if there is no log.
    pub(super) fn beside(path: &Path) -> Result<Self, StoreError> {
        let journal = with_tail(path, "-wal");
        match fs::metadata(&journal) {
            Ok(data) if data.is_file() && data.len() > HEAD as u64 => {}
            _ => return Ok(Self::default()),
        }
        let bytes =
            fs::read(&journal).map_err(|error| StoreError::File { path: journal, error })?;
        Ok(Self::read(bytes))
    }

    fn read(bytes: Vec<u8>) -> Self {
        if bytes.len() < HEAD {
            return Self::default();
        }
        if let Some(head) = Head::of(&bytes) {
            let (frames, read) = head.frames(&bytes);
            return Self { page_size: head.page_size, all: frames, read, bytes };
        }
        // SQLite reads nothing of it. What it should say is found by trying.
        let tried = Head::guesses(&bytes).map(|head| (head.page_size, head.frames(&bytes).0));
        let best = tried.max_by_key(|(_, frames)| frames.iter().filter(|it| it.is_sound).count());
        let (page_size, frames) = best.unwrap_or_default();
        Self { page_size, all: frames, read: 0, bytes }
    }

    /// Whether there is more behind a frame that does not fit than a torn end can have.
    pub(super) fn are_damaged(&self) -> bool {
        let behind = self.all.iter().skip(self.read + 1);
        let ends = behind.filter(|it| it.is_sound && it.is_of_this && it.pages_after > 0);
        ends.count() > TORN_AT_MOST
    }

    /// The size of its pages, if there are any.
    pub(super) fn page_size(&self) -> Option<usize> {
        (!self.all.is_empty()).then_some(self.page_size)
    }

    /// The pages of all transactions, in their order, with their numbers.
    pub(super) fn pages(&self) -> impl Iterator<Item = (u32, &[u8])> {
        let length = FRAME_HEAD + self.page_size;
        let bytes = self.bytes.get(HEAD..).unwrap_or_default();
        let pages = self.all[..self.committed()].iter().zip(bytes.chunks_exact(length.max(1)));
        pages.filter(|(frame, _)| frame.is_sound).map(|(frame, it)| (frame.page, &it[FRAME_HEAD..]))
    }

    /// Up to the end of the last transaction. A torn end is none.
    fn committed(&self) -> usize {
        let is_end = |it: &Frame| it.is_sound && it.is_of_this && it.pages_after > 0;
        let most = if self.are_damaged() { self.all.len() } else { self.read };
        self.all[..most].iter().rposition(is_end).map_or(0, |last| last + 1)
    }
}

impl Head {
    /// `None` if it is damaged.
    fn of(bytes: &[u8]) -> Option<Self> {
        let head = Self::said(bytes, number(bytes, 0) & 1 == 1);
        let is_whole = number(bytes, 0) & !1 == MAGIC
            && PAGE_SIZES.iter().any(|size| *size == number(bytes, 8))
            && sum((0, 0), bytes.get(..24)?, head.is_big_endian) == head.seed;
        is_whole.then_some(head)
    }

    fn said(bytes: &[u8], is_big_endian: bool) -> Self {
        let salt = bytes.get(16..).and_then(<[u8]>::first_chunk).copied().unwrap_or_default();
        let page_size = usize::try_from(number(bytes, 8)).unwrap_or(0);
        let seed = (number(bytes, 24), number(bytes, 28));
        Self { page_size, is_big_endian, salt, seed }
    }

    /// What a damaged head may have said, with the salt of a frame.
    fn guesses(bytes: &[u8]) -> impl Iterator<Item = Self> {
        let sizes = PAGE_SIZES.into_iter().filter_map(|size| usize::try_from(size).ok());
        sizes.flat_map(move |page_size| {
            [false, true].into_iter().flat_map(move |is_big_endian| {
                [0, 1].into_iter().filter_map(move |frame| {
                    let at = HEAD + frame * (FRAME_HEAD + page_size) + 8;
                    let salt = *bytes.get(at..)?.first_chunk()?;
                    Some(Self { page_size, salt, ..Self::said(bytes, is_big_endian) })
                })
            })
        })
    }

    /// All frames, and how many of them SQLite reads.
    fn frames(&self, bytes: &[u8]) -> (Vec<Frame>, usize) {
        let mut frames: Vec<Frame> = Vec::new();
        let mut read = None;
        let mut seeds = vec![self.seed];
        for chunk in bytes[HEAD..].chunks_exact(FRAME_HEAD + self.page_size) {
            let is_of_this = chunk[8..16] == self.salt;
            let told = (number(chunk, 16), number(chunk, 20));
            let follows = frames.last().is_none_or(|before| before.is_sound);
            // What an older log left is not worth summing up.
            let sums: Vec<Sum> = if is_of_this || follows {
                let sum_from = |seed: &Sum| {
                    let head = sum(*seed, &chunk[..8], self.is_big_endian);
                    sum(head, &chunk[FRAME_HEAD..], self.is_big_endian)
                };
                seeds.iter().map(sum_from).collect()
            } else {
                Vec::new()
            };
            let fits = sums.iter().position(|sum| *sum == told);
            let is_sound = fits.is_some();
            if !(is_of_this && fits == Some(0)) {
                read = read.or(Some(frames.len()));
            }
            // It goes on from what the one before should have said: only that was damaged there.
            if let (Some(1..), Some(before)) = (fits, frames.last_mut()) {
                before.is_sound = true;
            }
            seeds = vec![told];
            if !is_sound {
                seeds.extend(sums.into_iter().take(SEEDS - 1));
            }
            let (page, pages_after) = (number(chunk, 0), number(chunk, 4));
            frames.push(Frame { page, pages_after, is_sound, is_of_this });
        }
        let read = read.unwrap_or(frames.len());
        (frames, read)
    }
}

/// As SQLite's description of its file format gives it.
fn sum(seed: Sum, bytes: &[u8], is_big_endian: bool) -> Sum {
    let word = |bytes: &[u8]| match bytes.first_chunk() {
        Some(word) if is_big_endian => u32::from_be_bytes(*word),
        Some(word) => u32::from_le_bytes(*word),
        None => 0,
    };
    bytes.chunks_exact(8).fold(seed, |(first, second), pair| {
        let first = first.wrapping_add(word(pair)).wrapping_add(second);
        let second = second.wrapping_add(word(&pair[4..])).wrapping_add(first);
        (first, second)
    })
}

fn number(bytes: &[u8], at: usize) -> u32 {
    bytes.get(at..).and_then(<[u8]>::first_chunk).map_or(0, |it| u32::from_be_bytes(*it))
}

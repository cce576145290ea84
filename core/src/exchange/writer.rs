//! A bundle written piece by piece, byte for byte as [`super::Bundle`] is written whole.
//!
//! Fields come in the order of the alphabet, so proofs come before the sessions they are about.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;

use super::Proof;
use super::bundle::format_of;
use crate::outside::SessionId;
use crate::record::{BoxRecord, PlayerRecord, SessionRecord, Tombstone};

/// A bundle on its way out. Each list is begun when the first of it comes, or something behind it.
#[derive(Debug)]
pub(crate) struct BundleWriter<W: Write> {
    into: W,
    part: Part,
    /// Whether the list that is open has something in it.
    filled: bool,
    head: Head,
    /// The piece that is being written: many short writes into a file take longer than one.
    text: Vec<u8>,
}

#[derive(Clone, Debug)]
pub(crate) struct Head {
    pub(crate) rules: BTreeMap<String, u32>,
    pub(crate) has_tombstones: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Nothing,
    Boxes,
    Players,
    Proofs,
    Sessions,
    Tombstones,
    All,
}

impl<W: Write> BundleWriter<W> {
    pub(crate) fn new(into: W, head: Head) -> Self {
        Self { into, part: Part::Nothing, filled: false, head, text: Vec::new() }
    }

    pub(crate) fn put_box(&mut self, record: &BoxRecord) -> io::Result<()> {
        self.piece(Part::Boxes, record)
    }

    pub(crate) fn player(&mut self, player: &PlayerRecord) -> io::Result<()> {
        self.piece(Part::Players, player)
    }

    pub(crate) fn proof(&mut self, session: SessionId, proof: &Proof) -> io::Result<()> {
        self.piece(Part::Proofs, &session)?;
        self.into.write_all(b":")?;
        self.json(proof)
    }

    pub(crate) fn session(&mut self, session: &SessionRecord) -> io::Result<()> {
        self.piece(Part::Sessions, session)
    }

    pub(crate) fn tombstone(&mut self, stone: &Tombstone) -> io::Result<()> {
        self.piece(Part::Tombstones, stone)
    }

    /// Writes what is still missing, and gives back what was written into.
    pub(crate) fn end(mut self) -> io::Result<W> {
        self.come_to(Part::All)?;
        Ok(self.into)
    }

    fn piece<T: Serialize>(&mut self, part: Part, piece: &T) -> io::Result<()> {
        self.come_to(part)?;
        if self.filled {
            self.into.write_all(b",")?;
        }
        self.filled = true;
        self.json(piece)
    }

    fn json<T: Serialize>(&mut self, value: &T) -> io::Result<()> {
        self.text.clear();
        serde_json::to_writer(&mut self.text, value)?;
        self.into.write_all(&self.text)
    }

    /// Closes what is open, and begins everything up to this part.
    fn come_to(&mut self, wanted: Part) -> io::Result<()> {
        while self.part < wanted {
            let next = match self.part {
                Part::Nothing => {
                    self.into.write_all(b"{\"boxes\":[")?;
                    Part::Boxes
                }
                Part::Boxes => {
                    self.into.write_all(b"],\"core\":")?;
                    self.json(&env!("CARGO_PKG_VERSION"))?;
                    self.into.write_all(b",\"format\":")?;
                    self.json(&format_of(self.head.has_tombstones))?;
                    self.into.write_all(b",\"players\":[")?;
                    Part::Players
                }
                // Without any result there is no such field.
                Part::Players if wanted == Part::Proofs => {
                    self.into.write_all(b"],\"proofs\":{")?;
                    Part::Proofs
                }
                Part::Players | Part::Proofs => {
                    let closing: &[u8] = if self.part == Part::Players { b"]" } else { b"}" };
                    self.into.write_all(closing)?;
                    self.into.write_all(b",\"rules\":")?;
                    let rules = std::mem::take(&mut self.head.rules);
                    self.json(&rules)?;
                    self.into.write_all(b",\"sessions\":[")?;
                    Part::Sessions
                }
                Part::Sessions => {
                    self.into.write_all(b"],\"tombstones\":[")?;
                    Part::Tombstones
                }
                Part::Tombstones | Part::All => {
                    self.into.write_all(b"]}")?;
                    Part::All
                }
            };
            self.part = next;
            self.filled = false;
        }
        Ok(())
    }
}

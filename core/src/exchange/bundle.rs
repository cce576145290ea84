//! The bundle: its form as JSON, written and read.

use std::collections::{BTreeMap, HashSet};

use serde::{Deserialize, Serialize};

use super::Proof;
use super::reader::{BundleReader, Piece, ReadError};
use crate::outside::SessionId;
use crate::record::{BoxRecord, PlayerRecord, SessionRecord, Tombstone};
use crate::refusal::Refusal;
use crate::text::{Message, echo, msg};

/// The version of the form; a reader refuses what is newer. The second has tombstones that name
/// steps; a bundle without any is written as the first, which older readers know.
pub const BUNDLE_FORMAT: u32 = 2;
/// What stands at the beginning of a bundle's format.
pub(super) const MARK: &str = "tallystone-bundle/";

/// Everything in a bundle. Fields stand in the order of the alphabet, lists in that of their ids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bundle {
    pub boxes: Vec<BoxRecord>,
    /// The version of the core that wrote it.
    pub core: String,
    /// `tallystone-bundle/1`, or 2 with tombstones
    pub format: String,
    pub players: Vec<PlayerRecord>,
    /// Of the sessions that are finished.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub proofs: BTreeMap<SessionId, Proof>,
    /// The versions of the rules that gave the results.
    pub rules: BTreeMap<String, u32>,
    pub sessions: Vec<SessionRecord>,
    pub tombstones: Vec<Tombstone>,
}

/// Why a bundle cannot be read.
pub type BundleError = Refusal;

impl Bundle {
    pub fn new(rules: BTreeMap<String, u32>) -> Self {
        Self {
            boxes: Vec::new(),
            core: env!("CARGO_PKG_VERSION").to_owned(),
            format: format_of(false),
            players: Vec::new(),
            proofs: BTreeMap::new(),
            rules,
            sessions: Vec::new(),
            tombstones: Vec::new(),
        }
    }

    /// As JSON, the same bytes for the same content.
    pub fn write(&self) -> String {
        // Nothing in a bundle is beyond JSON.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads and checks a bundle that is small enough for memory.
    pub fn read(text: &str) -> Result<Self, BundleError> {
        let refusal = |error: ReadError| match error {
            ReadError::Refused(refusal) => refusal,
            // A text in memory is no file.
            ReadError::File(error) => Refusal::new(Message::verbatim(error.to_string())),
        };
        BundleReader::look_at_head(text.as_bytes()).map_err(refusal)?;
        let mut reader = BundleReader::new(text.as_bytes());
        let mut bundle = Self::new(BTreeMap::new());
        let mut met = HashSet::new();
        while let Some(piece) = reader.next_piece().map_err(refusal)? {
            if let Some(id) = piece.id()
                && !met.insert((std::mem::discriminant(&piece), id.clone()))
            {
                return Err(twice(&id));
            }
            bundle.take(piece);
        }
        Ok(bundle)
    }

    fn take(&mut self, piece: Piece) {
        match piece {
            Piece::Core(core) => self.core = core,
            Piece::Format(format) => self.format = format,
            Piece::Rules(rules) => self.rules = rules,
            Piece::Box(it) => self.boxes.push(it),
            Piece::Player(player) => self.players.push(player),
            Piece::Proof(session, proof) => drop(self.proofs.insert(session, proof)),
            Piece::Session(session, _) => self.sessions.push(session),
            // Of those without steps nobody knows what they are about.
            Piece::Tombstone(stone) if stone.steps.is_empty() => {}
            Piece::Tombstone(stone) => self.tombstones.push(stone),
        }
    }
}

/// Only what is deleted needs the second form.
pub(super) fn format_of(has_tombstones: bool) -> String {
    format!("{MARK}{}", if has_tombstones { BUNDLE_FORMAT } else { 1 })
}

/// What stands twice in a bundle.
pub(crate) fn twice(id: &str) -> BundleError {
    let why = msg!(app_import_twice, id = echo(id));
    Refusal::new(msg!(app_import_wrong, why = why))
}

//! The bundle: its form as JSON, written and read.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{Proof, checks};
use crate::json::{self, Place};
use crate::outside::SessionId;
use crate::refusal::Refusal;
use crate::store::{BoxRecord, PlayerRecord, SessionRecord, Tombstone};
use crate::table::count_of;
use crate::text::{Message, msg, one_line};

/// The version of the form; a reader refuses what is newer. The second has tombstones that name
/// steps; a bundle without any is written as the first, which older readers know.
pub const BUNDLE_FORMAT: u32 = 2;
/// Ten thousand sessions take about a third of it.
pub const LARGEST_BUNDLE: usize = 256 * 1024 * 1024;

/// What stands at the beginning of a bundle's format.
const MARK: &str = "tallystone-bundle/";

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

/// Which version wrote a bundle.
#[derive(Clone, Debug, Deserialize)]
pub struct Header {
    #[serde(default)]
    pub core: String,
    #[serde(default)]
    pub format: String,
}

/// Why a bundle cannot be read.
pub type BundleError = Refusal;

impl Bundle {
    pub fn new(rules: BTreeMap<String, u32>) -> Self {
        Self {
            boxes: Vec::new(),
            core: env!("CARGO_PKG_VERSION").to_owned(),
            format: format!("{MARK}1"),
            players: Vec::new(),
            proofs: BTreeMap::new(),
            rules,
            sessions: Vec::new(),
            tombstones: Vec::new(),
        }
    }

    /// Makes the proofs of its sessions anew, and says who can read it.
    pub(crate) fn prove(&mut self) {
        let format = if self.tombstones.is_empty() { 1 } else { BUNDLE_FORMAT };
        self.format = format!("{MARK}{format}");
        let proof = |session: &SessionRecord| Some((session.id, Proof::of(session)?));
        self.proofs = self.sessions.iter().filter_map(proof).collect();
    }

    /// As JSON, the same bytes for the same content.
    pub fn write(&self) -> String {
        // Nothing in a bundle is beyond JSON.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads and checks a bundle: what comes back can be stored as it is.
    pub fn read(text: &str) -> Result<Self, BundleError> {
        if text.len() > LARGEST_BUNDLE {
            let (mb, most) = (text.len() >> 20, LARGEST_BUNDLE >> 20);
            return refuse(msg!(app_import_large, size = count_of(mb), most = count_of(most)));
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        // What a newer version wrote may have any form but for its head.
        let header: Header = serde_json::from_str(text).or_else(|error| no_bundle(&error, text))?;
        let version = header.format.strip_prefix(MARK).and_then(|it| it.parse::<u32>().ok());
        match version {
            None => return refuse(msg!(app_import_foreign, format = shortened(&header.format))),
            Some(version) if version > BUNDLE_FORMAT => {
                return refuse(msg!(app_import_newer, core = shortened(&header.core)));
            }
            Some(_) => {}
        }
        let mut bundle: Self = strictly(text)?;
        match checks::check(&bundle) {
            Ok(()) => {
                // Nobody knows what these are about.
                bundle.tombstones.retain(|stone| !stone.steps.is_empty());
                Ok(bundle)
            }
            Err(refusal) => refuse(msg!(app_import_wrong, why = refusal.text)),
        }
    }
}

fn refuse<T>(text: Message) -> Result<T, BundleError> {
    Err(Refusal::new(text))
}

/// Nothing twice, no list for an object, and what does not fit with its place.
fn strictly<T: DeserializeOwned>(text: &str) -> Result<T, BundleError> {
    let whole = Place::Whole("bundle");
    let read = json::read_part(text, &whole).and_then(|value| json::read_as(&value, &whole));
    read.or_else(|fault| refuse(msg!(app_import_wrong, why = fault.message())))
}

fn no_bundle<T: DeserializeOwned>(error: &serde_json::Error, text: &str) -> Result<T, BundleError> {
    let (line, column) = (count_of(error.line()), count_of(error.column()));
    if error.is_eof() {
        refuse(msg!(app_import_truncated, line = line, column = column))
    } else if error.is_syntax() {
        refuse(msg!(app_import_no_json, line = line, column = column))
    } else {
        strictly(text)
    }
}

/// What somebody else wrote, short enough for a sentence.
pub(super) fn shortened(text: &str) -> String {
    const MOST: usize = 120;
    let short: String = text.chars().take(MOST).collect();
    let clean = one_line(&short).into_owned();
    if short.len() < text.len() { clean + "…" } else { clean }
}

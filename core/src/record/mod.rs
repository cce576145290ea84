//! What is kept and travels, whole: nothing is left out and nothing is computed.
//!
//! Fields stand in the order of the alphabet, so that JSON made of them has sorted keys.

mod card;
mod people;
mod player;
mod proof;
mod session;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

pub use card::{Card, CardSeat};
pub use people::{People, Player};
pub use player::{LookRecord, Merged, PlayerRecord};
pub use proof::Proof;
pub(crate) use proof::{finished, last_close};
pub use session::{Bin, SessionRecord, StepRecord, Tombstone};

/// The box of a game; no content once it was forgotten.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxRecord {
    pub content: String,
    pub game: String,
    pub id: uuid::Uuid,
    pub updated_at: DateTime<Utc>,
}

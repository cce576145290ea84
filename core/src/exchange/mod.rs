//! What leaves the device and what comes from another one.
//!
//! A bundle holds sessions with their logs, players and boxes. Equal content is equal bytes. Two
//! devices that take in each other's bundles end with the same: see `docs/decisions/009-exchange.md`.

mod bgstats;
mod bundle;
mod checks;
mod csv;
mod forms;
#[cfg(not(target_family = "wasm"))]
mod fresh;
#[cfg(target_family = "wasm")]
pub mod in_browser;
mod play_times;
mod reader;
mod split;
mod writer;

pub use bgstats::{
    FileGame, FilePlay, FilePlayer, FileScore, LinkedGame, LinkedPlay, LinkedPlayer, PlayFile,
    UserInfo,
};
pub(crate) use bgstats::{Filing, Play};
pub(crate) use bundle::twice;
pub use bundle::{BUNDLE_FORMAT, Bundle, BundleError};
pub(crate) use checks::{check_box, check_player, check_session_named, check_stone};
pub use csv::CSV_COLUMNS;
pub(crate) use csv::{CsvSession, write as write_csv};
pub(crate) use forms::check_forms;
#[cfg(not(target_family = "wasm"))]
pub use fresh::Fresh;
#[cfg(target_family = "wasm")]
pub use in_browser::Fresh;
pub(crate) use play_times::PlayTimes;
pub use reader::{BundleReader, LONGEST_PIECE, Piece, ReadError};
pub(crate) use writer::{BundleWriter, Head};

pub use crate::merge::{ImportChoice, ImportStatus};
pub use crate::record::Proof;
pub(crate) use crate::record::finished;

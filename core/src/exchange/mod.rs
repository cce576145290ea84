//! What leaves the device and what comes from another one.
//!
//! A bundle holds sessions with their logs, players and what is known of the players' copies of
//! the games. Equal content is equal bytes. Two devices that take in each other's bundles end with
//! the same: see `docs/decisions/009-exchange.md`.

mod bgstats;
mod bundle;
mod checks;
mod csv;
mod family;
mod forms;
mod fresh;
mod merge;
mod played;
mod proof;
mod reader;
mod split;
mod tree;
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
pub(crate) use family::{Family, Shelf};
pub(crate) use forms::check_forms;
pub use fresh::Fresh;
pub use merge::{ImportChoice, ImportStatus};
pub(crate) use merge::{Merged, Moves, Wish};
pub(crate) use played::Played;
pub use proof::Proof;
pub(crate) use proof::{finished, last_close};
pub use reader::{BundleReader, LONGEST_PIECE, Piece, ReadError};
pub(crate) use writer::{BundleWriter, Head};

//! What leaves the device and what comes from another one.
//!
//! A bundle holds sessions with their logs, players and what is known of the players' copies of
//! the games. Equal content is equal bytes. Two devices that take in each other's bundles end with
//! the same: see `docs/decisions/009-exchange.md`.

mod bundle;
mod checks;
mod merge;
mod proof;

pub use bundle::{BUNDLE_FORMAT, Bundle, BundleError, Header, LARGEST_BUNDLE};
pub(crate) use merge::status;
pub use merge::{Coming, ImportChoice, ImportStatus, Known, Merged, merge};
pub use proof::Proof;
pub(crate) use proof::finished;

//! What the tests share: two made-up games, a clock and chance that are exact, counts and seeds, and
//! entries and logs at random for any game.

mod child;
pub mod device;
mod entries;
mod logs;
pub mod naive_rivers;
mod outside;
mod random;
pub mod script;
pub mod spoken;
pub mod stranger;
pub mod text;
pub mod touches;

pub use child::child;
pub use entries::{valid_entry, wild_entry};
pub use logs::{Player, State};
pub use outside::Exact;
pub use random::{Random, in_soak, of_each_seed, scaled, seeds};

// The game of docs/add-a-game.md, `windfall`, says `crate::` as it would in the core.
include!(concat!(env!("OUT_DIR"), "/windfall.rs"));
use tallystone_core::{checklist, game, look, rules, table};

//! Messages become sentences here, and only here.
//!
//! Games and the rest of the core speak in [`Message`]s: an id and typed arguments, the same in
//! every language. A [`Speaker`] turns them into text for one language and one table (it knows
//! the seats' names). The English Fluent files are turned into types at build time: [`msg!`]
//! does not compile for a message that is missing or whose arguments have other names or types.

mod figures;
mod fold;
mod languages;
mod message;
mod names;
mod plain;
mod say;

pub(crate) use figures::of_day;
pub use figures::{Counted, clock, counted, day, minutes, moment};
pub use fold::fold;
pub use languages::{Language, label, labels};
pub use message::{Arg, Message, Words, commands};
pub(crate) use message::{count_of, messages, msg};
pub(crate) use names::word as colour_word;
pub use names::{Names, are_apart};
pub(crate) use plain::is_blank;
pub use plain::{echo, escaped_json, lines, one_line};
pub use say::{Say, Speaker};

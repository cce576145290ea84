//! JSON from outside, read strictly: no key twice, no list where an object belongs, no number where
//! a name does. What does not fit is told in plain words, with its place.
//!
//! Serde alone would take all of that, and inside enumerations that name their kind it cannot be
//! told otherwise. So a value is first compared with the JSON Schema that is made from the type
//! ([`Schema`]), then read into the type by a reader that knows where it is.

mod fault;
mod place;
mod reader;
mod schema;
mod text;
mod words;

pub use fault::{Fault, Told};
pub(crate) use place::Place;
pub(crate) use reader::{read_as, read_object};
pub(crate) use schema::Schema;
pub use text::read;
pub(crate) use text::{judge_part, read_part};

//! Stone Layer: its rules one by one, and random games against an oracle.

mod documents;
mod oracle;
mod random;
mod refusals;
mod rules;
mod table;
mod winning;

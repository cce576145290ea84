//! What is looked at after a game: statistics, what decided it, whether a result holds, and what is
//! sent to others.

mod decided;
mod plays;
mod proofs;
mod statistics;
mod tables;

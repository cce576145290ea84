//! What is looked at after a game: statistics, what decided it, and whether a result holds.

mod decided;
mod proofs;
mod statistics;

//! Iquazú against its rulebook, an oracle, and documents that contradict themselves.

mod counts;
mod documents;
mod oracle;
mod rulebook;
mod wall;
mod whole_games;

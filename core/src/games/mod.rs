//! The games, one folder each, with the same file names in every folder.

pub mod iquazu;
pub mod keltis;
pub mod wodny_szlak;

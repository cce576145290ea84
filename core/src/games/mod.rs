//! The games, one folder each, with the same file names in every folder.

pub mod iquazu;
pub mod keltis;
pub mod stone_layer;
pub mod stones_and_rivers;
pub mod wodny_szlak;

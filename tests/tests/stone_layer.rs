//! Stone Layer: its rules one by one, and random games against an oracle.

#[path = "stone_layer/documents.rs"]
mod documents;
#[path = "stone_layer/oracle.rs"]
mod oracle;
#[path = "stone_layer/random.rs"]
mod random;
#[path = "stone_layer/refusals.rs"]
mod refusals;
#[path = "stone_layer/rules.rs"]
mod rules;
#[path = "stone_layer/table.rs"]
mod table;
#[path = "stone_layer/winning.rs"]
mod winning;

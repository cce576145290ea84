//! Storage on real files: what is refused, what is repaired, what is kept, and what is shared.

#[path = "durability/backups.rs"]
mod backups;
#[path = "durability/caches.rs"]
mod caches;
#[path = "durability/commits.rs"]
mod commits;
#[path = "durability/damaged.rs"]
mod damaged;
#[path = "durability/disk.rs"]
mod disk;
#[path = "durability/files.rs"]
mod files;
#[path = "durability/folding.rs"]
mod folding;
#[path = "durability/full.rs"]
mod full;
#[path = "durability/gone.rs"]
mod gone;
#[path = "durability/library.rs"]
mod library;
#[path = "durability/play.rs"]
mod play;
#[path = "durability/refused.rs"]
mod refused;
#[path = "durability/shared.rs"]
mod shared;
#[path = "durability/versions.rs"]
mod versions;

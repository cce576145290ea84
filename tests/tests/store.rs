//! Storage on real files: what is refused, what is repaired, what is kept, and what is shared.

#[path = "durability/backups.rs"]
mod backups;
#[path = "durability/caches.rs"]
mod caches;
#[path = "durability/children.rs"]
mod children;
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
#[path = "durability/headers.rs"]
mod headers;
#[path = "durability/library.rs"]
mod library;
#[path = "durability/losses.rs"]
mod losses;
#[path = "durability/pages.rs"]
mod pages;
#[path = "durability/places.rs"]
mod places;
#[path = "durability/play.rs"]
mod play;
#[path = "durability/refused.rs"]
mod refused;
#[path = "durability/shared.rs"]
mod shared;
#[path = "durability/together.rs"]
mod together;
#[path = "durability/versions.rs"]
mod versions;

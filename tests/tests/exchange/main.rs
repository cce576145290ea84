//! Sessions carried to other devices: bundles out and in, copies that went apart, backups, and
//! whatever somebody may send in place of a bundle.

mod apart;
mod backups;
mod boxes;
mod choices;
mod deletions;
mod elsewhere;
mod jobs;
mod limits;
mod mutated;
mod numbers;
mod people;
mod results;
mod round_trip;
mod searches;
mod told;
mod unreadable;

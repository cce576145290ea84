//! What a session does, told as people would see it.

#[path = "session/corrections.rs"]
mod corrections;
#[path = "session/entering.rs"]
mod entering;
#[path = "session/evening.rs"]
mod evening;
#[path = "session/keeping.rs"]
mod keeping;
#[path = "session/people.rs"]
mod people;

//! Tallystone without a screen.
//!
//! A tour, from the outside in:
//! - [`app::App`] is what a shell holds. [`app::App::enter`] is the way of one tap.
//! - [`app::Screen`] is all that a shell draws: a [`sheet::Sheet`] of controls, the seats with
//!   their points, doubts, and what is to be announced.
//! - [`game::Game`] is what a game implements; [`game::Catalogue`] lists them; `games` holds one
//!   folder a game.
//! - [`session::Session`] is the log and what follows from it: replay, undo, corrections.
//! - `record` is what is kept and travels, whole; `merge` puts two devices' logs together.
//! - [`store::Store`] keeps logs in `SQLite`.
//! - [`score`] holds trees of lines, where every point has its reason, and ranking by chains.
//! - [`text`] turns messages into sentences, for the eye and for the ear.
//! - [`exchange`] carries sessions to another device and back, and to spreadsheets and BG Stats.
//! - [`drawing`] is what a board looks like, as data; [`result_card`] is a result as a picture.
//! - [`document`] scores a position from a file, without a session; [`json`] reads what comes from
//!   outside and says where it does not fit.
//!
//! Dependencies point down only: games know score, sheet, checklist and text; session knows game;
//! store knows session, record and merge; app knows all. Nothing in here knows of a shell or of `UniFFI`.
#![forbid(unsafe_code)]

pub mod app;
pub mod board;
pub mod checklist;
pub mod document;
pub mod drawing;
pub mod entry;
pub mod error;
pub mod exchange;
pub mod game;
pub mod games;
pub mod id;
pub mod json;
pub mod look;
mod merge;
mod moment;
pub mod name;
pub mod outside;
mod record;
pub mod refusal;
pub mod result_card;
pub mod rules;
pub mod score;
pub mod seat;
pub mod session;
pub mod sheet;
pub mod statistics;
pub mod store;
pub mod table;
mod taken;
pub mod text;

//! A game's own types as JSON, and back: what cannot be read is refused, or dropped where it only
//! suggests.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Game;
use super::face::GameEvent;
use crate::entry::Focus;
use crate::refusal::Refusal;
use crate::text::{Message, msg};

pub(super) fn read_event<G: Game>(game: &G, event: &GameEvent) -> Result<G::Event, Refusal> {
    let unreadable = |error: serde_json::Error| wrong(msg!(app_part_event), &error);
    match event.version {
        newer if newer > G::EVENT_VERSION => {
            Err(Refusal::new(msg!(app_refused_newer_event, version = newer)))
        }
        current if current == G::EVENT_VERSION => {
            serde_json::from_str(&event.payload).map_err(unreadable)
        }
        older => {
            let old: Value = serde_json::from_str(&event.payload).map_err(unreadable)?;
            serde_json::from_value(game.upcast(older, old)?).map_err(unreadable)
        }
    }
}

/// The text that shells carry around: which game and version wrote the focus, and the focus.
#[derive(Serialize, Deserialize)]
struct KeptFocus<'a, F> {
    game: &'a str,
    version: u32,
    focus: F,
}

const FOCUS_VERSION: u32 = 1;

/// A box that cannot be read has nothing to suggest.
pub(super) fn read_copy<G: Game>(copy: &str) -> G::Box {
    serde_json::from_str(copy).unwrap_or_default()
}

/// A focus that does not fit is dropped, not refused.
pub(super) fn read_focus<G: Game>(focus: &Focus) -> G::Focus {
    serde_json::from_str::<KeptFocus<'_, G::Focus>>(&focus.0)
        .ok()
        .filter(|kept| kept.version == FOCUS_VERSION && kept.game == G::ID)
        .map(|kept| kept.focus)
        .unwrap_or_default()
}

pub(super) fn write_focus<F: Serialize>(game: &str, focus: &F) -> Focus {
    Focus(to_text(&KeptFocus { game, version: FOCUS_VERSION, focus }))
}

pub(super) fn parse<T: DeserializeOwned>(
    value: Value,
    part: impl Fn() -> Message,
) -> Result<T, Refusal> {
    serde_json::from_value(value).map_err(|error| wrong(part(), &error))
}

fn wrong(part: Message, error: &serde_json::Error) -> Refusal {
    Refusal::new(msg!(app_refused_json, part = part, error = error.to_string()))
}

/// Our own types always have a JSON form: string keys only, no floats.
pub(super) fn to_text<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

pub(super) fn to_value<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

//! A game's own types as JSON, and back: what cannot be read is refused, or dropped where it only
//! suggests.

use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Game;
use super::face::GameEvent;
use super::forms::Forms;
use crate::entry::Focus;
use crate::json::{self, Fault, Place};
use crate::refusal::Refusal;
use crate::text::msg;

/// A game with the forms of its types, which are made when they are needed first.
#[derive(Debug)]
pub(super) struct Formed<G> {
    pub(super) game: G,
    forms: OnceLock<Forms>,
}

impl<G: Game> Formed<G> {
    pub(super) fn new(game: G) -> Arc<Self> {
        Arc::new(Self { game, forms: OnceLock::new() })
    }

    pub(super) fn forms(&self) -> &Forms {
        self.forms.get_or_init(Forms::of::<G>)
    }

    /// An event as a log keeps it. Serde alone decides, as it has for every log there is; only a
    /// refusal is put into words.
    pub(super) fn read_event(&self, event: &GameEvent) -> Result<G::Event, Refusal> {
        match event.version {
            newer if newer > G::EVENT_VERSION => {
                Err(Refusal::new(msg!(app_refused_newer_event, version = newer)))
            }
            current if current == G::EVENT_VERSION => {
                serde_json::from_str(&event.payload).map_err(|_| self.fault(&event.payload))
            }
            older => {
                let old = serde_json::from_str(&event.payload);
                let old: Value = old.map_err(|_| self.fault(&event.payload))?;
                Ok(json::read_as(&self.game.upcast(older, old)?, &EVENT)?)
            }
        }
    }

    fn fault(&self, payload: &str) -> Refusal {
        let read = || -> Result<G::Event, Fault> {
            let value = json::read_part(payload, &EVENT)?;
            self.forms().check_event(&value, &EVENT)?;
            json::read_as(&value, &EVENT)
        };
        read().err().map_or_else(
            || Refusal::new(msg!(app_json_unfit, came = msg!(app_json_object))),
            Refusal::from,
        )
    }

    /// Whether an event that came from outside is written as events are. What we would write
    /// ourselves needs no looking at.
    pub(super) fn check_form(&self, event: &GameEvent) -> Result<(), Fault> {
        if event.version != G::EVENT_VERSION {
            return Ok(());
        }
        let own = serde_json::from_str::<G::Event>(&event.payload);
        if own.is_ok_and(|own| to_text(&own) == event.payload) {
            return Ok(());
        }
        let value = json::read_part(&event.payload, &EVENT)?;
        self.forms().check_form_of_event(&value)
    }
}

const EVENT: Place<'static> = Place::Whole("event");

/// The text that shells carry around: which game and version wrote the focus, and the focus.
#[derive(Serialize, Deserialize)]
struct KeptFocus<'a, F> {
    game: &'a str,
    version: u32,
    focus: F,
}

const FOCUS_VERSION: u32 = 1;

/// A box that cannot be read has nothing to suggest.
pub(super) fn read_box<G: Game>(content: &str) -> G::Box {
    serde_json::from_str(content).unwrap_or_default()
}

/// A focus that does not fit is dropped, not refused.
pub(super) fn read_focus<G: Game>(focus: &Focus) -> G::Focus {
    serde_json::from_str::<KeptFocus<'_, G::Focus>>(bare(focus))
        .ok()
        .filter(|kept| kept.version == FOCUS_VERSION && kept.game == G::ID)
        .map(|kept| kept.focus)
        .unwrap_or_default()
}

/// Before the focus of a game while it is asked whether to finish.
const FINISHING: &str = "finish?";

/// The same focus, while it is asked whether to finish.
pub(crate) fn ask_to_finish(focus: &Focus) -> Focus {
    Focus(format!("{FINISHING}{}", bare(focus)))
}

pub(crate) fn is_finishing(focus: &Focus) -> bool {
    focus.0.starts_with(FINISHING)
}

/// The same focus, once that is answered.
pub(crate) fn settled(focus: &Focus) -> Focus {
    Focus(bare(focus).to_owned())
}

fn bare(focus: &Focus) -> &str {
    focus.0.strip_prefix(FINISHING).unwrap_or(&focus.0)
}

pub(super) fn write_focus<F: Serialize>(game: &str, focus: &F) -> Focus {
    Focus(to_text(&KeptFocus { game, version: FOCUS_VERSION, focus }))
}

/// Our own types always have a JSON form: string keys only, no floats.
pub(super) fn to_text<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

pub(super) fn to_value<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

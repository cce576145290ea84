//! What a shell remembers on this device.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{App, Error};
use crate::store::options_of;
use crate::taken;

/// What this device prefers; it does not travel in bundles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// A BCP 47 tag; the device's own language if there is none.
    pub language: Option<String>,
    pub theme: ThemeChoice,
    /// The games, by their ids, whose set-up is shown for the first time, with every step.
    pub first_time: Vec<String>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThemeChoice {
    /// Whatever the device does.
    #[default]
    Device,
    Light,
    Dark,
}

const NAME: &str = "shell";

impl App {
    pub fn preferences(&self) -> Result<Preferences, Error> {
        let kept = self.store.preference(NAME).map_err(|error| self.stored(&error))?;
        Ok(kept.and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_default())
    }

    pub fn set_preferences(&mut self, preferences: &Preferences) -> Result<(), Error> {
        let tag = preferences.language.as_deref().unwrap_or_default();
        taken::judge_tag(tag).map_err(|refusal| self.refused(&refusal))?;
        for game in &preferences.first_time {
            self.game(game)?;
        }
        let text = serde_json::to_string(preferences).unwrap_or_default();
        self.store.prefer(NAME, &text).map_err(|error| self.stored(&error))
    }

    /// The options with which a game was played last; `Null` if it was not, or if they do not fit
    /// any more.
    pub fn last_options(&self, game: &str) -> Result<Value, Error> {
        let kept = self.store.preference(&options_of(game)).map_err(|error| self.stored(&error))?;
        let kept = kept.and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or(Value::Null);
        Ok(self.game(game)?.resolve(&kept).map_or(Value::Null, |_| kept))
    }
}

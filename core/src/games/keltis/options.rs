//! What the rulebook of Keltis leaves open.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::game::{SettingOf, no_yes};
use crate::text::msg;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether a free step (clover, card for a finished path) may bring a new figure onto a path.
    pub free_step_enters: bool,
}

pub(super) fn settings() -> Vec<SettingOf<Options>> {
    vec![no_yes(
        "free_step_enters",
        |options| &mut options.free_step_enters,
        msg!(keltis_option_free_step),
        msg!(keltis_option_free_step_source),
        msg!(keltis_option_free_step_no_means),
        msg!(keltis_option_free_step_yes_means),
    )]
}

//! What the rulebook of Keltis leaves open.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::game::{Setting, SettingChoice};
use crate::text::msg;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether a free step (clover, card for a finished path) may bring a new figure onto a path.
    pub free_step_enters: bool,
}

const FREE_STEP: &str = "free_step_enters";

pub(super) fn settings(options: Options) -> Vec<Setting> {
    vec![Setting {
        id: FREE_STEP.to_owned(),
        label: msg!(keltis_option_free_step),
        source: msg!(keltis_option_free_step_source),
        choices: vec![
            SettingChoice::new(
                "no",
                msg!(keltis_option_free_step_no),
                msg!(keltis_option_free_step_no_means),
            ),
            SettingChoice::new(
                "yes",
                msg!(keltis_option_free_step_yes),
                msg!(keltis_option_free_step_yes_means),
            ),
        ],
        chosen: if options.free_step_enters { "yes" } else { "no" }.to_owned(),
        default: "no".to_owned(),
    }]
}

pub(super) fn choose(options: Options, setting: &str, choice: &str) -> Options {
    match setting {
        FREE_STEP => Options { free_step_enters: choice == "yes" },
        _ => options,
    }
}

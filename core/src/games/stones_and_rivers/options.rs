//! The rulings that the texts of Stones & Rivers differ in or leave open, and two helps.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::game::{Setting, SettingChoice};
use crate::text::{Message, msg};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Stones push; the text of 2023 does not know that.
    pub stones_push: bool,
    /// A stone that steps onto a river may push it instead of riding it.
    pub stones_push_rivers: bool,
    /// A river that steps onto a river may push it instead of riding it.
    pub rivers_push_rivers: bool,
    /// A player's own pieces may be pushed.
    pub push_own: bool,
    /// A pushed piece keeps out of the score area of its owner's opponent.
    pub pushed_keep_out: bool,
    /// A ride may end with a push.
    pub push_after_ride: bool,
    /// Only legal actions are taken; without, everything is, and what was not legal is doubtful.
    pub referee: bool,
    /// Say when somebody can win with the next action.
    pub threats: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            stones_push: true,
            stones_push_rivers: true,
            rivers_push_rivers: true,
            push_own: true,
            pushed_keep_out: true,
            push_after_ride: false,
            referee: true,
            threats: false,
        }
    }
}

/// One question that is answered by yes or no.
struct Question {
    id: &'static str,
    get: fn(&Options) -> bool,
    set: fn(&mut Options, bool),
    label: Message,
    source: Message,
    yes: Message,
    no: Message,
}

macro_rules! question {
    ($field:ident, $label:ident, $source:ident, $yes:ident, $no:ident) => {
        Question {
            id: stringify!($field),
            get: |options| options.$field,
            set: |options, yes| options.$field = yes,
            label: msg!($label),
            source: msg!($source),
            yes: msg!($yes),
            no: msg!($no),
        }
    };
}

fn questions() -> [Question; 8] {
    [
        question!(
            stones_push,
            stones_and_rivers_option_stones_push,
            stones_and_rivers_option_stones_push_source,
            stones_and_rivers_option_stones_push_yes,
            stones_and_rivers_option_stones_push_no
        ),
        question!(
            stones_push_rivers,
            stones_and_rivers_option_stone_river,
            stones_and_rivers_option_stone_river_source,
            stones_and_rivers_option_stone_river_yes,
            stones_and_rivers_option_stone_river_no
        ),
        question!(
            rivers_push_rivers,
            stones_and_rivers_option_river_river,
            stones_and_rivers_option_river_river_source,
            stones_and_rivers_option_river_river_yes,
            stones_and_rivers_option_river_river_no
        ),
        question!(
            push_own,
            stones_and_rivers_option_own,
            stones_and_rivers_option_own_source,
            stones_and_rivers_option_own_yes,
            stones_and_rivers_option_own_no
        ),
        question!(
            pushed_keep_out,
            stones_and_rivers_option_keep_out,
            stones_and_rivers_option_keep_out_source,
            stones_and_rivers_option_keep_out_yes,
            stones_and_rivers_option_keep_out_no
        ),
        question!(
            push_after_ride,
            stones_and_rivers_option_after_ride,
            stones_and_rivers_option_after_ride_source,
            stones_and_rivers_option_after_ride_yes,
            stones_and_rivers_option_after_ride_no
        ),
        question!(
            referee,
            stones_and_rivers_option_referee,
            stones_and_rivers_option_referee_source,
            stones_and_rivers_option_referee_yes,
            stones_and_rivers_option_referee_no
        ),
        question!(
            threats,
            stones_and_rivers_option_threats,
            stones_and_rivers_option_threats_source,
            stones_and_rivers_option_threats_yes,
            stones_and_rivers_option_threats_no
        ),
    ]
}

pub(super) fn settings(options: Options) -> Vec<Setting> {
    let word = |yes: bool| if yes { "yes" } else { "no" }.to_owned();
    let setting = |question: Question| Setting {
        id: question.id.to_owned(),
        label: question.label,
        source: question.source,
        choices: vec![
            SettingChoice::new("yes", msg!(stones_and_rivers_yes), question.yes),
            SettingChoice::new("no", msg!(stones_and_rivers_no), question.no),
        ],
        chosen: word((question.get)(&options)),
        default: word((question.get)(&Options::default())),
    };
    questions().into_iter().map(setting).collect()
}

pub(super) fn choose(mut options: Options, setting: &str, choice: &str) -> Options {
    if let Some(question) = questions().into_iter().find(|question| question.id == setting) {
        (question.set)(&mut options, choice == "yes");
    }
    options
}

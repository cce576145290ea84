//! The rulings that the texts of Stones & Rivers differ in or leave open, and two helps.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::game::{SettingOf, yes_no};
use crate::text::msg;

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

pub(super) fn settings() -> Vec<SettingOf<Options>> {
    vec![
        yes_no(
            "stones_push",
            |options| &mut options.stones_push,
            msg!(stones_and_rivers_option_stones_push),
            msg!(stones_and_rivers_option_stones_push_source),
            msg!(stones_and_rivers_option_stones_push_yes),
            msg!(stones_and_rivers_option_stones_push_no),
        ),
        yes_no(
            "stones_push_rivers",
            |options| &mut options.stones_push_rivers,
            msg!(stones_and_rivers_option_stone_river),
            msg!(stones_and_rivers_option_stone_river_source),
            msg!(stones_and_rivers_option_stone_river_yes),
            msg!(stones_and_rivers_option_stone_river_no),
        ),
        yes_no(
            "rivers_push_rivers",
            |options| &mut options.rivers_push_rivers,
            msg!(stones_and_rivers_option_river_river),
            msg!(stones_and_rivers_option_river_river_source),
            msg!(stones_and_rivers_option_river_river_yes),
            msg!(stones_and_rivers_option_river_river_no),
        ),
        yes_no(
            "push_own",
            |options| &mut options.push_own,
            msg!(stones_and_rivers_option_own),
            msg!(stones_and_rivers_option_own_source),
            msg!(stones_and_rivers_option_own_yes),
            msg!(stones_and_rivers_option_own_no),
        ),
        yes_no(
            "pushed_keep_out",
            |options| &mut options.pushed_keep_out,
            msg!(stones_and_rivers_option_keep_out),
            msg!(stones_and_rivers_option_keep_out_source),
            msg!(stones_and_rivers_option_keep_out_yes),
            msg!(stones_and_rivers_option_keep_out_no),
        ),
        yes_no(
            "push_after_ride",
            |options| &mut options.push_after_ride,
            msg!(stones_and_rivers_option_after_ride),
            msg!(stones_and_rivers_option_after_ride_source),
            msg!(stones_and_rivers_option_after_ride_yes),
            msg!(stones_and_rivers_option_after_ride_no),
        ),
        yes_no(
            "referee",
            |options| &mut options.referee,
            msg!(stones_and_rivers_option_referee),
            msg!(stones_and_rivers_option_referee_source),
            msg!(stones_and_rivers_option_referee_yes),
            msg!(stones_and_rivers_option_referee_no),
        ),
        yes_no(
            "threats",
            |options| &mut options.threats,
            msg!(stones_and_rivers_option_threats),
            msg!(stones_and_rivers_option_threats_source),
            msg!(stones_and_rivers_option_threats_yes),
            msg!(stones_and_rivers_option_threats_no),
        ),
    ]
}

//! What the rulebook of Wodny szlak leaves open, and what a group may want beside the scoring.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::game::{SettingOf, yes_no};
use crate::text::msg;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Where the river divides below the start tile, a load counts on each branch.
    pub loads_pass_forks: bool,
    /// A port route may run from one tributary through the start tile into the other.
    pub route_joins_tributaries: bool,
    /// A port whose own channel has a bridge may be an end of the route.
    pub port_beside_bridge: bool,
    /// Keep track of rounds and of who has placed.
    pub round_helper: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            loads_pass_forks: true,
            route_joins_tributaries: true,
            port_beside_bridge: false,
            round_helper: false,
        }
    }
}

pub(super) fn settings() -> Vec<SettingOf<Options>> {
    vec![
        yes_no(
            "loads_pass_forks",
            |options| &mut options.loads_pass_forks,
            msg!(wodny_szlak_option_forks),
            msg!(wodny_szlak_option_forks_source),
            msg!(wodny_szlak_option_forks_yes),
            msg!(wodny_szlak_option_forks_no),
        ),
        yes_no(
            "route_joins_tributaries",
            |options| &mut options.route_joins_tributaries,
            msg!(wodny_szlak_option_tributaries),
            msg!(wodny_szlak_option_tributaries_source),
            msg!(wodny_szlak_option_tributaries_yes),
            msg!(wodny_szlak_option_tributaries_no),
        ),
        yes_no(
            "port_beside_bridge",
            |options| &mut options.port_beside_bridge,
            msg!(wodny_szlak_option_bridge),
            msg!(wodny_szlak_option_bridge_source),
            msg!(wodny_szlak_option_bridge_yes),
            msg!(wodny_szlak_option_bridge_no),
        ),
        yes_no(
            "round_helper",
            |options| &mut options.round_helper,
            msg!(wodny_szlak_option_rounds),
            msg!(wodny_szlak_option_rounds_source),
            msg!(wodny_szlak_option_rounds_yes),
            msg!(wodny_szlak_option_rounds_no),
        ),
    ]
}

//! What the rulebook of Wodny szlak leaves open, and what a group may want beside the scoring.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::game::{Setting, SettingChoice};
use crate::text::{Message, msg};

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

const FORKS: &str = "loads_pass_forks";
const TRIBUTARIES: &str = "route_joins_tributaries";
const BRIDGE: &str = "port_beside_bridge";
const ROUNDS: &str = "round_helper";

pub(super) fn settings(options: Options) -> Vec<Setting> {
    let default = Options::default();
    vec![
        setting(
            FORKS,
            (options.loads_pass_forks, default.loads_pass_forks),
            [msg!(wodny_szlak_option_forks), msg!(wodny_szlak_option_forks_source)],
            [msg!(wodny_szlak_option_forks_yes), msg!(wodny_szlak_option_forks_no)],
        ),
        setting(
            TRIBUTARIES,
            (options.route_joins_tributaries, default.route_joins_tributaries),
            [msg!(wodny_szlak_option_tributaries), msg!(wodny_szlak_option_tributaries_source)],
            [msg!(wodny_szlak_option_tributaries_yes), msg!(wodny_szlak_option_tributaries_no)],
        ),
        setting(
            BRIDGE,
            (options.port_beside_bridge, default.port_beside_bridge),
            [msg!(wodny_szlak_option_bridge), msg!(wodny_szlak_option_bridge_source)],
            [msg!(wodny_szlak_option_bridge_yes), msg!(wodny_szlak_option_bridge_no)],
        ),
        setting(
            ROUNDS,
            (options.round_helper, default.round_helper),
            [msg!(wodny_szlak_option_rounds), msg!(wodny_szlak_option_rounds_source)],
            [msg!(wodny_szlak_option_rounds_yes), msg!(wodny_szlak_option_rounds_no)],
        ),
    ]
}

fn setting(
    id: &str,
    (chosen, default): (bool, bool),
    [label, source]: [Message; 2],
    [yes, no]: [Message; 2],
) -> Setting {
    let name = |on: bool| if on { "yes" } else { "no" }.to_owned();
    Setting {
        id: id.to_owned(),
        label,
        source,
        choices: vec![
            SettingChoice::new("yes", msg!(wodny_szlak_yes), yes),
            SettingChoice::new("no", msg!(wodny_szlak_no), no),
        ],
        chosen: name(chosen),
        default: name(default),
    }
}

pub(super) fn choose(mut options: Options, setting: &str, choice: &str) -> Options {
    let on = choice == "yes";
    match setting {
        FORKS => options.loads_pass_forks = on,
        TRIBUTARIES => options.route_joins_tributaries = on,
        BRIDGE => options.port_beside_bridge = on,
        ROUNDS => options.round_helper = on,
        _ => {}
    }
    options
}

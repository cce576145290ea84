//! The rules of Wodny szlak in our own words, in the order of the rulebook.

use crate::rules::{RuleAtom, rule, section};
use crate::text::msg;

pub(super) fn rules() -> Vec<RuleAtom> {
    [setup(), play(), buildings(), ports_and_meadows(), end()].concat()
}

fn setup() -> Vec<RuleAtom> {
    section(
        &msg!(wodny_szlak_section_setup),
        [
            rule!("aim", wodny_szlak_rule_aim, wodny_szlak_rule_aim_text, "scoring"),
            rule!(
                "setup-tiles",
                wodny_szlak_rule_setup_tiles,
                wodny_szlak_rule_setup_tiles_text,
                "setup-deal",
                "solo"
            ),
            rule!(
                "setup-deal",
                wodny_szlak_rule_setup_deal,
                wodny_szlak_rule_setup_deal_text,
                "round"
            ),
            rule!(
                "setup-start",
                wodny_szlak_rule_setup_start,
                wodny_szlak_rule_setup_start_text,
                "flow"
            ),
        ],
    )
}

fn play() -> Vec<RuleAtom> {
    section(
        &msg!(wodny_szlak_section_play),
        [
            rule!("round", wodny_szlak_rule_round, wodny_szlak_rule_round_text, "placing", "end"),
            rule!(
                "placing",
                wodny_szlak_rule_placing,
                wodny_szlak_rule_placing_text,
                "edges",
                "turning"
            ),
            rule!("turning", wodny_szlak_rule_turning, wodny_szlak_rule_turning_text, "placing"),
            rule!("edges", wodny_szlak_rule_edges, wodny_szlak_rule_edges_text, "placing"),
            rule!("flow", wodny_szlak_rule_flow, wodny_szlak_rule_flow_text, "oxbow", "fork"),
            rule!("oxbow", wodny_szlak_rule_oxbow, wodny_szlak_rule_oxbow_text, "flow", "mill"),
            rule!("ring", wodny_szlak_rule_ring, wodny_szlak_rule_ring_text, "placing"),
        ],
    )
}

fn buildings() -> Vec<RuleAtom> {
    section(
        &msg!(wodny_szlak_section_buildings),
        [
            rule!("scoring", wodny_szlak_rule_scoring, wodny_szlak_rule_scoring_text, "end"),
            rule!("mill", wodny_szlak_rule_mill, wodny_szlak_rule_mill_text, "bridge", "oxbow"),
            rule!(
                "sawmill",
                wodny_szlak_rule_sawmill,
                wodny_szlak_rule_sawmill_text,
                "mill",
                "bridge"
            ),
            rule!(
                "bridge",
                wodny_szlak_rule_bridge,
                wodny_szlak_rule_bridge_text,
                "load-side",
                "route"
            ),
            rule!(
                "load-side",
                wodny_szlak_rule_load_side,
                wodny_szlak_rule_load_side_text,
                "bridge"
            ),
            rule!("fork", wodny_szlak_rule_fork, wodny_szlak_rule_fork_text, "flow", "bridge"),
        ],
    )
}

fn ports_and_meadows() -> Vec<RuleAtom> {
    section(
        &msg!(wodny_szlak_section_ports),
        [
            rule!("route", wodny_szlak_rule_route, wodny_szlak_rule_route_text, "route-count"),
            rule!(
                "route-count",
                wodny_szlak_rule_route_count,
                wodny_szlak_rule_route_count_text,
                "route"
            ),
            rule!("meadow", wodny_szlak_rule_meadow, wodny_szlak_rule_meadow_text, "scoring"),
        ],
    )
}

fn end() -> Vec<RuleAtom> {
    section(
        &msg!(wodny_szlak_section_end),
        [
            rule!("end", wodny_szlak_rule_end, wodny_szlak_rule_end_text, "scoring"),
            rule!("winner", wodny_szlak_rule_winner, wodny_szlak_rule_winner_text, "scoring"),
            rule!("solo", wodny_szlak_rule_solo, wodny_szlak_rule_solo_text, "setup-tiles"),
        ],
    )
}

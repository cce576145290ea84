//! The rules of Stone Layer in our own words, in the order of the rulebook. Where its five texts
//! differ, the atom says which language has what.

use crate::rules::{RuleAtom, rule, section};
use crate::text::msg;

pub(super) fn rules() -> Vec<RuleAtom> {
    [aim(), setup(), turn(), placing(), collecting(), winning(), quick_start(), river(), moving()]
        .concat()
}

fn aim() -> Vec<RuleAtom> {
    section(
        &msg!(stone_layer_section_aim),
        [
            rule!("aim", stone_layer_rule_aim, stone_layer_rule_aim_text, "turn", "winning"),
            rule!(
                "contents",
                stone_layer_rule_contents,
                stone_layer_rule_contents_text,
                "exchange"
            ),
        ],
    )
}

fn setup() -> Vec<RuleAtom> {
    section(
        &msg!(stone_layer_section_setup),
        [
            rule!("setup-board", stone_layer_rule_board, stone_layer_rule_board_text, "contents"),
            rule!("setup-marker", stone_layer_rule_marker, stone_layer_rule_marker_text, "marker"),
            rule!("setup-tiles", stone_layer_rule_tiles, stone_layer_rule_tiles_text, "refill"),
            rule!("setup-tokens", stone_layer_rule_tokens, stone_layer_rule_tokens_text, "token"),
            rule!("start-player", stone_layer_rule_start, stone_layer_rule_start_text, "turn"),
        ],
    )
}

fn turn() -> Vec<RuleAtom> {
    section(
        &msg!(stone_layer_section_turn),
        [
            rule!("turn", stone_layer_rule_turn, stone_layer_rule_turn_text, "place", "marker"),
            rule!(
                "select-tile",
                stone_layer_rule_select,
                stone_layer_rule_select_text,
                "size-used-up",
                "refill"
            ),
            rule!(
                "size-used-up",
                stone_layer_rule_used_up,
                stone_layer_rule_used_up_text,
                "no-usable-tile",
                "river-empty"
            ),
        ],
    )
}

fn placing() -> Vec<RuleAtom> {
    section(
        &msg!(stone_layer_section_placing),
        [
            rule!(
                "place",
                stone_layer_rule_place,
                stone_layer_rule_place_text,
                "token",
                "no-token"
            ),
            rule!("token", stone_layer_rule_token, stone_layer_rule_token_text, "high-stacks"),
            rule!(
                "no-token",
                stone_layer_rule_no_token,
                stone_layer_rule_no_token_text,
                "collapse",
                "marker"
            ),
            rule!("one-stone", stone_layer_rule_one_stone, stone_layer_rule_one_stone_text, "turn"),
            rule!(
                "high-stacks",
                stone_layer_rule_high,
                stone_layer_rule_high_text,
                "token",
                "exchange"
            ),
        ],
    )
}

fn collecting() -> Vec<RuleAtom> {
    section(
        &msg!(stone_layer_section_collecting),
        [
            rule!(
                "collapse",
                stone_layer_rule_collapse,
                stone_layer_rule_collapse_text,
                "own-collapse",
                "other-collapse",
                "stones-back"
            ),
            rule!(
                "stones-back",
                stone_layer_rule_stones_back,
                stone_layer_rule_stones_back_text,
                "collapse"
            ),
            rule!("gold", stone_layer_rule_gold, stone_layer_rule_gold_text, "exchange"),
            rule!(
                "own-collapse",
                stone_layer_rule_own,
                stone_layer_rule_own_text,
                "collapse",
                "other-collapse"
            ),
            rule!(
                "other-collapse",
                stone_layer_rule_other,
                stone_layer_rule_other_text,
                "own-collapse"
            ),
            rule!("exchange", stone_layer_rule_exchange, stone_layer_rule_exchange_text, "gold"),
        ],
    )
}

fn winning() -> Vec<RuleAtom> {
    section(
        &msg!(stone_layer_section_winning),
        [rule!("winning", stone_layer_rule_winning, stone_layer_rule_winning_text, "collapse")],
    )
}

fn quick_start() -> Vec<RuleAtom> {
    section(
        &msg!(stone_layer_section_quick),
        [rule!("quick-start", stone_layer_rule_quick, stone_layer_rule_quick_text, "setup-tiles")],
    )
}

fn river() -> Vec<RuleAtom> {
    section(
        &msg!(stone_layer_section_river),
        [
            rule!(
                "river-empty",
                stone_layer_rule_river,
                stone_layer_rule_river_text,
                "source-falls",
                "no-usable-tile"
            ),
            rule!(
                "source-falls",
                stone_layer_rule_source_falls,
                stone_layer_rule_source_falls_text,
                "river-empty",
                "own-collapse"
            ),
            rule!(
                "no-usable-tile",
                stone_layer_rule_no_tile,
                stone_layer_rule_no_tile_text,
                "refill",
                "size-used-up"
            ),
        ],
    )
}

fn moving() -> Vec<RuleAtom> {
    section(
        &msg!(stone_layer_section_moving),
        [
            rule!("marker", stone_layer_rule_moving, stone_layer_rule_moving_text, "turn"),
            rule!("refill", stone_layer_rule_refill, stone_layer_rule_refill_text, "quick-start"),
        ],
    )
}

//! The rules of Stones & Rivers in our own words, in the order of the rulebook.

use crate::rules::{RuleAtom, rule, section};
use crate::text::msg;

pub(super) fn rules() -> Vec<RuleAtom> {
    [aim(), setup(), turn(), rivers(), pushing(), end()].concat()
}

fn aim() -> Vec<RuleAtom> {
    section(
        &msg!(rivers_section_aim),
        [
            rule!("aim", rivers_rule_aim, rivers_rule_aim_text, "end", "score-area"),
            rule!("board", rivers_rule_board, rivers_rule_board_text, "score-area", "setup"),
            rule!("pieces", rivers_rule_pieces, rivers_rule_pieces_text, "flip", "ride"),
        ],
    )
}

fn setup() -> Vec<RuleAtom> {
    section(
        &msg!(rivers_section_setup),
        [
            rule!("setup-sides", rivers_rule_sides, rivers_rule_sides_text, "score-area"),
            rule!("first-player", rivers_rule_first, rivers_rule_first_text, "turn"),
            rule!("setup", rivers_rule_setup, rivers_rule_setup_text, "board"),
        ],
    )
}

fn turn() -> Vec<RuleAtom> {
    section(
        &msg!(rivers_section_turn),
        [
            rule!("turn", rivers_rule_turn, rivers_rule_turn_text, "flip", "rotate", "move"),
            rule!("flip", rivers_rule_flip, rivers_rule_flip_text, "rotate"),
            rule!("rotate", rivers_rule_rotate, rivers_rule_rotate_text, "flip"),
            rule!("move", rivers_rule_move, rivers_rule_move_text, "one-piece", "keep-out", "ride"),
            rule!("one-piece", rivers_rule_one_piece, rivers_rule_one_piece_text, "push-stone"),
            rule!("keep-out", rivers_rule_keep_out, rivers_rule_keep_out_text, "score-area"),
        ],
    )
}

fn rivers() -> Vec<RuleAtom> {
    section(
        &msg!(rivers_section_rivers),
        [
            rule!("ride", rivers_rule_ride, rivers_rule_ride_text, "chain", "keep-out"),
            rule!("chain", rivers_rule_chain, rivers_rule_chain_text, "ride"),
        ],
    )
}

fn pushing() -> Vec<RuleAtom> {
    section(
        &msg!(rivers_section_push),
        [
            rule!("push-stone", rivers_rule_push_stone, rivers_rule_push_stone_text, "push-river"),
            rule!("push-river", rivers_rule_push_river, rivers_rule_push_river_text, "pushed"),
            rule!("pushed", rivers_rule_pushed, rivers_rule_pushed_text, "push-river", "keep-out"),
        ],
    )
}

fn end() -> Vec<RuleAtom> {
    section(
        &msg!(rivers_section_end),
        [
            rule!("score-area", rivers_rule_area, rivers_rule_area_text, "end"),
            rule!("end", rivers_rule_end, rivers_rule_end_text, "score-area"),
        ],
    )
}

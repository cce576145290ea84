//! The rules of Stones & Rivers in our own words, in the order of the rulebook.

use crate::rules::{RuleAtom, rule, section};
use crate::text::msg;

pub(super) fn rules() -> Vec<RuleAtom> {
    [aim(), setup(), turn(), rivers(), pushing(), end()].concat()
}

fn aim() -> Vec<RuleAtom> {
    section(
        &msg!(stones_and_rivers_section_aim),
        [
            rule!(
                "aim",
                stones_and_rivers_rule_aim,
                stones_and_rivers_rule_aim_text,
                "end",
                "score-area"
            ),
            rule!(
                "board",
                stones_and_rivers_rule_board,
                stones_and_rivers_rule_board_text,
                "score-area",
                "setup"
            ),
            rule!(
                "pieces",
                stones_and_rivers_rule_pieces,
                stones_and_rivers_rule_pieces_text,
                "flip",
                "ride"
            ),
        ],
    )
}

fn setup() -> Vec<RuleAtom> {
    section(
        &msg!(stones_and_rivers_section_setup),
        [
            rule!(
                "setup-sides",
                stones_and_rivers_rule_sides,
                stones_and_rivers_rule_sides_text,
                "score-area"
            ),
            rule!(
                "first-player",
                stones_and_rivers_rule_first,
                stones_and_rivers_rule_first_text,
                "turn"
            ),
            rule!(
                "setup",
                stones_and_rivers_rule_setup,
                stones_and_rivers_rule_setup_text,
                "board"
            ),
        ],
    )
}

fn turn() -> Vec<RuleAtom> {
    section(
        &msg!(stones_and_rivers_section_turn),
        [
            rule!(
                "turn",
                stones_and_rivers_rule_turn,
                stones_and_rivers_rule_turn_text,
                "flip",
                "rotate",
                "move"
            ),
            rule!("flip", stones_and_rivers_rule_flip, stones_and_rivers_rule_flip_text, "rotate"),
            rule!(
                "rotate",
                stones_and_rivers_rule_rotate,
                stones_and_rivers_rule_rotate_text,
                "flip"
            ),
            rule!(
                "move",
                stones_and_rivers_rule_move,
                stones_and_rivers_rule_move_text,
                "one-piece",
                "keep-out",
                "ride"
            ),
            rule!(
                "one-piece",
                stones_and_rivers_rule_one_piece,
                stones_and_rivers_rule_one_piece_text,
                "push-stone"
            ),
            rule!(
                "keep-out",
                stones_and_rivers_rule_keep_out,
                stones_and_rivers_rule_keep_out_text,
                "score-area"
            ),
        ],
    )
}

fn rivers() -> Vec<RuleAtom> {
    section(
        &msg!(stones_and_rivers_section_rivers),
        [
            rule!(
                "ride",
                stones_and_rivers_rule_ride,
                stones_and_rivers_rule_ride_text,
                "chain",
                "keep-out"
            ),
            rule!("chain", stones_and_rivers_rule_chain, stones_and_rivers_rule_chain_text, "ride"),
        ],
    )
}

fn pushing() -> Vec<RuleAtom> {
    section(
        &msg!(stones_and_rivers_section_push),
        [
            rule!(
                "push-stone",
                stones_and_rivers_rule_push_stone,
                stones_and_rivers_rule_push_stone_text,
                "push-river"
            ),
            rule!(
                "push-river",
                stones_and_rivers_rule_push_river,
                stones_and_rivers_rule_push_river_text,
                "pushed"
            ),
            rule!(
                "pushed",
                stones_and_rivers_rule_pushed,
                stones_and_rivers_rule_pushed_text,
                "push-river",
                "keep-out"
            ),
        ],
    )
}

fn end() -> Vec<RuleAtom> {
    section(
        &msg!(stones_and_rivers_section_end),
        [
            rule!(
                "score-area",
                stones_and_rivers_rule_area,
                stones_and_rivers_rule_area_text,
                "end"
            ),
            rule!("end", stones_and_rivers_rule_end, stones_and_rivers_rule_end_text, "score-area"),
        ],
    )
}

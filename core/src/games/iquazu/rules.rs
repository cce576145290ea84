//! The rules of Iquazú in our own words, in the order of the rulebook.

use crate::rules::{RuleAtom, rule, section};
use crate::text::msg;

pub(super) fn rules() -> Vec<RuleAtom> {
    [aim(), setup(), turn(), scoring(), after(), tiles(), end(), questions()].concat()
}

fn aim() -> Vec<RuleAtom> {
    section(
        &msg!(iquazu_section_aim),
        [rule!("aim", iquazu_rule_aim, iquazu_rule_aim_text, "rock-points", "tiles")],
    )
}

fn setup() -> Vec<RuleAtom> {
    section(
        &msg!(iquazu_section_setup),
        [
            rule!("setup-wall", iquazu_rule_setup_wall, iquazu_rule_setup_wall_text, "rock-points"),
            rule!("setup-tiles", iquazu_rule_setup_tiles, iquazu_rule_setup_tiles_text, "tiles"),
            rule!(
                "setup-frame",
                iquazu_rule_setup_frame,
                iquazu_rule_setup_frame_text,
                "frame-moves"
            ),
            rule!("setup-gems", iquazu_rule_setup_gems, iquazu_rule_setup_gems_text, "track"),
            rule!(
                "setup-cards",
                iquazu_rule_setup_cards,
                iquazu_rule_setup_cards_text,
                "unequal-hands"
            ),
            rule!("boxes", iquazu_rule_boxes, iquazu_rule_boxes_text, "boxes-pass"),
        ],
    )
}

fn turn() -> Vec<RuleAtom> {
    section(
        &msg!(iquazu_section_turn),
        [
            rule!("turn", iquazu_rule_turn, iquazu_rule_turn_text, "place", "drop"),
            rule!("hand-limit", iquazu_rule_hand_limit, iquazu_rule_hand_limit_text, "turn"),
            rule!("place", iquazu_rule_place, iquazu_rule_place_text, "replace", "tile-any-colour"),
            rule!("replace", iquazu_rule_replace, iquazu_rule_replace_text, "place"),
            rule!("drop", iquazu_rule_drop, iquazu_rule_drop_text, "scoring", "boxes-pass"),
        ],
    )
}

fn scoring() -> Vec<RuleAtom> {
    section(
        &msg!(iquazu_section_scoring),
        [
            rule!("scoring", iquazu_rule_scoring, iquazu_rule_scoring_text, "rock-points", "tiles"),
            rule!(
                "rock-points",
                iquazu_rule_rock_points,
                iquazu_rule_rock_points_text,
                "rock-ties"
            ),
            rule!(
                "rock-ties",
                iquazu_rule_rock_ties,
                iquazu_rule_rock_ties_text,
                "rock-points",
                "all-tied"
            ),
            rule!("tiles", iquazu_rule_tiles, iquazu_rule_tiles_text, "tile-ties"),
            rule!("tile-ties", iquazu_rule_tile_ties, iquazu_rule_tile_ties_text, "tiles"),
        ],
    )
}

fn after() -> Vec<RuleAtom> {
    section(
        &msg!(iquazu_section_after),
        [
            rule!(
                "frame-moves",
                iquazu_rule_frame_moves,
                iquazu_rule_frame_moves_text,
                "boxes-pass",
                "full-again"
            ),
            rule!(
                "boxes-pass",
                iquazu_rule_boxes_pass,
                iquazu_rule_boxes_pass_text,
                "full-again",
                "last-gem"
            ),
            rule!("full-again", iquazu_rule_full_again, iquazu_rule_full_again_text, "boxes-pass"),
            rule!("last-gem", iquazu_rule_last_gem, iquazu_rule_last_gem_text, "drop"),
        ],
    )
}

fn tiles() -> Vec<RuleAtom> {
    section(
        &msg!(iquazu_section_tiles),
        [
            rule!("tile-points", iquazu_rule_tile_points, iquazu_rule_tile_points_text, "end"),
            rule!("tile-cards", iquazu_rule_tile_cards, iquazu_rule_tile_cards_text, "hand-limit"),
            rule!(
                "tile-any-colour",
                iquazu_rule_tile_any_colour,
                iquazu_rule_tile_any_colour_text,
                "place"
            ),
            rule!(
                "tile-double-move",
                iquazu_rule_tile_double_move,
                iquazu_rule_tile_double_move_text,
                "one-gem",
                "boxes-pass"
            ),
        ],
    )
}

fn end() -> Vec<RuleAtom> {
    section(
        &msg!(iquazu_section_end),
        [
            rule!("end", iquazu_rule_end, iquazu_rule_end_text, "tile-points", "winner"),
            rule!("winner", iquazu_rule_winner, iquazu_rule_winner_text, "end"),
        ],
    )
}

fn questions() -> Vec<RuleAtom> {
    section(
        &msg!(iquazu_section_questions),
        [
            rule!(
                "unequal-hands",
                iquazu_rule_unequal_hands,
                iquazu_rule_unequal_hands_text,
                "setup-cards"
            ),
            rule!("one-gem", iquazu_rule_one_gem, iquazu_rule_one_gem_text, "tile-double-move"),
            rule!("all-tied", iquazu_rule_all_tied, iquazu_rule_all_tied_text, "rock-ties"),
            rule!("empty-box", iquazu_rule_empty_box, iquazu_rule_empty_box_text, "boxes"),
            rule!("track", iquazu_rule_track, iquazu_rule_track_text, "setup-gems"),
        ],
    )
}

//! The rules of Keltis in our own words, in the order of the rulebook.

use crate::rules::{RuleAtom, rule, section};
use crate::text::msg;

pub(super) fn rules() -> Vec<RuleAtom> {
    [aim(), setup(), turn(), tiles(), end(), scoring()].concat()
}

fn aim() -> Vec<RuleAtom> {
    section(
        &msg!(keltis_section_aim),
        [
            rule!(
                "aim",
                keltis_rule_aim,
                keltis_rule_aim_text,
                "figure-values",
                "wish-stone-table"
            ),
            rule!("paths", keltis_rule_paths, keltis_rule_paths_text, "figure-values", "end-goal"),
        ],
    )
}

fn setup() -> Vec<RuleAtom> {
    section(
        &msg!(keltis_section_setup),
        [
            rule!(
                "setup-figures",
                keltis_rule_setup_figures,
                keltis_rule_setup_figures_text,
                "large-figure"
            ),
            rule!(
                "setup-tiles",
                keltis_rule_setup_tiles,
                keltis_rule_setup_tiles_text,
                "tile-points",
                "tile-clover",
                "tile-wish-stone"
            ),
            rule!(
                "setup-cards",
                keltis_rule_setup_cards,
                keltis_rule_setup_cards_text,
                "two-players",
                "draw"
            ),
            rule!(
                "two-players",
                keltis_rule_two_players,
                keltis_rule_two_players_text,
                "setup-cards",
                "end-deck"
            ),
        ],
    )
}

fn turn() -> Vec<RuleAtom> {
    section(
        &msg!(keltis_section_turn),
        [
            rule!("start-player", keltis_rule_start_player, keltis_rule_start_player_text, "turn"),
            rule!("turn", keltis_rule_turn, keltis_rule_turn_text, "discard", "first-card", "draw"),
            rule!("discard", keltis_rule_discard, keltis_rule_discard_text, "turn", "draw"),
            rule!("rows", keltis_rule_rows, keltis_rule_rows_text, "first-card"),
            rule!(
                "first-card",
                keltis_rule_first_card,
                keltis_rule_first_card_text,
                "rows",
                "large-figure"
            ),
            rule!(
                "end-stone-card",
                keltis_rule_end_stone_card,
                keltis_rule_end_stone_card_text,
                "free-step-enters",
                "tile-clover"
            ),
            rule!(
                "shared-stones",
                keltis_rule_shared_stones,
                keltis_rule_shared_stones_text,
                "tile-points"
            ),
            rule!("draw", keltis_rule_draw, keltis_rule_draw_text, "turn", "end-deck"),
        ],
    )
}

fn tiles() -> Vec<RuleAtom> {
    section(
        &msg!(keltis_section_tiles),
        [
            rule!(
                "tile-points",
                keltis_rule_tile_points,
                keltis_rule_tile_points_text,
                "score-track"
            ),
            rule!(
                "tile-clover",
                keltis_rule_tile_clover,
                keltis_rule_tile_clover_text,
                "tile-chain",
                "free-step-enters"
            ),
            rule!(
                "tile-chain",
                keltis_rule_tile_chain,
                keltis_rule_tile_chain_text,
                "tile-clover",
                "end-goal"
            ),
            rule!(
                "tile-wish-stone",
                keltis_rule_tile_wish_stone,
                keltis_rule_tile_wish_stone_text,
                "wish-stone-table"
            ),
            rule!(
                "free-step-enters",
                keltis_rule_free_step_enters,
                keltis_rule_free_step_enters_text,
                "tile-clover",
                "end-stone-card"
            ),
        ],
    )
}

fn end() -> Vec<RuleAtom> {
    section(
        &msg!(keltis_section_end),
        [
            rule!(
                "end-goal",
                keltis_rule_end_goal,
                keltis_rule_end_goal_text,
                "end-deck",
                "figure-values"
            ),
            rule!("end-deck", keltis_rule_end_deck, keltis_rule_end_deck_text, "end-goal", "draw"),
        ],
    )
}

fn scoring() -> Vec<RuleAtom> {
    section(
        &msg!(keltis_section_scoring),
        [
            rule!(
                "figure-values",
                keltis_rule_figure_values,
                keltis_rule_figure_values_text,
                "large-figure",
                "wish-stone-table"
            ),
            rule!(
                "large-figure",
                keltis_rule_large_figure,
                keltis_rule_large_figure_text,
                "figure-values",
                "first-card"
            ),
            rule!(
                "wish-stone-table",
                keltis_rule_wish_stone_table,
                keltis_rule_wish_stone_table_text,
                "tile-wish-stone"
            ),
            rule!(
                "score-track",
                keltis_rule_score_track,
                keltis_rule_score_track_text,
                "tile-points",
                "winner"
            ),
            rule!(
                "winner",
                keltis_rule_winner,
                keltis_rule_winner_text,
                "figure-values",
                "wish-stone-table"
            ),
        ],
    )
}

//! The rules of Keltis in our own words, in the order of the rulebook.

use super::position::{FIRST_GOAL_STEP, LAST_STEP, Step, Tile};
use super::score::{TRACK_FIELDS, value, wish_stone_points};
use super::setup::{CARDS, HAND, REMOVED_FOR_TWO, in_box, tiles_in_box};
use crate::rules::{RuleAtom, rule, section};
use crate::text::{Message, msg};

pub(super) fn rules() -> Vec<RuleAtom> {
    [aim(), setup(), turn(), rows(), tiles(), end(), scoring()].concat()
}

/// What figures are worth from one step to another.
fn values(first: u8, last: u8) -> Vec<Message> {
    let steps = Step::stones().filter(|step| (first..=last).contains(&step.number()));
    steps.map(|step| msg!(app_number, n = value(step))).collect()
}

fn aim() -> Vec<RuleAtom> {
    section(
        &msg!(keltis_section_aim),
        [
            rule!(
                "aim",
                keltis_rule_aim,
                keltis_rule_aim_text,
                "final-scoring",
                "figure-values",
                "wish-stone-table"
            )
            .terms("spelidee doel van het spel"),
            RuleAtom::new(
                "paths",
                msg!(keltis_rule_paths),
                msg!(
                    keltis_rule_paths_text,
                    stones = LAST_STEP,
                    goal = values(FIRST_GOAL_STEP, LAST_STEP)
                ),
                &["figure-values", "end-goal"],
            )
            .terms(
                "speelbord steenpad pad minusbereik doelbereik startsteen eindsteen rijenwaarde",
            ),
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
                "large-figure",
                "left-in-box"
            )
            .terms("spelfiguren spelerskleuren startveld spelvoorbereiding"),
            rule!(
                "scoring-stone-start",
                keltis_rule_scoring_stone,
                keltis_rule_scoring_stone_text,
                "score-track"
            )
            .terms("telsteen telstenen"),
            rule!(
                "colour-clover",
                keltis_rule_colour_clover,
                keltis_rule_colour_clover_text,
                "setup-figures",
                "tile-clover"
            )
            .terms("groot klaverblad"),
            RuleAtom::new(
                "left-in-box",
                msg!(keltis_rule_left_in_box),
                msg!(
                    keltis_rule_left_in_box_text,
                    tiles = tiles_in_box(),
                    removed = REMOVED_FOR_TWO
                ),
                &["setup-figures", "two-players"],
            )
            .terms("doos"),
            RuleAtom::new(
                "setup-tiles",
                msg!(keltis_rule_setup_tiles),
                msg!(keltis_rule_setup_tiles_text, n = tiles_in_box()),
                &["tile-counts", "tile-points", "tile-clover", "tile-wish-stone"],
            )
            .terms("steenpadfiches fiches donkere stenen blootgelegd"),
            RuleAtom::new(
                "tile-counts",
                msg!(keltis_rule_tile_counts),
                msg!(
                    keltis_rule_tile_counts_text,
                    wish = in_box(Tile::WishStone),
                    clovers = in_box(Tile::Clover),
                    ones = in_box(Tile::One),
                    twos = in_box(Tile::Two),
                    threes = in_box(Tile::Three)
                ),
                &["setup-tiles"],
            )
            .terms("spelmateriaal"),
            RuleAtom::new(
                "setup-cards",
                msg!(keltis_rule_setup_cards),
                msg!(keltis_rule_setup_cards_text, cards = CARDS, hand = HAND),
                &["two-players", "draw"],
            )
            .terms("getalkaarten handkaarten kaarten voorraadstapel"),
            RuleAtom::new(
                "two-players",
                msg!(keltis_rule_two_players),
                msg!(keltis_rule_two_players_text, n = REMOVED_FOR_TWO),
                &["setup-cards", "left-in-box", "end-deck"],
            )
            .terms("twee spelers"),
        ],
    )
}

fn turn() -> Vec<RuleAtom> {
    section(
        &msg!(keltis_section_turn),
        [
            rule!("start-player", keltis_rule_start_player, keltis_rule_start_player_text, "turn")
                .terms("startspeler Ierland oudste speler wijzers van de klok"),
            rule!("turn", keltis_rule_turn, keltis_rule_turn_text, "discard", "first-card", "draw")
                .terms("beurt spelverloop"),
            rule!("discard", keltis_rule_discard, keltis_rule_discard_text, "turn", "draw")
                .terms("aflegstapel ongebruikt weggelegd"),
            RuleAtom::new(
                "draw",
                msg!(keltis_rule_draw),
                msg!(keltis_rule_draw_text, hand = HAND),
                &["turn", "discard", "end-deck"],
            )
            .terms("kaart nemen trekken aflegstapel"),
        ],
    )
}

fn rows() -> Vec<RuleAtom> {
    section(
        &msg!(keltis_section_rows),
        [
            rule!("rows", keltis_rule_rows, keltis_rule_rows_text, "first-card", "row-visible")
                .terms("kaartenrij opklimmend afdalend neerdalend volgorde"),
            rule!("row-visible", keltis_rule_row_visible, keltis_rule_row_visible_text, "rows")
                .terms("zichtbaar verschoven"),
            RuleAtom::new(
                "first-card",
                msg!(keltis_rule_first_card),
                msg!(keltis_rule_first_card_text, first = values(1, 1)),
                &["rows", "one-figure-a-path", "large-figure"],
            )
            .terms("eerste kaart eerste steen"),
            rule!(
                "one-figure-a-path",
                keltis_rule_one_figure,
                keltis_rule_one_figure_text,
                "first-card",
                "shared-stones"
            ),
            rule!(
                "only-forward",
                keltis_rule_only_forward,
                keltis_rule_only_forward_text,
                "first-card"
            )
            .terms("vooruit naar voor"),
            RuleAtom::new(
                "end-stone-card",
                msg!(keltis_rule_end_stone_card),
                msg!(keltis_rule_end_stone_card_text, value = values(LAST_STEP, LAST_STEP)),
                &["free-step-enters", "tile-clover"],
            )
            .terms("eindsteen"),
            rule!(
                "shared-stones",
                keltis_rule_shared_stones,
                keltis_rule_shared_stones_text,
                "tile-points",
                "one-figure-a-path"
            )
            .our_ruling(),
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
                "score-track",
                "tile-counts"
            )
            .terms("puntenfiche puntenwaarde"),
            rule!(
                "tile-clover",
                keltis_rule_tile_clover,
                keltis_rule_tile_clover_text,
                "tile-chain",
                "free-step-enters"
            )
            .terms("klaverblad klaverblaadje"),
            rule!(
                "tile-chain",
                keltis_rule_tile_chain,
                keltis_rule_tile_chain_text,
                "tile-clover",
                "end-goal"
            )
            .terms("uitgevoerd uitvoeren"),
            rule!(
                "tile-wish-stone",
                keltis_rule_tile_wish_stone,
                keltis_rule_tile_wish_stone_text,
                "wish-stone-table"
            )
            .terms("wenssteen wensstenen"),
            rule!(
                "free-step-enters",
                keltis_rule_free_step_enters,
                keltis_rule_free_step_enters_text,
                "tile-clover",
                "end-stone-card"
            )
            .our_ruling()
            .changed_by("free_step_enters"),
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
                "goal-moves",
                "end-deck",
                "figure-values"
            )
            .terms("einde van het spel doelbereik"),
            rule!("goal-moves", keltis_rule_goal_moves, keltis_rule_goal_moves_text, "end-goal")
                .our_ruling(),
            rule!("end-deck", keltis_rule_end_deck, keltis_rule_end_deck_text, "end-goal", "draw")
                .terms("laatste kaart voorraadstapel"),
        ],
    )
}

fn scoring() -> Vec<RuleAtom> {
    section(
        &msg!(keltis_section_scoring),
        [
            rule!(
                "final-scoring",
                keltis_rule_final_scoring,
                keltis_rule_final_scoring_text,
                "figure-values",
                "large-figure",
                "wish-stone-table"
            )
            .terms("waardering"),
            RuleAtom::new(
                "figure-values",
                msg!(keltis_rule_figure_values),
                msg!(keltis_rule_figure_values_text, values = values(1, LAST_STEP)),
                &["large-figure", "wish-stone-table"],
            )
            .terms("minpunten pluspunten"),
            rule!(
                "large-figure",
                keltis_rule_large_figure,
                keltis_rule_large_figure_text,
                "figure-values",
                "first-card"
            )
            .terms("grote spelfiguur dubbele punten verdubbeld"),
            RuleAtom::new(
                "wish-stone-table",
                msg!(keltis_rule_wish_stone_table),
                msg!(
                    keltis_rule_wish_stone_table_text,
                    none = wish_stone_points(0),
                    one = wish_stone_points(1),
                    two = wish_stone_points(2),
                    three = wish_stone_points(3),
                    four = wish_stone_points(4),
                    five = wish_stone_points(5)
                ),
                &["tile-wish-stone"],
            )
            .terms("wensstenen aantal punten"),
            RuleAtom::new(
                "score-track",
                msg!(keltis_rule_score_track),
                msg!(keltis_rule_score_track_text, fields = TRACK_FIELDS),
                &["tile-points", "below-zero", "winner"],
            )
            .terms("scoretabel telsteen"),
            rule!("below-zero", keltis_rule_below_zero, keltis_rule_below_zero_text, "score-track")
                .our_ruling(),
            rule!(
                "winner",
                keltis_rule_winner,
                keltis_rule_winner_text,
                "figure-values",
                "wish-stone-table"
            )
            .terms("gelijke stand meerdere winnaars winnaar"),
        ],
    )
}

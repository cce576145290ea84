//! The rules of Iquazú in our own words, in the order of the rulebook.

use super::options::Options;
use super::score::TRACK_FIELDS;
use super::setup::{
    CARDS, DARK_TILES, DROPS, FIRST_HAND, GEMS_OF_A_COLOUR, LIGHT_TILES, WATER_STRIPS,
};
use super::wall::{FRAME, ROWS};
use crate::rules::{RuleAtom, rule, section};
use crate::text::{Message, msg};

pub(super) fn rules(options: Options) -> Vec<RuleAtom> {
    [
        aim(options),
        setup(),
        turn(),
        scoring(),
        tiles_in_rows(options),
        after(),
        tiles(),
        end(),
        questions(),
    ]
    .concat()
}

fn number(count: usize) -> Message {
    msg!(app_number, n = u32::try_from(count).unwrap_or(0))
}

fn aim(options: Options) -> Vec<RuleAtom> {
    let columns = options.columns.count();
    section(
        &msg!(iquazu_section_aim),
        [
            rule!("aim", iquazu_rule_aim, iquazu_rule_aim_text, "rock-points", "tiles")
                .terms("Spielziel"),
            RuleAtom::new(
                "contents",
                msg!(iquazu_rule_contents),
                msg!(
                    iquazu_rule_contents_text,
                    cards = CARDS,
                    colour = GEMS_OF_A_COLOUR,
                    drops = DROPS,
                    light = LIGHT_TILES,
                    dark = DARK_TILES,
                    water = WATER_STRIPS
                ),
                &["card-colours", "setup-gems"],
            )
            .terms("Inhalt Edelsteine Karten"),
            RuleAtom::new(
                "card-colours",
                msg!(iquazu_rule_card_colours),
                msg!(iquazu_rule_card_colours_text, cards = CARDS, each = CARDS / 3),
                &["contents", "place"],
            )
            .our_ruling()
            .terms("weiß blau orange"),
            RuleAtom::new(
                "columns",
                msg!(iquazu_rule_columns),
                msg!(
                    iquazu_rule_columns_text,
                    tiles = LIGHT_TILES + DARK_TILES,
                    rows = number(ROWS),
                    columns = number(columns),
                    scorings = number(columns.saturating_sub(2))
                ),
                &["end", "last-frames"],
            )
            .our_ruling()
            .changed_by("columns")
            .terms("Spalten Felsen"),
        ],
    )
}

fn setup() -> Vec<RuleAtom> {
    section(
        &msg!(iquazu_section_setup),
        [
            rule!(
                "setup-wall",
                iquazu_rule_setup_wall,
                iquazu_rule_setup_wall_text,
                "strip-order",
                "rails",
                "rock-points"
            )
            .terms("Aufbau Spielplan Punkteboard Felswand"),
            rule!("rails", iquazu_rule_rails, iquazu_rule_rails_text, "setup-wall", "setup-frame")
                .terms("Kunststoffschienen Schienen"),
            rule!(
                "strip-order",
                iquazu_rule_strip_order,
                iquazu_rule_strip_order_text,
                "setup-wall"
            )
            .terms("Felsstreifen zufällige Reihenfolge Wasserschlangen"),
            RuleAtom::new(
                "setup-tiles",
                msg!(iquazu_rule_setup_tiles),
                msg!(iquazu_rule_setup_tiles_text, dark = DARK_TILES, light = LIGHT_TILES),
                &["tiles", "tile-kinds"],
            )
            .terms("Bonus-Plättchen verdeckt helle dunkle Rückseite"),
            RuleAtom::new(
                "setup-frame",
                msg!(iquazu_rule_setup_frame),
                msg!(iquazu_rule_setup_frame_text, water = WATER_STRIPS),
                &["frame-moves"],
            )
            .terms("Wasserrahmen Wasserstreifen"),
            rule!("setup-gems", iquazu_rule_setup_gems, iquazu_rule_setup_gems_text, "track")
                .terms("Spielplanecke Wertungsstein Punkteleiste Farbe"),
            rule!("start-player", iquazu_rule_start_player, iquazu_rule_start_player_text, "boxes")
                .terms("Startspieler"),
            RuleAtom::new(
                "setup-cards",
                msg!(iquazu_rule_setup_cards),
                msg!(iquazu_rule_setup_cards_text, first = FIRST_HAND, last = FIRST_HAND + 3),
                &["unequal-hands", "hands-hidden"],
            )
            .terms("Nachziehstapel austeilen"),
            rule!(
                "hands-hidden",
                iquazu_rule_hands_hidden,
                iquazu_rule_hands_hidden_text,
                "setup-cards",
                "pay-discard"
            )
            .terms("Handkarten auf die Hand"),
            rule!("boxes", iquazu_rule_boxes, iquazu_rule_boxes_text, "boxes-pass", "why-boxes")
                .terms("Edelsteinbox Wasserbox Wassertropfenbox"),
            rule!("fold-boxes", iquazu_rule_fold_boxes, iquazu_rule_fold_boxes_text, "boxes")
                .terms("Seitenteil Pfeil Schlitz"),
        ],
    )
}

fn turn() -> Vec<RuleAtom> {
    section(
        &msg!(iquazu_section_turn),
        [
            rule!("turn", iquazu_rule_turn, iquazu_rule_turn_text, "place", "drop", "tile-use")
                .terms("Zug Spielzug Aktion Karten nachziehen"),
            rule!("hand-limit", iquazu_rule_hand_limit, iquazu_rule_hand_limit_text, "turn")
                .terms("Handkartenlimit überzählige Karten"),
            rule!(
                "place",
                iquazu_rule_place,
                iquazu_rule_place_text,
                "replace",
                "pay-discard",
                "tile-any-colour"
            )
            .terms("Edelstein platzieren Felsritze Spalte"),
            rule!("pay-discard", iquazu_rule_pay_discard, iquazu_rule_pay_discard_text, "place")
                .terms("Ablagestapel offen ablegen"),
            rule!("replace", iquazu_rule_replace, iquazu_rule_replace_text, "place")
                .terms("Karte ersetzen"),
            rule!("why-far-columns", iquazu_rule_why_far, iquazu_rule_why_far_text, "place")
                .terms("Tipp teure Plätze"),
            rule!("drop", iquazu_rule_drop, iquazu_rule_drop_text, "scoring", "boxes-pass")
                .terms("Wassertropfen legen"),
        ],
    )
}

fn scoring() -> Vec<RuleAtom> {
    section(
        &msg!(iquazu_section_scoring),
        [
            rule!("scoring", iquazu_rule_scoring, iquazu_rule_scoring_text, "rock-points", "tiles")
                .terms("Zwischenwertung"),
            rule!(
                "rock-points",
                iquazu_rule_rock_points,
                iquazu_rule_rock_points_text,
                "rock-ties",
                "rock-numbers"
            )
            .terms("Punkte des Felsens Mehrheit leer aus"),
            rule!(
                "rock-numbers",
                iquazu_rule_rock_numbers,
                iquazu_rule_rock_numbers_text,
                "rock-points",
                "setup-wall"
            )
            .our_ruling(),
            rule!(
                "rock-ties",
                iquazu_rule_rock_ties,
                iquazu_rule_rock_ties_text,
                "rock-points",
                "all-tied"
            )
            .terms("Gleichstand weiter unten"),
        ],
    )
}

fn tiles_in_rows(options: Options) -> Vec<RuleAtom> {
    let columns = options.columns.count();
    section(
        &msg!(iquazu_section_scoring),
        [
            rule!("tiles", iquazu_rule_tiles, iquazu_rule_tiles_text, "tile-ties", "tile-rows")
                .terms("Verteilung der Bonus-Plättchen Mehrheit Reihe"),
            RuleAtom::new(
                "tile-rows",
                msg!(iquazu_rule_tile_rows),
                msg!(iquazu_rule_tile_rows_text, frame = number(FRAME)),
                &["tiles", "last-frames"],
            )
            .our_ruling(),
            RuleAtom::new(
                "last-frames",
                msg!(iquazu_rule_last_frames),
                msg!(
                    iquazu_rule_last_frames_text,
                    columns = number(columns),
                    before = number(columns.saturating_sub(3)),
                    last = number(columns.saturating_sub(2))
                ),
                &["tile-rows", "columns"],
            )
            .our_ruling()
            .changed_by("columns"),
            rule!("tile-ties", iquazu_rule_tile_ties, iquazu_rule_tile_ties_text, "tiles")
                .terms("Gleichstand weiter rechts"),
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
            )
            .terms("Wasserrahmen weiterschieben aufdecken"),
            rule!(
                "scored-gems",
                iquazu_rule_scored_gems,
                iquazu_rule_scored_gems_text,
                "frame-moves",
                "empty-box"
            )
            .terms("Wasserfall"),
            rule!(
                "boxes-pass",
                iquazu_rule_boxes_pass,
                iquazu_rule_boxes_pass_text,
                "full-again",
                "last-gem",
                "double-after-scoring"
            )
            .terms("weitergeben Uhrzeigersinn entgegen dem Uhrzeigersinn"),
            rule!("full-again", iquazu_rule_full_again, iquazu_rule_full_again_text, "boxes-once")
                .terms("Sonderfall"),
            rule!("boxes-once", iquazu_rule_boxes_once, iquazu_rule_boxes_once_text, "full-again")
                .our_ruling(),
            rule!("last-gem", iquazu_rule_last_gem, iquazu_rule_last_gem_text, "drop"),
            rule!(
                "double-after-scoring",
                iquazu_rule_double_after,
                iquazu_rule_double_after_text,
                "boxes-pass",
                "tile-double-move"
            )
            .our_ruling(),
            rule!("water-box-comes", iquazu_rule_box_comes, iquazu_rule_box_comes_text, "drop")
                .our_ruling(),
        ],
    )
}

fn tiles() -> Vec<RuleAtom> {
    section(
        &msg!(iquazu_section_tiles),
        [
            rule!(
                "tile-kinds",
                iquazu_rule_tile_kinds,
                iquazu_rule_tile_kinds_text,
                "tile-points",
                "tile-cards",
                "tile-any-colour",
                "tile-double-move"
            )
            .terms("Bonus-Plättchen Arten"),
            rule!("tile-use", iquazu_rule_tile_use, iquazu_rule_tile_use_text, "tile-kinds")
                .terms("einsetzen abgeben"),
            rule!("tile-points", iquazu_rule_tile_points, iquazu_rule_tile_points_text, "end")
                .terms("zusätzliche Punkte"),
            rule!("tile-cards", iquazu_rule_tile_cards, iquazu_rule_tile_cards_text, "hand-limit")
                .terms("zusätzliche Handkarten"),
            rule!(
                "tile-any-colour",
                iquazu_rule_tile_any_colour,
                iquazu_rule_tile_any_colour_text,
                "place"
            )
            .terms("beliebige Karten Farbe egal"),
            rule!(
                "tile-double-move",
                iquazu_rule_tile_double_move,
                iquazu_rule_tile_double_move_text,
                "one-gem",
                "double-after-scoring"
            )
            .terms("Doppelzug"),
        ],
    )
}

fn end() -> Vec<RuleAtom> {
    section(
        &msg!(iquazu_section_end),
        [
            rule!("end", iquazu_rule_end, iquazu_rule_end_text, "tile-points", "winner")
                .terms("Spielende Schlusswertung drittletzter vorletzte letzte Spalte"),
            rule!("winner", iquazu_rule_winner, iquazu_rule_winner_text, "end")
                .terms("Gewinner Gleichstand mehrere Gewinner"),
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
            rule!("why-boxes", iquazu_rule_why_boxes, iquazu_rule_why_boxes_text, "boxes-pass")
                .changed_by("turn_helper"),
            rule!("all-tied", iquazu_rule_all_tied, iquazu_rule_all_tied_text, "rock-ties"),
            rule!("empty-box", iquazu_rule_empty_box, iquazu_rule_empty_box_text, "boxes"),
            RuleAtom::new(
                "track",
                msg!(iquazu_rule_track, fields = TRACK_FIELDS),
                msg!(iquazu_rule_track_text, fields = TRACK_FIELDS),
                &["setup-gems"],
            )
            .terms("Punkteleiste"),
        ],
    )
}

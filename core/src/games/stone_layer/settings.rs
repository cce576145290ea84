//! The options as the players see them: what each choice means, and where the default comes from.

use super::options::{Counted, Edition, FivePointTokens, Marker, Options, OwnTokens, Reshuffled};
use crate::game::{SettingOf, group, no_yes, one_of, yes_no};
use crate::text::{Message, msg};

pub(super) fn settings() -> Vec<SettingOf<Options>> {
    let edition = [edition()];
    edition.into_iter().chain(by_edition()).chain(at_this_table()).chain(left_open()).collect()
}

/// The box on the table: it sets the rules in which the five texts differ.
fn edition() -> SettingOf<Options> {
    group(
        "edition",
        |options| &mut options.edition,
        msg!(stone_layer_option_edition),
        msg!(stone_layer_option_edition_source),
        [
            (Edition::Finnish, msg!(stone_layer_edition_fi), msg!(stone_layer_edition_fi_means)),
            (Edition::Swedish, msg!(stone_layer_edition_sv), msg!(stone_layer_edition_sv_means)),
            (Edition::Danish, msg!(stone_layer_edition_da), msg!(stone_layer_edition_da_means)),
            (Edition::Norwegian, msg!(stone_layer_edition_nb), msg!(stone_layer_edition_nb_means)),
            (Edition::English, msg!(stone_layer_edition_en), msg!(stone_layer_edition_en_means)),
        ],
        |options| *options = options.of_edition(options.edition),
    )
}

/// What the five texts say differently. The default is what the chosen edition prints.
fn by_edition() -> [SettingOf<Options>; 4] {
    [
        one_of(
            "own_tokens",
            |options| &mut options.own_tokens,
            msg!(stone_layer_option_own),
            msg!(stone_layer_option_own_source),
            [
                (
                    OwnTokens::Returned,
                    msg!(stone_layer_option_own_returned),
                    msg!(stone_layer_option_own_returned_means),
                ),
                (
                    OwnTokens::Stay,
                    msg!(stone_layer_option_own_stay),
                    msg!(stone_layer_option_own_stay_means),
                ),
            ],
        ),
        one_of(
            "tie_break",
            |options| &mut options.tie_break,
            msg!(stone_layer_option_tie),
            msg!(stone_layer_option_tie_source),
            [
                (
                    Counted::BesideStacks,
                    msg!(stone_layer_option_tie_stacks),
                    msg!(stone_layer_option_tie_stacks_means),
                ),
                (
                    Counted::OnBoard,
                    msg!(stone_layer_option_tie_board),
                    msg!(stone_layer_option_tie_board_means),
                ),
            ],
        ),
        one_of(
            "five_point_tokens",
            |options| &mut options.five_point_tokens,
            msg!(stone_layer_option_fives),
            msg!(stone_layer_option_fives_source),
            [
                (
                    FivePointTokens::Four,
                    msg!(app_number, n = 4),
                    msg!(stone_layer_option_fives_four_means),
                ),
                (
                    FivePointTokens::Five,
                    msg!(app_number, n = 5),
                    msg!(stone_layer_option_fives_five_means),
                ),
            ],
        ),
        one_of(
            "quick_start_tiles",
            |options| &mut options.quick_start_tiles,
            msg!(stone_layer_option_tiles),
            msg!(stone_layer_option_tiles_source),
            [
                (
                    Reshuffled::Remaining,
                    msg!(stone_layer_option_tiles_remaining),
                    msg!(stone_layer_option_tiles_remaining_means),
                ),
                (
                    Reshuffled::All,
                    msg!(stone_layer_option_tiles_all),
                    msg!(stone_layer_option_tiles_all_means),
                ),
            ],
        ),
    ]
}

/// What a group chooses for an evening.
fn at_this_table() -> [SettingOf<Options>; 2] {
    [
        no_yes(
            "quick_start",
            |options| &mut options.quick_start,
            msg!(stone_layer_option_quick),
            msg!(stone_layer_option_quick_source),
            msg!(stone_layer_option_quick_no_means),
            msg!(stone_layer_option_quick_yes_means),
        ),
        no_yes(
            "sizes",
            |options| &mut options.sizes,
            msg!(stone_layer_option_sizes),
            msg!(stone_layer_option_sizes_source),
            msg!(stone_layer_option_sizes_no_means),
            msg!(stone_layer_option_sizes_yes_means),
        ),
    ]
}

/// What no text says: rulings of this app.
fn left_open() -> [SettingOf<Options>; 4] {
    let marker = |moves: Message, stays: Message| {
        [
            (Marker::Moves, msg!(stone_layer_option_marker_moves), moves),
            (Marker::Stays, msg!(stone_layer_option_marker_stays), stays),
        ]
    };
    [
        one_of(
            "marker_after_failure",
            |options| &mut options.marker_after_failure,
            msg!(stone_layer_option_failure),
            msg!(stone_layer_option_failure_source),
            marker(
                msg!(stone_layer_option_failure_moves_means),
                msg!(stone_layer_option_failure_stays_means),
            ),
        ),
        one_of(
            "marker_after_source_fall",
            |options| &mut options.marker_after_source_fall,
            msg!(stone_layer_option_source_fall),
            msg!(stone_layer_option_source_fall_source),
            marker(
                msg!(stone_layer_option_source_fall_moves_means),
                msg!(stone_layer_option_source_fall_stays_means),
            ),
        ),
        yes_no(
            "exchange",
            |options| &mut options.exchange,
            msg!(stone_layer_option_exchange),
            msg!(stone_layer_option_exchange_source),
            msg!(stone_layer_option_exchange_yes_means),
            msg!(stone_layer_option_exchange_no_means),
        ),
        yes_no(
            "new_tiles",
            |options| &mut options.new_tiles,
            msg!(stone_layer_option_new_tiles),
            msg!(stone_layer_option_new_tiles_source),
            msg!(stone_layer_option_new_tiles_yes_means),
            msg!(stone_layer_option_new_tiles_no_means),
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::StoneLayer;
    use crate::game::Catalogue;
    use serde_json::json;

    #[test]
    fn the_default_of_a_rule_is_what_the_chosen_edition_prints() {
        let catalogue = Catalogue::empty().with(StoneLayer);
        let game = catalogue.games().next().expect("a game");
        let norwegian = game.choose(&json!({}), "edition", "nb").expect("options");
        let shown = game.settings(&norwegian).expect("settings");
        let default = |id: &str| {
            shown.iter().find(|setting| setting.id == id).map(|setting| setting.default.as_str())
        };
        assert_eq!(default("own_tokens"), Some("stay"));
        assert_eq!(default("tie_break"), Some("on_board"));
        assert_eq!(default("five_point_tokens"), Some("5"));
        assert_eq!(default("edition"), Some("en"));
        assert!(
            shown
                .iter()
                .all(|setting| setting.id == "edition" || setting.chosen == setting.default)
        );
    }
}

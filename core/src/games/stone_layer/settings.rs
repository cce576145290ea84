//! The options as the players see them: what each choice means, and where the default comes from.

use super::options::{Counted, Edition, FivePointTokens, Marker, Options, OwnTokens, Reshuffled};
use crate::game::{Setting, SettingChoice};
use crate::text::{Message, msg};

const EDITION: &str = "edition";
const OWN_TOKENS: &str = "own_tokens";
const TIE_BREAK: &str = "tie_break";
const FIVE_POINT_TOKENS: &str = "five_point_tokens";
const QUICK_START_TILES: &str = "quick_start_tiles";
const QUICK_START: &str = "quick_start";
const AFTER_FAILURE: &str = "marker_after_failure";
const AFTER_SOURCE_FALL: &str = "marker_after_source_fall";
const EXCHANGE: &str = "exchange";
const NEW_TILES: &str = "new_tiles";
const SIZES: &str = "sizes";

/// A choice: its id, its name, and what follows from it.
type Offered = (&'static str, Message, Message);

fn setting<const N: usize>(
    id: &str,
    (label, source): (Message, Message),
    choices: [Offered; N],
    chosen: &str,
    default: &str,
) -> Setting {
    let choice = |(id, label, means): Offered| SettingChoice::new(id, label, means);
    Setting {
        id: id.to_owned(),
        label,
        source,
        choices: choices.into_iter().map(choice).collect(),
        chosen: chosen.to_owned(),
        default: default.to_owned(),
    }
}

pub(super) fn settings(options: Options) -> Vec<Setting> {
    [by_language(options), at_this_table(options), left_open(options)].concat()
}

/// What the five texts say differently. The default is what the chosen edition prints.
fn by_language(options: Options) -> Vec<Setting> {
    let printed = options.edition;
    vec![
        setting(
            EDITION,
            (msg!(stone_layer_option_edition), msg!(stone_layer_option_edition_source)),
            [
                ("fi", msg!(stone_layer_edition_fi), msg!(stone_layer_edition_fi_means)),
                ("sv", msg!(stone_layer_edition_sv), msg!(stone_layer_edition_sv_means)),
                ("da", msg!(stone_layer_edition_da), msg!(stone_layer_edition_da_means)),
                ("nb", msg!(stone_layer_edition_nb), msg!(stone_layer_edition_nb_means)),
                ("en", msg!(stone_layer_edition_en), msg!(stone_layer_edition_en_means)),
            ],
            edition_id(printed),
            edition_id(Edition::default()),
        ),
        setting(
            OWN_TOKENS,
            (msg!(stone_layer_option_own), msg!(stone_layer_option_own_source)),
            [
                (
                    "returned",
                    msg!(stone_layer_option_own_returned),
                    msg!(stone_layer_option_own_returned_means),
                ),
                (
                    "stay",
                    msg!(stone_layer_option_own_stay),
                    msg!(stone_layer_option_own_stay_means),
                ),
            ],
            own_id(options.own_tokens),
            own_id(printed.own_tokens()),
        ),
        setting(
            TIE_BREAK,
            (msg!(stone_layer_option_tie), msg!(stone_layer_option_tie_source)),
            [
                (
                    "beside_stacks",
                    msg!(stone_layer_option_tie_stacks),
                    msg!(stone_layer_option_tie_stacks_means),
                ),
                (
                    "on_board",
                    msg!(stone_layer_option_tie_board),
                    msg!(stone_layer_option_tie_board_means),
                ),
            ],
            counted_id(options.tie_break),
            counted_id(printed.tie_break()),
        ),
        setting(
            FIVE_POINT_TOKENS,
            (msg!(stone_layer_option_fives), msg!(stone_layer_option_fives_source)),
            [
                ("4", msg!(stone_layer_number, n = 4), msg!(stone_layer_option_fives_four_means)),
                ("5", msg!(stone_layer_number, n = 5), msg!(stone_layer_option_fives_five_means)),
            ],
            fives_id(options.five_point_tokens),
            fives_id(printed.five_point_tokens()),
        ),
        setting(
            QUICK_START_TILES,
            (msg!(stone_layer_option_tiles), msg!(stone_layer_option_tiles_source)),
            [
                (
                    "remaining",
                    msg!(stone_layer_option_tiles_remaining),
                    msg!(stone_layer_option_tiles_remaining_means),
                ),
                (
                    "all",
                    msg!(stone_layer_option_tiles_all),
                    msg!(stone_layer_option_tiles_all_means),
                ),
            ],
            reshuffled_id(options.quick_start_tiles),
            reshuffled_id(printed.quick_start_tiles()),
        ),
    ]
}

/// What a group chooses for an evening.
fn at_this_table(options: Options) -> Vec<Setting> {
    vec![
        setting(
            QUICK_START,
            (msg!(stone_layer_option_quick), msg!(stone_layer_option_quick_source)),
            [
                ("no", msg!(stone_layer_no), msg!(stone_layer_option_quick_no_means)),
                ("yes", msg!(stone_layer_yes), msg!(stone_layer_option_quick_yes_means)),
            ],
            yes_or_no(options.quick_start),
            "no",
        ),
        setting(
            SIZES,
            (msg!(stone_layer_option_sizes), msg!(stone_layer_option_sizes_source)),
            [
                ("no", msg!(stone_layer_no), msg!(stone_layer_option_sizes_no_means)),
                ("yes", msg!(stone_layer_yes), msg!(stone_layer_option_sizes_yes_means)),
            ],
            yes_or_no(options.sizes),
            "no",
        ),
    ]
}

/// What no text says: rulings of this app.
fn left_open(options: Options) -> Vec<Setting> {
    let marker = |moves: Message, stays: Message| {
        [
            ("moves", msg!(stone_layer_option_marker_moves), moves),
            ("stays", msg!(stone_layer_option_marker_stays), stays),
        ]
    };
    vec![
        setting(
            AFTER_FAILURE,
            (msg!(stone_layer_option_failure), msg!(stone_layer_option_failure_source)),
            marker(
                msg!(stone_layer_option_failure_moves_means),
                msg!(stone_layer_option_failure_stays_means),
            ),
            marker_id(options.marker_after_failure),
            "moves",
        ),
        setting(
            AFTER_SOURCE_FALL,
            (msg!(stone_layer_option_source_fall), msg!(stone_layer_option_source_fall_source)),
            marker(
                msg!(stone_layer_option_source_fall_moves_means),
                msg!(stone_layer_option_source_fall_stays_means),
            ),
            marker_id(options.marker_after_source_fall),
            "stays",
        ),
        setting(
            EXCHANGE,
            (msg!(stone_layer_option_exchange), msg!(stone_layer_option_exchange_source)),
            [
                ("yes", msg!(stone_layer_yes), msg!(stone_layer_option_exchange_yes_means)),
                ("no", msg!(stone_layer_no), msg!(stone_layer_option_exchange_no_means)),
            ],
            yes_or_no(options.exchange),
            "yes",
        ),
        setting(
            NEW_TILES,
            (msg!(stone_layer_option_new_tiles), msg!(stone_layer_option_new_tiles_source)),
            [
                ("yes", msg!(stone_layer_yes), msg!(stone_layer_option_new_tiles_yes_means)),
                ("no", msg!(stone_layer_no), msg!(stone_layer_option_new_tiles_no_means)),
            ],
            yes_or_no(options.new_tiles),
            "yes",
        ),
    ]
}

pub(super) fn choose(options: Options, setting: &str, choice: &str) -> Options {
    let mut chosen = options;
    let yes = choice == "yes";
    let marker = if choice == "moves" { Marker::Moves } else { Marker::Stays };
    match setting {
        EDITION => {
            let edition = Edition::ALL.into_iter().find(|edition| edition_id(*edition) == choice);
            chosen = options.of_edition(edition.unwrap_or(options.edition));
        }
        OWN_TOKENS => {
            chosen.own_tokens =
                if choice == "stay" { OwnTokens::Stay } else { OwnTokens::Returned };
        }
        TIE_BREAK => {
            chosen.tie_break =
                if choice == "on_board" { Counted::OnBoard } else { Counted::BesideStacks };
        }
        FIVE_POINT_TOKENS => {
            chosen.five_point_tokens =
                if choice == "5" { FivePointTokens::Five } else { FivePointTokens::Four };
        }
        QUICK_START_TILES => {
            chosen.quick_start_tiles =
                if choice == "all" { Reshuffled::All } else { Reshuffled::Remaining };
        }
        QUICK_START => chosen.quick_start = yes,
        AFTER_FAILURE => chosen.marker_after_failure = marker,
        AFTER_SOURCE_FALL => chosen.marker_after_source_fall = marker,
        EXCHANGE => chosen.exchange = yes,
        NEW_TILES => chosen.new_tiles = yes,
        SIZES => chosen.sizes = yes,
        _ => {}
    }
    chosen
}

fn edition_id(edition: Edition) -> &'static str {
    match edition {
        Edition::Finnish => "fi",
        Edition::Swedish => "sv",
        Edition::Danish => "da",
        Edition::Norwegian => "nb",
        Edition::English => "en",
    }
}

fn own_id(own: OwnTokens) -> &'static str {
    match own {
        OwnTokens::Returned => "returned",
        OwnTokens::Stay => "stay",
    }
}

fn counted_id(counted: Counted) -> &'static str {
    match counted {
        Counted::BesideStacks => "beside_stacks",
        Counted::OnBoard => "on_board",
    }
}

fn fives_id(fives: FivePointTokens) -> &'static str {
    match fives {
        FivePointTokens::Four => "4",
        FivePointTokens::Five => "5",
    }
}

fn reshuffled_id(reshuffled: Reshuffled) -> &'static str {
    match reshuffled {
        Reshuffled::Remaining => "remaining",
        Reshuffled::All => "all",
    }
}

fn marker_id(marker: Marker) -> &'static str {
    match marker {
        Marker::Moves => "moves",
        Marker::Stays => "stays",
    }
}

fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_of_every_setting_is_taken_and_shown() {
        let options = Options::default();
        for setting in settings(options) {
            assert!(setting.choices.iter().any(|choice| choice.id == setting.default));
            for choice in &setting.choices {
                let after = settings(choose(options, &setting.id, &choice.id));
                let shown = after.iter().find(|other| other.id == setting.id);
                assert_eq!(shown.map(|it| it.chosen.as_str()), Some(choice.id.as_str()));
            }
        }
    }

    #[test]
    fn the_default_of_a_rule_is_what_the_chosen_edition_prints() {
        let shown = settings(choose(Options::default(), EDITION, "nb"));
        let default = |id: &str| {
            shown.iter().find(|setting| setting.id == id).map(|setting| setting.default.as_str())
        };
        assert_eq!(default(OWN_TOKENS), Some("stay"));
        assert_eq!(default(TIE_BREAK), Some("on_board"));
        assert_eq!(default(FIVE_POINT_TOKENS), Some("5"));
        assert!(
            shown.iter().all(|setting| setting.id == EDITION || setting.chosen == setting.default)
        );
    }
}

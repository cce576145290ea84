//! What the table chooses: an edition, the rules in which the five differ, and what all leave open.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::editions::{self, Edition};
use crate::game::{SettingOf, no_yes, one_of, yes_no};
use crate::text::{Message, msg};

/// Fully resolved. In JSON a rule that is left out is the edition's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(from = "ToldOptions")]
#[schemars(with = "ToldOptions")]
pub struct Options {
    pub edition: Edition,
    /// What becomes of the tokens that whoever topples a stack has there.
    pub own_tokens: OwnTokens,
    /// What is counted between players with equal points, of those who have ten.
    pub tie_break: Counted,
    pub five_point_tokens: FivePointTokens,
    /// Which tiles are shuffled after a quick start.
    pub quick_start_tiles: Reshuffled,
    /// Four stones are placed before the first turn.
    pub quick_start: bool,
    pub marker_after_failure: Marker,
    pub marker_after_source_fall: Marker,
    /// Gold points are exchanged by themselves when tokens run out.
    pub exchange: bool,
    /// Five new tiles when none can be used though the river holds stones.
    pub new_tiles: bool,
    /// Keep track of sizes.
    pub sizes: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum OwnTokens {
    /// Back to the player, colour side up.
    Returned,
    /// Beside the base stone, until somebody else topples the next stack there.
    Stay,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Counted {
    /// Tokens beside stacks: a bare base stone is none.
    BesideStacks,
    /// All tokens on the board.
    OnBoard,
}

/// How many five-point tokens are in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u8", into = "u8")]
#[schemars(with = "u8", extend("minimum" = 4, "maximum" = 5))]
pub enum FivePointTokens {
    Four,
    Five,
}

impl TryFrom<u8> for FivePointTokens {
    type Error = String;

    fn try_from(count: u8) -> Result<Self, String> {
        match count {
            4 => Ok(Self::Four),
            5 => Ok(Self::Five),
            _ => Err(format!("a box has 4 or 5 five-point tokens, not {count}")),
        }
    }
}

impl From<FivePointTokens> for u8 {
    fn from(tokens: FivePointTokens) -> u8 {
        match tokens {
            FivePointTokens::Four => 4,
            FivePointTokens::Five => 5,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reshuffled {
    /// All but the four that were drawn.
    Remaining,
    All,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    Moves,
    Stays,
}

/// Options as somebody writes them.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
struct ToldOptions {
    edition: Edition,
    own_tokens: Option<OwnTokens>,
    tie_break: Option<Counted>,
    five_point_tokens: Option<FivePointTokens>,
    quick_start_tiles: Option<Reshuffled>,
    quick_start: bool,
    marker_after_failure: Option<Marker>,
    marker_after_source_fall: Option<Marker>,
    exchange: Option<bool>,
    new_tiles: Option<bool>,
    sizes: bool,
}

impl From<ToldOptions> for Options {
    fn from(told: ToldOptions) -> Self {
        let printed = told.edition.rules();
        Self {
            edition: told.edition,
            own_tokens: told.own_tokens.unwrap_or(printed.own_tokens),
            tie_break: told.tie_break.unwrap_or(printed.tie_break),
            five_point_tokens: told.five_point_tokens.unwrap_or(printed.five_point_tokens),
            quick_start_tiles: told.quick_start_tiles.unwrap_or(printed.quick_start_tiles),
            quick_start: told.quick_start,
            marker_after_failure: told.marker_after_failure.unwrap_or(printed.marker_after_failure),
            marker_after_source_fall: told
                .marker_after_source_fall
                .unwrap_or(printed.marker_after_source_fall),
            exchange: told.exchange.unwrap_or(printed.exchange),
            new_tiles: told.new_tiles.unwrap_or(printed.new_tiles),
            sizes: told.sizes,
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Edition::default().rules()
    }
}

pub(super) fn settings() -> Vec<SettingOf<Options>> {
    let edition = [editions::setting()];
    edition.into_iter().chain(by_edition()).chain(at_this_table()).chain(left_open()).collect()
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
    use serde_json::json;

    use super::super::StoneLayer;
    use super::*;
    use crate::game::Catalogue;

    #[test]
    fn each_rule_can_be_chosen_on_its_own() {
        let options = |json: &str| -> Options { serde_json::from_str(json).expect("options") };
        let mixed = options(r#"{"edition":"nb","own_tokens":"returned"}"#);
        assert_eq!((mixed.own_tokens, mixed.tie_break), (OwnTokens::Returned, Counted::OnBoard));
        let text = serde_json::to_string(&mixed).expect("JSON");
        assert_eq!(options(&text), mixed, "fully resolved, and read back as it was");
        assert!(serde_json::from_str::<Options>(r#"{"five_point_tokens":6}"#).is_err());
    }

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

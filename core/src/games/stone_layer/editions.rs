//! The five editions of Stone Layer, and what each prints where their texts differ.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::options::{Counted, FivePointTokens, Marker, Options, OwnTokens, Reshuffled};
use crate::game::{SettingOf, group};
use crate::text::{Language, Message, msg};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Edition {
    #[serde(rename = "fi")]
    Finnish,
    #[serde(rename = "sv")]
    Swedish,
    #[serde(rename = "da")]
    Danish,
    #[serde(rename = "nb")]
    Norwegian,
    #[default]
    #[serde(rename = "en")]
    English,
}

impl Edition {
    pub const ALL: [Self; 5] =
        [Self::Finnish, Self::Swedish, Self::Danish, Self::Norwegian, Self::English];

    /// The text that people read who speak a language: their own, if the box has it.
    pub fn read_in(language: Language) -> Self {
        match language.tag() {
            "fi" => Self::Finnish,
            "sv" => Self::Swedish,
            "da" => Self::Danish,
            "nb" => Self::Norwegian,
            _ => Self::default(),
        }
    }

    pub(super) fn name(self) -> Message {
        match self {
            Self::Finnish => msg!(stone_layer_edition_fi),
            Self::Swedish => msg!(stone_layer_edition_sv),
            Self::Danish => msg!(stone_layer_edition_da),
            Self::Norwegian => msg!(stone_layer_edition_nb),
            Self::English => msg!(stone_layer_edition_en),
        }
    }

    /// The rules as this edition prints them. What all five leave open is a ruling of this app.
    pub fn rules(self) -> Options {
        let is_norwegian = self == Self::Norwegian;
        Options {
            edition: self,
            // Collecting the score tokens: only the Norwegian text leaves them on the board.
            own_tokens: if is_norwegian { OwnTokens::Stay } else { OwnTokens::Returned },
            // Winning the game: "out on the board" in Norwegian, "next to the stacks" elsewhere.
            tie_break: if is_norwegian { Counted::OnBoard } else { Counted::BesideStacks },
            // Contents.
            five_point_tokens: if is_norwegian {
                FivePointTokens::Five
            } else {
                FivePointTokens::Four
            },
            // Alternative way to start: the Swedish text says only "the tiles", as in its set-up.
            quick_start_tiles: match self {
                Self::Finnish | Self::Swedish => Reshuffled::All,
                Self::Danish | Self::Norwegian | Self::English => Reshuffled::Remaining,
            },
            quick_start: false,
            marker_after_failure: Marker::Moves,
            marker_after_source_fall: Marker::Stays,
            exchange: true,
            new_tiles: true,
            sizes: false,
        }
    }
}

impl Options {
    /// The same table with the box of another edition: where the five texts differ, the rules are
    /// as printed there; what all leave open stays as it was chosen.
    pub fn of_edition(self, edition: Edition) -> Self {
        let printed = edition.rules();
        Self {
            edition,
            own_tokens: printed.own_tokens,
            tie_break: printed.tie_break,
            five_point_tokens: printed.five_point_tokens,
            quick_start_tiles: printed.quick_start_tiles,
            ..self
        }
    }
}

/// The box on the table: it sets the rules in which the five texts differ.
pub(super) fn setting() -> SettingOf<Options> {
    group(
        "edition",
        |options| &mut options.edition,
        msg!(stone_layer_option_edition),
        msg!(stone_layer_option_edition_source),
        [
            (Edition::Finnish, msg!(stone_layer_edition_fi_means)),
            (Edition::Swedish, msg!(stone_layer_edition_sv_means)),
            (Edition::Danish, msg!(stone_layer_edition_da_means)),
            (Edition::Norwegian, msg!(stone_layer_edition_nb_means)),
            (Edition::English, msg!(stone_layer_edition_en_means)),
        ]
        .map(|(edition, means)| (edition, edition.name(), means)),
        |options| *options = options.of_edition(options.edition),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_read_the_text_in_their_own_language() {
        let read = |tag: &str| Edition::read_in(Language::find(tag).expect("a language"));
        for edition in Edition::ALL {
            let tag = serde_json::to_value(edition).expect("JSON");
            assert_eq!(read(tag.as_str().expect("a tag")), edition);
        }
        assert_eq!(["de", "nl", "pl"].map(read), [Edition::English; 3]);
    }

    #[test]
    fn an_edition_sets_the_rules_that_differ() {
        for edition in Edition::ALL {
            let told = serde_json::json!({ "edition": edition });
            let options: Options = serde_json::from_value(told).expect("options");
            assert_eq!(options, Options::default().of_edition(edition));
        }
        let norwegian = Edition::Norwegian.rules();
        assert_eq!(
            (norwegian.own_tokens, norwegian.tie_break, norwegian.five_point_tokens),
            (OwnTokens::Stay, Counted::OnBoard, FivePointTokens::Five)
        );
        let reshuffled = Edition::ALL.map(|edition| edition.rules().quick_start_tiles);
        let (all, rest) = (Reshuffled::All, Reshuffled::Remaining);
        assert_eq!(reshuffled, [all, all, rest, rest, rest]);
    }
}

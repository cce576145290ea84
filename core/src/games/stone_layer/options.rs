//! The five editions of Stone Layer, the rules in which they differ, and what all of them leave
//! open.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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
        let printed = told.edition;
        Self {
            edition: printed,
            own_tokens: told.own_tokens.unwrap_or(printed.own_tokens()),
            tie_break: told.tie_break.unwrap_or(printed.tie_break()),
            five_point_tokens: told.five_point_tokens.unwrap_or(printed.five_point_tokens()),
            quick_start_tiles: told.quick_start_tiles.unwrap_or(printed.quick_start_tiles()),
            quick_start: told.quick_start,
            marker_after_failure: told.marker_after_failure.unwrap_or(Marker::Moves),
            marker_after_source_fall: told.marker_after_source_fall.unwrap_or(Marker::Stays),
            exchange: told.exchange.unwrap_or(true),
            new_tiles: told.new_tiles.unwrap_or(true),
            sizes: told.sizes,
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        ToldOptions::default().into()
    }
}

impl Edition {
    pub const ALL: [Self; 5] =
        [Self::Finnish, Self::Swedish, Self::Danish, Self::Norwegian, Self::English];

    /// Collecting the score tokens: only the Norwegian text leaves them on the board.
    pub fn own_tokens(self) -> OwnTokens {
        match self {
            Self::Norwegian => OwnTokens::Stay,
            _ => OwnTokens::Returned,
        }
    }

    /// Winning the game: "out on the board" in Norwegian, "next to the stacks" in the others.
    pub fn tie_break(self) -> Counted {
        match self {
            Self::Norwegian => Counted::OnBoard,
            _ => Counted::BesideStacks,
        }
    }

    /// Contents.
    pub fn five_point_tokens(self) -> FivePointTokens {
        match self {
            Self::Norwegian => FivePointTokens::Five,
            _ => FivePointTokens::Four,
        }
    }

    /// Alternative way to start: the Swedish text says only "the tiles", as in its set-up.
    pub fn quick_start_tiles(self) -> Reshuffled {
        match self {
            Self::Finnish | Self::Swedish => Reshuffled::All,
            Self::Danish | Self::Norwegian | Self::English => Reshuffled::Remaining,
        }
    }
}

impl Options {
    /// The same table with the box of another language: what the five texts say differently is
    /// as printed there, what all leave open stays as it was chosen.
    pub fn of_edition(self, edition: Edition) -> Self {
        Self {
            edition,
            own_tokens: edition.own_tokens(),
            tie_break: edition.tie_break(),
            five_point_tokens: edition.five_point_tokens(),
            quick_start_tiles: edition.quick_start_tiles(),
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(json: &str) -> Options {
        serde_json::from_str(json).expect("options")
    }

    #[test]
    fn an_edition_sets_the_rules_that_differ() {
        for edition in Edition::ALL {
            let told = serde_json::json!({ "edition": edition });
            assert_eq!(options(&told.to_string()), Options::default().of_edition(edition));
        }
        let norwegian = options(r#"{"edition":"nb"}"#);
        assert_eq!(
            (norwegian.own_tokens, norwegian.tie_break, norwegian.five_point_tokens),
            (OwnTokens::Stay, Counted::OnBoard, FivePointTokens::Five)
        );
        let reshuffled = Edition::ALL.map(Edition::quick_start_tiles);
        let (all, rest) = (Reshuffled::All, Reshuffled::Remaining);
        assert_eq!(reshuffled, [all, all, rest, rest, rest]);
    }

    #[test]
    fn each_rule_can_be_chosen_on_its_own() {
        let mixed = options(r#"{"edition":"nb","own_tokens":"returned"}"#);
        assert_eq!((mixed.own_tokens, mixed.tie_break), (OwnTokens::Returned, Counted::OnBoard));
        let text = serde_json::to_string(&mixed).expect("JSON");
        assert_eq!(options(&text), mixed, "fully resolved, and read back as it was");
        assert!(serde_json::from_str::<Options>(r#"{"five_point_tokens":6}"#).is_err());
    }
}

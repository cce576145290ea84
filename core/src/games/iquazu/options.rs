//! What the rulebook of Iquazú leaves open, and what a group may want beside the scoring.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::game::{SettingOf, no_yes, one_of};
use crate::text::msg;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many rocks, and so columns, the wall has.
    pub columns: Columns,
    /// Keep track of whose turn it is and who has which box.
    pub turn_helper: bool,
}

/// A number of columns: at least the frame, and no more than a box could hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u8", into = "u8")]
#[schemars(with = "u8", extend("minimum" = 5, "maximum" = 15))]
pub struct Columns(u8);

impl Columns {
    pub const LEAST: u8 = 5;
    pub const MOST: u8 = 15;

    pub fn count(self) -> usize {
        usize::from(self.0)
    }
}

impl TryFrom<u8> for Columns {
    type Error = String;

    fn try_from(count: u8) -> Result<Self, String> {
        if (Self::LEAST..=Self::MOST).contains(&count) {
            Ok(Self(count))
        } else {
            Err(format!("a wall has {} to {} columns, not {count}", Self::LEAST, Self::MOST))
        }
    }
}

impl From<Columns> for u8 {
    fn from(columns: Columns) -> u8 {
        columns.0
    }
}

impl Default for Options {
    /// 45 tiles in five rows make nine scorings, and two rocks follow: eleven.
    fn default() -> Self {
        Self { columns: Columns(11), turn_helper: false }
    }
}

/// Offered to choose from; a document may name any other number that is possible.
const OFFERED: [u8; 5] = [9, 10, 11, 12, 13];

pub(super) fn settings() -> Vec<SettingOf<Options>> {
    vec![
        one_of(
            "columns",
            |options| &mut options.columns,
            msg!(iquazu_option_columns),
            msg!(iquazu_option_columns_source),
            OFFERED.map(|count| {
                let means = msg!(iquazu_option_columns_means, n = count - 2);
                (Columns(count), msg!(app_number, n = count), means)
            }),
        ),
        no_yes(
            "turn_helper",
            |options| &mut options.turn_helper,
            msg!(iquazu_option_turns),
            msg!(iquazu_option_turns_source),
            msg!(iquazu_option_turns_no_means),
            msg!(iquazu_option_turns_yes_means),
        ),
    ]
}

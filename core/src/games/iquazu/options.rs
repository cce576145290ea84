//! What the rulebook of Iquazú leaves open, and what a group may want beside the scoring.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::game::{Setting, SettingChoice};
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

    /// All but the last two rocks are scored with bonus tiles.
    pub fn with_tiles(self) -> usize {
        self.count() - 2
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

const COLUMNS: &str = "columns";
const TURN_HELPER: &str = "turn_helper";
/// Offered to choose from; a document may name any other number that is possible.
const OFFERED: [(u8, &str); 5] = [(9, "9"), (10, "10"), (11, "11"), (12, "12"), (13, "13")];

pub(super) fn settings(options: Options) -> Vec<Setting> {
    let chosen =
        OFFERED.iter().find(|(count, _)| *count == options.columns.0).map_or("11", |(_, id)| id);
    let columns = OFFERED.iter().map(|(count, id)| {
        let consequence = msg!(iquazu_option_columns_means, n = *count - 2);
        SettingChoice::new(id, msg!(iquazu_number, n = *count), consequence)
    });
    vec![
        Setting {
            id: COLUMNS.to_owned(),
            label: msg!(iquazu_option_columns),
            source: msg!(iquazu_option_columns_source),
            choices: columns.collect(),
            chosen: chosen.to_owned(),
            default: "11".to_owned(),
        },
        Setting {
            id: TURN_HELPER.to_owned(),
            label: msg!(iquazu_option_turns),
            source: msg!(iquazu_option_turns_source),
            choices: vec![
                SettingChoice::new(
                    "no",
                    msg!(iquazu_option_turns_no),
                    msg!(iquazu_option_turns_no_means),
                ),
                SettingChoice::new(
                    "yes",
                    msg!(iquazu_option_turns_yes),
                    msg!(iquazu_option_turns_yes_means),
                ),
            ],
            chosen: if options.turn_helper { "yes" } else { "no" }.to_owned(),
            default: "no".to_owned(),
        },
    ]
}

pub(super) fn choose(options: Options, setting: &str, choice: &str) -> Options {
    match (setting, choice.parse().ok().and_then(|count: u8| Columns::try_from(count).ok())) {
        (COLUMNS, Some(columns)) => Options { columns, ..options },
        (TURN_HELPER, _) => Options { turn_helper: choice == "yes", ..options },
        _ => options,
    }
}

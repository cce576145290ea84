//! A game of Stones & Rivers as far as it has come: the ground, whose turn it is, how it began.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ground::{Ground, ROWS, Side};
use super::notation::Action;
use super::options::Options;
use crate::json::Told;
use crate::outside::Seeded;
use crate::table::Table;
use crate::text::{Message, echo, msg};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub ground: Ground,
    pub turn: Side,
    /// How many actions there have been.
    #[serde(default)]
    pub actions: u32,
    /// The flip for the first move, if it was made here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub toss: Option<Toss>,
    /// Actions that the rules do not allow, with their numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub irregular: Vec<Irregular>,
    /// Wins that somebody did not see.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missed: Vec<Missed>,
}

/// A piece is flipped and the other player calls which side will be up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Toss {
    pub caller: Side,
    pub called: Call,
    pub seed: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Call {
    Stone,
    River,
}

impl Toss {
    /// The side that came up.
    pub fn came(self) -> Call {
        if Seeded::new(self.seed).below(2) == 0 { Call::Stone } else { Call::River }
    }

    /// If correct, the caller chooses to go first or second, otherwise the flipper.
    pub fn chooser(self) -> Side {
        if self.came() == self.called { self.caller } else { self.caller.other() }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Irregular {
    pub number: u32,
    pub action: Action,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Missed {
    pub number: u32,
    pub side: Side,
    pub action: Action,
}

impl Position {
    pub fn new(table: &Table<Options>) -> Self {
        Self {
            ground: Ground::start(),
            turn: Side::of(table.start),
            actions: 0,
            toss: None,
            irregular: Vec::new(),
            missed: Vec::new(),
        }
    }

    /// A position from its line: the ground, a space, and who is up (`c` or `s`). `None` for what
    /// does not look like one.
    pub fn from_line(line: &str) -> Option<Result<Self, Message>> {
        let of_line = |letter: char| {
            matches!(letter, '0'..='9' | 'c' | 's' | '-' | '|' | '/') || letter.is_whitespace()
        };
        let rows = line.matches('/').count();
        let resembles = line.chars().all(of_line)
            || [" c", " s"].iter().any(|turn| line.trim_end().ends_with(turn));
        (rows > 0 && resembles || rows + 1 == usize::from(ROWS))
            .then(|| Self::read_line(line.trim()))
    }

    fn read_line(line: &str) -> Result<Self, Message> {
        let (ground, turn) =
            line.split_once(char::is_whitespace).map_or((line, ""), |(it, turn)| (it, turn.trim()));
        let ground = ground.parse().map_err(|Told(why)| why)?;
        let turn = match turn {
            "c" => Side::Circle,
            "s" => Side::Square,
            "" => return Err(msg!(stones_and_rivers_unread_nobody)),
            _ => return Err(msg!(stones_and_rivers_unread_turn, came = echo(turn))),
        };
        Ok(Self { ground, turn, actions: 0, toss: None, irregular: Vec::new(), missed: Vec::new() })
    }

    pub fn line(&self) -> String {
        format!("{} {}", self.ground, if self.turn == Side::Circle { 'c' } else { 's' })
    }

    /// The number of the next action, from 1.
    pub fn next_number(&self) -> u32 {
        self.actions.saturating_add(1)
    }
}

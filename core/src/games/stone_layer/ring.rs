//! The ring of six base stones, the steps around it, and stones in a stack.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::id::ids;
use crate::json::Told;
use crate::table::count_of;
use crate::text::msg;

/// Base stones on the board.
pub(super) const BASES: usize = 6;
/// Stones in the box, without the base stones.
pub(super) const STONES: u8 = 37;

/// A number from 1 to 6.
macro_rules! of_six {
    ($(#[$about:meta])* $name:ident, $unread:literal) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
            JsonSchema,
        )]
        #[serde(try_from = "u8", into = "u8")]
        #[schemars(with = "u8", extend("minimum" = 1, "maximum" = 6))]
        pub struct $name(u8);

        impl $name {
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (1..7).map(Self)
            }

            pub fn number(self) -> u8 {
                self.0
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(number: u8) -> Result<Self, String> {
                if (1..=6).contains(&number) {
                    Ok(Self(number))
                } else {
                    Err(format!($unread, number))
                }
            }
        }

        impl From<$name> for u8 {
            fn from(it: $name) -> u8 {
                it.0
            }
        }

        ids!(number $name);
    };
}

of_six! {
    /// A base stone, and the stack on it: 1 to 6, clockwise.
    Base, "a stack is 1 to 6, not {}"
}

of_six! {
    /// The number on a tile: 1 to 6. Which of them the tiles have is not printed in the rules.
    Steps, "a tile has 1 to 6 steps, not {}"
}

impl Base {
    /// Where the marker begins, unless the players say another.
    pub const FIRST: Self = Self(1);

    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }

    /// So many base stones further clockwise.
    pub fn after(self, steps: Steps) -> Self {
        Self((self.0 - 1 + steps.0) % 6 + 1)
    }

    /// The steps that lead from here to another base stone, or all around to this one.
    pub fn steps_to(self, other: Self) -> Steps {
        Steps((other.0 + 5 - self.0) % 6 + 1)
    }
}

/// The size of a stone, which is its colour as well.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Size {
    Small,
    Medium,
    Large,
}

ids!(for Size { Size::Small = "small", Size::Medium = "medium", Size::Large = "large" });

impl Size {
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];

    pub fn index(self) -> usize {
        match self {
            Self::Small => 0,
            Self::Medium => 1,
            Self::Large => 2,
        }
    }

    pub(super) fn others(self) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |other| *other != self)
    }
}

/// The stones of a stack from the bottom up, each with its size if somebody has said it. In JSON a
/// number where no size is known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "ToldStones", into = "ToldStones")]
pub struct Stones(Vec<Option<Size>>);

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
enum ToldStones {
    Count(#[schemars(range(max = 37))] u8),
    Sizes(#[schemars(length(max = 37))] Vec<Option<Size>>),
}

impl JsonSchema for Stones {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        ToldStones::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        ToldStones::json_schema(generator)
    }
}

impl TryFrom<ToldStones> for Stones {
    type Error = Told;

    fn try_from(told: ToldStones) -> Result<Self, Told> {
        let stones = match told {
            ToldStones::Count(count) => vec![None; usize::from(count)],
            ToldStones::Sizes(sizes) => sizes,
        };
        if stones.len() > usize::from(STONES) {
            let (most, came) = (STONES, count_of(stones.len()));
            return Err(Told(msg!(stone_layer_unread_stones, most = most, came = came)));
        }
        Ok(Self(stones))
    }
}

impl From<Stones> for ToldStones {
    fn from(stones: Stones) -> Self {
        if stones.0.iter().all(Option::is_none) {
            Self::Count(stones.height())
        } else {
            Self::Sizes(stones.0)
        }
    }
}

impl Stones {
    /// The base stone does not count.
    pub fn height(&self) -> u8 {
        u8::try_from(self.0.len()).unwrap_or(u8::MAX)
    }

    /// `None` where there is no stone or nobody has said its size.
    pub fn top(&self) -> Option<Size> {
        self.0.last().copied().flatten()
    }

    pub fn count(&self, size: Size) -> usize {
        self.0.iter().filter(|stone| **stone == Some(size)).count()
    }

    pub(super) fn push(&mut self, size: Option<Size>) {
        self.0.push(size);
    }

    pub(super) fn pop(&mut self) -> Option<Size> {
        self.0.pop().flatten()
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn base(number: u8) -> Base {
        number.try_into().expect("1 to 6")
    }

    #[test]
    fn the_marker_goes_round_the_six_base_stones() {
        let after =
            |from: u8, steps: u8| base(from).after(steps.try_into().expect("1 to 6")).number();
        assert_eq!(
            [after(1, 1), after(5, 1), after(6, 1), after(4, 5), after(3, 6)],
            [2, 6, 1, 3, 3]
        );
    }

    #[test]
    fn stones_are_a_number_until_somebody_says_a_size() {
        let mut stones: Stones = serde_json::from_str("2").expect("two stones");
        assert_eq!((stones.height(), stones.top()), (2, None));
        stones.push(Some(Size::Large));
        let text = serde_json::to_string(&stones).expect("JSON");
        assert_eq!(text, r#"[null,null,"large"]"#);
        assert_eq!(serde_json::from_str::<Stones>(&text).expect("the same"), stones);
        assert!(serde_json::from_str::<Stones>("38").is_err());
    }
}

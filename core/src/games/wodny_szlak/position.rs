//! The table of Wodny szlak: each player's river or what they said about it, the round, and the
//! table of results for one.

use std::collections::BTreeMap;
use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::river::{LaidRiver, MOST_POINTS, River, Tile, Works};
use crate::seat::{PerSeat, Seat};
use crate::table::Table;

pub(super) const ROUNDS: u8 = 13;
/// A longer route than any table could hold; what is only too long for 13 tiles is doubted.
pub(super) const MOST_ROUTE: u8 = 60;
pub(super) const MOST_MEADOWS: u8 = 60;
/// More rows than a table of results has.
pub(super) const MOST_RATINGS: usize = 12;
pub(super) const LONGEST_TITLE: usize = 60;

/// A mill or sawmill of a player by the number it was given: "mill 2".
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(deny_unknown_fields)]
pub struct Name {
    pub works: Works,
    #[schemars(range(min = 1, max = 20))]
    pub number: u8,
}

impl Name {
    pub(super) const MOST: u8 = 20;
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.works.id(), self.number)
    }
}

/// What the players say about a mill or sawmill without a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stated {
    #[schemars(range(min = 1, max = 99))]
    pub points: u8,
    /// They counted it as supplied.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub supplied: bool,
    #[schemars(range(min = 1, max = 99))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needs: Option<u8>,
    #[schemars(range(max = 99))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arrived: Option<u8>,
}

impl Stated {
    /// Whether enough arrived: by the numbers where both are known, by their word otherwise.
    pub fn counts(self) -> bool {
        match (self.needs, self.arrived) {
            (Some(needs), Some(arrived)) => arrived >= needs,
            _ => self.supplied,
        }
    }

    pub(super) fn is_fine(self) -> bool {
        let fine = |number: u8| (1..=MOST_POINTS).contains(&number);
        fine(self.points)
            && self.needs.is_none_or(fine)
            && self.arrived.is_none_or(|arrived| arrived <= MOST_POINTS)
    }
}

/// A building as it is written down: its name and what is said about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Building {
    pub name: Name,
    pub stated: Stated,
}

/// What one seat has: a river, or what was said about it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Holding {
    #[serde(with = "by_name")]
    #[schemars(with = "Vec<Building>")]
    pub buildings: BTreeMap<Name, Stated>,
    /// Tiles of the longest way between two ports; 0 for none, absent while nobody has said.
    #[schemars(range(max = 60))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub route: Option<u8>,
    /// Meadows of three fragments.
    #[schemars(range(max = 60))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threes: Option<u8>,
    /// Meadows of four fragments.
    #[schemars(range(max = 60))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fours: Option<u8>,
    #[schemars(with = "River")]
    pub river: LaidRiver,
}

impl Holding {
    /// From the first tile on the river counts, and what was said is compared with it.
    pub fn counts_river(&self) -> bool {
        !self.river.tiles.is_empty()
    }

    pub fn is_stated(&self) -> bool {
        !self.buildings.is_empty()
            || self.route.is_some()
            || self.threes.is_some()
            || self.fours.is_some()
    }

    /// The first number that no building of the kind has.
    pub(super) fn next_number(&self, works: Works) -> Option<u8> {
        (1..=Name::MOST)
            .find(|number| !self.buildings.contains_key(&Name { works, number: *number }))
    }
}

/// A row of the table that a game for one is compared with.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rating {
    /// From so many points on.
    #[schemars(range(max = 999))]
    pub least: u16,
    pub title: String,
}

impl Rating {
    pub(super) const MOST_POINTS: u16 = 999;

    pub(super) fn is_fine(&self) -> bool {
        self.least <= Self::MOST_POINTS && self.title.chars().count() <= LONGEST_TITLE
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub seats: PerSeat<Holding>,
    /// Rounds that are over, for the round helper.
    #[schemars(range(max = 13))]
    #[serde(default)]
    pub rounds: u8,
    /// Who has placed in the round that is played, for the round helper.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub placed: Vec<Seat>,
    /// The rows of the players' table of results, by their numbers.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub ratings: BTreeMap<u8, Rating>,
}

impl Position {
    pub fn new(seats: usize) -> Self {
        Self {
            seats: PerSeat::from_fn(seats, |_| Holding::default()),
            rounds: 0,
            placed: Vec::new(),
            ratings: BTreeMap::new(),
        }
    }

    /// The round that is played; `None` when all are over.
    pub fn round(&self) -> Option<u8> {
        (self.rounds < ROUNDS).then(|| self.rounds + 1)
    }

    /// Przebieg gry: the game ends after 13 rounds, told or seen on every river.
    pub(super) fn is_over<O>(&self, table: &Table<O>) -> bool {
        let full = |seat: Seat| self.seats.get(seat).is_some_and(|it| it.river.is_full());
        let mut present = table.present().peekable();
        self.round().is_none() || (present.peek().is_some() && present.all(full))
    }

    /// Wariant jednoosobowy: the best row that these points reach.
    pub fn rating(&self, points: i64) -> Option<&Rating> {
        let reached = self.ratings.values().filter(|row| i64::from(row.least) <= points);
        reached.max_by_key(|row| row.least)
    }

    pub(super) fn rivers(&self) -> impl Iterator<Item = &River> {
        self.seats.values().map(|holding| &*holding.river)
    }

    /// All square tiles that lie on the table.
    pub(super) fn tiles(&self) -> impl Iterator<Item = &Tile> {
        self.rivers().flat_map(|river| river.tiles.values())
    }

    /// Whether a seat has placed in the round that is played: told, or seen on its river.
    pub(super) fn has_placed(&self, seat: Seat, round: u8) -> bool {
        let tiles = self.seats.get(seat).map_or(0, |it| it.river.tiles.len());
        self.placed.contains(&seat) || tiles >= usize::from(round)
    }
}

/// Buildings are written as a list: each says what it is called.
mod by_name {
    use std::collections::BTreeMap;

    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    use super::{Building, Name, Stated};
    use crate::json::Told;
    use crate::text::msg;

    pub(super) fn serialize<S: Serializer>(
        buildings: &BTreeMap<Name, Stated>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let list = buildings.iter().map(|(name, stated)| Building { name: *name, stated: *stated });
        list.collect::<Vec<_>>().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<BTreeMap<Name, Stated>, D::Error> {
        let mut buildings = BTreeMap::new();
        for Building { name, stated } in Vec::<Building>::deserialize(deserializer)? {
            if buildings.insert(name, stated).is_some() {
                return Err(D::Error::custom(Told(msg!(
                    wodny_szlak_unread_twice,
                    name = name.to_string()
                ))));
            }
        }
        Ok(buildings)
    }
}

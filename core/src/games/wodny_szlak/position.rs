//! The table of Wodny szlak: each player's river or what they said about it, the round, and the
//! table of results for one.

use std::collections::BTreeMap;
use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::compass::Cell;
use super::river::TILES_A_PLAYER;
use super::surveyed::Surveyed;
use super::tile::{Herd, MOST_POINTS, Works};
use crate::refusal::Refusal;
use crate::seat::{PerSeat, Seat};
use crate::table::{Table, count_of};
use crate::text::{Message, msg};

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
        let works = match self.works {
            Works::Mill => "mill",
            Works::Sawmill => "sawmill",
        };
        write!(f, "{works} {}", self.number)
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
    pub river: Surveyed,
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
        let full = |seat: Seat| {
            self.seats.get(seat).is_some_and(|it| it.river.tiles.len() >= TILES_A_PLAYER)
        };
        let mut present = table.present().peekable();
        self.round().is_none() || (present.peek().is_some() && present.all(full))
    }

    /// Wariant jednoosobowy: the best row that these points reach.
    pub fn rating(&self, points: i64) -> Option<&Rating> {
        let reached = self.ratings.values().filter(|row| i64::from(row.least) <= points);
        reached.max_by_key(|row| row.least)
    }

    pub fn tiles_laid(&self) -> usize {
        self.seats.values().map(|it| it.river.tiles.len()).sum()
    }

    pub(super) fn laid_of(&self, herd: Herd) -> usize {
        let tiles = self.seats.values().flat_map(|it| it.river.tiles.values());
        tiles.filter(|tile| tile.herd() == herd).count()
    }
}

/// Przygotowanie 1: so many square tiles are used; for one player six of the rest are taken out.
pub(super) fn tiles_used(players: usize) -> usize {
    let used = Herd::ALL.into_iter().filter(|herd| herd.is_used_by(players));
    let all: usize = used.map(Herd::in_box).sum();
    if players == 1 { all - 6 } else { all }
}

/// What is left to draw while a round is played: everybody has been dealt three and has drawn one
/// since in each round; one player alone draws three for each.
pub(super) fn stock_left(players: usize, round: u8) -> usize {
    let drawn = match players {
        1 => 3 * usize::from(round),
        _ => players * (2 + usize::from(round)),
    };
    tiles_used(players).saturating_sub(drawn)
}

/// Whether a position from outside fits the table.
pub(super) fn admit<O>(table: &Table<O>, position: &Position) -> Result<(), Refusal> {
    let seats = table.len();
    if position.seats.len() != seats {
        let (seats, came) = (count_of(seats), count_of(position.seats.len()));
        return Err(Refusal::new(msg!(wodny_szlak_refused_seats, seats = seats, came = came)));
    }
    if let Some(seat) = position.placed.iter().find(|seat| seat.index() >= seats) {
        return Err(Refusal::no_seat(*seat, seats));
    }
    let twice = (1..position.placed.len())
        .find(|at| position.placed[..*at].contains(&position.placed[*at]));
    if let Some(at) = twice {
        let text = msg!(wodny_szlak_refused_placed_twice, seat = position.placed[at]);
        return Err(Refusal::by_rule(text, "round"));
    }
    if position.rounds == ROUNDS && !position.placed.is_empty() {
        return Err(Refusal::by_rule(msg!(wodny_szlak_refused_over), "end"));
    }
    if position.rounds > ROUNDS {
        let text = msg!(wodny_szlak_refused_rounds, came = position.rounds);
        return Err(Refusal::by_rule(text, "round"));
    }
    let rows = 1..=u8::try_from(MOST_RATINGS).unwrap_or(u8::MAX);
    let rated = |(row, rating): (&u8, &Rating)| rows.contains(row) && rating.is_fine();
    if !position.ratings.iter().all(rated) {
        let most = count_of(MOST_RATINGS);
        return Err(Refusal::new(msg!(wodny_szlak_refused_rating, most = most)));
    }
    for (seat, holding) in position.seats.iter() {
        admit_told(seat, holding)?;
    }
    for (seat, holding) in position.seats.iter() {
        let river = &holding.river;
        if let Some(cell) = river.start_overlaps(river.turned) {
            let text = msg!(wodny_szlak_refused_on_start, cell = cell.name(), seat = seat);
            return Err(Refusal::by_rule(text, "placing"));
        }
        if river.has_ring() {
            let fields: Vec<Message> = river.ring_tiles().into_iter().map(Cell::name).collect();
            let text =
                msg!(wodny_szlak_refused_ring_of, seat = seat, fields = Message::and(fields));
            return Err(Refusal::by_rule(text, "ring"));
        }
    }
    Ok(())
}

/// Whether the numbers that were told about a seat are possible.
fn admit_told(seat: Seat, holding: &Holding) -> Result<(), Refusal> {
    let of_seat =
        |what: Message| Refusal::new(msg!(wodny_szlak_refused_of, seat = seat, what = what));
    if holding.route.is_some_and(|route| route > MOST_ROUTE) {
        return Err(of_seat(msg!(wodny_szlak_refused_route, most = MOST_ROUTE)));
    }
    if [holding.threes, holding.fours].into_iter().flatten().any(|n| n > MOST_MEADOWS) {
        return Err(of_seat(msg!(wodny_szlak_refused_meadows, most = MOST_MEADOWS)));
    }
    let fine =
        |(name, it): (&Name, &Stated)| (1..=Name::MOST).contains(&name.number) && it.is_fine();
    if !holding.buildings.iter().all(fine) {
        return Err(of_seat(msg!(wodny_szlak_refused_building, most = Name::MOST)));
    }
    Ok(())
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The rulebook's numbers, and the check that twelve draws empty the stock.
    #[test]
    fn so_many_tiles_are_used_and_the_stock_is_empty_in_the_last_round() {
        assert_eq!([1, 2, 3, 4].map(tiles_used), [39, 30, 45, 60]);
        assert_eq!([1, 2, 3, 4].map(|players| stock_left(players, 1)), [36, 24, 36, 48]);
        assert_eq!([1, 2, 3, 4].map(|players| stock_left(players, 13)), [0, 0, 0, 0]);
    }
}

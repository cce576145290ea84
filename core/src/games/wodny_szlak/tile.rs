//! A square tile: its channels with what stands and lies on them, and its meadow corners.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::compass::{Corners, Side, Sides, Turn};
use crate::json::Told;
use crate::table::count_of;
use crate::text::msg;

/// Which compartment of the box a tile comes from.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Herd {
    /// No animal that matters: used in every game.
    #[default]
    Plain,
    /// Used by one, three and four players.
    Sheep,
    /// Used by four players.
    Cow,
}

impl Herd {
    pub const ALL: [Self; 3] = [Self::Plain, Self::Sheep, Self::Cow];

    /// Przygotowanie 1: 60 tiles, 45 without cows, 30 without sheep.
    pub fn in_box(self) -> usize {
        match self {
            Self::Plain => 30,
            Self::Sheep | Self::Cow => 15,
        }
    }

    /// Whether tiles of this kind are used by so many players.
    pub fn is_used_by(self, players: usize) -> bool {
        match self {
            Self::Plain => true,
            Self::Sheep => players != 2,
            Self::Cow => players == 4,
        }
    }
}

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Works {
    Mill,
    Sawmill,
}

impl Works {
    pub const ALL: [Self; 2] = [Self::Mill, Self::Sawmill];

    pub fn takes(self) -> Cargo {
        match self {
            Self::Mill => Cargo::Sack,
            Self::Sawmill => Cargo::Axe,
        }
    }
}

/// What floats down the river: sacks of grain, or wood, whose sign is an axe.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Cargo {
    Sack,
    Axe,
}

impl Cargo {
    pub const ALL: [Self; 2] = [Self::Sack, Self::Axe];
}

/// A bridge across a channel: it stops whatever floats.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Bridge {
    /// The mill or sawmill beside it; absent for an obstacle without a building.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub works: Option<Works>,
    /// On the flag; absent while nobody has said.
    #[schemars(range(min = 1, max = 99))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u8>,
    /// To the left of the flag: so many loads must arrive.
    #[schemars(range(min = 1, max = 99))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needs: Option<u8>,
}

impl Bridge {
    pub const BARE: Self = Self { works: None, points: None, needs: None };

    pub fn of(works: Works) -> Self {
        Self { works: Some(works), ..Self::BARE }
    }
}

/// Sacks or axes in a channel.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(deny_unknown_fields)]
pub struct Load {
    pub cargo: Cargo,
    #[schemars(range(min = 1, max = 9))]
    pub count: u8,
    /// On which side of the bridge, where there is one; absent while nobody has said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Side>,
}

/// Water that is joined on a tile.
#[derive(
    Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(default, deny_unknown_fields)]
pub struct Channel {
    /// The edges that it reaches: one at least.
    pub sides: Sides,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bridge: Option<Bridge>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub loads: Vec<Load>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub port: bool,
}

impl Channel {
    pub fn along(sides: Sides) -> Self {
        Self { sides, ..Self::default() }
    }

    /// Where a load can lie: an arm if a bridge parts them, anywhere otherwise.
    pub fn berths(&self) -> Vec<Option<Side>> {
        if self.bridge.is_some() { self.sides.iter().map(Some).collect() } else { vec![None] }
    }

    fn turned(&self, turn: Turn) -> Self {
        let load = |load: &Load| Load { at: load.at.map(|side| turn.of(side)), ..*load };
        Self {
            sides: self.sides.turned(turn),
            loads: self.loads.iter().map(load).collect(),
            ..self.clone()
        }
    }

    fn check(&self) -> Result<(), Told> {
        if self.sides.is_empty() {
            return Err(Told(msg!(wodny_szlak_unread_channel)));
        }
        if self.loads.iter().any(|load| !(1..=MOST_LOADS).contains(&load.count)) {
            return Err(Told(msg!(wodny_szlak_unread_loads, most = MOST_LOADS)));
        }
        if self.loads.iter().filter_map(|load| load.at).any(|side| !self.sides.contains(side)) {
            return Err(Told(msg!(wodny_szlak_unread_load)));
        }
        let numbers = self.bridge.iter().flat_map(|bridge| [bridge.points, bridge.needs]);
        if numbers.flatten().any(|number| !(1..=MOST_POINTS).contains(&number)) {
            return Err(Told(msg!(wodny_szlak_unread_points, most = MOST_POINTS)));
        }
        Ok(())
    }

    /// One form for what is the same: sides of loads only where they matter, loads in order.
    fn tidied(mut self) -> Self {
        let only = (self.sides.len() == 1).then(|| self.sides.iter().next()).flatten();
        for load in &mut self.loads {
            load.at = if self.bridge.is_some() { load.at.or(only) } else { None };
        }
        self.loads.sort_by_key(|load| (load.cargo, load.at));
        self.loads.dedup_by(|next, first| {
            let same = (next.cargo, next.at) == (first.cargo, first.at);
            if same {
                first.count = first.count.saturating_add(next.count);
            }
            same
        });
        if let Some(bridge) = self.bridge.as_mut().filter(|bridge| bridge.works.is_none()) {
            *bridge = Bridge::BARE;
        }
        self
    }
}

pub(super) const MOST_LOADS: u8 = 9;
pub(super) const MOST_POINTS: u8 = 99;

/// A tile as it lies. Its channels share no edge and are at most two.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Drawn", into = "Drawn")]
#[schemars(with = "Drawn")]
pub struct Tile(Drawn);

/// A tile as it is written down.
#[derive(
    Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(default, deny_unknown_fields)]
pub struct Drawn {
    pub herd: Herd,
    #[schemars(length(max = 2))]
    pub channels: Vec<Channel>,
    pub meadows: Corners,
}

impl Tile {
    pub fn herd(&self) -> Herd {
        self.0.herd
    }

    pub fn channels(&self) -> &[Channel] {
        &self.0.channels
    }

    /// Whether a mill or sawmill stands on each of its two waters.
    pub(super) fn has_two_buildings(&self) -> bool {
        let works = |channel: &&Channel| channel.bridge.is_some_and(|it| it.works.is_some());
        self.channels().iter().filter(works).count() > 1
    }

    pub fn meadows(&self) -> Corners {
        self.0.meadows
    }

    /// The channel that reaches an edge.
    pub fn channel(&self, side: Side) -> Option<&Channel> {
        self.channels().iter().find(|channel| channel.sides.contains(side))
    }

    /// The edges that carry a river.
    pub fn sides(&self) -> Sides {
        let all = self.channels().iter().fold(0, |bits, it| bits | it.sides.number());
        Sides::numbered(all)
    }

    pub fn turned(&self, turn: Turn) -> Self {
        let drawn = Drawn {
            herd: self.0.herd,
            channels: self.channels().iter().map(|channel| channel.turned(turn)).collect(),
            meadows: self.meadows().turned(turn),
        };
        Self(drawn.tidied())
    }

    /// The same for all four ways in which a tile can lie.
    pub fn upright(&self) -> Self {
        let turned = Turn::ALL.map(|turn| self.turned(turn));
        turned.into_iter().min().unwrap_or_else(|| self.clone())
    }

    /// The ways in which it lies differently.
    pub fn turns(&self) -> Vec<(Turn, Self)> {
        let mut ways: Vec<(Turn, Self)> = Vec::new();
        for turn in Turn::ALL {
            let tile = self.turned(turn);
            if ways.iter().all(|(_, other)| *other != tile) {
                ways.push((turn, tile));
            }
        }
        ways
    }

    /// The same tile with something else on it; `None` if that is no tile.
    pub fn changed(&self, change: impl FnOnce(&mut Drawn)) -> Option<Self> {
        let mut drawn = self.0.clone();
        change(&mut drawn);
        Self::try_from(drawn).ok()
    }
}

impl Drawn {
    fn tidied(self) -> Self {
        let mut channels: Vec<Channel> = self.channels.into_iter().map(Channel::tidied).collect();
        channels.sort_by_key(|channel| channel.sides.iter().next());
        Self { channels, ..self }
    }
}

impl TryFrom<Drawn> for Tile {
    type Error = Told;

    fn try_from(drawn: Drawn) -> Result<Self, Told> {
        drawn.channels.iter().try_for_each(Channel::check)?;
        let drawn = drawn.tidied();
        drawn.channels.iter().try_for_each(Channel::check)?;
        match drawn.channels.as_slice() {
            [] | [_] => {}
            [one, other] if !one.sides.meets(other.sides) => {}
            [_, _] => return Err(Told(msg!(wodny_szlak_unread_edge))),
            more => {
                let came = count_of(more.len());
                return Err(Told(msg!(wodny_szlak_unread_channels, came = came)));
            }
        }
        Ok(Self(drawn))
    }
}

impl From<Tile> for Drawn {
    fn from(tile: Tile) -> Self {
        tile.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(json: &str) -> Result<Tile, serde_json::Error> {
        serde_json::from_str(json)
    }

    #[test]
    fn a_tile_that_cannot_be_is_not_read() {
        for wrong in [
            r#"{"channels":[{"sides":[]}]}"#,
            r#"{"channels":[{"sides":["north"]},{"sides":["north","east"]}]}"#,
            r#"{"channels":[{"sides":["north"]},{"sides":["south"]},{"sides":["east"]}]}"#,
            r#"{"channels":[{"sides":["north"],"loads":[{"cargo":"sack","count":0}]}]}"#,
            r#"{"channels":[{"sides":["north"],"loads":[{"cargo":"axe","count":1,"at":"east"}]}]}"#,
            r#"{"channels":[{"sides":["north"],"bridge":{"works":"mill","points":0}}]}"#,
            r#"{"channels":[{"sides":["north"],"loads":[{"cargo":"axe","count":9},{"cargo":"axe","count":1}]}]}"#,
            r#"{"colour":"green"}"#,
        ] {
            assert!(tile(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_same_tile_has_one_form_however_it_is_told() {
        let one = tile(
            r#"{"channels":[{"sides":["east","west"],"loads":[{"cargo":"sack","count":1,"at":"east"},
                {"cargo":"sack","count":1}]},{"sides":["north"],"bridge":{},
                "loads":[{"cargo":"axe","count":2}]}]}"#,
        );
        let other = tile(
            r#"{"herd":"plain","channels":[{"sides":["north"],"bridge":{},
                "loads":[{"cargo":"axe","count":2,"at":"north"}]},
                {"sides":["west","east"],"loads":[{"cargo":"sack","count":2}]}]}"#,
        );
        assert_eq!(one.expect("a tile"), other.expect("a tile"));
    }

    #[test]
    fn a_turned_tile_is_known_again() {
        let tile = tile(
            r#"{"herd":"cow","channels":[{"sides":["north","east"],"bridge":{"works":"mill"},
                "loads":[{"cargo":"sack","count":1,"at":"east"}],"port":true}],
                "meadows":["north_west"]}"#,
        )
        .expect("a tile");
        assert_eq!(tile.turns().len(), 4);
        for (turn, turned) in tile.turns() {
            assert_eq!(turned.upright(), tile.upright(), "{turn:?}");
        }
    }
}

//! A square tile: its channels with what stands and lies on them, and its meadow corners.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::channel::{Bridge, Channel, Works};
use super::compass::{Corner, Corners, Sides, Turn};
use crate::id::ids;
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

ids!(for Herd { Herd::Plain = "plain", Herd::Sheep = "sheep", Herd::Cow = "cow" });

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
    #[schemars(with = "BTreeSet<Corner>")]
    pub meadows: Corners,
}

impl Tile {
    pub fn herd(&self) -> Herd {
        self.0.herd
    }

    pub fn channels(&self) -> &[Channel] {
        &self.0.channels
    }

    pub fn buildings(&self) -> impl Iterator<Item = (Works, Bridge)> {
        self.channels().iter().filter_map(Channel::building)
    }

    pub fn meadows(&self) -> Corners {
        self.0.meadows
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
        let mut turns: Vec<(Turn, Self)> = Vec::new();
        for turn in Turn::ALL {
            let tile = self.turned(turn);
            if turns.iter().all(|(_, other)| *other != tile) {
                turns.push((turn, tile));
            }
        }
        turns
    }
}

impl Drawn {
    fn tidied(self) -> Self {
        let mut channels: Vec<Channel> = self.channels.into_iter().map(Channel::tidied).collect();
        channels.sort_by_key(Channel::first_side);
        Self { channels, ..self }
    }
}

impl TryFrom<Drawn> for Tile {
    type Error = Told;

    fn try_from(drawn: Drawn) -> Result<Self, Told> {
        drawn.channels.iter().try_for_each(Channel::check)?;
        // Loads of one kind are added up, perhaps to too many.
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

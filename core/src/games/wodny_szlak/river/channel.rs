//! Water that is joined on a tile, with what stands and lies on it.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::compass::{Side, Sides, Turn};
use crate::id::ids;
use crate::json::Told;
use crate::text::msg;

pub(crate) const MOST_LOADS: u8 = 9;
pub(crate) const MOST_POINTS: u8 = 99;

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

    /// Names its line and its rule, too.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Self::Mill => "mill",
            Self::Sawmill => "sawmill",
        }
    }

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

ids!(for Cargo { Cargo::Sack = "sack", Cargo::Axe = "axe" });

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
    #[schemars(with = "BTreeSet<Side>")]
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

    /// The edge that it is called by: the first one, clockwise.
    pub(crate) fn first_side(&self) -> Option<Side> {
        self.sides.iter().next()
    }

    /// The mill or sawmill at its bridge.
    pub fn building(&self) -> Option<(Works, Bridge)> {
        let bridge = self.bridge?;
        Some((bridge.works?, bridge))
    }

    pub(super) fn turned(&self, turn: Turn) -> Self {
        let load = |load: &Load| Load { at: load.at.map(|side| turn.of(side)), ..*load };
        Self {
            sides: self.sides.turned(turn),
            loads: self.loads.iter().map(load).collect(),
            ..self.clone()
        }
    }

    pub(super) fn check(&self) -> Result<(), Told> {
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
    pub(super) fn tidied(mut self) -> Self {
        let only = self.first_side().filter(|_| self.sides.len() == 1);
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

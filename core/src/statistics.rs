//! Statistics as bare figures: the sums of the store, with everybody under the name they stand for.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::outside::PlayerId;
use crate::store::{
    GameTally, HeadToHead, LineTally, People, PlayerTally, StartTally, StatsFilter, Store,
    StoreError, Sum, Tallies,
};

/// What finished sessions add up to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Figures {
    /// By game and number of players.
    pub games: Vec<GameTally>,
    /// By player, game and number of players.
    pub players: Vec<PlayerTally>,
    /// Everybody who met, each pair once.
    pub head_to_head: Vec<HeadToHead>,
    /// By game and number of players.
    pub starts: Vec<StartTally>,
    /// By player, game and kind of points.
    pub lines: Vec<LineTally>,
}

impl Figures {
    pub fn of(store: &Store, people: &People, filter: &StatsFilter) -> Result<Self, StoreError> {
        let Tallies { games, players, head_to_head, starts, lines } =
            store.tallies(filter, people)?;
        let figures = Self { games, players, head_to_head, starts, lines };
        Ok(figures.under_their_names(people))
    }

    /// Adds up whoever turned out to be one person; who was forgotten is left out.
    pub fn under_their_names(self, people: &People) -> Self {
        let who = |id: PlayerId| {
            let own = people.stands_for(id);
            people.get(own).filter(|record| !record.is_forgotten()).map(|_| own)
        };
        let mut players: BTreeMap<(PlayerId, String, u8), Sum> = BTreeMap::new();
        for tally in self.players {
            let Some(player) = who(tally.player) else { continue };
            let sum = tally.sum();
            players.entry((player, tally.game, tally.seats)).or_default().add(sum);
        }
        let players = players.into_iter();
        let players =
            players.map(|((player, game, seats), sum)| PlayerTally::of(player, game, seats, sum));
        let mut pairs: BTreeMap<(PlayerId, PlayerId), HeadToHead> = BTreeMap::new();
        for pair in self.head_to_head {
            let (Some(one), Some(other)) = (who(pair.one), who(pair.other)) else { continue };
            let pair = HeadToHead { one, other, ..pair };
            let pair = if one <= other { pair } else { pair.turned() };
            if one != other {
                let key = (pair.one, pair.other);
                pairs.entry(key).and_modify(|sum| sum.add(pair)).or_insert(pair);
            }
        }
        let mut lines: BTreeMap<(PlayerId, String, String), LineTally> = BTreeMap::new();
        for line in self.lines {
            let Some(player) = who(line.player) else { continue };
            let line = LineTally { player, ..line };
            let key = (player, line.game.clone(), line.kind.clone());
            let add = |sum: &mut LineTally| {
                sum.plays = sum.plays.saturating_add(line.plays);
                sum.points = sum.points.saturating_add(line.points);
            };
            lines.entry(key).and_modify(add).or_insert(line);
        }
        Self {
            players: players.collect(),
            head_to_head: pairs.into_values().collect(),
            lines: lines.into_values().collect(),
            ..self
        }
    }

    pub fn plays(&self) -> u32 {
        self.games.iter().fold(0, |sum: u32, tally| sum.saturating_add(tally.plays))
    }
}

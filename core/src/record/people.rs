//! People who have played here before, and who of them is who.

use std::collections::{BTreeMap, HashMap};

use serde::Serialize;

use super::PlayerRecord;
use crate::look::{Colour, Shape};
use crate::outside::PlayerId;
use crate::seat::PerSeat;
use crate::table::Seated;
use crate::text::fold;

/// A player with what they play now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Player {
    pub id: PlayerId,
    pub name: String,
    pub colour: Colour,
    pub shape: Shape,
}

/// Everybody who was ever remembered.
#[derive(Clone, Debug, Default)]
pub struct People {
    records: BTreeMap<PlayerId, PlayerRecord>,
    stands_for: BTreeMap<PlayerId, PlayerId>,
}

impl People {
    pub fn new(records: impl IntoIterator<Item = PlayerRecord>) -> Self {
        let records: BTreeMap<_, _> =
            records.into_iter().map(|record| (record.id, record)).collect();
        let merged: Vec<(PlayerId, PlayerId)> =
            records.keys().map(|id| (*id, follow(&records, *id))).collect();
        // Players of one name that came from two devices are one: the one known longest.
        let mut named: HashMap<String, PlayerId> = HashMap::new();
        for (_, own) in merged.iter().filter(|(id, into)| id == into) {
            let record = &records[own];
            if !record.is_forgotten() {
                named.entry(fold(&record.name)).or_insert(*own);
            }
        }
        let same = |own: PlayerId| named.get(&fold(&records[&own].name)).copied().unwrap_or(own);
        let stands_for = merged.into_iter().map(|(id, own)| (id, same(own))).collect();
        Self { records, stands_for }
    }

    pub fn get(&self, id: PlayerId) -> Option<&PlayerRecord> {
        self.records.get(&id)
    }

    pub fn records(&self) -> impl Iterator<Item = &PlayerRecord> {
        self.records.values()
    }

    /// Whom an id stands for by now.
    pub fn stands_for(&self, id: PlayerId) -> PlayerId {
        self.stands_for.get(&id).copied().unwrap_or(id)
    }

    /// All ids that stand for a player.
    pub fn aliases(&self, id: PlayerId) -> Vec<PlayerId> {
        let of = self.stands_for(id);
        let same = self.stands_for.iter().filter(|(_, other)| **other == of);
        let ids: Vec<PlayerId> = same.map(|(id, _)| *id).collect();
        if ids.is_empty() { vec![of] } else { ids }
    }

    /// Whom each seat counts for. Nobody sits at a table twice: of two seats of one player the first
    /// counts that was not left, and the other is somebody whom nobody remembers.
    pub fn counted(&self, seats: &PerSeat<Seated>) -> PerSeat<Option<PlayerId>> {
        let own = seats.map(|_, seated| seated.player.map(|player| self.stands_for(player)));
        own.map(|seat, player| {
            let of_player = own.iter().filter(|(_, other)| *other == player);
            let counts = of_player.min_by_key(|(other, _)| (seats[*other].left, *other));
            player.filter(|_| counts.is_some_and(|(other, _)| other == seat))
        })
    }

    /// The player of that name, however it is spelt.
    pub fn named(&self, name: &str) -> Option<PlayerId> {
        let folded = fold(name);
        self.living().find(|record| fold(&record.name) == folded).map(|record| record.id)
    }

    /// Everybody who is not forgotten, each once.
    pub fn living(&self) -> impl Iterator<Item = &PlayerRecord> {
        self.records
            .values()
            .filter(|record| !record.is_forgotten() && self.stands_for(record.id) == record.id)
    }

    /// A player with what all the ids that stand for them know.
    pub fn whole(&self, id: PlayerId) -> Option<PlayerRecord> {
        let own = self.get(id)?.clone();
        let (name, named_at, merged) = (own.name.clone(), own.named_at, own.merged);
        let others = self.aliases(id).into_iter().filter(|other| *other != id);
        let others = others.filter_map(|other| self.get(other).cloned());
        let joined = others.fold(own, PlayerRecord::join);
        Some(PlayerRecord { merged, name, named_at, ..joined })
    }
}

/// Whom a player was merged into, and so on to the end.
fn follow(records: &BTreeMap<PlayerId, PlayerRecord>, id: PlayerId) -> PlayerId {
    let next = |id: PlayerId| {
        let merged = records.get(&id).and_then(|record| record.merged);
        merged.map(|merged| merged.into).filter(|into| records.contains_key(into))
    };
    let mut way = vec![id];
    while let Some(into) = way.last().copied().and_then(next) {
        if let Some(start) = way.iter().position(|passed| *passed == into) {
            // Two devices merged them into each other: the one known longest stands.
            return way[start..].iter().copied().min().unwrap_or(into);
        }
        way.push(into);
    }
    way.last().copied().unwrap_or(id)
}

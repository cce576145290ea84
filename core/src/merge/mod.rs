//! Two devices' logs merged, the same in either order.
//!
//! As in git, a log is a branch: it grows at its tip, and branches that have a prefix in common went
//! apart after it. Unlike there, the logs themselves are never mixed: of two branches of which one is a
//! prefix of the other the longer one stays, and where both went on there are two sessions. Ours is
//! what is here, theirs what comes.

mod family;
mod tree;

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

pub(crate) use family::{Family, Side};
use tree::{Resolved, Tree};

use crate::outside::{SessionId, StepId};
use crate::record::{SessionRecord, Tombstone};

/// What becomes of a session that is here already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ImportChoice {
    /// It stays as it is.
    Skip,
    /// What comes takes its place. Where ours went another way, it goes into the bin.
    Replace,
    /// What comes continues it; where the two went apart, there are two sessions.
    #[default]
    KeepBoth,
}

/// How a session that comes stands to what is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ImportStatus {
    /// Not here.
    New,
    /// The same.
    Same,
    /// It goes on where ours ends.
    LongerThere,
    /// Ours goes on where it ends.
    LongerHere,
    /// Both go on in their own way.
    Apart,
    /// It was deleted here, and nothing was entered there since.
    DeletedHere,
}

/// How to merge.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strategy {
    pub(crate) choice: ImportChoice,
    /// Whether sessions come back that were deleted here: somebody asks for them.
    pub(crate) revive: bool,
    pub(crate) now: DateTime<Utc>,
}

impl Strategy {
    /// Who leaves what is here as it is does not ask for deletions either.
    pub(crate) fn takes_deletions(self) -> bool {
        self.choice != ImportChoice::Skip
    }
}

/// What is different here after a merge.
#[derive(Clone, Debug, Default)]
pub(crate) struct Changes {
    /// New, or with another log, id or bin.
    pub(crate) sessions: Vec<SessionRecord>,
    /// Sessions that are here no more under this id.
    pub(crate) removed: Vec<SessionId>,
    pub(crate) stones: Vec<Tombstone>,
    /// The tips of logs whose tombstones are to go.
    pub(crate) lifted: Vec<StepId>,
    pub(crate) moves: Moves,
}

/// How many sessions that are, or were, here changed their place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Moves {
    pub(crate) gone: usize,
    pub(crate) into_bin: usize,
    pub(crate) out_of_bin: usize,
    /// They have another id now.
    pub(crate) renamed: usize,
    /// They came, were deleted here, and stay so.
    pub(crate) still_gone: usize,
}

impl std::ops::AddAssign for Moves {
    fn add_assign(&mut self, other: Self) {
        self.gone += other.gone;
        self.into_bin += other.into_bin;
        self.out_of_bin += other.out_of_bin;
        self.renamed += other.renamed;
        self.still_gone += other.still_gone;
    }
}

impl Family {
    /// Merges theirs into ours. `taken` says which ids sessions of other families have.
    pub(crate) fn merge<E>(
        &self,
        strategy: Strategy,
        taken: &mut dyn FnMut(SessionId) -> Result<bool, E>,
    ) -> Result<Changes, E> {
        let mut tree = Tree::default();
        self.ours.values().for_each(|session| tree.add_session(session.clone()));
        self.our_stones.iter().for_each(|stone| tree.add_stone(stone));
        let is_skipped = |theirs: &SessionRecord| {
            let is_related = |ours: &SessionRecord| {
                ours.id == theirs.id || ours.is_prefix_of(theirs) || theirs.is_prefix_of(ours)
            };
            strategy.choice == ImportChoice::Skip && self.ours.values().any(is_related)
        };
        for session in self.theirs.iter().filter(|session| !is_skipped(session)) {
            tree.add_session(session.clone());
        }
        self.their_stones.iter().for_each(|stone| tree.add_stone(stone));
        if strategy.choice == ImportChoice::Replace {
            self.replaced().for_each(|ours| tree.bin(ours, strategy.now));
        }
        if strategy.revive {
            let wanted = self.theirs.iter().filter(|it| !it.is_in_bin());
            wanted.for_each(|theirs| tree.revive(theirs, strategy.now));
        }
        let mut taken = |id: SessionId| {
            let is_of_family =
                self.ours.contains_key(&id) || self.theirs.iter().any(|it| it.id == id);
            Ok(!is_of_family && taken(id)?)
        };
        let resolved = tree.resolve(&mut taken)?;
        Ok(self.changes(self.moves(&resolved), resolved))
    }

    /// Ours that went another way than what comes in their place.
    fn replaced(&self) -> impl Iterator<Item = &SessionRecord> {
        let is_with_them =
            |ours: &SessionRecord| self.theirs.iter().any(|theirs| ours.is_prefix_of(theirs));
        let ours = self.theirs.iter().filter_map(|theirs| {
            self.ours.get(&theirs.id).filter(|ours| !theirs.is_prefix_of(ours))
        });
        ours.filter(move |ours| !is_with_them(ours))
    }

    fn moves(&self, resolved: &Resolved) -> Moves {
        let mut moves = Moves::default();
        for ours in self.ours.values() {
            let later = resolved.sessions.iter().filter(|it| ours.is_prefix_of(it));
            let are_in_bin: Vec<bool> = later.map(SessionRecord::is_in_bin).collect();
            let (is_gone, is_in_bin) = (are_in_bin.is_empty(), are_in_bin.iter().all(|it| *it));
            let has_its_id = resolved.sessions.iter().any(|it| it.id == ours.id);
            moves.gone += usize::from(is_gone);
            moves.into_bin += usize::from(!is_gone && !ours.is_in_bin() && is_in_bin);
            moves.out_of_bin += usize::from(ours.is_in_bin() && !is_in_bin);
            moves.renamed += usize::from(!is_gone && !has_its_id);
        }
        let is_new = |it: &&SessionRecord| !self.ours.values().any(|ours| ours.is_prefix_of(it));
        let new = resolved.sessions.iter().filter(is_new);
        moves.into_bin += new.filter(|it| it.is_in_bin()).count();
        let is_still_gone = |theirs: &&SessionRecord| {
            self.our_stones.iter().any(|stone| stone.buries(theirs))
                && resolved.stones.iter().any(|stone| stone.buries(theirs))
                && !resolved.sessions.iter().any(|it| theirs.is_prefix_of(it))
        };
        moves.still_gone += self.theirs.iter().filter(is_still_gone).count();
        moves
    }

    fn changes(&self, moves: Moves, Resolved { mut sessions, mut stones }: Resolved) -> Changes {
        let ids: BTreeSet<SessionId> = sessions.iter().map(|it| it.id).collect();
        let tips: BTreeSet<Option<StepId>> = stones.iter().map(Tombstone::tip).collect();
        let lifted = self.our_stones.iter().map(Tombstone::tip).filter(|it| !tips.contains(it));
        sessions.retain(|it| self.ours.get(&it.id) != Some(it));
        sessions.sort_by_key(|session| session.id);
        stones.retain(|it| !self.our_stones.contains(it));
        Changes {
            sessions,
            removed: self.ours.keys().filter(|id| !ids.contains(id)).copied().collect(),
            stones,
            lifted: lifted.flatten().collect(),
            moves,
        }
    }
}

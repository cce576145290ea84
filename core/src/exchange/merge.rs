//! Two devices' sessions put together, the same in either order.
//!
//! Sessions with a common beginning are one family, whatever their ids: each is put together as a
//! tree. Copies that went apart are two sessions from then on.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::family::Family;
use super::tree::{Settled, Tree, common};
use crate::outside::{SessionId, StepId};
use crate::store::{SessionRecord, StoreError, Tombstone};

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

/// What is to be different here.
#[derive(Clone, Debug, Default)]
pub(crate) struct Merged {
    pub(crate) sessions: Vec<SessionRecord>,
    /// Sessions that are here no more under this id.
    pub(crate) removed: Vec<SessionId>,
    pub(crate) stones: Vec<Tombstone>,
    /// The last steps of logs whose tombstones are to go.
    pub(crate) lifted: Vec<StepId>,
    pub(crate) moves: Moves,
}

/// What is to be said of sessions that are, or were, here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Moves {
    /// They are gone.
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

/// What is to be done with what comes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish {
    pub(crate) choice: ImportChoice,
    /// Whether sessions come back that were deleted here: somebody asks for them.
    pub(crate) revive: bool,
    pub(crate) now: DateTime<Utc>,
}

impl Wish {
    /// Who leaves what is here as it is does not ask for deletions either.
    pub(crate) fn asks_for_deletions(self) -> bool {
        self.choice != ImportChoice::Skip
    }
}

impl Family {
    /// Puts what comes together with what is here. `taken` says which ids sessions of other
    /// families have.
    pub(crate) fn put_together(
        &self,
        wish: Wish,
        taken: &mut dyn FnMut(SessionId) -> Result<bool, StoreError>,
    ) -> Result<Merged, StoreError> {
        let mut tree = Tree::default();
        self.here.values().for_each(|session| tree.add_session(session.clone()));
        self.stones.iter().for_each(|stone| tree.add_stone(stone));
        let skipped = |there: &SessionRecord| {
            wish.choice == ImportChoice::Skip
                && (self.here.contains_key(&there.id)
                    || self.here.values().any(|here| begins(here, there) || begins(there, here)))
        };
        for session in self.coming.iter().filter(|session| !skipped(session)) {
            tree.add_session(session.clone());
        }
        self.coming_stones.iter().for_each(|stone| tree.add_stone(stone));
        if wish.choice == ImportChoice::Replace {
            for ours in self.replaced() {
                tree.bin(ours, wish.now);
            }
        }
        if wish.revive {
            for session in self.coming.iter().filter(|it| !it.is_in_bin()) {
                tree.revive(session, wish.now);
            }
        }
        let mut taken = |id: SessionId| {
            let ours = self.here.contains_key(&id) || self.coming.iter().any(|it| it.id == id);
            Ok(!ours && taken(id)?)
        };
        let settled = tree.settle(&mut taken)?;
        let mut merged = Merged { moves: self.moves(&settled), ..Merged::default() };
        self.compare(settled, &mut merged);
        Ok(merged)
    }

    /// What is here and went another way than what comes in its place.
    fn replaced(&self) -> impl Iterator<Item = &SessionRecord> {
        let is_there = |ours: &SessionRecord| self.coming.iter().any(|there| begins(ours, there));
        let ours = self
            .coming
            .iter()
            .filter_map(|there| self.here.get(&there.id).filter(|ours| !begins(there, ours)));
        ours.filter(move |ours| !is_there(ours))
    }

    fn moves(&self, settled: &Settled) -> Moves {
        let mut moves = Moves::default();
        for ours in self.here.values() {
            let now: Vec<bool> = settled
                .sessions
                .iter()
                .filter(|it| begins(ours, it))
                .map(SessionRecord::is_in_bin)
                .collect();
            let is_in_bin = now.iter().all(|deleted| *deleted);
            moves.gone += usize::from(now.is_empty());
            moves.into_bin += usize::from(!now.is_empty() && !ours.is_in_bin() && is_in_bin);
            moves.out_of_bin += usize::from(ours.is_in_bin() && !is_in_bin);
            let is_here = settled.sessions.iter().any(|it| it.id == ours.id);
            moves.renamed += usize::from(!now.is_empty() && !is_here);
        }
        let is_new = |it: &&SessionRecord| !self.here.values().any(|ours| begins(ours, it));
        let new = settled.sessions.iter().filter(is_new);
        moves.into_bin += new.filter(|it| it.is_in_bin()).count();
        let still_gone = |there: &&SessionRecord| {
            self.stones.iter().any(|stone| stone.buries(there))
                && settled.stones.iter().any(|stone| stone.buries(there))
                && !settled.sessions.iter().any(|it| begins(there, it))
        };
        moves.still_gone += self.coming.iter().filter(still_gone).count();
        moves
    }

    fn compare(&self, settled: Settled, merged: &mut Merged) {
        let kept: BTreeSet<SessionId> = settled.sessions.iter().map(|it| it.id).collect();
        merged.removed.extend(self.here.keys().filter(|id| !kept.contains(id)));
        let changed = settled.sessions.into_iter().filter(|it| self.here.get(&it.id) != Some(it));
        merged.sessions.extend(changed);
        merged.sessions.sort_by_key(|session| session.id);
        let stays: BTreeSet<Option<StepId>> = settled.stones.iter().map(Tombstone::last).collect();
        let lifted = self.stones.iter().map(Tombstone::last);
        merged.lifted.extend(lifted.filter(|last| !stays.contains(last)).flatten());
        merged.stones.extend(settled.stones.into_iter().filter(|it| !self.stones.contains(it)));
    }
}

fn begins(one: &SessionRecord, other: &SessionRecord) -> bool {
    common(one, other) == one.log.len()
}

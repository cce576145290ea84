//! The logs of one root: a tree of steps of which only the branches are kept that nothing goes on from.
//!
//! What is known of a branch is about exactly its steps: that it was put into the bin, taken out, or
//! is gone. Where somebody went on, there is another branch, of which nothing was said yet. So merging
//! trees is a union, the same in any order and any number of times; ids are made from it.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use uuid::{Builder, Uuid};

use crate::outside::{SessionId, StepId};
use crate::record::{Bin, SessionRecord, StepRecord, Tombstone};

/// What became of a branch last. Of two at the same time, the deletion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Fate {
    at: DateTime<Utc>,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum State {
    Kept,
    Bin,
    Gone,
}

/// A log, or the ids of its steps where the log is gone.
#[derive(Clone, Debug)]
struct Branch {
    session: Option<SessionRecord>,
    fate: Option<Fate>,
    id: SessionId,
    steps: Vec<StepId>,
}

/// Everything known of one root.
#[derive(Debug, Default)]
pub(super) struct Tree {
    /// All that was added, as it was: ids are made from it.
    copies: Vec<Branch>,
    /// No two of one log.
    branches: Vec<Branch>,
}

/// What there is after a merge.
#[derive(Debug, Default)]
pub(super) struct Resolved {
    pub sessions: Vec<SessionRecord>,
    pub stones: Vec<Tombstone>,
}

impl Tree {
    pub(super) fn add_session(&mut self, session: SessionRecord) {
        self.add(Branch::of(session));
    }

    pub(super) fn add_stone(&mut self, stone: &Tombstone) {
        let state = if stone.back { State::Kept } else { State::Gone };
        self.add(Branch {
            session: None,
            fate: Some(Fate { at: stone.at, state }),
            id: stone.session,
            steps: stone.steps.clone(),
        });
    }

    fn add(&mut self, branch: Branch) {
        match self.branches.iter_mut().find(|known| known.is_same(&branch)) {
            Some(known) => {
                known.fate = known.fate.max(branch.fate);
                // Ours are added first, with their results from these rules.
                if known.session.is_none() {
                    known.session.clone_from(&branch.session);
                }
            }
            None => self.branches.push(branch.clone()),
        }
        self.copies.push(branch);
    }

    /// Puts a log into the bin that is not there yet.
    pub(super) fn bin(&mut self, session: &SessionRecord, now: DateTime<Utc>) {
        let wanted = Branch::of(session.clone());
        let found = self.branches.iter_mut().filter(|it| it.is_same(&wanted) && !it.is_deleted());
        found.for_each(|branch| branch.decide(State::Bin, now));
    }

    /// Brings a log back that is deleted, whatever goes on from its tip: somebody asks for it.
    pub(super) fn revive(&mut self, session: &SessionRecord, now: DateTime<Utc>) {
        let wanted = Branch::of(session.clone());
        let from_it = self.branches.iter_mut().filter(|branch| wanted.is_prefix_of(branch));
        let (own, longer): (Vec<&mut Branch>, Vec<&mut Branch>) =
            from_it.partition(|branch| branch.is_same(&wanted));
        if longer.iter().any(|branch| branch.session.is_some() && !branch.is_deleted()) {
            return;
        }
        // One that is in the bin has all of it, and more.
        let binned = longer.iter().filter(|it| it.is_in_bin()).map(|it| it.rank()).max();
        let is_wanted = |branch: &&mut Branch| match &binned {
            Some(binned) => branch.rank() == *binned,
            None => branch.is_deleted(),
        };
        let revived = own.into_iter().chain(longer).filter(is_wanted);
        revived.for_each(|branch| branch.decide(State::Kept, now));
    }

    /// The branches that stay, with their ids. `taken` says which ids other sessions have.
    pub(super) fn resolve<E>(
        mut self,
        taken: &mut dyn FnMut(SessionId) -> Result<bool, E>,
    ) -> Result<Resolved, E> {
        for branch in self.branches.iter_mut().filter(|branch| branch.is_gone()) {
            branch.session = None;
        }
        let branches = &self.branches;
        let goes_on = |branch: &Branch| {
            let from_it = |other: &Branch| {
                branch.is_prefix_of(other) && branch.steps.len() < other.steps.len()
            };
            branches.iter().any(|it| from_it(it) && (it.session.is_some() || it.is_gone()))
        };
        let mut kept: Vec<Branch> = branches.iter().filter(|it| !goes_on(it)).cloned().collect();
        // An order that does not depend on who came first.
        kept.sort_by(Branch::order);
        self.branches = kept;
        let ids = self.ids(taken)?;
        let mut resolved = Resolved::default();
        for (branch, id) in self.branches.into_iter().zip(ids) {
            match (branch.session, branch.fate) {
                (Some(session), fate) => {
                    let bin = fate.map(|it| Bin { at: it.at, deleted: it.state == State::Bin });
                    resolved.sessions.push(SessionRecord { bin, id, ..session });
                }
                (None, Some(Fate { at, state })) => {
                    let back = state != State::Gone;
                    resolved.stones.push(Tombstone { at, back, session: id, steps: branch.steps });
                }
                (None, None) => {}
            }
        }
        Ok(resolved)
    }

    /// Wherever two went apart, the branch with the smaller step keeps the id that both had; the
    /// other's is made from its first own step. An id that was made elsewhere stays.
    fn ids<E>(
        &self,
        taken: &mut dyn FnMut(SessionId) -> Result<bool, E>,
    ) -> Result<Vec<SessionId>, E> {
        let all: BTreeSet<SessionId> = self.copies.iter().map(|copy| copy.id).collect();
        if let ([branch], 1) = (self.branches.as_slice(), all.len()) {
            return Ok(vec![branch.id]);
        }
        let mut first_ids = BTreeSet::new();
        let mut forks: Vec<(&Branch, usize)> = Vec::new();
        for copy in &self.copies {
            match copy.forked_at() {
                Some(at) => forks.push((copy, at)),
                None => drop(first_ids.insert(copy.id)),
            }
        }
        let first_id = first_ids.first().copied();
        let mut used = BTreeSet::new();
        let mut ids = Vec::new();
        for branch in &self.branches {
            let elsewhere = forks.iter().filter(|(copy, at)| branch.common_prefix(copy) > *at);
            let here = self.branches.iter().filter_map(|other| {
                let common = branch.common_prefix(other);
                let theirs = other.step_after(common);
                (theirs.is_some() && theirs < branch.step_after(common)).then_some(common)
            });
            let fork = elsewhere.map(|(_, at)| *at).chain(here).max();
            let kept = if fork.is_none() { first_id } else { None };
            let made = (0..).map(|turn| branch.id_from(fork.unwrap_or(0), turn));
            for id in kept.into_iter().chain(made) {
                // Only somebody's trick can bring about that it is used.
                let is_free = branch.session.is_none() || !(used.contains(&id) || taken(id)?);
                if is_free {
                    used.extend(branch.session.is_some().then_some(id));
                    ids.push(id);
                    break;
                }
            }
        }
        Ok(ids)
    }
}

impl Branch {
    fn of(session: SessionRecord) -> Self {
        let state = |bin: Bin| if bin.deleted { State::Bin } else { State::Kept };
        Self {
            fate: session.bin.map(|bin| Fate { at: bin.at, state: state(bin) }),
            id: session.id,
            steps: session.log.iter().map(|step| step.id).collect(),
            session: Some(session),
        }
    }

    /// How many steps both have. Of what is gone only the ids are known.
    fn common_prefix(&self, other: &Self) -> usize {
        match (&self.session, &other.session) {
            (Some(one), Some(other)) => one.common_prefix(other),
            _ => {
                self.steps.iter().zip(&other.steps).take_while(|(one, other)| one == other).count()
            }
        }
    }

    fn is_prefix_of(&self, other: &Self) -> bool {
        self.common_prefix(other) == self.steps.len()
    }

    fn is_same(&self, other: &Self) -> bool {
        self.steps.len() == other.steps.len() && self.is_prefix_of(other)
    }

    fn is_gone(&self) -> bool {
        self.fate.is_some_and(|fate| fate.state == State::Gone)
    }

    fn is_in_bin(&self) -> bool {
        self.session.is_some() && self.fate.is_some_and(|fate| fate.state == State::Bin)
    }

    fn is_deleted(&self) -> bool {
        self.is_gone() || self.is_in_bin()
    }

    fn rank(&self) -> (Option<Fate>, Vec<StepId>) {
        (self.fate, self.steps.clone())
    }

    /// Later than what was decided before, even if the clock was set.
    fn decide(&mut self, state: State, now: DateTime<Utc>) {
        let at = self.fate.map_or(now, |fate| crate::moment::after(fate.at, now));
        self.fate = Some(Fate { at, state });
    }

    /// The first step after a common prefix, to be compared: its id, and whatever differs if somebody
    /// copied ids.
    fn step_after(&self, common: usize) -> Option<impl Ord + use<>> {
        let id = *self.steps.get(common)?;
        let rest = self.session.as_ref().map(|session| {
            let StepRecord { at, kind, offset, payload, version, .. } = session.log[common].clone();
            (session.game.clone(), at, kind, payload, version, offset)
        });
        Some((id, rest))
    }

    fn order(&self, other: &Self) -> std::cmp::Ordering {
        let common = self.common_prefix(other);
        self.step_after(common).cmp(&other.step_after(common))
    }

    /// The step that this one's id was made from.
    fn forked_at(&self) -> Option<usize> {
        const TURNS: u32 = 4;
        (0..self.steps.len())
            .find(|place| (0..TURNS).any(|turn| self.id_from(*place, turn) == self.id))
    }

    /// An id made from a step. It sorts beside the session that it came from.
    fn id_from(&self, place: usize, turn: u32) -> SessionId {
        let at = |place: usize| self.steps.get(place).map_or(Uuid::nil(), |step| step.0);
        let mut made = Uuid::new_v5(&BRANCH, at(place).as_bytes());
        for _ in 0..turn {
            made = Uuid::new_v5(&BRANCH, made.as_bytes());
        }
        let mut tail = [0; 10];
        tail.copy_from_slice(&made.as_bytes()[..10]);
        let began = (at(0).as_u128() >> 80) as u64;
        SessionId(Builder::from_unix_timestamp_millis(began, &tail).into_uuid())
    }
}

const BRANCH: Uuid = Uuid::from_u128(0x8d0e_3c5a_51f7_4b1b_9d7e_2f60_7461_6c79);

//! The logs of one beginning: a tree of steps of which only the ends are kept.
//!
//! What is known of an end is about exactly its steps: that it was put into the bin, taken out, or
//! is gone. Where somebody went on, there is another end, of which nothing was said yet. So putting
//! trees together is a union, the same in any order and any number of times; ids are made from it.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use uuid::{Builder, Uuid};

use crate::outside::{SessionId, StepId};
use crate::store::{Bin, SessionRecord, StepRecord, StoreError, Tombstone};

/// What became of an end last. Of two at the same time, the deletion.
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
struct End {
    body: Option<SessionRecord>,
    fate: Option<Fate>,
    id: SessionId,
    steps: Vec<StepId>,
}

/// Everything known of one beginning.
#[derive(Debug, Default)]
pub(super) struct Tree {
    /// All that was added, as it was: ids are made from it.
    copies: Vec<End>,
    /// No two of one log.
    ends: Vec<End>,
}

/// What there is afterwards.
#[derive(Debug, Default)]
pub(super) struct Settled {
    pub sessions: Vec<SessionRecord>,
    pub stones: Vec<Tombstone>,
}

impl Tree {
    pub(super) fn add_session(&mut self, session: SessionRecord) {
        self.add(End::of(session));
    }

    pub(super) fn add_stone(&mut self, stone: &Tombstone) {
        let state = if stone.back { State::Kept } else { State::Gone };
        self.add(End {
            body: None,
            fate: Some(Fate { at: stone.at, state }),
            id: stone.session,
            steps: stone.steps.clone(),
        });
    }

    fn add(&mut self, end: End) {
        match self.ends.iter_mut().find(|known| known.is(&end)) {
            Some(known) => {
                known.fate = known.fate.max(end.fate);
                // What was added first is from here, with its result from these rules.
                if known.body.is_none() {
                    known.body.clone_from(&end.body);
                }
            }
            None => self.ends.push(end.clone()),
        }
        self.copies.push(end);
    }

    /// Puts a log into the bin that is not there yet.
    pub(super) fn bin(&mut self, session: &SessionRecord, now: DateTime<Utc>) {
        let wanted = End::of(session.clone());
        for end in self.ends.iter_mut().filter(|end| end.is(&wanted) && !end.is_deleted()) {
            end.decide(State::Bin, now);
        }
    }

    /// Brings a log back that is deleted, whatever went on where it ends: somebody asks for it.
    pub(super) fn revive(&mut self, session: &SessionRecord, now: DateTime<Utc>) {
        let wanted = End::of(session.clone());
        let (own, longer): (Vec<&mut End>, Vec<&mut End>) =
            self.ends.iter_mut().filter(|end| wanted.begins(end)).partition(|end| end.is(&wanted));
        if longer.iter().any(|end| end.body.is_some() && !end.is_deleted()) {
            return;
        }
        // One that is in the bin has all of it, and more.
        let binned = longer.iter().filter(|end| end.is_in_bin()).map(|end| end.rank()).max();
        let wanted = |end: &&mut End| match &binned {
            Some(binned) => end.rank() == *binned,
            None => end.is_deleted(),
        };
        own.into_iter().chain(longer).filter(wanted).for_each(|end| end.decide(State::Kept, now));
    }

    /// The ends with their ids. `taken` says which ids other sessions have.
    pub(super) fn settle(
        mut self,
        taken: &mut dyn FnMut(SessionId) -> Result<bool, StoreError>,
    ) -> Result<Settled, StoreError> {
        for end in self.ends.iter_mut().filter(|end| end.is_gone()) {
            end.body = None;
        }
        let ends = &self.ends;
        let goes_on = |end: &End| {
            let on = |other: &End| end.begins(other) && end.steps.len() < other.steps.len();
            ends.iter().any(|other| on(other) && (other.body.is_some() || other.is_gone()))
        };
        let mut kept: Vec<End> = ends.iter().filter(|end| !goes_on(end)).cloned().collect();
        // An order that does not depend on who came first.
        kept.sort_by(End::order);
        self.ends = kept;
        let ids = self.ids(taken)?;
        let mut settled = Settled::default();
        for (end, id) in self.ends.into_iter().zip(ids) {
            let fate = end.fate;
            match (end.body, fate) {
                (Some(body), _) => {
                    let bin = fate.map(|it| Bin { at: it.at, deleted: it.state == State::Bin });
                    settled.sessions.push(SessionRecord { bin, id, ..body });
                }
                (None, Some(Fate { at, state })) => {
                    let back = state != State::Gone;
                    settled.stones.push(Tombstone { at, back, session: id, steps: end.steps });
                }
                (None, None) => {}
            }
        }
        Ok(settled)
    }

    /// The end that has the smaller step wherever two went apart has the id that all had; another
    /// one's is made from the last step at which it had not. An id that was made elsewhere stays.
    fn ids(
        &self,
        taken: &mut dyn FnMut(SessionId) -> Result<bool, StoreError>,
    ) -> Result<Vec<SessionId>, StoreError> {
        let mut roots: BTreeSet<SessionId> = self.copies.iter().map(|copy| copy.id).collect();
        if let ([end], 1) = (self.ends.as_slice(), roots.len()) {
            return Ok(vec![end.id]);
        }
        roots.clear();
        let mut made: Vec<(&End, usize)> = Vec::new();
        for copy in &self.copies {
            match copy.made_at() {
                Some(at) => made.push((copy, at)),
                None => drop(roots.insert(copy.id)),
            }
        }
        let root = roots.first().copied();
        let mut used = BTreeSet::new();
        let mut ids = Vec::new();
        for end in &self.ends {
            let theirs = made.iter().filter(|(copy, at)| end.common(copy) > *at).map(|(_, at)| *at);
            let apart = self.ends.iter().filter_map(|other| {
                let common = end.common(other);
                (other.own(common) < end.own(common) && other.own(common).is_some())
                    .then_some(common)
            });
            let place = theirs.chain(apart).max();
            let first = if place.is_none() { root } else { None };
            let others = (0..).map(|turn| end.made_id(place.unwrap_or(0), turn));
            for id in first.into_iter().chain(others) {
                // Only somebody's trick can bring about that it is used.
                let is_free = end.body.is_none() || !(used.contains(&id) || taken(id)?);
                if is_free {
                    used.extend(end.body.is_some().then_some(id));
                    ids.push(id);
                    break;
                }
            }
        }
        Ok(ids)
    }
}

impl End {
    fn of(session: SessionRecord) -> Self {
        let state = |bin: Bin| if bin.deleted { State::Bin } else { State::Kept };
        Self {
            fate: session.bin.map(|bin| Fate { at: bin.at, state: state(bin) }),
            id: session.id,
            steps: session.log.iter().map(|step| step.id).collect(),
            body: Some(session),
        }
    }

    /// How many steps both have. Of what is gone only the ids are known.
    fn common(&self, other: &Self) -> usize {
        match (&self.body, &other.body) {
            (Some(one), Some(other)) => common(one, other),
            _ => {
                self.steps.iter().zip(&other.steps).take_while(|(one, other)| one == other).count()
            }
        }
    }

    fn begins(&self, other: &Self) -> bool {
        self.common(other) == self.steps.len()
    }

    fn is(&self, other: &Self) -> bool {
        self.steps.len() == other.steps.len() && self.begins(other)
    }

    fn is_gone(&self) -> bool {
        self.fate.is_some_and(|fate| fate.state == State::Gone)
    }

    fn is_in_bin(&self) -> bool {
        self.body.is_some() && self.fate.is_some_and(|fate| fate.state == State::Bin)
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

    /// The first own step, to be compared: its id, and whatever differs if somebody copied ids.
    fn own(&self, common: usize) -> Option<impl Ord + use<>> {
        let id = *self.steps.get(common)?;
        let rest = self.body.as_ref().map(|body| {
            let StepRecord { at, kind, offset, payload, version, .. } = body.log[common].clone();
            (body.game.clone(), at, kind, payload, version, offset)
        });
        Some((id, rest))
    }

    fn order(&self, other: &Self) -> std::cmp::Ordering {
        let common = self.common(other);
        self.own(common).cmp(&other.own(common))
    }

    /// The step that this one's id was made from.
    fn made_at(&self) -> Option<usize> {
        const TURNS: u32 = 4;
        (0..self.steps.len())
            .find(|place| (0..TURNS).any(|turn| self.made_id(*place, turn) == self.id))
    }

    /// An id made from a step. It sorts beside the session that it came from.
    fn made_id(&self, place: usize, turn: u32) -> SessionId {
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

/// How many steps two sessions have in common, letter for letter.
pub(super) fn common(one: &SessionRecord, other: &SessionRecord) -> usize {
    if one.game != other.game {
        return 0;
    }
    one.log.iter().zip(&other.log).take_while(|(one, other)| one == other).count()
}

const BRANCH: Uuid = Uuid::from_u128(0x8d0e_3c5a_51f7_4b1b_9d7e_2f60_7461_6c79);

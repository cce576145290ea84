//! The timeline: the events that hold after undo, redo and corrections, and the position that
//! they add up to.
//!
//! The position is kept, so an entry costs the same after ten events and after ten thousand.
//! Checkpoints keep undo and looking back short.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use serde_json::Value;

use super::step::{Correction, Row, StatedResult, Step};
use crate::game::{AnyGame, GameEvent, Play, Told};
use crate::outside::StepId;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::text::msg;

#[derive(Debug)]
pub(super) struct Timeline {
    pub(super) table: Table,
    pub(super) stated: Option<StatedResult>,
    slots: Vec<Slot>,
    /// Table changes and corrections that do not fit (any more).
    misfits: Vec<(StepId, Refusal)>,
    play: Arc<dyn Play>,
    /// The position before the last slot: undo leads there.
    before_last: Option<Arc<dyn Play>>,
    /// The position after so many slots; the first is the empty table.
    checkpoints: Vec<(usize, Arc<dyn Play>)>,
}

/// An event at its place.
#[derive(Clone, Debug)]
struct Slot {
    /// The step that brought it, which corrections refer to.
    id: StepId,
    event: GameEvent,
    aside: Option<Refusal>,
    after_end: bool,
    /// In words, from the position before it; told when it is asked for first.
    told: OnceLock<Option<Told>>,
}

/// An event, and what is known about it: nothing more than what a log says, or all that entering it
/// brought to light.
#[derive(Clone, Debug)]
pub(super) struct Happening {
    pub(super) event: GameEvent,
    pub(super) entered: Option<(Arc<dyn Play>, Told)>,
}

impl From<GameEvent> for Happening {
    fn from(event: GameEvent) -> Self {
        Self { event, entered: None }
    }
}

const CHECKPOINT_EVERY: usize = 64;

impl Timeline {
    pub(super) fn begin(game: &Arc<dyn AnyGame>, table: &Table) -> Result<Self, Refusal> {
        let play = game.begin(table)?;
        Ok(Self {
            table: table.clone(),
            stated: None,
            slots: Vec::new(),
            misfits: Vec::new(),
            checkpoints: vec![(0, Arc::clone(&play))],
            before_last: None,
            play,
        })
    }

    pub(super) fn begin_with_defaults(
        game: &Arc<dyn AnyGame>,
        table: &Table,
        opened: StepId,
        refusal: Refusal,
    ) -> Result<Self, Refusal> {
        let table = table.with_options(game.resolve(&Value::Null)?);
        let mut timeline = Self::begin(game, &table)?;
        timeline.misfits.push((opened, refusal));
        Ok(timeline)
    }

    pub(super) fn play(&self) -> &Arc<dyn Play> {
        &self.play
    }

    pub(super) fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    pub(super) fn events(&self) -> impl Iterator<Item = StepId> {
        self.slots.iter().map(|slot| slot.id)
    }

    pub(super) fn event(&self, id: StepId) -> Option<&GameEvent> {
        self.slots.iter().find(|slot| slot.id == id).map(|slot| &slot.event)
    }

    /// The events that fit, in order.
    pub(super) fn played(&self) -> Vec<(StepId, &GameEvent)> {
        let fits = self.slots.iter().filter(|slot| slot.aside.is_none());
        fits.map(|slot| (slot.id, &slot.event)).collect()
    }

    /// The table with nothing on it yet.
    pub(super) fn first_position(&self) -> Arc<dyn Play> {
        self.position_after(0)
    }

    pub(super) fn after_end(&self) -> impl Iterator<Item = StepId> {
        self.slots.iter().filter(|slot| slot.after_end).map(|slot| slot.id)
    }

    pub(super) fn set_aside(&self) -> impl Iterator<Item = (StepId, &Refusal)> {
        let slots =
            self.slots.iter().filter_map(|slot| slot.aside.as_ref().map(|aside| (slot.id, aside)));
        slots.chain(self.misfits.iter().map(|(id, refusal)| (*id, refusal)))
    }

    /// Every event in words, told from the position before it as that is by now.
    pub(super) fn retold(&self) -> HashMap<StepId, Told> {
        let mut play = self.position_after(0);
        let mut told = HashMap::new();
        for slot in &self.slots {
            told.extend(play.tell(&slot.event).ok().map(|words| (slot.id, words)));
            if slot.aside.is_none() {
                // It was taken before, so it is taken now.
                play = play.after(&slot.event).unwrap_or(play);
            }
        }
        told
    }

    pub(super) fn push(&mut self, id: StepId, happening: Happening) {
        let Happening { event, entered } = happening;
        let after_end = self.play.ended().is_some();
        let (after, told) = match entered {
            Some((after, told)) => (Ok(after), OnceLock::from(Some(told))),
            None => (self.play.after(&event), OnceLock::new()),
        };
        let (after, aside) = match after {
            Ok(after) => (after, None),
            Err(refusal) => (Arc::clone(&self.play), Some(refusal)),
        };
        self.before_last = Some(std::mem::replace(&mut self.play, after));
        self.slots.push(Slot { id, event, aside, after_end, told });
        if self.slots.len().is_multiple_of(CHECKPOINT_EVERY) {
            self.checkpoints.push((self.slots.len(), Arc::clone(&self.play)));
        }
    }

    /// The last event in words, told from the position before it.
    pub(super) fn tell_last(&self, id: StepId) -> Option<&Told> {
        let last = self.slots.last().filter(|slot| slot.id == id)?;
        let tell = || self.before(id).and_then(|before| before.tell(&last.event).ok());
        last.told.get_or_init(tell).as_ref()
    }

    pub(super) fn pop(&mut self) {
        self.slots.pop();
        let count = self.slots.len();
        self.checkpoints.retain(|(after, _)| *after <= count);
        self.play = self.before_last.take().unwrap_or_else(|| self.position_after(count));
    }

    /// The position just before an event.
    pub(super) fn before(&self, event: StepId) -> Option<Arc<dyn Play>> {
        if let (Some(last), Some(before)) = (self.slots.last(), &self.before_last)
            && last.id == event
        {
            return Some(Arc::clone(before));
        }
        let index = self.slots.iter().rposition(|slot| slot.id == event)?;
        Some(self.position_after(index))
    }

    fn position_after(&self, count: usize) -> Arc<dyn Play> {
        let checkpoint = self.checkpoints.iter().rfind(|(after, _)| *after <= count);
        let (from, mut play) = checkpoint.map_or_else(
            || (count, Arc::clone(&self.play)), // there is always the empty table
            |(after, play)| (*after, Arc::clone(play)),
        );
        for slot in &self.slots[from..count] {
            // What was set aside then is set aside now: the same position, the same event.
            play = play.after(&slot.event).unwrap_or(play);
        }
        play
    }

    /// Lays everything out anew, from the table up.
    pub(super) fn rebuild<'a>(
        &mut self,
        game: &Arc<dyn AnyGame>,
        opened: Table,
        steps: impl Iterator<Item = &'a Row>,
    ) {
        let mut laid =
            Layout { table: opened, events: Vec::new(), stated: None, misfits: Vec::new() };
        for row in steps {
            laid.add(game, row);
        }
        let Layout { table, events, stated, misfits } = laid;
        // Every change was tried on the table, so the game can begin with what came of them.
        if let Ok(fresh) = Self::begin(game, &table) {
            *self = Self { stated, misfits, ..fresh };
            for (id, event) in events {
                self.push(id, event.into());
            }
        }
    }
}

/// What the steps that hold add up to, before anything is played.
struct Layout {
    table: Table,
    events: Vec<(StepId, GameEvent)>,
    stated: Option<StatedResult>,
    misfits: Vec<(StepId, Refusal)>,
}

impl Layout {
    fn add(&mut self, game: &Arc<dyn AnyGame>, row: &Row) {
        let fits = match &row.step {
            Step::Event(event) => {
                self.events.push((row.id, event.clone()));
                Ok(())
            }
            Step::Correct(correction) => self.correct(row.id, correction),
            Step::Table(change) => {
                let mut changed = self.table.clone();
                let tried = changed
                    .change(change, game.about().colours)
                    .and_then(|()| game.begin(&changed));
                tried.map(|_| self.table = changed)
            }
            Step::Result(result) => {
                self.stated = Some(result.clone());
                Ok(())
            }
            _ => Ok(()),
        };
        if let Err(refusal) = fits {
            self.misfits.push((row.id, refusal));
        }
    }

    fn correct(&mut self, id: StepId, correction: &Correction) -> Result<(), Refusal> {
        let at = correction.at();
        let index = self.events.iter().position(|(event, _)| *event == at);
        let index = index.ok_or_else(|| Refusal::missing(msg!(app_refused_no_event)))?;
        match (correction, correction.event()) {
            (Correction::Insert { .. }, Some(event)) => self.events.insert(index, (id, event)),
            (Correction::Replace { .. }, Some(event)) => self.events[index].1 = event,
            _ => {
                self.events.remove(index);
            }
        }
        if let Correction::Replace { also, .. } | Correction::Remove { also, .. } = correction {
            self.events.retain(|(event, _)| !also.contains(event));
        }
        Ok(())
    }
}

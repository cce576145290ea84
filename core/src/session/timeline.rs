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
use crate::seat::Seat;
use crate::table::Table;
use crate::text::msg;

#[derive(Debug)]
pub(super) struct Timeline {
    pub(super) table: Table,
    pub(super) stated: Option<StatedResult>,
    slots: Vec<Slot>,
    /// Which of the slots were set aside, in order: every screen shows them, however many others
    /// there are.
    aside: Vec<usize>,
    /// Table changes and corrections that do not fit (any more).
    misfits: Vec<(StepId, Refusal)>,
    play: Arc<dyn Play>,
    /// The position before the last slot: undo leads there.
    before_last: Option<Arc<dyn Play>>,
    /// The position after so many slots; the first is the empty table.
    checkpoints: Vec<(usize, Arc<dyn Play>)>,
}

/// An event with who was not at the table when it was told.
#[derive(Clone, Debug)]
pub(super) struct Laid {
    /// The step that brought it, which corrections refer to.
    pub(super) id: StepId,
    pub(super) event: GameEvent,
    pub(super) away: Vec<Seat>,
}

/// An event at its place.
#[derive(Clone, Debug)]
struct Slot {
    laid: Laid,
    aside: Option<Refusal>,
    after_end: bool,
    /// In words, from the position before it; told when it is asked for first.
    told: OnceLock<Option<Told>>,
}

/// What entering an event has brought to light: the position after it, and its words.
pub(crate) type Entered = (Arc<dyn Play>, Told);

const CHECKPOINT_EVERY: usize = 64;

impl Timeline {
    pub(super) fn begin(game: &Arc<dyn AnyGame>, table: &Table) -> Result<Self, Refusal> {
        let play = game.begin(table)?;
        Ok(Self {
            table: table.clone(),
            stated: None,
            slots: Vec::new(),
            aside: Vec::new(),
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
        self.slots.iter().map(|slot| slot.laid.id)
    }

    pub(super) fn event(&self, id: StepId) -> Option<&GameEvent> {
        self.slots.iter().find(|slot| slot.laid.id == id).map(|slot| &slot.laid.event)
    }

    /// The events that fit, in order.
    pub(super) fn played(&self) -> Vec<&Laid> {
        let fits = self.slots.iter().filter(|slot| slot.aside.is_none());
        fits.map(|slot| &slot.laid).collect()
    }

    /// The table with nothing on it yet.
    pub(super) fn first_position(&self) -> Arc<dyn Play> {
        self.position_after(0)
    }

    pub(super) fn after_end(&self) -> impl Iterator<Item = StepId> {
        self.slots.iter().filter(|slot| slot.after_end).map(|slot| slot.laid.id)
    }

    pub(super) fn set_aside(&self) -> impl Iterator<Item = (StepId, &Refusal)> {
        let slots = self.aside.iter().map(|index| &self.slots[*index]);
        let slots = slots.filter_map(|slot| Some((slot.laid.id, slot.aside.as_ref()?)));
        slots.chain(self.misfits.iter().map(|(id, refusal)| (*id, refusal)))
    }

    /// Every event in words, told from the position before it as that is by now.
    pub(super) fn retold(&self) -> HashMap<StepId, Told> {
        let mut play = self.position_after(0);
        let mut told = HashMap::new();
        for Slot { laid, aside, .. } in &self.slots {
            play = seated(play, &laid.away);
            told.extend(play.tell(&laid.event).ok().map(|words| (laid.id, words)));
            if aside.is_none() {
                // It was taken before, so it is taken now.
                play = play.after(&laid.event).unwrap_or(play);
            }
        }
        told
    }

    /// Puts an event to the end. One that was entered here has been carried out already.
    pub(super) fn push(&mut self, id: StepId, event: GameEvent, entered: Option<Entered>) {
        let away = self.table.away();
        self.lay(Laid { id, event, away }, entered);
    }

    fn lay(&mut self, laid: Laid, entered: Option<Entered>) {
        let before = seated(Arc::clone(&self.play), &laid.away);
        let after_end = before.ended().is_some();
        let (after, told) = match entered {
            Some((after, told)) => (Ok(after), OnceLock::from(Some(told))),
            None => (before.after(&laid.event), OnceLock::new()),
        };
        let (after, aside) = match after {
            Ok(after) => (after, None),
            Err(refusal) => (Arc::clone(&before), Some(refusal)),
        };
        (self.play, self.before_last) = (after, Some(before));
        if aside.is_some() {
            self.aside.push(self.slots.len());
        }
        self.slots.push(Slot { laid, aside, after_end, told });
        if self.slots.len().is_multiple_of(CHECKPOINT_EVERY) {
            self.checkpoints.push((self.slots.len(), Arc::clone(&self.play)));
        }
    }

    /// The last event in words, told from the position before it.
    pub(super) fn tell_last(&self, id: StepId) -> Option<&Told> {
        let last = self.slots.last().filter(|slot| slot.laid.id == id)?;
        let tell = || self.before(id).and_then(|before| before.tell(&last.laid.event).ok());
        last.told.get_or_init(tell).as_ref()
    }

    pub(super) fn pop(&mut self) {
        self.slots.pop();
        let count = self.slots.len();
        self.aside.pop_if(|last| *last >= count);
        self.checkpoints.pop_if(|(after, _)| *after > count);
        let before = self.before_last.take().unwrap_or_else(|| self.position_after(count));
        self.play = seated(before, &self.table.away());
    }

    /// The position just before an event.
    pub(super) fn before(&self, event: StepId) -> Option<Arc<dyn Play>> {
        if let (Some(last), Some(before)) = (self.slots.last(), &self.before_last)
            && last.laid.id == event
        {
            return Some(Arc::clone(before));
        }
        let index = self.slots.iter().rposition(|slot| slot.laid.id == event)?;
        Some(seated(self.position_after(index), &self.slots[index].laid.away))
    }

    fn position_after(&self, count: usize) -> Arc<dyn Play> {
        let checkpoint = self.checkpoints.iter().rfind(|(after, _)| *after <= count);
        let (from, mut play) = checkpoint.map_or_else(
            || (count, Arc::clone(&self.play)), // there is always the empty table
            |(after, play)| (*after, Arc::clone(play)),
        );
        for Slot { laid, .. } in &self.slots[from..count] {
            play = seated(play, &laid.away);
            // What was set aside then is set aside now: the same position, the same event.
            play = play.after(&laid.event).unwrap_or(play);
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
        // Every change was tried on the table, so the game can begin with what came of them, and with
        // whoever was there then.
        let mut first = table.clone();
        if let Some(laid) = events.first() {
            first.set_away(&laid.away);
        }
        if let Ok(fresh) = Self::begin(game, &first) {
            let away = table.away();
            *self = Self { table, stated, misfits, ..fresh };
            for laid in events {
                self.lay(laid, None);
            }
            self.play = seated(Arc::clone(&self.play), &away);
        }
    }
}

/// The position with these players away.
pub(super) fn seated(play: Arc<dyn Play>, away: &[Seat]) -> Arc<dyn Play> {
    play.reseated(away).unwrap_or(play)
}

/// What the steps that hold add up to, before anything is played.
struct Layout {
    table: Table,
    events: Vec<Laid>,
    stated: Option<StatedResult>,
    misfits: Vec<(StepId, Refusal)>,
}

impl Layout {
    fn add(&mut self, game: &Arc<dyn AnyGame>, row: &Row) {
        let fits = match &row.step {
            Step::Event(event) => {
                let away = self.table.away();
                self.events.push(Laid { id: row.id, event: event.clone(), away });
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
        let index = self.events.iter().position(|laid| laid.id == at);
        let index = index.ok_or_else(|| Refusal::missing(msg!(app_refused_no_event)))?;
        match (correction, correction.event()) {
            (Correction::Insert { .. }, Some(event)) => {
                let away = self.events[index].away.clone();
                self.events.insert(index, Laid { id, event, away });
            }
            (Correction::Replace { .. }, Some(event)) => self.events[index].event = event,
            _ => {
                self.events.remove(index);
            }
        }
        if let Correction::Replace { also, .. } | Correction::Remove { also, .. } = correction {
            self.events.retain(|laid| !also.contains(&laid.id));
        }
        Ok(())
    }
}

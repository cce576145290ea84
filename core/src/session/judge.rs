//! Whether a step may be taken, judged before it is stored.

use super::step::{Correction, Step};
use super::{Phase, Session};
use crate::entry::When;
use crate::refusal::Refusal;
use crate::table::TableChange;
use crate::taken;
use crate::text::{Message, count_of, echo, msg};

impl Session {
    /// Whether this step may come next. Nothing has changed, whatever the answer.
    pub fn judge(&self, step: &Step) -> Result<(), Refusal> {
        let refuse = |text: Message| Err(Refusal::new(text));
        let changes_the_game = step.can_be_undone() || matches!(step, Step::Undo | Step::Redo);
        // Whose result it is can be put right at any time; what it is cannot.
        let is_name = matches!(step, Step::Table(TableChange::Name { .. }));
        if self.is_closed() && changes_the_game && !is_name {
            return refuse(msg!(app_refused_closed));
        }
        match step {
            Step::Event(event) => self.play().after(event).map(drop),
            Step::Correct(correction) => self.judge_correction(correction),
            Step::Table(change) => self.judge_change(change),
            Step::Result(result) if result.seats.len() != self.table().len() => {
                let (n, came) = (count_of(self.table().len()), count_of(result.seats.len()));
                refuse(msg!(app_refused_result, n = n, came = came))
            }
            Step::Result(result) => result.judge(),
            Step::Undo if self.done.is_empty() => refuse(msg!(app_refused_undo)),
            Step::Redo if self.undone.is_empty() => refuse(msg!(app_refused_redo)),
            Step::Note(note) if note.text.is_empty() => refuse(msg!(app_refused_blank)),
            Step::Note(note) => taken::judge_note(&note.text),
            Step::Tick(tick) => {
                let checklist = self.game.setup(self.table())?;
                if checklist.steps().any(|known| known.id == tick.step) {
                    Ok(())
                } else {
                    Err(Refusal::missing(msg!(app_refused_tick, step = echo(&tick.step))))
                }
            }
            Step::Finish(_) | Step::Abandon if self.is_closed() => refuse(msg!(app_refused_closed)),
            Step::Finish(_) if self.phase() == Phase::SettingUp => refuse(msg!(app_refused_empty)),
            Step::Reopen if !self.is_closed() => refuse(msg!(app_refused_reopen)),
            Step::Opened(_) | Step::Unknown(_) => refuse(msg!(app_refused_log)),
            _ => Ok(()),
        }
    }

    /// A corrected event must fit its place; those after it may fall out of theirs.
    pub(crate) fn judge_correction(&self, correction: &Correction) -> Result<(), Refusal> {
        let play = self
            .play_at(When::Before { event: correction.at() })
            .ok_or_else(|| Refusal::missing(msg!(app_refused_no_event)))?;
        correction.event().map_or(Ok(()), |event| play.after(&event).map(drop))
    }

    fn judge_change(&self, change: &TableChange) -> Result<(), Refusal> {
        if matches!(change, TableChange::Seats { .. }) && self.phase() != Phase::SettingUp {
            return Err(Refusal::new(msg!(app_refused_seats)));
        }
        let mut changed = self.table().clone();
        changed.change(change, self.game.about().colours)?;
        self.game.begin(&changed).map(drop)
    }
}

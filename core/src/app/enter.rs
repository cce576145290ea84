//! The way of one tap: an entry is judged against the sheet, read by the game, checked, stored,
//! and answered with a screen.

use super::bar::control;
use super::screen::Happened;
use super::{App, Error, Screen, Shown, verdict_of};
use crate::entry::{self, Entry, EntryValue, Focus, When};
use crate::game::{Ask, Entered, GameEvent, settled};
use crate::outside::{SessionId, StepId};
use crate::refusal::Refusal;
use crate::seat::PerSeat;
use crate::session::{self, Correction, Note, Session, StatedResult, Step, words};
use crate::sheet::Sheet;
use crate::taken;
use crate::text::{Message, echo, msg};

impl App {
    /// One tap.
    pub fn enter(&mut self, session: SessionId, entry: &Entry) -> Result<Screen, Error> {
        if !entry.control.starts_with(control::PREFIX) {
            return self.enter_into_game(session, entry);
        }
        if entry.value != EntryValue::Press {
            let text = msg!(app_refused_kind, control = echo(&entry.control));
            return Err(self.refused(&Refusal::new(text)));
        }
        match (entry.control.as_str(), entry.place) {
            (control::UNDO, _) => self.undo(session, settled(&entry.focus)),
            (control::REDO, _) => self.redo(session, settled(&entry.focus)),
            (control::FINISH, _) => self.finish_or_ask(session, entry),
            (control::END, _) => self.finish(session, entry.revision),
            (control::GIVE_UP, _) => self.abandon(session),
            (control::KEEP, place) => self.screen(session, place, settled(&entry.focus)),
            (control::REOPEN, _) => self.reopen(session, entry.revision),
            (control::REMOVE, When::Before { event } | When::InsteadOf { event }) => {
                self.remove(session, event, entry.revision)
            }
            (unknown, _) => {
                let text = msg!(app_refused_control, control = echo(unknown));
                Err(self.refused(&Refusal::new(text)))
            }
        }
    }

    fn enter_into_game(&mut self, id: SessionId, entry: &Entry) -> Result<Screen, Error> {
        let known = self.look_at(id)?;
        let sheet = self.sheet_for(id, entry, &known)?;
        let judged = judge(self.in_hand(id)?, entry, &sheet, &known, self.seed());
        let entered = match judged {
            Ok(entered) => entered,
            Err(refusal) => {
                let speaker = self.speaker_in_hand(id)?;
                // Nothing has changed: it judges the next one, too.
                self.keep_sheet(id, entry, known, sheet)?;
                return Err(Error::refused(&refusal, &speaker));
            }
        };
        match entered {
            None => {
                let happened = Happened::ignored();
                self.screen_after(id, entry.place, entry.focus.clone(), known, happened)
            }
            Some(Entered::Focus(focus)) => {
                self.screen_after(id, entry.place, focus, known, Happened::default())
            }
            Some(Entered::Box { focus, content, said }) => {
                let game = self.in_hand(id)?.game().about().id;
                let (new, now) = (self.new_id(), self.outside.now());
                let stored = self.store.change_box(game, new, &content, now);
                stored.map_err(|error| self.stored(&error))?;
                let happened = Happened { announcement: Some(said), ..Happened::default() };
                self.screen_after(id, entry.place, focus, content, happened)
            }
            Some(Entered::Event { event, after, told, focus }) if entry.place == When::Now => {
                self.take_step(id, &Step::Event(event), Some((after, told)), focus, known)
            }
            Some(Entered::Event { event, focus, .. }) => {
                let step = correction(self.in_hand(id)?, entry.place, event);
                self.open_to_correct(id, &step)?;
                self.take_step(id, &step, None, focus, known)
            }
        }
    }

    /// The sheet that an entry is about: the one that was shown, if it is that.
    fn sheet_for(&mut self, id: SessionId, entry: &Entry, known: &str) -> Result<Sheet, Error> {
        let session = self.in_hand(id)?;
        let (revision, is_open) = (session.revision(), !session.is_closed());
        let is_open = is_open && session.stated().is_none();
        let shown = self.shown.take().filter(|shown| {
            let of = (shown.session, shown.revision, shown.place, &shown.focus, &*shown.known);
            is_open && of == (id, revision, entry.place, &entry.focus, known)
        });
        if let Some(shown) = shown {
            return Ok(shown.sheet);
        }
        let play = self.in_hand(id)?.play_at(entry.place);
        let play = play.ok_or_else(|| Refusal::missing(msg!(app_refused_no_event)));
        let play = play.map_err(|refusal| self.refused(&refusal))?;
        Ok(play.sheet(&entry.focus, known))
    }

    fn keep_sheet(
        &mut self,
        session: SessionId,
        entry: &Entry,
        known: String,
        sheet: Sheet,
    ) -> Result<(), Error> {
        let revision = self.in_hand(session)?.revision();
        let (place, focus) = (entry.place, entry.focus.clone());
        self.shown = Some(Shown { session, revision, place, focus, known, sheet });
        Ok(())
    }

    /// Stores a step and shows what it did.
    fn take_step(
        &mut self,
        id: SessionId,
        step: &Step,
        entered: Option<session::Entered>,
        focus: Focus,
        known: String,
    ) -> Result<Screen, Error> {
        let session = self.in_hand(id)?;
        let before = session.points();
        let told = match &entered {
            Some((_, told)) => Some(words(told)),
            None => session.tell(step),
        };
        let corrected = matches!(step, Step::Correct(_)).then(|| session.play().position());
        self.commit_entered(id, step, entered)?;
        let session = self.in_hand(id)?;
        let mut announcement = announce(session, told, &before);
        if corrected.is_some_and(|before| before == session.play().position()) {
            let said = announcement.into_iter().chain([msg!(app_corrected_in_vain)]);
            announcement = Some(Message::sentences(said.collect()));
        }
        let happened = Happened::saying(announcement, before);
        self.screen_after(id, When::Now, focus, known, happened)
    }

    pub fn undo(&mut self, session: SessionId, focus: Focus) -> Result<Screen, Error> {
        let known = self.look_at(session)?;
        let laid_out = self.in_hand(session)?;
        let told = laid_out.next_undo().and_then(|row| laid_out.tell_last(row));
        let before = laid_out.points();
        self.commit_entered(session, &Step::Undo, None)?;
        let announcement = told.map(|what| msg!(app_undone, what = what));
        let happened = Happened::saying(announcement, before);
        self.screen_after(session, When::Now, focus, known, happened)
    }

    pub fn redo(&mut self, session: SessionId, focus: Focus) -> Result<Screen, Error> {
        let known = self.look_at(session)?;
        let laid_out = self.in_hand(session)?;
        let told = laid_out.next_redo().and_then(|row| laid_out.tell(&row.step));
        let before = laid_out.points();
        self.commit_entered(session, &Step::Redo, None)?;
        let announcement = told.map(|what| msg!(app_redone, what = what));
        let happened = Happened::saying(announcement, before);
        self.screen_after(session, When::Now, focus, known, happened)
    }

    /// Takes an earlier event out of the log's effect.
    pub fn remove(
        &mut self,
        session: SessionId,
        event: StepId,
        revision: u64,
    ) -> Result<Screen, Error> {
        let laid_out = self.session(session)?;
        if laid_out.revision() != revision {
            return self.ignored(session);
        }
        let mut also = laid_out.gesture(event);
        also.retain(|other| *other != event);
        let step = Step::Correct(Correction::Remove { at: event, also });
        self.open_to_correct(session, &step)?;
        let known = self.known_of(self.in_hand(session)?)?;
        self.take_step(session, &step, None, Focus::default(), known)
    }

    /// Whoever corrects what was told in a session that is over has it open again, and finishes it anew.
    /// What would be refused opens nothing.
    fn open_to_correct(&mut self, id: SessionId, step: &Step) -> Result<(), Error> {
        let session = self.in_hand(id)?;
        let Step::Correct(correction) = step else { return Ok(()) };
        if !session.is_closed() {
            return Ok(());
        }
        if let Err(refusal) = session.judge_correction(correction) {
            let speaker = self.speaker_in_hand(id)?;
            return Err(Error::refused(&refusal, &speaker));
        }
        self.commit_ending(id, &Step::Reopen).map(drop)
    }

    /// Ends the session with the result as it stands. A repeated finish is ignored.
    pub fn finish(&mut self, session: SessionId, revision: u64) -> Result<Screen, Error> {
        let laid_out = self.session(session)?;
        if laid_out.revision() != revision {
            return self.ignored(session);
        }
        let verdict = verdict_of(laid_out);
        if !self.commit_ending(session, &Step::Finish(verdict))? {
            return self.ignored(session);
        }
        self.closing_screen(session)
    }

    /// Ends the session without a result.
    pub fn abandon(&mut self, session: SessionId) -> Result<Screen, Error> {
        self.commit(session, &Step::Abandon, &[])?;
        self.closing_screen(session)
    }

    /// Opens a finished or abandoned session again.
    pub fn reopen(&mut self, session: SessionId, revision: u64) -> Result<Screen, Error> {
        if self.session(session)?.revision() != revision {
            return self.ignored(session);
        }
        if !self.commit_ending(session, &Step::Reopen)? {
            return self.ignored(session);
        }
        self.closing_screen(session)
    }

    /// The result as the players state it, without what led to it.
    pub fn state_result(
        &mut self,
        session: SessionId,
        result: StatedResult,
    ) -> Result<Screen, Error> {
        let known = self.look_at(session)?;
        self.take_step(session, &Step::Result(result), None, Focus::default(), known)
    }

    pub fn note(&mut self, session: SessionId, text: &str) -> Result<Screen, Error> {
        self.commit(session, &Step::Note(Note { text: taken::note(text) }), &[])?;
        self.screen(session, When::Now, Focus::default())
    }

    fn ignored(&mut self, session: SessionId) -> Result<Screen, Error> {
        // Somebody else was faster.
        let known = self.look_at(session)?;
        self.screen_after(session, When::Now, Focus::default(), known, Happened::ignored())
    }

    fn closing_screen(&mut self, session: SessionId) -> Result<Screen, Error> {
        let mut screen = self.screen(session, When::Now, Focus::default())?;
        let said: Vec<String> =
            screen.announcement.into_iter().chain(screen.verdict.iter().cloned()).collect();
        screen.announcement = (!said.is_empty()).then(|| said.join(" "));
        Ok(screen)
    }
}

/// What an entry on a sheet is; `None` if it repeats one that has already ended something.
fn judge(
    session: &Session,
    entry: &Entry,
    sheet: &Sheet,
    known: &str,
    lot: u64,
) -> Result<Option<Entered>, Refusal> {
    if session.is_closed() && entry.place == When::Now {
        return Err(Refusal::new(msg!(app_refused_closed)));
    }
    let control = sheet.control(&entry.control);
    if control.is_some_and(|control| entry::is_repeated_ending(control, entry, session.revision()))
    {
        return Ok(None);
    }
    if entry.place == When::Now && session.stated().is_some() {
        return Err(Refusal::new(msg!(app_refused_stated)));
    }
    let play =
        session.play_at(entry.place).ok_or_else(|| Refusal::missing(msg!(app_refused_no_event)))?;
    let ask = Ask {
        sheet,
        focus: &entry.focus,
        known,
        control: &entry.control,
        value: &entry.value,
        lot,
    };
    play.enter(&ask).map(Some)
}

/// An entry made at an earlier place corrects the whole gesture there. One of another kind than what
/// it was to replace was forgotten before it: it is inserted.
fn correction(session: &Session, place: When, event: GameEvent) -> Step {
    Step::Correct(match place {
        When::Now => return Step::Event(event),
        When::Before { event: before } => Correction::insert(before, &event),
        When::InsteadOf { event: at } if !is_alike(session, at, &event) => {
            Correction::insert(at, &event)
        }
        When::InsteadOf { event: at } => {
            let mut also = session.gesture(at);
            also.retain(|other| *other != at);
            Correction::replace(at, also, &event)
        }
    })
}

fn is_alike(session: &Session, at: StepId, event: &GameEvent) -> bool {
    session.told_as(at).is_some_and(|told| session.play().are_alike(&told, event))
}

/// What happened, whose points changed, and the end if this was it.
fn announce(
    session: &Session,
    told: Option<Message>,
    before: &PerSeat<Option<i64>>,
) -> Option<Message> {
    let mut said: Vec<Message> =
        told.into_iter().map(|what| msg!(app_sentence, what = what)).collect();
    for (seat, now) in session.points().iter() {
        let before = before.get(seat).copied().flatten();
        if let Some((before, now)) = before.zip(*now).filter(|(before, now)| before != now) {
            said.push(msg!(
                app_changed,
                seat = seat,
                change = now.saturating_sub(before),
                points = now
            ));
        }
    }
    said.extend(session.play().ended().cloned());
    (!said.is_empty()).then(|| Message::sentences(said))
}

//! The way of one tap: an entry is judged against the sheet, read by the game, checked, stored,
//! and answered with a screen.

use super::screen::{Happened, control};
use super::{App, Error, Screen, verdict_of};
use crate::entry::{self, Entry, EntryValue, Focus, When};
use crate::game::{GameEvent, Reading};
use crate::outside::{SessionId, StepId};
use crate::refusal::Refusal;
use crate::seat::PerSeat;
use crate::session::{Correction, Note, Session, StatedResult, Step};
use crate::sheet::Control;
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
            (control::UNDO, _) => self.undo(session, entry.focus.clone()),
            (control::REDO, _) => self.redo(session, entry.focus.clone()),
            (control::FINISH, _) => self.finish(session, entry.revision),
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
        let speaker = self.speaker_of(id)?;
        let Some(session) = self.in_hand.get(&id) else { return Err(self.no_session()) };
        let copy = self.store.game_box(session.game().about().id);
        let copy = copy.map_err(|error| Error::stored(&error, &speaker))?;
        let refuse = |refusal: Refusal| Error::refused(&refusal, &speaker);
        let Judged { reading, ignored } = match judge(session, entry, &copy, self.seed()) {
            Ok(judged) => judged,
            Err(refusal) => return Err(refuse(refusal)),
        };
        let Reading { focus, event } = reading;
        if ignored {
            let happened = Happened::ignored();
            return self.screen_after(id, entry.place, focus, happened);
        }
        let Some(event) = event else {
            let happened = match forgets(session, entry, &copy) {
                Some((copy, told)) => {
                    let game = session.game().about().id;
                    let stored = self.store.change_box(game, &copy, self.outside.now());
                    stored.map_err(|error| Error::stored(&error, &speaker))?;
                    Happened { announcement: Some(told), ..Happened::default() }
                }
                None => Happened::default(),
            };
            return self.screen_after(id, entry.place, focus, happened);
        };
        let step = step_for(session, entry.place, event);
        self.take_step(id, &step, focus)
    }

    /// Stores a step and shows what it did.
    fn take_step(&mut self, id: SessionId, step: &Step, focus: Focus) -> Result<Screen, Error> {
        let session = self.session(id)?;
        let before = session.points();
        let told = session.tell(step);
        let corrected = matches!(step, Step::Correct(_)).then(|| session.play().position());
        self.commit(id, step, &[])?;
        let session = self.session(id)?;
        let mut announcement = announce(session, told, &before);
        if corrected.is_some_and(|before| before == session.play().position()) {
            let said = announcement.into_iter().chain([msg!(app_corrected_in_vain)]);
            announcement = Some(Message::sentences(said.collect()));
        }
        self.screen_after(id, When::Now, focus, Happened::saying(announcement, before))
    }

    pub fn undo(&mut self, session: SessionId, focus: Focus) -> Result<Screen, Error> {
        let laid_out = self.session(session)?;
        let told = laid_out.next_undo().and_then(|row| laid_out.tell_last(row));
        let before = laid_out.points();
        self.commit(session, &Step::Undo, &[])?;
        let announcement = told.map(|what| msg!(app_undone, what = what));
        self.screen_after(session, When::Now, focus, Happened::saying(announcement, before))
    }

    pub fn redo(&mut self, session: SessionId, focus: Focus) -> Result<Screen, Error> {
        let laid_out = self.session(session)?;
        let told = laid_out.next_redo().and_then(|row| laid_out.tell(&row.step));
        let before = laid_out.points();
        self.commit(session, &Step::Redo, &[])?;
        let announcement = told.map(|what| msg!(app_redone, what = what));
        self.screen_after(session, When::Now, focus, Happened::saying(announcement, before))
    }

    /// Takes an earlier event out of the log's effect.
    pub fn remove(
        &mut self,
        session: SessionId,
        event: StepId,
        revision: u64,
    ) -> Result<Screen, Error> {
        if self.session(session)?.revision() != revision {
            return self.ignored(session);
        }
        let mut also = self.session(session)?.gesture(event);
        also.retain(|other| *other != event);
        let correction = Correction::Remove { at: event, also };
        self.take_step(session, &Step::Correct(correction), Focus::default())
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
        self.take_step(session, &Step::Result(result), Focus::default())
    }

    pub fn note(&mut self, session: SessionId, text: &str) -> Result<Screen, Error> {
        self.commit(session, &Step::Note(Note { text: taken::note(text) }), &[])?;
        self.screen(session, When::Now, Focus::default())
    }

    fn ignored(&mut self, session: SessionId) -> Result<Screen, Error> {
        let happened = Happened::ignored();
        self.screen_after(session, When::Now, Focus::default(), happened)
    }

    fn closing_screen(&mut self, session: SessionId) -> Result<Screen, Error> {
        let mut screen = self.screen(session, When::Now, Focus::default())?;
        let said: Vec<String> =
            screen.announcement.into_iter().chain(screen.verdict.iter().cloned()).collect();
        screen.announcement = (!said.is_empty()).then(|| said.join(" "));
        Ok(screen)
    }
}

/// An entry after the gate and the game have seen it.
struct Judged {
    reading: Reading,
    ignored: bool,
}

fn judge(session: &Session, entry: &Entry, copy: &str, seed: u64) -> Result<Judged, Refusal> {
    let closed = || Refusal::new(msg!(app_refused_closed));
    if session.is_closed() && entry.place == When::Now {
        return Err(closed());
    }
    let play =
        session.play_at(entry.place).ok_or_else(|| Refusal::missing(msg!(app_refused_no_event)))?;
    let sheet = play.sheet(&entry.focus, copy);
    let known: Option<&Control> = sheet.control(&entry.control);
    if known.is_some_and(|control| entry::is_repeated_ending(control, entry, session.revision())) {
        let reading = Reading { focus: entry.focus.clone(), event: None };
        return Ok(Judged { reading, ignored: true });
    }
    if entry.place == When::Now && session.stated().is_some() {
        return Err(Refusal::new(msg!(app_refused_stated)));
    }
    let value = entry::admit(&sheet, &entry.control, &entry.value)?;
    if matches!(entry.value, EntryValue::Step { by: 0 }) {
        return Ok(Judged {
            reading: Reading { focus: entry.focus.clone(), event: None },
            ignored: false,
        });
    }
    let value = entry::drawn(&entry.control, value, seed);
    let reading = play.read(&entry.focus, copy, &entry.control, &value)?;
    // Whoever only looks around at an earlier moment may.
    if session.is_closed() && reading.event.is_some() {
        return Err(closed());
    }
    Ok(Judged { reading, ignored: false })
}

/// What an action takes out of the box.
fn forgets(session: &Session, entry: &Entry, copy: &str) -> Option<(String, Message)> {
    let pressed = entry.value == EntryValue::Press;
    let play = session.play_at(entry.place).filter(|_| pressed)?;
    play.forget(&entry.focus, copy, &entry.control)
}

/// An entry made now is an event; one made at an earlier place corrects the whole gesture there. An
/// entry of another kind than what it was to replace was forgotten before it: it is inserted.
fn step_for(session: &Session, place: When, event: GameEvent) -> Step {
    match place {
        When::Now => Step::Event(event),
        When::Before { event: before } => Step::Correct(Correction::insert(before, &event)),
        When::InsteadOf { event: at } if !is_alike(session, at, &event) => {
            Step::Correct(Correction::insert(at, &event))
        }
        When::InsteadOf { event: at } => {
            let mut also = session.gesture(at);
            also.retain(|other| *other != at);
            Step::Correct(Correction::replace(at, also, &event))
        }
    }
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
    said.extend(session.play().ended());
    (!said.is_empty()).then(|| Message::sentences(said))
}

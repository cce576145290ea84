//! A step on its way into the log: judged, taken in, stored in one durable commit.

use std::sync::Arc;

use super::{App, Error, card, index};
use crate::outside::{PlayerId, SessionId, StepId};
use crate::seat::{PerSeat, Seat};
use crate::session::{Entered, Row, Step};
use crate::store::{NewRow, Player, StoreError};
use crate::table::{Seated, TableChange};

/// So often another process may be faster before a step is given up.
const CONFLICTS_SURVIVED: usize = 100;

impl App {
    /// Judges a step, takes it in and stores it: one durable commit. On any error the session is
    /// as it was. If another process was faster, the step is judged again by what it left.
    pub(super) fn commit(
        &mut self,
        id: SessionId,
        step: &Step,
        players: &[Player],
    ) -> Result<(), Error> {
        self.session(id)?;
        self.commit_all(id, step, players, None)
    }

    /// The same for a session that was looked at in this call, and for an event that was checked and
    /// carried out on it already.
    pub(super) fn commit_entered(
        &mut self,
        id: SessionId,
        step: &Step,
        entered: Option<Entered>,
    ) -> Result<(), Error> {
        self.commit_all(id, step, &[], entered)
    }

    fn commit_all(
        &mut self,
        id: SessionId,
        step: &Step,
        players: &[Player],
        mut entered: Option<Entered>,
    ) -> Result<(), Error> {
        for _ in 0..CONFLICTS_SURVIVED {
            match self.try_commit(id, step, players, entered.take())? {
                Ok(()) => return Ok(()),
                Err(StoreError::Conflict) => drop(self.session(id)?),
                Err(other) => return Err(self.stored(&other)),
            }
        }
        Err(self.stored(&StoreError::Conflict))
    }

    /// Like [`App::commit`], for what ends something: if another process was faster, it was about a
    /// screen that is gone. False if it was not taken.
    pub(super) fn commit_ending(&mut self, id: SessionId, step: &Step) -> Result<bool, Error> {
        match self.try_commit(id, step, &[], None)? {
            Ok(()) => Ok(true),
            Err(StoreError::Conflict) => Ok(false),
            Err(other) => Err(self.stored(&other)),
        }
    }

    /// The outer result is the judgement, the inner one the storing.
    fn try_commit(
        &mut self,
        id: SessionId,
        step: &Step,
        players: &[Player],
        entered: Option<Entered>,
    ) -> Result<Result<(), StoreError>, Error> {
        if !self.in_hand.contains_key(&id) {
            self.session(id)?;
        }
        let session = self.in_hand(id)?;
        if entered.is_none()
            && let Err(refusal) = session.judge(step)
        {
            let speaker = self.speaker_in_hand(id)?;
            return Err(Error::refused(&refusal, &speaker));
        }
        // What the table taught is kept when nothing about it will be undone any more.
        let learned = match step {
            Step::Finish(_) | Step::Abandon => session.play().taught(&self.known_of(session)?),
            _ => None,
        };
        let row_id = StepId(self.new_id());
        let (at, offset_minutes) = (self.outside.now(), self.outside.offset_minutes());
        let after = session.last_step();
        // Nobody is faster from here on, so memory is ahead of the disk only if the disk fails.
        if let Err(error) = self.store.begin_to_append(id, after) {
            return Ok(Err(error));
        }
        let Some(session) = self.in_hand.get_mut(&id) else { return Err(self.no_session()) };
        let game = Arc::clone(session.game());
        let row =
            Row { seq: session.revision() + 1, id: row_id, at, offset_minutes, step: step.clone() };
        let before = session.table().seats.clone();
        session.take_entered(row.clone(), entered);
        // Who comes back with what they are called may have been dropped with it.
        let back = match step {
            Step::Undo | Step::Redo => newly_seated(&before, &session.table().seats),
            _ => Vec::new(),
        };
        // What is entered most changes nothing that a session is found by.
        let found_by = (!matches!(step, Step::Event(_) | Step::Tick(_))).then(|| index(session));
        let options = match step {
            Step::Table(TableChange::Options { options }) => Some(options.to_string()),
            _ => None,
        };
        let new = NewRow {
            session: id,
            game: game.about().id,
            row: &row,
            card: &card(session),
            index: found_by.as_ref(),
            learned: learned.as_deref(),
            players: if back.is_empty() { players } else { &back },
            options: options.as_deref(),
        };
        let stored = self.store.append(&new);
        if stored.is_err() {
            // Memory is ahead of the disk: forget it, the disk is the truth.
            self.in_hand.remove(&id);
        }
        Ok(stored)
    }
}

/// The players of the seats that had another one before, or none.
fn newly_seated(before: &PerSeat<Seated>, after: &PerSeat<Seated>) -> Vec<Player> {
    let had = |seat: Seat, id: PlayerId| before.get(seat).is_some_and(|it| it.player == Some(id));
    let player = |(seat, seated): (Seat, &Seated)| {
        let (id, name) = (seated.player?, seated.name.clone()?);
        let player = Player { id, name, colour: seated.colour, shape: seated.shape };
        (!had(seat, id)).then_some(player)
    };
    after.iter().filter_map(player).collect()
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use crate::app::{App, NewSession};
    use crate::entry::{Entry, EntryValue};
    use crate::game::Catalogue;
    use crate::outside::System;
    use crate::text::Language;

    thread_local! {
        static ASKED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    }

    /// One look at the last step before, one in the commit; the box once; nothing else.
    #[test]
    fn a_tap_asks_the_database_no_more_than_it_must() {
        let outside = Box::new(System::default());
        let app = App::open(None, Catalogue::standard(), outside, Language::default());
        let mut app = app.expect("in memory");
        let screen = app.start(&NewSession::of("iquazu", 3)).expect("a session");
        app.store.trace(|statement| {
            let begins: Vec<&str> = statement.split_whitespace().take(4).collect();
            ASKED.with_borrow_mut(|asked| asked.push(begins.join(" ")));
        });
        let entry = Entry {
            control: "wall".to_owned(),
            value: EntryValue::Tap { cell: "1.1".to_owned() },
            revision: screen.revision,
            focus: screen.focus,
            place: screen.place,
        };
        let after = app.enter(screen.session, &entry).expect("an entry");
        assert_eq!(after.revision, screen.revision + 1);
        let asked = ASKED.with_borrow(|asked| asked.join("; "));
        let expected = [
            "SELECT 1 FROM sessions",
            "SELECT id, seq FROM",
            "SELECT payload FROM boxes",
            "BEGIN IMMEDIATE",
            "SELECT id, seq FROM",
            "UPDATE sessions SET revision",
            "INSERT INTO steps (session,",
            "COMMIT",
        ];
        assert_eq!(asked, expected.join("; "));
    }
}

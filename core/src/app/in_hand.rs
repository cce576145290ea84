//! Sessions laid out in memory: read from the disk once, and again where somebody else was faster.

use std::sync::Arc;

use super::App;
use crate::error::Error;
use crate::outside::SessionId;
use crate::refusal::Refusal;
use crate::session::{Row, Session};
use crate::text::msg;

/// So many sessions are kept laid out in memory.
const SESSIONS_IN_HAND: usize = 8;

impl App {
    /// The session, laid out; read again if another process has appended to it.
    pub(super) fn session(&mut self, id: SessionId) -> Result<&Session, Error> {
        let stored = self.store.last_step(id).map_err(|error| self.stored(&error))?;
        if stored.is_none() {
            return Err(self.no_session());
        }
        let known = self.in_hand.get(&id).and_then(Session::last_step);
        if known.is_none() || known != stored {
            if known.is_some() && self.catch_up(id)? {
                return self.in_hand(id);
            }
            let session = self.lay_out(id)?;
            // Another process brought another log in: what is on the screen is not its.
            let is_another =
                known.is_some_and(|known| session.rows().iter().all(|row| row.id != known));
            if is_another {
                self.in_hand.remove(&id);
                return Err(self.refused(&Refusal::new(msg!(app_refused_switched))));
            }
            self.mend(&session);
            if self.in_hand.len() >= SESSIONS_IN_HAND {
                self.in_hand.clear();
            }
            self.in_hand.insert(id, session);
        }
        self.in_hand.get(&id).ok_or_else(|| self.no_session())
    }

    /// Takes in what others have appended to a session in hand; false if it is not the log that it
    /// was.
    fn catch_up(&mut self, id: SessionId) -> Result<bool, Error> {
        let session = self.in_hand(id)?;
        let (last, revision) = (session.last_step(), session.revision());
        let rows = self.store.rows_from(id, revision).map_err(|error| self.stored(&error))?;
        let mut rows = rows.into_iter();
        if rows.next().map(|row| row.id) != last {
            return Ok(false);
        }
        if let Some(session) = self.in_hand.get_mut(&id) {
            rows.for_each(|row| session.take(row));
        }
        Ok(true)
    }

    /// The session as it was looked at last.
    pub(super) fn in_hand(&self, id: SessionId) -> Result<&Session, Error> {
        self.in_hand.get(&id).ok_or_else(|| self.no_session())
    }

    /// What is stored about the players' copy of a session's game.
    pub(super) fn known_of(&self, session: &Session) -> Result<String, Error> {
        let known = self.store.box_of(session.game().about().id);
        known.map_err(|error| self.stored(&error))
    }

    /// Looks at the disk, once a call: whether somebody else was faster, and what is known of the
    /// players' copy. From here on the session is in hand.
    pub(super) fn look_at(&mut self, session: SessionId) -> Result<String, Error> {
        self.session(session)?;
        self.known_of(self.in_hand(session)?)
    }

    pub(super) fn lay_out(&self, id: SessionId) -> Result<Session, Error> {
        let loaded = self.store.load(id).map_err(|error| self.stored(&error))?;
        let (game, rows) = loaded.ok_or_else(|| self.no_session())?;
        let game = self.game(&game)?;
        Session::replay(id, game, rows).map_err(|refusal| self.refused(&refusal))
    }

    /// What the first so many steps of a log amount to.
    pub(super) fn session_as_of(
        &mut self,
        session: SessionId,
        revision: u64,
    ) -> Result<Session, Error> {
        let speaker = self.speaker();
        let present = self.session(session)?;
        if !(1..=present.revision()).contains(&revision) {
            let text =
                msg!(app_error_no_revision, revision = i64::try_from(revision).unwrap_or(-1));
            return Err(Error::not_found(&text, &speaker));
        }
        let (id, game) = (present.id, Arc::clone(present.game()));
        let rows: Vec<Row> =
            present.rows().iter().take_while(|row| row.seq <= revision).cloned().collect();
        Session::replay(id, game, rows).map_err(|refusal| self.refused(&refusal))
    }
}

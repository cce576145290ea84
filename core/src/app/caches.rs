//! What lists, search and statistics keep of a session, compared with its log and made anew from it.

use serde::Serialize;

use super::history::{card, index};
use super::{App, Error};
use crate::outside::SessionId;
use crate::session::Session;
use crate::store::{Caches, StoreError};
use crate::text::{Message, count_of, msg};

/// So many sessions are laid out and mended in one commit.
const AT_ONCE: usize = 100;

/// What a rebuilding found and did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rebuilt {
    /// In sentences.
    pub text: String,
    /// How many sessions were compared with their logs.
    pub compared: usize,
    /// Those of which something else was kept than their logs give.
    pub mended: Vec<SessionId>,
    /// Those whose game is not known here, or whose log cannot be laid out: they stay as they are.
    pub unread: Vec<SessionId>,
}

impl App {
    /// Compares what is kept of every session, in the bin or not, with its log, and mends it.
    pub fn rebuild(&mut self) -> Result<Rebuilt, Error> {
        let rebuilt = self.rebuild_all().map_err(|error| self.stored(&error))?;
        let mut text = vec![msg!(app_rebuilt_compared, n = count_of(rebuilt.compared))];
        text.push(match rebuilt.mended.len() {
            0 => msg!(app_rebuilt_nothing),
            n => msg!(app_rebuilt_mended, n = count_of(n)),
        });
        if !rebuilt.unread.is_empty() {
            text.push(msg!(app_rebuilt_unread, n = count_of(rebuilt.unread.len())));
        }
        Ok(Rebuilt { text: self.speaker().say(&Message::sentences(text)), ..rebuilt })
    }

    pub(super) fn rebuild_all(&mut self) -> Result<Rebuilt, StoreError> {
        let (mut compared, mut mended, mut unread) = (0, Vec::new(), Vec::new());
        for some in self.store.find("")?.chunks(AT_ONCE) {
            let mut laid_out = Vec::new();
            for id in some {
                match self.lay_out(*id) {
                    Ok(session) => laid_out.push(session),
                    Err(_) => unread.push(*id),
                }
            }
            let caches: Vec<Caches<'_>> = laid_out.iter().map(caches).collect();
            compared += caches.len();
            mended.extend(self.store.mend(&caches)?);
        }
        Ok(Rebuilt { text: String::new(), compared, mended, unread })
    }

    /// Mends what is kept of a session that was just laid out, and remembers to say so. What
    /// cannot be mended now can be played all the same, or says why not when it is stored.
    pub(super) fn mend(&mut self, session: &Session) {
        if self.store.is_read_only() {
            return;
        }
        let made = caches(session);
        let Ok(false) = self.store.fits(&made) else { return };
        if self.store.mend(&[made]).is_ok_and(|mended| !mended.is_empty()) {
            self.mended.insert(session.id);
        }
    }

    /// What is to be said of a session before anything else, once.
    pub(super) fn first_words(&mut self, session: SessionId) -> Option<Message> {
        self.mended.remove(&session).then(|| msg!(app_mended))
    }
}

fn caches(session: &Session) -> Caches<'_> {
    Caches { session: session.id, rows: session.rows(), card: card(session), index: index(session) }
}

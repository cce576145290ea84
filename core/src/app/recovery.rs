//! What is said after a database that was damaged or gone was recovered: what came back, and what did not.

use std::path::PathBuf;

use chrono::{FixedOffset, Utc};

use super::App;
use crate::store::{DamagedSession, Recovery};
use crate::text::{Message, msg, of_day};

/// So many sessions are named in the text, and the others counted.
const NAMED: usize = 5;

/// What became of a database that was damaged or gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecoveryView {
    /// All of it in words.
    pub text: String,
    /// Where the damaged file is now; of a database that was gone, what was left of it.
    pub moved_to: PathBuf,
    /// Whether there was no database, only its journal or its backups.
    pub gone: bool,
    pub sessions_recovered: u32,
    pub steps_recovered: u64,
    /// Of the sessions that are back.
    pub steps_lost: u64,
    /// Sessions that are back, but not with all their steps.
    pub incomplete: Vec<DamagedSession>,
    /// Sessions that something still speaks of and that are not back.
    pub lost: Vec<DamagedSession>,
    /// Whether these are all; otherwise there may have been more that nothing speaks of.
    pub is_all_named: bool,
}

impl App {
    /// What was recovered from a damaged database at opening.
    pub fn recovery(&self) -> Option<RecoveryView> {
        let recovery = self.recovery.as_ref()?;
        let Recovery { moved_to, sessions_recovered, steps_recovered, .. } = recovery.clone();
        Some(RecoveryView {
            text: self.speaker().say(&self.told(recovery)),
            moved_to,
            gone: recovery.gone,
            sessions_recovered,
            steps_recovered,
            steps_lost: recovery.incomplete.iter().map(|session| session.steps_lost).sum(),
            incomplete: recovery.incomplete.clone(),
            lost: recovery.lost.clone(),
            is_all_named: recovery.is_all_named,
        })
    }

    fn told(&self, recovery: &Recovery) -> Message {
        let Recovery { incomplete, lost, is_all_named, .. } = recovery;
        let steps = number(recovery.steps_recovered);
        let sessions = i64::from(recovery.sessions_recovered);
        let what =
            if recovery.gone { msg!(app_recovered_gone) } else { msg!(app_recovered_damaged) };
        let mut said = vec![what, msg!(app_recovered, sessions = sessions, steps = steps)];
        if !incomplete.is_empty() {
            let n = number(incomplete.len() as u64);
            let sessions = self.named(incomplete, |game, day, session| {
                let n = number(session.steps_lost);
                msg!(app_recovered_lacking, game = game, day = day, n = n)
            });
            said.push(msg!(app_recovered_incomplete, n = n, sessions = sessions));
        }
        if !lost.is_empty() {
            let n = number(lost.len() as u64);
            let sessions = self
                .named(lost, |game, day, _| msg!(app_recovered_session, game = game, day = day));
            said.push(msg!(app_recovered_lost, n = n, sessions = sessions));
        }
        said.extend(match (is_all_named, incomplete.is_empty() && lost.is_empty()) {
            (true, true) => Some(msg!(app_recovered_whole)),
            (true, false) => None,
            (false, _) => Some(msg!(app_recovered_more)),
        });
        let path = recovery.moved_to.display().to_string();
        said.push(if recovery.gone {
            msg!(app_recovered_left, path = path)
        } else {
            msg!(app_recovered_kept, path = path)
        });
        Message::sentences(said)
    }

    fn named(
        &self,
        sessions: &[DamagedSession],
        name: impl Fn(Message, Message, &DamagedSession) -> Message,
    ) -> Vec<Message> {
        let here = FixedOffset::east_opt(self.outside.offset_minutes().saturating_mul(60));
        let mut named: Vec<Message> = Vec::new();
        for session in sessions.iter().take(NAMED) {
            let known = session.game.as_deref().map(|game| match self.catalogue.find(game) {
                Some(game) => game.about().name.clone(),
                None => Message::verbatim(game),
            });
            let day = session.started_at.map(|at| match here {
                Some(here) => at.with_timezone(&here).date_naive(),
                None => at.with_timezone(&Utc).date_naive(),
            });
            let day = day.map_or_else(|| Message::verbatim(session.session.to_string()), of_day);
            named.push(name(known.unwrap_or_else(|| msg!(app_recovered_unknown)), day, session));
        }
        let more = sessions.len().saturating_sub(NAMED);
        if more > 0 {
            named.push(msg!(app_recovered_others, n = number(more as u64)));
        }
        named
    }
}

fn number(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

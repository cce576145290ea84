//! A bundle on its way into a file, slice by slice, from one look at the database.

mod sink;
mod told;

use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sink::Sink;

use super::super::{App, Error};
use super::{Progress, SLICE, SLICE_BYTES};
use crate::exchange::{
    BundleWriter, Head, Proof, check_box, check_forms, check_player, check_session_named,
    check_stone,
};
use crate::game::Catalogue;
use crate::outside::{PlayerId, SessionId};
use crate::refusal::Refusal;
use crate::session::Session;
use crate::store::{SessionRecord, Store, StoreError};
use crate::text::{Speaker, count_of, msg};

/// An export that a shell steps. What is not finished leaves nothing behind; whatever is entered
/// meanwhile is not in it.
pub struct ExportJob {
    store: Store,
    catalogue: Catalogue,
    speaker: Arc<Speaker>,
    /// `None` once it is closed.
    writer: Option<BundleWriter<Sink>>,
    /// Where it goes, for what is said of it.
    file: PathBuf,
    wanted: Wanted,
    /// One that is refused would have all of the bundle refused.
    left_out: BTreeSet<SessionId>,
    /// Players, boxes and deletions of which the same is true.
    others_left_out: usize,
    part: Part,
    /// The session that was done last in this part, and how many were.
    after: Option<SessionId>,
    done: u64,
    total: u64,
}

impl std::fmt::Debug for ExportJob {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ExportJob").field("part", &self.part).finish_non_exhaustive()
    }
}

enum Wanted {
    All,
    /// With those who sat at them.
    Some(BTreeSet<SessionId>, BTreeSet<PlayerId>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// Who sat at the tables that are wanted.
    Players,
    Head,
    Proofs,
    Sessions,
    End,
    Done,
}

impl App {
    fn export_job(
        &self,
        sessions: Option<&[SessionId]>,
        sink: Sink,
        file: &Path,
    ) -> Result<ExportJob, Error> {
        let wanted = match sessions {
            Some(some) => Wanted::Some(some.iter().copied().collect(), BTreeSet::new()),
            None => Wanted::All,
        };
        let stored = |error: StoreError| self.stored(&error);
        let store = self.store.snapshot().map_err(stored)?;
        let (part, total, has_tombstones) = match &wanted {
            Wanted::All => (
                Part::Head,
                store.count_sessions().map_err(stored)?,
                store.has_stones().map_err(stored)?,
            ),
            Wanted::Some(some, _) => (Part::Players, some.len() as u64, false),
        };
        let rules = self.catalogue.games();
        let rules = rules.map(|game| (game.about().id.to_owned(), game.rules_version())).collect();
        Ok(ExportJob {
            store,
            catalogue: self.catalogue.clone(),
            speaker: self.speaker(),
            writer: Some(BundleWriter::new(sink, Head { rules, has_tombstones })),
            file: file.to_owned(),
            wanted,
            left_out: BTreeSet::new(),
            others_left_out: 0,
            part,
            after: None,
            done: 0,
            total,
        })
    }
}

impl ExportJob {
    /// Does a slice of the work. After an error nothing is left of it.
    pub fn step(&mut self) -> Result<Progress, Error> {
        let done = self.slice();
        if done.is_err() {
            self.stop();
        }
        done.map(|()| self.progress())
    }

    /// Stops: what was not finished is gone.
    pub fn stop(&mut self) {
        self.writer = None;
        self.let_go();
    }

    /// The sessions that are not in it, as nobody could take them in: something in their logs is not
    /// what was written there. All of them are known when it is finished.
    pub fn left_out(&self) -> Vec<SessionId> {
        self.left_out.iter().copied().collect()
    }

    /// Whether anything was left out.
    pub fn is_incomplete(&self) -> bool {
        !self.left_out.is_empty() || self.others_left_out > 0
    }

    /// Whoever keeps the object does not keep the journal from being folded in.
    fn let_go(&self) {
        self.store.undo_written();
    }

    fn slice(&mut self) -> Result<(), Error> {
        match self.part {
            Part::Players => self.each_session(Part::Head, |job, session| {
                job.seat(session);
                Ok(())
            }),
            Part::Head => self.write_head(),
            Part::Proofs => self.each_session(Part::Sessions, |job, session| {
                if !job.can_be_taken_in(session) {
                    job.left_out.insert(session.id);
                    return Ok(());
                }
                match (Proof::of(session), job.writer.as_mut()) {
                    (Some(proof), Some(writer)) => writer.proof(session.id, &proof),
                    _ => Ok(()),
                }
            }),
            Part::Sessions => self.each_session(Part::End, |job, session| {
                match job.writer.as_mut().filter(|_| !job.left_out.contains(&session.id)) {
                    Some(writer) => writer.session(session),
                    None => Ok(()),
                }
            }),
            Part::End => self.end(),
            Part::Done => Ok(()),
        }
    }

    fn write_head(&mut self) -> Result<(), Error> {
        let boxes = match self.wanted {
            Wanted::All => self.store.box_records().map_err(|error| self.stored(&error))?,
            Wanted::Some(..) => Vec::new(),
        };
        let people = self.store.people().map_err(|error| self.stored(&error))?;
        let is_wanted = |id: PlayerId| match &self.wanted {
            Wanted::All => true,
            Wanted::Some(_, players) => players.contains(&id),
        };
        let Some(writer) = &mut self.writer else { return Err(self.over()) };
        let mut left_out = 0;
        let mut fits = |judged: Result<(), Refusal>| {
            left_out += usize::from(judged.is_err());
            judged.is_ok()
        };
        let written = boxes
            .iter()
            .filter(|it| fits(check_box(it)))
            .try_for_each(|it| writer.put_box(it))
            .and_then(|()| {
                let players = people.records().filter(|player| is_wanted(player.id));
                let mut players = players.filter(|player| fits(check_player(player)));
                players.try_for_each(|player| writer.player(player))
            });
        self.others_left_out = left_out;
        written.map_err(|error| self.failed(error))?;
        self.go_on(Part::Proofs);
        Ok(())
    }

    fn seat(&mut self, session: &SessionRecord) {
        let game = self.catalogue.find(&session.game).cloned();
        let laid_out = game.and_then(|game| Session::replay(session.id, game, session.rows()).ok());
        if let (Some(laid_out), Wanted::Some(_, players)) = (laid_out, &mut self.wanted) {
            players.extend(laid_out.table().seats.values().filter_map(|seat| seat.player));
        }
    }

    /// Whether an import would take it, by the same rules.
    fn can_be_taken_in(&self, session: &SessionRecord) -> bool {
        let game = self.catalogue.find(&session.game);
        check_session_named(session)
            .and_then(|rows| check_forms(session, &rows, game.map(|game| &**game)))
            .is_ok()
    }

    /// A slice of the sessions that are wanted, in the order of their ids.
    fn each_session(
        &mut self,
        then: Part,
        mut visit: impl FnMut(&mut Self, &SessionRecord) -> io::Result<()>,
    ) -> Result<(), Error> {
        if self.writer.is_none() {
            return Err(self.over());
        }
        let ids = match &self.wanted {
            Wanted::All => self.store.session_ids(self.after, SLICE),
            Wanted::Some(some, _) => {
                let after = some.iter().filter(|id| self.after.is_none_or(|after| **id > after));
                Ok(after.take(SLICE as usize).copied().collect())
            }
        };
        let ids = ids.map_err(|error| self.stored(&error))?;
        if ids.is_empty() {
            self.go_on(then);
            return Ok(());
        }
        let mut bytes = 0;
        for id in ids {
            let found = self.store.session_record(id).map_err(|error| self.stored(&error))?;
            let session = found
                .ok_or_else(|| Error::not_found(&msg!(app_error_no_session), &self.speaker))?;
            visit(self, &session).map_err(|error| self.failed(error))?;
            (self.after, self.done) = (Some(id), self.done + 1);
            bytes += session.payload_bytes();
            if bytes > SLICE_BYTES {
                break;
            }
        }
        Ok(())
    }

    fn end(&mut self) -> Result<(), Error> {
        let Some(mut writer) = self.writer.take() else { return Err(self.over()) };
        if let Wanted::Some(some, _) = &self.wanted
            && !some.is_empty()
            && some.len() == self.left_out.len()
        {
            // Whoever asked for these alone would get nothing.
            let message = self.speaker.say(&msg!(app_export_unreadable, n = count_of(some.len())));
            return Err(Error::Refused { message, rule: None });
        }
        let mut wrong = None;
        if matches!(self.wanted, Wanted::All) {
            let left_out = &mut self.others_left_out;
            let written = self.store.each_stone(|stone| {
                if check_stone(&stone).is_err() {
                    *left_out += 1;
                } else if wrong.is_none() {
                    wrong = writer.tombstone(&stone).err();
                }
                Ok(())
            });
            written.map_err(|error| self.stored(&error))?;
        }
        let ended = match wrong {
            Some(error) => Err(error),
            None => writer.end().and_then(Sink::end),
        };
        ended.map_err(|error| self.failed(error))?;
        self.part = Part::Done;
        self.let_go();
        Ok(())
    }

    fn go_on(&mut self, part: Part) {
        // The end belongs to the writing, which does not begin again with it.
        let done = if part == Part::End { self.done } else { 0 };
        (self.part, self.after, self.done) = (part, None, done);
    }

    fn stored(&self, error: &StoreError) -> Error {
        Error::stored(error, &self.speaker)
    }

    fn failed(&self, error: io::Error) -> Error {
        self.stored(&StoreError::File { path: self.file.clone(), error })
    }

    fn over(&self) -> Error {
        Error::Refused { message: self.speaker.say(&msg!(app_job_stopped)), rule: None }
    }
}

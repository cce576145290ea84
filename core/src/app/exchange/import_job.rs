//! A bundle or a backup on its way in, slice by slice: read, compared, looked at, taken in.
//!
//! Nothing here changes before the last part, and that is one commit: whoever stops, or is stopped,
//! leaves everything as it was.

mod begin;
mod slices;

use std::io::Read;
use std::path::PathBuf;

use super::super::{App, Error, Verification};
use super::planning::joined_players;
use super::{ImportPreview, ImportReport, ImportedSession, PREVIEWED, Progress, small};
use crate::exchange::{BundleReader, ImportChoice, ImportStatus};
use crate::merge::Strategy;
use crate::outside::{SessionId, StepId};
use crate::store::{Kind, LookedInto, Mark, Staging, Store, StoreError};
use crate::text::{Message, count_of, msg};

/// An import that a shell steps. It is finished when everything was looked at, and, once it was
/// said how it is to be taken in, when that is done.
pub struct ImportJob {
    staging: Staging,
    /// A connection of its own, so that no tap waits; `None` in memory.
    writer: Option<Store>,
    source: Source,
    /// Where it comes from, for what is said of it.
    file: PathBuf,
    part: Part,
    /// How what comes is put together.
    strategy: Strategy,
    /// Whether it was decided to take it in.
    decided: bool,
    /// Whether how each session stands was written down.
    previewed: bool,
    /// Since when what is here was looked at.
    mark: Option<Mark>,
    written_by: String,
    done: u64,
    total: u64,
}

impl std::fmt::Debug for ImportJob {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ImportJob").field("source", &self.source).finish_non_exhaustive()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    Bundle,
    /// It brings back what was deleted, too.
    Backup,
    /// A bundle of which nothing is to be taken in.
    Doubtful,
}

enum Part {
    Bundle(Box<BundleReader<Box<dyn Read + Send>>>),
    Backup { path: PathBuf, looked_into: Option<Box<LookedInto>>, after: Option<SessionId> },
    Ours { after: String },
    Planning { after: Option<StepId> },
    Ready,
    Writing { after: Option<SessionId>, begun: bool },
    Done(ImportReport),
    Over,
}

/// For the shells.
impl ImportJob {
    /// Does a slice of the work, on the database that it was begun on.
    pub fn step(&mut self, app: &mut App) -> Result<Progress, Error> {
        self.slice(app)?;
        Ok(self.progress(app))
    }

    /// Stops: what was not finished is as if it had not been begun.
    pub fn stop(&mut self) {
        if let Some(writer) = &self.writer {
            writer.undo_written();
        }
        // What was taken in stays so.
        if !matches!(self.part, Part::Done(_)) {
            self.part = Part::Over;
        }
    }

    /// What was looked at beside one database is taken to another one, and looked at there.
    pub fn move_to(&mut self, app: &App) -> Result<(), Error> {
        if !matches!(self.part, Part::Ready) || self.source == Source::Doubtful {
            return Err(refused(app, &msg!(app_job_early)));
        }
        self.writer = app.store.writer().map_err(|error| app.stored(&error))?;
        self.staging.forget_ours().map_err(|error| app.stored(&error))?;
        self.previewed = false;
        self.was_read(app).map_err(|error| app.stored(&error))
    }

    /// Says how what comes is to be taken in; the steps that follow do it. It need not have been
    /// looked at before.
    pub fn take_in(&mut self, app: &App, choice: ImportChoice) -> Result<(), Error> {
        if self.source == Source::Doubtful {
            return Err(refused(app, &msg!(app_job_only_verified)));
        }
        match self.part {
            Part::Over => return Err(refused(app, &msg!(app_job_stopped))),
            Part::Done(_) => return Err(refused(app, &msg!(app_job_taken_in))),
            _ if self.decided => return Err(refused(app, &msg!(app_job_decided))),
            _ => {}
        }
        let planned_for = self.strategy.choice;
        let is_backup = self.source == Source::Backup;
        let choice = if is_backup { ImportChoice::KeepBoth } else { choice };
        self.strategy = Strategy {
            choice,
            // Who says that what comes is right wants it back, too.
            revive: is_backup || choice == ImportChoice::Replace,
            now: app.outside.now(),
        };
        self.decided = true;
        let begun = match self.part {
            Part::Ready if choice == planned_for => self.begin_to_write(),
            Part::Ready | Part::Planning { .. } => self.begin_to_plan(),
            _ => Ok(()),
        };
        begun.map_err(|error| app.stored(&error))
    }

    /// What would come, once everything was looked at.
    pub fn preview(&self, app: &App) -> Result<ImportPreview, Error> {
        self.refuse_unless_offered(app)?;
        let made = || -> Result<ImportPreview, StoreError> {
            let count = |status| self.staging.count_status(status);
            let known = [ImportStatus::Same, ImportStatus::LongerHere, ImportStatus::DeletedHere];
            let known = known.into_iter().try_fold(0, |sum, status| Ok(sum + count(status)?));
            let mut text = vec![msg!(
                app_import_preview,
                new = i64::from(count(ImportStatus::New)?),
                longer = i64::from(count(ImportStatus::LongerThere)?),
                apart = i64::from(count(ImportStatus::Apart)?),
                known = i64::from(known.map_err(|error: StoreError| error)?)
            )];
            let deletions = self.staging.sums()?.moves.gone;
            if deletions > 0 {
                text.push(msg!(app_import_deletions, n = count_of(deletions)));
            }
            let store = self.store(app);
            let players = joined_players(store, &self.staging)?;
            let boxes = app.joined_boxes(store, &self.staging)?;
            let player_count = small(players.len());
            Ok(ImportPreview {
                text: app.speaker().say(&Message::sentences(text)),
                written_by: self.written_by.clone(),
                count: self.staging.count_theirs()?,
                sessions: self.page(app, 0, PREVIEWED)?,
                players: players
                    .into_iter()
                    .take(PREVIEWED as usize)
                    .map(|player| player.name)
                    .collect(),
                player_count,
                boxes: boxes.iter().map(|record| app.name_of(&record.game)).collect(),
                deletions: small(deletions),
                differing: self.count_differing()?,
            })
        };
        made().map_err(|error| app.stored(&error))
    }

    /// A page of what would come, in the order in which it stands there.
    pub fn sessions(
        &self,
        app: &App,
        offset: u32,
        limit: u32,
    ) -> Result<Vec<ImportedSession>, Error> {
        self.refuse_unless_offered(app)?;
        self.page(app, offset, limit).map_err(|error| app.stored(&error))
    }

    /// A page of the results that are in it, derived again and compared with what it claims and with
    /// the copies that are here.
    pub fn verified(&self, app: &App, offset: u32, limit: u32) -> Result<Vec<Verification>, Error> {
        self.refuse_unless_looked_at(app)?;
        let made = || -> Result<Vec<Verification>, StoreError> {
            let mut verified = Vec::new();
            for it in self.staging.page(offset, limit)? {
                let id = it.session.id;
                let Some(session) = self.staging.theirs(id)? else { continue };
                let here = self.store(app).session_record(id)?;
                let claimed = self.staging.other(Kind::Proof, &id.to_string())?;
                verified.push(app.verified_in_bundle(&session, claimed.as_ref(), here.as_ref()));
            }
            Ok(verified)
        };
        made().map_err(|error| app.stored(&error))
    }

    /// What was done, once it is.
    pub fn report(&self, app: &App) -> Result<ImportReport, Error> {
        match &self.part {
            Part::Done(report) => Ok(report.clone()),
            Part::Over => Err(refused(app, &msg!(app_job_stopped))),
            _ if self.source == Source::Doubtful => Err(refused(app, &msg!(app_job_only_verified))),
            _ => Err(refused(app, &msg!(app_job_early))),
        }
    }

    /// How many results were taken in that their own logs do not give.
    pub fn differing(&self, app: &App) -> Result<u32, Error> {
        self.count_differing().map_err(|error| app.stored(&error))
    }

    /// The results in a backup are our own: they are made anew, and claim nothing.
    fn count_differing(&self) -> Result<u32, StoreError> {
        if self.source == Source::Backup { Ok(0) } else { self.staging.count_differing() }
    }
}

impl ImportJob {
    /// Nothing would come of what is only verified.
    fn refuse_unless_offered(&self, app: &App) -> Result<(), Error> {
        self.refuse_unless_looked_at(app)?;
        if self.source == Source::Doubtful {
            return Err(refused(app, &msg!(app_job_only_verified)));
        }
        Ok(())
    }

    fn refuse_unless_looked_at(&self, app: &App) -> Result<(), Error> {
        match self.part {
            Part::Ready => Ok(()),
            Part::Done(_) => Err(refused(app, &msg!(app_job_taken_in))),
            Part::Over => Err(refused(app, &msg!(app_job_stopped))),
            _ => Err(refused(app, &msg!(app_job_early))),
        }
    }

    fn store<'a>(&'a self, app: &'a App) -> &'a Store {
        self.writer.as_ref().unwrap_or(&app.store)
    }

    fn page(&self, app: &App, offset: u32, limit: u32) -> Result<Vec<ImportedSession>, StoreError> {
        let restores = self.source == Source::Backup;
        let page = self.staging.page(offset, limit)?.into_iter();
        let looked_at = page.filter_map(|it| Some((it.session, it.looked_at?)));
        let (sessions, looked_at): (Vec<_>, Vec<_>) = looked_at.unzip();
        let told = app.listed(sessions).into_iter().zip(looked_at);
        Ok(told.map(|(session, looked_at)| app.imported(session, looked_at, restores)).collect())
    }

    fn progress(&self, app: &App) -> Progress {
        const MEGABYTE: u64 = 1 << 20;
        let number = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
        let (done, total) = (number(self.done), number(self.total));
        let text = match &self.part {
            Part::Bundle(_) => msg!(
                app_job_reading,
                done = number(self.done / MEGABYTE),
                total = number(self.total.div_ceil(MEGABYTE))
            ),
            Part::Backup { .. } => msg!(app_job_backup, done = done, total = total),
            Part::Ours { .. } => msg!(app_job_here, done = done, total = total),
            Part::Planning { .. } => msg!(app_job_comparing, done = done, total = total),
            Part::Ready => msg!(app_job_ready),
            Part::Writing { .. } => msg!(app_job_taking_in, done = done, total = total),
            Part::Done(report) => Message::verbatim(&report.text),
            Part::Over => msg!(app_job_stopped),
        };
        Progress {
            text: app.speaker().say(&text),
            done: self.done,
            total: self.total,
            finished: matches!(self.part, Part::Ready | Part::Done(_) | Part::Over),
        }
    }
}

impl Drop for ImportJob {
    fn drop(&mut self) {
        self.stop();
    }
}

fn refused(app: &App, text: &Message) -> Error {
    Error::Refused { message: app.speaker().say(text), rule: None }
}

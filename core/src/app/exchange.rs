//! Bundles out and in, backups and restoring.
//!
//! Both are jobs that a shell steps: each call does a slice and says how far it is. They work on
//! files, so that memory does not grow with what is exchanged.

#[cfg(test)]
mod counted;
mod export_job;
mod import_job;
mod planning;
mod told;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use chrono::{DateTime, SubsecRound as _, Utc};
use serde::Serialize;

pub use export_job::ExportJob;
pub use import_job::ImportJob;

use super::{App, Error, SessionView};
use crate::exchange::{ImportChoice, ImportStatus, check_forms};
use crate::outside::SessionId;
use crate::refusal::Refusal;
use crate::session::Row;
use crate::store::SessionRecord;
use crate::text::msg;

/// So much is done in a slice of a job: sessions, or bytes of them.
const SLICE: u32 = 100;
const SLICE_BYTES: usize = 1024 * 1024;
/// So many sessions and names are in a preview; there are pages for the others.
const PREVIEWED: u32 = 100;

/// How far a job is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Progress {
    /// In a sentence.
    pub text: String,
    /// Of the part of the work that is under way.
    pub done: u64,
    pub total: u64,
    /// Whether there is nothing more to do, or nothing before something is decided.
    pub finished: bool,
}

/// What an import would bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ImportPreview {
    /// In a sentence.
    pub text: String,
    /// The version of Tallystone that wrote it.
    pub written_by: String,
    /// How many sessions are in it.
    pub count: u32,
    /// The first hundred of them; the others by pages.
    pub sessions: Vec<ImportedSession>,
    /// Players of whom something new comes: the first hundred.
    pub players: Vec<String>,
    pub player_count: u32,
    /// Games whose box learns something.
    pub boxes: Vec<String>,
    /// Sessions that were deleted there, and would be here.
    pub deletions: u32,
    /// Results in it that their own logs do not give.
    pub differing: u32,
}

/// A session that would come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ImportedSession {
    pub session: SessionView,
    pub status: ImportStatus,
    /// How it stands to what is here, in words.
    pub text: String,
}

/// What an import did.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ImportReport {
    /// In a sentence.
    pub text: String,
    /// Sessions that were not here.
    pub added: u32,
    /// Sessions that are different now.
    pub changed: u32,
    /// Sessions that are gone now.
    pub deleted: u32,
    /// Players of whom something is new.
    pub players: u32,
    /// Boxes that learned something.
    pub boxes: u32,
}

/// A backup that can be restored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BackupView {
    pub path: PathBuf,
    pub made_at: DateTime<Utc>,
}

impl App {
    /// Some sessions, with those who played them, as a bundle in memory.
    pub fn export(&self, sessions: &[SessionId]) -> Result<String, Error> {
        self.exported(Some(sessions))
    }

    /// Everything but what this device prefers, as a bundle in memory.
    pub fn export_all(&self) -> Result<String, Error> {
        self.exported(None)
    }

    fn exported(&self, sessions: Option<&[SessionId]>) -> Result<String, Error> {
        let text = Text::default();
        let mut job = self.export_into(sessions, Box::new(text.clone()))?;
        while !job.step()?.finished {}
        Ok(text.take())
    }

    /// What an import of a bundle in memory would bring.
    pub fn preview_import(&mut self, bundle: &str) -> Result<ImportPreview, Error> {
        let job = self.import_text(bundle)?;
        self.looked_at(job)
    }

    /// Takes a bundle in memory in: all of it, or nothing if it cannot be read.
    pub fn import(&mut self, bundle: &str, choice: ImportChoice) -> Result<ImportReport, Error> {
        let job = self.import_text(bundle)?;
        self.taken_in(job, choice)
    }

    /// Minutes east of UTC at the table.
    pub fn offset_minutes(&self) -> i32 {
        self.outside.offset_minutes()
    }

    /// The backups beside the database, the newest first.
    pub fn backups(&self) -> Vec<BackupView> {
        let view = |file: crate::store::BackupFile| BackupView {
            path: file.path,
            made_at: DateTime::<Utc>::from(file.made_at).trunc_subsecs(3),
        };
        self.store.backups().into_iter().map(view).collect()
    }

    /// What restoring a backup would bring.
    pub fn preview_restore(&mut self, backup: &Path) -> Result<ImportPreview, Error> {
        let job = self.restore_file(backup)?;
        self.looked_at(job)
    }

    /// Brings back what a backup has and this database has not: sessions that were deleted since,
    /// steps that are missing. Nothing that is here is lost; where logs went apart, both are kept.
    pub fn restore_backup(&mut self, backup: &Path) -> Result<ImportReport, Error> {
        let job = self.restore_file(backup)?;
        self.taken_in(job, ImportChoice::KeepBoth)
    }

    fn looked_at(&mut self, mut job: ImportJob) -> Result<ImportPreview, Error> {
        while !job.step(self)?.finished {}
        job.preview(self)
    }

    fn taken_in(&mut self, mut job: ImportJob, how: ImportChoice) -> Result<ImportReport, Error> {
        job.take_in(self, how)?;
        while !job.step(self)?.finished {}
        job.report(self)
    }

    /// Whether the steps of a log from outside are written as those of its game are.
    pub(super) fn check_form(&self, session: &SessionRecord) -> Result<(), Refusal> {
        self.check_rows(session, &session.rows().collect::<Vec<_>>())
    }

    fn check_rows(&self, session: &SessionRecord, rows: &[Row]) -> Result<(), Refusal> {
        let game = self.catalogue.find(&session.game);
        check_forms(session, rows, game.map(|game| &**game))
            .map_err(|refusal| Refusal::new(msg!(app_import_wrong, why = refusal.text)))
    }

    pub(super) fn name_of(&self, game: &str) -> String {
        let known = self.catalogue.find(game).map(|game| game.about().name.clone());
        known.map_or_else(|| game.to_owned(), |name| self.speaker().say(&name))
    }
}

/// A text that a job writes and somebody else takes.
#[derive(Clone, Debug, Default)]
struct Text(Arc<Mutex<Vec<u8>>>);

impl Text {
    fn take(&self) -> String {
        let bytes = self.0.lock().map(|mut bytes| std::mem::take(&mut *bytes)).unwrap_or_default();
        String::from_utf8(bytes).unwrap_or_default()
    }
}

impl Write for Text {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if let Ok(mut text) = self.0.lock() {
            text.extend_from_slice(bytes);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn small(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

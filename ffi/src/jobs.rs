//! Long work that a shell steps: each call does a slice and says how far it is.

use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tallystone_core::app::{self, App};

// All names of the contract.
#[allow(clippy::wildcard_imports)]
use crate::types::*;
use crate::{Answer, Tallystone, here, lock};

/// An export under way.
#[derive(Debug)]
pub struct ExportJob(Mutex<app::ExportJob>);

/// An import under way.
#[derive(Debug)]
pub struct ImportJob {
    shell: Arc<Tallystone>,
    /// It reads by a connection of its own, so that nobody waits for it; `None` in memory.
    reader: Option<Mutex<App>>,
    job: Mutex<app::ImportJob>,
}

/// What was half done when somebody panicked is stopped by whoever comes next.
fn taken<T>(job: &Mutex<T>, stop: impl Fn(&mut T)) -> MutexGuard<'_, T> {
    let is_poisoned = job.is_poisoned();
    let mut taken = job.lock().unwrap_or_else(PoisonError::into_inner);
    if is_poisoned {
        stop(&mut taken);
        job.clear_poison();
    }
    taken
}

impl ExportJob {
    fn job(&self) -> MutexGuard<'_, app::ExportJob> {
        taken(&self.0, app::ExportJob::stop)
    }

    pub fn step(&self) -> Answer<JobProgress> {
        self.job().step()
    }

    pub fn stop(&self) {
        self.job().stop();
    }
}

impl ImportJob {
    fn job(&self) -> MutexGuard<'_, app::ImportJob> {
        taken(&self.job, app::ImportJob::stop)
    }

    fn app(&self) -> MutexGuard<'_, App> {
        self.reader.as_ref().map_or_else(|| self.shell.desk(), lock)
    }

    pub fn step(&self) -> Answer<JobProgress> {
        let progress = {
            let (mut job, mut app) = (self.job(), self.app());
            let progress = job.step(&mut app)?;
            if job.report(&app).is_err() {
                return Ok(progress);
            }
            progress
        };
        // What came in may have put another log in the place of one that is laid out.
        self.shell.read_anew();
        Ok(progress)
    }

    pub fn stop(&self) {
        self.job().stop();
    }

    pub fn preview(&self) -> Answer<ImportPreview> {
        self.job().preview(&self.app()).map(Into::into)
    }

    pub fn verified(&self, offset: u32, limit: u32) -> Answer<Vec<Verification>> {
        self.job().verified(&self.app(), offset, limit)
    }

    pub fn take_in(&self, choice: ImportChoice) -> Answer<()> {
        self.job().take_in(&self.app(), choice)
    }

    pub fn report(&self) -> Answer<String> {
        self.job().report(&self.app()).map(|report| report.text)
    }
}

/// To another device and back.
impl Tallystone {
    pub fn export_sessions(&self, sessions: Vec<SessionId>) -> Answer<String> {
        self.shelf().export(&sessions)
    }

    pub fn export_all(&self, file: FilePath) -> Answer<Arc<ExportJob>> {
        let job = self.shelf().export_to(None, &file)?;
        Ok(Arc::new(ExportJob(Mutex::new(job))))
    }

    pub fn import_file(self: Arc<Self>, file: FilePath) -> Answer<Arc<ImportJob>> {
        self.import_job(&file, App::import_file)
    }

    pub fn restore_file(self: Arc<Self>, backup: FilePath) -> Answer<Arc<ImportJob>> {
        self.import_job(&backup, App::restore_file)
    }

    pub fn verify_file(self: Arc<Self>, file: FilePath) -> Answer<Arc<ImportJob>> {
        self.import_job(&file, App::verify_file)
    }

    fn import_job(
        self: Arc<Self>,
        file: &Path,
        begin: impl Fn(&App, &Path) -> Answer<app::ImportJob>,
    ) -> Answer<Arc<ImportJob>> {
        let (job, reader) = {
            let library = self.shelf();
            let reader = library.reader(Box::new(here(library.offset_minutes())))?;
            (begin(&library, file)?, reader.map(Mutex::new))
        };
        Ok(Arc::new(ImportJob { shell: self, reader, job: Mutex::new(job) }))
    }
}

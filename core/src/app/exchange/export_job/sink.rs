//! Where a bundle goes: into a new file in place of what may be there, or into a stream.

use std::fs::{self, File};
use std::io::{self, Read as _, Write};
use std::path::Path;

use super::{App, Error, ExportJob};
use crate::exchange::Fresh;
use crate::outside::SessionId;
use crate::store::{NotPlain, StoreError, plain};
use crate::text::{echo, msg};

/// How every bundle begins.
const BEGINNING: &[u8] = b"{\"boxes\":";

pub(super) enum Sink {
    File(Fresh),
    Stream(Box<dyn Write + Send>),
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::File(file) => file.write(bytes),
            Self::Stream(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::File(file) => file.flush(),
            Self::Stream(stream) => stream.flush(),
        }
    }
}

impl Sink {
    /// Puts what was written where it belongs.
    pub(super) fn end(self) -> io::Result<()> {
        match self {
            // A file of text ends with a line.
            Self::File(mut fresh) => fresh.write_all(b"\n").and_then(|()| fresh.settle()),
            Self::Stream(mut stream) => stream.flush(),
        }
    }
}

impl App {
    /// Some sessions with those who played them, or everything but what this device prefers, as a
    /// bundle in a file. A file that is there stays as it is until the new one is whole.
    pub fn export_to(
        &self,
        sessions: Option<&[SessionId]>,
        file: &Path,
    ) -> Result<ExportJob, Error> {
        match plain(file) {
            // A link to nothing is replaced by the file, as it is no way to make one elsewhere.
            Ok(_) | Err(StoreError::NotPlain { what: NotPlain::Link, .. }) => {}
            Err(error) => return Err(self.stored(&error)),
        }
        if self.is_something_else(file) {
            let path = echo(&file.display().to_string());
            let message = self.speaker().say(&msg!(app_export_over, path = path));
            return Err(Error::Refused { message, rule: None });
        }
        let fresh = Fresh::beside(file, self.outside.random())
            .map_err(|error| self.stored(&StoreError::File { path: file.to_owned(), error }))?;
        self.export_job(sessions, Sink::File(fresh), file)
    }

    /// Whether a file is there that is not empty and no bundle, or one of the database's own, whose
    /// bytes nobody but the store looks at.
    fn is_something_else(&self, file: &Path) -> bool {
        let Ok(target) = fs::canonicalize(file) else { return self.store.owns(file) };
        if self.store.owns(file) || self.store.owns(&target) {
            return true;
        }
        let mut beginning = Vec::new();
        let length = BEGINNING.len() as u64;
        let read =
            File::open(target).and_then(|file| file.take(length).read_to_end(&mut beginning));
        read.is_ok() && !beginning.is_empty() && beginning != BEGINNING
    }

    /// The same into anything that can be written to.
    pub fn export_into(
        &self,
        sessions: Option<&[SessionId]>,
        stream: Box<dyn Write + Send>,
    ) -> Result<ExportJob, Error> {
        self.export_job(sessions, Sink::Stream(stream), Path::new("-"))
    }
}

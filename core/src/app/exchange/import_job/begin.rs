//! Where an import begins: a bundle in a file or in memory, or a backup.

use std::io::{Cursor, Read};
use std::path::Path;
#[cfg(not(target_family = "wasm"))]
use std::{fs::File, io};

use super::{App, Error, ImportJob, Part, Source};
#[cfg(target_family = "wasm")]
use crate::exchange::in_browser::open as opened;
use crate::exchange::{BundleReader, ImportChoice, ReadError};
use crate::merge::Strategy;
use crate::store::{SMALL, Staging, Store, StoreError, plain};

#[cfg(not(target_family = "wasm"))]
fn opened(path: &Path) -> io::Result<(File, u64)> {
    let file = File::open(path)?;
    let data = file.metadata()?;
    if !data.is_file() {
        // It is read twice, and its length must be known.
        return Err(io::Error::from(io::ErrorKind::InvalidInput));
    }
    Ok((file, data.len()))
}

impl App {
    /// A bundle in a file.
    pub fn import_file(&self, file: &Path) -> Result<ImportJob, Error> {
        self.import_from(Source::Bundle, file)
    }

    /// A bundle in a file of which only the results are to be derived again.
    pub fn verify_file(&self, file: &Path) -> Result<ImportJob, Error> {
        self.import_from(Source::Doubtful, file)
    }

    /// A backup, or any database of ours.
    pub fn restore_file(&self, backup: &Path) -> Result<ImportJob, Error> {
        let (path, looked_into) = (backup.to_owned(), None);
        let length = std::fs::metadata(backup).map_or(0, |data| data.len());
        let part = Part::Backup { path, looked_into, after: None };
        self.import_job(Source::Backup, part, length, backup)
    }

    /// A bundle in memory.
    pub(in crate::app::exchange) fn import_text(&self, bundle: &str) -> Result<ImportJob, Error> {
        let text = bundle.as_bytes();
        BundleReader::look_at_head(text).map_err(|error| self.unread(error, Path::new("-")))?;
        let reader: Box<dyn Read + Send> = Box::new(Cursor::new(text.to_vec()));
        let part = Part::Bundle(Box::new(BundleReader::new(reader)));
        self.import_job(Source::Bundle, part, text.len() as u64, Path::new("-"))
    }

    fn import_from(&self, source: Source, path: &Path) -> Result<ImportJob, Error> {
        // A pipe would be waited for before there is anything to stop.
        plain(path).map_err(|error| self.stored(&error))?;
        let unread = |error: ReadError| self.unread(error, path);
        let (head, _) = opened(path).map_err(|error| unread(ReadError::File(error)))?;
        BundleReader::look_at_head(head).map_err(unread)?;
        let (file, length) = opened(path).map_err(|error| unread(ReadError::File(error)))?;
        let file: Box<dyn Read + Send> = Box::new(file);
        self.import_job(source, Part::Bundle(Box::new(BundleReader::new(file))), length, path)
    }

    fn import_job(
        &self,
        source: Source,
        part: Part,
        length: u64,
        file: &Path,
    ) -> Result<ImportJob, Error> {
        let made = || -> Result<(Staging, Option<Store>), StoreError> {
            let staging = if length <= SMALL {
                Staging::in_memory()?
            } else {
                let random = self.outside.random();
                // A folder that cannot be written to does not keep anybody from looking.
                Staging::on_disk(self.store.path(), random)
                    .or_else(|_| Staging::on_disk(None, random))?
            };
            Ok((staging, self.store.writer()?))
        };
        let (staging, writer) = made().map_err(|error| self.stored(&error))?;
        Ok(ImportJob {
            staging,
            writer,
            source,
            file: file.to_owned(),
            part,
            strategy: Strategy {
                choice: ImportChoice::KeepBoth,
                revive: source == Source::Backup,
                now: self.outside.now(),
            },
            decided: false,
            previewed: false,
            mark: None,
            written_by: String::new(),
            done: 0,
            total: length,
        })
    }

    pub(super) fn unread(&self, error: ReadError, path: &Path) -> Error {
        match error {
            ReadError::Refused(refusal) => {
                Error::InvalidImport { message: self.speaker().say(&refusal.text) }
            }
            ReadError::File(error) => {
                self.stored(&StoreError::File { path: path.to_owned(), error })
            }
        }
    }
}

//! Files that commands write: whole or not at all, and never over something else.

use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use tallystone_core::exchange::Fresh;
use tallystone_core::outside::Outside as _;
use tallystone_core::text::{Language, label};

use super::json;
use crate::here;
use crate::told::{of_file, say, wrong_file};

/// So long somebody may take who begins to read from a pipe.
const PATIENCE: Duration = Duration::from_secs(5);

/// What is written, and how a file of this kind begins: one that is there already may be replaced.
#[derive(Clone, Copy, Debug)]
pub(super) struct Output<'a> {
    pub(super) content: &'a [u8],
    pub(super) beginning: &'a [u8],
}

impl Output<'_> {
    /// Writes into a file and says so.
    pub(super) fn write(
        &self,
        path: &Path,
        as_json: bool,
        language: Language,
    ) -> Result<String, String> {
        self.write_whole(path, language)?;
        if as_json {
            return json(&serde_json::json!({ "written_to": path }));
        }
        let path = path.display().to_string();
        Ok(format!("{}\n", say!(language, commands_written_to, path = path)))
    }

    /// A file that was there stays whole until the new one is. Nothing else is written over.
    fn write_whole(&self, path: &Path, language: Language) -> Result<(), String> {
        let wrong = |error: io::Error| wrong_file(language, path, &error);
        // A link leads to the file that is meant.
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let there = fs::metadata(&target).ok();
        if there.as_ref().is_some_and(|there| !there.is_file()) {
            // A pipe or a device is written into, not replaced.
            let mut pipe = open_pipe(&target, language)?;
            return pipe.write_all(self.content).map_err(wrong);
        }
        if there.is_some() {
            self.may_replace(path, language)?;
        }
        let written = Fresh::beside(&target, here().random()).and_then(|mut file| {
            file.write_all(self.content)?;
            file.settle()
        });
        written.map_err(wrong)
    }

    /// Whether what is there is of this kind, or nothing at all.
    fn may_replace(&self, path: &Path, language: Language) -> Result<(), String> {
        let wrong = |error: io::Error| wrong_file(language, path, &error);
        let mut beginning = Vec::new();
        let length = u64::try_from(self.beginning.len().max(1)).unwrap_or(u64::MAX);
        let read =
            fs::File::open(path).and_then(|file| file.take(length).read_to_end(&mut beginning));
        read.map_err(wrong)?;
        if !beginning.is_empty() && beginning != self.beginning {
            return Err(of_file(language, path, label(language, "label_something_else")));
        }
        Ok(())
    }
}

/// Opens a pipe or a device to be written into. Whoever is to read from a pipe may come a little
/// later; somebody who never comes is not waited for.
pub(super) fn open_pipe(path: &Path, language: Language) -> Result<fs::File, String> {
    let (opened, answer) = mpsc::channel();
    let pipe = path.to_owned();
    // Nothing that can be asked for portably keeps this from waiting, so another thread does it.
    thread::spawn(move || opened.send(fs::OpenOptions::new().write(true).open(pipe)));
    match answer.recv_timeout(PATIENCE) {
        Ok(Ok(pipe)) => Ok(pipe),
        Ok(Err(error)) => Err(wrong_file(language, path, &error)),
        Err(_) => Err(of_file(language, path, label(language, "label_no_reader"))),
    }
}

/// The file that is meant, unless it is the standard output.
pub(super) fn file(output: Option<&Path>) -> Option<&Path> {
    output.filter(|path| *path != Path::new("-"))
}

//! What comes by a pipe, kept in a file for as long as it is read.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use tallystone_core::outside::{Outside as _, System};
use tallystone_core::text::Language;

use crate::told::wrong_file;

/// A file that can be read as often as it has to be. One that was made for it is gone afterwards.
#[derive(Debug)]
pub(super) struct Spooled {
    path: PathBuf,
    is_ours: bool,
}

impl Spooled {
    /// A file as it is; the standard input (`-`) and other pipes by way of a file of our own.
    pub(super) fn of(file: &Path, language: Language) -> Result<Self, String> {
        let wrong = |error: io::Error| wrong_file(language, file, &error);
        if file == Path::new("-") {
            return Self::copied(&mut io::stdin().lock()).map_err(wrong);
        }
        let mut opened = File::open(file).map_err(wrong)?;
        let data = opened.metadata().map_err(wrong)?;
        if data.is_file() {
            return Ok(Self { path: file.to_owned(), is_ours: false });
        }
        Self::copied(&mut opened).map_err(wrong)
    }

    fn copied(from: &mut dyn io::Read) -> io::Result<Self> {
        let name = format!("tallystone-{:032x}.json", System::default().random());
        let path = std::env::temp_dir().join(name);
        let mut file = OpenOptions::new().write(true).create_new(true).open(&path)?;
        let spooled = Self { path, is_ours: true };
        io::copy(from, &mut file)?;
        Ok(spooled)
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Spooled {
    fn drop(&mut self) {
        if self.is_ours {
            let _ = fs::remove_file(&self.path);
        }
    }
}

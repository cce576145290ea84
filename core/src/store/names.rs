//! The names of the files beside a database.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::StoreError;

/// What SQLite keeps beside a database, and the database itself.
pub(super) const TAILS: [&str; 3] = ["", "-wal", "-shm"];

/// Before the chance in the names of unfinished files: a database that is being recovered, a copy
/// that is read in place of a damaged file, a backup.
pub(super) const RECOVERING: &str = "recovering";
pub(super) const MENDING: &str = "mending";
pub(super) const COPYING: &str = "copying";

/// How the names of all other files of ours go on after that of the database.
const OURS: [&str; 9] = [
    ".backup-",
    ".damaged",
    ".lock",
    ".recovered",
    ".suspect",
    ".import-",
    ".recovering",
    ".mending",
    ".copying",
];

/// Whether a file is the database itself, or one of those beside it.
pub(super) fn belongs_to(database: &Path, file: &Path) -> bool {
    let folder = |path: &Path| fs::canonicalize(folder_of(path)).ok();
    let (Some(name), Some(own)) = (file.file_name(), database.file_name()) else { return false };
    let Some(rest) = name.as_encoded_bytes().strip_prefix(own.as_encoded_bytes()) else {
        return false;
    };
    let is_ours = TAILS.iter().chain(&["-journal"]).any(|tail| rest == tail.as_bytes())
        || OURS.iter().any(|ours| rest.starts_with(ours.as_bytes()));
    is_ours && folder(database) == folder(file)
}

/// `games.db` → `games.db.backup-1`
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".");
    name.push(suffix);
    path.with_file_name(name)
}

/// `games.db` → `games.db-wal`
pub(super) fn with_tail(path: &Path, tail: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(tail);
    PathBuf::from(name)
}

/// The files beside a database whose names begin like this, in the order of their names.
pub(super) fn all_beside(path: &Path, suffix: &str) -> Vec<PathBuf> {
    let (beginning, folder) = (beside(path, suffix), folder_of(path));
    let Some(beginning) = beginning.file_name() else { return Vec::new() };
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut found: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.file_name())
        .filter(|name| name.as_encoded_bytes().starts_with(beginning.as_encoded_bytes()))
        .map(|name| path.with_file_name(name))
        .collect();
    found.sort();
    found
}

fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// An unfinished file beside a database, under a name that nobody else has or can guess. It is gone
/// with this object, unless it was moved to where it belongs.
#[derive(Debug)]
pub(super) struct Unfinished(PathBuf);

impl Unfinished {
    pub(super) fn beside(path: &Path, suffix: &str) -> Result<Self, StoreError> {
        let failed = |path: &Path, error| StoreError::File { path: path.to_owned(), error };
        let chance =
            getrandom::u64().map_err(|error| failed(path, io::Error::other(error.to_string())))?;
        let name = beside(path, &format!("{suffix}-{chance:016x}"));
        File::create_new(&name).map_err(|error| failed(&name, error))?;
        Ok(Self(name))
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    pub(super) fn move_to(self, place: &Path) -> Result<(), StoreError> {
        rename(&self.0, place)
    }

    /// Clears away what others left who were killed. Only for whoever is alone.
    pub(super) fn clear(path: &Path, suffix: &str) {
        for left in all_beside(path, &format!("{suffix}-")) {
            let _ = fs::remove_file(left);
        }
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        for tail in TAILS {
            let _ = fs::remove_file(with_tail(&self.0, tail));
        }
    }
}

pub(super) fn rename(from: &Path, to: &Path) -> Result<(), StoreError> {
    fs::rename(from, to).map_err(|error| StoreError::File { path: from.to_owned(), error })
}

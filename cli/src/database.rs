//! Where the sessions are kept on this machine.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use chrono::{DateTime, SubsecRound as _, Utc};
use tallystone_core::app::BackupView;
use tallystone_core::store::BACKUPS_KEPT;
use tallystone_core::text::{Language, label};

use crate::told::wrong_file;

/// The database to open: the one asked for, `TALLYSTONE_DB`, or the one in the user's data
/// folder.
pub(crate) fn path(asked: Option<&Path>, language: Language) -> Result<PathBuf, String> {
    if let Some(path) = asked.map(Path::to_owned).or_else(|| from_environment("TALLYSTONE_DB")) {
        return Ok(path);
    }
    let folder = data_folder().ok_or_else(|| label(language, "commands_no_home"))?;
    Ok(folder.join("tallystone.db"))
}

/// Makes the database's folder where it is missing.
pub(crate) fn make_folder(path: &Path, language: Language) -> Result<(), String> {
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => {
            fs::create_dir_all(folder).map_err(|error| wrong_file(language, folder, &error))
        }
        None => Ok(()),
    }
}

/// The backups beside a database that is not there itself, the newest first.
pub(crate) fn backups_beside(path: &Path) -> Vec<BackupView> {
    let copy = |number: usize| {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".backup-{number}"));
        path.with_file_name(name)
    };
    let seen = |path: PathBuf| {
        let data = fs::metadata(&path).ok().filter(fs::Metadata::is_file)?;
        let made_at = DateTime::<Utc>::from(data.modified().ok()?).trunc_subsecs(3);
        Some(BackupView { path, made_at })
    };
    (1..=BACKUPS_KEPT).map(copy).filter_map(seen).collect()
}

/// Whether a database is not there, but something of it is: it was there once.
pub(crate) fn is_gone(path: &Path) -> bool {
    let mut journal = path.as_os_str().to_owned();
    journal.push("-wal");
    let has_journal = fs::metadata(journal).is_ok_and(|data| data.len() > 0);
    fs::symlink_metadata(path).is_err() && (has_journal || !backups_beside(path).is_empty())
}

fn data_folder() -> Option<PathBuf> {
    if cfg!(target_os = "macos") {
        return Some(from_environment("HOME")?.join("Library/Application Support/Tallystone"));
    }
    if cfg!(windows) {
        return Some(from_environment("APPDATA")?.join("Tallystone"));
    }
    let data = from_environment("XDG_DATA_HOME").filter(|folder| folder.is_absolute());
    let data = data.or_else(|| Some(from_environment("HOME")?.join(".local/share")))?;
    Some(data.join("tallystone"))
}

fn from_environment(name: &str) -> Option<PathBuf> {
    env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from)
}

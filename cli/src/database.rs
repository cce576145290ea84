//! Where the sessions are kept on this machine.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use tallystone_core::store::BACKUPS_KEPT;

/// The database to open: the one asked for, `TALLYSTONE_DB`, or the one in the user's data
/// folder.
pub(crate) fn path(asked: Option<&Path>) -> Result<PathBuf, String> {
    if let Some(path) = asked.map(Path::to_owned).or_else(|| from_environment("TALLYSTONE_DB")) {
        return Ok(path);
    }
    let folder = data_folder()
        .ok_or("error: no home folder; say where to keep the sessions with --db PATH")?;
    Ok(folder.join("tallystone.db"))
}

/// Makes the database's folder where it is missing.
pub(crate) fn make_folder(path: &Path) -> Result<(), String> {
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => fs::create_dir_all(folder)
            .map_err(|error| format!("error: {}: {error}", folder.display())),
        None => Ok(()),
    }
}

/// The backups beside a database that is not there itself, the newest first.
pub(crate) fn backups_beside(path: &Path) -> Vec<PathBuf> {
    let copy = |number: usize| {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".backup-{number}"));
        path.with_file_name(name)
    };
    (1..=BACKUPS_KEPT).map(copy).filter(|copy| copy.is_file()).collect()
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

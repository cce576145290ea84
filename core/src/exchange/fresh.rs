//! A file that is made beside the one that is meant, and takes its place when it is whole.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Around the chance in the name of an unfinished file.
const BEFORE: &str = ".tallystone-";
const BEHIND: &str = ".part";

/// Nothing is written for so long.
const LEFT_AFTER: Duration = Duration::from_hours(24);

/// A file that nobody sees under its name before it is whole. If it is dropped, nothing is left.
#[derive(Debug)]
pub struct Fresh {
    file: Option<BufWriter<File>>,
    path: PathBuf,
    target: PathBuf,
    permissions: Option<Permissions>,
}

impl Fresh {
    /// Makes the file, with a name that nobody can guess: what is there already, a link that
    /// somebody laid out included, is never written into.
    pub fn beside(target: &Path, random: u128) -> io::Result<Self> {
        // A link leads to the file that is meant.
        let target = fs::canonicalize(target).unwrap_or_else(|_| target.to_owned());
        if target.file_name().is_none() {
            return Err(io::Error::from(io::ErrorKind::InvalidInput));
        }
        if target.is_dir() {
            return Err(io::Error::from(io::ErrorKind::IsADirectory));
        }
        let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
        sweep(folder.unwrap_or(Path::new(".")));
        let path = target.with_file_name(format!("{BEFORE}{random:032x}{BEHIND}"));
        let file = OpenOptions::new().write(true).create_new(true).open(&path)?;
        let permissions = fs::metadata(&target).map(|there| there.permissions()).ok();
        Ok(Self { file: Some(BufWriter::new(file)), path, target, permissions })
    }

    /// Puts it in its place, on the disk and whole.
    pub fn settle(mut self) -> io::Result<()> {
        let Some(mut file) = self.file.take() else { return Ok(()) };
        let done = file
            .flush()
            .and_then(|()| file.get_ref().sync_all())
            .and_then(|()| match self.permissions.take() {
                Some(permissions) => fs::set_permissions(&self.path, permissions),
                None => Ok(()),
            })
            .and_then(|()| fs::rename(&self.path, &self.target));
        drop(file);
        if done.is_err() {
            let _ = fs::remove_file(&self.path);
        } else if let Some(folder) = self.target.parent() {
            // That the name is on the disk, too, cannot be asked for everywhere.
            let _ = File::open(folder).and_then(|folder| folder.sync_all());
        }
        done
    }
}

/// Removes what a kill left, by names that only we give. What is younger may still be written to.
fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let is_ours = |name: &str| {
        let random = name.strip_prefix(BEFORE).and_then(|it| it.strip_suffix(BEHIND));
        random.is_some_and(|it| it.len() == 32 && it.bytes().all(|it| it.is_ascii_hexdigit()))
    };
    for entry in entries.flatten().filter(|it| it.file_name().to_str().is_some_and(is_ours)) {
        // Of a link, this is about the link.
        let is_old = entry.metadata().is_ok_and(|data| {
            let age = data.modified().ok().and_then(|made| made.elapsed().ok());
            data.is_file() && age.is_some_and(|age| age > LEFT_AFTER)
        });
        if is_old {
            let _ = fs::remove_file(entry.path());
        }
    }
}

impl Write for Fresh {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.as_mut().map_or(Ok(bytes.len()), |file| file.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.as_mut().map_or(Ok(()), Write::flush)
    }
}

impl Drop for Fresh {
    fn drop(&mut self) {
        if self.file.take().is_some() {
            let _ = fs::remove_file(&self.path);
        }
    }
}

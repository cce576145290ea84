//! A file that is made beside the one that is meant, and takes its place when it is whole.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

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
        let path = target.with_file_name(format!(".tallystone-{random:032x}.part"));
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

//! The file under a database: what can be one, which one it is, and looking at its bytes.
//!
//! SQLite's locks on a file belong to the process, and the system drops all of them as soon as the
//! process closes the file anywhere. SQLite knows of its own connections; a look at the bytes that
//! goes past it must not be closed while there are any. So every connection is counted here, and
//! what was opened for a look stays open as long as they do.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::{self, File, Metadata};
use std::io::{self, Seek as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::StoreError;

/// Which file it is, whatever its name. Only where a file can be moved while it is open, and where
/// locks belong to the process.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Identity {
    device: u64,
    number: u64,
}

#[cfg(unix)]
#[allow(clippy::unnecessary_wraps, reason = "elsewhere there is none")]
fn identity(data: &Metadata) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt as _;
    Some(Identity { device: data.dev(), number: data.ino() })
}

#[cfg(not(unix))]
fn identity(_: &Metadata) -> Option<Identity> {
    None
}

pub(super) fn identity_at(path: &Path) -> Option<Identity> {
    fs::metadata(path).ok().as_ref().and_then(identity)
}

/// A file that connections of this process are open to.
#[derive(Debug, Default)]
struct InUse {
    connections: usize,
    /// Opened for a look at the bytes meanwhile.
    looks: Vec<File>,
}

static IN_USE: Mutex<BTreeMap<Identity, InUse>> = Mutex::new(BTreeMap::new());

fn in_use() -> MutexGuard<'static, BTreeMap<Identity, InUse>> {
    IN_USE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Counts a connection; to be dropped after it.
#[derive(Debug)]
pub(super) struct Claim(Option<Identity>);

impl Claim {
    /// For a database in memory.
    pub(super) fn none() -> Self {
        Self(None)
    }

    pub(super) fn identity(&self) -> Option<Identity> {
        self.0
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        let Some(identity) = self.0 else { return };
        let mut in_use = in_use();
        if let Some(file) = in_use.get_mut(&identity) {
            file.connections -= 1;
            if file.connections == 0 {
                in_use.remove(&identity);
            }
        }
    }
}

/// A connection to a file.
#[derive(Debug)]
pub(super) struct OnFile {
    pub(super) connection: Connection,
    pub(super) claim: Claim,
}

/// Connects to the file at a path, or makes one there if the flags say so. A path is a path,
/// whatever it looks like: no address of SQLite's own.
pub(super) fn connect(path: &Path, flags: OpenFlags) -> Result<OnFile, StoreError> {
    let mut in_use = in_use();
    let there = plain(path)?;
    if there.is_none() && !flags.contains(OpenFlags::SQLITE_OPEN_CREATE) {
        return Err(StoreError::Replaced);
    }
    let before = there.as_ref().and_then(identity);
    let flags = if before.is_some() { flags - OpenFlags::SQLITE_OPEN_CREATE } else { flags };
    let name = if path.is_relative() { Path::new(".").join(path) } else { path.to_owned() };
    let flags = flags | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let opened = Connection::open_with_flags(name, flags);
    let after = identity_at(path);
    if before.is_some() && before != after {
        return Err(StoreError::Replaced);
    }
    let connection = opened?;
    if let Some(identity) = after {
        in_use.entry(identity).or_default().connections += 1;
    }
    Ok(OnFile { connection, claim: Claim(after) })
}

/// A plan is made once and kept: otherwise SQLite prepares a statement anew for each value that is bound.
pub(super) fn keep_plans(connection: &Connection) -> Result<(), StoreError> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(())
}

/// Reads a database as its file lies there, without its journal: nothing is touched or locked.
pub(super) fn as_it_lies(path: &Path) -> Result<Connection, StoreError> {
    let mut address = String::from("file:");
    for byte in path.as_os_str().as_encoded_bytes() {
        if cfg!(windows) && *byte == b'\\' {
            address.push('/');
        } else if byte.is_ascii_alphanumeric() || b"/.-_:".contains(byte) {
            address.push(char::from(*byte));
        } else {
            let _ = write!(address, "%{byte:02X}");
        }
    }
    address.push_str("?immutable=1");
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    Ok(Connection::open_with_flags(address, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?)
}

/// Looks at the bytes of a file, past SQLite.
pub(super) fn look<T>(
    path: &Path,
    look: impl FnOnce(&mut &File) -> io::Result<T>,
) -> Result<T, StoreError> {
    let mut in_use = in_use();
    let failed = |error| StoreError::File { path: path.to_owned(), error };
    let open = identity_at(path).and_then(|identity| in_use.get(&identity));
    if let Some(mut file) = open.and_then(|file| file.looks.first()) {
        return file.rewind().and_then(|()| look(&mut file)).map_err(failed);
    }
    let file = File::open(path).map_err(failed)?;
    let seen = look(&mut &file).map_err(failed);
    let identity = file.metadata().ok().as_ref().and_then(identity);
    if let Some(open) = identity.and_then(|identity| in_use.get_mut(&identity)) {
        open.looks.push(file);
    }
    seen
}

/// What stands at a path instead of a plain file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotPlain {
    Folder,
    /// A pipe or a socket.
    Pipe,
    Device,
    /// A link that leads nowhere, or in a circle.
    Link,
}

/// The plain file at a path, `None` if there is nothing; whatever else is there is left alone.
pub(crate) fn plain(path: &Path) -> Result<Option<Metadata>, StoreError> {
    // In a browser there are no files but those that somebody laid down: see `in_browser`.
    if cfg!(target_family = "wasm") {
        return Ok(None);
    }
    let refuse = |what| Err(StoreError::NotPlain { path: path.to_owned(), what });
    match fs::metadata(path) {
        Ok(data) if data.is_file() => Ok(Some(data)),
        Ok(data) if data.is_dir() => refuse(NotPlain::Folder),
        Ok(data) if is_device(&data) => refuse(NotPlain::Device),
        Ok(_) => refuse(NotPlain::Pipe),
        Err(_) if fs::symlink_metadata(path).is_ok_and(|data| data.is_symlink()) => {
            refuse(NotPlain::Link)
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(StoreError::File { path: path.to_owned(), error }),
    }
}

#[cfg(unix)]
fn is_device(data: &Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt as _;
    data.file_type().is_char_device() || data.file_type().is_block_device()
}

#[cfg(not(unix))]
fn is_device(_: &Metadata) -> bool {
    true
}

/// Where the file itself is, if the path is a link to it: what belongs to it lies beside it.
pub(super) fn behind_links(path: &Path) -> Result<PathBuf, StoreError> {
    let is_link = fs::symlink_metadata(path).is_ok_and(|data| data.is_symlink());
    if plain(path)?.is_none() || !is_link {
        return Ok(path.to_owned());
    }
    fs::canonicalize(path).map_err(|error| StoreError::File { path: path.to_owned(), error })
}

//! The files of a browser: a pool that one worker holds, on the origin private file system.
//!
//! A file comes into being under its name in one write, whole, or not at all; no name is ever given to
//! another file. So what takes the place of something else gets a name with a higher number.

use std::cell::RefCell;
use std::path::Path;

use rsqlite_vfs::VfsFilesManager as _;
use rsqlite_vfs::transfer::DbTransfer as _;
use sqlite_wasm_rs::WasmOsCallback;
use sqlite_wasm_vfs::sahpool::{OpfsSAHError, OpfsSAHPoolCfgBuilder, OpfsSAHPoolUtil, install};

use super::StoreError;

/// Where the pool lies among the files of the page's origin.
const FOLDER: &str = "tallystone";

/// Files that may come while a page is open: journals, a copy, a database that is being recovered.
const SPARE: usize = 8;

thread_local! {
    static POOL: RefCell<Option<OpfsSAHPoolUtil>> = const { RefCell::new(None) };
}

/// Why there is no pool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPool {
    /// This browser has no such files, or not here.
    Missing,
    /// Somebody else holds it: another page, or one that is just being closed.
    Taken,
    /// Anything else that the browser says.
    Failed(String),
}

/// Takes hold of the pool. From then on databases lie in it.
pub async fn claim() -> Result<(), NoPool> {
    let settings = OpfsSAHPoolCfgBuilder::new().directory(FOLDER).initial_capacity(SPARE).build();
    let pool = install::<WasmOsCallback>(&settings, true).await.map_err(why)?;
    let needed = pool.names().map_err(why)?.len() + SPARE;
    pool.add_capacity(needed.saturating_sub(pool.capacity())).await.map_err(why)?;
    POOL.set(Some(pool));
    Ok(())
}

fn why(error: OpfsSAHError) -> NoPool {
    match error {
        OpfsSAHError::NotSupported => NoPool::Missing,
        OpfsSAHError::Opfs { message, .. } if message.starts_with("NoModificationAllowed") => {
            NoPool::Taken
        }
        // Private windows of some browsers.
        OpfsSAHError::Opfs { operation: "get OPFS root", .. } => NoPool::Missing,
        other => NoPool::Failed(other.to_string()),
    }
}

fn with<T>(
    path: &Path,
    act: impl FnOnce(&OpfsSAHPoolUtil, &str) -> Result<T, OpfsSAHError>,
) -> Result<T, StoreError> {
    let failed = |error: std::io::Error| StoreError::File { path: path.to_owned(), error };
    POOL.with_borrow(|pool| {
        let pool = pool.as_ref().ok_or_else(|| failed(std::io::ErrorKind::NotConnected.into()))?;
        act(pool, &path.to_string_lossy())
            .map_err(|error| failed(std::io::Error::other(error.to_string())))
    })
}

/// What follows the beginning in the names of all files that begin like this.
pub(super) fn endings(beginning: &Path) -> Result<Vec<String>, StoreError> {
    with(beginning, |pool, beginning| {
        let names = pool.names()?;
        Ok(names
            .iter()
            .filter_map(|name| name.strip_prefix(beginning))
            .map(str::to_owned)
            .collect())
    })
}

pub(super) fn exists(path: &Path) -> Result<bool, StoreError> {
    with(path, |pool, name| pool.contains(name))
}

/// Removes a file that nobody has open, if it is there.
pub(super) fn remove(path: &Path) -> Result<(), StoreError> {
    with(path, |pool, name| pool.remove(name).map(drop))
}

/// Copies a database that nobody has open and that has no journal. Its copy is there as a whole or
/// not at all.
pub(super) fn publish(from: &Path, to: &Path) -> Result<(), StoreError> {
    with(from, |pool, from| {
        let bytes = pool.export_db(from)?;
        pool.import_db(&to.to_string_lossy(), &bytes)
    })
}

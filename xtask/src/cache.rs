//! Where tools that a chore installs are kept: outside the repository, so that a clean build finds
//! them again.

use std::env;
use std::path::PathBuf;

/// `$TALLYSTONE_CACHE`, or the user's own place for such things.
pub(crate) fn folder() -> PathBuf {
    let own = env::var_os("TALLYSTONE_CACHE").map(PathBuf::from);
    let of_user = env::var_os("XDG_CACHE_HOME").map(PathBuf::from);
    let at_home = || env::home_dir().map(|home| home.join(".cache"));
    let place = own.or_else(|| of_user.or_else(at_home).map(|cache| cache.join("tallystone")));
    place.unwrap_or_else(|| env::temp_dir().join("tallystone"))
}

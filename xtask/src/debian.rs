//! Installs Debian packages, where that is possible: on Debian or Ubuntu, as root.

use std::path::Path;

use crate::command::{command, run};

pub(crate) fn can_install() -> bool {
    Path::new("/etc/debian_version").exists() && is_root()
}

/// Installs each group of packages on its own: one that is not to be had leaves the others alone.
/// What it could not do it says; whether the tools are there now is the caller's to look at.
pub(crate) fn install<'a>(groups: impl Iterator<Item = &'a [&'a str]>) {
    let mut updated = false;
    for packages in groups.filter(|packages| !packages.is_empty()) {
        if !updated {
            tell(apt_get(&["update"]));
            updated = true;
        }
        let words = [&["install", "--yes", "--no-install-recommends"], packages].concat();
        tell(apt_get(&words));
    }
}

fn apt_get(words: &[&str]) -> Result<(), String> {
    let mut apt_get = command(&["apt-get"]);
    run(apt_get.args(words).env("DEBIAN_FRONTEND", "noninteractive"))
}

fn tell(result: Result<(), String>) {
    if let Err(sentence) = result {
        println!("{sentence}");
    }
}

fn is_root() -> bool {
    command(&["id", "-u"]).output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

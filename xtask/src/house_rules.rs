//! The stage that reads every file that git tracks and tells where a house rule is broken.

mod arrows;
mod rooms;
mod rules;

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use crate::command::{command, not_started, root};
use crate::stage::{Outcome, Stage};
use crate::tools;

pub(crate) const HOUSE_RULES: Stage = Stage {
    name: "house rules",
    needs: &[tools::GIT],
    run: || match scan() {
        Ok(outcome) => outcome,
        Err(why) => Outcome::failed(why),
    },
};

fn scan() -> Result<Outcome, String> {
    let paths = tracked()?;
    if paths.is_empty() {
        return Err("git tracks no file here: nothing was read; `git add` them first".into());
    }
    let games = rules::games(&paths);
    let mut found = 0;
    for game in &games {
        for room in rooms::missing(game, &paths) {
            println!("core/src/games/{game}: there is no {room}.rs, which every game has");
            found += 1;
        }
    }
    for path in &paths {
        let Some(text) = text_of(path)? else { continue };
        for breach in rules::breaches(path, &text, &games) {
            println!("{breach}");
            found += 1;
        }
    }
    let files = paths.len();
    Ok(match found {
        0 => Outcome::passed(format!("{files} files")),
        _ => Outcome::failed(format!("{found} breaches in {files} files, listed above")),
    })
}

fn tracked() -> Result<Vec<String>, String> {
    let mut git = command(&["git", "ls-files", "-z"]);
    let output = git.output().map_err(|why| not_started(&git, &why))?;
    if !output.status.success() {
        let why = String::from_utf8_lossy(&output.stderr);
        return Err(format!("git ls-files failed: {}", why.trim()));
    }
    let list = String::from_utf8(output.stdout)
        .map_err(|_| "git tracks a file whose name is not UTF-8; rename it".to_owned())?;
    Ok(list.split_terminator('\0').map(str::to_owned).collect())
}

/// What a file says, of a link where it leads to; nothing for a submodule or a file just deleted.
fn text_of(path: &str) -> Result<Option<String>, String> {
    match bytes_of(&root().join(path)) {
        Ok(bytes) => Ok(bytes.map(|bytes| String::from_utf8_lossy(&bytes).into_owned())),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(format!("{path} could not be read: {error}")),
    }
}

fn bytes_of(file: &Path) -> std::io::Result<Option<Vec<u8>>> {
    let kind = fs::symlink_metadata(file)?.file_type();
    if kind.is_symlink() {
        let target = fs::read_link(file)?;
        return Ok(Some(target.into_os_string().into_encoded_bytes()));
    }
    if kind.is_dir() {
        return Ok(None);
    }
    fs::read(file).map(Some)
}

//! Reads and checks every language, and turns the English messages into types, so that the compiler
//! finds a missing, misspelt or ill-typed message, and the dead-code lint one that nobody uses.
//!
//! A fault in any language stops the build, with the file, the message and what was expected: what is
//! built can be spoken whole.

mod check;
mod language;
mod pseudo;
mod sources;
mod syntax;
mod types;

use std::path::{Path, PathBuf};
use std::{env, fs, process};

use language::Language;

const ENGLISH: &str = "en";

fn main() {
    let locales = Path::new("locales");
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=build");

    let mut languages: Vec<Language> =
        sorted(locales, Path::is_dir).iter().map(|it| read(it)).collect();
    let at = languages.iter().position(|it| it.tag == ENGLISH).expect("locales/en");
    let english = languages.remove(at);
    let faults: Vec<String> = check::alone(&english)
        .into_iter()
        .chain(languages.iter().flat_map(|other| check::compared(&english, other)))
        .collect();
    if !faults.is_empty() {
        eprintln!("{}", faults.join("\n"));
        process::exit(1);
    }

    let types = types::types(&english);
    write("messages.rs", &types.messages);
    write("commands.rs", &types.commands);
    if env::var_os("CARGO_FEATURE_PSEUDO").is_some() {
        languages.push(pseudo::pseudo(&english));
    }
    languages.sort_by_key(|language| language.own_name().to_lowercase());
    languages.insert(0, english);
    write("languages.rs", &sources::sources(&languages));
}

fn read(folder: &Path) -> Language {
    let tag = folder.file_name().expect("a folder name").to_string_lossy().into_owned();
    let is_fluent = |path: &Path| path.extension().is_some_and(|extension| extension == "ftl");
    let files = sorted(folder, is_fluent).into_iter().map(|path| {
        let text =
            fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        (path.file_name().expect("a file name").to_string_lossy().into_owned(), text)
    });
    let same = fs::read_to_string(folder.join("same.txt")).unwrap_or_default();
    Language::read(&tag, files, &same)
}

fn sorted(folder: &Path, keep: impl Fn(&Path) -> bool) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| keep(path))
        .collect();
    paths.sort();
    paths
}

fn write(name: &str, text: &str) {
    let target = PathBuf::from(env::var("OUT_DIR").expect("set by cargo")).join(name);
    fs::write(target, text).expect("a writable OUT_DIR");
}

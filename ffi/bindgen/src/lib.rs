//! The bindings of the contract: where it lies, and how a language's files are made from it.

mod typescript;

use std::{fs, io};

use camino::{Utf8Path, Utf8PathBuf};
use uniffi_bindgen::bindings::{GenerateOptions, TargetLanguage, generate_with_bindgen_paths};
use uniffi_bindgen::interface::ComponentInterface;
use uniffi_bindgen::{BindgenPaths, BindgenPathsLayer};

/// The name of the library, and so of the crate that the contract belongs to.
const CRATE: &str = "tallystone";

/// What the generated Swift needs beside it: errors that say their sentence.
const SWIFT_ERRORS: &str = include_str!("../../swift/TallystoneError.swift");

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    Kotlin,
    Swift,
    Python,
    TypeScript,
}

impl Language {
    pub fn find(name: &str) -> Option<Self> {
        match name {
            "kotlin" => Some(Self::Kotlin),
            "swift" => Some(Self::Swift),
            "python" => Some(Self::Python),
            "typescript" => Some(Self::TypeScript),
            _ => None,
        }
    }
}

/// Our contract lies beside the crate, not inside it.
#[derive(Clone, Copy, Debug)]
struct House;

impl BindgenPathsLayer for House {
    fn get_crate_root(&self, crate_name: &str) -> Option<Utf8PathBuf> {
        (crate_name == CRATE).then(|| root().join("ffi"))
    }

    fn get_udl_path(&self, crate_name: &str, _: &str) -> Option<Utf8PathBuf> {
        (crate_name == CRATE).then(contract_path)
    }
}

/// The root of the repository.
fn root() -> Utf8PathBuf {
    let here = Utf8Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_owned()
}

pub fn contract_path() -> Utf8PathBuf {
    root().join("udl").join("tallystone.udl")
}

/// The contract as the generator sees it.
pub fn contract() -> Result<ComponentInterface, String> {
    let path = contract_path();
    let text = fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
    ComponentInterface::from_webidl(&text, CRATE).map_err(|error| format!("{path}: {error:#}"))
}

/// The generator reads a contract only from inside a folder that looks like its crate: it gets a
/// copy of ours in one.
fn staged(stage: &Utf8Path) -> io::Result<Utf8PathBuf> {
    let copy = stage.join("src").join("tallystone.udl");
    fs::create_dir_all(stage.join("src"))?;
    fs::write(stage.join("Cargo.toml"), format!("[package]\nname = \"{CRATE}\"\n"))?;
    fs::copy(contract_path(), &copy)?;
    Ok(copy)
}

/// Writes the bindings of a language into a folder.
pub fn generate(language: Language, out_dir: &Utf8Path) -> Result<(), String> {
    let target = match language {
        Language::Kotlin => TargetLanguage::Kotlin,
        Language::Swift => TargetLanguage::Swift,
        Language::Python => TargetLanguage::Python,
        Language::TypeScript => return typescript::generate(out_dir),
    };
    let stage = out_dir.join(".contract");
    let source = staged(&stage).map_err(|error| format!("{stage}: {error}"))?;
    let options = GenerateOptions {
        languages: vec![target],
        source,
        out_dir: out_dir.to_owned(),
        ..GenerateOptions::default()
    };
    let mut paths = BindgenPaths::default();
    paths.add_layer(House);
    let generated = generate_with_bindgen_paths(options, paths);
    fs::remove_dir_all(&stage).map_err(|error| format!("{stage}: {error}"))?;
    generated.map_err(|error| format!("{error:#}"))?;
    if language == Language::Swift {
        let file = out_dir.join("TallystoneError.swift");
        fs::write(&file, SWIFT_ERRORS).map_err(|error| format!("{file}: {error}"))?;
    }
    Ok(())
}

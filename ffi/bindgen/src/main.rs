//! Makes the bindings of one language from the contract: `tallystone-bindgen kotlin OUT_DIR`.
//!
//! The contract is all it reads: no compiled library is needed. Gradle, Xcode and the chores call
//! this same program.

use std::process::ExitCode;

use camino::Utf8PathBuf;
use tallystone_bindgen::{Language, generate};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [language, out_dir] = words.as_slice() else {
        eprintln!("usage: tallystone-bindgen kotlin|swift|python|typescript OUT_DIR");
        return ExitCode::from(2);
    };
    let Some(language) = Language::find(language) else {
        eprintln!(
            "{language} is not a language of the bindings; they are kotlin, swift, python, typescript"
        );
        return ExitCode::from(2);
    };
    match generate(language, &Utf8PathBuf::from(out_dir)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

//! `score`: position documents from files or the standard input, totals with their reasons.

use std::fmt::Write as _;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use serde::Serialize;
use tallystone_core::document::{self, Scored};
use tallystone_core::game::Catalogue;
use tallystone_core::text::Language;

use super::{Answer, json, print};
use crate::told::{of_file, wrong};

/// What is said of one of several files.
#[derive(Debug, Serialize)]
struct FileAnswer {
    file: String,
    #[serde(flatten)]
    outcome: Outcome,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Outcome {
    Scored(Box<Scored>),
    Refused(String),
}

pub(super) fn answer(
    files: &[PathBuf],
    as_json: bool,
    catalogue: &Catalogue,
    language: Language,
) -> Answer {
    let mut answer = Answer::default();
    let mut documents = Vec::new();
    for file in files {
        let name = file.display().to_string();
        let outcome = score(file, catalogue, language);
        if let Err(reason) = &outcome {
            answer.refusals.push(of_file(language, file, reason.clone()));
        }
        if as_json {
            let outcome =
                outcome.map_or_else(Outcome::Refused, |scored| Outcome::Scored(Box::new(scored)));
            documents.push(FileAnswer { file: name, outcome });
        } else if let Ok(scored) = outcome {
            if !answer.text.is_empty() {
                answer.text.push('\n');
            }
            let _ = writeln!(answer.text, "{} · {name}", scored.game_name);
            answer.text += &print::scored(&scored);
        }
    }
    let text = match documents.as_slice() {
        // One file needs no name, and what is refused is said beside the answer, as everywhere.
        [FileAnswer { outcome: Outcome::Scored(scored), .. }] => json(scored),
        [] | [_] => return answer,
        several => json(&several),
    };
    match text {
        Ok(text) => answer.text = text,
        Err(reason) => answer.refusals.push(reason),
    }
    answer
}

fn score(file: &Path, catalogue: &Catalogue, language: Language) -> Result<Scored, String> {
    let text = read(file, language)?;
    document::score(catalogue, language, &text).map_err(|error| error.to_string())
}

pub(super) fn read(file: &Path, language: Language) -> Result<String, String> {
    let read = if file == Path::new("-") {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        std::fs::read_to_string(file)
    };
    read.map_err(|error| wrong(language, &error))
}

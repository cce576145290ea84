//! `score`: position documents from files or the standard input, totals with their reasons.

use std::fmt::Write as _;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tallystone_core::document::{self, Scored};
use tallystone_core::game::Catalogue;
use tallystone_core::text::Language;

use super::{Answer, json, print};

pub(super) fn answer(
    files: &[PathBuf],
    as_json: bool,
    catalogue: &Catalogue,
    language: Language,
) -> Answer {
    let mut answer = Answer::default();
    let mut documents = Vec::new();
    for file in files {
        match score(file, catalogue, language) {
            Ok(scored) if as_json => documents.push(json_of(&scored)),
            Ok(scored) => {
                if !answer.text.is_empty() {
                    answer.text.push('\n');
                }
                let _ = writeln!(answer.text, "{} · {}", scored.game_name, file.display());
                answer.text += &print::scored(&scored);
            }
            Err(reason) => answer.refusals.push(format!("{}: {reason}", file.display())),
        }
    }
    if as_json && !documents.is_empty() {
        let several = files.len() > 1;
        let document = if several { Value::Array(documents) } else { documents.remove(0) };
        match json(&document) {
            Ok(text) => answer.text = text,
            Err(reason) => answer.refusals.push(reason),
        }
    }
    answer
}

fn score(file: &Path, catalogue: &Catalogue, language: Language) -> Result<Scored, String> {
    let text = read(file).map_err(|error| error.to_string())?;
    document::score(catalogue, language, &text).map_err(|error| error.to_string())
}

pub(super) fn read(file: &Path) -> std::io::Result<String> {
    if file == Path::new("-") {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text)?;
        return Ok(text);
    }
    std::fs::read_to_string(file)
}

fn json_of(scored: &Scored) -> Value {
    serde_json::to_value(scored).unwrap_or(Value::Null)
}

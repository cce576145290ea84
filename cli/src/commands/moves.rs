//! `moves`: what the rules allow in a position, from a document or from one line of text.

use std::fmt::Write as _;
use std::path::Path;

use tallystone_core::document;
use tallystone_core::game::Catalogue;
use tallystone_core::text::{Language, label};

use super::json;
use super::scores::read;
use crate::measure::{COLUMNS, wrap};
use crate::told::{count, of_file, say};

pub(super) fn answer(
    position: &str,
    depth: u32,
    as_json: bool,
    catalogue: &Catalogue,
    language: Language,
) -> Result<String, String> {
    let file = Path::new(position);
    // A position in one line is no name of a file.
    let (text, name) = if position == "-" || file.exists() {
        let text = read(file, language).map_err(|error| of_file(language, file, error))?;
        (text, Some(file))
    } else {
        (position.to_owned(), None)
    };
    let moves = document::moves(catalogue, language, &text, depth);
    let moves = moves.map_err(|error| match name {
        Some(file) => of_file(language, file, error.to_string()),
        None => error.to_string(),
    })?;
    if as_json {
        return json(&moves);
    }
    let allowed = say!(language, commands_moves, n = count(moves.moves.len()));
    let mut text = format!("{} · {allowed}\n\n", moves.game_name);
    for line in wrap(&moves.moves.join("  "), COLUMNS) {
        let _ = writeln!(text, "{line}");
    }
    if let Some(ending) = &moves.ending {
        let _ = writeln!(text, "{ending}");
    }
    if !moves.lines.is_empty() {
        let _ = writeln!(text, "\n{}", label(language, "label_lines_of_play"));
        for (depth, lines) in (1..).zip(&moves.lines) {
            let _ = writeln!(text, "{depth:>4}  {lines}");
        }
    }
    Ok(text)
}

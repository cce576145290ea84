//! Position documents: what is refused, and in which words.

mod bundles;
mod mutated;
mod sentences;
mod strict;

use std::sync::LazyLock;

use tallystone_core::document::{self, Scored};
use tallystone_core::game::Catalogue;
use tallystone_core::text::Language;

fn score(document: &str) -> Result<Scored, String> {
    static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(Catalogue::standard);
    let scored = document::score(&CATALOGUE, Language::default(), document);
    scored.map_err(|error| error.to_string())
}

fn refused(document: &str) -> String {
    score(document).map(|_| ()).expect_err(document)
}

/// All documents in `examples`, each with its name.
fn examples() -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples");
    let mut documents = Vec::new();
    for game in std::fs::read_dir(folder).expect("the examples") {
        let game = game.expect("a file or a folder").path();
        if !game.is_dir() {
            continue;
        }
        for file in std::fs::read_dir(game).expect("a game's examples") {
            let path = file.expect("a file").path();
            let text = std::fs::read_to_string(&path).expect("text");
            documents.push((path.display().to_string(), text));
        }
    }
    documents.sort();
    assert!(documents.len() >= 19);
    documents
}

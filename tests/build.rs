//! Cuts the made-up game out of `docs/add-a-game.md`: what a newcomer reads is what is compiled.

use std::path::Path;
use std::{env, fs};

fn main() {
    let document = "../docs/add-a-game.md";
    println!("cargo::rerun-if-changed={document}");
    let document = fs::read_to_string(document).expect("the document");
    let out = env::var("OUT_DIR").expect("set by cargo");
    let write = |name: &str, text: &str| {
        fs::write(Path::new(&out).join(name), text).expect("a writable OUT_DIR");
    };
    // In a module, as its first line says what the file is.
    let game = block(&document, "rust");
    write("windfall.rs", &format!("pub mod windfall {{\n{game}}}\n"));
    write("windfall.ftl", block(&document, "ftl"));
    write("windfall.json", block(&document, "json"));
}

/// The first block in a language.
fn block<'a>(document: &'a str, language: &str) -> &'a str {
    let (_, rest) = document.split_once(&format!("\n```{language}\n")).expect("a block");
    let (block, _) = rest.split_once("```").expect("its end");
    block
}

//! The languages as the core holds them: tag, name, Fluent sources without their comments, and which
//! messages want more filled in than their arguments.

use std::fmt::Write as _;

use crate::language::Language;

/// A list of `Source`s for `text::languages`; the first of the languages is English.
pub(crate) fn sources(languages: &[Language]) -> String {
    let mut out = String::from("&[\n");
    for language in languages {
        let files: Vec<String> = language.files.iter().map(|(_, text)| uncommented(text)).collect();
        writeln!(
            out,
            "Source {{ tag: {:?}, name: {:?}, files: &{files:?}, derived: &[{}] }},",
            language.tag,
            language.own_name(),
            derived(language, &languages[0])
        )
        .expect("a string");
    }
    out.push_str("]\n");
    out
}

fn derived(language: &Language, english: &Language) -> String {
    let mut out = String::new();
    for (id, (_, shape)) in &language.messages {
        let Some((_, in_english)) = english.messages.get(id) else { continue };
        let wanted = language.derived(shape, in_english);
        if wanted.is_empty() {
            continue;
        }
        write!(out, "({id:?}, &[").expect("a string");
        for it in wanted {
            let (variable, from, form) = (it.variable, it.from, it.form);
            write!(out, "Derived {{ variable: {variable:?}, from: {from:?}, form: {form:?} }}, ")
                .expect("a string");
        }
        out.push_str("]), ");
    }
    out
}

/// Comments are for those who write: a line that begins with # is always one.
fn uncommented(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.flat_map(|line| [line, "\n"]).collect()
}

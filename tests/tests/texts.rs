//! Every label of the shells is there and used.
//!
//! The build checks what the core says and all languages (`core/build`, `languages.rs` here); what is
//! left is the labels of the shells, which are asked for by name.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use tallystone_core::text::{Language, label};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Messages with the names of their variables.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn messages(language: &str) -> Messages {
    let mut messages = Messages::new();
    for file in files(&root().join("core/locales").join(language), &["ftl"]) {
        let text = fs::read_to_string(&file).expect("a Fluent file");
        let resource = parser::parse(text.as_str()).expect("no faults");
        let prefix = file.file_stem().expect("a name").to_string_lossy().into_owned();
        let prefix = if prefix == "shell" { "label".to_owned() } else { prefix };
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let id = message.id.name.to_owned();
                assert!(id.starts_with(&format!("{prefix}_")), "{id} stands in {}", file.display());
                let mut variables = BTreeSet::new();
                message.value.iter().for_each(|pattern| collect(pattern, &mut variables));
                assert!(messages.insert(id.clone(), variables).is_none(), "{id} is there twice");
            }
        }
    }
    messages
}

fn collect(pattern: &Pattern<&str>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, into);
        }
    }
}

fn collect_expression(expression: &Expression<&str>, into: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, into),
        Expression::Select { selector, variants } => {
            collect_inline(selector, into);
            for variant in variants {
                collect(&variant.value, into);
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, into: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            into.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| collect_inline(argument, into));
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, into),
        _ => {}
    }
}

fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, endings));
        } else if path
            .extension()
            .is_some_and(|ending| endings.iter().any(|known| ending == *known))
        {
            found.push(path);
        }
    }
    found
}

/// Every `"label_…"` in the shells' sources; in Kotlin they are `texts["…"]`, in TypeScript `label('…')`.
fn labels_in_shells() -> BTreeSet<String> {
    let mut labels = BTreeSet::new();
    // What the stores say is not in the apps.
    for shell in
        ["cli/src", "ffi/src", "android", "ios", "web/src", "web/ui", "tests/tests/pictures"]
    {
        for file in files(&root().join(shell), &["rs", "kt", "swift", "ts"]) {
            let text = fs::read_to_string(&file).expect("a source file");
            let mark = match file.extension().and_then(|extension| extension.to_str()) {
                Some("kt") => "texts[\"",
                Some("ts") => "label('",
                _ => "\"label_",
            };
            for piece in text.split(mark).skip(1) {
                let name: String = piece
                    .chars()
                    .take_while(|letter| letter.is_alphanumeric() || *letter == '_')
                    .collect();
                labels.insert(format!("label_{name}"));
            }
        }
    }
    labels
}

fn sources(folder: &str, extension: &str) -> String {
    let files = files(&root().join(folder), &[extension]);
    files.iter().map(|file| fs::read_to_string(file).expect("a source file")).collect()
}

#[test]
fn every_label_of_a_shell_is_there_and_every_label_is_used() {
    let there: BTreeSet<String> =
        messages("en").into_keys().filter(|id| id.starts_with("label_")).collect();
    let used = labels_in_shells();
    let missing: Vec<_> = used.difference(&there).collect();
    let (kotlin, typescript) = (sources("android/app/src/main", "kt"), sources("web/ui", "ts"));
    // There a name may also be chosen first and looked up later.
    let is_named = |id: &&String| {
        let name = id.trim_start_matches("label_");
        kotlin.contains(&format!("\"{name}\"")) || typescript.contains(&format!("'{name}'"))
    };
    let unused: Vec<_> = there.difference(&used).filter(|name| !is_named(name)).collect();
    assert!(missing.is_empty(), "missing in core/locales/en/shell.ftl: {missing:?}");
    assert!(unused.is_empty(), "in no shell: {unused:?}");
    for name in &there {
        let text = label(Language::default(), name);
        assert!(!text.is_empty() && text != *name, "{name}");
    }
}

/// Every `commands_…` in the terminal's sources: names of messages, and of what they are made into.
fn commands_in_terminal() -> BTreeSet<String> {
    let mut commands = BTreeSet::new();
    for file in files(&root().join("cli/src"), &["rs"]) {
        let text = fs::read_to_string(&file).expect("a source file");
        for piece in text.split("commands_").skip(1) {
            let name = piece.chars().take_while(|it| it.is_ascii_alphanumeric() || *it == '_');
            commands.insert(format!("commands_{}", name.collect::<String>()));
        }
    }
    // The beginning of all of them, where a test says that none is shown.
    commands.remove("commands_");
    commands
}

#[test]
fn every_message_of_the_commands_is_there_and_every_one_is_used() {
    let there: BTreeSet<String> =
        messages("en").into_keys().filter(|id| id.starts_with("commands_")).collect();
    let used = commands_in_terminal();
    let missing: Vec<_> = used.difference(&there).collect();
    let unused: Vec<_> = there.difference(&used).collect();
    assert!(missing.is_empty(), "missing in core/locales/en/commands.ftl: {missing:?}");
    assert!(unused.is_empty(), "not in the terminal: {unused:?}");
}

#[test]
fn labels_take_no_arguments() {
    for (id, variables) in messages("en") {
        assert!(!id.starts_with("label_") || variables.is_empty(), "{id} has {variables:?}");
    }
}

//! Turns the English messages into types, so that the compiler finds a missing, misspelt or
//! ill-typed message, and the dead-code lint one that nobody uses.
//!
//! A variable is a number where Fluent treats it as one (`NUMBER($n)`, `SIGNED($n)`, or a
//! selector with plural categories), and text everywhere else.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

/// The names of a message's variables, and whether each is a number.
type Variables = BTreeMap<String, bool>;

fn main() {
    let locales = Path::new("locales");
    println!("cargo::rerun-if-changed=locales");
    let mut out = String::new();
    let mut terminal = String::new();
    let mut labels = Vec::new();
    let mut commands = Vec::new();
    for file in fluent_files(&locales.join("en")) {
        let text = fs::read_to_string(&file).expect("a readable Fluent file");
        let resource = parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let name = message.id.name;
            assert!(
                !name.contains('-'),
                "{}: `{name}` becomes a type in Rust: write _ instead of -",
                file.display()
            );
            let mut variables = Variables::new();
            if let Some(pattern) = &message.value {
                visit_pattern(pattern, &mut variables);
            }
            if name.starts_with("label_") {
                labels.push(name.to_owned());
            } else if !name.starts_with("commands_") {
                write_message(&mut out, "pub(crate)", name, &variables);
            } else if variables.is_empty() {
                commands.push(name.to_owned());
            } else {
                write_message(&mut terminal, "pub", name, &variables);
            }
        }
    }
    labels.sort();
    commands.sort();
    writeln!(out, "/// Every label that shells may ask for by name.\npub(crate) const LABELS: &[&str] = &{labels:?};").expect("a string");
    writeln!(
        out,
        "/// Those of the terminal alone.\npub(crate) const COMMANDS: &[&str] = &{commands:?};"
    )
    .expect("a string");
    let folder = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    fs::write(folder.join("messages.rs"), out).expect("a writable OUT_DIR");
    fs::write(folder.join("commands.rs"), terminal).expect("a writable OUT_DIR");

    let mut languages = String::from("&[\n");
    for language in subfolders(locales) {
        let name = language.file_name().expect("a folder name").to_string_lossy().into_owned();
        write!(languages, "    ({name:?}, &[").expect("a string");
        for file in fluent_files(&language) {
            let path = fs::canonicalize(&file).expect("an existing file");
            write!(languages, "include_str!({:?}), ", path.display().to_string())
                .expect("a string");
        }
        languages.push_str("]),\n");
    }
    languages.push_str("]\n");
    let target = PathBuf::from(env::var("OUT_DIR").expect("set by cargo")).join("languages.rs");
    fs::write(target, languages).expect("a writable OUT_DIR");
}

/// A message that the core makes, or one that the terminal may make, too.
fn write_message(out: &mut String, seen: &str, name: &str, variables: &Variables) {
    let debug = if seen == "pub" { "#[derive(Debug)]\n" } else { "" };
    writeln!(out, "{debug}#[allow(non_camel_case_types)]\n{seen} struct {name} {{")
        .expect("a string");
    for (variable, number) in variables {
        let kind = if *number { "i64" } else { "Words" };
        writeln!(out, "    {seen} {variable}: {kind},").expect("a string");
    }
    writeln!(out, "}}\nimpl {name} {{").expect("a string");
    // An inherent method, so that the dead-code lint finds a message that nobody makes.
    writeln!(
        out,
        "    {seen} fn message(self) -> Message {{\n        Message::new({name:?}, vec!["
    )
    .expect("a string");
    for (variable, number) in variables {
        let wrap = if *number { "Arg::Number" } else { "Arg::Words" };
        writeln!(out, "            ({variable:?}, {wrap}(self.{variable})),").expect("a string");
    }
    writeln!(out, "        ])\n    }}\n}}").expect("a string");
}

fn visit_pattern(pattern: &Pattern<&str>, variables: &mut Variables) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            visit_expression(expression, variables);
        }
    }
}

fn visit_expression(expression: &Expression<&str>, variables: &mut Variables) {
    match expression {
        Expression::Inline(inline) => visit_inline(inline, false, variables),
        Expression::Select { selector, variants } => {
            let plural = variants.iter().any(|variant| match &variant.key {
                VariantKey::Identifier { name } => {
                    matches!(*name, "zero" | "one" | "two" | "few" | "many")
                }
                VariantKey::NumberLiteral { .. } => true,
            });
            visit_inline(selector, plural, variables);
            for variant in variants {
                visit_pattern(&variant.value, variables);
            }
        }
    }
}

fn visit_inline(inline: &InlineExpression<&str>, number: bool, variables: &mut Variables) {
    match inline {
        InlineExpression::VariableReference { id } => {
            *variables.entry(id.name.to_owned()).or_default() |= number;
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            visit_arguments(arguments, variables);
        }
        InlineExpression::Placeable { expression } => visit_expression(expression, variables),
        _ => {}
    }
}

/// Every function there is (`NUMBER`, `SIGNED`) takes numbers.
fn visit_arguments(arguments: &CallArguments<&str>, variables: &mut Variables) {
    for argument in &arguments.positional {
        visit_inline(argument, true, variables);
    }
}

fn fluent_files(folder: &Path) -> Vec<PathBuf> {
    sorted(folder, |path| path.extension().is_some_and(|extension| extension == "ftl"))
}

fn subfolders(folder: &Path) -> Vec<PathBuf> {
    sorted(folder, Path::is_dir)
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

//! What the contract names, an app on a phone uses: Kotlin in `android/app/src/main`, or Swift in `ios`
//! without its tests. The terminal and the commands use the core itself, and Python only tests.
//!
//! It is a search for names in the text, not for types, so this is how far it goes:
//! - a call is used where its name is called on anything;
//! - a field is used where its name is read from anything, in a file in which its record may be at
//!   hand: one that names the record, a call that gives it, or a field or case that holds it. So
//!   `text` of one record counts for another only in a file that deals with both. A name that only
//!   one record has may be read in any file, and an extension of a record reads its fields without
//!   a receiver;
//! - a record that is only sent is used where it is made; those of its fields that may be left out
//!   must be named;
//! - an enum that comes back is used where it or one of its cases is named; of one that is only sent,
//!   every case must be. What a case carries is not looked at.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use tallystone_bindgen::contract;
use uniffi_bindgen::interface::{AsType, ComponentInterface, Field, Record, Type, Variant};

#[test]
fn everything_in_the_contract_is_used_by_an_app() {
    let sources = sources();
    assert!(sources.len() > 80, "only {} files were found", sources.len());
    let contract = contract().expect("a contract");
    let unused = unused(&contract, &sources);
    let records = contract.record_definitions();
    let fields: usize = records.iter().map(|record| record.fields().len()).sum();
    let methods: usize = contract.object_definitions().iter().map(|it| it.methods().len()).sum();
    println!("{} records, {fields} fields, {methods} methods", records.len());
    println!("unused: {unused:?}");
    assert_eq!(unused, Vec::<String>::new(), "no app uses these");
}

fn unused(contract: &ComponentInterface, sources: &[Source]) -> Vec<String> {
    let flow = Flow::of(contract);
    let records = contract.record_definitions();
    let all: Vec<&str> = records.iter().flat_map(Record::fields).map(Field::name).collect();
    let is_shared = |name: &str| all.iter().filter(|other| **other == name).count() > 1;
    let mut unused = Vec::new();
    let mut look = |what: String, is_used: bool| {
        if !is_used {
            unused.push(what);
        }
    };
    for function in contract.function_definitions() {
        let name = camel(function.name());
        look(name.clone(), sources.iter().any(|source| source.called.contains(&name)));
    }
    for object in contract.object_definitions() {
        for method in object.methods() {
            let name = camel(method.name());
            let is_used = sources.iter().any(|source| source.asked.contains(&name));
            look(format!("{}.{name}", object.name()), is_used);
        }
    }
    for record in records {
        let (hints, comes_back) = (flow.hints(record.name()), flow.back.contains(record.name()));
        let at_hand: Vec<&Source> = sources.iter().filter(|it| it.names_any(&hints)).collect();
        let is_made = at_hand.iter().any(|source| source.called.contains(record.name()));
        for field in record.fields() {
            let name = camel(field.name());
            let is_read = at_hand.iter().any(|source| source.reads(record.name(), &name));
            let is_read = is_read
                || !is_shared(field.name()) && sources.iter().any(|it| it.read.contains(&name));
            let is_named = at_hand.iter().any(|source| source.labelled.contains(&name));
            let is_set = is_made && (is_named || field.default_value().is_none());
            let is_used = if comes_back { is_read } else { is_set };
            look(format!("{}.{name}", record.name()), is_used);
        }
    }
    for item in contract.enum_definitions() {
        // Kotlin calls an error an exception.
        let names = [item.name().to_owned(), item.name().replace("Error", "Exception")];
        let is_named = sources.iter().any(|source| source.names_any(&names));
        let cases = item.variants().iter().map(Variant::name);
        let is_case_named = |case: &str| {
            let spelt = [case.to_owned(), lower(case), screaming(case)];
            sources.iter().any(|source| spelt.iter().any(|it| source.read.contains(it)))
        };
        if flow.back.contains(item.name()) || item.name().ends_with("Error") {
            look(item.name().to_owned(), is_named || cases.clone().any(is_case_named));
        } else {
            for case in cases {
                look(format!("{}.{case}", item.name()), is_named && is_case_named(case));
            }
        }
    }
    unused
}

/// Where the contract's types come from.
struct Flow {
    /// The types that come back from a call, with all that is in them.
    back: BTreeSet<String>,
    /// The calls, fields and cases that give or hold a type, by its name.
    holders: BTreeMap<String, Vec<String>>,
}

impl Flow {
    fn of(contract: &ComponentInterface) -> Self {
        let mut holders: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let mut inside: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let mut hold = |holder: &str, owner: &str, held: &Type| {
            for name in names_in(held) {
                holders.entry(name.clone()).or_default().push(camel(holder));
                holders.entry(name.clone()).or_default().push(lower(holder));
                inside.entry(owner.to_owned()).or_default().push(name);
            }
        };
        for record in contract.record_definitions() {
            for field in record.fields() {
                hold(field.name(), record.name(), &field.as_type());
            }
        }
        for item in contract.enum_definitions() {
            for case in item.variants() {
                for field in case.fields() {
                    hold(case.name(), item.name(), &field.as_type());
                }
            }
        }
        let mut given: Vec<(String, Type)> = Vec::new();
        for function in contract.function_definitions() {
            given.extend(function.return_type().map(|it| (function.name().to_owned(), it.clone())));
        }
        for method in contract.object_definitions().iter().flat_map(|object| object.methods()) {
            given.extend(method.return_type().map(|it| (method.name().to_owned(), it.clone())));
        }
        for (call, back) in &given {
            hold(call, "", back);
        }
        let mut back = BTreeSet::new();
        let mut left = inside.remove("").unwrap_or_default();
        while let Some(name) = left.pop() {
            if back.insert(name.clone()) {
                left.extend(inside.get(&name).into_iter().flatten().cloned());
            }
        }
        Self { back, holders }
    }

    /// The names by which a record may be at hand.
    fn hints(&self, record: &str) -> Vec<String> {
        let holders = self.holders.get(record).cloned().unwrap_or_default();
        holders.into_iter().chain([record.to_owned()]).collect()
    }
}

/// The names of the records and enums in a type.
fn names_in(held: &Type) -> Vec<String> {
    match held {
        Type::Record { name, .. } | Type::Enum { name, .. } => vec![name.clone()],
        Type::Custom { builtin: inner, .. }
        | Type::Optional { inner_type: inner }
        | Type::Sequence { inner_type: inner }
        | Type::Map { value_type: inner, .. } => names_in(inner),
        _ => Vec::new(),
    }
}

/// The names in a file of an app, by how they stand there.
#[derive(Debug, Default)]
struct Source {
    words: BTreeSet<String>,
    /// After a dot.
    read: BTreeSet<String>,
    /// After a dot and before a parenthesis, or after `::`.
    asked: BTreeSet<String>,
    /// Before a parenthesis.
    called: BTreeSet<String>,
    /// Before a colon or an equals sign, as an argument is named.
    labelled: BTreeSet<String>,
    /// After `extension`, or before a dot.
    extended: BTreeSet<String>,
}

impl Source {
    fn of(text: &str) -> Self {
        let text = without_comments(text);
        let mut source = Self::default();
        let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
        let mut at = 0;
        while let Some(start) = text[at..].find(is_part).map(|start| at + start) {
            let length = text[start..].find(|letter| !is_part(letter));
            let end = length.map_or(text.len(), |length| start + length);
            let word = text[start..end].to_owned();
            let (after_dot, next) =
                (text[..start].ends_with('.'), text[end..].trim_start().chars().next());
            if after_dot {
                source.read.insert(word.clone());
            }
            if (after_dot && next == Some('(')) || text[..start].ends_with("::") {
                source.asked.insert(word.clone());
            }
            if text[..start].ends_with("extension ") || text[end..].starts_with('.') {
                source.extended.insert(word.clone());
            }
            match next {
                Some('(') => drop(source.called.insert(word.clone())),
                Some(':' | '=') => drop(source.labelled.insert(word.clone())),
                _ => {}
            }
            source.words.insert(word);
            at = end;
        }
        source
    }

    fn reads(&self, record: &str, field: &str) -> bool {
        let without_receiver = self.extended.contains(record) && self.words.contains(field);
        self.read.contains(field) || without_receiver
    }

    fn names_any(&self, names: &[String]) -> bool {
        names.iter().any(|name| self.words.contains(name))
    }
}

fn without_comments(text: &str) -> String {
    let mut rest = text;
    let mut kept = String::new();
    while let Some(start) = rest.find("/*") {
        kept += &rest[..start];
        rest = rest[start..].split_once("*/").map_or("", |(_, after)| after);
    }
    kept += rest;
    let code = |line: &str| line.split_once("//").map_or(line, |(code, _)| code).to_owned();
    kept.lines().map(code).collect::<Vec<_>>().join("\n")
}

fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the repository");
    let mut files = Vec::new();
    for folder in ["android/app/src/main/kotlin", "ios/Tallystone", "ios/TallystoneKit/Sources"] {
        find(&root.join(folder), &mut files);
    }
    let text = |file: &PathBuf| fs::read_to_string(file).expect("a readable file");
    files.iter().map(|file| Source::of(&text(file))).collect()
}

/// All sources below a folder but what is generated into it.
fn find(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of an app") {
        let path = entry.expect("an entry").path();
        if path.is_dir() && !path.ends_with("TallystoneCore") {
            find(&path, files);
        } else if path.extension().is_some_and(|it| it == "kt" || it == "swift") {
            files.push(path);
        }
    }
}

fn camel(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| name + &word[..1].to_uppercase() + &word[1..])
}

fn lower(name: &str) -> String {
    name[..1].to_lowercase() + &name[1..]
}

/// As Kotlin writes the cases of an enum without data.
fn screaming(name: &str) -> String {
    let mut written = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !written.is_empty() {
            written.push('_');
        }
        written.extend(letter.to_uppercase());
    }
    written
}

#[test]
fn names_are_told_by_how_they_stand_in_the_text() {
    let source = Source::of(
        "val a = screen?.notes // screen.gone\n/* screen.gone */ Entry(revision = 3, it::step, b.c())",
    );
    let has = |names: &BTreeSet<String>, name: &str| names.contains(name);
    assert!(has(&source.read, "notes") && !has(&source.asked, "notes"));
    assert!(has(&source.asked, "step") && has(&source.asked, "c"));
    assert!(!has(&source.words, "gone"));
    assert!(has(&source.called, "Entry") && has(&source.labelled, "revision"));
    assert!(!has(&source.read, "revision"));
    assert_eq!(screaming("StartPlayer"), "START_PLAYER");
    assert_eq!((lower("StartPlayer"), camel("start_player")), pair("startPlayer"));
}

fn pair(name: &str) -> (String, String) {
    (name.to_owned(), name.to_owned())
}

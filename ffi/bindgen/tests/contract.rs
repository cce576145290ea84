//! The contract is whole: every call and type has its sentence, and what it names is what Kotlin and Swift
//! get, neither less nor more.

use std::collections::BTreeSet;
use std::fs;

use camino::Utf8PathBuf;
use tallystone_bindgen::{Language, contract, generate};
use uniffi_bindgen::interface::ComponentInterface;

/// A name of the contract, with the type that it belongs to.
type Names = BTreeSet<String>;

fn bindings(language: Language, file: &str) -> String {
    let folder = Utf8PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{language:?}"));
    generate(language, &folder).expect("bindings");
    fs::read_to_string(folder.join(file)).expect("the generated file")
}

/// Calls and types each have a sentence; a field or a case may say all by its name.
#[test]
fn every_call_and_type_has_a_sentence() {
    let contract = contract().expect("a contract");
    let mut bare = Vec::new();
    let mut seen = 0;
    let mut look = |what: String, sentence: Option<&str>, must: bool| {
        seen += 1;
        // A sentence begins in upper case and ends with a stop.
        let fine = sentence.map(str::trim).map_or(!must, |text| {
            text.ends_with('.') && text.starts_with(|letter: char| !letter.is_lowercase())
        });
        if !fine {
            bare.push(what);
        }
    };
    look("namespace".to_owned(), contract.namespace_docstring(), true);
    for function in contract.function_definitions() {
        look(function.name().to_owned(), function.docstring(), true);
    }
    for object in contract.object_definitions() {
        look(object.name().to_owned(), object.docstring(), true);
        for method in object.methods() {
            look(format!("{}.{}", object.name(), method.name()), method.docstring(), true);
        }
        for constructor in object.constructors() {
            let what = format!("{}.{}", object.name(), constructor.name());
            look(what, constructor.docstring(), true);
        }
    }
    for record in contract.record_definitions() {
        look(record.name().to_owned(), record.docstring(), true);
        for field in record.fields() {
            look(format!("{}.{}", record.name(), field.name()), field.docstring(), false);
        }
    }
    for item in contract.enum_definitions() {
        look(item.name().to_owned(), item.docstring(), true);
        for variant in item.variants() {
            look(format!("{}.{}", item.name(), variant.name()), variant.docstring(), false);
        }
    }
    assert!(seen > 300, "only {seen} items were looked at");
    assert_eq!(bare, Vec::<String>::new(), "items without a sentence");
}

#[test]
fn kotlin_has_what_the_contract_names() {
    let text = bindings(Language::Kotlin, "io/tallystone/core/tallystone.kt");
    let contract = contract().expect("a contract");
    // Kotlin calls an error an exception.
    let type_name = |name: &str| match name.strip_suffix("Error") {
        Some(stem) => format!("{stem}Exception"),
        None => name.to_owned(),
    };
    let types = types(&contract, type_name);
    let heads = ["data class ", "enum class ", "sealed class ", "open class "];
    let declared = declared(&text, &heads);
    assert_eq!(missing(&types, &declared), Names::new(), "not in Kotlin");
    let more = missing(&declared, &types);
    let ours: Names = more.into_iter().filter(|name| !is_machinery(name)).collect();
    assert_eq!(ours, Names::new(), "in Kotlin only");
    assert_members(&contract, &text, |name| format!("fun `{name}`("), |name| format!("`{name}`"));
}

#[test]
fn swift_has_what_the_contract_names() {
    let text = bindings(Language::Swift, "TallystoneCore.swift");
    let contract = contract().expect("a contract");
    let types = types(&contract, str::to_owned);
    // An error is declared on the line after its `public`.
    let heads = ["public struct ", "public enum ", "enum ", "open class "];
    let declared = declared(&text, &heads);
    assert_eq!(missing(&types, &declared), Names::new(), "not in Swift");
    let more = missing(&declared, &types);
    let ours: Names = more.into_iter().filter(|name| !is_machinery(name)).collect();
    assert_eq!(ours, Names::new(), "in Swift only");
    assert_members(&contract, &text, |name| format!("func {name}("), str::to_owned);
    for item in contract.enum_definitions() {
        for variant in item.variants() {
            let (head, tail) = variant.name().split_at(1);
            let lower = format!("{}{tail}", head.to_lowercase());
            let cases = [variant.name(), &lower, &format!("`{lower}`")];
            let there = cases.iter().any(|case| text.contains(&format!("case {case}")));
            assert!(there, "{}.{} is not there", item.name(), variant.name());
        }
    }
}

/// Converters and handles that every binding brings along, and what stands inside other types.
fn is_machinery(name: &str) -> bool {
    ["FfiConverter", "Uniffi", "RustBuffer", "ForeignBytes", "NoHandle", "NoPointer", "Internal"]
        .iter()
        .any(|start| name.starts_with(start))
}

fn types(contract: &ComponentInterface, type_name: impl Fn(&str) -> String) -> Names {
    let records = contract.record_definitions().iter().map(|record| type_name(record.name()));
    let enums = contract.enum_definitions().iter().map(|item| type_name(item.name()));
    let objects = contract.object_definitions().iter().map(|object| type_name(object.name()));
    records.chain(enums).chain(objects).collect()
}

/// The types declared at the left margin.
fn declared(text: &str, heads: &[&str]) -> Names {
    let name = |line: &str| {
        let rest = heads.iter().find_map(|head| line.strip_prefix(head))?;
        let end = rest.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(rest.len());
        Some(rest[..end].to_owned())
    };
    text.lines().filter_map(name).collect()
}

fn missing(of: &Names, within: &Names) -> Names {
    of.difference(within).cloned().collect()
}

/// Calls and fields are there, in camel case.
fn assert_members(
    contract: &ComponentInterface,
    text: &str,
    call: impl Fn(&str) -> String,
    field: impl Fn(&str) -> String,
) {
    let functions = contract.function_definitions().iter().map(|it| it.name().to_owned());
    let methods = contract.object_definitions().iter().flat_map(|object| object.methods());
    for name in functions.chain(methods.map(|method| method.name().to_owned())) {
        let call = call(&camel(&name));
        assert!(text.contains(&call), "{call} is not there");
    }
    for record in contract.record_definitions() {
        for part in record.fields() {
            let field = field(&camel(part.name()));
            assert!(text.contains(&field), "{}.{field} is not there", record.name());
        }
    }
}

fn camel(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| {
        let (head, tail) = word.split_at(1.min(word.len()));
        name + &head.to_uppercase() + tail
    })
}

#[test]
fn names_in_camel_case() {
    assert_eq!(camel("played_seconds"), "playedSeconds");
    assert_eq!(camel("id"), "id");
}

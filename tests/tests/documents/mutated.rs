//! Documents in which something was changed: whatever is refused is told with its place, in plain words
//! and on one line.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tallystone_core::document;
use tallystone_core::game::Catalogue;
use tallystone_core::text::Language;
use tallystone_tests::{Random, scaled, seeds};

use super::{examples, score};

/// Words that only programmers know, of Rust, of serde and of its formats.
const FORBIDDEN: &[&str] = &[
    "`",
    "::",
    "struct",
    "enum",
    "tagged",
    "variant",
    "tuple",
    "sequence",
    "boolean",
    "string",
    "floating",
    "integer",
    "u8",
    "u16",
    "u32",
    "u64",
    "usize",
    "i32",
    "i64",
    "f64",
    "a map",
    "unit",
    "invalid type",
    "invalid value",
    "invalid length",
    "missing field",
    "unknown field",
    "duplicate field",
    "expected one of",
    "EOF",
    "trailing",
    "at line",
    "recursion",
    "Some(",
    "None",
    "Err(",
    "deserializ",
    "parse",
    "untagged",
    "utf",
    "does not fit here",
];

/// How every sentence about a document begins.
const BEGINNINGS: &[&str] = &[
    "The document: ",
    "game: ",
    "options: ",
    "options.",
    "players: ",
    "players[",
    "position: ",
    "position.",
    "events: ",
    "events[",
    "There is no game “",
    "A document has either a “position”",
];

#[test]
fn whatever_is_wrong_is_told_in_plain_words_with_its_place() {
    let catalogue = Catalogue::standard();
    let documents: Vec<(String, Value)> = examples()
        .into_iter()
        .map(|(name, text)| (name, serde_json::from_str(&text).expect("JSON")))
        .collect();
    let validators: BTreeMap<&str, jsonschema::Validator> = catalogue
        .games()
        .map(|game| {
            let id = game.about().id;
            let schema = document::schema(&catalogue, Language::default(), id).expect("a game");
            (id, jsonschema::validator_for(&schema).expect("a schema"))
        })
        .collect();
    let (mut refused, mut taken, mut distinct) = (0_usize, 0_usize, BTreeMap::new());
    for seed in seeds() {
        let mut random = Random::new(seed);
        for _ in 0..scaled(50_000) / seeds().len() {
            let (name, original) = random.pick(&documents);
            let mut document = original.clone();
            for _ in 0..=random.below(2) {
                mutate(&mut document, &mut random);
            }
            match score(&document.to_string()) {
                Ok(_) => {
                    taken += 1;
                    let game = document["game"].as_str().expect("a game");
                    assert!(validators[game].is_valid(&document), "{name}: {document}");
                }
                Err(said) => {
                    refused += 1;
                    judge(&said, &document);
                    // What is echoed differs; the rest is the message.
                    let bare: String = said.chars().filter(|it| !it.is_ascii_digit()).collect();
                    *distinct.entry(bare).or_insert(0_usize) += 1;
                }
            }
        }
    }
    println!("documents: {refused} refused in {} ways, {taken} taken", distinct.len());
    assert!(distinct.len() > 200 && taken > 100);
}

fn judge(said: &str, document: &Value) {
    for word in FORBIDDEN {
        let echoed = document.to_string().contains(word);
        assert!(echoed || !said.contains(word), "{word:?} in {said:?} about {document}");
    }
    let begins = BEGINNINGS.iter().any(|beginning| said.starts_with(beginning));
    assert!(begins, "{said:?} about {document}");
    assert!(said.chars().count() < 600 && !said.contains('\n'), "{said:?} about {document}");
}

/// Changes something somewhere.
fn mutate(value: &mut Value, random: &mut Random) {
    let count = match value {
        Value::Array(items) => items.len(),
        Value::Object(fields) => fields.len(),
        _ => 0,
    };
    if count > 0 && random.chance(85) {
        let at = random.below(count);
        let inner = match value {
            Value::Array(items) => items.get_mut(at),
            Value::Object(fields) => fields.values_mut().nth(at),
            _ => None,
        };
        return mutate(inner.expect("one of them"), random);
    }
    let items = match value {
        Value::Array(items) => std::mem::take(items),
        Value::Object(fields) if random.chance(60) => {
            let key = fields.keys().nth(random.below(fields.len().max(1))).cloned();
            let key = key.unwrap_or_else(|| "extra".to_owned());
            match random.below(4) {
                // A list of what an object holds, in place of the object.
                0 => *value = fields.values().cloned().collect(),
                1 => drop(fields.remove(&key)),
                2 => {
                    let moved = fields.remove(&key).unwrap_or(Value::Null);
                    fields.insert(format!("{key}s"), moved);
                }
                _ => drop(fields.insert("extra".to_owned(), Value::Null)),
            }
            return;
        }
        _ => return *value = anything(random),
    };
    *value = match random.below(4) {
        0 => anything(random),
        1 => items.into_iter().skip(1).collect(),
        2 => items.iter().cloned().chain(items.first().cloned()).collect(),
        _ => items.into_iter().chain([anything(random)]).collect(),
    };
}

fn anything(random: &mut Random) -> Value {
    let things = [
        json!(null),
        json!(true),
        json!(false),
        json!(-1),
        json!(0),
        json!(1),
        json!(7),
        json!(10),
        json!(99),
        json!(255),
        json!(256),
        json!(65_535),
        json!(65_536),
        json!(4_294_967_296_u64),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(1.5),
        json!(1e300),
        json!(""),
        json!("x"),
        json!("A1"),
        json!("AC1"),
        json!("e5>e6"),
        json!("north"),
        json!("x".repeat(5_000)),
        json!("a\u{1b}[2J\u{202e}\nb"),
        json!([]),
        json!([0]),
        json!([[]]),
        json!({}),
        json!({ "a": 1 }),
        json!({ "event": 0 }),
        json!({ "kind": "points" }),
    ];
    random.pick(&things).clone()
}

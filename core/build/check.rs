//! What must hold in every language, and whatever does not, as sentences with their place.

use std::collections::BTreeSet;

use crate::language::{Language, OWN_NAME, told};
use crate::syntax::{PLURALS, Shape};

/// The plural forms that whole numbers have beside `other`, in the languages that we know how to
/// count in.
const PLURALS_OF: &[(&str, &[&str])] = &[
    ("da", &["one"]),
    ("de", &["one"]),
    ("en", &["one"]),
    ("fi", &["one"]),
    ("nb", &["one"]),
    ("nl", &["one"]),
    ("pl", &["one", "few", "many"]),
    ("sv", &["one"]),
];

/// What is wrong with English, which the others are compared with.
pub(crate) fn alone(english: &Language) -> Vec<String> {
    let mut faults = english.faults.clone();
    for (id, (file, shape)) in &english.messages {
        let mut tell = |what: String| faults.push(told(&english.tag, file, id, &what));
        if id.contains('-') {
            tell("it becomes a type in Rust: _ is expected instead of -".to_owned());
        }
        by_itself(english, shape, &mut tell);
        kinds(english, shape, shape, &mut tell);
        comment(shape, &mut tell);
    }
    faults.extend(own_name(english));
    faults
}

/// What is wrong with another language, with English beside it.
pub(crate) fn compared(english: &Language, other: &Language) -> Vec<String> {
    let mut faults = other.faults.clone();
    for (id, (file, _)) in &english.messages {
        match other.messages.get(id) {
            None => faults.push(told(&other.tag, file, id, "it is expected, as in English")),
            Some((there, _)) if there != file => {
                faults.push(told(&other.tag, there, id, &format!("it is expected in {file}")));
            }
            Some(_) => {}
        }
    }
    for (id, (file, shape)) in &other.messages {
        let mut tell = |what: String| faults.push(told(&other.tag, file, id, &what));
        let Some((_, in_english)) = english.messages.get(id) else {
            tell("English has no such message".to_owned());
            continue;
        };
        by_itself(other, shape, &mut tell);
        variables(other, shape, in_english, &mut tell);
        kinds(other, shape, in_english, &mut tell);
        if id.ends_with("_asked") {
            asked(shape, in_english, &mut tell);
        }
        if is_same(shape, in_english) && !other.same.contains_key(id) {
            tell("it is the same as in English; if that is right, same.txt says why".to_owned());
        }
    }
    for id in other.same.keys() {
        let both = english.messages.get(id).zip(other.messages.get(id));
        if !both.is_some_and(|((_, one), (_, there))| is_same(one, there)) {
            faults.push(told(&other.tag, "same.txt", id, "it is not the same as in English"));
        }
    }
    faults.extend(own_name(other));
    faults
}

fn own_name(language: &Language) -> Option<String> {
    let is_text = |shape: &Shape| shape.value.as_ref().is_some_and(|it| !it.contains('{'));
    let named = language.messages.get(OWN_NAME).is_some_and(|(_, shape)| is_text(shape));
    (!named)
        .then(|| told(&language.tag, "app.ftl", OWN_NAME, "the language’s own name is expected"))
}

fn by_itself(language: &Language, shape: &Shape, tell: &mut impl FnMut(String)) {
    if shape.value.is_none() {
        tell("a text is expected after =".to_owned());
    }
    for what in &shape.unknown {
        tell(format!("it refers to {what}; only variables, NUMBER, SIGNED and PAIR are expected"));
    }
    for keys in &shape.selectors {
        plurals(&language.tag, keys, tell);
    }
    for text in &shape.texts {
        if text.contains(['"', '\'']) {
            tell(format!("the marks “ ” ’ of the language are expected, not \" or ' in: {text}"));
        }
        if has_hyphen_for_minus(text) {
            tell(format!("a minus (−) is expected before a number, not a hyphen in: {text}"));
        }
    }
}

fn has_hyphen_for_minus(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    letters.windows(2).enumerate().any(|(at, pair)| {
        let before = at.checked_sub(1).map(|at| letters[at]);
        pair[0] == '-' && pair[1].is_ascii_digit() && !before.is_some_and(char::is_alphanumeric)
    })
}

fn plurals(tag: &str, keys: &BTreeSet<String>, tell: &mut impl FnMut(String)) {
    let Some((_, forms)) = PLURALS_OF.iter().find(|(known, _)| *known == tag) else {
        tell(format!("the plural forms of {tag} are not in core/build/check.rs"));
        return;
    };
    let is_form = |key: &&String| PLURALS.contains(&key.as_str());
    let foreign = |key: &&String| *key != "other" && !forms.contains(&key.as_str());
    for key in keys.iter().filter(is_form).filter(foreign) {
        tell(format!("{tag} has no plural form {key}; expected: {}, other", forms.join(", ")));
    }
    // Of whole numbers, all that is neither one nor few is many in Polish: either word says so.
    let is_there = |form: &str| keys.contains(form) || (form == "many" && keys.contains("other"));
    for form in forms.iter().filter(|form| !is_there(form)) {
        tell(format!("the plural form {form} is expected, there is: {}", listed(keys)));
    }
}

fn variables(language: &Language, shape: &Shape, english: &Shape, tell: &mut impl FnMut(String)) {
    let also = language.derived(shape, english);
    for name in shape.variables.keys() {
        let is_derived = also.iter().any(|it| it.variable == *name);
        if !english.variables.contains_key(name) && !is_derived {
            let known: BTreeSet<String> =
                english.variables.keys().map(|name| format!("${name}")).collect();
            let forms = language.forms().into_iter().map(str::to_owned).collect();
            tell(format!(
                "${name} is not filled in; expected: {}, of texts also with _n or _ and one of the \
                 forms {}",
                listed(&known),
                listed(&forms)
            ));
        }
    }
}

fn kinds(language: &Language, shape: &Shape, english: &Shape, tell: &mut impl FnMut(String)) {
    let also = language.derived(shape, english);
    for (name, number) in &shape.variables {
        let form = also.iter().find(|it| it.variable == *name);
        if let Some(form) = form {
            if english.variables.get(&form.from) == Some(&true) {
                tell(format!("${} is a number, so there is no ${name}", form.from));
            } else if *number && form.form != "n" {
                tell(format!("${name} is a text: a number is expected here"));
            }
        } else if *number && english.variables.get(name) == Some(&false) {
            tell(format!("${name} is a text: a number is expected here"));
        }
    }
}

/// Whoever translates a message sees what is filled in.
fn comment(shape: &Shape, tell: &mut impl FnMut(String)) {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let told: BTreeSet<&str> = shape
        .comment
        .split('$')
        .skip(1)
        .filter_map(|rest| rest.split(|letter| !is_part(letter)).next())
        .collect();
    for name in shape.variables.keys().filter(|name| !told.contains(name.as_str())) {
        tell(format!("a comment above it is expected that says what ${name} is"));
    }
}

/// The questions of a game’s rules: a line for each rule that English has one for.
fn asked(shape: &Shape, english: &Shape, tell: &mut impl FnMut(String)) {
    let ids = |shape: &Shape| -> BTreeSet<String> {
        let text = shape.texts.concat();
        let ids = text.lines().filter_map(|line| line.split_once(':'));
        ids.map(|(id, _)| id.trim().to_owned()).collect()
    };
    let (there, expected) = (ids(shape), ids(english));
    for id in expected.difference(&there) {
        tell(format!("a line for {id} is expected"));
    }
    for id in there.difference(&expected) {
        tell(format!("there is no rule {id} in English"));
    }
}

/// Whether two say the same, where there are words in it at all.
fn is_same(one: &Shape, other: &Shape) -> bool {
    let has_words = |text: &String| {
        let letters: Vec<bool> = text.chars().map(char::is_alphabetic).collect();
        letters.windows(2).any(|pair| pair == [true, true])
    };
    one.value == other.value && one.texts.iter().any(has_words)
}

fn listed(words: &BTreeSet<String>) -> String {
    if words.is_empty() {
        return "none".to_owned();
    }
    words.iter().map(String::as_str).collect::<Vec<_>>().join(", ")
}

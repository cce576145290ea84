//! A language as its files have it, with what is wrong with each of them alone.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;

use crate::syntax::{Shape, derived};

/// The message that is a language's name in itself: no sentence, so it becomes no type.
pub(crate) const OWN_NAME: &str = "app_language";

#[derive(Debug)]
pub(crate) struct Language {
    pub(crate) tag: String,
    /// Names and texts.
    pub(crate) files: Vec<(String, String)>,
    /// With the file that each stands in.
    pub(crate) messages: BTreeMap<String, (String, Shape)>,
    /// Messages that are right as they are in English, each with the reason.
    pub(crate) same: BTreeMap<String, String>,
    pub(crate) faults: Vec<String>,
}

/// What is filled in besides the arguments: `$x_n` or `$x_gen`, of `$x`, and `n` or `gen`.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Derived {
    pub(crate) variable: String,
    pub(crate) from: String,
    pub(crate) form: String,
}

impl Language {
    /// Reads the files of a language; what cannot be read is among the faults.
    pub(crate) fn read(
        tag: &str,
        files: impl IntoIterator<Item = (String, String)>,
        same: &str,
    ) -> Self {
        let files: Vec<(String, String)> = files.into_iter().collect();
        let mut language = Self {
            tag: tag.to_owned(),
            files: Vec::new(),
            messages: BTreeMap::new(),
            same: BTreeMap::new(),
            faults: Vec::new(),
        };
        for (name, text) in &files {
            language.take(name, text);
        }
        language.files = files;
        for line in same.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
            let (id, reason) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            if reason.trim().is_empty() {
                language.fault("same.txt", id, "a reason is expected after the id");
            }
            language.same.insert(id.to_owned(), reason.trim().to_owned());
        }
        language
    }

    fn take(&mut self, file: &str, text: &str) {
        let resource = parser::parse(text).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                let line = text[..error.pos.start].lines().count().max(1);
                let what = format!("line {line} cannot be read: {}", error.kind);
                self.fault(file, "", &what);
            }
            resource
        });
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    let shape = Shape::of(message);
                    if let Some((before, _)) =
                        self.messages.insert(id.to_owned(), (file.to_owned(), shape))
                    {
                        let what = format!("it is expected once, and stands in {before} as well");
                        self.fault(file, id, &what);
                    }
                }
                Entry::Term(term) => {
                    let id = format!("-{}", term.id.name);
                    self.fault(file, &id, "a message is expected: there are no terms here");
                }
                _ => {}
            }
        }
    }

    pub(crate) fn fault(&mut self, file: &str, id: &str, what: &str) {
        self.faults.push(told(&self.tag, file, id, what));
    }

    /// What the language is called by those who speak it.
    pub(crate) fn own_name(&self) -> &str {
        let message = self.messages.get(OWN_NAME);
        message.and_then(|(_, shape)| shape.value.as_deref()).unwrap_or(&self.tag)
    }

    /// All forms that any of its messages has.
    pub(crate) fn forms(&self) -> BTreeSet<&str> {
        let shapes = self.messages.values().map(|(_, shape)| shape);
        shapes.flat_map(|shape| shape.attributes.iter().map(String::as_str)).collect()
    }

    /// What a message wants filled in besides its arguments, which are those of English.
    pub(crate) fn derived(&self, shape: &Shape, english: &Shape) -> Vec<Derived> {
        let forms = self.forms();
        let of = |variable: &String| {
            english.variables.keys().find_map(|from| {
                let form = derived(variable, from)?;
                let known = form == "n" || forms.contains(form);
                known.then(|| Derived {
                    variable: variable.clone(),
                    from: from.clone(),
                    form: form.to_owned(),
                })
            })
        };
        shape.variables.keys().filter_map(of).collect()
    }
}

/// A fault with its place.
pub(crate) fn told(tag: &str, file: &str, id: &str, what: &str) -> String {
    let colon = if id.is_empty() { "" } else { ": " };
    format!("locales/{tag}/{file}{colon}{id}: {what}")
}

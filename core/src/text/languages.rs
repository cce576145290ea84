//! The languages that are there, and the one that is spoken.

use std::collections::HashMap;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::message::messages;

/// The Fluent sources, a language each; the first is the one everything falls back to.
const SOURCES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

const FALLBACK: &str = "en";

pub(super) type Bundle = FluentBundle<FluentResource>;

/// A language that the app can be used in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language(&'static str);

impl Default for Language {
    fn default() -> Self {
        Self(FALLBACK)
    }
}

impl Language {
    /// The best language for a tag such as `de-AT` or `en_GB.UTF-8`, or `None`.
    pub fn find(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        Self::all().find(|language| language.tag() == primary)
    }

    /// All languages on offer.
    pub fn all() -> impl Iterator<Item = Self> {
        SOURCES.iter().map(|(tag, _)| Self(tag))
    }

    /// Its BCP 47 tag.
    pub fn tag(self) -> &'static str {
        self.0
    }

    pub(super) fn bundle(self) -> &'static Bundle {
        static BUNDLES: OnceLock<Vec<(&'static str, Bundle)>> = OnceLock::new();
        let bundles = BUNDLES.get_or_init(|| {
            SOURCES.iter().map(|(tag, files)| (*tag, bundle(tag, files))).collect()
        });
        bundles
            .iter()
            .find(|(tag, _)| *tag == self.0)
            .map(|(_, bundle)| bundle)
            .expect("a language of the list")
    }
}

/// A label of the shells' own: buttons, headings, settings, the help of the commands. Always there,
/// also when the database cannot be opened. A name that is not in the catalogue comes back as it is.
pub fn label(language: Language, name: &str) -> String {
    let is_of = |names: &[&str]| names.binary_search(&name).is_ok();
    if !is_of(messages::LABELS) && !is_of(messages::COMMANDS) {
        return name.to_owned();
    }
    pattern_of(language, name, &FluentArgs::new())
}

/// All labels of the shells' own, by name, without what the terminal alone says.
pub fn labels(language: Language) -> HashMap<String, String> {
    let label = |name: &&str| ((*name).to_owned(), label(language, name));
    messages::LABELS.iter().map(label).collect()
}

/// Formats a message by its id, in the fallback language where this one lacks it.
pub(super) fn pattern_of(language: Language, id: &str, args: &FluentArgs<'_>) -> String {
    for bundle in [language.bundle(), Language::default().bundle()] {
        if let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) {
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
            debug_assert!(errors.is_empty(), "{id}: {errors:?}");
            return text;
        }
    }
    debug_assert!(false, "no message {id}");
    id.to_owned()
}

fn bundle(tag: &str, files: &[&str]) -> Bundle {
    let language: LanguageIdentifier = tag.parse().expect("a folder named by a language tag");
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) => Some(plain(number.value)),
        _ => None,
    }));
    bundle
        .add_function("NUMBER", |args, _| args.first().cloned().unwrap_or(FluentValue::Error))
        .expect("a new name");
    bundle
        .add_function("SIGNED", |args, _| match args.first() {
            Some(FluentValue::Number(number)) => FluentValue::String(signed(number).into()),
            _ => FluentValue::Error,
        })
        .expect("a new name");
    bundle
        .add_function("PAIR", |args, _| match args.first() {
            Some(FluentValue::Number(number)) => {
                FluentValue::String(format!("{:02}", number.value).into())
            }
            _ => FluentValue::Error,
        })
        .expect("a new name");
    for file in files {
        let resource =
            FluentResource::try_new((*file).to_owned()).expect("parsed by build.rs before");
        bundle.add_resource(resource).expect("no id twice");
    }
    bundle
}

/// A real minus sign, never a hyphen.
fn plain(value: f64) -> String {
    if value < 0.0 { format!("−{}", -value) } else { value.to_string() }
}

/// A change or a gain: always with its sign, but for 0.
fn signed(number: &FluentNumber) -> String {
    if number.value > 0.0 { format!("+{}", number.value) } else { plain(number.value) }
}

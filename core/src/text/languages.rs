//! The languages that are there, and the one that is spoken.

use std::collections::HashMap;
use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::message::messages;

/// A language as `build/sources.rs` writes it down.
struct Source {
    tag: &'static str,
    name: &'static str,
    files: &'static [&'static str],
    /// By the id of the message that wants them.
    derived: &'static [(&'static str, &'static [Derived])],
}

/// What a message wants filled in besides its arguments: `$x_n`, how many a list `$x` holds, or
/// `$x_gen`, the form `gen` of the message that `$x` is.
pub(super) struct Derived {
    pub(super) variable: &'static str,
    pub(super) from: &'static str,
    pub(super) form: &'static str,
}

/// The first is the one everything falls back to; the others follow by their own names.
const SOURCES: &[Source] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// Tags of languages whose readers are at home in another one that is here.
const READ_AS: &[(&str, &str)] = &[("no", "nb"), ("nn", "nb")];

pub(super) type Bundle = FluentBundle<FluentResource>;

/// A language that the app can be used in.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Language(usize);

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Language").field(&self.tag()).finish()
    }
}

impl Language {
    /// The best language for a tag such as `de-AT` or `en_GB.UTF-8`, or `None`.
    pub fn find(tag: &str) -> Option<Self> {
        best(tag, SOURCES.iter().map(|source| source.tag)).map(Self)
    }

    /// The first that is known of the languages that somebody prefers, the best first; the default one
    /// if none is.
    pub fn preferred<T: AsRef<str>>(tags: impl IntoIterator<Item = T>) -> Self {
        tags.into_iter().find_map(|tag| Self::find(tag.as_ref())).unwrap_or_default()
    }

    /// All languages on offer: the default one, then the others by their own names.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SOURCES.len()).map(Self)
    }

    /// Its BCP 47 tag.
    pub fn tag(self) -> &'static str {
        self.source().tag
    }

    /// What those who speak it call it.
    pub fn name(self) -> &'static str {
        self.source().name
    }

    fn source(self) -> &'static Source {
        #[cfg(test)]
        if self == tests::MADE_UP {
            return &tests::MADE_UP_SOURCE;
        }
        &SOURCES[self.0]
    }

    /// Read when it is first asked for: the others cost nothing, and cannot fail here.
    fn bundle(self) -> &'static Bundle {
        const ALL: usize = SOURCES.len() + if cfg!(test) { 1 } else { 0 };
        static BUNDLES: [OnceLock<Bundle>; ALL] = [const { OnceLock::new() }; ALL];
        BUNDLES[self.0].get_or_init(|| bundle(self.source()))
    }

    /// What a message wants filled in besides its arguments.
    pub(super) fn derived(self, id: &str) -> &'static [Derived] {
        let all = self.source().derived;
        match all.binary_search_by(|(known, _)| (*known).cmp(id)) {
            Ok(at) => all[at].1,
            Err(_) => &[],
        }
    }
}

/// Which of the known tags is the best for a tag: the same one, or the one of its language.
fn best<'a>(tag: &str, mut known: impl Iterator<Item = &'a str> + Clone) -> Option<usize> {
    let tag = tag.split(['.', '@']).next()?.replace('_', "-");
    let primary = tag.split('-').next()?;
    let read_as = READ_AS.iter().find(|(read, _)| read.eq_ignore_ascii_case(primary));
    let primary = read_as.map_or(primary, |(_, there)| there);
    let is = |name: &str, known: &str| known.eq_ignore_ascii_case(name);
    let same = known.clone().position(|it| is(&tag, it));
    same.or_else(|| known.position(|it| is(primary, it)))
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
    formatted(language, id, None, args)
        .or_else(|| formatted(Language::default(), id, None, args))
        .unwrap_or_else(|| {
            debug_assert!(false, "no message {id}");
            id.to_owned()
        })
}

/// A form of a message, where it has that form in this language.
pub(super) fn form_of(
    language: Language,
    id: &str,
    form: &str,
    args: &FluentArgs<'_>,
) -> Option<String> {
    formatted(language, id, Some(form), args)
}

fn formatted(
    language: Language,
    id: &str,
    form: Option<&str>,
    args: &FluentArgs<'_>,
) -> Option<String> {
    let bundle = language.bundle();
    let message = bundle.get_message(id)?;
    let pattern = match form {
        None => message.value()?,
        Some(form) => message.get_attribute(form)?.value(),
    };
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "{id}: {errors:?}");
    Some(text)
}

fn bundle(source: &Source) -> Bundle {
    let language: LanguageIdentifier =
        source.tag.parse().expect("a folder named by a language tag");
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
    for file in source.files {
        // The build has read and checked them; whatever could not be read would be said in English.
        let resource = FluentResource::try_new((*file).to_owned());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(readable, _)| readable));
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

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A language that counts its winners, bends its nouns, and has a fault in one message.
    pub(in crate::text) const MADE_UP: Language = Language(SOURCES.len());

    pub(super) static MADE_UP_SOURCE: Source = Source {
        tag: "pl",
        name: "made up",
        files: &[r#"
app_verdict_won_bare = { $seats_n ->
    [one] { $seats } vinat
   *[other] { $seats } vinut
}
app_stats_seats = { NUMBER($n) } ludu
    .gen = { $n ->
        [one] { NUMBER($n) } ludan
        [few] { NUMBER($n) } ludas
       *[many] { NUMBER($n) } ludon
    }
app_undo_what = Kon { $what_gen }
app_list = { NUMBER($parts_n) }: { $parts_gen }
app_redo = { $unclosed
app_comma = { "; " }
app_finish = Fin
"#],
        derived: &[
            (
                "app_list",
                &[
                    Derived { variable: "parts_gen", from: "parts", form: "gen" },
                    Derived { variable: "parts_n", from: "parts", form: "n" },
                ],
            ),
            ("app_undo_what", &[Derived { variable: "what_gen", from: "what", form: "gen" }]),
            ("app_verdict_won_bare", &[Derived { variable: "seats_n", from: "seats", form: "n" }]),
        ],
    };

    #[test]
    fn a_language_is_found_by_any_usual_tag() {
        let known = ["en", "da", "de", "fi", "nb", "nl", "pl", "sv", "en-XA"];
        let found = |tag| best(tag, known.into_iter()).map(|at| known[at]);
        for (tag, expected) in [
            ("en", "en"),
            ("EN", "en"),
            ("en-GB", "en"),
            ("en_US.UTF-8", "en"),
            ("en-XA", "en-XA"),
            ("de-AT", "de"),
            ("de_AT.UTF-8", "de"),
            ("de_DE@euro", "de"),
            ("de-Latn-CH-1996", "de"),
            ("no", "nb"),
            ("no_NO", "nb"),
            ("nb-NO", "nb"),
            ("nn", "nb"),
            ("NN-no", "nb"),
            ("sv-FI", "sv"),
        ] {
            assert_eq!(found(tag), Some(expected), "{tag}");
        }
        for tag in ["", "C", "POSIX", "C.UTF-8", "fil-PH", "tlh", "-", "n"] {
            assert_eq!(found(tag), None, "{tag}");
        }
    }

    #[test]
    fn of_those_preferred_the_first_that_is_known_is_spoken() {
        assert_eq!(Language::preferred(["tlh", "en-GB"]).tag(), "en");
        assert_eq!(Language::preferred(["tlh"]), Language::default());
        assert_eq!(Language::preferred([""; 0]), Language::default());
    }

    #[test]
    fn the_default_comes_first_and_the_others_by_their_own_names() {
        let all: Vec<Language> = Language::all().collect();
        assert_eq!(all[0], Language::default());
        assert_eq!((all[0].tag(), all[0].name()), ("en", "English"));
        let names: Vec<String> = all[1..].iter().map(|it| it.name().to_lowercase()).collect();
        assert!(names.is_sorted(), "{names:?}");
    }
}

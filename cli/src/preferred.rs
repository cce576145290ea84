//! The languages that are preferred here, before anything is said: what was asked for, then what
//! the environment and the system say.

use std::borrow::Cow;
use std::env;
use std::ffi::OsString;

/// What stands behind the option that asks for a language. It is looked for before the arguments
/// are read, as the help and what is wrong with them are said in it.
pub(crate) fn asked(args: &[OsString]) -> Option<String> {
    let mut args = args.iter().map(|arg| arg.to_string_lossy()).take_while(|arg| arg != "--");
    let mut wished = None;
    while let Some(arg) = args.next() {
        if arg == "--lang" {
            wished = args.next().map(Cow::into_owned);
        } else if let Some(tag) = arg.strip_prefix("--lang=") {
            wished = Some(tag.to_owned());
        }
    }
    wished
}

/// Tags of languages, the most preferred first.
pub(crate) fn preferred() -> Vec<String> {
    preferred_by(|name| env::var(name).ok(), of_system)
}

fn preferred_by(
    environment: impl Fn(&str) -> Option<String>,
    system: impl FnOnce() -> Vec<String>,
) -> Vec<String> {
    let value = |name: &&str| environment(name).filter(|value| !value.is_empty());
    let locales: Vec<String> = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(value).collect();
    // Whoever wants no language at all is not to have that of a list.
    if locales.first().is_some_and(|locale| is_plain(locale)) {
        return vec!["en".to_owned()];
    }
    let list = value(&"LANGUAGE").unwrap_or_default();
    let list = list.split(':').filter(|tag| !tag.is_empty()).map(str::to_owned);
    let told: Vec<String> =
        list.chain(locales.into_iter().filter(|locale| !is_plain(locale))).collect();
    if told.is_empty() { system() } else { told }
}

/// `C` and `POSIX`, with or without a character set.
fn is_plain(locale: &str) -> bool {
    matches!(locale.split('.').next(), Some("C" | "POSIX"))
}

/// Windows has no such variables, but a list of its own.
#[cfg(windows)]
fn of_system() -> Vec<String> {
    sys_locale::get_locales().collect()
}

#[cfg(not(windows))]
fn of_system() -> Vec<String> {
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(variables: &[(&str, &str)], system: &[&str]) -> Vec<String> {
        let value = |name: &str| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        };
        preferred_by(value, || system.iter().map(|tag| (*tag).to_owned()).collect())
    }

    #[test]
    fn the_environment_is_one_list_and_the_system_is_asked_where_it_says_nothing() {
        let all = [
            ("LANG", "en_GB.UTF-8"),
            ("LC_MESSAGES", "nb_NO"),
            ("LC_ALL", "pl_PL.UTF-8"),
            ("LANGUAGE", "de_AT:sv"),
        ];
        assert_eq!(with(&all, &["fi"]), ["de_AT", "sv", "pl_PL.UTF-8", "nb_NO", "en_GB.UTF-8"]);
        assert_eq!(with(&[("LANG", ""), ("LC_ALL", "da")], &["fi"]), ["da"]);
        assert_eq!(with(&[], &["de-AT", "en-GB"]), ["de-AT", "en-GB"]);
        assert_eq!(with(&[("LANG", ""), ("LANGUAGE", ":")], &["nl-NL"]), ["nl-NL"]);
    }

    #[test]
    fn no_language_is_english_whatever_the_list_says() {
        for plain in ["C", "POSIX", "C.UTF-8"] {
            let told = [("LC_ALL", plain), ("LANGUAGE", "de"), ("LANG", "pl_PL")];
            assert_eq!(with(&told, &["fi"]), ["en"], "{plain}");
        }
        let last = [("LC_ALL", "pl"), ("LANG", "C")];
        assert_eq!(with(&last, &[]), ["pl"]);
    }

    #[test]
    fn the_option_is_found_in_any_form_but_not_behind_the_options() {
        let of =
            |args: &[&str]| asked(&args.iter().map(|arg| OsString::from(*arg)).collect::<Vec<_>>());
        assert_eq!(of(&["tallystone", "--lang", "de", "--help"]).as_deref(), Some("de"));
        assert_eq!(of(&["tallystone", "games", "--lang=pl"]).as_deref(), Some("pl"));
        assert_eq!(of(&["tallystone", "rules", "--", "--lang", "de"]), None);
        assert_eq!(of(&["tallystone", "--lang"]), None);
    }
}

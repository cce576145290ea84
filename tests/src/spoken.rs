//! Whether all that is read on a screen was said by the core: each word is from a message, or it is a
//! name or a number.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Opens and closes every message of the language that is made for tests.
pub const BRACKETS: (char, char) = ('⟦', '⟧');

/// The words of a language's messages.
#[derive(Debug)]
pub struct Vocabulary(BTreeSet<String>);

impl Vocabulary {
    /// All words of a language, and others that may be read: names, ids, what is typed.
    pub fn of(language: &str, others: &[&str]) -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/locales").join(language);
        let mut vocabulary = BTreeSet::new();
        for file in fs::read_dir(root).expect("a language").map_while(Result::ok) {
            let text = fs::read_to_string(file.path()).expect("a Fluent file");
            vocabulary.extend(text.lines().flat_map(words_of_line));
        }
        vocabulary.extend(others.iter().flat_map(|text| words(text)).map(|(word, _)| small(word)));
        Self(vocabulary)
    }

    /// Words of a text that no message has.
    pub fn foreign(&self, text: &str) -> Vec<String> {
        let is_known = |word: &str, is_cut: bool| {
            let word = small(word);
            let begins =
                || self.0.range(word.clone()..).next().is_some_and(|it| it.starts_with(&word));
            self.0.contains(&word) || (is_cut && begins())
        };
        let foreign = words(text).into_iter().filter(|(word, cut)| !is_known(word, *cut));
        foreign.map(|(word, _)| word.to_owned()).collect()
    }
}

/// What stands outside the brackets of messages and is neither a number nor one of these names. A
/// message may begin above what is seen, end below it, be cut, and have others in it.
pub fn outside_brackets(text: &str, names: &[&str]) -> Vec<String> {
    let mut outside = String::new();
    let mut depth = 0_usize;
    for (at, letter) in text.char_indices() {
        if letter == BRACKETS.0 {
            depth += 1;
        } else if letter == BRACKETS.1 {
            depth = depth.saturating_sub(1);
        } else if letter == '…' {
            depth = 0;
        } else {
            let next = text[at..].chars().find(|it| *it == BRACKETS.0 || *it == BRACKETS.1);
            let is_inside = depth > 0 || next == Some(BRACKETS.1);
            outside.push(if is_inside { ' ' } else { letter });
        }
    }
    let is_foreign =
        |word: &&str| !names.iter().any(|name| words(name).iter().any(|it| it.0 == *word));
    words(&outside)
        .into_iter()
        .map(|(word, _)| word)
        .filter(is_foreign)
        .map(str::to_owned)
        .collect()
}

/// The words of more than a letter, which may be a key or a seat, and whether each is cut.
fn words(text: &str) -> Vec<(&str, bool)> {
    let parts = text.split_inclusive(|letter: char| !letter.is_alphabetic());
    let words = parts.map(|part| {
        let word = part.trim_end_matches(|letter: char| !letter.is_alphabetic());
        (word, part.ends_with('…'))
    });
    words.filter(|(word, _)| word.chars().count() > 1).collect()
}

/// What a line of a Fluent file says.
fn words_of_line(line: &str) -> Vec<String> {
    if line.starts_with('#') {
        return Vec::new();
    }
    let is_name = |name: &str| name.chars().all(|it| it.is_alphanumeric() || it == '_');
    let said = match line.split_once(" = ") {
        Some((name, said)) if is_name(name) => said,
        _ => line.trim_start_matches([' ', '*']),
    };
    let said = match said.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((_, said)) => said,
        None => said,
    };
    // What is put in is said elsewhere.
    let plain = said.split('{').enumerate().map(|(nth, part)| match part.split_once('}') {
        _ if nth == 0 => part,
        Some((_, after)) => after,
        None => "",
    });
    plain.flat_map(words).map(|(word, _)| small(word)).collect()
}

fn small(word: &str) -> String {
    word.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_no_message_has_is_found() {
        let english = Vocabulary::of("en", &["Ann"]);
        assert_eq!(english.foreign("Ann begins: 3 A · F2 Und…"), Vec::<String>::new());
        assert_eq!(english.foreign("Xyzzy begins, Qwer…"), ["Xyzzy", "Qwer"]);
        // Neither names of messages nor of variables are said.
        assert_eq!(words_of_line("app_abc = the { $xyz } end"), ["the", "end"]);
        assert_eq!(words_of_line("   *[other] { NUMBER($n) } ends"), ["ends"]);
    }

    #[test]
    fn what_is_outside_the_brackets_is_found() {
        let outside = |text: &str| outside_brackets(text, &["Ann"]);
        assert_eq!(outside("⟦Ĺöğ⟧ 3 Ann ⟦a ⟦b⟧ cc⟧ F2"), Vec::<String>::new());
        assert_eq!(outside("end of one⟧ hard ⟦the beginning of"), ["hard"]);
        assert_eq!(outside("⟦a ⟦b⟧ inside ⟦c⟧ d⟧ min"), ["min"]);
        assert_eq!(outside("nothing said"), ["nothing", "said"]);
        assert_eq!(outside("⟦cut he…\nhard ⟦and … on⟧"), ["hard"]);
    }
}

//! Names of players as they are kept.

use crate::refusal::Refusal;
use crate::text::{count_of, is_blank, msg, one_line};

pub const LONGEST_NAME: usize = 40;

/// A name as it is kept: trimmed, on one line, not too long; `None` if nothing is left.
pub(crate) fn clean_name(name: &str) -> Result<Option<String>, Refusal> {
    let clean = cleaned(name);
    judge_length(&clean)?;
    Ok((!clean.is_empty()).then_some(clean))
}

/// A name without what is not to be seen, whatever its length; empty if there is nothing else.
pub(crate) fn cleaned(name: &str) -> String {
    if is_plain(name) {
        return name.to_owned();
    }
    let plain = one_line(name);
    if is_blank(&plain) {
        return String::new();
    }
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a name is words of Latin letters with a space between them, as most are: nothing has to be
/// taken out of it. A page of sessions asks this of every name.
fn is_plain(name: &str) -> bool {
    let mut after_a_letter = false;
    for letter in name.chars() {
        after_a_letter = match letter {
            '!'..='~' | '\u{a1}'..='\u{ac}' | '\u{ae}'..='\u{24f}' => true,
            ' ' if after_a_letter => false,
            _ => return false,
        };
    }
    after_a_letter
}

fn judge_length(clean: &str) -> Result<(), Refusal> {
    let length = clean.chars().count();
    if length > LONGEST_NAME {
        let text = msg!(app_refused_name, most = count_of(LONGEST_NAME), length = count_of(length));
        return Err(Refusal::new(text));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::*;

    #[test]
    fn of_a_plain_name_nothing_would_be_taken_out() {
        for letter in ('\0'..='\u{3000}').filter(|letter| is_plain(&letter.to_string())) {
            let name = format!("A{letter} {letter}");
            assert!(is_plain(&name) && matches!(one_line(&name), Cow::Borrowed(_)), "{letter:?}");
            assert!(!letter.is_whitespace() && !is_blank(&letter.to_string()), "{letter:?}");
        }
        for name in ["", " ", " Ann", "Ann ", "Ann  Lee", "Ann\u{a0}Lee", "Zo\u{ad}ë"] {
            assert!(!is_plain(name), "{name:?}");
        }
    }

    #[test]
    fn names_are_cleaned_or_refused() {
        assert_eq!(clean_name("  Ann \n Lee ").expect("fine"), Some("Ann Lee".to_owned()));
        assert_eq!(clean_name("Ann Lee").expect("fine"), Some("Ann Lee".to_owned()));
        assert_eq!(clean_name("Ann  Lee").expect("fine"), Some("Ann Lee".to_owned()));
        assert_eq!(clean_name("").expect("fine"), None);
        assert_eq!(clean_name(" \t ").expect("fine"), None);
        assert_eq!(clean_name("\u{3164}\u{200d}").expect("fine"), None);
        assert_eq!(clean_name("A\u{202e}nn").expect("fine"), Some("Ann".to_owned()));
        assert_eq!(clean_name("Zo\u{200b}ë\u{feff}").expect("fine"), Some("Zoë".to_owned()));
        assert_eq!(clean_name("\u{2066}נועה\u{200f}").expect("fine"), Some("נועה".to_owned()));
        assert!(clean_name(&"x".repeat(LONGEST_NAME + 1)).is_err());
    }
}

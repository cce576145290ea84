//! Names of players as they are kept.

use crate::refusal::Refusal;
use crate::table::count_of;
use crate::text::{is_blank, msg, one_line};

pub const LONGEST_NAME: usize = 40;

/// A name as it is kept: trimmed, on one line, not too long; `None` if nothing is left.
pub(crate) fn clean_name(name: &str) -> Result<Option<String>, Refusal> {
    let clean = cleaned(name);
    judge_length(&clean)?;
    Ok((!clean.is_empty()).then_some(clean))
}

/// A name without what is not to be seen, whatever its length; empty if there is nothing else.
pub(crate) fn cleaned(name: &str) -> String {
    // Most names are plain words, of which nothing has to be taken out.
    let is_plain = |word: &str| !word.is_empty() && word.bytes().all(|it| it.is_ascii_graphic());
    if name.split(' ').all(is_plain) {
        return name.to_owned();
    }
    let plain = one_line(name);
    if is_blank(&plain) {
        return String::new();
    }
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
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
    use super::*;

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

//! Names of players as they are kept.

use crate::refusal::Refusal;
use crate::table::count_of;
use crate::text::msg;

pub const LONGEST_NAME: usize = 40;

/// A name as it is kept: trimmed, on one line, not too long; `None` if nothing is left.
pub(crate) fn clean_name(name: &str) -> Result<Option<String>, Refusal> {
    let letters = name.chars().filter(|letter| !is_hidden(*letter));
    let clean: String =
        letters.map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    let clean = clean.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = clean.chars().count();
    if length > LONGEST_NAME {
        let text = msg!(app_refused_name, most = count_of(LONGEST_NAME), length = count_of(length));
        return Err(Refusal::new(text));
    }
    Ok((!clean.is_empty()).then_some(clean))
}

/// What would turn the words after a name around, too (overrides and isolates of direction), or is
/// there without being seen, so that two names look like one. Names that are written from right to
/// left, and pictures that are joined into one, need none of them.
fn is_hidden(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned_or_refused() {
        assert_eq!(clean_name("  Ann \n Lee ").expect("fine"), Some("Ann Lee".to_owned()));
        assert_eq!(clean_name(" \t ").expect("fine"), None);
        assert_eq!(clean_name("A\u{202e}nn").expect("fine"), Some("Ann".to_owned()));
        assert_eq!(clean_name("Zo\u{200b}ë\u{feff}").expect("fine"), Some("Zoë".to_owned()));
        assert_eq!(clean_name("\u{2066}נועה").expect("fine"), Some("נועה".to_owned()));
        assert!(clean_name(&"x".repeat(LONGEST_NAME + 1)).is_err());
    }
}

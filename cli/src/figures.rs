//! How numbers, pieces and rules are shown: with a real minus sign, with their counts, with their
//! marks.

use tallystone_core::checklist::Pieces;
use tallystone_core::rules::RuleAtom;
use tallystone_core::text::Language;

use crate::told::say;

pub(crate) fn plain(number: i64) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

pub(crate) fn signed(number: i64) -> String {
    if number > 0 { format!("+{number}") } else { plain(number) }
}

/// What a step takes out of the box, in a few words: `9 × wish stones · 9 × clovers`.
pub(crate) fn taken(pieces: &[Pieces<String>], language: Language) -> String {
    let some = pieces.iter().filter(|it| it.count > 0);
    let said = |it: &Pieces<String>| {
        say!(language, commands_pieces, n = it.count, what = it.text.as_str())
    };
    some.map(said).collect::<Vec<_>>().join(" · ")
}

/// A rule's title with the mark of a rule that the book does not simply print.
pub(crate) fn marked(rule: &RuleAtom<String>) -> String {
    match mark(rule) {
        Some(mark) => format!("{} {mark}", rule.title),
        None => rule.title.clone(),
    }
}

/// Where the book is silent, or its editions differ: one small sign with its words.
pub(crate) fn mark(rule: &RuleAtom<String>) -> Option<String> {
    rule.mark.as_ref().map(|mark| format!("◇ {mark}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_minus_is_a_minus() {
        assert_eq!(plain(-4), "−4");
        assert_eq!(plain(i64::MIN), "−9223372036854775808");
        assert_eq!((signed(7), signed(0), signed(-7)), ("+7".into(), "0".into(), "−7".into()));
    }
}

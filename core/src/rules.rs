//! Rules in the smallest pieces that answer a question, and a search over them.

use serde::Serialize;

use crate::text::{Message, Say, Speaker, fold};

/// One rule, in our own words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RuleAtom<T = Message> {
    pub id: String,
    /// The rulebook's section it comes from.
    pub section: T,
    pub title: T,
    pub text: T,
    /// Ids of atoms that a reader may want next.
    pub related: Vec<String>,
}

impl Say for RuleAtom {
    type Said = RuleAtom<String>;

    fn say(&self, speaker: &Speaker) -> RuleAtom<String> {
        RuleAtom {
            id: self.id.clone(),
            section: self.section.say(speaker),
            title: self.title.say(speaker),
            text: self.text.say(speaker),
            related: self.related.clone(),
        }
    }
}

/// The atoms of one section: id, title, text, related ids.
pub fn section<const N: usize>(
    title: &Message,
    atoms: [(&str, Message, Message, &[&str]); N],
) -> Vec<RuleAtom> {
    let atom = |(id, rule, text, related): (&str, Message, Message, &[&str])| RuleAtom {
        id: id.to_owned(),
        section: title.clone(),
        title: rule,
        text,
        related: related.iter().map(|id| (*id).to_owned()).collect(),
    };
    atoms.into_iter().map(atom).collect()
}

/// An atom without its section: `rule!("id", title, text, related…)`.
macro_rules! rule {
    ($id:literal, $title:ident, $text:ident, $($related:literal),*) => {
        (
            $id,
            $crate::text::msg!($title),
            $crate::text::msg!($text),
            &[$($related),*] as &[&str],
        )
    };
}
pub(crate) use rule;

/// The atoms that hold all the words (or beginnings of words) come first, those with them in the
/// title before the others; then those with fewer of them, at least half and at least two. Little
/// words do not matter. No words: all atoms in the order of the rulebook.
///
/// `same` are words that say the same, for whoever does not know the rulebook's own: groups
/// separated by semicolons.
pub fn search(atoms: Vec<RuleAtom<String>>, words: &str, same: &str) -> Vec<RuleAtom<String>> {
    let (words, same) = (fold(words), fold(same));
    let mut asked: Vec<&str> = words.split_whitespace().map(bare).collect();
    asked.retain(|word| !word.is_empty());
    if asked.iter().any(|word| !LITTLE.contains(word)) {
        asked.retain(|word| !LITTLE.contains(word));
    }
    let any = asked.is_empty();
    let wanted: Vec<Wanted<'_>> = asked.iter().map(|word| Wanted::new(word, &same)).collect();
    let merits: Vec<Vec<Option<usize>>> = atoms
        .iter()
        .map(|atom| {
            let title = fold(&atom.title);
            let text = format!("{} {}", fold(&atom.section), fold(&atom.text));
            wanted.iter().map(|word| word.merit(&title, &text)).collect()
        })
        .collect();
    // A word that no rule holds says nothing about any.
    let known = (0..wanted.len()).filter(|at| merits.iter().any(|of| of[*at].is_some())).count();
    let least = known.div_ceil(2).max(known.min(2));
    let mut found: Vec<((usize, usize), RuleAtom<String>)> = atoms
        .into_iter()
        .zip(merits)
        .map(|(atom, of)| {
            let held = of.iter().flatten();
            ((held.clone().count(), held.sum()), atom)
        })
        .filter(|((held, _), _)| any || (known > 0 && *held >= least))
        .collect();
    // Stable: what is equally good stays in the order of the rulebook.
    found.sort_by_key(|(rank, _)| std::cmp::Reverse(*rank));
    found.into_iter().map(|(_, atom)| atom).collect()
}

/// Words of a question that say nothing about a rule. “Who” is none: it stands for the players.
const LITTLE: &[&str] = &[
    "a", "am", "an", "and", "any", "are", "at", "be", "by", "can", "could", "do", "does", "for",
    "from", "get", "gets", "has", "have", "how", "i", "if", "in", "is", "it", "its", "many", "may",
    "me", "much", "must", "my", "of", "on", "or", "should", "so", "that", "the", "their", "there",
    "they", "this", "to", "we", "what", "when", "where", "which", "why", "will", "with", "would",
    "you", "your",
];

/// A word without the marks around it: `(tile)?`
fn bare(word: &str) -> &str {
    word.trim_matches(|letter: char| !letter.is_alphanumeric())
}

/// A word that is looked for.
struct Wanted<'a> {
    word: &'a str,
    /// Other words for it.
    others: Vec<&'a str>,
}

impl<'a> Wanted<'a> {
    fn new(word: &'a str, same: &'a str) -> Self {
        let group = same.split(';').find(|group| group.split_whitespace().any(|it| it == word));
        let others = group.into_iter().flat_map(str::split_whitespace).filter(|it| *it != word);
        Self { word, others: others.collect() }
    }

    /// How well an atom fits: the word itself before another one, the title before the text.
    fn merit(&self, title: &str, text: &str) -> Option<usize> {
        let other_in = |text: &str| self.others.iter().any(|other| has_word(text, other));
        if begins_a_word(title, self.word) {
            Some(3)
        } else if other_in(title) {
            Some(2)
        } else if begins_a_word(text, self.word) {
            Some(1)
        } else {
            other_in(text).then_some(0)
        }
    }
}

fn has_word(text: &str, word: &str) -> bool {
    text.split(|letter: char| !letter.is_alphanumeric()).any(|candidate| candidate == word)
}

fn begins_a_word(text: &str, word: &str) -> bool {
    text.split(|letter: char| !letter.is_alphanumeric())
        .any(|candidate| candidate.starts_with(word))
        || (word.contains(|letter: char| !letter.is_alphanumeric()) && text.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn atom(id: &str, title: &str, text: &str) -> RuleAtom<String> {
        RuleAtom {
            id: id.to_owned(),
            section: String::new(),
            title: title.to_owned(),
            text: text.to_owned(),
            related: Vec::new(),
        }
    }

    fn found(words: &str) -> Vec<String> {
        let atoms = vec![
            atom("end", "The end", "A wish at the end of Łódź"),
            atom("wish", "Wish stones", "Collect them."),
            atom("large", "Large figure", "Counts double."),
        ];
        let same = "finish end ends; big large";
        search(atoms, words, same).into_iter().map(|atom| atom.id).collect()
    }

    #[test]
    fn titles_come_before_texts_and_spelling_is_forgiven() {
        assert_eq!(found("wish"), ["wish", "end"]);
        assert_eq!(found("WIS"), ["wish", "end"]);
        assert_eq!(found("lodz"), ["end"]);
        assert_eq!(found("figure double"), ["large"]);
        assert_eq!(found("igure"), Vec::<&str>::new());
        assert_eq!(found(""), ["end", "wish", "large"]);
    }

    #[test]
    fn questions_find_rules_that_hold_most_of_their_words() {
        assert_eq!(found("is the figure large?"), ["large"]);
        assert_eq!(found("the"), ["end", "wish"], "little words alone are looked for");
        assert_eq!(found("figure sandwich"), ["large"], "no rule holds the other one");
        assert_eq!(found("sandwich"), Vec::<&str>::new());
        assert_eq!(found("wish stones lodz"), ["wish", "end"], "two of three, the better first");
        assert_eq!(found("collect wish lodz end"), ["end", "wish"], "three before two");
        assert_eq!(found("?"), ["end", "wish", "large"], "nothing is asked");
    }

    #[test]
    fn other_words_for_the_same_find_it_too() {
        assert_eq!(found("finish"), ["end"]);
        assert_eq!(found("big figure"), ["large"]);
        assert_eq!(found("big wish"), Vec::<&str>::new());
        assert_eq!(found("fin"), Vec::<&str>::new(), "a part of a word says nothing else");
    }
}

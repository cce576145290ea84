//! Finding the rule that answers a question: one way of matching for all languages.
//!
//! Words are compared by their letters: endings, plurals, parts of compounds and a wrong letter cost
//! rank, not the answer. What belongs to a language are its little words and its words that say the
//! same, which are messages; the rulebooks' own words are found in every language.

use super::RuleAtom;
use crate::text::fold;

/// Two words are alike from here on, in thousandths.
const ALIKE: u32 = 550;
/// Where nothing is alike, what is nearest is better than nothing.
const NEAR: u32 = 330;
/// Atoms that hold only some of what is asked: so many, if they are not far behind the best.
const MOST_PARTIAL: usize = 8;
const NOT_FAR_BEHIND: f64 = 0.4;

/// What a word is worth where it stands: in the title and among the words that the rule is asked by
/// before another word for it there, and all of these before the text.
const IN_TITLE: f64 = 3.0;
const AMONG_ASKED: f64 = 2.8;
const AMONG_TERMS: f64 = 2.4;
const OTHER_IN_TITLE: f64 = 1.9;
const IN_TEXT: f64 = 1.2;
const OTHER_IN_TEXT: f64 = 0.8;
/// What it is worth to ask just as people ask for a rule.
const LIKE_A_PHRASE: f64 = 6.0;
/// A little word in a phrase, against one that tells something, and that one against others.
const LITTLE_IN_PHRASE: f64 = 0.3;
const TELLING_IN_PHRASE: f64 = 1.5;
/// Another word for one of a phrase.
const OTHER_IN_PHRASE: f64 = 0.8;

/// The words of a language for the search.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    /// Words that say nothing about a rule.
    pub little: String,
    /// Words that say the same, for whoever does not know the rulebook's own: groups separated by
    /// semicolons.
    pub same: String,
    /// What people say when they ask for a rule: a line an atom, its id before a colon.
    pub asked: String,
}

impl Vocabulary {
    fn asked_by(&self, id: &str) -> &str {
        let lines = self.asked.lines().filter_map(|line| line.split_once(':'));
        lines.filter(|(of, _)| of.trim() == id).map(|(_, words)| words).next().unwrap_or_default()
    }
}

/// The atoms that hold all the words come first, then those that hold some, marked as such. No
/// words: all atoms in the order of the rulebook.
pub fn search(
    atoms: Vec<RuleAtom<String>>,
    question: &str,
    vocabulary: &Vocabulary,
) -> Vec<RuleAtom<String>> {
    let little = words(&vocabulary.little);
    let all = unique(words(question));
    let telling: Vec<String> = all.iter().filter(|word| !little.contains(word)).cloned().collect();
    // The words of a question that say something; all of them if none does.
    let (telling, little) =
        if telling.is_empty() { (all.clone(), Vec::new()) } else { (telling, little) };
    if telling.is_empty() {
        return atoms;
    }
    let groups: Vec<Vec<String>> = vocabulary.same.split(';').map(words).collect();
    let asked = Question {
        telling: telling.into_iter().map(|word| Asked::new(word, &groups)).collect(),
        idle: all.into_iter().filter(|word| little.contains(word)).collect(),
        little,
    };
    let page = |atom| Page::of(atom, vocabulary);
    let pages: Vec<Page> = atoms.iter().map(page).collect();
    let found = rank(&asked, &pages, ALIKE);
    let found = if found.is_empty() { rank(&asked, &pages, NEAR) } else { found };
    let mut atoms: Vec<Option<RuleAtom<String>>> = atoms.into_iter().map(Some).collect();
    let take = |(at, partial): (usize, bool)| {
        atoms.get_mut(at).and_then(Option::take).map(|atom| RuleAtom { partial, ..atom })
    };
    found.into_iter().filter_map(take).collect()
}

/// Each once.
fn unique(words: Vec<String>) -> Vec<String> {
    let mut once: Vec<String> = Vec::new();
    for word in words {
        if !once.contains(&word) {
            once.push(word);
        }
    }
    once
}

/// What is asked.
struct Question {
    /// The words that say something.
    telling: Vec<Asked>,
    /// The little ones between them.
    idle: Vec<String>,
    /// All little words of the language.
    little: Vec<String>,
}

impl Question {
    /// How much it is put like a phrase, from 0 to 1: what they have in common of all that they have.
    /// `weights` are those of its telling words.
    fn is_like(&self, phrase: &[String], weights: &[f64]) -> f64 {
        let mut common = 0.0;
        let mut all = 0.0;
        for (asked, weight) in self.telling.iter().zip(weights) {
            let weight = weight.max(LITTLE_IN_PHRASE);
            let itself = best(&asked.word, phrase);
            let other = asked.others.iter().map(|other| best(other, phrase)).max().unwrap_or(0);
            let alike = if itself >= ALIKE {
                f64::from(itself)
            } else if other >= ALIKE {
                f64::from(other) * OTHER_IN_PHRASE
            } else {
                0.0
            };
            common += weight * alike / 1000.0;
            all += weight;
        }
        for word in &self.idle {
            let held = if phrase.contains(word) { LITTLE_IN_PHRASE } else { 0.0 };
            common += held;
            all += LITTLE_IN_PHRASE;
        }
        let weigh = |word: &String| {
            if self.little.contains(word) { LITTLE_IN_PHRASE } else { TELLING_IN_PHRASE }
        };
        2.0 * common / (all + phrase.iter().map(weigh).sum::<f64>()).max(f64::MIN_POSITIVE)
    }
}

/// The words of a text as they are compared. Whoever has no ä, ö, ü or å types two letters for it.
fn words(text: &str) -> Vec<String> {
    let folded = fold(text);
    let words = folded.split(|letter: char| !letter.is_alphanumeric());
    let plain = |word: &str| {
        word.replace("ae", "a").replace("oe", "o").replace("ue", "u").replace("aa", "a")
    };
    words.filter(|word| !word.is_empty()).map(plain).collect()
}

/// A word that is looked for, and others that say the same.
struct Asked {
    word: String,
    others: Vec<String>,
}

impl Asked {
    fn new(word: String, groups: &[Vec<String>]) -> Self {
        let is_same = |group: &&Vec<String>| group.contains(&word);
        let others = groups.iter().filter(is_same).flatten().filter(|other| **other != word);
        Self { others: others.cloned().collect(), word }
    }
}

/// The words of an atom.
struct Page {
    title: Vec<String>,
    asked: Vec<String>,
    /// The title, and whole phrases that the rule is asked by.
    phrases: Vec<Vec<String>>,
    terms: Vec<String>,
    text: Vec<String>,
}

impl Page {
    fn of(atom: &RuleAtom<String>, vocabulary: &Vocabulary) -> Self {
        let mut text = words(&atom.text);
        text.extend(words(&atom.section));
        let (title, asked) = (words(&atom.title), vocabulary.asked_by(&atom.id));
        let mut phrases: Vec<Vec<String>> = asked.split([',', ';']).map(words).collect();
        phrases.push(title.clone());
        Self { title, asked: words(asked), phrases, terms: words(atom.terms), text }
    }

    /// How well a word is answered here, and how alike the best word is.
    fn answer(&self, asked: &Asked, alike: u32) -> Option<f64> {
        let other_in = |words: &[String]| {
            asked.others.iter().map(|other| best(other, words)).max().unwrap_or(0)
        };
        let places = [
            (IN_TITLE, best(&asked.word, &self.title)),
            (AMONG_ASKED, best(&asked.word, &self.asked)),
            (AMONG_TERMS, best(&asked.word, &self.terms)),
            (OTHER_IN_TITLE, other_in(&self.title).max(other_in(&self.asked))),
            (IN_TEXT, best(&asked.word, &self.text)),
            (OTHER_IN_TEXT, other_in(&self.text)),
        ];
        let worth = |(worth, alike): (f64, u32)| worth * f64::from(alike) / 1000.0;
        let found = places.into_iter().filter(|(_, found)| *found >= alike).map(worth);
        found.max_by(f64::total_cmp)
    }
}

/// The atoms by how well they answer, each with whether it holds only some of what is asked.
fn rank(question: &Question, pages: &[Page], alike: u32) -> Vec<(usize, bool)> {
    let asked = &question.telling;
    let answers: Vec<Vec<Option<f64>>> =
        pages.iter().map(|page| asked.iter().map(|it| page.answer(it, alike)).collect()).collect();
    let holding = |at: usize| answers.iter().filter(|of| of[at].is_some()).count();
    // A word that no rule holds says nothing about any; one that few hold says most.
    let weights: Vec<f64> = (0..asked.len())
        .map(|at| match holding(at) {
            0 => 0.0,
            #[allow(clippy::cast_precision_loss)]
            held => (1.0 + pages.len() as f64 / held as f64).ln(),
        })
        .collect();
    let mut ranked: Vec<(bool, f64, usize)> = answers
        .iter()
        .enumerate()
        .map(|(at, of)| {
            let known = weights.iter().zip(of).filter(|(weight, _)| **weight > 0.0);
            let partial = known.clone().any(|(_, answer)| answer.is_none());
            let held: f64 = known.map(|(weight, answer)| weight * answer.unwrap_or(0.0)).sum();
            let phrases = pages[at].phrases.iter();
            let like = phrases.map(|phrase| question.is_like(phrase, &weights)).fold(0.0, f64::max);
            (partial, if held > 0.0 { held + LIKE_A_PHRASE * like } else { 0.0 }, at)
        })
        .filter(|(_, score, _): &(bool, f64, usize)| *score > 0.0)
        .collect();
    // Stable: what is equally good stays in the order of the rulebook.
    ranked.sort_by(|one, other| one.0.cmp(&other.0).then(other.1.total_cmp(&one.1)));
    let whole = ranked.iter().filter(|(partial, ..)| !partial).count();
    let most = ranked.iter().map(|(_, score, _)| *score).fold(0.0, f64::max);
    ranked.retain(|(partial, score, _)| !partial || *score >= NOT_FAR_BEHIND * most);
    ranked.truncate(whole + MOST_PARTIAL);
    ranked.into_iter().map(|(partial, _, at)| (at, partial)).collect()
}

/// How alike the most similar of some words is.
fn best(word: &str, words: &[String]) -> u32 {
    words.iter().map(|held| likeness(word, held)).max().unwrap_or(0)
}

/// How alike two words are, in thousandths: by what one is the beginning or a part of, by a slip of the
/// finger, by the letters that they have in common.
fn likeness(asked: &str, held: &str) -> u32 {
    if asked == held {
        return 1000;
    }
    let (a, b) = (asked.chars().count(), held.chars().count());
    let (short, long) = (a.min(b), a.max(b));
    if short < 3 || asked.bytes().all(|it| it.is_ascii_digit()) {
        return 0;
    }
    let more = u32::try_from(long - short).unwrap_or(u32::MAX).min(10);
    let (shorter, longer) = if a <= b { (asked, held) } else { (held, asked) };
    if longer.starts_with(shorter) && (a <= b || short >= 4) {
        return 960 - 30 * more;
    }
    if short >= 4 && longer.contains(shorter) {
        return 800 - 15 * more;
    }
    if long >= 5 && slips(asked, held) <= 1 {
        return 780;
    }
    if long >= 8 && slips(asked, held) <= 2 {
        return 700;
    }
    in_common(asked, held) * 9 / 10
}

/// How many letters have to be changed, left out, put in or exchanged with their neighbour.
fn slips(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    if one.len().abs_diff(other.len()) > 2 {
        return usize::MAX;
    }
    let mut before = vec![0; other.len() + 1];
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for (i, letter) in one.iter().enumerate() {
        let mut row = vec![i + 1; other.len() + 1];
        for (j, against) in other.iter().enumerate() {
            let changed = last[j] + usize::from(letter != against);
            row[j + 1] = changed.min(last[j + 1] + 1).min(row[j] + 1);
            let exchanged = i > 0 && j > 0 && *letter == other[j - 1] && one[i - 1] == *against;
            if exchanged {
                row[j + 1] = row[j + 1].min(before[j - 1] + 1);
            }
        }
        before = std::mem::replace(&mut last, row);
    }
    last[other.len()]
}

/// Runs of three letters that two words have in common, of all that they have, in thousandths. The
/// beginning of a word counts, its end does not: languages change their words there.
fn in_common(one: &str, other: &str) -> u32 {
    let (one, other) = (runs(one), runs(other));
    let common = one.iter().filter(|run| other.contains(run)).count();
    let all = one.len() + other.len();
    u32::try_from(2000 * common / all.max(1)).unwrap_or(0)
}

fn runs(word: &str) -> Vec<[char; 3]> {
    let letters: Vec<char> = [' ', ' '].into_iter().chain(word.chars()).collect();
    letters.windows(3).map(|run| [run[0], run[1], run[2]]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Message;

    fn vocabulary() -> Vocabulary {
        Vocabulary {
            little: "is the a of how many".to_owned(),
            same: "finish end ends; big large".to_owned(),
            asked: "end: over, last round\nlarge: the big guy".to_owned(),
        }
    }

    fn atom(id: &str, title: &str, text: &str, terms: &'static str) -> RuleAtom<String> {
        let message = Message::verbatim;
        let atom = RuleAtom::new(id, message(title), message(text), &[]).terms(terms);
        let speaker = crate::text::Speaker::without_table(crate::text::Language::default());
        crate::text::Say::say(&atom, &speaker)
    }

    fn found(words: &str) -> Vec<String> {
        let atoms = vec![
            atom("end", "The end", "A wish at the end of Łódź", "Spielende"),
            atom("wish", "Wish stones", "Collect them.", "Wunschsteine wensstenen"),
            atom("large", "Large figure", "Counts double.", "große Figur"),
        ];
        let mark = |atom: RuleAtom<String>| {
            if atom.partial { format!("({})", atom.id) } else { atom.id }
        };
        search(atoms, words, &vocabulary()).into_iter().map(mark).collect()
    }

    #[test]
    fn titles_come_before_texts_and_spelling_is_forgiven() {
        assert_eq!(found("wish"), ["wish", "end"]);
        assert_eq!(found("WIS"), ["wish", "end"]);
        assert_eq!(found("lodz"), ["end"]);
        assert_eq!(found("figure double"), ["large"]);
        assert_eq!(found("figrue"), ["large"], "a slip of the finger");
        assert_eq!(found("wishes"), ["wish", "end"], "a plural");
        assert_eq!(found(""), ["end", "wish", "large"]);
        assert_eq!(found("?"), ["end", "wish", "large"], "nothing is asked");
    }

    #[test]
    fn the_rulebooks_own_words_are_found_in_every_language() {
        assert_eq!(found("wensstenen")[0], "wish");
        assert_eq!(found("Wunschstein")[0], "wish");
        assert_eq!(found("grosse Figur")[0], "large");
        assert_eq!(found("Grösse")[0], "large", "an o with dots is an o");
        assert_eq!(found("groesse")[0], "large", "and so are two letters for it");
    }

    #[test]
    fn what_holds_all_comes_before_what_holds_some() {
        assert_eq!(found("is the figure large?"), ["large"]);
        assert_eq!(found("figure sandwich"), ["large"], "no rule holds the other one");
        assert_eq!(found("wish collect")[0], "wish");
        assert_eq!(found("end collect")[0], "(end)", "neither holds both");
        let some = found("big wish");
        assert!(some.contains(&"(wish)".to_owned()), "something is better than nothing: {some:?}");
        assert_eq!(found("xylophone"), Vec::<&str>::new());
    }

    #[test]
    fn other_words_for_the_same_find_it_too() {
        assert_eq!(found("finish"), ["end"]);
        assert_eq!(found("big figure"), ["large"]);
    }

    #[test]
    fn a_rule_is_found_by_what_people_say_when_they_ask_for_it() {
        assert_eq!(found("when is it over")[0], "end");
        assert_eq!(found("guy")[0], "large");
    }
}

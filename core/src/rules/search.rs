//! Finding the rule that answers a question: one way of matching for all languages.
//!
//! Words are compared by their letters: endings, plurals, parts of compounds and a wrong letter cost
//! rank, not the answer. What belongs to a language are its little words and its words that say the
//! same, which are messages; the rulebooks' own words are found in every language.

use std::collections::{BTreeMap, BTreeSet};

use super::RuleAtom;
use crate::text::fold;

/// Two words are alike from here on, in thousandths.
const ALIKE: u32 = 550;
/// Where nothing is alike, what is nearest is better than nothing.
const NEAR: u32 = 330;
/// What is like a word is worth less where the word itself is known, in thousandths.
const LIKE_A_KNOWN_WORD: u32 = 800;
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
/// What it is worth to ask just as people ask for a rule, and what the next two ways of asking for it
/// that are most like it add to that.
const LIKE_A_PHRASE: f64 = 18.0;
const LIKE_MORE_PHRASES: [f64; 3] = [1.0, 0.2, 0.1];
/// A little word in a phrase, against one that tells something.
const LITTLE_IN_PHRASE: f64 = 0.7;
/// Another word for one of a phrase.
const OTHER_IN_PHRASE: f64 = 0.7;
/// Two words that follow each other in a phrase as they do in the question.
const IN_ORDER: f64 = 0.3;
/// What it is worth that a rule is asked by a word often, how often that is, and how much less it says
/// where more phrases are written for a rule than for others.
const ASKED_OFTEN: f64 = 6.0;
const OFTEN: f64 = 4.0;
const OF_MANY: f64 = 0.75;

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

/// The atoms that hold all the words, or answer better than any that does, come first, then those that
/// hold some, marked as such. No words: all atoms in the order of the rulebook.
pub fn search(
    atoms: Vec<RuleAtom<String>>,
    question: &str,
    vocabulary: &Vocabulary,
) -> Vec<RuleAtom<String>> {
    let little = words(&vocabulary.little);
    let order = words(question);
    let all = unique(order.clone());
    let telling: Vec<String> = all.iter().filter(|word| !little.contains(word)).cloned().collect();
    // The words of a question that say something; all of them if none does.
    let (telling, little) =
        if telling.is_empty() { (all.clone(), Vec::new()) } else { (telling, little) };
    if telling.is_empty() {
        return atoms;
    }
    let groups: Vec<Vec<String>> = vocabulary.same.split(';').map(words).collect();
    let mut lexicon = Lexicon::default();
    let page = |atom| Page::of(atom, vocabulary, &mut lexicon);
    let pages: Vec<Page> = atoms.iter().map(page).collect();
    let asked = Question {
        telling: telling
            .into_iter()
            .map(|word| Asked::new(&word, &groups, &little, &lexicon))
            .collect(),
        idle: all.iter().filter(|word| little.contains(word)).map(|it| lexicon.id_of(it)).collect(),
        pairs: order.windows(2).map(|two| [&two[0], &two[1]].map(|it| lexicon.id_of(it))).collect(),
        worth: lexicon.worth(&pages, &little),
    };
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

/// The words of all atoms, each once: they are compared with those of the question only once.
#[derive(Default)]
struct Lexicon {
    words: Vec<String>,
    ids: BTreeMap<String, usize>,
}

impl Lexicon {
    fn take(&mut self, text: &str) -> Vec<usize> {
        words(text).into_iter().map(|word| self.id(word)).collect()
    }

    fn id(&mut self, word: String) -> usize {
        let next = self.words.len();
        let words = &mut self.words;
        *self.ids.entry(word).or_insert_with_key(|word| {
            words.push(word.clone());
            next
        })
    }

    fn id_of(&self, word: &str) -> Option<usize> {
        self.ids.get(word).copied()
    }

    /// What each word tells in a phrase: most, if few rules are asked by it.
    fn worth(&self, pages: &[Page], little: &[String]) -> Vec<f64> {
        let mut held = vec![0; self.words.len()];
        for page in pages {
            let once: BTreeSet<usize> = page.phrases.iter().flatten().copied().collect();
            for id in once {
                held[id] += 1;
            }
        }
        let worth = |(word, held): (&String, usize)| {
            if little.contains(word) {
                LITTLE_IN_PHRASE
            } else {
                rarity(number(held.max(1)), pages.len())
            }
        };
        self.words.iter().zip(held).map(worth).collect()
    }
}

/// What a word says that so many of all atoms hold.
fn rarity(held: f64, all: usize) -> f64 {
    (1.0 + number(all) / held).ln()
}

fn number(of: usize) -> f64 {
    f64::from(u32::try_from(of).unwrap_or(u32::MAX))
}

/// What is asked.
struct Question {
    /// The words that say something.
    telling: Vec<Asked>,
    /// The little ones between them, as far as any atom has them.
    idle: Vec<Option<usize>>,
    /// Words that follow each other.
    pairs: Vec<[Option<usize>; 2]>,
    /// What the words of the atoms tell in a phrase.
    worth: Vec<f64>,
}

impl Question {
    /// How much it is put like a phrase, from 0 to 1: what they have in common of all that they have;
    /// and a little more, if it is in the same order. `weights` are those of its telling words.
    fn is_like(&self, phrase: &[usize], weights: &[f64]) -> f64 {
        let mut common = 0.0;
        let mut all: f64 = phrase.iter().map(|word| self.worth[*word]).sum();
        for (asked, weight) in self.telling.iter().zip(weights) {
            let weight = weight.max(LITTLE_IN_PHRASE);
            common += weight * asked.is_in(phrase);
            all += weight;
        }
        for word in &self.idle {
            let is_held = word.is_some_and(|word| phrase.contains(&word));
            common += if is_held { LITTLE_IN_PHRASE } else { 0.0 };
            all += LITTLE_IN_PHRASE;
        }
        let is_pair = |two: &&[usize]| self.pairs.contains(&[Some(two[0]), Some(two[1])]);
        let in_order = phrase.windows(2).filter(is_pair).count();
        let pairs = (phrase.len().saturating_sub(1) + self.pairs.len()).max(1);
        2.0 * common / all.max(f64::MIN_POSITIVE)
            + IN_ORDER * 2.0 * number(in_order) / number(pairs)
    }

    /// How much it is put as people ask for a rule.
    fn is_asked_like(&self, page: &Page, weights: &[f64]) -> f64 {
        let mut likes: Vec<f64> =
            page.phrases.iter().map(|phrase| self.is_like(phrase, weights)).collect();
        likes.sort_by(|one, other| other.total_cmp(one));
        likes.iter().zip(LIKE_MORE_PHRASES).map(|(like, share)| like * share).sum()
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

/// A word that is looked for: how alike it is to each word of the atoms, and how alike others are that
/// say the same.
struct Asked {
    itself: Vec<u32>,
    others: Vec<u32>,
}

impl Asked {
    fn new(word: &String, groups: &[Vec<String>], little: &[String], lexicon: &Lexicon) -> Self {
        let is_same = |group: &&Vec<String>| group.contains(word);
        let others = groups.iter().filter(is_same).flatten().filter(|other| *other != word);
        let others = unique(others.cloned().collect());
        let most = |held: &String| others.iter().map(|it| likeness(it, held)).max().unwrap_or(0);
        // Where the word itself is known, one that is only like it is less likely to be meant; and a
        // little word says nothing, whatever it is like.
        let is_known = lexicon.ids.contains_key(word);
        let like = |held: &String| match likeness(word, held) {
            1000 => 1000,
            _ if little.contains(held) => 0,
            alike if is_known => alike * LIKE_A_KNOWN_WORD / 1000,
            alike => alike,
        };
        Self {
            itself: lexicon.words.iter().map(like).collect(),
            others: lexicon.words.iter().map(most).collect(),
        }
    }

    /// How much of it is in a phrase, from 0 to 1.
    fn is_in(&self, phrase: &[usize]) -> f64 {
        let (itself, other) = (best(&self.itself, phrase), best(&self.others, phrase));
        if itself >= ALIKE {
            f64::from(itself) / 1000.0
        } else if other >= ALIKE {
            OTHER_IN_PHRASE * f64::from(other) / 1000.0
        } else {
            0.0
        }
    }
}

/// The words of an atom.
struct Page {
    title: Vec<usize>,
    asked: Vec<usize>,
    /// The title, and whole phrases that the rule is asked by.
    phrases: Vec<Vec<usize>>,
    terms: Vec<usize>,
    text: Vec<usize>,
}

impl Page {
    fn of(atom: &RuleAtom<String>, vocabulary: &Vocabulary, lexicon: &mut Lexicon) -> Self {
        let mut text = lexicon.take(&atom.text);
        text.extend(lexicon.take(&atom.section));
        let asked = vocabulary.asked_by(&atom.id).split([',', ';']);
        let mut phrases: Vec<Vec<usize>> = asked.map(|phrase| lexicon.take(phrase)).collect();
        let asked = phrases.concat();
        let title = lexicon.take(&atom.title);
        phrases.push(title.clone());
        phrases.retain(|phrase| !phrase.is_empty());
        Self { title, asked, phrases, terms: lexicon.take(atom.terms), text }
    }

    /// How well a word is answered here, and how alike the best word is.
    fn answer(&self, asked: &Asked, alike: u32) -> Option<f64> {
        let other_in = |words: &[usize]| best(&asked.others, words);
        let places = [
            (IN_TITLE, best(&asked.itself, &self.title)),
            (AMONG_ASKED, best(&asked.itself, &self.asked)),
            (AMONG_TERMS, best(&asked.itself, &self.terms)),
            (OTHER_IN_TITLE, other_in(&self.title).max(other_in(&self.asked))),
            (IN_TEXT, best(&asked.itself, &self.text)),
            (OTHER_IN_TEXT, other_in(&self.text)),
        ];
        let worth = |(worth, alike): (f64, u32)| worth * f64::from(alike) / 1000.0;
        let found = places.into_iter().filter(|(_, found)| *found >= alike).map(worth);
        found.max_by(f64::total_cmp)
    }

    /// How often the rule is asked by a word, from 0 to 1. `usual` is how many phrases rules have.
    fn is_asked_by(&self, asked: &Asked, usual: f64) -> f64 {
        let times: f64 = self.phrases.iter().map(|phrase| asked.is_in(phrase)).sum();
        let many = 1.0 - OF_MANY + OF_MANY * number(self.phrases.len()) / usual;
        times / (times + OFTEN * many).max(f64::MIN_POSITIVE)
    }
}

/// The atoms by how well they answer, each with whether it holds only some of what is asked.
fn rank(question: &Question, pages: &[Page], alike: u32) -> Vec<(usize, bool)> {
    let asked = &question.telling;
    let answers: Vec<Vec<Option<f64>>> =
        pages.iter().map(|page| asked.iter().map(|it| page.answer(it, alike)).collect()).collect();
    // A word that no rule holds says nothing about any; one that few hold says most, and to hold it
    // in the text is not to hold it as much.
    let weights: Vec<f64> = (0..asked.len())
        .map(|at| {
            let held = answers.iter().filter_map(|of| of[at]).map(|it| (it / IN_TITLE).powi(2));
            let held: f64 = held.sum();
            if held > 0.0 { rarity(held.max(0.5), pages.len()) } else { 0.0 }
        })
        .collect();
    let phrases: usize = pages.iter().map(|page| page.phrases.len()).sum();
    let usual = number(phrases) / number(pages.len().max(1));
    let score = |(page, of): (&Page, &Vec<Option<f64>>)| {
        let held: f64 = weights.iter().zip(of).map(|(it, of)| it * of.unwrap_or(0.0)).sum();
        let often = asked.iter().map(|it| page.is_asked_by(it, usual));
        let often: f64 = weights.iter().zip(often).map(|(weight, often)| weight * often).sum();
        let like = question.is_asked_like(page, &weights);
        if held > 0.0 { held + ASKED_OFTEN * often + LIKE_A_PHRASE * like } else { 0.0 }
    };
    let scores: Vec<f64> = pages.iter().zip(&answers).map(score).collect();
    let holds_all = |at: &usize| {
        weights.iter().zip(&answers[*at]).all(|(weight, of)| *weight == 0.0 || of.is_some())
    };
    let found: Vec<usize> = (0..pages.len()).filter(|at| scores[*at] > 0.0).collect();
    let most = scores.iter().copied().fold(0.0, f64::max);
    let whole = found.iter().filter(|at| holds_all(at)).map(|at| scores[*at]);
    // What answers better than anything that holds all the words is no partial answer.
    let good = whole.max_by(f64::total_cmp).unwrap_or(f64::INFINITY);
    let is_partial = |at: usize| scores[at] < good && !holds_all(&at);
    let mut ranked: Vec<(bool, usize)> = found.iter().map(|at| (is_partial(*at), *at)).collect();
    // Stable: what is equally good stays in the order of the rulebook.
    ranked.sort_by(|(one_is, one), (other_is, other)| {
        one_is.cmp(other_is).then(scores[*other].total_cmp(&scores[*one]))
    });
    let whole = ranked.iter().filter(|(partial, _)| !partial).count();
    ranked.retain(|(partial, at)| !partial || scores[*at] >= NOT_FAR_BEHIND * most);
    ranked.truncate(whole + MOST_PARTIAL);
    ranked.into_iter().map(|(partial, at)| (at, partial)).collect()
}

/// How alike the most similar of some words is.
fn best(likes: &[u32], words: &[usize]) -> u32 {
    words.iter().map(|held| likes[*held]).max().unwrap_or(0)
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
    fn the_order_of_words_counts_and_how_often_a_rule_is_asked_by_one() {
        let asked = "on: a stone onto a river, twig\nunder: a river onto a stone, twig, dry twig";
        let vocabulary = Vocabulary { asked: asked.to_owned(), ..vocabulary() };
        let first = |question| {
            let atoms = vec![atom("on", "Up", "", ""), atom("under", "Down", "", "")];
            search(atoms, question, &vocabulary).swap_remove(0).id
        };
        assert_eq!(first("stone onto a river"), "on");
        assert_eq!(first("river onto a stone"), "under");
        assert_eq!(first("is it a wet twig"), "under");
    }

    #[test]
    fn what_answers_better_than_anything_that_holds_all_is_no_partial_answer() {
        let asked =
            "here: may I put a hat on my head\nthere: in, rain, my, head, I, hat, on, may, put";
        let vocabulary = Vocabulary { asked: asked.to_owned(), ..vocabulary() };
        let atoms = vec![atom("there", "Rain", "", ""), atom("here", "Hats", "", "")];
        let found = search(atoms, "may I put a hat on my head in rain", &vocabulary);
        assert_eq!((found[0].id.as_str(), found[0].partial), ("here", false));
    }

    #[test]
    fn a_known_word_is_meant_before_one_that_is_like_it() {
        let asked = "does: how does it work, what works\nsacks: worki";
        let vocabulary = Vocabulary { asked: asked.to_owned(), ..vocabulary() };
        let atoms = vec![atom("does", "Working", "", ""), atom("sacks", "Mill", "", "")];
        assert_eq!(search(atoms, "worki", &vocabulary)[0].id, "sacks");
    }

    #[test]
    fn a_rule_is_found_by_what_people_say_when_they_ask_for_it() {
        assert_eq!(found("when is it over")[0], "end");
        assert_eq!(found("guy")[0], "large");
    }
}

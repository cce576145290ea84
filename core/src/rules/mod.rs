//! Rules in the smallest pieces that answer a question, a search over them, and what gives points.

mod points;
mod search;

use serde::Serialize;

pub use points::{PointsRow, PointsSection};
pub use search::{Vocabulary, search};

use crate::text::{Message, Say, Speaker, msg};

/// One rule, in our own words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RuleAtom<T = Message> {
    pub id: String,
    /// The rulebook's section it comes from.
    pub section: T,
    pub title: T,
    /// As the edition that is played prints it, where they differ.
    pub text: T,
    /// Ids of atoms that a reader may want next.
    pub related: Vec<String>,
    pub standing: Standing,
    /// The standing in a word or two, where the rule is not simply printed.
    pub mark: Option<T>,
    /// The option that changes a ruling, by its id.
    pub option: Option<String>,
    /// What other editions print instead.
    pub others: Vec<OtherEdition<T>>,
    /// The rulebooks' own words for it, in the languages that they are in: to be found by.
    #[serde(skip)]
    pub terms: &'static str,
    /// Only some of what was asked is in it.
    pub partial: bool,
}

/// Where a rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// The rulebook prints it.
    Printed,
    /// Editions print it differently.
    ByEdition,
    /// The rulebook is silent: this is how we rule.
    OurRuling,
}

/// A rule as another edition has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OtherEdition<T = Message> {
    /// Which edition, by its name.
    pub edition: T,
    pub text: T,
}

impl RuleAtom {
    /// A rule that the rulebook prints. Its section is set by [`section`].
    pub fn new(id: &str, title: Message, text: Message, related: &[&str]) -> Self {
        Self {
            id: id.to_owned(),
            section: Message::verbatim(""),
            title,
            text,
            related: related.iter().map(|id| (*id).to_owned()).collect(),
            standing: Standing::Printed,
            mark: None,
            option: None,
            others: Vec::new(),
            terms: "",
            partial: false,
        }
    }

    /// The rulebook is silent, and nothing changes how we rule.
    #[must_use]
    pub fn our_ruling(mut self) -> Self {
        self.standing = Standing::OurRuling;
        self.mark = Some(msg!(app_rule_our_ruling));
        self
    }

    /// The option, by its id, that changes the ruling or the rule.
    #[must_use]
    pub fn changed_by(mut self, option: &str) -> Self {
        self.option = Some(option.to_owned());
        self
    }

    /// Editions print it differently: what the others have, each with its name.
    #[must_use]
    pub fn differing(mut self, others: Vec<(Message, Message)>) -> Self {
        self.standing = Standing::ByEdition;
        self.mark = Some(msg!(app_rule_by_edition));
        self.others =
            others.into_iter().map(|(edition, text)| OtherEdition { edition, text }).collect();
        self
    }

    /// The rulebooks' own words for it, separated by spaces.
    #[must_use]
    pub fn terms(mut self, terms: &'static str) -> Self {
        self.terms = terms;
        self
    }
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
            standing: self.standing,
            mark: self.mark.say(speaker),
            option: self.option.clone(),
            others: self.others.say(speaker),
            terms: self.terms,
            partial: self.partial,
        }
    }
}

impl Say for OtherEdition {
    type Said = OtherEdition<String>;

    fn say(&self, speaker: &Speaker) -> OtherEdition<String> {
        OtherEdition { edition: self.edition.say(speaker), text: self.text.say(speaker) }
    }
}

/// The atoms of one section.
pub fn section(title: &Message, atoms: impl IntoIterator<Item = RuleAtom>) -> Vec<RuleAtom> {
    atoms.into_iter().map(|atom| RuleAtom { section: title.clone(), ..atom }).collect()
}

/// An atom without its section: `rule!("id", title, text, related…)`.
macro_rules! rule {
    ($id:literal, $title:ident, $text:ident, $($related:literal),* $(,)?) => {
        $crate::rules::RuleAtom::new(
            $id,
            $crate::text::msg!($title),
            $crate::text::msg!($text),
            &[$($related),*],
        )
    };
}
pub(crate) use rule;

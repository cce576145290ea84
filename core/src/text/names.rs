//! What the seats of a table are called, so that no two are called the same.

use std::collections::HashMap;

use super::{Language, Speaker, fold, label, msg};
use crate::look::Colour;

/// The seats' names as they were told, with what tells apart those of one name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(Vec<(String, Colour)>);

impl Names {
    pub fn new(told: impl IntoIterator<Item = (String, Colour)>) -> Self {
        Self(told.into_iter().collect())
    }

    /// As they were told.
    pub fn told(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| name.as_str())
    }

    /// Each different from all others, however they are spelt: whoever shares a name has the colour
    /// with it, and a number where that is shared as well.
    pub fn apart(&self, language: Language) -> Vec<String> {
        if are_apart(self.told()) {
            return self.told().map(str::to_owned).collect();
        }
        let mut times: HashMap<String, usize> = HashMap::new();
        for name in self.told() {
            *times.entry(fold(name)).or_default() += 1;
        }
        let speaker = Speaker::without_table(language);
        let mut taken: Vec<String> =
            times.iter().filter(|(_, times)| **times == 1).map(|(name, _)| name.clone()).collect();
        let mut apart = Vec::new();
        for (name, colour) in &self.0 {
            if times.get(&fold(name)) == Some(&1) {
                apart.push(name.clone());
                continue;
            }
            let colour = word(*colour, language);
            let marked = |mark: String| {
                let called = msg!(app_name_apart, name = name.as_str(), mark = mark);
                speaker.say(&called)
            };
            let marks = (2..).map(|number| format!("{colour} {number}"));
            let marks = std::iter::once(colour.clone()).chain(marks).map(marked);
            // As many marks as it takes: each is another name.
            let free = marks.into_iter().find(|called| !taken.contains(&fold(called)));
            let called = free.unwrap_or_else(|| name.clone());
            taken.push(fold(&called));
            apart.push(called);
        }
        apart
    }
}

/// Whether no two names are the same, however they are spelt.
pub fn are_apart<'a>(told: impl Iterator<Item = &'a str>) -> bool {
    let folded: Vec<String> = told.map(fold).collect();
    folded.iter().enumerate().all(|(at, name)| !folded[..at].contains(name))
}

fn word(colour: Colour, language: Language) -> String {
    label(language, &format!("label_colour_{}", format!("{colour:?}").to_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn called(told: &[(&str, Colour)]) -> Vec<String> {
        let told = told.iter().map(|(name, colour)| ((*name).to_owned(), *colour));
        Names::new(told).apart(Language::default())
    }

    #[test]
    fn whoever_shares_a_name_has_the_colour_with_it() {
        let (red, blue, green) = (Colour::Red, Colour::Blue, Colour::Green);
        assert_eq!(called(&[("Ann", red), ("Ben", blue)]), ["Ann", "Ben"]);
        let anns = [("Ann", red), ("ÄNN", blue), ("Ben", green)];
        assert_eq!(called(&anns), ["Ann (red)", "ÄNN (blue)", "Ben"]);
    }

    #[test]
    fn no_two_are_called_the_same_whatever_was_told() {
        let red = Colour::Red;
        let told = [("Ann", red), ("Ann", red), ("Ann (red)", red), ("ann", red), ("", red)];
        let called = called(&told);
        let folded: std::collections::HashSet<String> = called.iter().map(|it| fold(it)).collect();
        assert_eq!(folded.len(), told.len(), "{called:?}");
        assert_eq!(called[2], "Ann (red)", "a name of one's own stays");
    }

    #[test]
    fn every_colour_has_a_word() {
        for colour in Colour::ALL {
            let word = word(colour, Language::default());
            assert!(!word.starts_with("label_"), "{word}");
        }
    }
}

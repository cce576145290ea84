//! What the seats of a table are called, so that no two are called the same.

use super::message::Message;
use super::{Speaker, fold, msg};
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
    pub fn apart(&self, speaker: &Speaker) -> Vec<String> {
        let told: Vec<&str> = self.told().collect();
        let is_own = |(at, name): (usize, &&str)| {
            let others = told[..at].iter().chain(&told[at + 1..]);
            others.into_iter().all(|other| !are_alike(name, other))
        };
        let own = told.iter().enumerate().map(|seat| is_own(seat).then(|| (*seat.1).to_owned()));
        let mut called: Vec<Option<String>> = own.collect();
        for (at, (name, colour)) in self.0.iter().enumerate() {
            if called[at].is_some() {
                continue;
            }
            let colour = word(*colour);
            let marked = |mark: Message| {
                speaker.say(&msg!(app_name_apart, name = name.as_str(), mark = mark))
            };
            let marks = (2_i64..).map(|n| msg!(app_name_mark, colour = colour.clone(), n = n));
            let mut marked = std::iter::once(colour.clone()).chain(marks).map(marked);
            // As many marks as it takes: each is another name.
            let is_free = |mark: &String| !called.iter().flatten().any(|it| are_alike(it, mark));
            called[at] = marked.find(is_free);
        }
        called.into_iter().flatten().collect()
    }
}

/// Whether no two names are the same, however they are spelt.
pub fn are_apart<'a>(mut told: impl Iterator<Item = &'a str> + Clone) -> bool {
    while let Some(name) = told.next() {
        if told.clone().any(|other| are_alike(name, other)) {
            return false;
        }
    }
    true
}

/// Whether two names are the same, however they are spelt. A page of sessions compares hundreds, so
/// they are folded only where they could still be the same.
fn are_alike(one: &str, other: &str) -> bool {
    let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let same = one.floor_char_boundary(same);
    // Letters are folded one by one, so what is the same at the beginning is the same folded.
    let (one, other) = (&one[same..], &other[same..]);
    if one.is_ascii() && other.is_ascii() {
        return one.eq_ignore_ascii_case(other);
    }
    !differ_at_an_end(one, other) && fold(one) == fold(other)
}

/// A plain letter at an end of a name stays there when it is folded.
fn differ_at_an_end(one: &str, other: &str) -> bool {
    let differ = |one: Option<&u8>, other: Option<&u8>| match (one, other) {
        (Some(one), Some(other)) => {
            one.is_ascii() && other.is_ascii() && !one.eq_ignore_ascii_case(other)
        }
        _ => false,
    };
    let (one, other) = (one.as_bytes(), other.as_bytes());
    differ(one.first(), other.first()) || differ(one.last(), other.last())
}

/// The shells' own label.
pub(crate) fn word(colour: Colour) -> Message {
    Message::new(
        match colour {
            Colour::Red => "label_colour_red",
            Colour::Yellow => "label_colour_yellow",
            Colour::Green => "label_colour_green",
            Colour::Blue => "label_colour_blue",
            Colour::Purple => "label_colour_purple",
            Colour::Orange => "label_colour_orange",
            Colour::Brown => "label_colour_brown",
            Colour::Beige => "label_colour_beige",
            Colour::Black => "label_colour_black",
            Colour::White => "label_colour_white",
            Colour::Pink => "label_colour_pink",
            Colour::Grey => "label_colour_grey",
        },
        Vec::new(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Language, label};

    fn speaker() -> Speaker {
        Speaker::without_table(Language::default())
    }

    fn called(told: &[(&str, Colour)]) -> Vec<String> {
        let told = told.iter().map(|(name, colour)| ((*name).to_owned(), *colour));
        Names::new(told).apart(&speaker())
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
            let word = word(colour);
            let said = speaker().say(&word);
            assert_eq!(said, label(Language::default(), word.id()));
            assert!(!said.starts_with("label_"), "{said}");
        }
    }

    #[test]
    fn names_are_alike_where_their_folded_forms_are() {
        let names = [
            "",
            "a",
            "Ä",
            "ann",
            "Ann",
            "ÄNN",
            "é",
            "è",
            "éa",
            "èa",
            "한",
            "하",
            "\u{d558}\u{11ab}",
            "anñ",
            "Łucja",
            "lucja",
            "Lucjan",
            "Zoë",
            "zoe",
            "Straße",
            "STRASSE",
            "œ",
            "OE",
            "\u{301}",
            "e\u{301}",
            "\u{301}e",
            "İ",
            "i",
            "ﬁn",
            "FIN",
        ];
        for one in names {
            for other in names {
                assert_eq!(are_alike(one, other), fold(one) == fold(other), "{one:?} {other:?}");
            }
        }
    }
}

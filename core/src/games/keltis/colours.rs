//! What the players told us about their box of Keltis: the colours of its five paths. The rulebook
//! does not print them, and no score needs them; the board is drawn in them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::controls::Control as Part;
use super::position::Path;
use crate::board::{Badge, Face};
use crate::entry::Value;
use crate::game::{BoxItem, BoxSection};
use crate::id::{Id, ids};
use crate::look::Colour;
use crate::sheet::{ChoiceOption, Control, ControlKind};
use crate::text::{colour_word, msg};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Colours {
    paths: BTreeMap<Path, Colour>,
}

ids!(for Colour {
    Colour::Red = "red",
    Colour::Yellow = "yellow",
    Colour::Green = "green",
    Colour::Blue = "blue",
    Colour::Purple = "purple",
    Colour::Orange = "orange",
    Colour::Brown = "brown",
    Colour::Beige = "beige",
    Colour::Black = "black",
    Colour::White = "white",
    Colour::Pink = "pink",
    Colour::Grey = "grey",
});

/// Before the colour in the name of what a remembered path looks like.
const LOOK: &str = "keltis.path.";

impl Colours {
    pub(super) fn of(&self, path: Path) -> Option<Colour> {
        self.paths.get(&path).copied()
    }

    /// What another device knows of the same box.
    pub(super) fn join(&mut self, older: &Self) {
        for (path, colour) in &older.paths {
            if !self.paths.values().any(|known| known == colour) {
                self.paths.entry(*path).or_insert(*colour);
            }
        }
    }

    /// All five, whether their colour is known or not: here it is told.
    pub(super) fn remembered(&self) -> Vec<BoxSection> {
        let item = |path: Path| {
            let label = msg!(keltis_path, path = path.number());
            let look = LOOK.to_owned() + &self.of(path).to_id();
            let badge = Badge { icon: look, text: Some(msg!(app_number, n = path.number())) };
            let face = Face { badges: vec![badge], ..Face::default() };
            BoxItem::new(path.to_id(), label, vec![self.control(path)]).with_face(face)
        };
        vec![BoxSection {
            title: msg!(keltis_path_colours),
            items: Path::all().map(item).collect(),
        }]
    }

    /// No two paths have one colour: those of the others are not on offer.
    fn control(&self, path: Path) -> Control {
        let is_free = |colour: &Colour| {
            self.paths.iter().all(|(other, taken)| *other == path || taken != colour)
        };
        let free = Colour::ALL.into_iter().filter(is_free);
        let options = free.map(|colour| ChoiceOption::new(colour.to_id(), colour_word(colour)));
        let chosen = self.of(path);
        let kind = ControlKind::Choice {
            options: options.collect(),
            chosen: chosen.map(|colour| colour.to_id()),
        };
        Control::new(Part::Colour, msg!(keltis_colour), kind)
            .rule("paths")
            .entered(chosen.is_some())
    }

    /// A colour for a path, or none any more. False for what is no path.
    pub(super) fn correct(&mut self, item: &str, change: Option<(&str, &Value)>) -> bool {
        let Some(path) = Path::parse(item) else { return false };
        match change {
            None => {
                self.paths.remove(&path);
                true
            }
            Some((_, Value::Option(colour))) => match Colour::parse(colour) {
                Some(colour) => {
                    self.paths.insert(path, colour);
                    true
                }
                None => false,
            },
            Some(_) => false,
        }
    }
}

/// The number and the colour of a path that is remembered.
pub(super) fn of_face(face: &Face<String>) -> Option<(&str, Option<Colour>)> {
    let badge = face.badges.first()?;
    let colour = Option::parse(badge.icon.strip_prefix(LOOK)?)?;
    Some((badge.text.as_deref()?, colour))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(number: u8) -> Path {
        number.try_into().expect("a path")
    }

    fn choose(colours: &mut Colours, item: &str, colour: &str) -> bool {
        let value = Value::Option(colour.to_owned());
        colours.correct(item, Some(("colour", &value)))
    }

    #[test]
    fn all_five_paths_are_listed_and_each_colour_is_offered_to_one() {
        let mut colours = Colours::default();
        assert_eq!(colours.remembered()[0].items.len(), 5);
        assert!(choose(&mut colours, "2", "green"));
        assert_eq!(colours.of(path(2)), Some(Colour::Green));
        let offered = |number: u8| {
            let ControlKind::Choice { options, .. } = colours.control(path(number)).kind else {
                return 0;
            };
            options.len()
        };
        assert_eq!((offered(1), offered(2)), (11, 12));
        assert!(colours.correct("2", None) && colours.of(path(2)).is_none());
        assert!(!choose(&mut colours, "6", "green") && !choose(&mut colours, "1", "none"));
    }

    #[test]
    fn what_two_devices_know_is_put_together() {
        let (mut newer, mut older) = (Colours::default(), Colours::default());
        assert!(choose(&mut newer, "1", "red"));
        for (item, colour) in [("1", "blue"), ("2", "red"), ("3", "pink")] {
            assert!(choose(&mut older, item, colour));
        }
        newer.join(&older);
        let all: Vec<_> = Path::all().map(|path| newer.of(path)).collect();
        assert_eq!(all, [Some(Colour::Red), None, Some(Colour::Pink), None, None]);
    }
}

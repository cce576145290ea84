//! A category of a tally: what may be entered, and what it is worth.

use std::ops::RangeInclusive;

use super::kept::Amount;
use super::pad::Look;
use super::{Name, Tally};
use crate::sheet::ChoiceOption;
use crate::text::{Message, echo, msg};

/// A row of the score pad.
#[derive(Clone, Debug)]
pub struct Category<T: Tally> {
    pub(super) id: &'static str,
    pub(super) label: Message,
    /// The row of the table of everybody's points.
    pub(super) heading: Message,
    /// The rule atom that gives the points.
    pub(super) rule: &'static str,
    pub(super) takes: Takes,
    pub(super) points: Points<T>,
    /// `None`: under all options.
    played: Option<fn(&T::Options) -> bool>,
}

/// What may be entered.
#[derive(Clone, Debug)]
pub(super) enum Takes {
    /// Stepped to.
    Count(RangeInclusive<i64>),
    /// Typed.
    Number(RangeInclusive<i64>),
    YesNo,
    /// Ids and labels, and the number that each stands for.
    OneOf(Vec<(&'static str, Message, i64)>),
    /// Nothing: it follows from the others.
    Nothing,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Points<T: Tally> {
    Each(i64),
    Table(&'static [i64]),
    Places(&'static [i64]),
    By(fn(&Look<'_, T>) -> i64),
}

/// Something that decides between equal totals.
#[derive(Clone, Debug)]
pub struct Tie<T: Tally> {
    /// What is compared, inside a sentence: "the number of nuts" (… decides for Ann).
    pub(super) text: Message,
    pub(super) rule: &'static str,
    pub(super) value: fn(&Look<'_, T>) -> i64,
}

impl<T: Tally> Tie<T> {
    /// The higher value is ahead.
    pub fn new(text: Message, rule: &'static str, value: fn(&Look<'_, T>) -> i64) -> Self {
        Self { text, rule, value }
    }
}

impl<T: Tally> Category<T> {
    /// A few things, stepped to.
    pub fn count(
        id: &'static str,
        label: Message,
        rule: &'static str,
        within: RangeInclusive<i64>,
    ) -> Self {
        Self::new(id, label, rule, Takes::Count(within))
    }

    /// A number from the keypad, which may be negative, and a sum.
    pub fn number(
        id: &'static str,
        label: Message,
        rule: &'static str,
        within: RangeInclusive<i64>,
    ) -> Self {
        Self::new(id, label, rule, Takes::Number(within))
    }

    /// Yes counts as 1, no as 0.
    pub fn yes_no(id: &'static str, label: Message, rule: &'static str) -> Self {
        Self::new(id, label, rule, Takes::YesNo)
    }

    /// One of a few: the id, the label and the number that it counts as.
    pub fn one_of(
        id: &'static str,
        label: Message,
        rule: &'static str,
        choices: impl IntoIterator<Item = (&'static str, Message, i64)>,
    ) -> Self {
        Self::new(id, label, rule, Takes::OneOf(choices.into_iter().collect()))
    }

    /// Points that follow from the other categories; nothing is entered.
    pub fn derived(
        id: &'static str,
        label: Message,
        rule: &'static str,
        points: fn(&Look<'_, T>) -> i64,
    ) -> Self {
        Self::new(id, label, rule, Takes::Nothing).by(points)
    }

    fn new(id: &'static str, label: Message, rule: &'static str, takes: Takes) -> Self {
        let heading = label.clone();
        Self { id, label, heading, rule, takes, points: Points::Each(1), played: None }
    }

    /// So many points each. Without a word it is one.
    pub fn each(self, points: i64) -> Self {
        Self { points: Points::Each(points), ..self }
    }

    /// A printed table: points for 0, 1, 2 and so on; the last for all that is more.
    pub fn table(self, points: &'static [i64]) -> Self {
        Self { points: Points::Table(points), ..self }
    }

    /// A majority: points for the most, the second most and so on. Who shares a place has its points
    /// in full, the place behind it stays empty, and who has none has no place.
    pub fn places(self, points: &'static [i64]) -> Self {
        Self { points: Points::Places(points), ..self }
    }

    /// Any other rule.
    pub fn by(self, points: fn(&Look<'_, T>) -> i64) -> Self {
        Self { points: Points::By(points), ..self }
    }

    /// What the row is called in the table of everybody's points, if not as the control is.
    pub fn under(self, heading: Message) -> Self {
        Self { heading, ..self }
    }

    /// Only played under some options, such as an expansion.
    pub fn only_if(self, played: fn(&T::Options) -> bool) -> Self {
        Self { played: Some(played), ..self }
    }

    pub(super) fn name(&self) -> Name<T> {
        Name::of(self.id)
    }

    pub(super) fn is_entered(&self) -> bool {
        !matches!(self.takes, Takes::Nothing)
    }

    pub(super) fn is_played(&self, options: &T::Options) -> bool {
        self.played.is_none_or(|played| played(options))
    }

    /// Whether this can be entered.
    pub(super) fn fits(&self, amount: &Amount) -> bool {
        match (&self.takes, amount) {
            (Takes::Count(within) | Takes::Number(within), Amount::Number(number)) => {
                within.contains(number)
            }
            (Takes::YesNo, Amount::Answer(_)) => true,
            (Takes::OneOf(choices), Amount::Choice(id)) => choices.iter().any(|it| it.0 == id),
            _ => false,
        }
    }

    /// The number that an amount counts as.
    pub(super) fn number_of(&self, amount: &Amount) -> i64 {
        match (&self.takes, amount) {
            (_, Amount::Number(number)) => *number,
            (_, Amount::Answer(yes)) => i64::from(*yes),
            (Takes::OneOf(choices), Amount::Choice(id)) => {
                choices.iter().find(|it| it.0 == id).map_or(0, |it| it.2)
            }
            (_, Amount::Choice(_)) => 0,
        }
    }

    /// An amount in words.
    pub(super) fn words(&self, amount: &Amount) -> Message {
        match (&self.takes, amount) {
            (_, Amount::Number(number)) => msg!(app_number, n = *number),
            (_, Amount::Answer(true)) => msg!(app_yes),
            (_, Amount::Answer(false)) => msg!(app_no),
            (Takes::OneOf(choices), Amount::Choice(id)) => choices
                .iter()
                .find(|it| it.0 == id)
                .map_or_else(|| Message::verbatim(echo(id)), |it| it.1.clone()),
            (_, Amount::Choice(id)) => Message::verbatim(echo(id)),
        }
    }

    /// What may be entered, in words.
    pub(super) fn expected(&self) -> Message {
        let one_of = |names: Vec<Message>| msg!(app_json_one_of, names = names);
        match &self.takes {
            Takes::Count(within) | Takes::Number(within) => {
                msg!(app_tally_range, least = *within.start(), most = *within.end())
            }
            Takes::YesNo => one_of(vec![msg!(app_yes), msg!(app_no)]),
            Takes::OneOf(choices) => one_of(choices.iter().map(|it| it.1.clone()).collect()),
            Takes::Nothing => msg!(app_json_nothing),
        }
    }
}

impl Takes {
    /// As chips.
    pub(super) fn choices(&self) -> Vec<ChoiceOption> {
        match self {
            Self::YesNo => {
                vec![ChoiceOption::new(YES, msg!(app_yes)), ChoiceOption::new(NO, msg!(app_no))]
            }
            Self::OneOf(choices) => {
                choices.iter().map(|(id, label, _)| ChoiceOption::new(*id, label.clone())).collect()
            }
            Self::Count(_) | Self::Number(_) | Self::Nothing => Vec::new(),
        }
    }
}

/// The ids of the chips.
pub(super) const YES: &str = "yes";
const NO: &str = "no";

impl Amount {
    /// The id of the chip that stands for it.
    pub(super) fn chip(&self) -> Option<String> {
        match self {
            Self::Number(_) => None,
            Self::Answer(yes) => Some(if *yes { YES } else { NO }.to_owned()),
            Self::Choice(id) => Some(id.clone()),
        }
    }
}

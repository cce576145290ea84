//! Digits that choose: a number by its digits, anything else by its place.

use tallystone_core::sheet::ChoiceOption;

type Options<'a> = &'a [ChoiceOption<String>];

/// What a digit means for a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Digit {
    /// This option, by its place in the list.
    Takes(usize),
    /// The first of several numbers that begin with it: there may be more digits to come.
    Begins(usize),
    Nothing,
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_ascii_digit())
}

/// Whether an option is this number: by what it says, or as 0 by its id where it says "none".
fn number(option: &ChoiceOption<String>) -> Option<&str> {
    [option.label.as_str(), option.id.as_str()].into_iter().find(|text| is_number(text))
}

/// The usual number that a digit means, if it can begin no other that is taken: all others are typed
/// to their end.
pub(super) fn alone(digit: char, usual: &[i64], (min, max): (i64, i64)) -> Option<i64> {
    let number = digit.to_digit(10).map(i64::from)?;
    let is_whole = number == 0 || number.saturating_mul(10) > max;
    (is_whole && min >= 0 && usual.contains(&number)).then_some(number)
}

/// Pictures and words are taken by their place: their ids are not theirs to be typed.
fn are_numbers(options: Options<'_>) -> bool {
    options.iter().filter(|option| is_number(&option.label)).count() > 1
}

pub(super) fn digit(options: Options<'_>, digit: char) -> Digit {
    if !are_numbers(options) {
        // Beside a picture stands its place, whatever its name begins with.
        let pictured = options.iter().any(|option| option.face.is_some());
        let named = options.iter().position(|it| !pictured && it.label.starts_with(digit));
        let nth = digit.to_digit(10).and_then(|nth| usize::try_from(nth).ok()?.checked_sub(1));
        let at = named.or(nth).filter(|at| *at < options.len());
        return at.map_or(Digit::Nothing, Digit::Takes);
    }
    let begins =
        |option: &ChoiceOption<String>| number(option).is_some_and(|it| it.starts_with(digit));
    let mut found = (0..).zip(options).filter(|(_, option)| begins(option)).map(|(at, _)| at);
    match (found.next(), found.next()) {
        (Some(only), None) => Digit::Takes(only),
        (Some(first), Some(_)) => Digit::Begins(first),
        (None, _) => Digit::Nothing,
    }
}

/// The option that is the number which was typed.
pub(super) fn typed<'a>(options: Options<'a>, text: &str) -> Option<&'a ChoiceOption<String>> {
    options.iter().find(|option| number(option) == Some(text.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(labels: &[(&str, &str)]) -> Vec<ChoiceOption<String>> {
        let option = |(id, label): &(&str, &str)| ChoiceOption {
            id: (*id).to_owned(),
            label: (*label).to_owned(),
            face: None,
        };
        labels.iter().map(option).collect()
    }

    #[test]
    fn a_number_is_taken_when_it_can_be_no_other() {
        let route = options(&[("0", "none"), ("1", "1"), ("2", "2"), ("10", "10"), ("12", "12")]);
        assert_eq!(digit(&route, '0'), Digit::Takes(0));
        assert_eq!(digit(&route, '1'), Digit::Begins(1));
        assert_eq!(digit(&route, '2'), Digit::Takes(2));
        assert_eq!(digit(&route, '7'), Digit::Nothing);
        assert_eq!(typed(&route, "12").map(|it| it.id.as_str()), Some("12"));
        assert_eq!(typed(&route, "11"), None);
    }

    #[test]
    fn words_are_taken_by_their_place() {
        let words = options(&[("9", "north"), ("4", "south")]);
        assert_eq!(digit(&words, '2'), Digit::Takes(1));
        assert_eq!(digit(&words, '9'), Digit::Nothing);
        let sacks = options(&[("0", "none"), ("1.n", "1 sack"), ("2.n", "2 sacks")]);
        assert_eq!(digit(&sacks, '2'), Digit::Takes(2), "by what it says first");
        let face = Some(tallystone_core::board::Face::default());
        let tiles = sacks.into_iter().map(|it| ChoiceOption { face: face.clone(), ..it });
        let tiles: Vec<_> = tiles.collect();
        assert_eq!(digit(&tiles, '2'), Digit::Takes(1), "by the digit that is shown beside it");
    }

    #[test]
    fn a_digit_is_a_usual_number_only_where_no_other_begins_with_it() {
        let usual = [8, 5, 2, 1, 0];
        assert_eq!(alone('8', &usual, (0, 40)), Some(8));
        assert_eq!(alone('0', &usual, (0, 40)), Some(0));
        assert_eq!(alone('2', &usual, (0, 40)), None, "20 to 29 as well");
        assert_eq!(alone('7', &usual, (0, 40)), None, "not a usual one: it is typed");
        assert_eq!(alone('8', &usual, (-9, 9)), None, "a sum may begin with it");
    }
}

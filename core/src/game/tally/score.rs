//! The score of a tally: a line for each category that a seat has told, and the chain of ties.

use super::Tally;
use super::category::{Category, Points, Takes};
use super::kept::Amount;
use super::pad::{Look, Pad};
use crate::score::{Criterion, Line, Score};
use crate::seat::PerSeat;
use crate::text::{Message, count_of, msg};

pub(super) fn score<T: Tally>(pad: &Pad<'_, T>) -> Score {
    let seats = pad.table.len();
    let totals = PerSeat::from_fn(seats, |seat| {
        let look = pad.of(seat);
        let lines = pad.categories.iter().filter_map(|category| line(category, &look));
        Line::sum("total", msg!(app_total_of, seat = seat), None, lines.collect())
    });
    let ties = T::ties().into_iter().map(|tie| Criterion {
        text: Some(tie.text),
        rule: tie.rule,
        values: PerSeat::from_fn(seats, |seat| (tie.value)(&pad.of(seat))),
    });
    Score::ranked(pad.table, totals, &ties.collect::<Vec<_>>())
}

/// None for what was not told: it gives nothing yet, not even a loss.
fn line<T: Tally>(category: &Category<T>, look: &Look<'_, T>) -> Option<Line> {
    let told = look.told(category.id);
    let text = match (&category.takes, told) {
        (Takes::Nothing, _) => category.label.clone(),
        (_, None) => return None,
        (_, Some(amount)) => reason(category, look, amount),
    };
    let points = points(category, look);
    Some(Line::fact(category.id, points, text, category.rule).under(category.heading.clone()))
}

fn points<T: Tally>(category: &Category<T>, look: &Look<'_, T>) -> i64 {
    let count = look.count(category.id);
    let at = |points: &[i64], index: usize| points.get(index).copied();
    match category.points {
        Points::Each(points) => count.saturating_mul(points),
        Points::Table(points) => {
            let index = usize::try_from(count).unwrap_or(0);
            at(points, index).or(points.last().copied()).unwrap_or(0)
        }
        Points::Places(points) => {
            look.place(category.id).and_then(|place| at(points, place - 1)).unwrap_or(0)
        }
        Points::By(points) => points(look),
    }
}

fn reason<T: Tally>(category: &Category<T>, look: &Look<'_, T>, amount: &Amount) -> Message {
    let (what, value) = (category.label.clone(), category.words(amount));
    let place = look.place(category.id).map(count_of);
    match (category.points, amount, place) {
        (Points::Each(each), Amount::Number(count), _) if each != 1 => {
            msg!(app_tally_line_each, what = what, n = *count, each = each)
        }
        (Points::Places(_), _, Some(place)) => {
            msg!(app_tally_line_place, what = what, value = value, place = place)
        }
        _ => msg!(app_tally_line, what = what, value = value),
    }
}

//! The table of results for one player: entered once, remembered, and looked up at the end.

use std::collections::BTreeMap;

use super::super::box_content::BoxContent;
use super::super::controls::Control as Part;
use super::super::event::Event;
use super::super::position::{LONGEST_TITLE, MOST_RATINGS, Position, Rating};
use crate::entry::Value;
use crate::sheet::{Control, ControlKind, Group, Role};
use crate::text::msg;

pub(crate) fn group(position: &Position, known: &BoxContent) -> Group {
    let mut controls = Vec::new();
    if position.ratings.is_empty() && !known.ratings.is_empty() {
        let action = Control::action(Part::Ratings, msg!(wodny_szlak_ratings_use));
        controls.push(action.rule("solo"));
    }
    let told = position.ratings.keys().last().copied().unwrap_or(0);
    for row in (1..=told.saturating_add(1)).take(MOST_RATINGS) {
        controls.extend(row_controls(row, position.ratings.get(&row)));
    }
    Group::new("ratings", Role::Aside, controls).titled(msg!(wodny_szlak_ratings))
}

/// From how many points on a row counts, and what it is called.
pub(crate) fn row_controls(row: u8, rating: Option<&Rating>) -> [Control; 2] {
    let longest = u32::try_from(LONGEST_TITLE).unwrap_or(u32::MAX);
    let value = rating.map(|it| i64::from(it.least));
    let text = rating.map(|it| it.title.clone()).unwrap_or_default();
    let label = msg!(wodny_szlak_rating_least, row = row);
    let within = 0..=i64::from(Rating::MOST_POINTS);
    let least = Control::number(Part::Least(row), label, value, within);
    let title = ControlKind::Note { text, longest };
    let title = Control::new(Part::Title(row), msg!(wodny_szlak_rating_title), title);
    [least, title].map(|control| control.entered(rating.is_some()).rule("solo"))
}

pub(crate) fn read(
    position: &Position,
    known: &BoxContent,
    control: Part,
    value: &Value,
) -> Option<Event> {
    if control == Part::Ratings {
        return Some(Event::Ratings { rows: known.ratings.values().cloned().collect() });
    }
    let (row, rating) = changed(&position.ratings, control, value)?;
    Some(Event::Rating { row, rating: Some(rating) })
}

/// A row as a control says that it is.
pub(crate) fn changed(
    rows: &BTreeMap<u8, Rating>,
    control: Part,
    value: &Value,
) -> Option<(u8, Rating)> {
    let of = |row: u8| {
        let before = rows.get(&row).cloned();
        before.unwrap_or(Rating { least: 0, title: String::new() })
    };
    Some(match (control, value) {
        (Part::Least(row), Value::Number(least)) => {
            (row, Rating { least: u16::try_from(*least).ok()?, ..of(row) })
        }
        (Part::Title(row), Value::Text(title)) => {
            (row, Rating { title: title.trim().to_owned(), ..of(row) })
        }
        _ => return None,
    })
}

//! The table of results for one player: entered once, remembered, and looked up at the end.

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
        controls.push(Control::action(Part::Ratings, msg!(wodny_szlak_ratings_use)));
    }
    let longest = u32::try_from(LONGEST_TITLE).unwrap_or(u32::MAX);
    let told = position.ratings.keys().last().copied().unwrap_or(0);
    let rows = (1..=told.saturating_add(1)).take(MOST_RATINGS);
    for row in rows {
        let rating = position.ratings.get(&row);
        let value = rating.map(|it| i64::from(it.least));
        let title = rating.map(|it| it.title.clone()).unwrap_or_default();
        let title = ControlKind::Note { text: title, longest };
        let told = rating.is_some();
        let label = msg!(wodny_szlak_rating_least, row = row);
        let least =
            Control::number(Part::Least(row), label, value, 0..=i64::from(Rating::MOST_POINTS));
        controls.push(least.entered(told));
        let label = msg!(wodny_szlak_rating_title);
        controls.push(Control::new(Part::Title(row), label, title).entered(told));
    }
    Group::new("ratings", Role::Aside, controls).titled(msg!(wodny_szlak_ratings))
}

pub(crate) fn read(
    position: &Position,
    known: &BoxContent,
    control: Part,
    value: &Value,
) -> Option<Event> {
    let of = |row: u8| {
        let before = position.ratings.get(&row).cloned();
        before.unwrap_or(Rating { least: 0, title: String::new() })
    };
    let (row, rating) = match (control, value) {
        (Part::Ratings, _) => {
            return Some(Event::Ratings { rows: known.ratings.values().cloned().collect() });
        }
        (Part::Least(row), Value::Number(least)) => {
            (row, Rating { least: u16::try_from(*least).ok()?, ..of(row) })
        }
        (Part::Title(row), Value::Text(title)) => {
            (row, Rating { title: title.trim().to_owned(), ..of(row) })
        }
        _ => return None,
    };
    Some(Event::Rating { row, rating: Some(rating) })
}

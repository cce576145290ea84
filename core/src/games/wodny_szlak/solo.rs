//! The table of results for one player: entered once, remembered, and looked up at the end.

use super::copy::Copy;
use super::event::Event;
use super::position::{LONGEST_TITLE, MOST_RATINGS, Position, Rating};
use crate::entry::Value;
use crate::sheet::{Control, ControlKind, Group, Role};
use crate::text::msg;

pub(super) fn group(position: &Position, copy: &Copy) -> Group {
    let mut controls = Vec::new();
    if position.ratings.is_empty() && !copy.ratings.is_empty() {
        controls.push(Control::action("ratings", msg!(wodny_szlak_ratings_use)));
    }
    let longest = u32::try_from(LONGEST_TITLE).unwrap_or(u32::MAX);
    let told = position.ratings.keys().last().copied().unwrap_or(0);
    let rows = (1..=told.saturating_add(1)).take(MOST_RATINGS);
    for row in rows {
        let rating = position.ratings.get(&row);
        let least = ControlKind::Number {
            value: rating.map(|it| i64::from(it.least)),
            min: 0,
            max: i64::from(Rating::MOST_POINTS),
        };
        let title = rating.map(|it| it.title.clone()).unwrap_or_default();
        let title = ControlKind::Note { text: title, longest };
        let told = rating.is_some();
        let label = msg!(wodny_szlak_rating_least, row = row);
        controls.push(Control::new(format!("least.{row}"), label, least).entered(told));
        let label = msg!(wodny_szlak_rating_title);
        controls.push(Control::new(format!("title.{row}"), label, title).entered(told));
    }
    Group::new("ratings", Role::Aside, controls).titled(msg!(wodny_szlak_ratings))
}

pub(super) fn read(
    position: &Position,
    copy: &Copy,
    control: &str,
    value: &Value,
) -> Option<Event> {
    if control == "ratings" {
        return Some(Event::Ratings { rows: copy.ratings.values().cloned().collect() });
    }
    let (what, row) = control.split_once('.')?;
    let row = row.parse().ok()?;
    let before = position.ratings.get(&row).cloned();
    let before = before.unwrap_or(Rating { least: 0, title: String::new() });
    let rating = match (what, value) {
        ("least", Value::Number(least)) => {
            Rating { least: u16::try_from(*least).unwrap_or(0), ..before }
        }
        ("title", Value::Text(title)) => Rating { title: title.trim().to_owned(), ..before },
        _ => return None,
    };
    Some(Event::Rating { row, rating: Some(rating) })
}

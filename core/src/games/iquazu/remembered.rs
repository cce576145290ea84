//! What is remembered of a box of Iquazú, thing by thing: rocks by number of players, points tiles.

use super::box_content::BoxContent;
use super::event::MOST_ROCK_POINTS;
use super::faces;
use super::position::Kind;
use super::tell::{name_of, number_of};
use super::wall::Column;
use crate::entry::Value;
use crate::game::{BoxItem, BoxSection};
use crate::id::{Id as _, ids};
use crate::sheet::Control;
use crate::text::msg;

ids! {
    /// One thing that is remembered.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Item {
        Rock(of: (u8, Column)) = "rock",
        Tile(points: u8) = "tile",
    }
}

ids! {
    /// A number on it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Number {
        /// On a rock: 0 is the highest.
        Value(place: u8) = "value",
        Points = "points",
    }
}

pub(super) fn remembered(known: &BoxContent) -> Vec<BoxSection> {
    let rocks = known.rocks().map(|(players, columns)| {
        let item = |(column, values): (&Column, &Vec<u16>)| rock(players, *column, values);
        let items = columns.iter().map(item).collect();
        BoxSection { title: msg!(iquazu_box_rocks, n = players), items }
    });
    let tiles: Vec<BoxItem> = known.point_tiles.iter().copied().filter_map(tile).collect();
    let tiles = BoxSection { title: msg!(iquazu_box_tiles), items: tiles };
    rocks.chain([tiles]).filter(|section| !section.items.is_empty()).collect()
}

fn number(part: Number, label: crate::text::Message, value: u16) -> Control {
    let within = 1..=i64::from(MOST_ROCK_POINTS);
    // It is nearly right already, or it would not have been played with.
    let value = i64::from(value);
    Control::number(part, label, Some(value), within).usual([value, value + 1, value - 1])
}

fn rock(players: u8, column: Column, values: &[u16]) -> BoxItem {
    let controls = values.iter().enumerate().map(|(place, value)| {
        let part = Number::Value(u8::try_from(place).unwrap_or(u8::MAX));
        number(part, msg!(iquazu_place, place = number_of(place)), *value).rule("rock-points")
    });
    let label = msg!(iquazu_rock_heading, column = column);
    let item = BoxItem::new(Item::Rock((players, column)).to_id(), label, controls.collect());
    item.with_face(faces::rock(values))
}

fn tile(points: u16) -> Option<BoxItem> {
    let id = Item::Tile(u8::try_from(points).ok()?).to_id();
    let kind = Kind::Points { points };
    let control = number(Number::Points, msg!(iquazu_points_label), points).rule("tile-points");
    Some(BoxItem::new(id, name_of(kind), vec![control]).with_face(faces::tile(kind)))
}

/// Corrects a thing, or forgets it. False if there is no such thing.
pub(super) fn correct(known: &mut BoxContent, item: &str, change: Option<(&str, &Value)>) -> bool {
    let change = match change {
        None => None,
        Some((control, Value::Number(value))) => {
            let Some(part) = Number::parse(control) else { return false };
            let Ok(value) = u16::try_from(*value) else { return false };
            Some((part, value))
        }
        Some(_) => return false,
    };
    match (Item::parse(item), change) {
        (Some(Item::Rock((players, column))), None) => known.forget_rock(players, column),
        (Some(Item::Rock((players, column))), Some((Number::Value(place), value))) => {
            let rock = known.rock_mut(players, column);
            let number = rock.and_then(|values| values.get_mut(usize::from(place)));
            number.map(|number| *number = value).is_some()
        }
        (Some(Item::Tile(points)), None) => known.point_tiles.remove(&u16::from(points)),
        (Some(Item::Tile(points)), Some((Number::Points, value))) => {
            known.point_tiles.remove(&u16::from(points)) && {
                known.point_tiles.insert(value);
                true
            }
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known() -> BoxContent {
        let known = r#"{"rocks":{"3":{"1":[6,3],"4":[9,5]}},"point_tiles":[3,5]}"#;
        serde_json::from_str(known).expect("a box")
    }

    fn ids(known: &BoxContent) -> Vec<String> {
        remembered(known).into_iter().flat_map(|it| it.items).map(|item| item.id).collect()
    }

    #[test]
    fn all_of_it_is_listed_corrected_and_forgotten() {
        let mut known = known();
        assert_eq!(ids(&known), ["rock.3.1", "rock.3.4", "tile.3", "tile.5"]);
        assert!(correct(&mut known, "rock.3.4", Some(("value.1", &Value::Number(4)))));
        assert_eq!(known.rock(3, 4.into()), Some(&vec![9, 4]));
        assert!(correct(&mut known, "tile.5", Some(("points", &Value::Number(7)))));
        assert!(correct(&mut known, "rock.3.1", None));
        assert_eq!(ids(&known), ["rock.3.4", "tile.3", "tile.7"]);
        for id in ["rock.3.4", "tile.3", "tile.7"] {
            assert!(correct(&mut known, id, None), "{id}");
        }
        assert_eq!(known, BoxContent::default());
    }

    #[test]
    fn what_is_not_remembered_cannot_be_corrected() {
        let mut known = known();
        let number = Value::Number(4);
        for item in ["rock.2.1", "rock.3.2", "tile.4", "rock", "nothing"] {
            assert!(!correct(&mut known, item, None), "{item}");
            assert!(!correct(&mut known, item, Some(("value.0", &number))), "{item}");
        }
        assert!(!correct(&mut known, "rock.3.1", Some(("value.2", &number))));
        assert!(!correct(&mut known, "rock.3.1", Some(("points", &number))));
        assert!(!correct(&mut known, "tile.3", Some(("value.0", &number))));
    }
}

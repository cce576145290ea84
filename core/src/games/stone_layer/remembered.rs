//! What is remembered of a box of Stone Layer: how many stones of each size it has.

use super::board::stone_face;
use super::box_content::BoxContent;
use super::ring::{STONES, Size};
use super::sheet::usual_counts;
use super::tell::size_name;
use crate::entry::Value;
use crate::game::{BoxItem, BoxSection};
use crate::id::Id as _;
use crate::sheet::Control;
use crate::text::msg;

const COUNT: &str = "count";

pub(super) fn remembered(known: &BoxContent) -> Vec<BoxSection> {
    let item = |size: Size| Some(item(size, known.of_size(size)?));
    let items: Vec<BoxItem> = Size::ALL.into_iter().filter_map(item).collect();
    let section = BoxSection { title: msg!(stone_layer_box_stones), items };
    if section.items.is_empty() { Vec::new() } else { vec![section] }
}

fn item(size: Size, stones: u8) -> BoxItem {
    let (value, within) = (Some(i64::from(stones)), 0..=i64::from(STONES));
    let control = Control::number(COUNT, msg!(stone_layer_box_count), value, within);
    let control = control.usual(usual_counts(value)).rule("contents");
    BoxItem::new(size.to_id(), size_name(size), vec![control]).with_face(stone_face(size))
}

/// Corrects how many stones there are, or forgets it. False if it is not remembered.
pub(super) fn correct(known: &mut BoxContent, item: &str, change: Option<(&str, &Value)>) -> bool {
    let size = Size::parse(item).filter(|size| known.of_size(*size).is_some());
    let stones = match change {
        None => None,
        Some((COUNT, Value::Number(stones))) => match u8::try_from(*stones) {
            Ok(stones) => Some(stones),
            Err(_) => return false,
        },
        Some(_) => return false,
    };
    size.map(|size| known.set(size, stones)).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_listed_corrected_and_forgotten() {
        let known = r#"{"of_size":[12,null,9]}"#;
        let mut known: BoxContent = serde_json::from_str(known).expect("a box");
        let ids = |known: &BoxContent| -> Vec<String> {
            remembered(known).into_iter().flat_map(|it| it.items).map(|item| item.id).collect()
        };
        assert_eq!(ids(&known), ["small", "large"]);
        assert!(correct(&mut known, "small", Some((COUNT, &Value::Number(13)))));
        assert_eq!(known.of_size(Size::Small), Some(13));
        assert!(!correct(&mut known, "medium", None), "not remembered");
        assert!(!correct(&mut known, "small", Some(("other", &Value::Number(13)))));
        assert!(correct(&mut known, "small", None) && correct(&mut known, "large", None));
        assert_eq!(known, BoxContent::default());
        assert!(remembered(&known).is_empty());
    }
}

//! What is remembered of the players' box, thing by thing: its tiles and start tiles with their
//! pictures, and the table of results.

use super::board;
use super::box_content::BoxContent;
use super::controls::Control as Part;
use super::entry::{describe, editor, ratings, remembered, words};
use super::river::{Herd, Start, Tile, Turn};
use crate::entry::Value;
use crate::game::{BoxItem, BoxSection};
use crate::id::Id as _;
use crate::table::count_of;
use crate::text::msg;

/// Before the codes of tiles, start tiles and rows.
const TILE: &str = "tile ";
const START: &str = "start ";
const ROW: &str = "row ";

pub(super) fn sections(known: &BoxContent) -> Vec<BoxSection> {
    let of = |herd: Herd| count_of(known.of_herd(herd));
    let tiles = msg!(
        wodny_szlak_box_tiles,
        n = count_of(known.tiles.len()),
        plain = of(Herd::Plain),
        sheep = of(Herd::Sheep),
        cow = of(Herd::Cow)
    );
    let rows = known.ratings.iter().map(|(row, rating)| {
        let controls = ratings::row_controls(*row, Some(rating)).to_vec();
        let label = msg!(wodny_szlak_box_row, row = *row);
        BoxItem::new(format!("{ROW}{row}"), label, controls)
    });
    let mut sections = vec![
        BoxSection { title: tiles, items: known.tiles.iter().map(|it| tile(it, known)).collect() },
        BoxSection {
            title: msg!(wodny_szlak_box_starts),
            items: known.starts.iter().map(|it| start(*it)).collect(),
        },
        BoxSection { title: msg!(wodny_szlak_ratings), items: rows.collect() },
    ];
    sections.retain(|section| !section.items.is_empty());
    sections
}

fn tile(tile: &Tile, known: &BoxContent) -> BoxItem {
    let id = format!("{TILE}{}", remembered::code(tile));
    let item = BoxItem::new(id, words::tile(tile), editor::numbers_of(tile, known));
    item.with_face(board::face(tile, |_| None))
}

fn start(start: Start) -> BoxItem {
    let id = format!("{START}{}", start.to_id());
    let label = words::start(start, Turn::NONE);
    BoxItem::new(id, label, Vec::new()).with_face(board::whole_start_face(start, Turn::NONE))
}

/// `None` if there is no such thing.
pub(super) fn correct(
    known: &mut BoxContent,
    item: &str,
    change: Option<(&str, &Value)>,
) -> Option<()> {
    if let Some(code) = item.strip_prefix(TILE) {
        let found = known.tiles.iter().find(|it| remembered::code(it) == code)?.clone();
        let corrected = match change {
            Some((control, value)) => {
                Some(describe::changed(&found, Part::parse(control)?, value)?)
            }
            None => None,
        };
        known.tiles.remove(&found);
        known.tiles.extend(corrected.map(|it| it.upright()));
    } else if let Some(code) = item.strip_prefix(START) {
        let found = Start::parse(code)?;
        (change.is_none() && known.starts.remove(&found)).then_some(())?;
    } else {
        let row = item.strip_prefix(ROW)?.parse().ok()?;
        known.ratings.get(&row)?;
        match change {
            Some((control, value)) => {
                let part = Part::parse(control)?;
                let (row, rating) = ratings::changed(&known.ratings, part, value)?;
                known.ratings.insert(row, rating);
            }
            None => {
                known.ratings.remove(&row);
            }
        }
    }
    Some(())
}

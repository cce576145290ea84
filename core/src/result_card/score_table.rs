//! What the points are made of: a row for each kind, the seats beside each other.

use super::layout::{
    BOLD, GAP, INNER, MARGIN, PADDING, RADIUS, REGULAR, Sheet, Style, WIDTH, length,
};
use super::{Content, ContentRow, figure};
use crate::drawing::measure::fit;
use crate::drawing::{Anchor, Ink};

const PEBBLE: f64 = 48.0;
/// The columns of the seats take no more than this, so that there is room for what rows are called.
const MOST_FOR_SEATS: f64 = 560.0;
const WIDEST_COLUMN: f64 = 150.0;
/// Beyond so many rows they stand closer.
const FEW_ROWS: usize = 8;

pub(super) fn draw(sheet: &mut Sheet, content: &Content) {
    if content.rows.is_empty() || content.seats.is_empty() {
        return;
    }
    let (row_height, size) =
        if content.rows.len() <= FEW_ROWS { (54.0, 34.0) } else { (44.0, 28.0) };
    let head = PEBBLE + 36.0;
    let high = head + row_height * length(content.rows.len()) + 14.0;
    let top = sheet.y;
    sheet.rectangle((MARGIN, top), (INNER, high), RADIUS, Ink::Surface);
    let column = (MOST_FOR_SEATS / length(content.seats.len())).min(WIDEST_COLUMN);
    let right =
        |seat: usize| WIDTH - MARGIN - PADDING - column * length(content.seats.len() - 1 - seat);
    for (number, seat) in content.seats.iter().enumerate() {
        sheet.pebble(seat, right(number) - PEBBLE + 4.0, top + 20.0, PEBBLE);
    }
    let heading_room = right(0) - column - MARGIN - PADDING + column * 0.2;
    for (number, row) in content.rows.iter().enumerate() {
        let above = top + head + row_height * length(number);
        let hairline = (INNER - 2.0 * PADDING, 2.0);
        sheet.rectangle((MARGIN + PADDING, above - 1.0), hairline, 1.0, Ink::Raised);
        let line = above + row_height / 2.0 + size * 0.36;
        let heading = fit(&row.heading, heading_room, (size, 22.0), 1);
        let style = Style::start(REGULAR, Ink::Quiet);
        let at = (MARGIN + PADDING, line);
        sheet.text(&heading.lines[0], at, heading.size, heading_room, style);
        let best = best_of(row);
        for (seat, points) in row.cells.iter().enumerate() {
            let text = points.map_or_else(|| "–".to_owned(), figure);
            let room = column - 16.0;
            let bold = if *points == best && best.is_some() { BOLD } else { REGULAR };
            let ink = if points.is_some() { Ink::Text } else { Ink::Quiet };
            let fitted = fit(&text, room, (size, 14.0), 1).size;
            let style = Style { bold, anchor: Anchor::End, ink };
            sheet.text(&text, (right(seat), line), fitted, room, style);
        }
    }
    sheet.y = top + high + GAP;
}

/// The most points of a row, where somebody has more than somebody else.
fn best_of(row: &ContentRow) -> Option<i64> {
    let points = || row.cells.iter().map(|points| points.unwrap_or(0));
    let most = points().max()?;
    points().any(|points| points < most).then_some(most)
}

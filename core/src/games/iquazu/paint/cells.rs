//! What lies in a cell of the wall, from the top down: what lies lower is drawn lower, because ties
//! are won by it. In a crowd there are two to four lanes; each thing still lies a step below the one
//! before, and a thread leads from one to the next.

use super::super::controls::Place;
use super::super::position::Position;
use super::super::wall::Item;
use super::places::{SMALL, whole};
use super::{gems, rock};
use crate::board::Cell;
use crate::drawing::{Canvas, Ink, Layer, Path, Rect, Scene};

/// What is kept free above and below the things in a cell.
const EDGE: i32 = 28;
/// More than these lie in lanes beside each other.
const ONE_LANE: usize = 3;

pub(super) fn paint(
    canvas: &mut Canvas,
    position: &Position,
    scene: &Scene<'_>,
    cell: &Cell<String>,
    ((column, row), rect): (Place, Rect),
) {
    let items: &[Item] = position.cell(column, row).map_or(&[], |items| items);
    let room = position.crevices_of(column).map_or(0, |rows| usize::from(rows[row.index()]));
    let free = u16::try_from(room.saturating_sub(items.len())).unwrap_or(0);
    rock::free_crevices(canvas, &format!("free.{}", cell.id), rect, free);
    // Below what lies there: the ring is as wide as the cell, and so is a crowd.
    if cell.selected {
        opened(canvas, &format!("opened.{}", cell.id), rect, items.len());
    }
    let (side, spots) = spots(items.len(), rect);
    if items.len() > ONE_LANE {
        let thread = Path::open(&spots).stroked(Ink::Plate, 16);
        canvas.part(&format!("order.{}", cell.id), Layer::Ground, thread);
    }
    let carried = position.carried_over(column, row);
    for (index, ((item, carried), at)) in items.iter().zip(carried).zip(spots).enumerate() {
        let key = format!("{}.{index}", cell.id);
        match item {
            Item::Gem(seat) => {
                gems::gem(canvas, &key, Layer::Piece, scene.look(*seat), at, (side, carried));
            }
            Item::Drop(_) => gems::drop(canvas, &key, at, (side, carried)),
        }
    }
    if cell.doubtful {
        let ring = Path::rounded(rect.grown(-16), 56);
        let key = format!("doubt.{}", cell.id);
        canvas.part(&key, Layer::Hint, ring.clone().stroked(Ink::Plate, 30));
        canvas.ring(&key, &ring, Ink::Doubt, 18);
        doubt(canvas, &key, (rect.right() - 62, rect.y + 62));
    }
}

/// A ring; where there is an order, arrows down its left side: it counts from the top.
fn opened(canvas: &mut Canvas, key: &str, rect: Rect, count: usize) {
    let ring = Path::rounded(rect.grown(-20), 56);
    canvas.part(key, Layer::Hint, ring.clone().stroked(Ink::Plate, 46));
    if count < 2 {
        canvas.part(key, Layer::Hint, ring.stroked(Ink::Accent, 22));
        return;
    }
    // Beside one lane there is room; beside more the arrows stand on the ring.
    let (x, y) = (rect.x + if count > ONE_LANE { 20 } else { 76 }, rect.y + rect.height / 2);
    let head = |at: i32| Path::open(&[(x - 34, at - 30), (x, at), (x + 34, at - 30)]);
    let leading = head(y - 70).and(&head(y + 15)).and(&head(y + 100));
    canvas.part(key, Layer::Hint, ring.and(&leading).stroked(Ink::Accent, 22));
}

fn doubt(canvas: &mut Canvas, key: &str, at: (i32, i32)) {
    canvas.part_at(key, Layer::Hint, Path::circle((0, 0), 62).filled(Ink::Doubt), at);
    canvas.text(key, Layer::Hint, "?", at, (SMALL, 100), Ink::Plate);
}

/// How large so many things are in a cell, and where each of them lies.
fn spots(count: usize, cell: Rect) -> (i32, Vec<(i32, i32)>) {
    // By how many there are: how large, in how many lanes, how far apart these are.
    let (side, lanes, apart) = match count {
        0 | 1 => (290, 1, 0),
        2 => (248, 1, 0),
        3 => (166, 1, 0),
        4 => (200, 2, 218),
        5 => (166, 2, 206),
        6 => (143, 2, 200),
        7 | 8 => (146, 3, 146),
        9 => (136, 3, 148),
        10 => (125, 3, 150),
        11 => (115, 3, 152),
        _ => (113, 4, 118),
    };
    let (x, y) = cell.middle();
    let last = whole(count.max(1)) - 1;
    let height = cell.height - 2 * EDGE - side;
    let spot = |number: i32| {
        let lane = number % lanes;
        let below = if last == 0 { height / 2 } else { height * number / last };
        let right = lane * apart - (lanes - 1) * apart / 2;
        (x + right, y - height / 2 + below)
    };
    (side, (0..=last).map(spot).collect())
}

#[cfg(test)]
mod tests {
    use super::super::super::event::MOST_IN_A_CELL;
    use super::super::places::{COLUMN, ROW};
    use super::*;

    #[test]
    fn what_lies_lower_is_drawn_lower_and_nothing_covers_anything() {
        let cell = Rect::new(0, 0, COLUMN, ROW);
        for count in 1..=MOST_IN_A_CELL {
            let (side, spots) = spots(count, cell);
            assert_eq!(spots.len(), count);
            assert!(spots.windows(2).all(|pair| pair[0].1 < pair[1].1), "{count}");
            for (number, spot) in spots.iter().enumerate() {
                assert!(cell.holds(Rect::around(*spot, side)), "{count}: {spot:?}");
                for (x, y) in &spots[..number] {
                    let (across, down) = (f64::from(spot.0 - x), f64::from(spot.1 - y));
                    assert!(across.hypot(down) >= f64::from(side) - 1.0, "{count}: {spot:?}");
                }
            }
        }
    }
}

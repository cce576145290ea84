//! Who got what at the last scoring, where it came from: points of a rock on the water that covers
//! its column now, bonus tiles at the end of their rows. Ties have a sign that says what decided.

use super::super::majority::{Below, lower};
use super::super::position::{Award, Kind, Outcome, Position, Reason, Scoring};
use super::places::{Places, ROW, SMALL, row_y, whole};
use super::{gems, tiles};
use crate::drawing::{Canvas, Ink, Layer, Path, Rect, Scene};
use crate::seat::Seat;

/// What a seat got for a column.
pub(super) struct Won {
    pub(super) seat: Seat,
    /// Absent while nobody has said what the rock is worth.
    pub(super) points: Option<u16>,
    /// As many gems as the next one, but a lower one.
    is_lower: bool,
}

/// Who got points for a column, the most first.
pub(super) fn won(position: &Position, scoring: &Scoring) -> Vec<Won> {
    let standings = match &scoring.outcome {
        Outcome::Ranked(standings) => standings,
        Outcome::Stated(points) => {
            let given = points.iter().filter(|(_, points)| **points > 0);
            let mut won: Vec<Won> = given
                .map(|(seat, points)| Won { seat, points: Some(*points), is_lower: false })
                .collect();
            won.sort_by_key(|won| std::cmp::Reverse(won.points));
            return won;
        }
    };
    let values = position.held.len().saturating_sub(1);
    let of_place = |place: usize| {
        let own = standings[place];
        let is_lower = standings.get(place + 1).is_some_and(|next| {
            next.gems == own.gems && lower(standings, own, *next) == Below::First
        });
        let points = position.rock(scoring.column).and_then(|values| values.get(place)).copied();
        Won { seat: own.seat, points, is_lower }
    };
    (0..standings.len().min(values)).map(of_place).collect()
}

pub(super) fn paint(canvas: &mut Canvas, position: &Position, scene: &Scene<'_>, places: &Places) {
    // As long as the sheet tells it: until something new lies on the wall.
    if !position.is_untouched() {
        return;
    }
    let Some(last) = position.scorings.last() else { return };
    let is_covered = last.column.index().is_some_and(|index| index < position.frame_start());
    if is_covered {
        points(canvas, position, scene, places, last);
    }
    let with_tiles = position.scorings.iter().rev().find(|it| !it.awards.is_empty());
    let is_told = |scoring: &&Scoring| scoring.column == last.column || position.is_over();
    let Some(scoring) = with_tiles.filter(is_told) else { return };
    for award in &scoring.awards {
        let kind = position.tile(scoring.column, award.row).and_then(|(_, tile)| tile.kind);
        // It was the first column of its window that was scored.
        let tile = tiles::key(scoring.column.index().unwrap_or_default(), award.row);
        taker(canvas, scene, places, award, (&tile, kind));
    }
}

/// The points of the column that the water has just covered.
fn points(
    canvas: &mut Canvas,
    position: &Position,
    scene: &Scene<'_>,
    places: &Places,
    scoring: &Scoring,
) {
    const HIGH: i32 = 430;
    let x = places.left_water();
    let number = format!("#{}", u8::from(scoring.column));
    let at = (x, places.window.y + 75);
    let plate = Rect::new(at.0 - 110, at.1 - 60, 220, 120);
    canvas.part("scored", Layer::Hint, Path::rounded(plate, 60).filled(Ink::Plate));
    canvas.text("scored", Layer::Hint, number, at, (SMALL, 216), Ink::Text);
    for (place, won) in won(position, scoring).iter().enumerate() {
        let key = format!("won.{}", won.seat.index());
        let y = whole(place) * ROW;
        let rect = Rect::new(x - 128, y + (ROW - HIGH) / 2, 256, HIGH);
        canvas.part(&key, Layer::Hint, Path::rounded(rect, 60).filled(Ink::Plate));
        gems::gem(canvas, &key, Layer::Hint, scene.look(won.seat), (x, rect.y + 140), (210, false));
        let text = won.points.map_or_else(|| "?".to_owned(), |points| format!("+{points}"));
        canvas.text(&key, Layer::Hint, text, (x, rect.y + 330), (132, 232), Ink::Gain);
        if won.is_lower {
            tiles::sign(canvas, &format!("tie.{place}"), tiles::LOWER, (x, y + ROW));
        }
    }
}

/// Who got the tile of a row; it is the same tile that lay there, and goes to its new owner.
fn taker(
    canvas: &mut Canvas,
    scene: &Scene<'_>,
    places: &Places,
    award: &Award,
    (tile, kind): (&str, Option<Kind>),
) {
    let (x, y) = (places.right_water(), row_y(award.row));
    let key = format!("taker.{}", u8::from(award.row));
    let plate = |canvas: &mut Canvas, rect: Rect| {
        canvas.part(&key, Layer::Hint, Path::rounded(rect, 50).filled(Ink::Plate));
    };
    let Some(seat) = award.seat else {
        plate(canvas, Rect::new(x - 90, y + ROW / 2 - 90, 180, 180));
        if award.reason == Reason::Unknown {
            canvas.text(&key, Layer::Hint, "?", (x, y + ROW / 2), (130, 150), Ink::Quiet);
        } else {
            tiles::gone(canvas, &key, (x, y + ROW / 2));
        }
        return;
    };
    plate(canvas, Rect::new(x - 110, y + 70, 220, 214));
    gems::gem(canvas, &key, Layer::Hint, scene.look(seat), (x, y + 176), (190, false));
    tiles::small(canvas, tile, kind, (x, y + 374));
    let sign = match award.reason {
        Reason::FurtherRight { .. } => tiles::FURTHER_RIGHT,
        Reason::Lower { .. } => tiles::LOWER,
        Reason::NoGem | Reason::Majority { .. } | Reason::Stated | Reason::Unknown => return,
    };
    tiles::sign(canvas, &format!("tie.{key}"), sign, (x, y + 490));
}

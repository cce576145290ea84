//! The values of the rocks: a pennant a column, with a line a value. Who gets it stands beside it as
//! soon as the column is scored.

use super::super::focus::Focus;
use super::super::position::{Position, Scoring};
use super::super::wall::Column;
use super::places::{AIR, LINE, PENNANT, Places, TAIL, whole};
use super::results::won;
use super::{gems, water};
use crate::drawing::{Canvas, Ink, Layer, Path, Picture, Rect, Scene};
use crate::seat::Seat;

/// A pennant of so many lines on which nothing is written.
const UNKNOWN: u16 = water::NEXT;
pub(in super::super) const ROCK: u16 = UNKNOWN + 1;

pub(super) fn pictures() -> Vec<Picture> {
    let pennant = |lines: u16| {
        let rect = Rect::new(0, 0, PENNANT, i32::from(lines) * LINE);
        let parts =
            vec![cloth(rect).filled(Ink::Plate), cloth(rect).dashed(44, 30).stroked(Ink::Own, 12)];
        Picture { id: UNKNOWN + lines, parts }
    };
    (1..=3).map(pennant).collect()
}

pub(super) fn paint(
    canvas: &mut Canvas,
    position: &Position,
    focus: &Focus,
    scene: &Scene<'_>,
    places: &Places,
) {
    let rod = Path::line((0, 0), (places.window.width, 0)).stroked(Ink::Wood, 26);
    canvas.part_at("rod", Layer::Ground, rod, (places.window.x, places.frame.y + AIR));
    for column in position.frame() {
        let rect = places.pennant(column);
        let is_current = position.current() == Some(column);
        let key = format!("pennant.{}", u8::from(column));
        let lines = lines(position, column, places.values);
        let cloth = cloth(rect);
        if lines.is_empty() {
            unknown(canvas, &key, (rect, places.lines()), is_current);
        } else {
            let (fill, ink) =
                if is_current { (Ink::Accent, Ink::OnAccent) } else { (Ink::Plate, Ink::Text) };
            canvas.part(&key, Layer::Piece, cloth.clone().filled(fill));
            if !is_current {
                canvas.part(&key, Layer::Piece, cloth.stroked(Ink::Line, 8));
            }
            for (number, line) in (0..).zip(&lines) {
                paint_line(canvas, scene, (&key, number), line, (rect, ink));
            }
        }
        // The rock whose values are asked for beside the board.
        if focus.rock == Some(column) && !is_current {
            let around = rect.grown(14);
            let around = Rect { height: around.height + TAIL, ..around };
            let ring = Path::rounded(around, 30).stroked(Ink::Accent, 20);
            canvas.part(&format!("asked.{key}"), Layer::Hint, ring);
            canvas.look_at(around);
        }
    }
}

/// A pennant by itself, around the middle of its drawing.
pub(super) fn alone(canvas: &mut Canvas, values: &[u16]) {
    let high = whole(values.len()) * LINE;
    let rect = Rect::new(-PENNANT / 2, -(high + TAIL) / 2, PENNANT, high);
    canvas.part("rock", Layer::Piece, cloth(rect).filled(Ink::Plate));
    canvas.part("rock", Layer::Piece, cloth(rect).stroked(Ink::Line, 8));
    for (number, value) in (0..).zip(values) {
        let at = (0, rect.y + number * LINE + LINE / 2 + 8);
        canvas.text("rock", Layer::Piece, format!("+{value}"), at, (130, 340), Ink::Text);
    }
}

/// A pennant with two tails.
fn cloth(rect: Rect) -> Path {
    let (x, y, right, bottom) = (rect.x, rect.y, rect.right(), rect.bottom());
    Path::polygon(&[
        (x, y),
        (right, y),
        (right, bottom + TAIL),
        (x + rect.width / 2, bottom),
        (x, bottom + TAIL),
    ])
}

/// Nobody has said what the rock is worth.
fn unknown(canvas: &mut Canvas, key: &str, (rect, lines): (Rect, u16), is_current: bool) {
    let (ink, line) = if is_current { (Ink::Accent, Ink::Accent) } else { (Ink::Quiet, Ink::Line) };
    canvas.picture(key, Layer::Piece, UNKNOWN + lines, (rect.x, rect.y), 100, line);
    let at = (rect.x + rect.width / 2, rect.y + rect.height / 2);
    canvas.text(key, Layer::Piece, "?", at, (150, 200), ink);
}

struct Line {
    /// Who got it.
    seat: Option<Seat>,
    text: String,
}

/// The values of a rock, the highest first; nothing while none is known.
fn lines(position: &Position, column: Column, values: usize) -> Vec<Line> {
    let scored = position.scorings.iter().find(|scoring| scoring.column == column);
    let known = position.rock(column);
    let got = scored.map(|scoring: &Scoring| won(position, scoring)).unwrap_or_default();
    if known.is_none() && got.is_empty() {
        return Vec::new();
    }
    let line = |place: usize| {
        let (seat, points) = match got.get(place) {
            Some(won) => (Some(won.seat), won.points),
            None => (None, known.and_then(|values| values.get(place)).copied()),
        };
        Line { seat, text: points.map_or_else(|| "?".to_owned(), |points| format!("+{points}")) }
    };
    (0..values).map(line).collect()
}

fn paint_line(
    canvas: &mut Canvas,
    scene: &Scene<'_>,
    (key, number): (&str, i32),
    line: &Line,
    (rect, ink): (Rect, Ink),
) {
    let y = rect.y + number * LINE + LINE / 2 + 8;
    let size = if number == 0 { 146 } else { 124 };
    let Some(seat) = line.seat else {
        // With a plus, as what is won: a bare figure could be a price.
        let middle = (rect.x + rect.width / 2, y);
        canvas.text(key, Layer::Piece, line.text.clone(), middle, (size, 340), ink);
        return;
    };
    let gem = (rect.x + rect.width / 4 + 6, y);
    let value = (rect.x + rect.width * 2 / 3, y);
    canvas.text(key, Layer::Piece, line.text.clone(), value, (size, 240), ink);
    gems::gem(canvas, key, Layer::Hint, scene.look(seat), gem, (138, false));
}

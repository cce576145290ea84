//! What is done to draw something: paths filled and stroked, texts written, one after the other. The
//! painters of all shells do the same, and are compared by it.

use std::fmt::Write as _;

use super::{Anchor, Drawing, Ink, Part, Picture, Piece, Shade, What};

/// One thing that a brush does. Lengths are hundredths of a unit, colours are `0xRRGGBB`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Call {
    Fill {
        colour: u32,
        verbs: String,
        points: Vec<i64>,
    },
    Stroke {
        colour: u32,
        verbs: String,
        points: Vec<i64>,
        width: i64,
    },
    Text {
        colour: u32,
        text: String,
        x: i64,
        y: i64,
        size: i64,
        width: i64,
        bold: bool,
        anchor: Anchor,
    },
}

/// All calls for a drawing, but for the paper below it.
pub fn calls(drawing: &Drawing, pictures: &[Picture], shade: Shade) -> Vec<Call> {
    let mut calls = Vec::new();
    for piece in &drawing.pieces {
        match &piece.what {
            What::Picture { picture } => {
                let found = pictures.iter().find(|other| other.id == *picture);
                let parts = found.into_iter().flat_map(|picture| &picture.parts);
                calls.extend(parts.map(|part| of_part(part, piece, shade)));
            }
            What::Path { part } => calls.push(of_part(part, piece, shade)),
            What::Text { text, size, width, bold, anchor } => calls.push(Call::Text {
                colour: piece.own.swatch().in_shade(shade),
                text: text.clone(),
                x: i64::from(piece.x) * 100,
                y: i64::from(piece.y) * 100,
                size: i64::from(*size) * i64::from(piece.scale),
                width: i64::from(*width) * i64::from(piece.scale),
                bold: *bold,
                anchor: *anchor,
            }),
        }
    }
    calls
}

fn of_part(part: &Part, piece: &Piece, shade: Shade) -> Call {
    let ink = if part.ink == Ink::Own { piece.own } else { part.ink };
    let (colour, verbs) = (ink.swatch().in_shade(shade), part.verbs.clone());
    let points = part.points.chunks_exact(2).flat_map(|point| placed(piece, point[0], point[1]));
    let points = points.collect();
    if part.stroke > 0 {
        let width = i64::from(part.stroke) * i64::from(piece.scale);
        Call::Stroke { colour, verbs, points, width }
    } else {
        Call::Fill { colour, verbs, points }
    }
}

/// A point of a piece on the board, in hundredths. Quarter turns are exact.
#[allow(clippy::cast_possible_truncation)]
fn placed(piece: &Piece, x: i32, y: i32) -> [i64; 2] {
    let scale = i64::from(piece.scale);
    let (x, y) = (i64::from(x) * scale, i64::from(y) * scale);
    let (across, down) = match piece.turn.rem_euclid(360) {
        0 => (x, y),
        90 => (-y, x),
        180 => (-x, -y),
        270 => (y, -x),
        turn => {
            let (sin, cos) = f64::from(turn).to_radians().sin_cos();
            // Lengths of a drawing are far below what a double can count.
            #[allow(clippy::cast_precision_loss)]
            let (x, y) = (x as f64, y as f64);
            // Half of a hundredth is rounded down everywhere.
            let whole = |value: f64| (value + 0.5).floor() as i64;
            (whole(x * cos - y * sin), whole(x * sin + y * cos))
        }
    };
    [i64::from(piece.x) * 100 + across, i64::from(piece.y) * 100 + down]
}

impl Call {
    /// It in one line, the same from the painter of every shell.
    pub fn line(&self) -> String {
        match self {
            Self::Fill { colour, verbs, points } => {
                format!("fill {colour:06x}{}", outline(verbs, points))
            }
            Self::Stroke { colour, verbs, points, width } => {
                format!("stroke {colour:06x} {width}{}", outline(verbs, points))
            }
            Self::Text { colour, text, x, y, size, width, bold, anchor } => {
                let weight = if *bold { "bold" } else { "regular" };
                let anchor = match anchor {
                    Anchor::Start => "start",
                    Anchor::Middle => "middle",
                    Anchor::End => "end",
                };
                format!("text {colour:06x} {x} {y} {size} {width} {weight} {anchor} {text}")
            }
        }
    }
}

/// Verbs with their points: ` M 100 200 L 300 400 Z`.
fn outline(verbs: &str, points: &[i64]) -> String {
    let mut path = String::new();
    for (verb, numbers) in steps(verbs, points) {
        let _ = write!(path, " {verb}");
        for number in numbers {
            let _ = write!(path, " {number}");
        }
    }
    path
}

/// Each verb with the numbers that it takes.
pub(super) fn steps<'a>(
    verbs: &'a str,
    points: &'a [i64],
) -> impl Iterator<Item = (char, &'a [i64])> {
    let mut rest = points;
    verbs.chars().map(move |verb| {
        let numbers = match verb {
            'M' | 'L' => 2,
            'Q' => 4,
            'C' => 6,
            _ => 0,
        };
        let (taken, left) = rest.split_at(numbers.min(rest.len()));
        rest = left;
        (verb, taken)
    })
}

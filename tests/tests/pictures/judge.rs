//! What holds for every drawing, on the boxes that it declares and on its real pixels.

use tallystone_core::drawing::{
    Anchor, Drawing, FIRST_OF_GAME, Ink, Layer, Part, Piece, Rect, Shade, What, svg, text_width,
};

use crate::pixels::{contrast, drawn};
use crate::tabletop::Situation;

/// A small phone, less what stands beside a board.
const PHONE: f64 = 360.0 - 16.0;
const SMALLEST_TEXT: f64 = 11.0;
const MOST_PIECES: usize = 300;
const MOST_BYTES: usize = 16_384;
const LEAST_CONTRAST: f64 = 4.5;
/// Rounded edges may touch by this much.
const TOUCHING: i32 = 4;

pub(crate) fn faults(situation: &Situation) -> Vec<String> {
    let mut faults = Vec::new();
    let mut fault = |what: String| faults.push(format!("  {}: {what}", situation.name));
    let drawing = &situation.drawing;
    if drawing.pieces.len() > MOST_PIECES {
        fault(format!("{} pieces", drawing.pieces.len()));
    }
    let size = bytes(drawing);
    if size > MOST_BYTES {
        fault(format!("{size} bytes"));
    }
    let scale = scale_on_a_phone(drawing);
    let texts: Vec<Written<'_>> = drawing.pieces.iter().filter_map(Written::of).collect();
    for piece in &drawing.pieces {
        let all = |bounds: Rect| drawing.frame.grown(TOUCHING).holds(bounds);
        if !shapes_of(situation, piece).iter().all(|shape| all(shape.bounds)) {
            fault(format!("{} is outside", piece.key));
        }
    }
    for (number, text) in texts.iter().enumerate() {
        let dp = text.size * scale;
        if dp < SMALLEST_TEXT - 0.05 {
            fault(format!("the text {:?} of {} is {dp:.1} dp", text.text, text.piece.key));
        }
        for other in &texts[..number] {
            if text.bounds.overlaps(other.bounds) {
                let keys = (&text.piece.key, &other.piece.key);
                fault(format!("the texts {:?} and {:?} overlap {keys:?}", text.text, other.text));
            }
        }
        let others = drawing.pieces.iter().filter(|it| it.key != text.piece.key);
        let above_ground = others.filter(|it| it.layer != Layer::Ground);
        for piece in above_ground {
            let shapes = shapes_of(situation, piece);
            if shapes.iter().any(|shape| shape.touches(text.bounds.grown(-TOUCHING))) {
                fault(format!("{:?} of {} and {} overlap", text.text, text.piece.key, piece.key));
            }
        }
    }
    for (piece, next) in drawing.pieces.iter().zip(drawing.pieces.iter().skip(1)) {
        let is_pebble = matches!(piece.what, What::Picture { picture } if picture < FIRST_OF_GAME);
        let lettered = next.key == piece.key && matches!(next.what, What::Text { .. });
        if is_pebble && !(lettered && matches!(piece.own, Ink::Seat(_))) {
            fault(format!("the seat's piece {} has no colour or no letter", piece.key));
        }
    }
    for area in &drawing.areas {
        if !drawing.frame.grown(TOUCHING).holds(area.rect) {
            fault(format!("the area {} is outside", area.cell));
        }
    }
    for shade in Shade::ALL {
        for (text, least) in too_pale(situation, &texts, shade) {
            let key = &text.piece.key;
            fault(format!("{shade:?}: {:?} of {key} has a contrast of {least:.1}", text.text));
        }
    }
    faults
}

/// A text with the box that it takes.
struct Written<'a> {
    piece: &'a Piece,
    text: &'a str,
    size: f64,
    bounds: Rect,
}

impl<'a> Written<'a> {
    #[allow(clippy::cast_possible_truncation)]
    fn of(piece: &'a Piece) -> Option<Self> {
        let What::Text { text, size, width, anchor, .. } = &piece.what else { return None };
        let wide = text_width(text) * f64::from(*size);
        let shrunk = (f64::from(*width) / wide).min(1.0);
        let size = f64::from(*size) * shrunk;
        let (wide, high) = ((wide * shrunk) as i32, (size * 0.72) as i32);
        let x = match anchor {
            Anchor::Start => piece.x,
            Anchor::Middle => piece.x - wide / 2,
            Anchor::End => piece.x - wide,
        };
        Some(Self { piece, text, size, bounds: Rect::new(x, piece.y - high, wide, high) })
    }
}

/// A path where it lies on the board.
struct Lying {
    lines: Vec<Vec<(f64, f64)>>,
    stroke: f64,
    bounds: Rect,
}

fn shapes_of(situation: &Situation, piece: &Piece) -> Vec<Lying> {
    let parts: Vec<&Part> = match &piece.what {
        What::Path { part } => vec![part],
        What::Picture { picture } => {
            let found = situation.pictures.iter().find(|other| other.id == *picture);
            found.unwrap_or_else(|| panic!("no picture {picture}")).parts.iter().collect()
        }
        What::Text { .. } => return Vec::new(),
    };
    parts.into_iter().map(|part| Lying::of(part, piece)).collect()
}

impl Lying {
    #[allow(clippy::cast_possible_truncation)]
    fn of(part: &Part, piece: &Piece) -> Self {
        let scale = f64::from(piece.scale) / 100.0;
        let (sin, cos) = f64::from(piece.turn).to_radians().sin_cos();
        let place = |(x, y): (f64, f64)| {
            let (x, y) = (x * scale, y * scale);
            (f64::from(piece.x) + x * cos - y * sin, f64::from(piece.y) + x * sin + y * cos)
        };
        let lines: Vec<Vec<_>> =
            part.lines().into_iter().map(|line| line.into_iter().map(place).collect()).collect();
        let stroke = f64::from(part.stroke) * scale;
        let points = || lines.iter().flatten();
        let least = |of: fn(&(f64, f64)) -> f64| points().map(of).fold(f64::INFINITY, f64::min);
        let most = |of: fn(&(f64, f64)) -> f64| points().map(of).fold(f64::NEG_INFINITY, f64::max);
        let (left, top) = (least(|it| it.0) - stroke / 2.0, least(|it| it.1) - stroke / 2.0);
        let (right, bottom) = (most(|it| it.0) + stroke / 2.0, most(|it| it.1) + stroke / 2.0);
        let bounds =
            Rect::new(left as i32, top as i32, (right - left) as i32, (bottom - top) as i32);
        Self { lines, stroke, bounds }
    }

    /// Whether ink of it is in a box: by points on its lines, and by the box's own corners and middle
    /// if it is filled.
    fn touches(&self, rect: Rect) -> bool {
        if !self.bounds.overlaps(rect) {
            return false;
        }
        let wide = rect.grown(1);
        let reach = self.stroke / 2.0;
        let (left, right) = (f64::from(wide.x) - reach, f64::from(wide.right()) + reach);
        let (top, bottom) = (f64::from(wide.y) - reach, f64::from(wide.bottom()) + reach);
        let in_box = |(x, y): (f64, f64)| x > left && x < right && y > top && y < bottom;
        let on_line = self.lines.iter().any(|line| {
            line.windows(2).any(|ends| {
                let (from, to) = (ends[0], ends[1]);
                (0..=12).any(|step| {
                    let t = f64::from(step) / 12.0;
                    in_box((from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t))
                })
            })
        });
        let (x, y) = rect.middle();
        on_line || (self.stroke == 0.0 && self.holds((f64::from(x), f64::from(y))))
    }

    fn holds(&self, (x, y): (f64, f64)) -> bool {
        let crossings = self.lines.iter().flat_map(|line| {
            let around = line.iter().zip(line.iter().cycle().skip(1));
            around.filter(|(a, b)| {
                (a.1 > y) != (b.1 > y) && x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0
            })
        });
        crossings.count() % 2 == 1
    }
}

/// How many dp a unit has where the board is as small as it gets on a small phone.
fn scale_on_a_phone(drawing: &Drawing) -> f64 {
    let fits = PHONE / f64::from(drawing.frame.width);
    fits.max(f64::from(drawing.least) / 1000.0)
}

/// As many as it takes to cross to a phone, near enough.
fn bytes(drawing: &Drawing) -> usize {
    let piece = |piece: &Piece| {
        let what = match &piece.what {
            What::Picture { .. } => 2,
            What::Path { part } => 4 + part.verbs.len() + 4 + 4 * part.points.len() + 5,
            What::Text { text, .. } => 4 + text.len() + 12,
        };
        4 + piece.key.len() + 4 + 16 + 1 + 4 + what
    };
    drawing.pieces.iter().map(piece).sum()
}

/// Texts that cannot be read on what lies below them.
fn too_pale<'a>(
    situation: &Situation,
    texts: &'a [Written<'a>],
    shade: Shade,
) -> Vec<(&'a Written<'a>, f64)> {
    const WIDTH: i32 = 1000;
    let mut bare = situation.drawing.clone();
    bare.pieces.retain(|piece| !matches!(piece.what, What::Text { .. }));
    let frame = bare.frame;
    let pixels = drawn(&svg(&bare, &situation.pictures, shade, WIDTH));
    let colour = |x: i32, y: i32| {
        let place = |at: i32, from: i32| (at - from) * WIDTH / frame.width;
        let (x, y) =
            (u32::try_from(place(x, frame.x)).ok()?, u32::try_from(place(y, frame.y)).ok()?);
        let pixel = pixels.pixel(x, y)?;
        Some(u32::from(pixel.red()) << 16 | u32::from(pixel.green()) << 8 | u32::from(pixel.blue()))
    };
    let mut pale = Vec::new();
    for text in texts {
        let ink = text.piece.own.swatch().in_shade(shade);
        let rect = text.bounds;
        let spots = (1..=5).flat_map(|column| {
            (1..=3)
                .map(move |row| (rect.x + rect.width * column / 6, rect.y + rect.height * row / 4))
        });
        let found = spots.filter_map(|(x, y)| colour(x, y)).map(|below| contrast(ink, below));
        let least = found.fold(f64::INFINITY, f64::min);
        if least < LEAST_CONTRAST {
            pale.push((text, least));
        }
    }
    pale
}

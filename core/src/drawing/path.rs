//! Paths, built point by point or by their shape. All points are whole numbers.

use super::{Ink, Part, Rect};

/// How far the handles of a quarter of a circle reach, in thousandths of its radius.
const ROUND: i32 = 552;

/// The verbs and points of a part that is not inked yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path {
    verbs: String,
    points: Vec<i32>,
}

type Point = (i32, i32);

impl Path {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn move_to(mut self, to: Point) -> Self {
        self.verb('M', &[to]);
        self
    }

    pub fn line_to(mut self, to: Point) -> Self {
        self.verb('L', &[to]);
        self
    }

    pub fn quad_to(mut self, handle: Point, to: Point) -> Self {
        self.verb('Q', &[handle, to]);
        self
    }

    pub fn curve_to(mut self, one: Point, other: Point, to: Point) -> Self {
        self.verb('C', &[one, other, to]);
        self
    }

    pub fn close(mut self) -> Self {
        self.verb('Z', &[]);
        self
    }

    fn verb(&mut self, verb: char, points: &[Point]) {
        self.verbs.push(verb);
        self.points.extend(points.iter().flat_map(|(x, y)| [*x, *y]));
    }

    pub fn line(from: Point, to: Point) -> Self {
        Self::new().move_to(from).line_to(to)
    }

    /// A line through points, from the first to the last.
    pub fn open(points: &[Point]) -> Self {
        let mut path = Self::new();
        for (number, point) in points.iter().enumerate() {
            path.verb(if number == 0 { 'M' } else { 'L' }, &[*point]);
        }
        path
    }

    pub fn polygon(points: &[Point]) -> Self {
        Self::open(points).close()
    }

    pub fn circle(middle: Point, radius: i32) -> Self {
        Self::ellipse(middle, radius, radius)
    }

    pub fn ellipse((x, y): Point, across: i32, down: i32) -> Self {
        let (h, v) = (across * ROUND / 1000, down * ROUND / 1000);
        Self::new()
            .move_to((x, y - down))
            .curve_to((x + h, y - down), (x + across, y - v), (x + across, y))
            .curve_to((x + across, y + v), (x + h, y + down), (x, y + down))
            .curve_to((x - h, y + down), (x - across, y + v), (x - across, y))
            .curve_to((x - across, y - v), (x - h, y - down), (x, y - down))
            .close()
    }

    pub fn rect(rect: Rect) -> Self {
        let Rect { x, y, .. } = rect;
        Self::polygon(&[
            (x, y),
            (rect.right(), y),
            (rect.right(), rect.bottom()),
            (x, rect.bottom()),
        ])
    }

    /// A rectangle with round corners.
    pub fn rounded(rect: Rect, radius: i32) -> Self {
        let (left, top, right, bottom) = (rect.x, rect.y, rect.right(), rect.bottom());
        let r = radius.min(rect.width / 2).min(rect.height / 2);
        let k = r - r * ROUND / 1000;
        Self::new()
            .move_to((left + r, top))
            .line_to((right - r, top))
            .curve_to((right - k, top), (right, top + k), (right, top + r))
            .line_to((right, bottom - r))
            .curve_to((right, bottom - k), (right - k, bottom), (right - r, bottom))
            .line_to((left + r, bottom))
            .curve_to((left + k, bottom), (left, bottom - k), (left, bottom - r))
            .line_to((left, top + r))
            .curve_to((left, top + k), (left + k, top), (left + r, top))
            .close()
    }

    /// Both, one after the other: one piece instead of two.
    pub fn and(mut self, other: &Self) -> Self {
        self.verbs.push_str(&other.verbs);
        self.points.extend(&other.points);
        self
    }

    pub fn moved(mut self, (right, down): Point) -> Self {
        for point in self.points.chunks_exact_mut(2) {
            point[0] += right;
            point[1] += down;
        }
        self
    }

    /// Larger or smaller, seen from 0.
    pub fn scaled(mut self, factor: f64) -> Self {
        for number in &mut self.points {
            *number = whole((f64::from(*number) * factor, 0.0)).0;
        }
        self
    }

    /// Turned clockwise around 0, so many quarters.
    pub fn turned(mut self, quarters: u8) -> Self {
        for point in self.points.chunks_exact_mut(2) {
            let (x, y) = (point[0], point[1]);
            (point[0], point[1]) = match quarters % 4 {
                0 => (x, y),
                1 => (-y, x),
                2 => (-x, -y),
                _ => (y, -x),
            };
        }
        self
    }

    /// Broken into dashes of so many units, with gaps of as many others between them. Curves become
    /// lines.
    pub fn dashed(&self, dash: i32, gap: i32) -> Self {
        let mut dashed = Self::new();
        for line in self.lines() {
            let (mut left, mut drawing) = (f64::from(dash), true);
            let mut at = line[0];
            dashed.verb('M', &[whole(at)]);
            for to in &line[1..] {
                loop {
                    let (across, down) = (to.0 - at.0, to.1 - at.1);
                    let far = across.hypot(down);
                    if far <= left {
                        left -= far;
                        at = *to;
                        if drawing {
                            dashed.verb('L', &[whole(at)]);
                        }
                        break;
                    }
                    at = (at.0 + across * left / far, at.1 + down * left / far);
                    dashed.verb(if drawing { 'L' } else { 'M' }, &[whole(at)]);
                    left = f64::from(if drawing { gap } else { dash }).max(1.0);
                    drawing = !drawing;
                }
            }
        }
        dashed
    }

    /// As lines through points, curves in eight pieces each; what is closed ends where it began.
    pub fn lines(&self) -> Vec<Vec<(f64, f64)>> {
        flattened(&self.verbs, &self.points)
    }

    /// The box around all of its points, handles too.
    pub fn bounds(&self) -> Option<Rect> {
        bounds_of(&self.points)
    }

    pub fn filled(self, ink: Ink) -> Part {
        Part { verbs: self.verbs, points: self.points, ink, stroke: 0 }
    }

    pub fn stroked(self, ink: Ink, stroke: i32) -> Part {
        Part { verbs: self.verbs, points: self.points, ink, stroke }
    }
}

impl Part {
    pub fn lines(&self) -> Vec<Vec<(f64, f64)>> {
        flattened(&self.verbs, &self.points)
    }

    /// The box around it, with the thickness of its line.
    pub fn bounds(&self) -> Option<Rect> {
        Some(bounds_of(&self.points)?.grown(self.stroke / 2))
    }
}

fn bounds_of(points: &[i32]) -> Option<Rect> {
    let xs = points.iter().step_by(2);
    let ys = points.iter().skip(1).step_by(2);
    let (left, right) = (*xs.clone().min()?, *xs.max()?);
    let (top, bottom) = (*ys.clone().min()?, *ys.max()?);
    Some(Rect { x: left, y: top, width: right - left, height: bottom - top })
}

#[allow(clippy::cast_possible_truncation)]
fn whole((x, y): (f64, f64)) -> Point {
    (x.round() as i32, y.round() as i32)
}

fn flattened(verbs: &str, points: &[i32]) -> Vec<Vec<(f64, f64)>> {
    const PIECES: i32 = 8;
    let mut points = points.chunks_exact(2).map(|it| (f64::from(it[0]), f64::from(it[1])));
    let mut next = || points.next().unwrap_or_default();
    let mut lines: Vec<Vec<(f64, f64)>> = Vec::new();
    for verb in verbs.chars() {
        if verb == 'M' {
            lines.push(vec![next()]);
            continue;
        }
        let Some(line) = lines.last_mut() else { continue };
        let from = line.last().copied().unwrap_or_default();
        // Every verb as a curve with two handles.
        let (one, other, to) = match verb {
            'L' => {
                line.push(next());
                continue;
            }
            'Q' => {
                let (handle, to) = (next(), next());
                let towards = |end: (f64, f64)| {
                    (end.0 + (handle.0 - end.0) * 2.0 / 3.0, end.1 + (handle.1 - end.1) * 2.0 / 3.0)
                };
                (towards(from), towards(to), to)
            }
            'C' => (next(), next(), next()),
            _ => {
                line.push(line[0]);
                continue;
            }
        };
        for piece in 1..=PIECES {
            let t = f64::from(piece) / f64::from(PIECES);
            let mix = |a: f64, b: f64, c: f64, d: f64| {
                let s = 1.0 - t;
                s * s * s * a + 3.0 * s * s * t * b + 3.0 * s * t * t * c + t * t * t * d
            };
            line.push((mix(from.0, one.0, other.0, to.0), mix(from.1, one.1, other.1, to.1)));
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_ten_has_dashes_of_two() {
        let dashed = Path::line((0, 0), (10, 0)).dashed(2, 3);
        assert_eq!(dashed.verbs, "MLML");
        assert_eq!(dashed.points, [0, 0, 2, 0, 5, 0, 7, 0]);
    }

    #[test]
    fn a_quarter_turn_is_clockwise() {
        let path = Path::line((0, -5), (3, 0));
        assert_eq!(path.clone().turned(1).points, [5, 0, 0, 3]);
        assert_eq!(path.clone().turned(4), path);
        assert_eq!(path.clone().turned(1).turned(3), path);
    }

    #[test]
    fn a_circle_keeps_its_radius() {
        for line in Path::circle((100, 200), 1000).lines() {
            for (x, y) in line {
                let radius = (x - 100.0).hypot(y - 200.0);
                assert!((radius - 1000.0).abs() < 2.0, "{radius}");
            }
        }
    }
}

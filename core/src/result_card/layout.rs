//! Where everything stands on a card: head, seats, score table, what decided it.

use super::paths::{STONE_HEIGHT, crown, river, stone};
use super::score_table;
use super::{Content, ContentSeat, figure};
use crate::drawing::measure::{Fitted, fit, is_short, width};
use crate::drawing::{
    Anchor, Canvas, Drawing, Ink, Layer, Part, Path, Piece, Rect, SEAT_SIDE, What, seat_outline,
};
use crate::look::Shape;

/// As wide as chats show pictures.
pub(super) const WIDTH: f64 = 1080.0;
pub(super) const MARGIN: f64 = 56.0;
pub(super) const INNER: f64 = WIDTH - 2.0 * MARGIN;
/// Between a surface's edge and what lies on it.
pub(super) const PADDING: f64 = 32.0;
pub(super) const GAP: f64 = 16.0;
pub(super) const RADIUS: f64 = 28.0;
pub(super) const REGULAR: bool = false;
pub(super) const BOLD: bool = true;
/// The side of the grid that paths are drawn on.
pub(super) const GRID: f64 = 24.0;
/// From a line to the next, in sizes of the text.
const LINE: f64 = 1.2;
/// How far capital letters and figures rise above their line, in sizes of the text.
const RISE: f64 = 0.72;

const SEAT_HEIGHT: f64 = 144.0;
/// With a name on two lines and a mark below it.
const CROWDED_SEAT_HEIGHT: f64 = 172.0;
const RANK_ROOM: f64 = 64.0;
const SEAT_BORDER: f64 = 5.0;
const SEAT_PEBBLE: f64 = 88.0;
const POINTS_SIZE: f64 = 96.0;
const POINTS_ROOM: f64 = 320.0;
const MARK_SIZE: f64 = 28.0;
/// What stands at the foot, the same in every language.
const APP: &str = "Tallystone";

/// How a text looks, but for its size.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    pub(super) bold: bool,
    pub(super) anchor: Anchor,
    pub(super) ink: Ink,
}

impl Style {
    pub(super) fn start(bold: bool, ink: Ink) -> Self {
        Self { bold, anchor: Anchor::Start, ink }
    }
}

/// Lengths in here are pixels of a card as wide as chats show it; a drawing has ten units for each.
const UNITS: f64 = 10.0;

/// Draws from top to bottom.
#[derive(Debug)]
pub(super) struct Sheet {
    pieces: Vec<Piece>,
    /// Where the next thing begins.
    pub(super) y: f64,
}

pub(super) fn lay_out(content: &Content) -> Drawing {
    let mut sheet = Sheet { pieces: Vec::new(), y: MARGIN };
    sheet.head(content);
    for seat in &content.seats {
        sheet.seat(seat, content);
    }
    score_table::draw(&mut sheet, content);
    sheet.foot(content);
    // Whole, so that no row of pixels is half drawn.
    let height = sheet.y.ceil();
    let mut canvas = Canvas::new(Rect::new(0, 0, units(WIDTH), units(height)), 0);
    for piece in sheet.pieces {
        canvas.piece(piece);
    }
    canvas.done()
}

#[allow(clippy::cast_possible_truncation)]
fn units(pixels: f64) -> i32 {
    (pixels * UNITS).round() as i32
}

impl Sheet {
    fn head(&mut self, content: &Content) {
        let pile = self.pile(&content.seats);
        let room = INNER - pile - PADDING;
        let title = fit(&content.game, room, (68.0, 44.0), 2);
        let top = self.y + 8.0;
        let below = self.lines(&title, (MARGIN, top), room, Style::start(BOLD, Ink::Text));
        let details = fit(&content.details.join(" · "), room, (32.0, 26.0), 2);
        let style = Style::start(REGULAR, Ink::Quiet);
        let below = self.lines(&details, (MARGIN, below + 12.0), room, style);
        self.y = below.max(MARGIN + PILE_HEIGHT) + 16.0;
        // The pile stands on the river.
        let down = units(self.y - 6.0);
        for piece in &mut self.pieces[..content.seats.len().min(MOST_STONES)] {
            piece.y += down;
        }
        self.path(river(), (0.0, self.y), WIDTH / GRID, Ink::Accent);
        self.y += 32.0 + GAP;
    }

    /// A pile of stones in the seats' colours, the first on top. Returns how wide it is; it is
    /// moved down to where it stands afterwards.
    fn pile(&mut self, seats: &[ContentSeat]) -> f64 {
        let count = seats.len().min(MOST_STONES);
        let mut y = 0.0;
        let mut widest = 0.0;
        for (number, seat) in seats.iter().take(count).enumerate().rev() {
            // Each is a little smaller than the one below it, and not quite in the middle.
            let above = length(count - 1 - number);
            let scale = (PILE_HEIGHT / length(count)).min(40.0) / STONE_HEIGHT;
            let scale = scale * (1.0 - 0.09 * above);
            let wide = GRID * scale;
            widest = if wide > widest { wide } else { widest };
            let lean = [0.0, 5.0, -3.0, 4.0][(count - 1 - number) % 4];
            y -= STONE_HEIGHT * scale;
            let x = WIDTH - MARGIN - widest / 2.0 - wide / 2.0 + lean - 8.0;
            self.path(stone(number), (x, y), scale, Ink::Seat(seat.colour));
            y -= 2.0;
        }
        widest + 16.0
    }

    fn seat(&mut self, seat: &ContentSeat, content: &Content) {
        let mut x = MARGIN + PADDING;
        let right = WIDTH - MARGIN - PADDING;
        let several = content.seats.len() > 1;
        let beside = if several { RANK_ROOM } else { 0.0 };
        let points_room = points_room(&content.seats);
        let gap = if points_room > 0.0 { points_room + 24.0 } else { 0.0 };
        let name_room = right - gap - (x + beside + SEAT_PEBBLE + 28.0);
        let name = name(seat, name_room);
        let crowded = name.lines.len() > 1 && seat.mark.is_some();
        let height = if crowded { CROWDED_SEAT_HEIGHT } else { SEAT_HEIGHT };

        let (top, middle) = (self.y, self.y + height / 2.0);
        self.seat_ground(seat, top, height);
        if let Some(rank) = seat.rank.filter(|_| several && content.has_order()) {
            let size = 44.0;
            let (centre, line) = (x + 20.0, middle + RISE * size / 2.0);
            let text = rank.to_string();
            let style = Style { bold: BOLD, anchor: Anchor::Middle, ink: Ink::Quiet };
            self.text(&text, (centre, line), size, 56.0, style);
        }
        x += beside;
        self.pebble(seat, x, middle - SEAT_PEBBLE / 2.0, SEAT_PEBBLE);
        x += SEAT_PEBBLE + 28.0;
        if let Some(points) = seat.points {
            let text = figure(points);
            let size = fit(&text, points_room, (POINTS_SIZE, 24.0), 1).size;
            let line = middle + RISE * size / 2.0;
            let style = Style { bold: BOLD, anchor: Anchor::End, ink: Ink::Text };
            self.text(&text, (right, line), size, points_room, style);
        }
        self.name(&name, seat, (x, middle), name_room);
        self.y += height + GAP;
    }

    /// A surface, with a border around a winner's.
    fn seat_ground(&mut self, seat: &ContentSeat, top: f64, height: f64) {
        if !(seat.winner && seat.mark.is_some()) {
            self.rectangle((MARGIN, top), (INNER, height), RADIUS, Ink::Surface);
            return;
        }
        self.rectangle((MARGIN, top), (INNER, height), RADIUS, Ink::Accent);
        let inside = (INNER - 2.0 * SEAT_BORDER, height - 2.0 * SEAT_BORDER);
        let corner = (MARGIN + SEAT_BORDER, top + SEAT_BORDER);
        self.rectangle(corner, inside, RADIUS - SEAT_BORDER, Ink::Surface);
    }

    /// The name, with what is said of the seat below it, around a middle line.
    fn name(&mut self, name: &Fitted, seat: &ContentSeat, (x, middle): (f64, f64), room: f64) {
        let mark = if seat.mark.is_some() { MARK_SIZE * 1.35 } else { 0.0 };
        let high = length(name.lines.len() - 1) * name.size * LINE + name.size * RISE + mark;
        let style = Style::start(BOLD, Ink::Text);
        let below = self.lines(name, (x, middle - high / 2.0), room, style);
        let Some(said) = &seat.mark else { return };
        let line = below - name.size * (LINE - RISE) + mark;
        let colour = if seat.winner { Ink::Accent } else { Ink::Quiet };
        let mut x = x;
        let mut room = room;
        if seat.winner {
            let side = MARK_SIZE * 1.1;
            self.path(crown(), (x, line - side * 0.86), side / GRID, colour);
            x += side + 10.0;
            room -= side + 10.0;
        }
        let said = fit(said, room, (MARK_SIZE, 20.0), 1);
        let style = Style::start(BOLD, colour);
        self.text(&said.lines[0], (x, line), said.size, room, style);
    }

    fn foot(&mut self, content: &Content) {
        self.y += 8.0;
        let text = content.sentences.join(" ");
        if !text.is_empty() {
            let text = fit(&text, INNER, (34.0, 28.0), 6);
            let style = Style::start(REGULAR, Ink::Text);
            self.y = self.lines(&text, (MARGIN, self.y + 8.0), INNER, style) + 8.0;
        }
        let line = self.y + 24.0;
        let right = WIDTH - MARGIN;
        let style = Style { bold: REGULAR, anchor: Anchor::End, ink: Ink::Quiet };
        self.text(APP, (right, line), 26.0, INNER, style);
        self.y = line + 40.0;
    }

    /// A seat's colour, shape and letter, always the three together.
    pub(super) fn pebble(&mut self, seat: &ContentSeat, x: f64, y: f64, side: f64) {
        let outline = seat_outline(seat.shape).scaled(side * UNITS / f64::from(SEAT_SIDE));
        let part = outline.filled(Ink::Seat(seat.colour));
        self.part(part, (x + side / 2.0, y + side / 2.0));
        let (middle, share) = match seat.shape {
            Shape::Triangle => (15.2, 0.36),
            Shape::Pentagon => (12.4, 0.42),
            Shape::Star => (12.0, 0.32),
            Shape::Cross => (12.0, 0.36),
            Shape::Circle | Shape::Square | Shape::Diamond | Shape::Hexagon => (12.0, 0.42),
        };
        let high = side * share;
        let line = y + middle / GRID * side + RISE * high / 2.0;
        let (centre, room) = (x + side / 2.0, side * 0.5);
        let high = fit(&seat.letter, room, (high, 8.0), 1).size;
        let style = Style { bold: BOLD, anchor: Anchor::Middle, ink: Ink::OnSeat(seat.colour) };
        self.text(&seat.letter, (centre, line), high, room, style);
    }

    /// Lines one below the other; returns where what follows may begin.
    fn lines(&mut self, text: &Fitted, (x, top): (f64, f64), room: f64, style: Style) -> f64 {
        let mut line = top + text.size * RISE;
        for words in &text.lines {
            self.text(words, (x, line), text.size, room, style);
            line += text.size * LINE;
        }
        line - text.size * RISE
    }

    pub(super) fn rectangle(
        &mut self,
        (x, y): (f64, f64),
        (width, height): (f64, f64),
        radius: f64,
        ink: Ink,
    ) {
        let rect = Rect::new(0, 0, units(width), units(height));
        self.part(Path::rounded(rect, units(radius)).filled(ink), (x, y));
    }

    /// A path on a grid of 2,400, enlarged from one of 24.
    fn path(&mut self, path: Path, at: (f64, f64), scale: f64, ink: Ink) {
        self.part(path.scaled(scale * UNITS / 100.0).filled(ink), at);
    }

    fn part(&mut self, part: Part, at: (f64, f64)) {
        let own = part.ink;
        self.piece(at, own, What::Path { part });
    }

    pub(super) fn text(&mut self, text: &str, at: (f64, f64), size: f64, width: f64, style: Style) {
        if text.is_empty() {
            return;
        }
        let Style { bold, anchor, ink } = style;
        let (size, width) = (units(size), units(width));
        let what = What::Text { text: text.to_owned(), size, width, bold, anchor };
        self.piece(at, ink, what);
    }

    fn piece(&mut self, (x, y): (f64, f64), own: Ink, what: What) {
        let (x, y, key, layer) = (units(x), units(y), String::new(), Layer::Piece);
        self.pieces.push(Piece { key, layer, x, y, turn: 0, scale: 100, own, what });
    }
}

/// How high a pile of stones may be, and how many are piled up.
const PILE_HEIGHT: f64 = 132.0;
const MOST_STONES: usize = 5;

/// A name on one line, or smaller on two.
fn name(seat: &ContentSeat, room: f64) -> Fitted {
    if is_short(&seat.name, room, 32.0) {
        fit(&seat.name, room, (46.0, 32.0), 1)
    } else {
        fit(&seat.name, room, (36.0, 26.0), 2)
    }
}

/// The room that the widest points need, the same for all seats; none where there are no points.
fn points_room(seats: &[ContentSeat]) -> f64 {
    let points = seats.iter().filter_map(|seat| seat.points);
    let widths = points.map(|points| (width(&figure(points)) * POINTS_SIZE).min(POINTS_ROOM));
    widths.fold(0.0, f64::max)
}

/// A small count as a length.
#[allow(clippy::cast_precision_loss)]
pub(super) fn length(count: usize) -> f64 {
    count as f64
}

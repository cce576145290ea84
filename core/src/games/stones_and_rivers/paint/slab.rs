//! What is printed on the board: lines, starting points, score areas, rows and columns, and whose
//! edge is whose.

use super::parts::{self, Drawn, POINT, outline};
use super::{Painting, place};
use crate::drawing::{Ink, Layer, Part, Path, Rect};
use crate::games::stones_and_rivers::ground::{COLUMNS, Face, Ground, Piece, Point, ROWS, Side};
use crate::games::stones_and_rivers::score::counting;

const WIDTH: i32 = (COLUMNS as i32 - 1) * POINT;
const HEIGHT: i32 = (ROWS as i32 - 1) * POINT;
/// From the outermost lines to the middle of letters and numbers: off the pieces' rings.
const LABEL: i32 = 300;
const LABEL_SIZE: i32 = 136;
/// From the outermost rows to the middle of the players' edges.
const HOME: i32 = 540;
const HOME_SIDE: i32 = 240;

pub(super) fn frame() -> Rect {
    Rect::new(-470, -740, WIDTH + 2 * 470, HEIGHT + 2 * 740)
}

/// How thick the lines of the board are.
pub(super) const LINE: i32 = 10;

/// A slab in a wooden rim, with its lines and its starting points.
pub(super) fn parts() -> Vec<Part> {
    let (rim, board) = (Path::rounded(frame(), 170), frame().grown(-44));
    let starting = starting_points();
    vec![
        rim.filled(Ink::Bank),
        Path::rounded(board, 130).filled(Ink::Deep),
        // The rim throws a shadow on the slab.
        Path::rounded(Rect { y: board.y + 26, height: board.height - 26, ..board }, 130)
            .filled(Ink::Ground),
        flecks().stroked(Ink::Deep, 14),
        lines().stroked(Ink::Line, LINE),
        starting.stroked(Ink::Line, LINE),
    ]
}

/// The 28 starting areas are printed on the board: corners around each, unlike anything that can be
/// tapped.
fn starting_points() -> Path {
    let corner = |(x, y): (i32, i32), (across, down): (i32, i32)| {
        let at = |far: i32, along: i32| (x + across * far, y + down * along);
        Path::open(&[at(100, 50), at(50, 50), at(50, 100)])
    };
    let mut all = Path::new();
    for (point, _) in Ground::start().pieces() {
        for way in [(-1, -1), (1, -1), (1, 1), (-1, 1)] {
            all = all.and(&corner(place(point), way));
        }
    }
    all
}

impl Painting<'_> {
    pub(super) fn slab(&mut self) {
        self.canvas.picture("slab", Layer::Ground, parts::SLAB, (0, 0), 100, Ink::Line);
        for side in Side::BOTH {
            self.score_area(side);
        }
        self.labels();
    }

    /// Five slots; behind each stone that counts lies its side's colour, so that a bar fills.
    fn score_area(&mut self, side: Side) {
        let Some(plate) = self.plate(side) else { return };
        let (ink, picture) = (self.colour(side), parts::number(Drawn::Area, side));
        let key = format!("area.{}", side.seat().index());
        self.canvas.picture(&key, Layer::Ground, picture, plate.middle(), 100, ink);
        let letter = self.scene.look(side.seat()).letter.to_string();
        // Where something stands or could land, that is to be seen.
        let targets: Vec<Point> = self.targets().collect();
        let is_free =
            |at: &Point| self.position.ground.piece(*at).is_none() && !targets.contains(at);
        let free: Vec<Point> = side.score_area().filter(is_free).collect();
        for point in free {
            let room = (LABEL_SIZE, POINT);
            self.canvas.text(&key, Layer::Ground, &*letter, self.place(point), room, ink);
        }
        let stone = Some(Piece { side, face: Face::Stone });
        let (mut bars, mut rims): (Vec<Rect>, _) = (Vec::new(), Path::new());
        let counting = side.score_area().filter(|it| self.position.ground.piece(*it) == stone);
        let mut counting: Vec<Point> = counting.collect();
        counting.sort_by_key(|point| self.place(*point));
        for point in counting {
            let cell = Rect::around(self.place(point), POINT);
            match bars.last_mut().filter(|bar| bar.right() == cell.x) {
                Some(bar) => *bar = bar.with(cell),
                None => bars.push(cell),
            }
            rims = rims.and(&outline(side, 13).moved(self.place(point)));
        }
        let bars = bars.iter().map(|bar| Path::rounded(bar.grown(-8), 60));
        let bars = bars.fold(Path::new(), |all, bar| all.and(&bar));
        let key = format!("scored.{}", side.seat().index());
        if rims.bounds().is_some() {
            self.canvas.part(&key, Layer::Piece, bars.filled(ink));
            self.canvas.part(&key, Layer::Piece, rims.filled(Ink::Plate));
        }
        if self.position.ground.has_won(side) {
            let crown = Path::rounded(plate.grown(14), 72).stroked(Ink::Gold, 30);
            self.canvas.part(&key, Layer::Piece, crown);
        }
    }

    fn plate(&self, side: Side) -> Option<Rect> {
        let cells = side.score_area().map(|point| Rect::around(self.place(point), POINT));
        cells.reduce(Rect::with).map(|area| area.grown(-8))
    }

    fn labels(&mut self) {
        let size = (LABEL_SIZE, POINT);
        for (x, letter) in (0..).map(|it| it * POINT).zip(&self.scene.board.column_labels) {
            for y in [-LABEL, HEIGHT + LABEL] {
                self.canvas.text("label", Layer::Ground, letter, (x, y), size, Ink::Quiet);
            }
        }
        for (y, number) in (0..).map(|it| it * POINT).zip(&self.scene.board.row_labels) {
            for x in [-LABEL, WIDTH + LABEL] {
                self.canvas.text("label", Layer::Ground, number, (x, y), size, Ink::Quiet);
            }
        }
    }

    /// Who sits where with how many of five, and a bar along the edge of whoever is up.
    pub(super) fn homes(&mut self) {
        let over = self.position.ground.is_won();
        for side in Side::BOTH {
            let below = (side == Side::Circle) != self.focus.across;
            let y = if below { HEIGHT + HOME } else { -HOME };
            let key = format!("home.{}", side.seat().index());
            if self.position.turn == side && !over {
                let bar = Path::rounded(Rect::new(0, y - 40, WIDTH, 80), 40);
                self.canvas.part(&key, Layer::Hint, bar.filled(self.colour(side)));
            }
            let look = self.scene.look(side.seat());
            let middle = WIDTH / 2;
            let plate = Path::rounded(Rect::new(middle - 290, y - 122, 580, 244), 110);
            self.canvas.part(&key, Layer::Piece, plate.filled(Ink::Plate));
            self.canvas.pebble(&key, Layer::Piece, look, (middle - 140, y), HOME_SIDE - 24);
            let count = format!("{}/5", counting(self.position, side));
            self.canvas.text(&key, Layer::Piece, count, (middle + 130, y), (170, 300), Ink::Text);
        }
    }
}

fn lines() -> Path {
    let far = |number: u8| i32::from(number) * POINT;
    let columns = (0..COLUMNS).map(far).map(|x| Path::line((x, 0), (x, HEIGHT)));
    let rows = (0..ROWS).map(far).map(|y| Path::line((0, y), (WIDTH, y)));
    columns.chain(rows).fold(Path::new(), |all, line| all.and(&line))
}

/// Of the stone: between the lines, never below a letter. Scattered, and always in the same way.
fn flecks() -> Path {
    let mut flecks = Path::new();
    for number in 0..150 {
        let (x, y) = (number * 2017 % WIDTH, number * 3181 % HEIGHT);
        let (across, down) = (number * 7 % 44 - 22, number * 11 % 26 - 13);
        flecks = flecks.and(&Path::line((x, y), (x + across, y + down)));
    }
    flecks
}

//! Bonus tiles with signs for what they are good for, and the small signs of the scoring.

use super::super::position::Kind;
use super::super::wall::{ROWS, Row};
use super::places::{LINTEL, Places, ROW, SMALL, TILES, whole};
use super::rock;
use crate::drawing::{Canvas, FIRST_OF_GAME, Ink, Layer, Part, Path, Picture, Rect};

const TILE_ICON: u16 = FIRST_OF_GAME + 1;
const CLEAR_ICON: u16 = FIRST_OF_GAME + 2;
const SELECT_ICON: u16 = FIRST_OF_GAME + 3;
/// Two to four cards: this and the number of cards.
pub(in super::super) const CARDS: u16 = rock::NEXT;
pub(in super::super) const ANY_COLOUR: u16 = CARDS + 5;
pub(in super::super) const DOUBLE_MOVE: u16 = CARDS + 6;
pub(in super::super) const POINTS: u16 = CARDS + 7;
const TILE: u16 = CARDS + 8;
/// Signs for what has decided a tie.
pub(super) const LOWER: u16 = CARDS + 9;
pub(super) const FURTHER_RIGHT: u16 = CARDS + 10;
const FIELDS: u16 = CARDS + 11;
const UNKNOWN: u16 = CARDS + 12;
pub(super) const NEXT: u16 = CARDS + 13;

const WIDE: i32 = 336;
const HIGH: i32 = 420;

/// What the tiles lie on, with a place for each.
pub(super) fn paint_ground(canvas: &mut Canvas, places: &Places) {
    let at = (places.window.right() - TILES, 0);
    canvas.picture("tiles", Layer::Ground, FIELDS, at, 100, Ink::Ground);
}

/// A column of fields for tiles.
pub(super) fn fields(width: i32) -> Vec<Part> {
    let all = Rect::new(0, -LINTEL, width, LINTEL + whole(ROWS) * ROW);
    let field = |path: Path, row: i32| {
        let middle = (width / 2, row * ROW + ROW / 2);
        path.and(&Path::rounded(around(middle).grown(12), 52))
    };
    let fields = (0..whole(ROWS)).fold(Path::new(), field);
    let edge = Path::line((0, all.y), (0, all.bottom()));
    vec![Path::rect(all).filled(Ink::Own), fields.filled(Ink::Deep), edge.stroked(Ink::Line, 8)]
}

const fn around((x, y): (i32, i32)) -> Rect {
    Rect::new(x - WIDE / 2, y - HIGH / 2, WIDE, HIGH)
}

/// The tiles of another window are other tiles.
pub(super) fn key(first_column: usize, row: Row) -> String {
    format!("tile.{first_column}.{}", u8::from(row))
}

/// The open tile of a row; one that nobody has told is only an outline.
pub(super) fn paint(canvas: &mut Canvas, kind: Option<Kind>, key: &str, cell: Rect) {
    let at = cell.middle();
    let Some(kind) = kind else {
        canvas.picture(key, Layer::Piece, UNKNOWN, at, 100, Ink::Accent);
        canvas.text(key, Layer::Piece, "?", at, (190, 200), Ink::Accent);
        return;
    };
    canvas.picture(key, Layer::Piece, TILE, at, 100, Ink::Plate);
    match kind {
        Kind::Points { points } => {
            canvas.picture(key, Layer::Piece, POINTS, at, 100, Ink::Gold);
            canvas.text(key, Layer::Piece, format!("+{points}"), at, (150, 200), Ink::Text);
        }
        Kind::Cards { cards } => {
            let picture = CARDS + u16::from(cards.clamp(2, 4));
            canvas.picture(key, Layer::Piece, picture, at, 100, Ink::Text);
            let front = (at.0 + front_card(i32::from(cards.clamp(2, 4))), at.1);
            canvas.text(key, Layer::Piece, cards.to_string(), front, (130, 120), Ink::Text);
        }
        Kind::AnyColour => canvas.picture(key, Layer::Piece, ANY_COLOUR, at, 100, Ink::Text),
        Kind::DoubleMove => canvas.picture(key, Layer::Piece, DOUBLE_MOVE, at, 130, Ink::Accent),
    }
}

/// A ring around the tile that is asked about.
pub(super) fn asked(canvas: &mut Canvas, key: &str, cell: Rect) {
    let ring = Path::rounded(around(cell.middle()).grown(14), 54);
    canvas.ring(&format!("asked.{key}"), &ring, Ink::Accent, 20);
}

/// What a tile was that somebody got, in short.
pub(super) fn small(canvas: &mut Canvas, key: &str, kind: Option<Kind>, at: (i32, i32)) {
    let size = (SMALL, 200);
    canvas.picture(key, Layer::Hint, TILE, at, 45, Ink::Plate);
    match kind {
        None => canvas.text(key, Layer::Hint, "?", at, size, Ink::Quiet),
        Some(Kind::Points { points }) => {
            canvas.text(key, Layer::Hint, format!("+{points}"), at, size, Ink::Gain);
        }
        Some(Kind::DoubleMove) => {
            canvas.picture(key, Layer::Hint, DOUBLE_MOVE, at, 60, Ink::Accent);
        }
        Some(Kind::Cards { cards }) => {
            let (card, count) = ((at.0 - 44, at.1), (at.0 + 50, at.1));
            canvas.picture(key, Layer::Hint, CARDS + 2, card, 46, Ink::Text);
            canvas.text(key, Layer::Hint, cards.to_string(), count, size, Ink::Text);
        }
        Some(Kind::AnyColour) => canvas.picture(key, Layer::Hint, ANY_COLOUR, at, 46, Ink::Text),
    }
}

/// A small sign in a disc of its own.
pub(super) fn sign(canvas: &mut Canvas, key: &str, picture: u16, at: (i32, i32)) {
    canvas.picture(key, Layer::Hint, picture, at, 100, Ink::Text);
}

/// The tile has left the game.
pub(super) fn gone(canvas: &mut Canvas, key: &str, at: (i32, i32)) {
    canvas.picture(key, Layer::Hint, CLEAR_ICON, at, 40, Ink::Quiet);
}

pub(super) fn pictures() -> Vec<Picture> {
    let picture = |id: u16, parts: Vec<Part>| Picture { id, parts };
    let cross = Path::line((-80, -80), (80, 80)).and(&Path::line((80, -80), (-80, 80)));
    let hand = Path::polygon(&[(-80, -90), (80, 0), (10, 20), (-20, 90)]);
    let face = Path::rounded(Rect::around((0, 0), 180), 30);
    let mut pictures = vec![
        picture(TILE_ICON, vec![face.stroked(Ink::Own, 24)]),
        picture(CLEAR_ICON, vec![cross.stroked(Ink::Own, 40)]),
        picture(SELECT_ICON, vec![hand.filled(Ink::Own)]),
        picture(TILE, tile()),
        picture(UNKNOWN, unknown()),
        picture(FIELDS, fields(TILES)),
        picture(POINTS, points()),
        picture(ANY_COLOUR, any_colour()),
        picture(DOUBLE_MOVE, double_move()),
        picture(LOWER, decided(false)),
        picture(FURTHER_RIGHT, decided(true)),
    ];
    pictures.extend((2..=4).map(|cards| picture(CARDS + cards, fan(i32::from(cards)))));
    pictures
}

fn unknown() -> Vec<Part> {
    let outline = Path::rounded(around((0, 0)), 44);
    vec![outline.clone().filled(Ink::Plate), outline.dashed(48, 34).stroked(Ink::Own, 12)]
}

fn tile() -> Vec<Part> {
    let face = Path::rounded(around((0, 0)), 44);
    let inner = Path::rounded(around((0, 0)).grown(-22), 28);
    vec![
        face.clone().moved((6, 10)).filled(Ink::StoneDark),
        face.clone().filled(Ink::Own),
        face.stroked(Ink::StoneDark, 8),
        inner.stroked(Ink::Deep, 6),
    ]
}

/// A medal: points at the end of the game.
fn points() -> Vec<Part> {
    vec![
        Path::circle((0, 0), 132).stroked(Ink::Own, 22),
        Path::circle((0, 0), 112).stroked(Ink::Own, 5),
    ]
}

const CARD_STEP: i32 = 34;

/// How far to the right the foremost card of a fan lies.
const fn front_card(cards: i32) -> i32 {
    (cards - 1) * CARD_STEP / 2
}

fn fan(cards: i32) -> Vec<Part> {
    let mut parts = Vec::new();
    for number in 0..cards {
        let x = number * CARD_STEP - front_card(cards);
        let y = (cards - 1 - number) * -12;
        let card = Path::rounded(Rect::new(x - 70, y - 100, 140, 200), 22);
        parts.push(card.clone().filled(Ink::Plate));
        parts.push(card.stroked(Ink::Own, 11));
    }
    parts
}

/// A card of all three colours at once.
fn any_colour() -> Vec<Part> {
    let card = Rect::new(-84, -120, 168, 240);
    let blue = Path::polygon(&[(-84, -4), (84, -72), (84, 28), (-84, 96)]);
    let orange =
        Path::polygon(&[(-84, 96), (84, 28), (84, 104), (68, 120), (-68, 120), (-84, 104)]);
    vec![
        Path::rounded(card, 24).filled(Ink::Shine),
        blue.filled(Ink::Water),
        orange.filled(Ink::Sack),
        Path::rounded(card, 24).stroked(Ink::Own, 12),
    ]
}

fn double_move() -> Vec<Part> {
    let arrow = |x: i32| Path::open(&[(x - 36, -70), (x + 36, 0), (x - 36, 70)]);
    vec![arrow(-46).and(&arrow(46)).stroked(Ink::Own, 34)]
}

/// As many gems, but one further right, or lower.
fn decided(right: bool) -> Vec<Part> {
    let level = Path::line((-58, -16), (-14, -16)).and(&Path::line((-58, 16), (-14, 16)));
    let arrow = if right {
        Path::open(&[(6, 0), (60, 0)]).and(&Path::open(&[(36, -26), (60, 0), (36, 26)]))
    } else {
        Path::open(&[(34, -34), (34, 34)]).and(&Path::open(&[(10, 10), (34, 34), (58, 10)]))
    };
    let plate = Rect::new(-86, -54, 172, 108);
    vec![
        Path::rounded(plate, 54).filled(Ink::Plate),
        Path::rounded(plate, 54).stroked(Ink::Line, 8),
        level.and(&arrow).stroked(Ink::Own, 12),
    ]
}

//! A stack on its base stone, as it stands or as it falls.

use super::super::board::{self, Tap};
use super::super::focus::{Focus, Stage};
use super::super::options::Options;
use super::super::position::Position;
use super::super::ring::{Base, Size, Stones};
use super::places::{Point, drawn, offset, outline_of, rise, spot, top};
use super::shapes::{
    BASE, DASHED_RING, DOUBT_PLATE, FALLING, GHOST, MARKER, NUMBER_PLATE, RING, STONE_RING, UP,
    stone,
};
use crate::drawing::{Canvas, Ink, Layer, Part, Path, Scene};
use crate::id::Id as _;
use crate::table::Table;

/// How large the figure of a stack's height is.
const HEIGHT: i32 = 64;
/// How far a stone is lifted that is taken from a stack.
const LIFTED: i32 = 40;

/// What is looked at, and what is about to happen to it.
pub(super) struct View<'a> {
    pub(super) table: &'a Table<Options>,
    pub(super) position: &'a Position,
    pub(super) focus: &'a Focus,
    pub(super) scene: &'a Scene<'a>,
    pub(super) stage: Stage,
    /// The table after the collapse that is being told.
    pub(super) preview: Option<Position>,
}

impl<'a> View<'a> {
    pub(super) fn new(
        table: &'a Table<Options>,
        position: &'a Position,
        focus: &'a Focus,
        scene: &'a Scene<'a>,
    ) -> Self {
        let (stage, preview) = (focus.stage(table, position), focus.preview(table, position));
        Self { table, position, focus, scene, stage, preview }
    }

    /// The collapse that is being told has this stack in it.
    pub(super) fn falls(&self, base: Base) -> bool {
        let draft = self.focus.draft.as_ref().filter(|_| self.stage == Stage::Draft);
        draft.is_some_and(|draft| draft.stacks.bases(self.position.marker).contains(&base))
    }

    fn tap(&self, base: Base) -> Option<Tap> {
        board::tap(self.table, self.position, self.focus, base)
    }

    fn is_source(&self, base: Base) -> bool {
        self.focus.source(self.position) == Some(base)
    }

    /// What the ghost on a stack says; `None` where there is none.
    fn next_stone(&self, base: Base) -> Option<u8> {
        let (position, at_marker) = (self.position, base == self.position.marker);
        match self.stage {
            // A stone of the player who toppled others may lie at the marker, and earns nothing.
            Stage::Draft => {
                let lies = self
                    .preview
                    .as_ref()
                    .is_some_and(|after| at_marker && after.height(base) > position.height(base));
                lies.then_some(0)
            }
            // Other stacks are looked at for what lies on top.
            Stage::Source | Stage::Stone if position.river() == 0 && !at_marker => None,
            _ => board::worth(self.table, position, self.focus, base),
        }
    }
}

pub(super) fn stack(canvas: &mut Canvas, view: &View<'_>, base: Base) {
    let (position, at) = (view.position, spot(base));
    let stones = &position.stack(base).stones;
    base_stone(canvas, view, base);
    if view.falls(base) {
        falling(canvas, base, stones);
    } else {
        standing(canvas, view, base, stones);
        height(canvas, base, stones.height());
        if let Some(worth) = view.next_stone(base) {
            ghost(canvas, view, base, worth);
        }
    }
    if position.marker == base {
        canvas.picture("marker", Layer::Piece, MARKER, (at.0 + 158, at.1 - 20), 76, Ink::Accent);
    }
}

/// The base stone with its number, and what can be done with it.
fn base_stone(canvas: &mut Canvas, view: &View<'_>, base: Base) {
    let (x, y) = spot(base);
    let key = format!("base.{}", base.number());
    canvas.picture(&key, Layer::Ground, BASE, (x, y), 100, Ink::Deep);
    let at_marker = view.position.marker == base;
    let (plate, ink) =
        if at_marker { (Ink::Accent, Ink::OnAccent) } else { (Ink::Plate, Ink::Text) };
    canvas.picture(&key, Layer::Ground, NUMBER_PLATE, (x, y + 57), 100, plate);
    canvas.text(&key, Layer::Ground, base.number().to_string(), (x, y + 57), (50, 80), ink);
    let Some(cell) = view.scene.cell(&base.to_id()) else { return };
    if cell.selected {
        canvas.picture(&key, Layer::Hint, RING, (x, y), 100, Ink::Accent);
    } else if cell.doubtful {
        canvas.picture(&key, Layer::Hint, DASHED_RING, (x, y), 100, Ink::Doubt);
    } else if view.tap(base) == Some(Tap::Marker) && view.position.marker != base {
        canvas.picture(&key, Layer::Hint, DASHED_RING, (x, y), 100, Ink::Accent);
    }
    if cell.doubtful {
        let at = (x - 190, y + 62);
        canvas.picture(&key, Layer::Hint, DOUBT_PLATE, at, 100, Ink::Doubt);
        canvas.text(&key, Layer::Hint, "?", at, (56, 60), Ink::Doubt);
    }
}

/// From the bottom up.
fn sizes(stones: &Stones) -> Vec<Option<Size>> {
    let mut left = stones.clone();
    let mut sizes: Vec<Option<Size>> = (0..stones.height()).map(|_| left.pop()).collect();
    sizes.reverse();
    sizes
}

fn standing(canvas: &mut Canvas, view: &View<'_>, base: Base, stones: &Stones) {
    let (x, y) = spot(base);
    let high = drawn(stones.height());
    // Whether its topmost stone is taken, or can be.
    let is_taken = view.is_source(base);
    let can_be_taken = view.tap(base) == Some(Tap::Source);
    for (number, size) in (0..high).zip(sizes(stones)) {
        let is_top = number == high - 1;
        let lift = if is_taken && is_top { LIFTED } else { 0 };
        let at = (x + offset(base, number), y - rise(number, high) - lift);
        let key = format!("stone.{}.{number}", base.number());
        let picture = stone(size, outline_of(base, number));
        canvas.picture(&key, Layer::Piece, picture, at, 100, Ink::Stone);
        if is_top && can_be_taken {
            canvas.picture(&key, Layer::Hint, STONE_RING, at, 100, Ink::Accent);
        }
        if is_top && is_taken {
            canvas.picture(&key, Layer::Hint, UP, (x + 192, at.1), 100, Ink::Accent);
        }
    }
}

/// How many stones there are, beside a line from the first to the last.
fn height(canvas: &mut Canvas, base: Base, stones: u8) {
    if stones == 0 {
        return;
    }
    let ((x, y), key) = (spot(base), format!("height.{}", base.number()));
    let (foot, head) = (y - 2, y - top(drawn(stones)) + 6);
    // Never beside the base stone, which has a number of its own.
    let (x, middle) = (x - 194, i32::midpoint(foot, head).min(y - 46));
    let room = HEIGHT / 2 + 8;
    if middle - room - head > 16 {
        let end = |at: i32| Path::line((x - 14, at), (x + 14, at));
        let line = |from: i32, to: i32| Path::line((x, from), (x, to));
        let path = end(head).and(&line(head, middle - room));
        let path = path.and(&line(middle + room, foot)).and(&end(foot));
        canvas.part(&key, Layer::Piece, path.stroked(Ink::Line, 6));
    }
    canvas.text(&key, Layer::Piece, stones.to_string(), (x, middle), (HEIGHT, 84), Ink::Text);
}

/// Where the next stone would lie, and what it would give.
fn ghost(canvas: &mut Canvas, view: &View<'_>, base: Base, worth: u8) {
    let ((x, y), key) = (spot(base), format!("next.{}", base.number()));
    let high = drawn(view.position.height(base));
    let at = (x, y - top(high) - 32);
    // Once the stone of the turn lies, the marker moves on before there is another.
    let is_due = view.position.marker == base && view.stage != Stage::Steps;
    let (scale, ink) = if is_due { (110, Ink::Accent) } else { (88, Ink::Quiet) };
    canvas.picture(&key, Layer::Hint, GHOST, at, scale, ink);
    canvas.part_at(&key, Layer::Hint, worth_in_tokens(worth, scale, ink), at);
}

/// One disc a token: the rulebook prints only what a high stack gives more, so a figure would be
/// taken for that.
fn worth_in_tokens(worth: u8, scale: i32, ink: Ink) -> Part {
    let (apart, across) = (40 * scale / 100, 15 * scale / 100);
    let count = i32::from(worth);
    if count == 0 {
        return Path::line((-apart / 2, 0), (apart / 2, 0)).stroked(ink, 9);
    }
    let disc = |path: Path, number: i32| {
        path.and(&Path::circle((number * apart - (count - 1) * apart / 2, 0), across))
    };
    (0..count).fold(Path::new(), disc).filled(ink)
}

/// It leans over to the left, the higher the more; the topmost stones have left it.
fn falling(canvas: &mut Canvas, base: Base, stones: &Stones) {
    let (x, y) = spot(base);
    let high = drawn(stones.height());
    for (number, size) in (0..high).zip(sizes(stones)) {
        let (right, up, turn) = fall_of(number, high);
        let at: Point = (x + right + offset(base, number), y - up);
        let key = format!("stone.{}.{number}", base.number());
        let picture = stone(size, outline_of(base, number));
        canvas.turned_picture(&key, Layer::Piece, picture, at, (100, turn), Ink::Stone);
    }
    let key = format!("fall.{}", base.number());
    let up = (top(high) * 3 / 4).max(90);
    canvas.picture(&key, Layer::Hint, FALLING, (x + 120, y - up), 100, Ink::Loss);
}

/// How far to the right and up a falling stone is, and how far it is turned.
fn fall_of(number: i32, high: i32) -> (i32, i32, i32) {
    let part = (number + 1) * 100 / high;
    let right = 20 - part * part * 105 / 10_000;
    let up = rise(number, high) * (100 - part / 8) / 100 + 10;
    (right, up, -6 - part * 26 / 100)
}

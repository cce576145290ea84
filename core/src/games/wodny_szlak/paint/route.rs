//! The longest way between two ports, as dots along the middle of the water.

use super::super::river::{Bank, Bearing as _, Cell, Place, River, Side, Sides, Turn};
use super::form::{EDGE, Form};
use crate::drawing::{Ink, Path, Picture};

const STRAIGHT: u16 = 50;
const BEND: u16 = 51;
/// To a port in the middle, on straight water and on each half of a bend.
const HALF: u16 = 52;
const FIRST_OF_BEND: u16 = 53;
const SECOND_OF_BEND: u16 = 54;
/// To a port at a short arm.
const SHORT: u16 = 55;

/// How the way runs over a channel: from a side to another, or to the port there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Leg {
    pub(super) cell: Cell,
    from: Side,
    to: Option<Side>,
}

impl Leg {
    /// Whether it runs through this water.
    pub(super) fn is_in(self, cell: Cell, sides: Sides) -> bool {
        self.cell == cell && sides.contains(self.from)
    }

    /// The picture of it, and in which turn.
    pub(super) fn picture(self, form: Form, turn: Turn) -> (u16, u8) {
        let Some(to) = self.to else {
            return match form {
                Form::Bend if turn.of(Side::North) == self.from => (FIRST_OF_BEND, turn.quarters()),
                Form::Bend => (SECOND_OF_BEND, turn.quarters()),
                Form::Stub | Form::Under => (SHORT, self.from.index()),
                _ => (HALF, self.from.index()),
            };
        };
        if to == self.from.opposite() {
            return (STRAIGHT, to.index());
        }
        let ends = Sides::of(&[self.from, to]);
        let around = |turn: &Turn| Sides::of(&[Side::North, Side::East]).turned(*turn) == ends;
        (BEND, Turn::ALL.into_iter().find(around).map_or(0, Turn::quarters))
    }
}

/// A way over its channels, one leg for each; two on the start tile where it passes both halves.
pub(super) fn legs(river: &River, places: &[Place]) -> Vec<Leg> {
    let mut legs = Vec::new();
    for (number, place) in places.iter().enumerate() {
        let before = number.checked_sub(1).and_then(|before| places.get(before));
        let after = places.get(number + 1);
        let arms: Vec<(Cell, Side)> = [before, after]
            .into_iter()
            .flatten()
            .filter_map(|other| arm_towards(river, *place, *other))
            .collect();
        match arms.as_slice() {
            [(cell, from)] => legs.push(Leg { cell: *cell, from: *from, to: None }),
            [(cell, from), (other, to)] if cell == other => {
                legs.push(Leg { cell: *cell, from: *from, to: Some(*to) });
            }
            [one, other] => {
                legs.extend([(one, other), (other, one)].map(|((cell, from), (next, _))| {
                    let inner =
                        Side::ALL.into_iter().find(|side| cell.beyond(*side) == Some(*next));
                    Leg { cell: *cell, from: *from, to: inner }
                }));
            }
            _ => {}
        }
    }
    legs
}

/// Where a channel touches another one.
fn arm_towards(river: &River, from: Place, to: Place) -> Option<(Cell, Side)> {
    let (ours, theirs) = (arms(river, from), arms(river, to));
    ours.into_iter().find(|(cell, side)| {
        cell.beyond(*side).is_some_and(|next| theirs.contains(&(next, side.opposite())))
    })
}

fn arms(river: &River, place: Place) -> Vec<(Cell, Side)> {
    let Place::Tile(cell, first) = place else {
        let shores =
            river.start_fields().into_iter().flat_map(|cell| Side::ALL.map(|it| (cell, it)));
        return shores.filter(|(cell, side)| river.bank(*cell, *side) == Bank::Water).collect();
    };
    let channels = river.tiles.get(&cell).map_or(&[][..], |tile| tile.channels());
    let channel = channels.iter().find(|channel| channel.first_side() == Some(first));
    channel.iter().flat_map(|it| it.sides.iter()).map(|side| (cell, side)).collect()
}

pub(super) fn pictures() -> Vec<Picture> {
    // From the edge on; those on the edge are painted by both tiles.
    let straight = [-480, -320, -160, 0, 160, 320, 480].map(|y| (0, y));
    // Fifths of a quarter of a circle: cosines and sines in thousandths.
    let bend = [(1000, 0), (951, 309), (809, 588), (588, 809), (309, 951), (0, 1000)]
        .map(|(cos, sin)| (EDGE - EDGE * cos / 1000, EDGE * sin / 1000 - EDGE));
    vec![
        dots(STRAIGHT, &straight),
        dots(BEND, &bend),
        dots(HALF, &straight[..4]),
        dots(FIRST_OF_BEND, &bend[..3]),
        dots(SECOND_OF_BEND, &bend[3..]),
        dots(SHORT, &straight[..2]),
    ]
}

fn dots(id: u16, at: &[(i32, i32)]) -> Picture {
    let circles = |radius: i32| {
        at.iter().fold(Path::new(), |path, middle| path.and(&Path::circle(*middle, radius)))
    };
    Picture { id, parts: vec![circles(34).filled(Ink::Wood), circles(25).filled(Ink::Gold)] }
}

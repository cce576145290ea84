//! How the water of one channel runs over a tile: its shape as it lies unturned, where its land
//! begins, and how it is painted.

use super::super::river::{Bearing as _, Side, Sides, Turn};
use crate::drawing::{Ink, Path, Picture, Rect};

/// From the middle of a field to its edges.
pub(super) const EDGE: i32 = 480;
/// From the middle of a river to where its water and its bank end.
const WATER: i32 = 130;
pub(super) const BANK: i32 = 150;
/// Water and banks reach this far over the edge, so that no seam is seen between two tiles.
const OVER: i32 = 6;
const BANK_OVER: i32 = 2;
/// The spring at which a river ends in the middle of a tile.
const SPRING: i32 = 176;
/// Where a river ends that has another one beside it.
const STUB: i32 = -404;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// From north to south.
    Straight,
    /// From north to east, around their corner.
    Bend,
    /// All but west.
    Tee,
    Cross,
    /// From north to the middle.
    End,
    /// The same beside another channel.
    Stub,
    /// From north to south below another channel.
    Under,
}

impl Form {
    const ALL: [Self; 7] =
        [Self::Straight, Self::Bend, Self::Tee, Self::Cross, Self::End, Self::Stub, Self::Under];

    /// The form of water that reaches these sides, and the turn in which it does.
    pub(super) fn of(sides: Sides, is_alone: bool, is_below: bool) -> Option<(Self, Turn)> {
        let form =
            match (sides.len(), is_alone) {
                (1, true) => Self::End,
                (1, false) => Self::Stub,
                (2, _) if sides.contains(Side::North) == sides.contains(Side::South) => {
                    if is_below { Self::Under } else { Self::Straight }
                }
                (2, _) => Self::Bend,
                (3, _) => Self::Tee,
                (4, _) => Self::Cross,
                _ => return None,
            };
        let turn = Turn::ALL.into_iter().find(|turn| form.sides().turned(*turn) == sides)?;
        Some((form, turn))
    }

    fn sides(self) -> Sides {
        match self {
            Self::Straight | Self::Under => Sides::of(&[Side::North, Side::South]),
            Self::Bend => Sides::of(&[Side::North, Side::East]),
            Self::Tee => Sides::of(&[Side::North, Side::East, Side::South]),
            Self::Cross => Sides::of(&Side::ALL),
            Self::End | Self::Stub => Sides::of(&[Side::North]),
        }
    }

    fn number(self) -> u16 {
        (0..).zip(Self::ALL).find(|(_, form)| *form == self).map_or(0, |(number, _)| number)
    }

    pub(super) fn water(self) -> u16 {
        32 + self.number()
    }

    pub(super) fn bridge(self) -> u16 {
        40 + self.number()
    }

    /// Where a bridge stands, and what belongs to no side of the channel.
    pub(super) const fn middle(self) -> (i32, i32) {
        match self {
            Self::Straight | Self::Tee | Self::Cross => (0, 0),
            Self::Bend => (140, -140),
            Self::End => (0, -170),
            Self::Stub => (0, -390),
            Self::Under => (0, -320),
        }
    }

    /// Where a house stands beside its bridge.
    pub(super) const fn bank_of_house(self) -> (i32, i32) {
        match self {
            Self::Bend => (-150, 150),
            Self::End | Self::Stub | Self::Under => (-300, -300),
            Self::Straight | Self::Tee | Self::Cross => (-300, 0),
        }
    }

    /// Where its bridge stands on banks, other than at the house.
    pub(super) fn landings(self) -> Vec<Rect> {
        let ends = self.crossings().into_iter().flat_map(|(from, to)| [from, to]);
        let (house_x, house_y) = self.bank_of_house();
        let far = |(x, y): &(i32, i32)| {
            (*x, *y) != (0, 0) && (x - house_x).pow(2) + (y - house_y).pow(2) > 260_i32.pow(2)
        };
        ends.filter(far).map(|end| Rect::around(end, 120)).collect()
    }

    /// Points along the middle of its water.
    pub(super) fn spots(self) -> Vec<(i32, i32)> {
        let column = |to: i32| (-8..=8).map(|step| (0, step * 50)).filter(move |it| it.1 <= to);
        match self {
            Self::Bend => vec![(23, -332), (92, -198), (198, -92), (332, -23)],
            Self::End => column(0).collect(),
            Self::Stub => vec![(0, -400)],
            Self::Under => vec![(0, -320), (0, 320)],
            Self::Straight | Self::Tee => column(400).collect(),
            Self::Cross => column(400).flat_map(|(x, y)| [(x, y), (y, x)]).collect(),
        }
    }

    /// Whether some of its water or bank is in a box.
    pub(super) fn wets(self, rect: Rect) -> bool {
        let band = rect.x < BANK && rect.right() > -BANK;
        let across = rect.y < BANK && rect.bottom() > -BANK;
        let (north_east, south_east) = ((EDGE, -EDGE), (EDGE, EDGE));
        match self {
            Self::Straight | Self::Under => band,
            Self::Bend => bends_through(rect, north_east),
            Self::Tee => band || bends_through(rect, north_east) || bends_through(rect, south_east),
            Self::Cross => {
                let corners = [north_east, south_east, (-EDGE, EDGE), (-EDGE, -EDGE)];
                band || across || corners.into_iter().any(|it| bends_through(rect, it))
            }
            Self::End => band && rect.y < 0 || Rect::around((0, 0), 2 * SPRING + 20).overlaps(rect),
            Self::Stub => band && rect.y < STUB + BANK,
        }
    }

    fn waters(self) -> Vec<Path> {
        let (straight, bend) = (straight(-WATER, WATER, OVER), bend(-WATER, WATER, OVER));
        match self {
            Self::Straight | Self::Under => vec![straight],
            Self::Bend => vec![bend],
            Self::Tee => vec![straight, bend.clone(), bend.turned(1)],
            Self::Cross => {
                let bends = (0..4).map(|quarters| bend.clone().turned(quarters));
                [straight.clone(), straight.turned(1)].into_iter().chain(bends).collect()
            }
            Self::End => vec![spring(WATER, EDGE + OVER)],
            Self::Stub => vec![stub(WATER, EDGE + OVER)],
        }
    }

    /// Only along the water, not below it: else they would shine through where two tiles meet.
    fn banks(self) -> Vec<Path> {
        const INNER: i32 = WATER - 4;
        let straights = || [straight(-BANK, -INNER, BANK_OVER), straight(INNER, BANK, BANK_OVER)];
        let bends = || [bend(-BANK, -INNER, BANK_OVER), bend(INNER, BANK, BANK_OVER)];
        let ends = || [-BANK, INNER].map(|x| Path::rect(Rect::new(x, -EDGE - 2, BANK - INNER, 40)));
        match self {
            Self::Straight | Self::Under => straights().into(),
            Self::Bend => bends().into(),
            Self::Tee => {
                let turned = bends().map(|path| path.turned(1));
                straights().into_iter().chain(bends()).chain(turned).collect()
            }
            Self::Cross => (0..4).flat_map(|turn| bends().map(|path| path.turned(turn))).collect(),
            Self::End => ends().into_iter().chain([spring(BANK, EDGE - 30)]).collect(),
            Self::Stub => ends().into_iter().chain([stub(BANK, EDGE - 30)]).collect(),
        }
    }

    /// The lines on which bridges cross: from bank to bank, so that no two arms stay joined.
    fn crossings(self) -> Vec<((i32, i32), (i32, i32))> {
        const END: i32 = 168;
        const CORNER: i32 = 236;
        let middle = (0, 0);
        match self {
            Self::Straight => vec![((-END, 0), (END, 0))],
            Self::Bend => vec![((34, -34), (252, -252))],
            Self::Tee => {
                vec![((-END, 0), middle), (middle, (CORNER, -CORNER)), (middle, (CORNER, CORNER))]
            }
            Self::Cross => {
                vec![((-CORNER, -CORNER), (CORNER, CORNER)), ((-CORNER, CORNER), (CORNER, -CORNER))]
            }
            Self::End | Self::Stub | Self::Under => {
                let y = self.middle().1;
                vec![((-END, y), (END, y))]
            }
        }
    }
}

/// Whether a box is on the way around a corner.
fn bends_through(rect: Rect, (x, y): (i32, i32)) -> bool {
    let far = |from: i32, to: i32, at: i32| (from - at).abs().max((to - at).abs());
    let near = |from: i32, to: i32, at: i32| (from - at).max(at - to).max(0);
    let square = |across: i32, down: i32| across * across + down * down;
    let nearest = square(near(rect.x, rect.right(), x), near(rect.y, rect.bottom(), y));
    let farthest = square(far(rect.x, rect.right(), x), far(rect.y, rect.bottom(), y));
    nearest < (EDGE + BANK).pow(2) && farthest > (EDGE - BANK).pow(2)
}

/// From north to south, between these distances from the middle.
fn straight(left: i32, right: i32, over: i32) -> Path {
    let end = EDGE + over;
    Path::rect(Rect::new(left, -end, right - left, 2 * end))
}

/// From north to a round end close by.
fn stub(half: i32, from: i32) -> Path {
    let round = half * 552 / 1000;
    Path::new()
        .move_to((-half, -from))
        .line_to((-half, STUB))
        .curve_to((-half, STUB + round), (-round, STUB + half), (0, STUB + half))
        .curve_to((round, STUB + half), (half, STUB + round), (half, STUB))
        .line_to((half, -from))
        .close()
}

/// From north to the middle, where it grows a little wider.
fn spring(half: i32, from: i32) -> Path {
    let radius = SPRING - BANK + half;
    let round = radius * 552 / 1000;
    Path::new()
        .move_to((-half, -from))
        .line_to((-half, -280))
        .curve_to((-half, -180), (-radius, -110), (-radius, 0))
        .curve_to((-radius, round), (-round, radius), (0, radius))
        .curve_to((round, radius), (radius, round), (radius, 0))
        .curve_to((radius, -110), (half, -180), (half, -280))
        .line_to((half, -from))
        .close()
}

/// From north to east around their corner, between these distances from the middle of the water.
fn bend(near: i32, far: i32, over: i32) -> Path {
    let (outer, inner) = (EDGE + far, EDGE + near);
    let end = EDGE + over;
    let handle = |radius: i32| radius - radius * 552 / 1000;
    Path::new()
        .move_to((EDGE - outer, -end))
        .line_to((EDGE - outer, -EDGE))
        .curve_to(
            (EDGE - outer, -EDGE + outer - handle(outer)),
            (EDGE - handle(outer), outer - EDGE),
            (EDGE, outer - EDGE),
        )
        .line_to((end, outer - EDGE))
        .line_to((end, inner - EDGE))
        .line_to((EDGE, inner - EDGE))
        .curve_to(
            (EDGE - handle(inner), inner - EDGE),
            (EDGE - inner, -EDGE + inner - handle(inner)),
            (EDGE - inner, -EDGE),
        )
        .line_to((EDGE - inner, -end))
        .close()
}

/// Waters and bridges of all forms.
pub(super) fn pictures() -> Vec<Picture> {
    let water = |form: Form| {
        let banks = form.banks().into_iter().map(|path| path.filled(Ink::Bank));
        let waters = form.waters().into_iter().map(|path| path.filled(Ink::Own));
        Picture { id: form.water(), parts: banks.chain(waters).collect() }
    };
    let bridge = |form: Form| {
        let crossings = form.crossings();
        let deck = crossings
            .iter()
            .fold(Path::new(), |path, (from, to)| path.and(&Path::line(*from, *to)));
        let planks =
            crossings.iter().fold(Path::new(), |path, (from, to)| path.and(&planks(*from, *to)));
        let parts = vec![
            deck.clone().stroked(Ink::Wood, 108),
            deck.stroked(Ink::Ground, 76),
            planks.stroked(Ink::Wood, 12),
        ];
        Picture { id: form.bridge(), parts }
    };
    Form::ALL.into_iter().flat_map(|form| [water(form), bridge(form)]).collect()
}

/// The gaps between the planks of a bridge, square to its way.
fn planks((x, y): (i32, i32), (to_x, to_y): (i32, i32)) -> Path {
    const APART: i32 = 42;
    const HALF: i32 = 38;
    let (across, down) = (to_x - x, to_y - y);
    let length = across.abs().max(down.abs());
    // A slanting bridge is longer than it is wide or high.
    let is_slanting = across != 0 && down != 0;
    let count = (if is_slanting { length * 141 / 100 } else { length } / APART).max(1);
    let half = if is_slanting { HALF * 71 / 100 } else { HALF };
    let (side_x, side_y) = (-down.signum() * half, across.signum() * half);
    (0..=count).fold(Path::new(), |path, plank| {
        let (at_x, at_y) = (x + across * plank / count, y + down * plank / count);
        path.and(&Path::line((at_x - side_x, at_y - side_y), (at_x + side_x, at_y + side_y)))
    })
}
